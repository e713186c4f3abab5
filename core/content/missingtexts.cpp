#include "core/content/missingtexts.h"

#include "core/content/owntexts.h"
#include "core/content/selection.h"
#include "core/content/textwalk.h"

#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// Calls visit(place, text) for every localized text; the visitor may change it.
template <typename Visit>
void walkLocalized(Person& person, const Visit& visit)
{
    TextWalk([&visit](const TextPlace& place, auto& text) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>)
            visit(place, text);
    }).walk(person);
}

bool isPersonsName(const ContentSource& source)
{
    return source.field == Field::Name && !source.entry;
}

/// Clears every text that `language` lacks. The CV's own texts are treated as in a document in that language.
DocumentRecord cleared(Person person, const Cv& cv, Language language)
{
    const QList<Cv> cvs = std::exchange(person.cvs, {cv});
    person.cvs.front().languages = {language};
    walkLocalized(person, [&](const TextPlace& place, auto& text) {
        const bool isGap = place.languages.contains(language) && text.state(language) == TextState::Missing;
        if (isGap && !isPersonsName(place.source))
            text = {};
    });
    Cv rest = cv;
    rest.headline = person.cvs.front().headline;
    rest.summary = person.cvs.front().summary;
    person.cvs = cvs;
    return {std::move(person), std::move(rest)};
}

/// If the CV's own text is left out, the record's must not appear instead, because it says something else.
void hideReplaced(DocumentRecord& rest, const Person& person, const Cv& cv)
{
    if (!cv.headline.isEmpty() && rest.cv.headline.isEmpty())
        rest.person.headline = {};
    if (!showsOwnSummary(person, cv) || !rest.cv.summary.isEmpty())
        return;
    for (Section& section : rest.person.sections) {
        if (section.kind() == SectionKind::Summary)
            section.visible = false;
    }
}

/// The field of the text that names an entry; nothing if it has none.
std::optional<Field> namingField(const Entry& entry)
{
    const auto* skill = std::get_if<SkillDetails>(&entry.details);
    if (skill && !skill->items.isEmpty())
        return Field::Items;
    std::optional<Field> first;
    forEachField(entry.details, [&](Field field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (!first && !value.isEmpty())
                first = field;
        }
    });
    return first;
}

bool saysSomething(const Entry& entry, const Cv& cv)
{
    bool says = namingField(entry).has_value();
    forEachField(entry.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, LocalizedAuthors> || std::is_same_v<Value, QString>)
            says = says || !value.isEmpty();
        else if constexpr (std::is_same_v<Value, QList<HeldPosition>>)
            says = says || std::any_of(value.begin(), value.end(), [](const HeldPosition& held) {
                       return !(held.position.isEmpty() && held.department.isEmpty());
                   });
    });
    const QList<const Highlight*> points = chosenHighlights(entry, cv);
    return says ||
           std::any_of(points.begin(), points.end(), [](const Highlight* point) { return !point->text.isEmpty(); });
}

/// Whether an entry is removed because of what was cleared in it.
bool isRemoved(const Entry& cleared, const Entry& before, const Cv& cv)
{
    return namingField(cleared) != namingField(before) || !saysSomething(cleared, cv);
}

QSet<EntryId> entriesOf(const QList<MissingText>& gaps)
{
    QSet<EntryId> entries;
    for (const MissingText& gap : gaps) {
        if (gap.source.entry)
            entries += *gap.source.entry;
    }
    return entries;
}

/// Removes the entries that must be left out and returns their ids.
QSet<EntryId> takeEntries(DocumentRecord& rest, const Person& person, const Cv& cv, const QSet<EntryId>& withGaps)
{
    QSet<EntryId> gone;
    for (const EntryId& id : withGaps) {
        const auto place = rest.person.findEntry(id);
        const auto before = person.findEntry(id);
        if (!place || !before) // the CV's own summary is in no section of the record
            continue;
        Section& section = rest.person.sections[place->section];
        const Entry& whole = person.sections[before->section].entries()[before->entry];
        if (cv.missingTexts != MissingTexts::LeftOutWithEntry && !isRemoved(section.entries()[place->entry], whole, cv))
            continue;
        section.take(place->entry);
        gone += id;
    }
    return gone;
}

} // namespace

Person withAlikeTextsShared(Person person, Language language)
{
    walkLocalized(person, [language](const TextPlace& place, auto& text) {
        if (text.state(language) == TextState::Missing && standsForAll(text, place.nature))
            text.share(*text.resolve(language));
    });
    return person;
}

DocumentRecord withoutGaps(const Person& person, const Cv& cv, Language language, QList<MissingText>& gaps)
{
    DocumentRecord rest = cleared(person, cv, language);
    hideReplaced(rest, person, cv);
    const QSet<EntryId> gone = takeEntries(rest, person, cv, entriesOf(gaps));
    for (MissingText& gap : gaps) {
        if (!isPersonsName(gap.source))
            gap.fate = gap.source.entry && gone.contains(*gap.source.entry) ? MissingTexts::LeftOutWithEntry
                                                                            : MissingTexts::LeftOut;
    }
    return rest;
}

QList<ContentSource> entriesLeftOut(const QList<MissingText>& gaps)
{
    QList<ContentSource> entries;
    for (const MissingText& gap : gaps) {
        const ContentSource entry{gap.source.section, gap.source.entry, std::nullopt, Field::None};
        if (gap.fate == MissingTexts::LeftOutWithEntry && !entries.contains(entry))
            entries += entry;
    }
    return entries;
}

DocumentRecord recordIn(const Person& person, const Cv& cv, Language language)
{
    if (cv.missingTexts == MissingTexts::Shown)
        return {person, cv};
    Cv showing = cv;
    showing.missingTexts = MissingTexts::Shown;
    QList<MissingText> gaps = makeContent(person, showing, language).missing;
    return withoutGaps(withAlikeTextsShared(person, language), cv, language, gaps);
}

} // namespace duovita
