#pragma once

class QLabel;
class QLineEdit;
class QString;
class QWidget;

namespace duovita {

/// A small line below a field that explains an error; takes no space while empty.
QLabel* makeFieldNote(const QString& name, QWidget* parent);
/// An empty text hides the note.
void showNote(QLabel& note, const QString& text);
/// Shows an error icon inside a line edit, with the message as tool tip and accessible description. An empty message
/// removes it.
void markProblem(QLineEdit& line, const QString& words);

} // namespace duovita
