#include "core/domain/field.h"

#include <array>

namespace duovita {

namespace {

// clang-format off
constexpr std::array names{
    "",           "name",       "headline",      "summary",  "photo",       "contacts",    "writtenNames",
    "notes",      "highlights", "links",         "tags",     "note",        "institution", "area",
    "degree",     "location",   "range",         "advisors", "score",       "title",       "organization",
    "department", "position",   "morePositions", "url",      "authors",     "venue",       "venueShort",
    "type",       "year",       "volume",        "number",   "pages",       "status",      "rank",
    "doi",        "arxiv",      "inventors",     "date",     "issuer",      "dates",       "count",
    "label",      "items",      "language",      "level",    "affiliation", "subtitle",    "words",
    "personalFacts"};
// clang-format on
static_assert(names.size() == static_cast<std::size_t>(Field::PersonalFacts) + 1);

} // namespace

QString nameOf(Field field)
{
    return QString::fromLatin1(names[static_cast<std::size_t>(field)]);
}

std::optional<Field> findField(QStringView name)
{
    for (std::size_t i = 1; i < names.size(); ++i) {
        if (name == QLatin1StringView(names[i]))
            return static_cast<Field>(i);
    }
    return std::nullopt;
}

Field fieldOfPath(QStringView path)
{
    const QStringView last = path.sliced(path.lastIndexOf(u'.') + 1);
    if (last == QStringView(u"start") || last == QStringView(u"end"))
        return Field::Range;
    return findField(last).value_or(Field::None);
}

} // namespace duovita
