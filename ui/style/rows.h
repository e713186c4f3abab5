#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionViewItem;
class QWidget;

namespace duovita {

// Rows of lists, trees and tables.

/// Draws the background of a selected or hovered row: inset and rounded in lists and trees, full width in tables.
void drawRowGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
/// Draws that background behind the branches of a tree row.
void drawBranchGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
void drawRowFocus(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
/// Draws the drop indicator: a line between two rows, or a ring around the target row.
void drawDropPlace(const QStyleOption& option, QPainter& painter, const QWidget* widget);
/// The item's option with its position within the row; a selected item's text gets the accent colour.
QStyleOptionViewItem itemInRow(const QStyleOptionViewItem& option, const QWidget* widget);
QSize rowSize(const QSize& item, const QStyleOptionViewItem& option, const QWidget* widget);

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter);

} // namespace duovita
