#include "ui/problems/problemdelegate.h"

#include "core/messages/punctuation.h"
#include "ui/problems/remedybar.h"
#include "ui/style/shapes.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTreeView>

#include <numeric>

namespace duovita {

namespace {

constexpr int rowLeft = 32;
constexpr int rowRight = 16;
constexpr int inside = 8;       // padding of a row's background
constexpr int firstLine = 6;    // distance from the row's upper edge
constexpr int beforeArrow = 16; // left of a heading's arrow
constexpr int headingText = 40;
constexpr int headingRight = 24;
constexpr int widestCount = 24;
constexpr int linkMargin = 8;
constexpr int mostLinks = 2; // in rows that are not selected
constexpr int wordsInset = 2 * inside + signSize;

int lineWidth(const QString& words)
{
    return QFontMetrics(textFont(TextSize::Normal)).horizontalAdvance(words);
}

QRect groundOfRow(const QRect& rect)
{
    return rect.adjusted(rowLeft, 1, -rowRight, -1);
}

/// A ring: missing; half filled: stale; crossed bars: sides differ; a dot: hint.
void paintSign(QPainter& painter, const QPoint& at, const ProblemRow& row, const QPalette& palette)
{
    using Kind = Problem::Kind;
    painter.save();
    painter.translate(at);
    const QColor warn = tone(row.isDismissed() ? Tone::Text3 : Tone::WarnSign, palette);
    painter.setPen(QPen(warn, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    const QRectF ring(1.75, 1.75, 8.5, 8.5);
    const auto is = [&row](auto... kinds) { return row.problem && ((row.problem->kind == kinds) || ...); };
    if (is(Kind::Missing, Kind::NameMissing)) {
        painter.drawEllipse(ring);
    } else if (is(Kind::Stale)) {
        constexpr int quarter = 90 * 16; // in QPainter's units of 1/16 degree
        painter.drawEllipse(ring);
        painter.setBrush(warn);
        painter.setPen(Qt::NoPen);
        painter.drawPie(ring, -quarter, 2 * quarter);
    } else if ((row.problem && row.problem->isDifference()) || is(Kind::PointsUnaligned)) {
        painter.drawLine(QPointF(2, 4.25), QPointF(10, 4.25));
        painter.drawLine(QPointF(2, 7.75), QPointF(10, 7.75));
        painter.drawLine(QPointF(8, 1.5), QPointF(4, 10.5));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(Tone::Text3, palette));
        painter.drawEllipse(QRectF(3, 3, 6, 6));
    }
    painter.restore();
}

void paintGround(QPainter& painter, const QRect& ground, const QStyleOptionViewItem& option)
{
    const bool chosen = option.state & QStyle::State_Selected;
    if (!chosen && !(option.state & QStyle::State_MouseOver))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(chosen ? Tone::Selection : Tone::Hover, option.palette));
    painter.drawRoundedRect(ground, panelRadius, panelRadius);
}

void paintFocus(QPainter& painter, const QRect& ground, const QStyleOptionViewItem& option)
{
    if (!(option.state & QStyle::State_HasFocus))
        return;
    painter.setPen(QPen(tone(Tone::AccentText, option.palette), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(ground).adjusted(1, 1, -1, -1), panelRadius, panelRadius);
}

void drawElided(QPainter& painter, const QRect& rect, const QString& text)
{
    painter.drawText(rect, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, rect.width())));
}

} // namespace

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {1, measure(index.parent().isValid() ? Measure::Problem : Measure::CheckGroup)};
}

QRect ProblemDelegate::remedyRoom(const QRect& row, const QString& words)
{
    QRect room = groundOfRow(row).adjusted(0, 0, -inside, 0);
    const int most = room.right() - room.width() * 3 / 5;
    const int least = room.right() - room.width() * 2 / 5;
    const int end = groundOfRow(row).left() + wordsInset + lineWidth(words) + inside;
    room.setLeft(std::clamp(end, most, least));
    return room;
}

QList<ProblemDelegate::Link> ProblemDelegate::linksOf(const ProblemRow& row, const QRect& rect)
{
    QList<Link> links;
    const QRect room = remedyRoom(rect, row.text);
    const QFontMetrics metrics(textFont(TextSize::Normal));
    for (const auto& [remedy, words] : row.problem ? RemedyBar::wordsOf({*row.problem}) : RemedyBar::Words()) {
        if (links.size() == mostLinks)
            break;
        links += Link{remedy, words, {0, 0, metrics.horizontalAdvance(words) + 2 * linkMargin, 0}};
    }
    const auto width = [&links] {
        return std::accumulate(links.begin(), links.end(), 0,
                               [](int sum, const Link& link) { return sum + link.box.width(); });
    };
    // The selected row shows all remedies; in others, the message takes precedence over a second remedy.
    while (links.size() > 1 && width() > room.width())
        links.removeLast();
    if (width() > room.width())
        links.clear();
    int left = room.right() + 1 - width();
    for (Link& link : links) {
        link.box = QRect(left, room.y(), link.box.width(), room.height());
        left += link.box.width();
    }
    return links;
}

