#include "ui/terms/offerdelegate.h"

#include "ui/style/tokens.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

namespace duovita {

namespace {

constexpr int inset = 8;
constexpr int above = 4; // and below
constexpr int mostLines = 3;

/// Breaks a text into lines of a width; elides the last line if there are too many.
QStringList linesOf(const QString& text, const QFont& font, int width)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        if (lines.size() + 1 == mostLines) {
            lines += QFontMetrics(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
            break;
        }
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QString aboutOf(const QModelIndex& index)
{
    return index.data(OfferDelegate::AboutRole).toString();
}

/// Uses the list's width, which is set before its rows are measured: the row's rectangle may not be known until the
/// list is shown.
int widthFor(const QStyleOptionViewItem& option)
{
    const int width = option.widget ? option.widget->width() : option.rect.width();
    return width - 2 * inset - 2;
}

void paintBeside(QPainter* painter, const QStyleOptionViewItem& option, const QString& words)
{
    if (words.isEmpty())
        return;
    painter->save();
    painter->setFont(textFont(TextSize::Small));
    painter->setPen(tone(Tone::Text2, option.palette));
    constexpr int right = 18; // same distance from the chosen row's background as the text at the left
    painter->drawText(option.rect.adjusted(0, 0, -right, 0), Qt::AlignRight | Qt::AlignVCenter, words);
    painter->restore();
}

} // namespace

void OfferDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString about = aboutOf(index);
    if (about.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return paintBeside(painter, option, index.data(BesideRole).toString());
    }
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, option.widget);
    painter->save();
    QRect line = option.rect.adjusted(inset, above, -inset, 0);
    line.setHeight(lineHeight(TextSize::Normal));
    painter->setFont(textFont(TextSize::Normal));
    painter->setPen(tone(Tone::Text, option.palette));
    for (const QString& text : linesOf(index.data().toString(), painter->font(), widthFor(option))) {
        painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, line.height());
    }
    line.setHeight(lineHeight(TextSize::Small));
    painter->setFont(textFont(TextSize::Small));
    painter->setPen(tone(Tone::Text2, option.palette));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(about, Qt::ElideRight, line.width()));
    painter->restore();
}

QSize OfferDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (aboutOf(index).isEmpty())
        return QStyledItemDelegate::sizeHint(option, index);
    const auto lines =
        static_cast<int>(linesOf(index.data().toString(), textFont(TextSize::Normal), widthFor(option)).size());
    return {widthFor(option), 2 * above + lines * lineHeight(TextSize::Normal) + lineHeight(TextSize::Small)};
}

} // namespace duovita
