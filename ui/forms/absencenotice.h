#pragma once

#include "core/checks/absententries.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// A notice above an entry's form that the entry is missing from a language's documents, with the reason and links that
/// fix it. Takes no space when there is nothing to say.
class AbsenceNotice : public QWidget {
    Q_OBJECT

public:
    explicit AbsenceNotice(QWidget* parent);

    void show(const QList<AbsentEntry>& absences, const Person& person); ///< of a single entry

Q_SIGNALS:
    void writeWanted(); ///< write the text whose absence causes the omission
    void showWanted();  ///< show the other language's texts instead of omitting the entry

private:
    QLabel* m_words;
    QPushButton* m_write;
    QPushButton* m_show;
};

} // namespace duovita
