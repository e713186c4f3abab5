#pragma once

#include <QRect>

class QPainter;
class QPalette;

namespace duovita {

/// Which part of a box with two halves the field occupies.
enum class Half { Whole, Left, Right };

/// The state that a field's frame shows.
struct FieldLook {
    Half half = Half::Whole;
    bool isFocused = false;
    bool isHovered = false;
    bool isEmpty = false;
    bool isBrought = false; ///< the text comes from the document under review
};

/// Paints a field's background and border, the focus ring, and the lower edge of an empty field. The right half paints
/// the line between two halves.
void paintFieldFrame(QPainter& painter, const QRect& rect, const FieldLook& look, const QPalette& palette);

/// Paints a small key label, as high as its text; returns its width. With a null painter, only measures.
int paintKey(QPainter* painter, const QPoint& topRight, const QString& key, const QPalette& palette);

} // namespace duovita
