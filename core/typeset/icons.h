#pragma once

#include "core/domain/contact.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

/// A contact's line icon. All icons share one style; each fits a square of `size` whose upper left corner is the
/// origin.
QList<LayoutShape> contactIcon(ContactKind kind, double size, const QColor& color);

/// The bullet of a list item: it extends from the origin to the right by the returned shape's `width`, centred on y 0.
LayoutShape bulletShape(quint8 bullet, double size, const QColor& color);

} // namespace duovita
