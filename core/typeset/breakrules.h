#pragma once

#include <QBitArray>
#include <QList>
#include <QString>

namespace duovita {

/// Line breaks that UAX #14 allows but GB/T 15834 or good typography forbids: before closing marks and interpuncts,
/// after opening marks, within —— and ……, within C++ and Node.js, between a number and its unit, before ×2, within "PR
/// #274", "pp. 101" and "CCF A", between an initial or a title and the surname, within "et al.", and after a slash
/// outside addresses. Breaks within a date, an address or the abbreviated name of a journal are only penalized.
class BreakRules {
public:
    /// `chinese` is the context of each UTF-16 unit (punctuation.h). Both arguments must outlive this object.
    BreakRules(const QString& text, const QList<bool>& chinese);

    /// Whether UAX #14 lets a line start at `at` in every language although some versions of ICU do not: before an
    /// opening and after a closing quotation mark between characters of East Asian width (LB19a, since Unicode 16;
    /// earlier versions allowed it only in Chinese and only for “ and ”).
    bool allowsAtQuotationMark(qsizetype at) const;

    /// Whether no line may start at UTF-16 offset `at`; 0 < at < size.
    bool forbids(qsizetype at) const;

    /// The penalty for ending a line before `at` where this is allowed: 0 for a good break.
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
