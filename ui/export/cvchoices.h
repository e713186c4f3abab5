#pragma once

#include "core/services/store.h"

#include <QHash>
#include <QScrollArea>

class QComboBox;

namespace duovita {

/// Chooses which CV of each person is exported, with a line per person.
class CvChoices : public QScrollArea {
    Q_OBJECT

public:
    explicit CvChoices(QWidget* parent);

    /// Sets the people; `shown` is the initial choice, by default a person's first CV.
    void setPeople(const QList<PersonCvs>& people, const QHash<PersonId, CvId>& shown);
    /// The choices that differ from the person's first CV.
    QHash<PersonId, CvId> chosen() const;

Q_SIGNALS:
    void changed();

private:
    QList<std::pair<PersonId, QComboBox*>> m_boxes;
};

} // namespace duovita
