#include "ui/terms/wordlookup.h"

#include "core/domain/error.h"
#include "core/messages/kindwords.h"
#include "core/services/store.h"
#include "core/terms/lexiconwords.h"
#include "ui/background.h"
#include "ui/terms/termsource.h"
#include "ui/terms/wordpopup.h"
#include "ui/widgets/localizededit.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTextBlock>

namespace duovita {

namespace {

constexpr qsizetype longest = 60; // UTF-16 units to look up

QString cut(const QString& text)
{
    return text.simplified().left(longest);
}

QString wordIn(const QString& text, qsizetype place)
{
    const WordPlace word = wordAround(text, place);
    return cut(text.mid(word.at, word.size));
}

QString wordAt(const QTextCursor& cursor)
{
    return cursor.hasSelection() ? cut(cursor.selectedText()) : wordIn(cursor.block().text(), cursor.positionInBlock());
}

QString wordAt(const QLineEdit& line, int place)
{
    return line.hasSelectedText() ? cut(line.selectedText()) : wordIn(line.text(), place);
}

/// The place of the word or field on the screen.
QRect placeOf(const QTextCursor& cursor, const GrowingTextEdit& edit)
{
    const QRect within = edit.cursorRect(cursor);
    return {edit.viewport()->mapToGlobal(within.topLeft()), within.size()};
}
QRect placeOf(const QLineEdit& line)
{
    return {line.mapToGlobal(QPoint(0, 0)), line.size()};
}

/// The widget as a one-line field, unless its text is hidden, as a password is; otherwise null.
QLineEdit* textLine(QWidget* widget)
{
    auto* line = qobject_cast<QLineEdit*>(widget);
    return line && line->echoMode() == QLineEdit::Normal ? line : nullptr;
}

/// Whether a space separates the character from a Latin word.
bool isLatinLetter(QChar c)
{
    return c.isLetterOrNumber() && c.script() != QChar::Script_Han;
}

/// The text with the spaces it needs at that place.
QString fitted(const QString& text, const QString& around, qsizetype place)
{
    const bool before = place > 0 && isLatinLetter(around[place - 1]) && isLatinLetter(text.front());
    const bool after = place < around.size() && isLatinLetter(around[place]) && isLatinLetter(text.back());
    return (before ? QStringLiteral(" ") : QString()) + text + (after ? QStringLiteral(" ") : QString());
}

} // namespace

WordLookup::WordLookup(TermSource& source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* focused) { follow(focused); });
}

void WordLookup::follow(QWidget* focused)
{
    if (QLineEdit* line = textLine(focused); line && line != m_line) {
        if (m_line)
            m_line->removeEventFilter(this);
        m_line = line;
        line->installEventFilter(this);
    }
    auto* edit = qobject_cast<GrowingTextEdit*>(focused);
    if (!edit || edit == m_edit)
        return;
    if (m_edit)
        disconnect(m_edit, &GrowingTextEdit::menuMade, this, nullptr);
    m_edit = edit;
    connect(edit, &GrowingTextEdit::menuMade, this, &WordLookup::addToTexts);
}

bool WordLookup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu || watched != m_line || !textLine(m_line))
        return QObject::eventFilter(watched, event);
    popUpMenu(*m_line, *static_cast<QContextMenuEvent*>(event));
    return true;
}

void WordLookup::popUpMenu(QLineEdit& line, const QContextMenuEvent& event)
{
    QMenu* menu = line.createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool isPointed = event.reason() == QContextMenuEvent::Mouse;
    addTo(*menu, wordAt(line, isPointed ? line.cursorPositionAt(event.pos()) : line.cursorPosition()), placeOf(line),
          line);
    menu->popup(event.globalPos());
}

/// Adds the action for the clicked word, or for the selected text if there is any.
void WordLookup::addToTexts(QMenu* menu)
{
    QTextCursor cursor = m_edit->textCursor();
    const QPoint pointed = m_edit->viewport()->mapFromGlobal(QCursor::pos());
    if (!cursor.hasSelection() && m_edit->viewport()->rect().contains(pointed))
        cursor = m_edit->cursorForPosition(pointed);
    addTo(*menu, wordAt(cursor), placeOf(cursor, *m_edit), *m_edit);
}

