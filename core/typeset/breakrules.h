#pragma once

#include <QBitArray>
#include <QList>
#include <QString>

namespace duovita {

/// What GB/T 15834 and good manners forbid of the places where UAX #14 would let a line end: before closing marks and
/// interpuncts, after opening ones, within —— and ……, within C++ and Node.js, between a number and its unit, before ×2,
/// within "PR #274", "pp. 101" and "CCF A", between an initial or a title and the surname, within "et al.", after a
/// slash outside of addresses. Not forbidden but avoided: within a date, an address and the abbreviated name of a
/// journal.
class BreakRules {
public:
    /// `chinese` is the context of each unit (punctuation.h). Both must outlive this.
    BreakRules(const QString& text, const QList<bool>& chinese);

    /// Whether UAX #14 lets a line start at `at` in all languages, though not every version of ICU does: before an
    /// opening quotation mark and after a closing one between characters of East Asian width (LB19a, from Unicode 16
    /// on; before, in Chinese alone and of “ and ” alone).
    bool allowsAtQuotationMark(qsizetype at) const;

    /// Whether no line may start at the UTF-16 offset `at`, 0 < at < size.
    bool forbids(qsizetype at) const;

    /// How bad it is to end a line before `at` where that is not forbidden: 0 for a good place.
    int penalty(qsizetype at) const;

private:
    bool forbidsMarks(qsizetype at) const;
    bool partsToken(qsizetype at) const;
    bool partsNumberAndUnit(qsizetype at) const;
    bool partsSign(qsizetype at) const;
    bool partsInitialAndName(qsizetype at) const;
    bool partsAbbreviation(qsizetype at) const;
    bool partsTitleAndName(qsizetype at) const;
    bool partsJournal(qsizetype at) const;
    bool partsNumberedWord(qsizetype at) const;
    bool partsMonthAndYear(qsizetype at) const;
    bool partsDayAndMonth(qsizetype at) const;
    bool partsDigitGroups(qsizetype at) const;
    char32_t before(qsizetype at) const;
    char32_t after(qsizetype at) const;

    const QString& m_text;
    const QList<bool>& m_chinese;
    QBitArray m_addresses; // units that are part of a URL or path
};

} // namespace duovita
