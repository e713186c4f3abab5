#pragma once

#include "core/content/documentlabels.h"

#include <array>

namespace duovita {

/// What documents in one language add to a record. The titles of sections stand in sectionKindTable: which texts a
/// record lacks depends on them.
struct DocumentWords {
    using Word = const char16_t*;

    Language language;
    std::array<Word, contactKindTable.size()> contacts;           ///< in the order of ContactKind
    std::array<Word, personalFactKindTable.size()> personalFacts; ///< in the order of PersonalFactKind
    std::array<Word, documentWordCount> labels;                   ///< in the order of DocumentWord
    bool wholeFirst;

    // Dates: their parts from left to right in this order, joined by the separator.
    bool yearFirst;
    Word dateSeparator;
    std::array<Word, 12> months;
    std::array<Word, 12> longMonths;                  ///< of DateStyle::Long, whose parts are joined by a space
    Word longYear;                                    ///< "%1"
    std::array<Word, yearPartTable.size()> yearParts; ///< "Summer %1", in the order of YearPart
    Word longDay;
    Word rangeSeparator;
    Word untils; ///< words that say "until", parted by bars: between words a range has no dash before them
    Word listSeparator;
};

extern const std::array<DocumentWords, languageCount> documentWords;

} // namespace duovita
