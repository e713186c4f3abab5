#pragma once

#include "ui/widgets/retranslation.h"

class QAction;
class QLabel;
class QToolButton;

namespace duovita {

/// Shows the number of problems and whether they are those of the shown CV or the whole record. For a pane's header.
class ProblemScope : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ProblemScope(QWidget* parent);

    bool isWhole() const;
    void setWhole(bool whole);
    /// nullopt: not known yet. `groups` is the tool tip: headings with their numbers.
    void setCount(std::optional<int> count, const QString& groups);
    /// Whether a parser does not find everything in the CV's document, or may mix its columns: then "no problems" is
    /// said of the text only.
    void setParserFails(bool fails);
    void setFurther(qsizetype further); ///< number of further problems in parts that the CV omits
    void takeFocus();

Q_SIGNALS:
    void wholeChanged();

private:
    void retranslate() final;
    void nameScope();
    void showCount();

    QWidget* m_tick; ///< shown if there are no problems
    QLabel* m_count;
    QToolButton* m_scope;
    QAction* m_cv;
    QAction* m_whole;
    std::optional<int> m_counted{};
    bool m_parserFails = false;
    qsizetype m_further = 0;
};

} // namespace duovita
