#include "ui/commands/commandlist.h"

#include "core/messages/recordwords.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/tokens.h"
#include "ui/widgets/keysign.h"

#include <QPainter>

namespace duovita {

namespace {

constexpr int outside = 4;    // margin around a row's background
constexpr int beforeIcon = 8; // padding inside it
constexpr int besideIcon = 12;
constexpr int atRight = 12;
constexpr int betweenNames = 6;
constexpr int beforePinyin = 12;

/// A piece of a line with one font and colour.
struct Piece {
    QString text;
    QFont font;
    QColor color;
};

int widthOf(const Piece& piece)
{
    return QFontMetrics(piece.font).horizontalAdvance(piece.text);
}

int widthOf(const QList<Piece>& pieces)
{
    int width = 0;
    for (const Piece& piece : pieces)
        width += widthOf(piece);
    return width;
}

/// Splits the name into pieces; the matched ones are bold.
QList<Piece> piecesOf(const ShownName& name, const QColor& color, bool marked)
{
    QList<Piece> pieces;
    const QFont plain = textFont(TextSize::Normal);
    const QFont bold = textFont(TextSize::Normal, true);
    QList<bool> typed(name.text.size(), false);
    for (const NameMark& mark : marked ? name.marks : QList<NameMark>())
        std::fill_n(typed.begin() + mark.start, mark.length, true);
    for (qsizetype at = 0; at < name.text.size();) {
        qsizetype end = at;
        while (end < name.text.size() && typed[end] == typed[at])
            ++end;
        pieces += Piece{name.text.mid(at, end - at), typed[at] ? bold : plain, color};
        at = end;
    }
    return pieces;
}

QList<Piece> pinyinPieces(const ShownName& name, const QPalette& palette, const QColor& color)
{
    QList<Piece> pieces;
    for (const ShownName::Part& part : name.pinyin) {
        pieces += Piece{part.text, textFont(TextSize::Small, part.typed),
                        part.typed ? tone(Tone::AccentText, palette) : color};
    }
    return pieces;
}

/// Elides the pieces to fit: at the end, or at the beginning if the end contains the match.
void elide(QList<Piece>& pieces, int room)
{
    const auto isBold = [](const Piece& piece) { return piece.font.bold(); };
    const auto typed = std::find_if(pieces.begin(), pieces.end(), isBold);
    const int toTyped = typed == pieces.end() ? 0 : widthOf(pieces.mid(0, typed - pieces.begin() + 1));
    const bool fromLeft = toTyped > room - QFontMetrics(textFont(TextSize::Normal)).averageCharWidth() * 2;
    while (!pieces.isEmpty() && widthOf(pieces) > room) {
        Piece& last = fromLeft ? pieces.front() : pieces.back();
        const int others = widthOf(pieces) - widthOf(last);
        if (others < room || pieces.size() == 1) {
            last.text = QFontMetrics(last.font).elidedText(last.text, fromLeft ? Qt::ElideLeft : Qt::ElideRight,
                                                           std::max(0, room - others));
            return;
        }
        pieces.remove(fromLeft ? 0 : pieces.size() - 1);
    }
}

/// Returns the x coordinate at which the text ends.
int paintPieces(QPainter& painter, const QRect& rect, const QList<Piece>& pieces)
{
    // All pieces share a baseline, whatever their font sizes.
    const QFontMetrics metrics(textFont(TextSize::Normal));
    const int baseline = rect.y() + (rect.height() + metrics.ascent() - metrics.descent()) / 2;
    int x = rect.x();
    for (const Piece& piece : pieces) {
        painter.setFont(piece.font);
        painter.setPen(piece.color);
        painter.drawText(x, baseline, piece.text);
        x += widthOf(piece);
    }
    return x;
}

/// Paints the category or the shortcut; returns the width left of it.
int paintRight(QPainter& painter, const QRect& rect, const Command& command, const QPalette& palette, const QColor& dim)
{
    if (const QString key = command.shortcut.toString(QKeySequence::NativeText); !key.isEmpty()) {
        paintKeySign(painter, rect, key, palette);
        return rect.width() - keySignSize(key).width();
    }
    constexpr int widest = 200;
    const QFontMetrics metrics(textFont(TextSize::Small));
    const QString kind = metrics.elidedText(command.kind, Qt::ElideRight, widest);
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(dim);
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, kind);
    return rect.width() - metrics.horizontalAdvance(kind);
}

void paintNames(QPainter& painter, QRect rect, const QList<ShownName>& names, const QPalette& palette, bool enabled)
{
    const QColor strong = tone(enabled ? Tone::Text : Tone::Off, palette);
    const QColor dim = tone(enabled ? Tone::Text2 : Tone::Off, palette);
    // If a reading matched, mark only the names that it matched.
    const bool byPinyin =
        std::any_of(names.begin(), names.end(), [](const ShownName& name) { return !name.pinyin.isEmpty(); });
    QList<Piece> pinyin;
    QList<QList<Piece>> lines;
    for (const ShownName& name : names) {
        lines += piecesOf(name, lines.isEmpty() ? strong : dim, !byPinyin || !name.pinyin.isEmpty());
        pinyin += pinyinPieces(name, palette, dim);
    }
    int room = rect.width() - (pinyin.isEmpty() ? 0 : widthOf(pinyin) + beforePinyin);
    if (lines.size() > 1) {
        const int second = std::min(widthOf(lines[1]), std::max(room - widthOf(lines[0]) - betweenNames, room * 2 / 5));
        elide(lines[1], second);
        room -= widthOf(lines[1]) + betweenNames;
    }
    if (!lines.isEmpty())
        elide(lines[0], room);
    for (const QList<Piece>& line : std::as_const(lines))
        rect.setLeft(paintPieces(painter, rect, line) + betweenNames);
    rect.setLeft(rect.left() - betweenNames + beforePinyin);
    paintPieces(painter, rect, pinyin);
}

} // namespace

