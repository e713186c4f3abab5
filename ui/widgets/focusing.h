#pragma once

class QWidget;

namespace duovita {

/// Focuses the field and scrolls to it, even if rows were just added or removed.
void focusInView(QWidget& field);

} // namespace duovita