/// A remedy that several problems under a heading have, and that is safe to apply to all of them at once.
std::optional<ProblemDelegate::Link> ProblemDelegate::linkOfHeading(const ProblemsModel& model,
                                                                    const QModelIndex& heading, const QRect& rect)
{
    QList<Problem> problems;
    for (int row = 0; row < model.rowCount(heading); ++row) {
        if (const ProblemRow* held = model.rowAt(model.index(row, 0, heading)); held->problem)
            problems += *held->problem;
    }
    const auto several = [&](Remedy remedy) {
        return std::count_if(problems.begin(), problems.end(),
                             [&](const Problem& problem) { return problem.remedies.testFlag(remedy); }) > 1;
    };
    for (const auto& [remedy, words] : RemedyBar::wordsOf(problems)) {
        const bool isSafe =
            remedy == Remedy::TakeSuggestion || remedy == Remedy::MendSigns || remedy == Remedy::MendWideSigns;
        if (!isSafe || !several(remedy))
            continue;
        const int width = QFontMetrics(textFont(TextSize::Normal)).horizontalAdvance(words) + 2 * linkMargin;
        const int right = rect.right() - headingRight - widestCount;
        return Link{remedy, words, QRect(right - width, rect.y(), width, rect.height())};
    }
    return std::nullopt;
}

void ProblemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (const ProblemRow* row = static_cast<const ProblemsModel&>(*index.model()).rowAt(index))
        paintProblem(*painter, option, *row);
    else
        paintHeading(*painter, option, index);
    painter->restore();
}

void ProblemDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const
{
    const auto& model = static_cast<const ProblemsModel&>(*index.model());
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    const QRect ground = option.rect.adjusted(beforeArrow / 2, 1, -rowRight, -1);
    paintGround(painter, ground, option);
    paintFocus(painter, ground, option);
    const QRect arrow(option.rect.x() + beforeArrow, option.rect.y() + (option.rect.height() - iconSize) / 2, iconSize,
                      iconSize);
    drawChevron(painter, arrow, view && view->isExpanded(index) ? Qt::DownArrow : Qt::RightArrow,
                tone(Tone::Text2, option.palette));
    const bool chosen = option.state & QStyle::State_Selected && m_buttonsWidth > 0;
    const QRect line = option.rect.adjusted(headingText, 0, -headingRight, 0);
    const QString count = chosen ? QString() : QString::number(model.rowCount(index));
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(tone(Tone::Text2, option.palette));
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, count);
    int right = chosen ? m_buttonsWidth : painter.fontMetrics().horizontalAdvance(count) + inside;
    const auto link = chosen ? std::nullopt : linkOfHeading(model, index, option.rect);
    if (link) {
        painter.setFont(textFont(TextSize::Normal));
        painter.setPen(tone(Tone::AccentText, option.palette));
        painter.drawText(link->box, Qt::AlignCenter, link->words);
        right = line.right() - link->box.left();
    }
    painter.setFont(textFont(TextSize::Normal, true));
    painter.setPen(tone(model.isDismissed(index) ? Tone::Text3 : Tone::Text, option.palette));
    drawElided(painter, line.adjusted(0, 0, -right, 0), model.headingAt(index));
}

void ProblemDelegate::paintProblem(QPainter& painter, const QStyleOptionViewItem& option, const ProblemRow& row) const
{
    const bool chosen = option.state & QStyle::State_Selected;
    const QRect ground = groundOfRow(option.rect);
    paintGround(painter, ground, option);
    paintFocus(painter, ground, option);
    const int lineOne = lineHeight(TextSize::Normal);
    const int top = ground.y() + (ground.height() - lineOne - lineHeight(TextSize::Small)) / 2;
    paintSign(painter, {ground.x() + inside, top + (lineOne - signSize) / 2}, row, option.palette);
    int right = ground.right() - inside;
    if (chosen) {
        right -= m_buttonsWidth;
    } else {
        const QList<Link> links = linksOf(row, option.rect);
        painter.setFont(textFont(TextSize::Normal));
        for (const Link& link : links) {
            const bool isFirst = &link == &links.front() || link.remedy == Remedy::TakeSecondNumber; // of two equals
            painter.setPen(tone(isFirst ? Tone::AccentText : Tone::Text2, option.palette));
            painter.drawText(link.box, Qt::AlignCenter, link.words);
        }
        right = links.isEmpty() ? right : links.front().box.left();
    }
    const int left = ground.x() + wordsInset;
    const QRect first(left, top, right - left - inside, lineOne);
    painter.setFont(textFont(TextSize::Normal));
    painter.setPen(tone(row.isDismissed() ? Tone::Text3 : Tone::Text, option.palette));
    drawElided(painter, row.place.isEmpty() ? first.adjusted(0, 0, 0, lineHeight(TextSize::Small)) : first,
               asSentence(row.text));
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(tone(row.isDismissed() ? Tone::Text3 : Tone::Text2, option.palette));
    drawElided(painter, QRect(left, first.bottom() + 1, first.width(), lineHeight(TextSize::Small)), row.place);
}

/// Handles clicks on a remedy of an unselected row and on a heading's arrow.
bool ProblemDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                  const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease || static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
        return false;
    const QPoint at = static_cast<QMouseEvent*>(event)->pos();
    const ProblemRow* row = static_cast<ProblemsModel*>(model)->rowAt(index);
    if (!row && at.x() < option.rect.x() + headingText) {
        Q_EMIT foldWanted(index);
        return true;
    }
    if (!row) {
        const auto link = linkOfHeading(static_cast<const ProblemsModel&>(*model), index, option.rect);
        if (link && link->box.contains(at))
            Q_EMIT remedyWanted(index, link->remedy);
        return link && link->box.contains(at);
    }
    for (const Link& link : linksOf(*row, option.rect)) {
        if (link.box.contains(at)) {
            Q_EMIT remedyWanted(index, link.remedy);
            return true;
        }
    }
    return false;
}

} // namespace duovita
