#pragma once

#include "ui/widgets/retranslation.h"

class QAction;
class QLabel;
class QToolButton;

namespace duovita {

/// How many problems there are, and in what: the shown CV, or everything in the record. For the head of a pane.
class ProblemScope : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ProblemScope(QWidget* parent);

    bool isWhole() const;
    void setWhole(bool whole);
    /// Of nothing it is not known yet. `groups`: the headings with their numbers, for who points there.
    void setCount(std::optional<int> count, const QString& groups);
    void setFurther(qsizetype further); ///< how many more there are in what the CV leaves out
    void takeFocus();

Q_SIGNALS:
    void wholeChanged();

private:
    void retranslate() final;
    void nameScope();

    QWidget* m_tick; ///< where there is no problem
    QLabel* m_count;
    QToolButton* m_scope;
    QAction* m_cv;
    QAction* m_whole;
    std::optional<int> m_counted{};
    qsizetype m_further = 0;
};

} // namespace duovita
