#include "core/checks/recordorder.h"

#include <algorithm>
#include <span>

namespace duovita {

namespace {

constexpr int before = -1;
constexpr int gone = std::numeric_limits<int>::max();
constexpr int afterDetails = 1000; // points, links and tags come after the details, in the order of Field

/// For kinds whose forms show fields in another order than they are stored in: users go through the form from top to
/// bottom.
std::span<const Field> orderInForm(SectionKind kind)
{
    static constexpr std::array education{Field::Institution, Field::Degree, Field::Area,    Field::Range,
                                          Field::Location,    Field::Score,  Field::Advisors};
    static constexpr std::array work{Field::Organization, Field::Department, Field::Position,      Field::Range,
                                     Field::Location,     Field::Url,        Field::MorePositions, Field::Title};
    static constexpr std::array project{Field::Title,        Field::Position,   Field::Range,    Field::Url,
                                        Field::Organization, Field::Department, Field::Location, Field::MorePositions};
    static constexpr std::array research{Field::Title, Field::Organization, Field::Department, Field::Position,
                                         Field::Range, Field::Location,     Field::Url,        Field::MorePositions};
    static constexpr std::array publication{Field::Title, Field::Authors,    Field::Venue,  Field::Year, Field::Type,
                                            Field::Doi,   Field::VenueShort, Field::Status, Field::Rank, Field::Arxiv};
    static constexpr std::array patent{Field::Title, Field::Inventors, Field::Number};
    switch (kind) {
    case SectionKind::Education:
        return education;
    case SectionKind::Work:
        return work;
    case SectionKind::Project:
        return project;
    case SectionKind::Research:
        return research;
    case SectionKind::Publication:
        return publication;
    case SectionKind::Patent:
        return patent;
    default:
        return {};
    }
}

int rankIn(const Entry& entry, SectionKind kind, Field field)
{
    if (field == Field::None)
        return before;
    const std::span<const Field> order = orderInForm(kind);
    if (const auto at = std::find(order.begin(), order.end(), field); at != order.end())
        return static_cast<int>(at - order.begin());
    int rank = static_cast<int>(order.size());
    int found = -1;
    forEachField(entry.details, [&](Field candidate, const auto&) {
        if (candidate == field && found < 0)
            found = rank;
        ++rank;
    });
    return found >= 0 ? found : afterDetails + static_cast<int>(field);
}

int rankAmongFacts(Field field)
{
    constexpr std::array order{Field::Name,  Field::Headline, Field::NameVariants,
                               Field::Photo, Field::Contacts, Field::PersonalFacts};
    const auto at = std::find(order.begin(), order.end(), field);
    if (field == Field::None)
        return before;
    return at == order.end() ? afterDetails + static_cast<int>(field) : static_cast<int>(at - order.begin());
}

int indexOfPoint(const Entry& entry, const HighlightId& id)
{
    const auto at = std::find_if(entry.highlights.begin(), entry.highlights.end(),
                                 [&](const Highlight& point) { return point.id == id; });
    return at == entry.highlights.end() ? gone : static_cast<int>(at - entry.highlights.begin());
}

int indexOfCv(const Person& person, const CvId& id)
{
    const auto at = std::find_if(person.cvs.begin(), person.cvs.end(), [&](const Cv& cv) { return cv.id == id; });
    return at == person.cvs.end() ? gone : static_cast<int>(at - person.cvs.begin());
}

} // namespace

RecordPosition positionOf(const ContentSource& source, const Person& person, int item, std::optional<Language> language)
{
    const int side = language ? static_cast<int>(indexOf(*language)) : before;
    const int field = static_cast<int>(source.field);
    if (source.cv)
        return {2, indexOfCv(person, *source.cv), before, field, item, side};
    if (source.entry) {
        const auto place = person.findEntry(*source.entry);
        if (!place)
            return {gone, gone, gone, gone, gone, gone};
        const Entry& entry = person.sections[place->section].entries()[place->entry];
        return {1,
                static_cast<int>(place->section),
                static_cast<int>(place->entry),
                rankIn(entry, person.sections[place->section].kind(), source.field),
                source.highlight ? indexOfPoint(entry, *source.highlight) : item,
                side};
    }
    if (source.section) {
        const auto at = static_cast<int>(person.indexOf(*source.section));
        return {1, at < 0 ? gone : at, before, source.field == Field::None ? before : field, item, side};
    }
    return {0, before, before, rankAmongFacts(source.field), item, side};
}

RecordPosition positionOf(const Problem& problem, const Person& person)
{
    const QString item = problem.part.section(u'.', 0, 0);
    return positionOf(problem.source, person, item.isEmpty() ? -1 : item.toInt(), problem.language);
}

} // namespace duovita
