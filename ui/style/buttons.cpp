#include "ui/style/buttons.h"

#include "ui/style/buttonface.h"

#include <QCursor>
#include <QDialogButtonBox>
#include <QStyle>
#include <QStyleOption>
#include <QToolButton>

#include <algorithm>

namespace duovita {

namespace {

/// Whether the pointer left the button while its menu was open, of which Qt does not notify it.
bool isLeft(const QWidget* widget)
{
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && button->menu() && !button->rect().contains(button->mapFromGlobal(QCursor::pos()));
}

ButtonFace faceOf(const QStyleOption& option, const QWidget* widget)
{
    const auto ground = groundUnder(widget);
    return {.role = roleOf(widget),
            .rect = option.rect,
            .font = widget ? widget->font() : textFont(TextSize::Normal),
            .onBar = ground == Tone::Bar,
            .onRaised = ground == Tone::Raised,
            .enabled = option.state.testFlag(QStyle::State_Enabled),
            .hovered = option.state.testFlag(QStyle::State_MouseOver) && !isLeft(widget),
            .pressed = option.state.testFlag(QStyle::State_Sunken),
            .checked = option.state.testFlag(QStyle::State_On),
            .focused = option.state.testFlag(QStyle::State_HasFocus)};
}

QSize iconRoomFor(const ButtonFace& face, const QSize& asked)
{
    return face.role == Role::Chip ? QSize(signSize, signSize) : asked;
}

ButtonFace faceOf(const QStyleOptionButton& option, const QWidget* widget)
{
    ButtonFace face = faceOf(static_cast<const QStyleOption&>(option), widget);
    if (face.role == Role::None) {
        face.mayBeDefault = option.features.testFlag(QStyleOptionButton::AutoDefaultButton);
        face.role = option.features.testFlag(QStyleOptionButton::DefaultButton) ? Role::Primary
                    : option.features.testFlag(QStyleOptionButton::Flat)        ? Role::Flat
                                                                                : Role::Boxed;
    }
    face.text = option.text;
    face.icon = option.icon;
    if (!option.icon.isNull())
        face.iconRoom = iconRoomFor(face, option.iconSize);
    if (option.features.testFlag(QStyleOptionButton::HasMenu))
        face.menu = MenuPlace::All;
    return face;
}

/// Bullets and numbers count as signs, which leave no room for a chevron.
bool isWord(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar character) { return character.isLetter(); });
}

ButtonFace faceOf(const QStyleOptionToolButton& option, const QWidget* widget)
{
    ButtonFace face = faceOf(static_cast<const QStyleOption&>(option), widget);
    if (face.role == Role::None)
        face.role = Role::Flat;
    if (option.features.testFlag(QStyleOptionToolButton::Arrow))
        face.arrow = option.arrowType;
    const bool hasSign = face.arrow != Qt::NoArrow || !option.icon.isNull();
    if (option.toolButtonStyle != Qt::ToolButtonIconOnly || !hasSign)
        face.text = option.text;
    if (hasSign && option.toolButtonStyle != Qt::ToolButtonTextOnly) {
        face.icon = option.icon;
        face.iconRoom = iconRoomFor(face, face.arrow != Qt::NoArrow ? QSize(iconSize, iconSize) : option.iconSize);
    }
    face.iconAbove = option.toolButtonStyle == Qt::ToolButtonTextUnderIcon && !face.iconRoom.isEmpty();
    if (option.features.testFlag(QStyleOptionToolButton::MenuButtonPopup)) {
        face.menu = MenuPlace::Part;
        const bool overMenu = option.activeSubControls.testFlag(QStyle::SC_ToolButtonMenu);
        face.menuHovered = face.hovered && overMenu;
        face.menuPressed = face.pressed && overMenu;
        face.pressed = face.pressed && !overMenu;
    } else if (option.features.testFlag(QStyleOptionToolButton::HasMenu) && isWord(face.text)) {
        face.menu = MenuPlace::All;
    }
    return face;
}

constexpr int leastInBox = 72; // so that "OK" is not too small

} // namespace

void drawPushButton(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget)
{
    drawFace(faceOf(option, widget), painter, option.palette);
}

QSize pushButtonSize(const QStyleOptionButton& option, const QWidget* widget)
{
    const QSize size = faceSize(faceOf(option, widget));
    const bool inBox = widget && qobject_cast<const QDialogButtonBox*>(widget->parentWidget());
    return inBox ? size.expandedTo(QSize(leastInBox, 0)) : size;
}

void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget)
{
    drawFace(faceOf(option, widget), painter, option.palette);
}

QSize toolButtonSize(const QStyleOptionToolButton& option, const QWidget* widget)
{
    return faceSize(faceOf(option, widget));
}

QRect toolButtonMenuPart(const QStyleOptionToolButton& option, const QWidget* widget)
{
    return faceMenuPart(faceOf(option, widget));
}

} // namespace duovita
