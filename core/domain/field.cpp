#include "core/domain/field.h"

#include <array>

namespace duovita {

QString nameOf(Field field)
{
    static constexpr std::array names{
        "",         "name",  "headline",   "photo",        "contacts",   "writtenNames", "notes",         "highlights",
        "links",    "tags",  "note",       "institution",  "area",       "degree",       "location",      "range",
        "advisors", "score", "title",      "organization", "department", "position",     "morePositions", "url",
        "authors",  "venue", "venueShort", "type",         "year",       "volume",       "number",        "pages",
        "status",   "rank",  "doi",        "arxiv",        "inventors",  "date",         "issuer",        "dates",
        "count",    "label", "items",      "language",     "level",      "affiliation",  "subtitle"};
    static_assert(names.size() == static_cast<std::size_t>(Field::Subtitle) + 1);
    return QString::fromLatin1(names[static_cast<std::size_t>(field)]);
}

} // namespace duovita
