#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionViewItem;
class QWidget;

namespace duovita {

// Rows of lists, trees and tables.

/// The ground of a chosen row or of the one under the mouse: inset and round in lists and trees, from edge to edge in
/// tables.
void drawRowGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
/// The part of it beside the item of a tree, where its branches are.
void drawBranchGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
void drawRowFocus(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
/// Where what is dragged would go: a line between two rows, a ring around the one that takes it.
void drawDropPlace(const QStyleOption& option, QPainter& painter, const QWidget* widget);
/// The item where it stands in its row, the text of a chosen one in the accent's colour.
QStyleOptionViewItem itemInRow(const QStyleOptionViewItem& option, const QWidget* widget);
QSize rowSize(const QSize& item, const QStyleOptionViewItem& option, const QWidget* widget);

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter);

} // namespace duovita
