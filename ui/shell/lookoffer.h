#pragma once

#include "core/domain/ids.h"
#include "ui/widgets/retranslation.h"

#include <QSet>

class QLabel;
class QPushButton;
class QToolButton;

namespace duovita {

class CurrentRecord;

/// Offers the templates above the pages of a newly created or imported person, whose CV still has the default look.
/// Appears when there is a name and the user pauses typing, moves no field, and disappears for good, also for later
/// people, when it is accepted or closed, or the templates were opened anyway.
class LookOffer : public Retranslated<QWidget> {
    Q_OBJECT

public:
    LookOffer(CurrentRecord& current, QSettings& settings, QWidget* parent);

    void offerTo(const PersonId& person);
    void settle(); ///< do not offer it again

Q_SIGNALS:
    void taken();

private:
    void retranslate() final;
    void follow();

    CurrentRecord& m_current;
    QSettings& m_settings;
    QSet<PersonId> m_people; ///< who still gets the offer
    QLabel* m_words;
    QPushButton* m_take;
    QToolButton* m_close;
};

} // namespace duovita
