#include "core/merging/recordmerge.h"

#include "core/merging/cvmerge.h"
#include "core/merging/entrymerge.h"
#include "core/merging/listmerge.h"
#include "core/merging/sectionmerge.h"
#include "core/merging/textmerge.h"

namespace duovita {

namespace {

ConflictValue photoValue(const std::optional<Photo>& photo)
{
    if (!photo)
        return {};
    return QStringLiteral("%1, %2 B").arg(photo->mediaType, QString::number(photo->data.size()));
}

/// Applies what either side dismissed or took up again.
QStringList mergeDismissed(const QStringList& base, const QStringList& mine, const QStringList& theirs)
{
    if (mine == base)
        return theirs;
    QStringList merged = mine;
    merged.removeIf([&](const QString& key) { return base.contains(key) && !theirs.contains(key); });
    for (const QString& key : theirs) {
        if (!base.contains(key) && !merged.contains(key))
            merged += key;
    }
    return merged;
}

OwnWords mergeWords(ConflictChoosing& choosing, const OwnWords& base, const OwnWords& mine, const OwnWords& theirs)
{
    OwnWords merged;
    for (const DocumentWordInfo& row : ownWordTable) {
        ConflictPlace place;
        place.field = Field::Words;
        place.detail = QString::fromLatin1(row.name);
        const LocalizedText word = TextMerge<QString>(choosing, place)
                                       .merge(base.value(row.word), mine.value(row.word), theirs.value(row.word));
        if (!word.isEmpty())
            merged.insert(row.word, word);
    }
    return merged;
}

void mergeFacts(ConflictChoosing& choosing, Person& merged, const Person& base, const Person& mine,
                const Person& theirs)
{
    const ConflictPlace place;
    const auto text = [&](Field field, const LocalizedText& b, const LocalizedText& m, const LocalizedText& t) {
        return TextMerge<QString>(choosing, at(place, field)).merge(b, m, t);
    };
    merged.name = text(Field::Name, base.name, mine.name, theirs.name);
    merged.nameVariants =
        mergeLists(choosing, at(place, Field::NameVariants), base.nameVariants, mine.nameVariants, theirs.nameVariants);
    merged.headline = text(Field::Headline, base.headline, mine.headline, theirs.headline);
    if (const auto* settled = choosing.unopposed(base.photo, mine.photo, theirs.photo)) {
        merged.photo = *settled;
    } else {
        const auto choice = choosing.choose(
            {at(place, Field::Photo), photoValue(base.photo), photoValue(mine.photo), photoValue(theirs.photo)});
        merged.photo = choice == ConflictChoice::Theirs ? theirs.photo : mine.photo;
    }
    merged.contacts = mergeLists(choosing, at(place, Field::Contacts), base.contacts, mine.contacts, theirs.contacts);
    merged.personalFacts = mergeLists(choosing, at(place, Field::PersonalFacts), base.personalFacts, mine.personalFacts,
                                      theirs.personalFacts);
    merged.words = mergeWords(choosing, base.words, mine.words, theirs.words);
    merged.tags = mergeLists(choosing, at(place, Field::Tags), base.tags, mine.tags, theirs.tags);
    merged.notes = mergeLongTexts(choosing, at(place, Field::Notes), base.notes, mine.notes, theirs.notes);
    merged.unparsed =
        mergeLists(choosing, at(place, RecordPart::Unparsed), base.unparsed, mine.unparsed, theirs.unparsed);
    merged.dismissedProblems = mergeDismissed(base.dismissedProblems, mine.dismissedProblems, theirs.dismissedProblems);
    merged.extra = mergeExtras(choosing, place, base.extra, mine.extra, theirs.extra);
}

} // namespace

RecordMerge threeWayMerge(const Person& base, const Person& mine, const Person& theirs, const ConflictChoices& choices)
{
    ConflictChoosing choosing(choices);
    RecordMerge result{mine, {}, 0};
    mergeFacts(choosing, result.person, base, mine, theirs);
    result.person.sections = mergeSections(choosing, base, mine, theirs);
    result.person.cvs = mergeCvs(choosing, base, mine, theirs);
    result.conflicts = choosing.conflicts();
    result.taken = choosing.taken();
    return result;
}

ConflictChoices allChosen(const QList<FieldConflict>& conflicts, ConflictChoice choice)
{
    ConflictChoices choices;
    for (const FieldConflict& conflict : conflicts)
        choices.insert(conflict.place.key(), choice);
    return choices;
}

} // namespace duovita
