#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// The items that only one of two versions of a text contains.
struct TextDifference {
    QStringList onlyFirst;
    QStringList onlySecond;

    bool isEmpty() const { return onlyFirst.isEmpty() && onlySecond.isEmpty(); }
    bool operator==(const TextDifference&) const = default;
};

/// Compares numbers by value, however they are written: "1.2 million" equals "120 万", "8" equals "eight" and 八
/// (core/checks/numberreading.h).
TextDifference compareNumbers(const QString& first, const QString& second);

/// Compares the addresses that the texts link to or contain.
TextDifference compareAddresses(const RichText& first, const RichText& second);

} // namespace duovita
