#pragma once

#include "core/domain/section.h"

#include <QHash>
#include <QObject>

class QModelIndex;

namespace duovita {

class OutlineView;

/// Remembers which sections of the outline are expanded. Initially those that matter most in a CV; then as the user
/// left them, for each record opened since the program started.
class OutlineFolds : public QObject {
    Q_OBJECT

public:
    /// The outline must outlive it.
    OutlineFolds(OutlineView& outline, QObject* parent);

    /// Call when the outline shows another record.
    void restore();

private:
    void note(const QModelIndex& index, bool open);
    bool hasRoomForAll() const;

    OutlineView& m_outline;
    QHash<SectionId, bool> m_open; ///< set by the user, or because an entry in it was selected or inserted
};

} // namespace duovita
