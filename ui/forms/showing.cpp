#include "ui/forms/showing.h"

#include "core/content/cvediting.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/cvs/cvticks.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

struct Showing {
    Q_DECLARE_TR_FUNCTIONS(duovita::Showing)
};

/// A section, entry or point by its indexes, which stay valid while texts and visibility change.
struct PartPlace {
    qsizetype section;
    qsizetype entry = -1;
    qsizetype point = -1;
};

QList<PartPlace> placesOf(const Person& person, const RecordParts& parts)
{
    QList<PartPlace> places;
    for (qsizetype s = 0; s < person.sections.size(); ++s) {
        if (parts.sections.contains(person.sections[s].id()))
            places += PartPlace{s};
        const QList<Entry>& entries = person.sections[s].entries();
        for (qsizetype e = 0; e < entries.size(); ++e) {
            if (parts.entries.contains(entries[e].id))
                places += PartPlace{s, e};
            for (qsizetype p = 0; !parts.points.isEmpty() && p < entries[e].highlights.size(); ++p) {
                if (parts.points.contains(entries[e].highlights[p].id))
                    places += PartPlace{s, e, p};
            }
        }
    }
    return places;
}

Omission omissionAt(const Person& person, const Cv& cv, const PartPlace& place)
{
    const Section& section = person.sections[place.section];
    Omission omission = omissionOf(section, cv);
    if (place.entry >= 0 && omission == Omission::None)
        omission = omissionOf(section.entries()[place.entry], section, cv);
    if (place.point >= 0 && omission == Omission::None)
        omission = omissionOf(section.entries()[place.entry].highlights[place.point], cv);
    return omission;
}

bool isVisible(const Person& person, const PartPlace& place)
{
    const Section& section = person.sections[place.section];
    return place.point >= 0   ? section.entries()[place.entry].highlights[place.point].visible
           : place.entry >= 0 ? section.entries()[place.entry].visible
                              : section.visible;
}

void setVisible(Person& person, const PartPlace& place, bool visible)
{
    Section& section = person.sections[place.section];
    if (place.entry < 0) {
        section.visible = visible;
        return;
    }
    Entry entry = section.entries()[place.entry];
    (place.point < 0 ? entry.visible : entry.highlights[place.point].visible) = visible;
    static_cast<void>(section.replace(place.entry, entry));
}

void setListedAt(const Person& person, const PartPlace& place, Cv& cv, bool isHidden)
{
    const Section& section = person.sections[place.section];
    if (place.point >= 0)
        setListed(cv.hiddenHighlights, section.entries()[place.entry].highlights[place.point].id, isHidden);
    else if (place.entry >= 0)
        setListed(cv.hiddenEntries, section.entries()[place.entry].id, isHidden);
    else
        setListed(cv.hiddenSections, section.id(), isHidden);
}

/// Replaces hiding in the record by omitting the part from each CV, so that single CVs can show it again.
void leaveToCvs(Person& person, const PartPlace& place)
{
    if (isVisible(person, place))
        return;
    setVisible(person, place, true);
    for (Cv& cv : person.cvs)
        setListedAt(person, place, cv, true);
}

void takeInAt(Person& person, const PartPlace& place, const CvId& id)
{
    leaveToCvs(person, {place.section});
    if (place.entry >= 0)
        leaveToCvs(person, {place.section, place.entry});
    if (place.point >= 0)
        leaveToCvs(person, place);
    const Section& section = person.sections[place.section];
    const Entry* entry = place.entry >= 0 ? &section.entries()[place.entry] : nullptr;
    includeIn(section, entry, place.point >= 0 ? &entry->highlights[place.point] : nullptr, cvOf(person, id));
}

/// Applies the change as one undo step; false if nothing differs.
bool become(PersonDocument& document, const Person& after)
{
    if (after == document.person())
        return false;
    const PersonDocument::Step step(document);
    if (after.sections == document.person().sections)
        return document.replaceProfile(after);
    return document.replaceRecord(after, ChangeCause::Edit);
}

} // namespace

Omission omissionOf(const Person& person, const Cv& cv, const RecordParts& parts)
{
    Omission first = Omission::None;
    for (const PartPlace& place : placesOf(person, parts)) {
        const Omission omission = omissionAt(person, cv, place);
        if (omission == Omission::None)
            return omission;
        if (first == Omission::None)
            first = omission;
    }
    return first;
}

bool areHiddenInAll(const Person& person, const RecordParts& parts)
{
    const QList<PartPlace> places = placesOf(person, parts);
    return !places.isEmpty() &&
           std::none_of(places.begin(), places.end(), [&](const PartPlace& place) { return isVisible(person, place); });
}

bool setShownIn(PersonDocument& document, const CvId& cv, const RecordParts& parts, bool shown)
{
    Person after = document.person();
    for (const PartPlace& place : placesOf(after, parts)) {
        if (shown)
            takeInAt(after, place, cv);
        else if (omissionAt(after, cvOf(after, cv), place) == Omission::None)
            setListedAt(after, place, cvOf(after, cv), true);
    }
    return become(document, after);
}

void setShownInAll(PersonDocument& document, const RecordParts& parts, bool shown)
{
    Person after = document.person();
    for (const PartPlace& place : placesOf(after, parts)) {
        setVisible(after, place, shown);
        for (Cv& cv : after.cvs) {
            if (shown)
                setListedAt(after, place, cv, false);
        }
    }
    become(document, after);
}

bool setShownOnlyIn(PersonDocument& document, const CvId& cv, const RecordParts& parts)
{
    Person after = document.person();
    for (const PartPlace& place : placesOf(after, parts)) {
        Person shown = after;
        takeInAt(shown, place, cv);
        if (omissionAt(shown, cvOf(shown, cv), place) != Omission::None)
            continue;
        after = shown;
        for (Cv& other : after.cvs) {
            if (other.id != cv && omissionAt(after, other, place) == Omission::None)
                setListedAt(after, place, other, true);
        }
    }
    return become(document, after);
}

QString shownOnlyWords(const Cv& cv)
{
    return Showing::tr("Now shown only in “%1”").arg(shownName(cv));
}

QString showOnlyWords(const Cv& cv)
{
    return Showing::tr("Show only in “%1”").arg(shownName(cv));
}

QString eyeWords(Omission omission, const Cv& cv)
{
    return (omission == Omission::None ? Showing::tr("Hide in “%1”") : Showing::tr("Show in “%1”")).arg(shownName(cv));
}

QString omissionWords(Omission omission, const Cv& cv)
{
    switch (omission) {
    case Omission::None:
        return {};
    case Omission::Everywhere:
        return Showing::tr("Hidden in all CVs");
    case Omission::ByHand:
        return Showing::tr("Not in “%1”").arg(shownName(cv));
    case Omission::ByTags:
        return Showing::tr("Left out of “%1” by tags").arg(shownName(cv));
    case Omission::Replaced:
        return Showing::tr("“%1” has a summary of its own").arg(shownName(cv));
    }
    return {};
}

QString elsewhereWords(const Person& person, const Cv& cv, const Highlight& point)
{
    QStringList without;
    for (const Cv& other : person.cvs) {
        if (other.id != cv.id && omissionOf(point, other) != Omission::None)
            without += Showing::tr("“%1”").arg(shownName(other));
    }
    if (without.isEmpty())
        return {};
    return without.size() + 1 == person.cvs.size() ? Showing::tr("Only in “%1”").arg(shownName(cv))
                                                   : Showing::tr("Not in %1").arg(listed(without));
}

} // namespace duovita
