#pragma once

#include <QRect>

class QPainter;
class QPalette;

namespace duovita {

/// Which part of a box with two halves a field is.
enum class Half { Whole, Left, Right };

/// What a field's box shows of its state.
struct FieldLook {
    Half half = Half::Whole;
    bool isFocused = false;
    bool isHovered = false;
    bool isEmpty = false;
    bool isBrought = false; ///< by a document that is being taken in
};

/// Ground and hairline of a field, the ring of the one that has the focus, the lower edge of an empty one. The hairline
/// between two halves is the right one's.
void paintFieldFrame(QPainter& painter, const QRect& rect, const FieldLook& look, const QPalette& palette);

/// A small label of a key, as high as its text; returns its width, also where it only measures (no painter).
int paintKey(QPainter* painter, const QPoint& topRight, const QString& key, const QPalette& palette);

} // namespace duovita
