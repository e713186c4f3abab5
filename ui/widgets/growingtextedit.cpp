#include "ui/widgets/growingtextedit.h"

#include "ui/spelling/spellinghighlighter.h"

#include <QContextMenuEvent>
#include <QHash>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextLayout>

#include <QtMath>

namespace duovita {

namespace {

// The style's own frame hardly shows which of two fields beside each other is being written in. Its room is there
// without the focus too, so that nothing moves.
constexpr int focusFrame = 2;
constexpr double faint = 0.28; // of the text's colour, as the style draws the frames of other fields

/// Of a line in either language. One of Han letters may be higher than the font's own: a field a little too low for it
/// is scrolled by a whole line, and one that grew with the first such letter would move what stands below.
double lineHeight(const QFont& font)
{
    static QHash<QFont, double> heights;
    if (const auto known = heights.constFind(font); known != heights.cend())
        return *known;
    QTextLayout layout(QStringLiteral("Ag汉字"), font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    return *heights.insert(font, qMax(QFontMetricsF(font).lineSpacing(), line.height()));
}

} // namespace

GrowingTextEdit::GrowingTextEdit(Lines lines, QWidget* parent) : QPlainTextEdit(parent), m_lines(lines)
{
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFrameShape(QFrame::NoFrame);
    setViewportMargins(focusFrame, focusFrame, focusFrame, focusFrame);
    // The record has its own undo; two histories would disagree.
    setUndoRedoEnabled(false);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        if (m_setting || text() == m_said)
            return;
        remember();
        Q_EMIT edited(m_said);
    });
}

QString GrowingTextEdit::text() const
{
    // toPlainText() would turn no-break spaces into plain ones.
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void GrowingTextEdit::setText(const QString& text)
{
    if (text == this->text())
        return;
    setQuietly([&] {
        const int position = textCursor().position();
        setPlainText(text);
        QTextCursor cursor = textCursor();
        cursor.setPosition(qMin(position, static_cast<int>(text.size())));
        setTextCursor(cursor);
    });
    remember();
}

void GrowingTextEdit::setQuietly(const std::function<void()>& change)
{
    const QScopedValueRollback guard(m_setting, true);
    change();
}

QSize GrowingTextEdit::sizeHint() const
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += qMax(1, block.layout() ? block.layout()->lineCount() : 1);
    const int margins = 2 * focusFrame + qRound(2 * document()->documentMargin());
    return {120, qCeil(qMax(1, lines) * lineHeight(font())) + margins + 2};
}

void GrowingTextEdit::fitHeight()
{
    const int height = sizeHint().height();
    if (height != minimumHeight())
        setMinimumHeight(height);
}

void GrowingTextEdit::setGhost(const QString& text)
{
    m_ghost = text;
    fitGhost();
}

/// A placeholder is wrapped, and cut where the field ends.
void GrowingTextEdit::fitGhost()
{
    const int room = viewport()->width() - 2 * qRound(document()->documentMargin()) - 2;
    const QString shown = fontMetrics().elidedText(m_ghost, Qt::ElideRight, room);
    if (shown == placeholderText())
        return;
    setPlaceholderText(shown);
    viewport()->update(); // Qt 6.4 leaves that to the next event
}

void GrowingTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
    fitGhost();
}

/// Undo and redo are the window's: without this, the field would take their keys from it and do nothing.
bool GrowingTextEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    if (event->type() == QEvent::Paint) {
        paintFrame();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void GrowingTextEdit::paintFrame()
{
    QPainter painter(this);
    QColor colour = palette().color(hasFocus() ? QPalette::Highlight : QPalette::Text);
    if (!hasFocus())
        colour.setAlphaF(faint);
    const int width = hasFocus() ? focusFrame : 1;
    painter.fillRect(rect(), palette().base());
    for (const QRect& side : {QRect(0, 0, this->width(), width), QRect(0, height() - width, this->width(), width),
                              QRect(0, width, width, height() - 2 * width),
                              QRect(this->width() - width, width, width, height() - 2 * width)})
        painter.fillRect(side, colour);
}

void GrowingTextEdit::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_lines == Lines::One) {
        focusNextChild();
        return;
    }
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void GrowingTextEdit::insertFromMimeData(const QMimeData* source)
{
    if (m_lines == Lines::Several) {
        QPlainTextEdit::insertFromMimeData(source);
        return;
    }
    static const QRegularExpression lineBreak(QStringLiteral("\r\n|[\r\n\u2029]"));
    insertPlainText(source->text().replace(lineBreak, QStringLiteral(" ")));
}

void GrowingTextEdit::checkSpelling()
{
    m_spelling = new SpellingHighlighter(this);
}

QMenu* GrowingTextEdit::makeMenu(const QPoint& place)
{
    QMenu* menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_spelling && !isReadOnly())
        m_spelling->fillMenu(menu, cursorForPosition(place).position());
    return menu;
}

void GrowingTextEdit::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = makeMenu(event->pos());
    Q_EMIT menuMade(menu);
    menu->popup(event->globalPos());
}

void GrowingTextEdit::focusInEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusInEvent(event);
    update();
}

void GrowingTextEdit::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    update();
    if (m_spelling) // the word that was being typed is finished
        m_spelling->rehighlight();
    Q_EMIT focusLeft();
}

} // namespace duovita
