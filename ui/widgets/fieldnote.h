#pragma once

class QLabel;
class QLineEdit;
class QString;
class QWidget;

namespace duovita {

/// A small line below a field for what is wrong with it; it takes no room while it says nothing.
QLabel* makeFieldNote(const QString& name, QWidget* parent);
/// Empty: nothing.
void showNote(QLabel& note, const QString& text);
/// A sign inside a line for what is wrong with it, with the words as its tooltip and the line's accessible description.
/// Empty: no sign.
void markProblem(QLineEdit& line, const QString& words);

} // namespace duovita
