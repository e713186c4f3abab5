#pragma once

class QLabel;
class QString;
class QWidget;

namespace duovita {

/// A small line below a field for what is wrong with it. Its room is there when it says nothing, too: what stands below
/// must not move while somebody types.
QLabel* makeFieldNote(const QString& name, QWidget* parent);
/// Empty: nothing.
void showNote(QLabel& note, const QString& text);

} // namespace duovita
