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

/// The lines of a text in a width, the last one cut where there are more.
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

/// Of a list that is not shown yet its own width is not known: it is set before its rows are measured.
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
    constexpr int right = 18; // as far from the ground of a chosen row as its text is at the left
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
