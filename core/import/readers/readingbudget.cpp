#include "core/import/readers/readingbudget.h"

namespace duovita {

namespace {

constexpr qint64 megabyte = 1 << 20;

struct BoundRow {
    Bound bound;
    const char* name;
    qint64 most;
    qint64 unit; ///< in which messages express it
};

constexpr std::array<BoundRow, boundCount> rows{{
    // The longest CVs, of professors, have about a hundred pages.
    {Bound::Pages, "pages", 1'000, 1},
    // A page of dense text has 20 KB, one with maps and drawings a few megabytes. It is parsed seven times.
    {Bound::PageBytes, "pageBytes", 32 * megabyte, megabyte},
    // Texts, fonts and attachments; pictures are not unpacked. A Chinese font has 20 MB.
    {Bound::ExpandedBytes, "expandedBytes", 256 * megabyte, megabyte},
    // Each icon of a CV may be a form. Qt Pdf stores everything that a page draws: 5 KB per form.
    {Bound::DrawnForms, "drawnForms", 20'000, 1},
    // Programs that embed PDFs in each other reach four or five.
    {Bound::FormDepth, "formDepth", 24, 1},
    // A thousand pages of a thousand letters. Qt Pdf needs 300 bytes for each letter of a page.
    {Bound::Glyphs, "glyphs", 1'000'000, 1},
    // Ten thousand entries that use macros for their journals take half a megabyte.
    {Bound::MacroBytes, "macroBytes", 2 * megabyte, megabyte},
}};

const BoundRow& rowOf(Bound bound)
{
    return rows[static_cast<std::size_t>(bound)];
}

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].bound != static_cast<Bound>(i))
            return false;
    }
    return true;
}
static_assert(isInOrder(), "a bound's row is found by its number");

} // namespace

QString nameOf(Bound bound)
{
    return QString::fromLatin1(rowOf(bound).name);
}

qint64 limitOf(Bound bound)
{
    return rowOf(bound).most;
}

bool ReadingBudget::take(Bound bound, qint64 amount)
{
    qint64& taken = m_taken[static_cast<std::size_t>(bound)];
    // Saturates just above the limit, so that the number cannot overflow.
    taken = amount > limitOf(bound) - taken ? limitOf(bound) + 1 : taken + amount;
    const bool within = taken <= limitOf(bound);
    if (!within && !m_exceeded)
        m_exceeded = bound;
    return within;
}

bool ReadingBudget::allow(Bound bound, qint64 amount)
{
    const bool within = amount <= limitOf(bound);
    if (!within && !m_exceeded)
        m_exceeded = bound;
    return within;
}

qint64 ReadingBudget::left(Bound bound) const
{
    return qMax<qint64>(0, limitOf(bound) - m_taken[static_cast<std::size_t>(bound)]);
}

std::optional<Error> ReadingBudget::problem(const QString& file) const
{
    if (!m_exceeded)
        return std::nullopt;
    const BoundRow& row = rowOf(*m_exceeded);
    return Error{ErrorCode::FileExpands, {file, nameOf(row.bound), QString::number(row.most / row.unit)}, {file}};
}

} // namespace duovita
