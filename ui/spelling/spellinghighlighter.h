#pragma once

#include "core/spelling/wordranges.h"

#include <QSyntaxHighlighter>

class QMenu;
class QPlainTextEdit;

namespace duovita {

/// Underlines the words of a field that no dictionary knows, and offers better ones in its menu. Belongs to the field.
class SpellingHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit SpellingHighlighter(QPlainTextEdit* edit);

    /// Puts what can be done about the word at `position` of the text first in the menu.
    void fillMenu(QMenu* menu, int position);
    /// The misspelled words of the text.
    QList<WordRange> wrongWords() const;

protected:
    void highlightBlock(const QString& text) override;

private:
    QList<WordRange> wrongWordsIn(const QTextBlock& block) const;

    QPlainTextEdit* m_edit;
};

} // namespace duovita
