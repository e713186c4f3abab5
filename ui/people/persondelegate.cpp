#include "ui/people/persondelegate.h"

#include "core/storage/snippets.h"
#include "ui/people/peoplemodel.h"
#include "ui/people/peopleview.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/tokens.h"
#include "ui/widgets/statesign.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <utility>

namespace duovita {

namespace {

constexpr int inset = 8; ///< distance of a row's background from the pane, and of its content from the background
constexpr int avatar = 28;

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

/// Draws one elided line; matches are bold and in the main text colour.
void drawSnippet(QPainter* painter, const QRect& rect, const SearchSnippet& snippet, const QColor& markColor)
{
    QFont bold = painter->font();
    bold.setBold(true);
    const QString text = QFontMetrics(bold).elidedText(snippet.text, Qt::ElideRight, rect.width());
    QTextLayout layout(text, painter->font());
    layout.setFormats(formatsOf(snippet, text.size(), markColor));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(2.0 * rect.width()); // the text is elided already: avoid wrapping by rounding
    layout.endLayout();
    layout.draw(painter, QPointF(rect.left(), rect.bottom() + 1 - line.height()));
}

QString initialOf(const QString& name, const QString& other)
{
    const auto isHan = [](QChar sign) { return sign.script() == QChar::Script_Han; };
    for (const QString& each : {name, other}) {
        const auto han = std::find_if(each.begin(), each.end(), isHan);
        if (han != each.end())
            return *han;
    }
    const auto letter = std::find_if(name.begin(), name.end(), [](QChar sign) { return sign.isLetterOrNumber(); });
    return letter == name.end() ? QString() : QString(letter->toUpper()); // not the "(" of "(no name yet)"
}

void drawAvatar(QPainter* painter, const QRect& disc, const QString& initial, bool chosen, const QPalette& palette)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(tone(chosen ? Tone::SelectionLine : Tone::Press, palette));
    painter->drawEllipse(disc);
    painter->setFont(textFont(TextSize::Normal));
    painter->setPen(tone(chosen ? Tone::Text : Tone::Text2, palette));
    painter->drawText(disc, Qt::AlignCenter, initial);
}

bool areSeveral(const QAbstractItemView* view)
{
    const QItemSelectionModel* model = view ? view->selectionModel() : nullptr;
    return model && model->selection().size() + (model->selection().value(0).height() - 1) > 1;
}

/// Draws the check mark in place of the disc: filled if selected, else a ring.
void drawCheck(QPainter* painter, const QRect& disc, bool checked, const QPalette& palette)
{
    constexpr double size = 18;
    const QPointF middle = QRectF(disc).center();
    const QRectF circle(middle.x() - size / 2, middle.y() - size / 2, size, size);
    painter->setPen(checked ? QPen(Qt::NoPen) : QPen(tone(Tone::Edge, palette), 1.5));
    painter->setBrush(checked ? QBrush(tone(Tone::Accent, palette)) : QBrush(tone(Tone::Field, palette)));
    painter->drawEllipse(circle);
    QPen tick(tone(checked ? Tone::OnAccent : Tone::Text3, palette), 1.5);
    tick.setCapStyle(Qt::RoundCap);
    tick.setJoinStyle(Qt::RoundJoin);
    painter->setPen(tick);
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(QPolygonF{{middle - QPointF(4, 0), middle + QPointF(-1, 3), middle + QPointF(4, -3)}});
}

constexpr int besideLacking = gridStep + signSize + 2 * gridStep;

/// Of the number of texts that lack a language with its sign.
int widthOfLacking(int count)
{
    return count == 0
               ? 0
               : QFontMetrics(textFont(TextSize::Small)).horizontalAdvance(QString::number(count)) + besideLacking;
}

/// Draws the number of texts that lack a language, or only their sign if the name would not fit beside it; returns the
/// right edge of the name's room.
int drawLacking(QPainter* painter, const QRect& line, int count, const QString& name, const QPalette& palette)
{
    if (count == 0)
        return line.right();
    const int wanted = QFontMetrics(textFont(TextSize::Normal, true)).horizontalAdvance(name);
    painter->setFont(textFont(TextSize::Small));
    const bool fits = wanted + widthOfLacking(count) <= line.width();
    const QString words = fits ? QString::number(count) : QString();
    painter->setPen(tone(Tone::Warn, palette));
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, words);
    const int left = line.right() - painter->fontMetrics().horizontalAdvance(words) - gridStep - signSize;
    paintSign(*painter, QRectF(left, line.center().y() - signSize / 2.0 + 0.5, signSize, signSize), Sign::Missing,
              tone(Tone::WarnSign, palette));
    return left - 2 * gridStep;
}

