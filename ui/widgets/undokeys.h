#pragma once

class QWidget;

namespace duovita {

/// Leaves the shortcuts for undo and redo to the window, for the widget and the line edits in it. Their own undo would
/// make the change another step of the record.
void leaveUndoToWindow(QWidget& widget);

} // namespace duovita