void WordLookup::addTo(QMenu& menu, const QString& word, const QRect& around, QWidget& field)
{
    menu.addSeparator();
    QAction* action = menu.addAction(tr("Look up word"));
    action->setObjectName(QStringLiteral("lookUpWord"));
    action->setShortcut(QKeySequence(Qt::Key_F2));
    action->setEnabled(!word.isEmpty());
    const auto look = [this, word, around, field = QPointer(&field)] {
        if (field)
            show(word, around, *field);
    };
    connect(action, &QAction::triggered, this, look, Qt::QueuedConnection); // after the menu has given up the focus
}

void WordLookup::lookUp()
{
    QWidget* focused = QApplication::focusWidget();
    if (const QLineEdit* line = textLine(focused))
        return show(wordAt(*line, line->cursorPosition()), placeOf(*line), *focused);
    auto* edit = qobject_cast<GrowingTextEdit*>(focused);
    if (!edit)
        return Q_EMIT said(tr("Put the cursor in a text to look up a word."));
    show(wordAt(edit->textCursor()), placeOf(edit->textCursor(), *edit), *edit);
}

void WordLookup::show(const QString& word, const QRect& around, QWidget& field)
{
    if (word.isEmpty())
        return Q_EMIT said(tr("There is no word at the cursor."));
    m_texts = qobject_cast<LocalizedEdit*>(field.parentWidget());
    m_other = nullptr;
    QString choosing = tr("copy");
    for (const Language language : allLanguages) {
        if (!m_texts || m_texts->isShared() || m_texts->edit(otherLanguage(language)) != &field)
            continue;
        m_other = m_texts->edit(language);
        choosing = tr("insert in %1").arg(endonymOf(language));
    }
    auto* popup = new WordPopup(word, choosing, &field);
    const QList<LookedUpWord> inUse = wordsInUse(m_source, word);
    popup->setWords(inUse, false);
    connect(popup, &WordPopup::chosen, this, &WordLookup::insert);
    connect(popup, &WordPopup::glossaryWanted, this, [this, popup](const QString& text) { learn(popup, text); });
    popup->popUp(around);
    runInBackground(
        popup, [inUse, word] { return withLexicon(inUse, word); },
        [popup](const QList<LookedUpWord>& words) { popup->setWords(words, true); });
}

/// Inserts at the side's cursor, or at the end if the cursor is still at the beginning.
void WordLookup::insert(const QString& text)
{
    if (!m_other || m_other->isReadOnly()) {
        QApplication::clipboard()->setText(text);
        return Q_EMIT said(tr("“%1” can be pasted now.").arg(text));
    }
    const QPointer<LocalizedEdit> texts = m_texts; // receivers may rebuild the form
    const QPointer<GrowingTextEdit> other = m_other;
    QTextCursor cursor = other->textCursor();
    if (cursor.position() == 0)
        cursor.movePosition(QTextCursor::End);
    cursor.clearSelection();
    Q_EMIT texts->stepEnded(); // an undo step of its own
    cursor.insertText(fitted(text, cursor.block().text(), cursor.positionInBlock()));
    if (other)
        other->setTextCursor(cursor);
    if (texts)
        Q_EMIT texts->stepEnded();
}

void WordLookup::learn(WordPopup* popup, const QString& text)
{
    const Language language = languageOfWord(popup->word());
    Term term;
    term.texts[indexOf(language)] = popup->word();
    term.texts[indexOf(otherLanguage(language))] = text;
    runInBackground(
        this, [path = m_source.database(), term] { return changeGlossary(path, {}, {term}); },
        [this, term, text, shown = QPointer(popup)](const Result<int>& changed) {
            if (!changed)
                return Q_EMIT failed(changed.error());
            if (shown)
                shown->markLearnt(text);
            Q_EMIT said(tr("The glossary has “%1” and “%2” as a pair.")
                            .arg(term.text(allLanguages.front()), term.text(allLanguages.back())));
            Q_EMIT glossaryChanged();
        });
}

} // namespace duovita