void CommandList::setCommands(const QList<Command>& commands)
{
    beginResetModel();
    m_index.setCommands(commands);
    m_found.clear();
    endResetModel();
}

void CommandList::find(const QString& typed, const QStringList& recent)
{
    beginResetModel();
    m_typed = typed;
    m_found = m_index.find(typed, recent);
    endResetModel();
}

QList<ShownName> CommandList::namesOf(const QModelIndex& index) const
{
    QList<ShownName> names;
    for (const Language language : languagesToRead()) {
        const ShownName name = m_index.shownName(m_found[index.row()], language, m_typed);
        const bool twice =
            std::any_of(names.begin(), names.end(), [&](const ShownName& held) { return held.text == name.text; });
        if (!name.text.isEmpty() && !twice)
            names += name;
    }
    return names;
}

int CommandList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

/// The row as text for screen readers.
QVariant CommandList::data(const QModelIndex& index, int role) const
{
    if ((role != Qt::DisplayRole && role != Qt::AccessibleTextRole) || !index.isValid())
        return {};
    const Command& command = at(index);
    QStringList words;
    for (const ShownName& name : namesOf(index))
        words += name.text;
    words = {words.join(u' ')};
    if (role == Qt::AccessibleTextRole) {
        words += command.kind;
        words += command.shortcut.toString(QKeySequence::NativeText);
        words += command.enabled ? QString() : tr("not available now");
    }
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& list = static_cast<const CommandList&>(*index.model());
    const Command& command = list.at(index);
    const QRect ground = option.rect.adjusted(outside, 0, -outside, 0);
    const QColor dim = tone(command.enabled ? Tone::Text2 : Tone::Off, option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(tone(Tone::Selection, option.palette));
        painter->drawRoundedRect(ground, fieldRadius, fieldRadius);
    }
    QRect rest = ground.adjusted(beforeIcon, 0, -atRight, 0);
    paintIcon(*painter, QRect(rest.x(), rest.y() + (rest.height() - iconSize) / 2, iconSize, iconSize), command.icon,
              dim);
    rest.setLeft(rest.left() + iconSize + besideIcon);
    rest.setWidth(paintRight(*painter, rest, command, option.palette, dim) - besideIcon);
    paintNames(*painter, rest, list.namesOf(index), option.palette, command.enabled);
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {1, measure(Measure::CommandRow)};
}

} // namespace duovita
