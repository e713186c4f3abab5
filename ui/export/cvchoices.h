#pragma once

#include "core/services/store.h"

#include <QHash>
#include <QScrollArea>

class QComboBox;

namespace duovita {

/// Whose documents go out, and which of their CVs: a line for each person.
class CvChoices : public QScrollArea {
    Q_OBJECT

public:
    explicit CvChoices(QWidget* parent);

    /// With the CV that each begins with; who is not in `shown` begins with the first.
    void setPeople(const QList<PersonCvs>& people, const QHash<PersonId, CvId>& shown);
    /// Of whom it is not the first.
    QHash<PersonId, CvId> chosen() const;

Q_SIGNALS:
    void changed();

private:
    QList<std::pair<PersonId, QComboBox*>> m_boxes;
};

} // namespace duovita
