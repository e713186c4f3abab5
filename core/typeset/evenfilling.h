#pragma once

#include <QList>

namespace duovita {

/// How many items each line has, where items are never parted: as few lines as the measure allows, and these as even as
/// can be, so that no item stands alone below a full line. `gap` is what stands between two items of a line; all in one
/// unit.
QList<int> fillEvenly(const QList<double>& widths, double gap, double measure);

} // namespace duovita
