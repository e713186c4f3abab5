#pragma once

#include "ui/style/tokens.h"

#include <optional>

class QWidget;

namespace duovita {

/// The role of a control, which determines how it is drawn. By default, push buttons are boxed and tool buttons flat.
enum class Role {
    None,
    Primary, ///< filled; at most one per window
    Boxed,   ///< with a hairline border
    Flat,    ///< no background at rest
    Link,    ///< flat, in the accent colour: remedies
    Danger,  ///< flat, red on hover only
    Chip,    ///< small, with a hairline border
    Segment, ///< one of several alternatives (SegmentBar creates them)
};
void setRole(QWidget& widget, Role role);
Role roleOf(const QWidget* widget);

/// Gives the widget a background of this tone, which follows the palette.
void setGround(QWidget& widget, Tone tone);
std::optional<Tone> groundOf(const QWidget* widget);
/// The background of the widget: that of its nearest ancestor within the window that has one.
std::optional<Tone> groundUnder(const QWidget* widget);
/// Sets a label's tone and text size.
void setTextLook(QWidget& label, Tone tone, TextSize size, bool bold = false);

} // namespace duovita
