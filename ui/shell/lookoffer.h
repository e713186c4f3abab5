#pragma once

#include "core/domain/ids.h"
#include "ui/widgets/retranslation.h"

#include <QSet>

class QLabel;
class QPushButton;
class QToolButton;

namespace duovita {

class CurrentRecord;

/// The way to the templates, once, above the pages of somebody who is new here: whoever brings a CV in or begins one
/// still has all of that to do, and finds it when they look at the pages. It waits for a name and for the typing to
/// rest, moves no field, and goes for good when it is taken or closed, or when the templates were seen anyway.
class LookOffer : public Retranslated<QWidget> {
    Q_OBJECT

public:
    LookOffer(CurrentRecord& current, QWidget* parent);

    void offerTo(const PersonId& person);
    void settle(); ///< for who is open

Q_SIGNALS:
    void taken();

private:
    void retranslate() final;
    void follow();

    CurrentRecord& m_current;
    QSet<PersonId> m_people; ///< to whom it is open
    QLabel* m_words;
    QPushButton* m_take;
    QToolButton* m_close;
};

} // namespace duovita
