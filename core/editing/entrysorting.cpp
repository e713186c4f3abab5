#include "core/editing/entrysorting.h"

#include <algorithm>
#include <tuple>

namespace duovita {

namespace {

/// Compares like dates; nothing sorts before any date.
using SortKey = std::tuple<bool, std::optional<PartialDate>, std::optional<PartialDate>>;

/// The latest of an entry's dates.
SortKey keyOf(const Entry& entry)
{
    SortKey key{false, {}, {}};
    const auto take = [&](bool present, const std::optional<PartialDate>& end,
                          const std::optional<PartialDate>& start) {
        key = std::max(key, SortKey(present, end ? end : start, start));
    };
    forEachField(entry.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, DateRange>) {
            take(value.isPresent(), value.end(), value.start());
        } else if constexpr (std::is_same_v<Value, std::optional<PartialDate>>) {
            take(false, value, value);
        } else if constexpr (std::is_same_v<Value, QList<PartialDate>>) {
            for (const PartialDate& date : value)
                take(false, date, date);
        }
    });
    return key;
}

} // namespace

QList<EntryId> newestFirst(const Section& section)
{
    QList<std::pair<SortKey, EntryId>> keyed;
    for (const Entry& entry : section.entries())
        keyed += std::pair(keyOf(entry), entry.id);
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    QList<EntryId> ids;
    for (const auto& [key, id] : keyed)
        ids += id;
    return ids;
}

} // namespace duovita
