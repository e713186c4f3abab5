#include "core/editing/recasting.h"

#include "core/editing/copying.h"
#include "core/editing/persondocument.h"

#include <algorithm>

namespace duovita {

namespace {

/// What education, experience and general entries have in common.
struct Facts {
    LocalizedText what; ///< the degree, the position, the title
    LocalizedText where;
    LocalizedText location;
    DateRange range;
    QString url;
    QList<LocalizedText> others; ///< without a counterpart in other kinds
};

Facts factsOf(const EducationDetails& details)
{
    return {details.degree,
            details.institution,
            details.location,
            details.range,
            {},
            {details.area, details.advisors, details.score}};
}

Facts factsOf(const ExperienceDetails& details)
{
    const bool hasPosition = !details.position.isEmpty();
    Facts facts{hasPosition ? details.position : details.title,
                details.organization,
                details.location,
                details.range,
                details.url,
                {}};
    facts.others = {hasPosition ? details.title : LocalizedText(), details.department};
    return facts;
}

Facts factsOf(const GeneralDetails& details)
{
    return {details.title, details.subtitle, {}, details.range, details.url, {}};
}

/// Nothing if it was won several times.
std::optional<Facts> factsOf(const AwardDetails& details)
{
    if (details.count != 1 || details.dates.size() + (details.range.isEmpty() ? 0 : 1) > 1)
        return std::nullopt;
    DateRange range = details.range;
    if (!details.dates.isEmpty())
        range = *DateRange::create({}, details.dates.front());
    return Facts{details.title, details.issuer, {}, range, {}, {}};
}

std::optional<Facts> factsOf(const Details& details)
{
    if (const auto* award = std::get_if<AwardDetails>(&details))
        return factsOf(*award);
    if (const auto* education = std::get_if<EducationDetails>(&details))
        return factsOf(*education);
    if (const auto* general = std::get_if<GeneralDetails>(&details))
        return factsOf(*general);
    const auto* experience = std::get_if<ExperienceDetails>(&details);
    return experience && experience->morePositions.isEmpty() ? std::optional(factsOf(*experience)) : std::nullopt;
}

bool hasSuchFacts(SectionKind kind)
{
    const DetailsKind details = infoOf(kind).details;
    return kind != SectionKind::Summary && (details == DetailsKind::Education || details == DetailsKind::Experience ||
                                            details == DetailsKind::General || details == DetailsKind::Award);
}

EducationDetails educationOf(const Facts& facts)
{
    EducationDetails details;
    details.institution = facts.where;
    details.degree = facts.what;
    details.location = facts.location;
    details.range = facts.range;
    return details;
}

ExperienceDetails experienceOf(const Facts& facts, SectionKind kind)
{
    ExperienceDetails details;
    (kind == SectionKind::Work ? details.position : details.title) = facts.what;
    details.organization = facts.where;
    details.location = facts.location;
    details.range = facts.range;
    details.url = facts.url;
    return details;
}

GeneralDetails generalOf(const Facts& facts)
{
    GeneralDetails details;
    details.title = facts.what.isEmpty() ? facts.where : facts.what;
    details.subtitle = facts.what.isEmpty() ? LocalizedText() : facts.where;
    details.range = facts.range;
    details.url = facts.url;
    return details;
}

AwardDetails awardOf(const Facts& facts)
{
    AwardDetails details;
    details.title = facts.what.isEmpty() ? facts.where : facts.what;
    details.issuer = facts.what.isEmpty() ? LocalizedText() : facts.where;
    const DateRange& range = facts.range;
    const bool isOneDay =
        range.end() && !range.isPresent() && !range.isExpected() && (!range.start() || range.start() == range.end());
    if (isOneDay)
        details.dates = {*range.end()};
    else
        details.range = range;
    return details;
}

Highlight pointOf(const LocalizedText& text)
{
    Highlight point;
    if (text.isShared()) {
        point.text = LocalizedRichText::shared(RichText::fromPlain(text.anyText()));
        return point;
    }
    for (const Language language : allLanguages) {
        if (!text.text(language).isEmpty())
            point.text.setText(language, RichText::fromPlain(text.text(language)));
    }
    return point;
}

} // namespace

bool canMoveTo(const Section& section, const Entry& entry)
{
    return section.accepts(entry) || (hasSuchFacts(section.kind()) && factsOf(entry.details));
}

Entry recast(const Entry& entry, SectionKind kind)
{
    const DetailsKind wanted = infoOf(kind).details;
    if (kindOf(entry.details) == wanted)
        return entry;
    Facts facts = *factsOf(entry.details);
    Entry made = entry;
    if (wanted == DetailsKind::Education || wanted == DetailsKind::Award) {
        made.details = wanted == DetailsKind::Award ? Details(awardOf(facts)) : Details(educationOf(facts));
        if (wanted == DetailsKind::Award)
            facts.others += facts.location;
        if (!facts.url.isEmpty())
            made.links += Link{{}, facts.url};
    } else if (wanted == DetailsKind::Experience) {
        made.details = experienceOf(facts, kind);
    } else {
        made.details = generalOf(facts);
        facts.others += facts.location;
    }
    QList<Highlight> points;
    for (const LocalizedText& text : std::as_const(facts.others)) {
        if (!text.isEmpty())
            points += pointOf(text);
    }
    made.highlights = points + made.highlights;
    return made;
}

std::optional<EntryId> moveToSection(PersonDocument& document, const EntryId& id, const SectionId& section,
                                     qsizetype index)
{
    const Entry* held = document.findEntry(id);
    const Section* target = document.findSection(section);
    if (!held || !target || !canMoveTo(*target, *held))
        return std::nullopt;
    if (target->accepts(*held))
        return document.moveEntry(id, section, index) ? std::optional(id) : std::nullopt;
    Section fragment(target->kind());
    static_cast<void>(fragment.append(recast(*held, target->kind()))); // cannot fail: made for this kind
    document.closeMerge();
    const PersonDocument::Step step(document);
    document.removeEntry(id);
    const PastedParts pasted = pasteParts(document, {{}, {fragment}}, {.section = section});
    document.moveEntry(pasted.entries.front(), section, index);
    return pasted.entries.front();
}

bool recastInDocument(PersonDocument& document, const EntryId& id, SectionKind kind)
{
    const auto place = document.person().findEntry(id);
    if (!place)
        return false;
    const Section old = document.person().sections[place->section];
    const Entry& entry = old.entries()[place->entry];
    if (!canMoveTo(Section(kind), entry))
        return false;
    document.closeMerge();
    const PersonDocument::Step step(document);
    const QList<Section>& sections = document.person().sections;
    const auto found =
        std::find_if(sections.rbegin(), sections.rend(), [kind](const Section& each) { return each.kind() == kind; });
    const Section home = found == sections.rend() ? Section(kind) : *found;
    if (found == sections.rend())
        document.insertSection(sections.size(), home);
    document.removeEntry(id);
    if (old.entries().size() == 1 && old.unparsed.isEmpty())
        document.removeSection(old.id());
    document.insertEntry(home.id(), home.entries().size(), recast(entry, kind));
    return true;
}

} // namespace duovita
