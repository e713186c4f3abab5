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

// What is filled in: lines of text, choices, numbers, texts.

/// The ground and the edge of a field of this state (enabled, focus, hover); the lower edge stands out where it is
/// empty.
void drawField(QPainter& painter, const QRect& rect, QStyle::State state, const QPalette& palette, bool empty = false);

void drawLineEdit(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget);
/// Where the text of a line stands in its frame.
QRect lineEditContents(const QStyleOptionFrame& option);

void drawComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget);
void drawComboBoxLabel(const QStyleOptionComboBox& option, QPainter& painter);
QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part);

void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter);
QRect spinBoxPart(const QStyleOptionSpinBox& option, QStyle::SubControl part);

/// The size of a field whose text is this wide.
QSize fieldSize(QStyle::ContentsType type, const QSize& contents, const QStyleOption& option);

} // namespace duovita
