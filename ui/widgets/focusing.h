#pragma once

class QPlainTextEdit;
class QWidget;

namespace duovita {

/// Focuses the field and scrolls to it, even if rows were just added or removed.
void focusInView(QWidget& field);
/// Scrolls to the cursor, even if the text just became higher.
void keepCursorInView(QPlainTextEdit& edit);

} // namespace duovita
