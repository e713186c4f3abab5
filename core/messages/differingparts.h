#pragma once

#include <QString>

namespace duovita {

/// A range of a text, in UTF-16 units.
struct TextPart {
    qsizetype at = 0;
    qsizetype size = 0;

    bool operator==(const TextPart&) const = default;
};

struct DifferingParts {
    TextPart first;
    TextPart second;

    bool operator==(const DifferingParts&) const = default;
};

/// What each of two texts has that the other has not: everything between the first and the last difference, extended to
/// whole words and numbers in both. Empty parts if the texts are equal; one of them is empty if its text only lacks
/// something.
DifferingParts differingParts(const QString& first, const QString& second);

} // namespace duovita
