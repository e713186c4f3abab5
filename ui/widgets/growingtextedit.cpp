#include "ui/widgets/growingtextedit.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextLayout>

namespace duovita {

GrowingTextEdit::GrowingTextEdit(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // The record has its own undo; two histories would disagree.
    setUndoRedoEnabled(false);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        if (!m_setting)
            Q_EMIT edited(text());
    });
}

void GrowingTextEdit::setText(const QString& text)
{
    if (text == toPlainText())
        return;
    const QScopedValueRollback guard(m_setting, true);
    const int position = textCursor().position();
    setPlainText(text);
    QTextCursor cursor = textCursor();
    cursor.setPosition(qMin(position, static_cast<int>(text.size())));
    setTextCursor(cursor);
}

QSize GrowingTextEdit::sizeHint() const
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += qMax(1, block.layout() ? block.layout()->lineCount() : 1);
    const int margins = 2 * frameWidth() + qRound(2 * document()->documentMargin());
    return {120, qMax(1, lines) * fontMetrics().lineSpacing() + margins + 2};
}

void GrowingTextEdit::fitHeight()
{
    const int height = sizeHint().height();
    if (height != minimumHeight())
        setFixedHeight(height);
}

void GrowingTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void GrowingTextEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        focusNextChild();
        return;
    }
    // Undo and redo are the window's.
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void GrowingTextEdit::insertFromMimeData(const QMimeData* source)
{
    QString text = source->text();
    text.replace(u'\n', u' ');
    insertPlainText(text);
}

void GrowingTextEdit::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT focusLeft();
}

} // namespace duovita
