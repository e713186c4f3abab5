#pragma once

class QWidget;

namespace duovita {

/// Sets the tab order of a widget's children to the order in its layouts; Qt's default is the order of creation.
void orderFocus(QWidget& whole);

} // namespace duovita
