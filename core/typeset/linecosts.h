#pragma once

#include "core/typeset/linebreaking.h"
#include "core/typeset/linemeasure.h"

#include <optional>

namespace duovita {

/// How the lines of a paragraph are fitted to the measure.
struct LineSetting {
    bool justified = false;
    bool tightened = false; ///< set slightly tighter than usual, to avoid a runt on the last line

    bool operator==(const LineSetting&) const = default;
};

/// The cost of each possible line of a paragraph, on TeX's scale: a line stretched to its limit has a badness of 100,
/// which is squared. The badness of a justified line is how far it must be stretched or squeezed; that of a ragged line
/// is how short it is. Every line also has a fixed price, so that fewer lines win unless they are much worse. The cost
/// of a paragraph is the sum over its lines, plus the price of a runt if it ends with one.
class LineCosts {
public:
    static constexpr double runtPrice = 1e9; // any other last line is better

    LineCosts(const LineMeasure& measure, const LineBreaks& breaks, LineSetting setting);

    const LineMeasure& measure() const { return m_measure; }
    LineSetting setting() const { return m_setting; }
    double price() const; ///< the fixed price of a line, however good
    /// Whether clusters of this width up to, not including, `end` are too wide for a line, so that every longer line
    /// with the same start is too wide as well.
    bool isTooWide(const LineWidth& width, qsizetype end) const;
    /// Whether a line may end there, with or without a hyphen.
    bool mayEnd(qsizetype end) const;
    bool isHyphenated(qsizetype end) const;
    /// The cost of a line of this width for which mayEnd(end) holds, including its price. Nothing if it cannot be
    /// fitted to the measure: too wide, or justified with gaps that are too large. `afterHyphen` tells whether the line
    /// before ends with a hyphen.
    std::optional<double> of(LineWidth width, qsizetype end, bool afterHyphen) const;
    /// Whether a last line is too short: under 3.2 em in Han text; in Latin text under 13 % of the measure, narrower
    /// than a short word, or only the rest of a hyphenated word. The only line of a paragraph is never a runt.
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
