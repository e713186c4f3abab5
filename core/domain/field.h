#pragma once

#include "core/domain/textnature.h"

#include <QString>

#include <array>
#include <optional>

namespace duovita {

/// The named parts of a record: a form edits them, JSON stores them, and findings and clicks in the preview refer to
/// them.
enum class Field : unsigned char {
    None,
    // of a person
    Name,
    Headline,
    Summary, ///< of a CV
    Photo,
    Contacts,
    NameVariants,
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
    Words,         ///< of a person: the words that replace those of documents
    PersonalFacts, ///< of a person
};

/// Properties of a field that hold in every kind of record. details.h lists which kinds of entry have it;
/// ui/forms/kindfields lists where forms show it.
struct FieldInfo {
    Field field;
    const char* name; ///< in JSON: "venueShort". Range has no name of its own: its parts are "start", "end", "expected"
    const char* word; ///< its name in the interface
    TextNature nature = TextNature::Prose; ///< what its text consists of, which decides whether it needs a translation
};

// clang-format off
inline constexpr std::array fieldTable{
    FieldInfo{Field::None, "", ""},
    FieldInfo{Field::Name, "name", QT_TRANSLATE_NOOP("duovita::KindWords", "Name")},
    FieldInfo{Field::Headline, "headline", QT_TRANSLATE_NOOP("duovita::KindWords", "Headline")},
    FieldInfo{Field::Summary, "summary", QT_TRANSLATE_NOOP("duovita::KindWords", "Summary")},
    FieldInfo{Field::Photo, "photo", QT_TRANSLATE_NOOP("duovita::KindWords", "Photo")},
    FieldInfo{Field::Contacts, "contacts", QT_TRANSLATE_NOOP("duovita::KindWords", "Contacts")},
    FieldInfo{Field::NameVariants, "writtenNames", QT_TRANSLATE_NOOP("duovita::KindWords", "Name variants")},
    FieldInfo{Field::Notes, "notes", QT_TRANSLATE_NOOP("duovita::KindWords", "Private notes")},
    FieldInfo{Field::Highlights, "highlights", QT_TRANSLATE_NOOP("duovita::KindWords", "Points"), TextNature::Names},
    FieldInfo{Field::Links, "links", QT_TRANSLATE_NOOP("duovita::KindWords", "Links"), TextNature::Names},
    FieldInfo{Field::Tags, "tags", QT_TRANSLATE_NOOP("duovita::KindWords", "Tags")},
    FieldInfo{Field::Note, "note", QT_TRANSLATE_NOOP("duovita::KindWords", "Private note")},
    FieldInfo{Field::Institution, "institution", QT_TRANSLATE_NOOP("duovita::KindWords", "Institution")},
    FieldInfo{Field::Area, "area", QT_TRANSLATE_NOOP("duovita::KindWords", "Field of study")},
    FieldInfo{Field::Degree, "degree", QT_TRANSLATE_NOOP("duovita::KindWords", "Degree")},
    FieldInfo{Field::Location, "location", QT_TRANSLATE_NOOP("duovita::KindWords", "Place")},
    FieldInfo{Field::Range, "range", QT_TRANSLATE_NOOP("duovita::KindWords", "Dates")},
    FieldInfo{Field::Advisors, "advisors", QT_TRANSLATE_NOOP("duovita::KindWords", "Advisors")},
    FieldInfo{Field::Score, "score", QT_TRANSLATE_NOOP("duovita::KindWords", "Score"), TextNature::Names},
    FieldInfo{Field::Title, "title", QT_TRANSLATE_NOOP("duovita::KindWords", "Title"), TextNature::Names},
    FieldInfo{Field::Organization, "organization", QT_TRANSLATE_NOOP("duovita::KindWords", "Organization")},
    FieldInfo{Field::Department, "department", QT_TRANSLATE_NOOP("duovita::KindWords", "Department")},
    FieldInfo{Field::Position, "position", QT_TRANSLATE_NOOP("duovita::KindWords", "Position")},
    FieldInfo{Field::MorePositions, "morePositions", QT_TRANSLATE_NOOP("duovita::KindWords", "Further positions")},
    FieldInfo{Field::Url, "url", QT_TRANSLATE_NOOP("duovita::KindWords", "Web address")},
    FieldInfo{Field::Authors, "authors", QT_TRANSLATE_NOOP("duovita::KindWords", "Authors")},
    FieldInfo{Field::Venue, "venue", QT_TRANSLATE_NOOP("duovita::KindWords", "Venue"), TextNature::Work},
    FieldInfo{Field::VenueShort, "venueShort", QT_TRANSLATE_NOOP("duovita::KindWords", "Venue, short"), TextNature::Work},
    FieldInfo{Field::Type, "type", QT_TRANSLATE_NOOP("duovita::KindWords", "Type")},
    FieldInfo{Field::Year, "year", QT_TRANSLATE_NOOP("duovita::KindWords", "Year")},
    FieldInfo{Field::Volume, "volume", QT_TRANSLATE_NOOP("duovita::KindWords", "Volume")},
    FieldInfo{Field::Number, "number", QT_TRANSLATE_NOOP("duovita::KindWords", "Number")},
    FieldInfo{Field::Pages, "pages", QT_TRANSLATE_NOOP("duovita::KindWords", "Pages")},
    FieldInfo{Field::Status, "status", QT_TRANSLATE_NOOP("duovita::KindWords", "Status")},
    FieldInfo{Field::Rank, "rank", QT_TRANSLATE_NOOP("duovita::KindWords", "Rank"), TextNature::Names},
    FieldInfo{Field::Doi, "doi", QT_TRANSLATE_NOOP("duovita::KindWords", "DOI")},
    FieldInfo{Field::Arxiv, "arxiv", QT_TRANSLATE_NOOP("duovita::KindWords", "arXiv")},
    FieldInfo{Field::Inventors, "inventors", QT_TRANSLATE_NOOP("duovita::KindWords", "Inventors")},
    FieldInfo{Field::Date, "date", QT_TRANSLATE_NOOP("duovita::KindWords", "Date")},
    FieldInfo{Field::Issuer, "issuer", QT_TRANSLATE_NOOP("duovita::KindWords", "Issuer")},
    FieldInfo{Field::Dates, "dates", QT_TRANSLATE_NOOP("duovita::KindWords", "Years")},
    FieldInfo{Field::Count, "count", QT_TRANSLATE_NOOP("duovita::KindWords", "Number of times")},
    FieldInfo{Field::Label, "label", QT_TRANSLATE_NOOP("duovita::KindWords", "Category"), TextNature::Names},
    FieldInfo{Field::Items, "items", QT_TRANSLATE_NOOP("duovita::KindWords", "Items"), TextNature::Items},
    FieldInfo{Field::Language, "language", QT_TRANSLATE_NOOP("duovita::KindWords", "Language")},
    FieldInfo{Field::Level, "level", QT_TRANSLATE_NOOP("duovita::KindWords", "Level"), TextNature::Names},
    FieldInfo{Field::Affiliation, "affiliation", QT_TRANSLATE_NOOP("duovita::KindWords", "Affiliation")},
    FieldInfo{Field::Subtitle, "subtitle", QT_TRANSLATE_NOOP("duovita::KindWords", "Subtitle"), TextNature::Names},
    FieldInfo{Field::Words, "words", QT_TRANSLATE_NOOP("duovita::KindWords", "Document wording")},
    FieldInfo{Field::PersonalFacts, "personalFacts", QT_TRANSLATE_NOOP("duovita::KindWords", "Personal facts")},
};
// clang-format on

constexpr const FieldInfo& infoOf(Field field)
{
    return fieldTable[static_cast<std::size_t>(field)];
}

/// Whether a text field holds Markdown, as points do, which documents format.
constexpr bool holdsMarkdown(Field field)
{
    return field == Field::Items;
}

QString nameOf(Field field);
/// The field with that name.
std::optional<Field> findField(QStringView name);
/// The field that a path refers to: Range for "morePositions.0.end".
Field fieldOfPath(QStringView path);

} // namespace duovita
