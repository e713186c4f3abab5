#pragma once

#include "core/typeset/linebreaking.h"
#include "core/typeset/linemeasure.h"

#include <optional>

namespace duovita {

/// How the lines of a paragraph are brought to their measure.
struct LineSetting {
    bool justified = false;
    bool tightened = false; ///< set a little tighter than usual, to save a line that would be a runt

    bool operator==(const LineSetting&) const = default;
};

/// What each possible line of a paragraph costs, on TeX's scale: a line spread to its limit has a badness of 100, which
/// counts squared. A justified line is measured by how far it must be spread or squeezed, a ragged one by how short it
/// is; each has a price of its own, so that fewer lines are better until they are much worse. The cost of a paragraph
/// is the sum over its lines, and the price of a runt if it ends with one.
class LineCosts {
public:
    static constexpr double runtPrice = 1e9; // any other last line is better

    LineCosts(const LineMeasure& measure, const LineBreaks& breaks, LineSetting setting);

    const LineMeasure& measure() const { return m_measure; }
    LineSetting setting() const { return m_setting; }
    double price() const; ///< of a line, however good
    /// Whether clusters of that width, up to, not including, `end`, are too wide for a line, and so is all that begins
    /// where they do and goes further.
    bool isTooWide(const LineWidth& width, qsizetype end) const;
    /// Whether a line may end there, with a hyphen or without.
    bool mayEnd(qsizetype end) const;
    bool isHyphenated(qsizetype end) const;
    /// Of a line of that width that mayEnd() there, with its price. Nothing if it cannot be brought to the measure: it
    /// is too wide, or a justified one that would gape. The one before it may have ended with a hyphen.
    std::optional<double> of(LineWidth width, qsizetype end, bool afterHyphen) const;
    /// A last line that looks left behind: under 3.2 em of Han; in Latin text under 13 % of the measure, narrower than
    /// a short word, or the rest of a parted one. The only line of a paragraph is none.
    bool isRunt(qsizetype first, qsizetype end, bool afterHyphen) const;

private:
    double shrinksBy(const LineWidth& width) const;
    std::optional<double> badnessOf(const LineWidth& width, bool last) const;
    bool isOnePiece(qsizetype first, qsizetype end) const;

    const LineMeasure& m_measure;
    const ShapedParagraph& m_paragraph;
    const LineBreaks& m_breaks;
    LineSetting m_setting;
    double m_width;
};

} // namespace duovita
