#pragma once

#include "core/checks/recordchecks.h"

#include <QWidget>

class QMenu;

namespace duovita {

/// A button for each remedy that any of the chosen problems has, saying for how many.
class RemedyBar : public QWidget {
    Q_OBJECT

public:
    explicit RemedyBar(QWidget* parent = nullptr);

    void setProblems(const QList<Problem>& problems);
    void addTo(QMenu& menu); ///< the same as in the bar

Q_SIGNALS:
    void wanted(duovita::Remedy remedy);

protected:
    void changeEvent(QEvent* event) override;

private:
    void keepRoom();
    /// What a remedy is called here; empty if none of the problems has it.
    QString wordsFor(Remedy remedy) const;
    QString suggestionWords(int count) const;
    QString templateWords() const;

    QList<Problem> m_problems;
};

} // namespace duovita
