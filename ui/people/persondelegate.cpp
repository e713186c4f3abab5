#include "ui/people/persondelegate.h"

#include "core/storage/snippets.h"
#include "ui/people/peoplemodel.h"
#include "ui/style/tokens.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

namespace duovita {

namespace {

constexpr int lineGap = 2;
constexpr int margin = 6; // above and below
constexpr int side = 16;  // half of it beside the row's ground

QList<QTextLayout::FormatRange> formatsOf(const SearchSnippet& snippet, qsizetype length, const QColor& color)
{
    QList<QTextLayout::FormatRange> formats;
    for (const SearchSnippet::Mark& mark : snippet.marks) {
        if (mark.start >= length)
            break;
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(mark.start);
        range.length = static_cast<int>(std::min(mark.length, length - mark.start));
        range.format.setFontWeight(QFont::Bold);
        range.format.setForeground(color);
        formats += range;
    }
    return formats;
}

/// One line, elided where the room ends, what was searched bold and in the colour of text that matters.
void drawSnippet(QPainter* painter, const QRect& rect, const SearchSnippet& snippet, const QColor& markColor)
{
    QFont bold = painter->font();
    bold.setBold(true);
    const QString text = QFontMetrics(bold).elidedText(snippet.text, Qt::ElideRight, rect.width());
    QTextLayout layout(text, painter->font());
    layout.setFormats(formatsOf(snippet, text.size(), markColor));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(2.0 * rect.width()); // it is short enough already: never a second line
    layout.endLayout();
    layout.draw(painter, QPointF(rect.left(), rect.bottom() + 1 - line.height()));
}

/// Without the spaces that only please, where there is no room for them.
QString fitted(const QString& text, const QFontMetrics& metrics, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    QString close = text.simplified();
    close.replace(QStringLiteral(" %"), QStringLiteral("%"));
    return metrics.elidedText(close, Qt::ElideRight, width);
}

} // namespace

void PersonDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor strong = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QRect rect = option.rect.adjusted(side, margin, -side, -margin);
    painter->save();
    painter->setPen(strong);
    const QString names = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, rect.width());
    painter->drawText(rect, Qt::AlignTop | Qt::AlignLeft, names);
    painter->setFont(textFont(TextSize::Small));
    if (!selected)
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
    const QVariant snippet = index.data(PeopleModel::SnippetRole);
    if (snippet.isValid())
        drawSnippet(painter, rect, snippet.value<SearchSnippet>(), strong);
    else
        painter->drawText(
            rect, Qt::AlignBottom | Qt::AlignLeft,
            fitted(index.data(PeopleModel::CompletenessRole).toString(), painter->fontMetrics(), rect.width()));
    painter->restore();
}

QSize PersonDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int lines = option.fontMetrics.height() + QFontMetrics(textFont(TextSize::Small)).height();
    return {100, lines + lineGap + 2 * margin};
}

} // namespace duovita
