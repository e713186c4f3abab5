#pragma once

class QWidget;

namespace duovita {

/// The focus goes to the field, and what it scrolls in shows it; also where rows have come or gone just now.
void focusInView(QWidget& field);

} // namespace duovita
