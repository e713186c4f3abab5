#pragma once

class QWidget;

namespace duovita {

/// Undo and redo are the window's: the line edits in a widget, and itself, leave it their keys. Of their own they could
/// take back what was typed, and the record would have another step for that.
void leaveUndoToWindow(QWidget& widget);

} // namespace duovita
