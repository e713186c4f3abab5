#include "core/import/readers/readingbudget.h"

namespace duovita {

namespace {

constexpr qint64 megabyte = 1 << 20;

struct BoundRow {
    Bound bound;
    const char* name;
    qint64 most;
    qint64 unit; ///< what messages count it in
};

constexpr std::array<BoundRow, boundCount> rows{{
    // The longest CVs that professors hand in have some hundred pages.
    {Bound::Pages, "pages", 1'000, 1},
    // A page of dense text has 20 KB; one of maps and drawings some megabytes. It is gone through seven times.
    {Bound::PageBytes, "pageBytes", 32 * megabyte, megabyte},
    // Texts, fonts and attachments; pictures are not unpacked. A font for Chinese has 20 MB.
    {Bound::ExpandedBytes, "expandedBytes", 256 * megabyte, megabyte},
    // Each icon of a CV may be one. Qt Pdf keeps everything that is drawn of a page: 5 KB a form.
    {Bound::DrawnForms, "drawnForms", 20'000, 1},
    // Programs that put PDFs into each other come to four or five.
    {Bound::FormDepth, "formDepth", 24, 1},
    // A thousand pages of a thousand letters. Qt Pdf takes 300 bytes for each of a page.
    {Bound::Glyphs, "glyphs", 1'000'000, 1},
    // Ten thousand entries that name their journals so have half of one.
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
    // Nothing counts on beyond the limit, so that no number grows too large.
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
