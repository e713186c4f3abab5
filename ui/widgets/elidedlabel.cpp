#include "ui/widgets/elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace duovita {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setHiddenIfElided(bool hidden)
{
    m_hiddenIfElided = hidden;
    update();
}

void ElidedLabel::setToolTipWords(std::function<QString()> words)
{
    m_toolTipWords = std::move(words);
}

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    update();
}

bool ElidedLabel::isCut() const
{
    return !fitsInto(contentsRect().width());
}

bool ElidedLabel::fitsInto(int width) const
{
    const QString words = text().simplified();
    if (m_mostLines == 1)
        return fontMetrics().horizontalAdvance(words) <= width;
    return fontMetrics().horizontalAdvance(linesWithin(width).last()) <= width;
}

QStringList ElidedLabel::linesWithin(int width) const
{
    const QString words = text().simplified();
    if (m_mostLines == 1)
        return {words};
    constexpr QChar joiner(0x2060); // no line break here (UAX #14)
    QStringList lines = broken(QString(words).replace(u'/', QString(u'/') + joiner), width);
    lines.replaceInStrings(QString(joiner), QString());
    const bool fit = std::all_of(lines.begin(), lines.end(),
                                 [&](const QString& line) { return fontMetrics().horizontalAdvance(line) <= width; });
    return fit ? lines : broken(words, width);
}

/// The last line has all the rest of the text.
QStringList ElidedLabel::broken(const QString& words, int width) const
{
    QTextLayout layout(words, font());
    QStringList lines;
    int from = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() + 1 < m_mostLines;
         line = layout.createLine()) {
        line.setLineWidth(width);
        from = line.textStart() + line.textLength();
        lines += words.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    if (lines.isEmpty() || from < words.size())
        lines += words.mid(from);
    return lines;
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_toolTipWords)
        setToolTip(m_toolTipWords());
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text().toHtmlEscaped(), this);
    return true;
}

QSize ElidedLabel::minimumSizeHint() const
{
    constexpr int narrowest = 40;
    return {narrowest, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    if (m_hiddenIfElided && isCut())
        return;
    QPainter painter(this);
    const QRect room = contentsRect();
    QStringList lines = linesWithin(room.width());
    lines.last() = fontMetrics().elidedText(lines.last(), m_mode, room.width());
    const int flags = static_cast<int>(alignment());
    if (lines.size() == 1)
        return painter.drawText(room, flags, lines.first());
    const int height = fontMetrics().lineSpacing();
    int top = room.top() + (room.height() - height * static_cast<int>(lines.size())) / 2;
    for (const QString& line : std::as_const(lines)) {
        painter.drawText(QRect(room.left(), top, room.width(), height), flags, line);
        top += height;
    }
}

} // namespace duovita
