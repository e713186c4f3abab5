#include "core/checks/absententries.h"

#include "core/content/missingtexts.h"

#include <algorithm>

namespace duovita {

namespace {

/// The index of a field in an entry; the first field names the entry.
int placeOf(Field field, const Entry& entry)
{
    int place = 0;
    int found = -1;
    forEachField(entry.details, [&](Field candidate, const auto&) {
        if (candidate == field)
            found = place;
        ++place;
    });
    return found < 0 ? place : found;
}

} // namespace

QList<AbsentEntry> absentEntries(const Person& person, const Cv& cv)
{
    QList<AbsentEntry> absent;
    if (cv.missingTexts == MissingTexts::Shown)
        return absent;
    for (const Language language : cv.languages) {
        const QList<MissingText> gaps = makeContent(person, cv, language).missing;
        for (const ContentSource& gone : entriesLeftOut(gaps)) {
            const Entry* const entry = person.entry(*gone.entry);
            if (!entry)
                continue;
            QList<ContentSource> texts;
            for (const MissingText& gap : gaps) {
                if (gap.source.entry == gone.entry)
                    texts += gap.source;
            }
            const auto cause = std::min_element(texts.begin(), texts.end(), [&](const auto& a, const auto& b) {
                return placeOf(a.field, *entry) < placeOf(b.field, *entry);
            });
            absent += AbsentEntry{*gone.entry, language, *cause};
        }
    }
    return absent;
}

} // namespace duovita
