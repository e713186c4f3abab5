#pragma once

#include <QString>

#include <optional>

namespace duovita {

/// The named parts of a record: what a form edits, JSON holds, and a finding or a click in the preview points at.
enum class Field : unsigned char {
    None,
    // of a person
    Name,
    Headline,
    Summary, ///< of a CV
    Photo,
    Contacts,
    WrittenNames,
    Notes,
    // of any entry
    Highlights,
    Links,
    Tags,
    Note,
    // of the kinds of entry
    Institution,
    Area,
    Degree,
    Location,
    Range,
    Advisors,
    Score,
    Title,
    Organization,
    Department,
    Position,
    MorePositions,
    Url,
    Authors,
    Venue,
    VenueShort,
    Type,
    Year,
    Volume,
    Number,
    Pages,
    Status,
    Rank,
    Doi,
    Arxiv,
    Inventors,
    Date,
    Issuer,
    Dates,
    Count,
    Label,
    Items,
    Language,
    Level,
    Affiliation,
    Subtitle,
    Words,         ///< of a person: what documents say in place of their own
    PersonalFacts, ///< of a person
};

/// Whether a text field holds Markdown as points do, and documents print its marks.
constexpr bool holdsMarkdown(Field field)
{
    return field == Field::Items;
}

/// The field's name in JSON: "venueShort". Range has none of its own: its parts are "start", "end" and "expected".
QString nameOf(Field field);
/// The field of that name.
std::optional<Field> findField(QStringView name);
/// The field that a path leads to: of "morePositions.0.end", Range.
Field fieldOfPath(QStringView path);

} // namespace duovita
