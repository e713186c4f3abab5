#pragma once

#include <QtGlobal>

#include <vector>

namespace duovita {

/// Of each row the column that it goes with, -1 if with none, so that the sum of the values is as great as can be. No
/// column goes with two rows, and nothing goes together whose value is not above 0. Every row has as many values.
/// Hungarian method (Kuhn, 1955; in O(rows² · columns), after Jonker and Volgenant, 1987).
std::vector<qsizetype> bestAssignment(const std::vector<std::vector<double>>& values);

} // namespace duovita
