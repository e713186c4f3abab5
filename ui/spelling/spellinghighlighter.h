#pragma once

#include "core/spelling/wordranges.h"

#include <QSyntaxHighlighter>

class QMenu;
class QPlainTextEdit;

namespace duovita {

/// Underlines misspelled words in a field, and offers corrections in its menu. Owned by the field.
class SpellingHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit SpellingHighlighter(QPlainTextEdit* edit);

    /// Adds corrections for the word at `position` at the top of the menu.
    void fillMenu(QMenu* menu, int position);
    /// The misspelled words in the text.
    QList<WordRange> wrongWords() const;

protected:
    void highlightBlock(const QString& text) override;

private:
    QList<WordRange> wrongWordsIn(const QTextBlock& block) const;

    QPlainTextEdit* m_edit;
};

} // namespace duovita
