#pragma once

#include "core/domain/ids.h"
#include "ui/widgets/retranslation.h"

#include <QSet>

class QLabel;
class QPushButton;
class QToolButton;

namespace duovita {

class CurrentRecord;

/// Offers the templates once, above the pages of a newly created or imported person, whose CV still has the default
/// look. Appears when there is a name and the user pauses typing, moves no field, and disappears for good when it is
/// accepted or closed, or the templates were opened anyway.
class LookOffer : public Retranslated<QWidget> {
    Q_OBJECT

public:
    LookOffer(CurrentRecord& current, QWidget* parent);

    void offerTo(const PersonId& person);
    void settle(); ///< do not offer it to the open person again

Q_SIGNALS:
    void taken();

private:
    void retranslate() final;
    void follow();

    CurrentRecord& m_current;
    QSet<PersonId> m_people; ///< who still gets the offer
    QLabel* m_words;
    QPushButton* m_take;
    QToolButton* m_close;
};

} // namespace duovita
