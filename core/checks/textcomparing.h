#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// What one of two versions of a text has and the other lacks.
struct TextDifference {
    QStringList onlyFirst;
    QStringList onlySecond;

    bool isEmpty() const { return onlyFirst.isEmpty() && onlySecond.isEmpty(); }
    bool operator==(const TextDifference&) const = default;
};

/// Numbers, by value, however they are written: "1.2 million" is "120 万", "8" is "eight" and 八
/// (core/checks/numberreading.h).
TextDifference compareNumbers(const QString& first, const QString& second);

/// Addresses that the texts link to or spell out.
TextDifference compareAddresses(const RichText& first, const RichText& second);

} // namespace duovita
