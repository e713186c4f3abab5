#pragma once

class QWidget;

namespace duovita {

/// Leaves the shortcuts for undo and redo to the window, for the widget and the line edits in it. QLineEdit's own undo
/// would be recorded as a further edit of the record instead of undoing the last step.
void leaveUndoToWindow(QWidget& widget);

} // namespace duovita
