#pragma once

#include "ui/style/roles.h"

#include <QIcon>
#include <QRect>

class QPainter;

namespace duovita {

/// Whether a button opens a menu: not at all, wherever it is pressed, or by a part of its own.
enum class MenuPlace { None, All, Part };

/// A button, whatever its class.
struct ButtonFace {
    Role role = Role::None;
    QRect rect = {};
    QString text = {};
    QFont font = {};
    QIcon icon = {};
    QSize iconRoom = {}; ///< empty without an icon
    Qt::ArrowType arrow = Qt::NoArrow;
    MenuPlace menu = MenuPlace::None;
    bool onBar = false;
    bool onRaised = false;
    bool mayBeDefault = false; ///< and then no wider than before
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
/// The part that opens the menu; empty without one.
QRect faceMenuPart(const ButtonFace& face);

} // namespace duovita