/// Draws the name in bold, and the other language's name, if any, in a muted colour.
void drawNames(QPainter* painter, const QRect& line, const QString& name, const QString& other, bool chosen,
               const QPalette& palette)
{
    painter->setFont(textFont(TextSize::Normal, true));
    painter->setPen(tone(chosen ? Tone::AccentText : Tone::Text, palette));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, line.width()));
    QRect rest = line;
    rest.setLeft(line.left() + painter->fontMetrics().horizontalAdvance(name) + gridStep);
    painter->setFont(textFont(TextSize::Normal));
    painter->setPen(tone(Tone::Text2, palette));
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, other);
}

/// Draws a line of names and, if there is something to say, one below it.
void drawTexts(QPainter* painter, const QRect& room, const QModelIndex& index, bool chosen, const QPalette& palette)
{
    const QVariant snippet = index.data(PeopleModel::SnippetRole);
    const PersonDelegate::Texts texts = PersonDelegate::textsOf(index, room.width());
    const bool oneLine = texts.below.isEmpty() && !snippet.isValid();
    const int lines = lineHeight(TextSize::Normal) + (oneLine ? 0 : lineHeight(TextSize::Small));
    QRect upper(room.left(), room.top() + (room.height() - lines) / 2, room.width(), lineHeight(TextSize::Normal));
    const QRect lower(upper.left(), upper.bottom() + 1, upper.width(), lineHeight(TextSize::Small));
    upper.setRight(drawLacking(painter, upper, index.data(PeopleModel::LackingRole).toInt(), texts.name, palette));
    drawNames(painter, upper, texts.name, texts.other, chosen, palette);
    painter->setFont(textFont(TextSize::Small));
    painter->setPen(tone(Tone::Text2, palette));
    if (snippet.isValid())
        drawSnippet(painter, lower, snippet.value<SearchSnippet>(), tone(Tone::AccentText, palette));
    else
        painter->drawText(lower, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(texts.below, Qt::ElideRight, lower.width()));
}

} // namespace

PersonDelegate::Texts PersonDelegate::textsOf(const QModelIndex& index, int width)
{
    const QString name = index.data(PeopleModel::NameRole).toString();
    Texts texts{name.isEmpty() ? index.data().toString() : name, index.data(PeopleModel::OtherNameRole).toString(),
                index.data(PeopleModel::AboutRole).toString()};
    const int wanted = QFontMetrics(textFont(TextSize::Normal, true)).horizontalAdvance(texts.name) + gridStep +
                       QFontMetrics(textFont(TextSize::Normal)).horizontalAdvance(texts.other) +
                       widthOfLacking(index.data(PeopleModel::LackingRole).toInt());
    if (wanted <= width || texts.other.isEmpty())
        return texts;
    const QStringList below{std::exchange(texts.other, QString()), texts.below};
    texts.below = (texts.below.isEmpty() ? below.mid(0, 1) : below).join(QStringLiteral(" · "));
    return texts;
}

void PersonDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QPalette& palette = option.palette;
    const auto* view = qobject_cast<const PeopleView*>(option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool chosen = selected && (!view || view->currentIndex() == index); // the open person
    const QRect row = option.rect.adjusted(inset, 1, -inset, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setBrush(tone(chosen ? Tone::Selection : selected ? Tone::Press : Tone::Hover, palette));
        painter->drawRoundedRect(row, panelRadius, panelRadius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && KeyboardUse::instance().isByKeys()) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(tone(Tone::AccentText, palette), 2));
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), panelRadius - 1, panelRadius - 1);
    }
    const QString name = index.data(PeopleModel::NameRole).toString();
    const QString other = index.data(PeopleModel::OtherNameRole).toString();
    const QRect disc(row.left() + inset, row.center().y() - avatar / 2 + 1, avatar, avatar);
    const bool selecting = view && view->isSelecting();
    const bool offers = (selecting || option.state.testFlag(QStyle::State_MouseOver)) && !selected;
    if (offers || (selected && (selecting || areSeveral(view))))
        drawCheck(painter, disc, selected, palette);
    else
        drawAvatar(painter, disc, initialOf(name.isEmpty() ? index.data().toString() : name, other), chosen, palette);
    QRect texts(disc.right() + 1 + inset, row.top(), 0, row.height());
    texts.setRight(row.right() - inset);
    drawTexts(painter, texts, index, chosen, palette);
    painter->restore();
}

QRect PersonDelegate::checkZone(const QRect& row)
{
    return {row.left(), row.top(), 2 * inset + avatar + inset / 2, row.height()};
}

bool PersonDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid() || !checkZone(option.rect).contains(event->pos()))
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), tr("Select several (Ctrl+click, or Shift with the arrow keys)"), view);
    return true;
}

QSize PersonDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {100, measure(Measure::OutlineEntry)};
}

} // namespace duovita
