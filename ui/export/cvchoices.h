#pragma once

#include "core/services/store.h"

#include <QHash>
#include <QScrollArea>
#include <QSet>

class QCheckBox;
class QComboBox;

namespace duovita {

/// Chooses who is exported, and which CV of each person, with a line per person.
class CvChoices : public QScrollArea {
    Q_OBJECT

public:
    explicit CvChoices(QWidget* parent);

    /// Sets the people. The initial choice is each CV of those in `all`, the one in `shown` of others, or by default
    /// a person's first CV.
    void setPeople(const QList<PersonCvs>& people, const QHash<PersonId, CvId>& shown, const QSet<PersonId>& all);
    /// The people that are ticked; all at first.
    QList<PersonId> people() const;
    /// The choices that differ from the person's first CV.
    QHash<PersonId, CvId> chosen() const;
    QSet<PersonId> withAllCvs() const; ///< the people of whom each CV is chosen

Q_SIGNALS:
    void changed();

private:
    struct Line {
        PersonId person;
        QCheckBox* tick;
        QComboBox* cv;
    };
    QList<Line> m_lines;
};

} // namespace duovita
