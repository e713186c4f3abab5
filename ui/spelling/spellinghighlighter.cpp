#include "ui/spelling/spellinghighlighter.h"

#include "ui/spelling/spelling.h"

#include <QMenu>
#include <QPlainTextEdit>
#include <QTextBlock>

namespace duovita {

SpellingHighlighter::SpellingHighlighter(QPlainTextEdit* edit) : QSyntaxHighlighter(edit->document()), m_edit(edit)
{
    connect(&Spelling::instance(), &Spelling::changed, this, &QSyntaxHighlighter::rehighlight);
}

QList<WordRange> SpellingHighlighter::wrongWordsIn(const QTextBlock& block) const
{
    QList<WordRange> wrong;
    const QString text = block.text();
    for (const WordRange& word : wordsToCheck(text)) {
        if (!Spelling::instance().isRight(text.mid(word.start, word.length)))
            wrong += word;
    }
    return wrong;
}

QList<WordRange> SpellingHighlighter::wrongWords() const
{
    QList<WordRange> wrong;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (const WordRange& word : wrongWordsIn(block))
            wrong += WordRange{block.position() + word.start, word.length};
    }
    return wrong;
}

void SpellingHighlighter::highlightBlock(const QString&)
{
    // Do not mark the word being typed.
    const QTextCursor cursor = m_edit->textCursor();
    const int typing = m_edit->hasFocus() && cursor.block() == currentBlock() ? cursor.positionInBlock() : -1;
    QTextCharFormat wrong;
    wrong.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    wrong.setUnderlineColor(QColor(0xD0, 0x30, 0x30));
    for (const WordRange& word : wrongWordsIn(currentBlock())) {
        if (word.start + word.length != typing)
            setFormat(static_cast<int>(word.start), static_cast<int>(word.length), wrong);
    }
}

void SpellingHighlighter::fillMenu(QMenu* menu, int position)
{
    for (const WordRange& word : wrongWords()) {
        if (position < word.start || position > word.start + word.length)
            continue;
        const auto start = static_cast<int>(word.start);
        const auto length = static_cast<int>(word.length);
        QTextCursor cursor(document());
        cursor.setPosition(start);
        cursor.setPosition(start + length, QTextCursor::KeepAnchor);
        const QString text = cursor.selectedText();
        QAction* first = menu->actions().isEmpty() ? nullptr : menu->actions().front();
        const auto add = [&](QAction* action) {
            menu->insertAction(first, action);
            return action;
        };
        const QStringList suggestions = Spelling::instance().suggestions(text);
        for (const QString& suggestion : suggestions) {
            QAction* action = add(new QAction(suggestion, menu));
            QFont bold = action->font();
            bold.setBold(true);
            action->setFont(bold);
            connect(action, &QAction::triggered, this, [cursor, suggestion]() mutable {
                // Keep the word's formatting.
                cursor.insertText(suggestion, cursor.charFormat());
            });
        }
        if (suggestions.isEmpty())
            add(new QAction(tr("No suggestions"), menu))->setEnabled(false);
        connect(add(new QAction(tr("Add “%1” to my dictionary").arg(text), menu)), &QAction::triggered, this,
                [text] { Spelling::instance().learn(text); });
        if (first)
            menu->insertSeparator(first);
        return;
    }
}

} // namespace duovita
