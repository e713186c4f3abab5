#include "core/storage/recordtexts.h"

namespace duovita {

TextCounts countTexts(const Entry& entry)
{
    TextCounts counts;
    forEachLocalized(entry, [&](const auto& text) { counts.add(text); });
    return counts;
}

TextCounts countTexts(const Person& person)
{
    TextCounts counts;
    forEachLocalized(person, [&](const auto& text) { counts.add(text); });
    for (const Cv& cv : person.cvs) {
        counts.add(cv.headline, cv.languages);
        counts.add(cv.summary, cv.languages);
    }
    for (const Section& section : person.sections) {
        counts.add(section.title);
        for (const Entry& entry : section.entries())
            counts.add(countTexts(entry));
    }
    return counts;
}

} // namespace duovita
