#include "ui/style/buttonface.h"

#include "ui/style/baseline.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/shapes.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace duovita {

namespace {

/// Padding of a role's contents.
struct Padding {
    int left;
    int right;
    int gap; ///< between icon, text and chevron
};

constexpr int partPadding = 6; ///< around the chevron if it has its own part

Padding paddingOf(const ButtonFace& face)
{
    const bool iconOnly = face.text.isEmpty();
    switch (face.role) {
    case Role::Primary:
        return face.menu == MenuPlace::Part ? Padding{12, 8, 6} : Padding{16, 16, 6};
    case Role::Boxed:
        if (face.mayBeDefault)
            return {16, 16, 6};
        return iconOnly ? Padding{6, 6, 6} : Padding{10, 10, 6};
    case Role::Chip:
        return face.iconRoom.isEmpty() ? Padding{8, 8, 4} : Padding{6, 8, 4};
    case Role::Segment:
        return iconOnly ? Padding{6, 6, 6} : Padding{12, 12, 6};
    default:
        break;
    }
    if (iconOnly && face.menu != MenuPlace::All)
        return face.onBar ? Padding{8, 8, 6} : Padding{6, 6, 6};
    return {8, 8, face.onBar ? 8 : 6};
}

int heightOf(const ButtonFace& face)
{
    if (face.role == Role::Chip)
        return measure(Measure::Chip);
    if (face.role == Role::Segment)
        return measure(Measure::Button) - gridStep; // leaves the track visible above and below
    return measure(face.onBar ? Measure::BarControl : Measure::Button);
}

int menuPartWidth(const ButtonFace& face)
{
    return face.role == Role::Primary ? partPadding + iconSize + 8 : iconSize + 2 * partPadding;
}

double radiusOf(const ButtonFace& face)
{
    return face.role == Role::Chip || face.role == Role::Segment ? fieldRadius : panelRadius;
}

QFont fontOf(const ButtonFace& face)
{
    return face.role == Role::Chip ? textFont(TextSize::Small) : face.font;
}

QString shownText(const ButtonFace& face, const QFontMetrics& metrics, int width)
{
    return metrics.size(Qt::TextShowMnemonic, face.text).width() <= width
               ? face.text
               : metrics.elidedText(face.text, Qt::ElideRight, width, Qt::TextShowMnemonic);
}

QSize contentsSize(const ButtonFace& face)
{
    const QFontMetrics metrics(fontOf(face));
    const QSize text = face.text.isEmpty() ? QSize() : metrics.size(Qt::TextShowMnemonic, face.text);
    const QSize icon = face.iconRoom;
    if (text.isEmpty() || icon.isEmpty())
        return text.expandedTo(icon);
    if (face.iconAbove)
        return {std::max(text.width(), icon.width()), text.height() + gridStep + icon.height()};
    return {icon.width() + paddingOf(face).gap + text.width(), std::max(text.height(), icon.height())};
}

QColor inkOf(const ButtonFace& face, const QPalette& palette, bool ofIcon)
{
    if (!face.enabled)
        return tone(Tone::Off, palette);
    switch (face.role) {
    case Role::Primary:
        return tone(Tone::OnAccent, palette);
    case Role::Link:
        return tone(Tone::AccentText, palette);
    case Role::Danger:
        if (face.hovered || face.pressed)
            return tone(Tone::Bad, palette);
        break;
    case Role::Chip:
        return tone(face.checked ? Tone::AccentText : Tone::Text2, palette);
    case Role::Segment:
        return tone(face.checked || face.hovered ? Tone::Text : Tone::Text2, palette);
    default:
        break;
    }
    const bool iconSpeaks = face.text.isEmpty() && (face.hovered || face.checked);
    return tone(ofIcon && !iconSpeaks ? Tone::Text2 : Tone::Text, palette);
}

/// The background of a flat button, or of a part of it; nothing if transparent.
std::optional<Tone> flatGround(const ButtonFace& face, bool hovered, bool pressed, const QPalette& palette)
{
    if (!face.enabled)
        return std::nullopt;
    // Buttons that unfold something show their state by the arrow instead.
    if (pressed || (face.checked && face.arrow == Qt::NoArrow))
        return Tone::Press;
    if (!hovered)
        return std::nullopt;
    const bool onRaised = face.onRaised || face.role == Role::Boxed;
    return onRaised && isDark(palette) ? Tone::Press : Tone::Hover; // Hover is hardly visible there
}

void drawGround(const ButtonFace& face, QPainter& painter, const QPalette& palette)
{
    const double radius = radiusOf(face);
    const auto ground = flatGround(face, face.hovered, face.pressed, palette);
    const QColor none(Qt::transparent);
    switch (face.role) {
    case Role::Primary:
        if (!face.enabled)
            return drawShape(painter, face.rect, none, tone(Tone::Line, palette), radius);
        return fillShape(painter, face.rect,
                         tone(face.hovered || face.pressed ? Tone::AccentHover : Tone::Accent, palette), radius);
    case Role::Boxed:
        return drawShape(painter, face.rect, face.enabled ? tone(ground.value_or(Tone::Raised), palette) : none,
                         tone(face.enabled ? Tone::LineStrong : Tone::Line, palette), radius);
    case Role::Chip:
        if (face.checked && face.enabled)
            return drawShape(painter, face.rect, tone(Tone::Selection, palette), tone(Tone::SelectionLine, palette),
                             radius);
        return drawShape(painter, face.rect, ground ? tone(*ground, palette) : none, tone(Tone::FieldLine, palette),
                         radius);
    case Role::Segment:
        if (face.checked)
            drawShape(painter, face.rect, tone(Tone::Thumb, palette), tone(Tone::Edge, palette), radius);
        return;
    default:
        if (ground)
            fillShape(painter, face.rect, tone(*ground, palette), radius);
    }
}

void drawMenuPart(const ButtonFace& face, QPainter& painter, const QPalette& palette)
{
    const QRect part = faceMenuPart(face);
    QColor divider = tone(Tone::LineStrong, palette);
    if (face.role == Role::Primary) {
        divider = tone(Tone::OnAccent, palette);
        divider.setAlphaF(0.35F);
    } else if (const auto ground = flatGround(face, face.menuHovered, face.menuPressed, palette)) {
        if (face.menuHovered || face.menuPressed)
            fillShape(painter, part.adjusted(1, 1, -1, -1), tone(*ground, palette), radiusOf(face) - 1);
    }
    if (face.enabled && (face.role == Role::Primary || face.role == Role::Boxed))
        drawHairline(painter, QRect(part.left(), part.center().y() - 7, 1, 16), divider);
    drawChevron(painter, part, Qt::DownArrow, inkOf(face, palette, true));
}

void drawContents(const ButtonFace& face, QPainter& painter, const QPalette& palette)
{
    const Padding padding = paddingOf(face);
    QRect room = face.rect.adjusted(padding.left, 0, -padding.right, 0);
    if (face.menu == MenuPlace::Part) {
        room.setRight(faceMenuPart(face).left() - padding.right - 1);
    } else if (face.menu == MenuPlace::All) {
        const bool alone = face.text.isEmpty() && face.iconRoom.isEmpty();
        QRect sign = alone ? face.rect : QRect(room.right() + 1 - iconSize, room.top(), iconSize, room.height());
        drawChevron(painter, sign, Qt::DownArrow, inkOf(face, palette, true));
        room.setRight(sign.left() - padding.gap - 1);
        if (alone)
            return;
    }
    const QSize contents = contentsSize(face).boundedTo(room.size());
    const bool begins = !face.iconRoom.isEmpty() && !face.text.isEmpty() && !face.iconAbove;
    const bool centred = face.role == Role::Segment || face.role == Role::Boxed || face.role == Role::Primary ||
                         (!begins && face.menu == MenuPlace::None);
    if (centred)
        room = QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, contents, face.rect & room);
    if (!face.iconRoom.isEmpty()) {
        QRect icon(QPoint(), face.iconRoom);
        icon.moveCenter(room.center());
        if (face.iconAbove) {
            icon.moveTop(room.top());
            room.setTop(icon.bottom() + 1 + gridStep);
        } else if (!face.text.isEmpty()) {
            icon.moveLeft(room.left());
            room.setLeft(icon.right() + 1 + padding.gap);
        }
        if (face.arrow != Qt::NoArrow)
            drawChevron(painter, icon, face.arrow, inkOf(face, palette, true));
        else
            drawIcon(painter, face.icon, icon, inkOf(face, palette, true), face.enabled);
    }
    painter.setFont(fontOf(face));
    painter.setPen(inkOf(face, palette, false));
    room.setTop(face.iconAbove ? room.top() : face.rect.top());
    room.setBottom(face.rect.bottom());
    if (!face.iconAbove)
        room.translate(0, shiftToBaseline(painter.font(), face.text));
    painter.drawText(room,
                     static_cast<int>(face.iconAbove ? Qt::AlignHCenter | Qt::AlignTop : Qt::AlignVCenter) |
                         Qt::TextShowMnemonic | Qt::TextDontClip,
                     shownText(face, painter.fontMetrics(), room.width()));
}

} // namespace

