#include "ui/commands/commandlist.h"

#include "core/messages/recordwords.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/tokens.h"
#include "ui/widgets/keysign.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

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

QString keyOf(const Command& command)
{
    return command.shortcut.toString(QKeySequence::NativeText);
}

/// What it is, where there is no key to show; not as long as a section may be called.
QString kindOf(const Command& command)
{
    constexpr int widest = 200;
    return QFontMetrics(textFont(TextSize::Small)).elidedText(command.kind, Qt::ElideRight, widest);
}

int rightWidth(const Command& command)
{
    const QString key = keyOf(command);
    return key.isEmpty() ? QFontMetrics(textFont(TextSize::Small)).horizontalAdvance(kindOf(command))
                         : keySignSize(key).width();
}

void paintRight(QPainter& painter, const QRect& rect, const Command& command, const QPalette& palette,
                const QColor& dim)
{
    if (const QString key = keyOf(command); !key.isEmpty())
        return paintKeySign(painter, rect, key, palette);
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(dim);
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, kindOf(command));
}

/// The names beside each other, and what was typed of their reading.
struct NamePieces {
    QList<QList<Piece>> lines;
    QList<Piece> pinyin;
    bool isFirstFound = false; ///< by what was typed
};

NamePieces namePieces(const QList<ShownName>& names, const QPalette& palette, bool enabled)
{
    const QColor strong = tone(enabled ? Tone::Text : Tone::Off, palette);
    const QColor dim = tone(enabled ? Tone::Text2 : Tone::Off, palette);
    // If a reading matched, mark only the names that it matched.
    const bool byPinyin =
        std::any_of(names.begin(), names.end(), [](const ShownName& name) { return !name.pinyin.isEmpty(); });
    NamePieces pieces;
    for (const ShownName& name : names) {
        pieces.lines += piecesOf(name, pieces.lines.isEmpty() ? strong : dim, !byPinyin || !name.pinyin.isEmpty());
        pieces.pinyin += pinyinPieces(name, palette, dim);
    }
    pieces.isFirstFound = !names.isEmpty() && !names.front().marks.isEmpty();
    return pieces;
}

/// In that room. The name in the interface's language goes before the other, unless only that was typed: then enough
/// of it is seen.
NamePieces fitted(NamePieces names, int room)
{
    constexpr int least = 48; // of less nobody reads anything
    QList<QList<Piece>>& lines = names.lines;
    const QList<Piece>& pinyin = names.pinyin;
    room -= pinyin.isEmpty() ? 0 : widthOf(pinyin) + beforePinyin;
    if (lines.size() > 1) {
        const int whole = widthOf(lines[1]);
        const int kept = names.isFirstFound ? 0 : room * 2 / 5;
        const int second = std::min(whole, std::max(room - widthOf(lines[0]) - betweenNames, kept));
        if (second < std::min(whole, least)) {
            lines.removeLast();
        } else {
            elide(lines[1], second);
            room -= widthOf(lines[1]) + betweenNames;
        }
    }
    if (!lines.isEmpty())
        elide(lines[0], room);
    return names;
}

void paintNames(QPainter& painter, QRect rect, const NamePieces& names)
{
    for (const QList<Piece>& line : names.lines)
        rect.setLeft(paintPieces(painter, rect, line) + betweenNames);
    rect.setLeft(rect.left() - betweenNames + beforePinyin);
    paintPieces(painter, rect, names.pinyin);
}

/// What a row as wide as that has for the names.
int roomForNames(const Command& command, int rowWidth)
{
    return rowWidth - 2 * outside - beforeIcon - iconSize - besideIcon - besideIcon - rightWidth(command) - atRight;
}

QString textOf(const QList<Piece>& pieces)
{
    QString text;
    for (const Piece& piece : pieces)
        text += piece.text;
    return text;
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
    paintRight(*painter, rest, command, option.palette, dim);
    rest.setWidth(roomForNames(command, option.rect.width()));
    paintNames(*painter, rest, fitted(namePieces(list.namesOf(index), option.palette, command.enabled), rest.width()));
    painter->restore();
}

bool CommandDelegate::cutsName(const QModelIndex& index, int rowWidth, qsizetype name)
{
    const auto& list = static_cast<const CommandList&>(*index.model());
    const Command& command = list.at(index);
    const NamePieces whole = namePieces(list.namesOf(index), QPalette(), command.enabled);
    const NamePieces shown = fitted(whole, roomForNames(command, rowWidth));
    return name < whole.lines.size() && textOf(whole.lines[name]) != textOf(shown.lines.value(name));
}

/// What is cut is said whole.
bool CommandDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                                const QModelIndex& index)
{
    const int width = option.rect.width();
    const bool isCut = index.isValid() && (cutsName(index, width, 0) || cutsName(index, width, 1));
    if (event->type() != QEvent::ToolTip || !isCut)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), index.data().toString().toHtmlEscaped(), view, option.rect);
    return true;
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {1, measure(Measure::CommandRow)};
}

} // namespace duovita
