#pragma once

#include "core/domain/contact.h"
#include "core/domain/documentword.h"
#include "core/domain/personalfact.h"
#include "core/domain/sectionkind.h"
#include "core/domain/yearpart.h"

#include <array>

namespace duovita {

/// A label file: the words that documents in one language add to a record. Each language has its own source file in
/// labels/; LanguageInfo points to it.
struct DocumentWords {
    using Word = const char16_t*;

    std::array<Word, sectionKindTable.size()> titles;             ///< of sections, in the order of SectionKind
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
    Word untils; ///< words that mean "until", separated by bars: between words, a range has no dash before them
    Word listSeparator;
    Word quotes; ///< the typographic quotation marks “”‘’ that replace straight ones; empty: texts keep what they have
};

} // namespace duovita