QSize faceSize(const ButtonFace& face)
{
    const Padding padding = paddingOf(face);
    const QSize contents = contentsSize(face);
    int width = padding.left + contents.width() + padding.right;
    if (face.menu == MenuPlace::All && !(face.text.isEmpty() && face.iconRoom.isEmpty()))
        width += padding.gap + iconSize;
    else if (face.menu == MenuPlace::Part)
        width += menuPartWidth(face);
    return {width, std::max(heightOf(face), contents.height() + (face.iconAbove ? 2 * gridStep : 0))};
}

QRect faceMenuPart(const ButtonFace& face)
{
    if (face.menu != MenuPlace::Part)
        return {};
    QRect part = face.rect;
    part.setLeft(part.right() + 1 - menuPartWidth(face));
    return part;
}

void drawFace(const ButtonFace& face, QPainter& painter, const QPalette& palette)
{
    painter.save();
    drawGround(face, painter, palette);
    if (face.menu == MenuPlace::Part)
        drawMenuPart(face, painter, palette);
    drawContents(face, painter, palette);
    if (face.focused && KeyboardUse::instance().isByKeys()) {
        drawFocusRing(painter, face.rect, palette, radiusOf(face));
        // The ring would not be visible on the button's own colour.
        if (face.role == Role::Primary)
            drawShape(painter, face.rect.adjusted(2, 2, -2, -2), Qt::transparent, tone(Tone::OnAccent, palette),
                      radiusOf(face) - 2);
    }
    painter.restore();
}

} // namespace duovita
