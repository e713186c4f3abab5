#include "core/checks/recordorder.h"

namespace duovita {

namespace {

constexpr int before = -1;
constexpr int gone = std::numeric_limits<int>::max();
constexpr int afterDetails = 1000; // points, links, tags: in the order of Field

int rankIn(const Entry& entry, Field field)
{
    if (field == Field::None)
        return before;
    int rank = 0;
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
    constexpr std::array order{Field::Name, Field::Headline, Field::WrittenNames, Field::Photo, Field::Contacts};
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
                rankIn(entry, source.field),
                source.highlight ? indexOfPoint(entry, *source.highlight) : item,
                side};
    }
    if (source.section) {
        const auto at = static_cast<int>(person.indexOf(*source.section));
        return {1, at < 0 ? gone : at, before, source.field == Field::None ? before : field, item, side};
    }
    return {0, before, before, rankAmongFacts(source.field), item, side};
}

} // namespace duovita
