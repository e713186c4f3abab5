#pragma once

#include "core/domain/error.h"

#include <array>
#include <optional>

namespace duovita {

/// What a file of a few kilobytes may hold without end, and what is read of it. One table has all limits; nothing that
/// a person wrote about herself comes near to one.
enum class Bound : unsigned char {
    Pages,         ///< of a PDF
    PageBytes,     ///< what one page's content is once it is unpacked
    ExpandedBytes, ///< all that is unpacked of a file
    DrawnForms,    ///< how often a PDF's pages draw a form, its forms' forms counted each time
    FormDepth,     ///< forms within forms
    Glyphs,        ///< letters that a PDF's pages show
    MacroBytes,    ///< what BibTeX's @string stand for, wherever they stand
};
constexpr int boundCount = 7;

QString nameOf(Bound bound);
/// The most that is read of it.
qint64 limitOf(Bound bound);

/// What is left for one document: all its readers draw from the same one. What is used up stays used up.
class ReadingBudget {
public:
    /// Whether that much more of it may come still.
    bool take(Bound bound, qint64 amount = 1);
    /// Whether something may be that large by itself, whatever came before.
    bool allow(Bound bound, qint64 amount);
    qint64 left(Bound bound) const;

    /// FileExpands with what was the first to be too much; nothing if all was within the limits.
    std::optional<Error> problem(const QString& file) const;

private:
    std::array<qint64, boundCount> m_taken{};
    std::optional<Bound> m_exceeded;
};

} // namespace duovita
