#pragma once

#include "ui/style/roles.h"

#include <QIcon>
#include <QRect>

class QPainter;

namespace duovita {

/// Where a button opens its menu: nowhere, anywhere on it, or in a separate part.
enum class MenuPlace { None, All, Part };

/// What is needed to draw a button of any class.
struct ButtonFace {
    Role role = Role::None;
    QRect rect = {};
    QString text = {};
    QFont font = {};
    QIcon icon = {};
    QSize iconRoom = {}; ///< empty if there is no icon
    Qt::ArrowType arrow = Qt::NoArrow;
    MenuPlace menu = MenuPlace::None;
    bool onBar = false;
    bool onRaised = false;
    bool mayBeDefault = false; ///< becoming the default must not change its width
    bool iconAbove = false;
    bool enabled = true;
    bool hovered = false;
    bool pressed = false;
    bool checked = false;
    bool focused = false;
    bool menuHovered = false;
    bool menuPressed = false;
};

void drawFace(const ButtonFace& face, QPainter& painter, const QPalette& palette);
QSize faceSize(const ButtonFace& face);
/// The part that opens the menu; empty if there is none.
QRect faceMenuPart(const ButtonFace& face);

} // namespace duovita
