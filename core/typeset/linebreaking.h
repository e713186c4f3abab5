#pragma once

#include "core/domain/language.h"

#include <QBitArray>
#include <QList>

#include <array>
#include <memory>

namespace duovita {

/// Finds where a line may end: ICU's opportunities (UAX #14, "zh@lb=strict", "en@lb=strict") less those that
/// GB/T 15834 and good manners forbid: before closing marks and interpuncts, after opening ones, within —— and ……,
/// within C++ and Node.js, between a number and its unit, before ×2, within "PR #274".
class LineBreaker {
public:
    LineBreaker();
    ~LineBreaker();
    LineBreaker(const LineBreaker&) = delete;
    LineBreaker& operator=(const LineBreaker&) = delete;

    /// Bit i is set where a line may start at UTF-16 offset i; the end of the text is always one. `chinese` is the
    /// context of each unit (itemization.h).
    QBitArray opportunities(const QString& text, const QList<bool>& chinese, Language language);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
