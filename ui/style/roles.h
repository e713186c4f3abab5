#pragma once

#include "ui/style/tokens.h"

#include <optional>

class QWidget;

namespace duovita {

/// What a control is among others, for the style. Without one, a push button is boxed and a tool button flat.
enum class Role {
    None,
    Primary, ///< the one filled button of a window
    Boxed,   ///< hairline around
    Flat,    ///< no ground at rest
    Link,    ///< flat, in the accent's colour: remedies
    Danger,  ///< flat, in the colour of harm on hover only
    Chip,    ///< small, hairline around
    Segment, ///< one of several of which one is chosen (SegmentBar makes them)
};
void setRole(QWidget& widget, Role role);
Role roleOf(const QWidget* widget);

/// What a widget stands on is painted in this tone, whatever the palette turns to.
void setGround(QWidget& widget, Tone tone);
std::optional<Tone> groundOf(const QWidget* widget);
/// The ground that a widget stands on: of the nearest around it, in its window, that has one.
std::optional<Tone> groundUnder(const QWidget* widget);
/// A label's texts in this tone and size.
void setTextLook(QWidget& label, Tone tone, TextSize size, bool bold = false);

} // namespace duovita
