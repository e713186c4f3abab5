#pragma once

#include <QtGlobal>

#include <vector>

namespace duovita {

/// Returns for each row its assigned column, or -1, such that the sum of the values is as large as possible. Each
/// column is assigned to at most one row, and only pairs with a value above 0 are assigned. All rows must have the same
/// length. Hungarian method (Kuhn, 1955; in O(rows² · columns), after Jonker and Volgenant, 1987).
std::vector<qsizetype> bestAssignment(const std::vector<std::vector<double>>& values);

} // namespace duovita
