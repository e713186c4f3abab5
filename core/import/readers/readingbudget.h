#pragma once

#include "core/domain/error.h"

#include <array>
#include <optional>

namespace duovita {

/// The quantities that a small file can inflate, each with a limit. All limits are in one table; no real CV comes near
/// them.
enum class Bound : unsigned char {
    Pages,         ///< of a PDF
    PageBytes,     ///< unpacked content of one page
    ExpandedBytes, ///< everything that is unpacked from a file
    DrawnForms,    ///< how often a PDF's pages draw a form, counting nested forms each time
    FormDepth,     ///< nesting of forms
    Glyphs,        ///< letters shown on a PDF's pages
    MacroBytes,    ///< size of BibTeX's @string macros after expansion, at every use
};
constexpr int boundCount = 7;

QString nameOf(Bound bound);
/// The limit of a bound.
qint64 limitOf(Bound bound);

/// The budget of one document, shared by all its readers. It only decreases.
class ReadingBudget {
public:
    /// Uses up an amount; returns whether the limit still holds.
    bool take(Bound bound, qint64 amount = 1);
    /// Whether a single item may be that large, independent of earlier ones.
    bool allow(Bound bound, qint64 amount);
    qint64 left(Bound bound) const;

    /// FileExpands with the first bound that was exceeded; nothing if all limits hold.
    std::optional<Error> problem(const QString& file) const;

private:
    std::array<qint64, boundCount> m_taken{};
    std::optional<Bound> m_exceeded;
};

} // namespace duovita
