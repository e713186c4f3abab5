#include "ui/widgets/growingtextedit.h"

#include "ui/spelling/spellinghighlighter.h"
#include "ui/style/appearance.h"
#include "ui/widgets/evenlines.h"
#include "ui/widgets/focusing.h"
#include "ui/widgets/quietbutton.h"
#include "ui/widgets/statesign.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace duovita {

namespace {

constexpr int besideText = 9;  // pixels, including the hairline
constexpr int signRoom = 29;   // from the right edge, including the hairline
constexpr int signTarget = 20; // clickable area around the sign

/// Above and below the text.
int marginOf()
{
    return (measure(Measure::Field) - lineHeight(TextSize::Normal)) / 2;
}

QTextDocument* makeDocument(QPlainTextEdit* edit)
{
    auto* document = new QTextDocument(edit);
    document->setDefaultFont(edit->font());
    document->setDocumentMargin(marginOf());
    document->setDocumentLayout(new EvenLines(document));
    return document;
}

} // namespace

GrowingTextEdit::GrowingTextEdit(Lines lines, QWidget* parent) : QPlainTextEdit(parent), m_lines(lines)
{
    setDocument(makeDocument(this));
    m_layout = static_cast<EvenLines*>(document()->documentLayout());
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false); // the frame paints the background
    setAttribute(Qt::WA_Hover);
    fitMargins();
    fitHeight();
    connect(&Appearance::instance(), &Appearance::changed, this, [this] {
        m_layout->measureLines();
        fitMargins();
        fitHeight();
    });
    // The record has its own undo history, with which a second one would conflict.
    setUndoRedoEnabled(false);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        update(); // empty fields have a different frame
        if (m_setting || text() == m_announced)
            return;
        remember();
        Q_EMIT edited(m_announced);
    });
}

QString GrowingTextEdit::text() const
{
    // toPlainText() would replace no-break spaces by plain ones.
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
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        m_layout->blockBoundingRect(block); // lays out a text whose lines were dropped, as by a new width
        lines += qMax(1, block.layout() ? block.layout()->lineCount() : 1);
    }
    if (m_ghostWhole && document()->isEmpty())
        lines = linesOfGhost();
    return {120, qMax(1, lines) * m_layout->pitch() + 2 * marginOf()};
}

void GrowingTextEdit::fitHeight()
{
    const int height = std::min(sizeHint().height(), maximumHeight());
    const bool grows = height > minimumHeight();
    if (height != minimumHeight())
        setMinimumHeight(height);
    if (grows && hasFocus())
        keepCursorInView(*this);
}

void GrowingTextEdit::fitMargins()
{
    const int margin = marginOf();
    if (qRound(document()->documentMargin()) != margin)
        document()->setDocumentMargin(margin);
    const bool hasSign = m_sign && m_sign->sign() != Sign::None;
    const QMargins beside(besideText - margin, 0, (hasSign ? signRoom : besideText) - margin, 0);
    if (viewportMargins() != beside)
        setViewportMargins(beside);
}

void GrowingTextEdit::setHalf(Half half)
{
    if (half == m_half)
        return;
    m_half = half;
    update();
}

void GrowingTextEdit::setGhost(const QString& text, Tone tone, const QString& key)
{
    if (text == m_ghost && tone == m_ghostTone && key == m_ghostKey)
        return;
    m_ghost = text;
    m_ghostTone = tone;
    m_ghostKey = key;
    fitHeight();
    viewport()->update();
}

void GrowingTextEdit::setGhostWhole()
{
    m_ghostWhole = true;
    fitHeight();
}

void GrowingTextEdit::setGhostStays()
{
    m_ghostStays = true;
    setGhostWhole();
}

/// Whether the placeholder is shown as a text.
bool GrowingTextEdit::showsGhostAsText() const
{
    return m_ghostStays && !m_ghost.isEmpty() && m_ghostTone == Tone::Text3 && !hasFocus();
}

StateSign* GrowingTextEdit::sign()
{
    if (!m_sign) {
        m_sign = new StateSign(this);
        placeSign();
    }
    return m_sign;
}

void GrowingTextEdit::setSign(Sign sign, const QString& words)
{
    if (sign == Sign::None && !m_sign)
        return;
    this->sign()->setSign(sign, words);
    setAccessibleDescription(words);
    fitMargins();
}

void GrowingTextEdit::placeSign()
{
    const int besides = (signTarget - signSize) / 2;
    m_sign->setGeometry(width() - besideText - signSize - besides, (measure(Measure::Field) - signTarget) / 2,
                        signTarget, signTarget);
}

void GrowingTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    if (m_sign)
        placeSign();
    fitHeight();
}

void GrowingTextEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_layout->measureLines();
        fitHeight();
    }
}

/// A click in the margin is passed to the text. Events that the text ignores, such as a press of the right button, come
/// back here and are not passed on again.
void GrowingTextEdit::pressBeside(QMouseEvent& event)
{
    if (m_passing || viewport()->geometry().contains(event.position().toPoint()))
        return event.ignore();
    const QScopedValueRollback guard(m_passing, true);
    const QPointF place = viewport()->mapFrom(this, event.position());
    QMouseEvent inside(event.type(), place, event.globalPosition(), event.button(), event.buttons(), event.modifiers());
    QCoreApplication::sendEvent(viewport(), &inside);
}

/// Leaves the shortcuts for undo and redo to the window; otherwise the field would consume them without effect.
bool GrowingTextEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!isUndoRedoEnabled() && (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))) {
            event->ignore();
            return false;
        }
    }
    switch (event->type()) {
    case QEvent::Paint:
        paintFrame();
        return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseMove:
        pressBeside(static_cast<QMouseEvent&>(*event));
        return event->isAccepted();
    case QEvent::HoverEnter:
    case QEvent::HoverLeave:
        update();
        break;
    default:
        break;
    }
    return QPlainTextEdit::event(event);
}

void GrowingTextEdit::paintFrame()
{
    QPainter painter(this);
    const bool focused = hasFocus() && isEnabled();
    const bool empty = document()->isEmpty() && !showsGhostAsText();
    paintFieldFrame(painter, rect(), {m_half, focused, underMouse(), empty, m_brought}, palette());
}

void GrowingTextEdit::paintEvent(QPaintEvent* event)
{
    QPlainTextEdit::paintEvent(event);
    const bool composes = !textCursor().block().layout()->preeditAreaText().isEmpty(); // an input method is composing
    if (!m_ghost.isEmpty() && document()->isEmpty() && !composes)
        paintGhost();
}

void GrowingTextEdit::setBrought(bool brought)
{
    if (std::exchange(m_brought, brought) != brought)
        update();
}

/// Painted where the text would be, elided before the key and the sign.
void GrowingTextEdit::paintGhost()
{
    QPainter painter(viewport());
    painter.translate(-viewport()->pos());
    const int top = qRound(document()->documentMargin());
    int right = viewport()->geometry().right() - top;
    if (!m_ghostKey.isEmpty()) {
        const bool hasSign = m_sign && m_sign->sign() != Sign::None;
        const QPoint corner(width() - (hasSign ? signRoom : besideText), top + 1);
        right = corner.x() - paintKey(&painter, corner, m_ghostKey, palette()) - gridStep;
    }
    painter.setFont(font());
    painter.setPen(tone(showsGhostAsText() ? Tone::Text : m_ghostTone, palette()));
    // Use as many lines as the other half makes room for; elide the last one.
    QString rest = m_ghost.simplified();
    const int width = right - besideText;
    const int line = m_layout->pitch();
    for (int y = top + m_layout->baseline(); !rest.isEmpty(); y += line) {
        const bool isLast = y + line + fontMetrics().descent() > viewport()->geometry().bottom();
        const qsizetype taken = isLast ? rest.size() : endOfLine(rest, width);
        painter.drawText(besideText, y, fontMetrics().elidedText(rest.first(taken).trimmed(), Qt::ElideRight, width));
        rest = rest.sliced(taken);
    }
}

/// The length of the first line when the text is wrapped at this width.
qsizetype GrowingTextEdit::endOfLine(const QString& text, int width) const
{
    QTextLayout layout(text, font());
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(std::max(1, width));
    layout.endLayout();
    return std::max(1, line.textLength());
}

int GrowingTextEdit::linesOfGhost() const
{
    QString rest = m_ghost.simplified();
    const int width = viewport()->geometry().right() - marginOf() - besideText;
    int lines = 0;
    for (; !rest.isEmpty(); ++lines)
        rest = rest.sliced(endOfLine(rest, width));
    return lines;
}

/// Like Tab, but skips the small buttons beside a field.
void GrowingTextEdit::goToNextField()
{
    constexpr int mostBeside = 4;
    focusNextChild();
    for (int i = 0; i < mostBeside && qobject_cast<QuietButton*>(window()->focusWidget()); ++i)
        focusNextChild();
}

void GrowingTextEdit::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_lines == Lines::One) {
        goToNextField();
        return;
    }
    if (!isUndoRedoEnabled() && (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo))) {
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
    if (m_spelling) // the word being typed is complete now
        m_spelling->rehighlight();
    Q_EMIT focusLeft();
}

} // namespace duovita
