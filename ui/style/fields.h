#pragma once

#include <QRect>
#include <QSize>
#include <QStyle>

class QPainter;
class QStyleOptionComboBox;
class QStyleOptionFrame;
class QStyleOptionSpinBox;
class QWidget;

namespace duovita {

// Input widgets, called fields here: line edits, combo boxes, spin boxes, text edits.

/// Draws a field's background and border for this state (enabled, focus, hover); empty fields get a stronger lower
/// edge.
void drawField(QPainter& painter, const QRect& rect, QStyle::State state, const QPalette& palette, bool empty = false);

void drawLineEdit(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget);
/// The text area of a line edit in its frame.
QRect lineEditContents(const QStyleOptionFrame& option);

void drawComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget);
void drawComboBoxLabel(const QStyleOptionComboBox& option, QPainter& painter);
QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part);

void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter);
QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part);

/// The size of a field with these contents.
QSize fieldSize(QStyle::ContentsType type, const QSize& contents, const QStyleOption& option);

} // namespace duovita
