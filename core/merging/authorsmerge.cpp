#include "core/merging/authorsmerge.h"

#include "core/merging/listmerge.h"

namespace duovita {

LocalizedAuthors mergeAuthors(ConflictChoosing& choosing, ConflictPlace place, LocalizedAuthors base,
                              LocalizedAuthors mine, LocalizedAuthors theirs)
{
    if (const LocalizedAuthors* settled = choosing.unopposed(base, mine, theirs))
        return *settled;
    const auto side = [&](Language language) {
        return mergeLists(choosing, place, base.text(language), mine.text(language), theirs.text(language));
    };
    if (base.isShared() && mine.isShared() && theirs.isShared())
        return LocalizedAuthors::shared(side(allLanguages.front()));
    const bool shared = mine.isShared() == base.isShared() ? theirs.isShared() : mine.isShared();
    for (LocalizedAuthors* version : {&base, &mine, &theirs})
        version->unshare();
    LocalizedAuthors merged;
    for (const Language language : allLanguages) {
        place.language = language;
        merged.setText(language, side(language));
    }
    const QList<Author>& first = merged.text(allLanguages.front());
    const bool oneList = std::all_of(allLanguages.begin(), allLanguages.end(),
                                     [&](Language language) { return merged.text(language) == first; });
    if (shared && oneList)
        merged.share(allLanguages.front());
    return merged;
}

} // namespace duovita
