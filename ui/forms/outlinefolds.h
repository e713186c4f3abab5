#pragma once

#include "core/domain/section.h"

#include <QHash>
#include <QObject>

class QModelIndex;

namespace duovita {

class OutlineView;

/// Which sections of an outline are open. At first those that a CV is mostly about; after that as they were left, for
/// everybody who was open since the program began.
class OutlineFolds : public QObject {
    Q_OBJECT

public:
    /// The outline outlives it.
    OutlineFolds(OutlineView& outline, QObject* parent);

    /// For the record that the outline shows from now on.
    void restore();

private:
    void note(const QModelIndex& index, bool open);

    OutlineView& m_outline;
    QHash<SectionId, bool> m_open; ///< by the person, or because something in it was chosen or put into it
};

} // namespace duovita
