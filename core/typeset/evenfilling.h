#pragma once

#include <QList>

namespace duovita {

/// Returns the number of items on each line if items may not be broken. Uses as few lines as `measure` allows and fills
/// them as evenly as possible, so that no single item ends up below a full line. `gap` is the distance between two
/// items on a line; all lengths are in the same unit.
QList<int> fillEvenly(const QList<double>& widths, double gap, double measure);

} // namespace duovita
