#pragma once

#include "core/domain/contact.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

/// A contact's icon: of one family, drawn in lines on a square of this size whose upper left corner is the origin.
QList<LayoutShape> contactIcon(ContactKind kind, double size, const QColor& color);

/// The sign of a list's point: as wide as `width` (of the returned shape) from the origin on, its middle on y 0.
LayoutShape bulletShape(quint8 bullet, double size, const QColor& color);

} // namespace duovita
