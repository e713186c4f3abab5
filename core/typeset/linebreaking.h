#pragma once

#include "core/domain/language.h"

#include <QBitArray>
#include <QHash>
#include <QList>

#include <array>
#include <memory>

namespace duovita {

/// Where the lines of a paragraph may end. The keys and bits are UTF-16 offsets at which the next line may start.
struct LineBreaks {
    QBitArray allowed;
    QBitArray hyphens;               ///< within words, where a hyphen is added: by patterns and at soft hyphens
    QHash<qsizetype, int> penalties; ///< of allowed breaks that are better avoided

    bool mayBreak(qsizetype at) const { return allowed.testBit(at) || hyphens.testBit(at); }
};

/// Finds where a line may end: ICU's opportunities (UAX #14, "zh@lb=strict", "en@lb=strict"), plus those that only
/// newer versions of ICU find, minus those that BreakRules forbids.
class LineBreaker {
public:
    LineBreaker();
    ~LineBreaker();
    LineBreaker(const LineBreaker&) = delete;
    LineBreaker& operator=(const LineBreaker&) = delete;

    /// Bit i is set if a line may start at UTF-16 offset i; the bit at the end of the text is always set. `chinese` is
    /// the context of each unit (punctuation.h).
    QBitArray opportunities(const QString& text, const QList<bool>& chinese, Language language);

    /// The same with penalties, and with hyphenation if `hyphenate` is set.
    LineBreaks breaks(const QString& text, const QList<bool>& chinese, Language language, bool hyphenate);

    /// What Unicode alone allows, before BreakRules is applied.
    QBitArray unicodeOpportunities(const QString& text, Language language);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
