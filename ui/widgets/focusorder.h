#pragma once

class QWidget;

namespace duovita {

/// Lets Tab go through the parts of a widget in the order in which its layouts have them, which is that of its
/// children; by itself it goes in the order in which they were made.
void orderFocus(QWidget& whole);

} // namespace duovita
