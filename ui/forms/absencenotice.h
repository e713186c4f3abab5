#pragma once

#include "core/checks/absententries.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// Says above a form that its entry is not in documents of a language, and why, with the ways back beside it. Takes no
/// room while there is nothing to say.
class AbsenceNotice : public QWidget {
    Q_OBJECT

public:
    explicit AbsenceNotice(QWidget* parent);

    void show(const QList<AbsentEntry>& absences, const Person& person); ///< of one entry

Q_SIGNALS:
    void writeWanted(); ///< of the text for want of which it is so
    void showWanted();  ///< the other language's texts instead of leaving them out

private:
    QLabel* m_words;
    QPushButton* m_write;
    QPushButton* m_show;
};

} // namespace duovita
