#include "core/matching/cvmerging.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// The new ids of the other record's parts.
struct NewIds {
    QHash<EntryId, EntryId> entries;
    QHash<HighlightId, HighlightId> highlights;
};

NewIds newIds(const MergedPeople& people)
{
    NewIds ids;
    for (const EntryPair& pair : people.pairs) {
        const Entry* own = people.record.entry(pair.record);
        const Entry* given = people.other.entry(pair.other);
        if (!own || !given)
            continue;
        ids.entries.insert(given->id, own->id);
        const HighlightPairs points = pair.highlights
                                          ? pairHighlights(own->highlights, given->highlights, *pair.highlights)
                                          : pairHighlights(own->highlights, given->highlights);
        for (const auto& [a, b] : points) {
            if (a >= 0 && b >= 0)
                ids.highlights.insert(given->highlights[b].id, own->highlights[a].id);
        }
    }
    return ids;
}

/// The entries and points that a CV shows, by their ids in the merged record.
struct Shown {
    QSet<EntryId> entries;
    QSet<HighlightId> highlights;
};

Shown shownBy(const Cv& cv, const Person& person, const NewIds& ids)
{
    Shown shown;
    for (const Section& section : person.sections) {
        if (!section.visible || cv.hiddenSections.contains(section.id()))
            continue;
        for (const Entry& entry : section.entries()) {
            if (!entry.visible || cv.hiddenEntries.contains(entry.id))
                continue;
            shown.entries += ids.entries.value(entry.id, entry.id);
            for (const Highlight& highlight : entry.highlights) {
                if (highlight.visible && !cv.hiddenHighlights.contains(highlight.id))
                    shown.highlights += ids.highlights.value(highlight.id, highlight.id);
            }
        }
    }
    return shown;
}

/// Whether the CV shows everything, including future additions.
bool showsAll(const Cv& cv)
{
    return cv.hiddenSections.isEmpty() && cv.hiddenEntries.isEmpty() && cv.hiddenHighlights.isEmpty() &&
           cv.includeTags.isEmpty() && cv.excludeTags.isEmpty() && !cv.targetPages;
}

/// Hides everything in the merged record that was not shown. Sections without any shown entry are hidden as a whole.
void hideTheRest(Cv& cv, const Person& merged, const Shown& shown)
{
    cv.hiddenSections.clear();
    cv.hiddenEntries.clear();
    cv.hiddenHighlights.clear();
    for (const Section& section : merged.sections) {
        bool any = false;
        for (const Entry& entry : section.entries()) {
            if (!shown.entries.contains(entry.id)) {
                cv.hiddenEntries += entry.id;
                continue;
            }
            any = true;
            for (const Highlight& highlight : entry.highlights) {
                if (!shown.highlights.contains(highlight.id))
                    cv.hiddenHighlights += highlight.id;
            }
        }
        if (!any && !section.entries().isEmpty())
            cv.hiddenSections += section.id();
    }
}

template <typename Id>
void follow(QList<Id>& wishes, const QHash<Id, Id>& ids)
{
    for (Id& wish : wishes)
        wish = ids.value(wish, wish);
}

QString freeName(const QString& wish, const QList<Cv>& cvs)
{
    const auto taken = [&](const QString& name) {
        return std::any_of(cvs.begin(), cvs.end(),
                           [&](const Cv& cv) { return cv.name.compare(name, Qt::CaseInsensitive) == 0; });
    };
    QString name = wish;
    for (int number = 2; taken(name); ++number)
        name = QStringLiteral("%1 %2").arg(wish, QString::number(number));
    return name;
}

/// Whether no language has two different texts.
template <typename Text>
bool fitTogether(const Localized<Text>& one, const Localized<Text>& other)
{
    return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const Text& text = one.text(language);
        return text.isEmpty() || other.text(language).isEmpty() || text == other.text(language);
    });
}

bool isShared(const Cv& cv, Cv held)
{
    if (held.id == cv.id)
        return true;
    if (!showsAll(cv) || !showsAll(held) || !fitTogether(held.headline, cv.headline) ||
        !fitTogether(held.summary, cv.summary))
        return false;
    held.id = cv.id;
    held.sectionOrder = cv.sectionOrder;
    held.headline = cv.headline;
    held.summary = cv.summary;
    return held == cv;
}

/// Maps each section of the other record to the section that its first entry is in now.
QHash<SectionId, SectionId> newSections(const Person& merged, const Person& other, const NewIds& ids)
{
    QHash<SectionId, SectionId> sections;
    for (const Section& section : other.sections) {
        if (section.entries().isEmpty() || merged.indexOf(section.id()) >= 0)
            continue;
        const EntryId& first = section.entries().front().id;
        if (const auto place = merged.findEntry(ids.entries.value(first, first)))
            sections.insert(section.id(), merged.sections[place->section].id());
    }
    return sections;
}

} // namespace

QList<Cv> sharedCvs(const Person& record, const Person& other)
{
    QList<Cv> shared = other.cvs;
    shared.removeIf([&](const Cv& cv) {
        return std::none_of(record.cvs.begin(), record.cvs.end(), [&](const Cv& held) { return isShared(cv, held); });
    });
    return shared;
}

void keepCvs(Person& merged, const MergedPeople& people)
{
    const NewIds ids = newIds(people);
    for (Cv& cv : merged.cvs) {
        if (!showsAll(cv))
            hideTheRest(cv, merged, shownBy(cv, people.record, {}));
    }
    const QHash<SectionId, SectionId> sections = newSections(merged, people.other, ids);
    const QList<Cv> shared = sharedCvs(people.record, people.other);
    for (Cv cv : people.other.cvs) {
        if (shared.contains(cv))
            continue;
        if (!showsAll(cv))
            hideTheRest(cv, merged, shownBy(cv, people.other, ids));
        follow(cv.sectionOrder, sections);
        follow(cv.pageStartSections, sections);
        follow(cv.keptSections, sections);
        follow(cv.pageStartEntries, ids.entries);
        follow(cv.keptEntries, ids.entries);
        cv.name = freeName(cv.name, merged.cvs);
        merged.cvs += cv;
    }
}

} // namespace duovita
