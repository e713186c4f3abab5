#pragma once

class QWidget;

namespace duovita {

/// Leaves the shortcuts for undo and redo to the window: those of the line edits, spin boxes and editable combo boxes
/// now in the widget, and of the widget itself if it is one. QLineEdit's own undo would be recorded as a further edit
/// of the record instead of undoing the last step.
void leaveUndoToWindow(QWidget& widget);

} // namespace duovita
