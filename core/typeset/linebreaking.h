#pragma once

#include "core/domain/language.h"

#include <QBitArray>
#include <QHash>
#include <QList>

#include <array>
#include <memory>

namespace duovita {

/// Where the lines of a paragraph may end. Offsets in UTF-16; a line may start at each.
struct LineBreaks {
    QBitArray allowed;
    QBitArray hyphens;               ///< inside of words, with a hyphen: by patterns, and at the author's soft ones
    QHash<qsizetype, int> penalties; ///< of allowed breaks that are better not taken

    bool mayBreak(qsizetype at) const { return allowed.testBit(at) || hyphens.testBit(at); }
};

/// Finds where a line may end: ICU's opportunities (UAX #14, "zh@lb=strict", "en@lb=strict"), with those that only its
/// newer versions see, less those that the BreakRules forbid.
class LineBreaker {
public:
    LineBreaker();
    ~LineBreaker();
    LineBreaker(const LineBreaker&) = delete;
    LineBreaker& operator=(const LineBreaker&) = delete;

    /// Bit i is set where a line may start at UTF-16 offset i; the end of the text is always one. `chinese` is the
    /// context of each unit (punctuation.h).
    QBitArray opportunities(const QString& text, const QList<bool>& chinese, Language language);

    /// The same with hyphenation, if asked for, and penalties.
    LineBreaks breaks(const QString& text, const QList<bool>& chinese, Language language, bool hyphenate);

    /// What Unicode alone allows, before the rules.
    QBitArray unicodeOpportunities(const QString& text, Language language);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
