#pragma once

#include "core/merging/conflictchoosing.h"

#include <algorithm>

namespace duovita {

/// Whether a text contains another that does not start or end within a word.
inline bool holdsText(const QString& whole, const QString& part)
{
    const auto isBoundary = [&](qsizetype at) {
        return at < 0 || at >= whole.size() ||
               !(whole[at].isLetterOrNumber() || whole[at].isSurrogate() || whole[at].isMark());
    };
    for (qsizetype at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
        if (isBoundary(at - 1) && isBoundary(at + part.size()))
            return true;
    }
    return part.isEmpty();
}

/// Both texts, one after the other; if one contains the other, only the longer one.
inline QString joinedTexts(const QString& mine, const QString& theirs, const QString& between = QStringLiteral(" / "))
{
    if (holdsText(mine, theirs))
        return mine;
    return holdsText(theirs, mine) ? theirs : QString(mine + between + theirs);
}
inline RichText joinedTexts(const RichText& mine, const RichText& theirs)
{
    return RichText::fromMarkdown(joinedTexts(mine.markdown(), theirs.markdown()));
}

/// What the choice "both" does with a text.
enum class BothTexts : unsigned char {
    Joined, ///< one text after the other in a single text
    Apart,  ///< the result is mine; the caller keeps theirs separately
};

/// Merges three versions of a text in all languages.
template <typename Text>
class TextMerge {
public:
    TextMerge(ConflictChoosing& choosing, ConflictPlace place, BothTexts both = BothTexts::Joined)
        : m_choosing(choosing), m_place(std::move(place)), m_both(both)
    {
    }

    Localized<Text> merge(Localized<Text> base, Localized<Text> mine, Localized<Text> theirs)
    {
        if (const Localized<Text>* settled = m_choosing.unopposed(base, mine, theirs))
            return *settled;
        const bool allShared = base.isShared() && mine.isShared() && theirs.isShared();
        if (allShared) {
            Localized<Text> merged = Localized<Text>::shared({});
            mergeLanguage(merged, firstLanguage, base, mine, theirs);
            return merged;
        }
        // Whether the merged text is shared between the languages: whoever changed that decides.
        const bool shared = mine.isShared() == base.isShared() ? theirs.isShared() : mine.isShared();
        for (Localized<Text>* version : {&base, &mine, &theirs})
            version->unshare();
        Localized<Text> merged;
        for (const Language language : allLanguages) {
            m_place.language = language;
            mergeLanguage(merged, language, base, mine, theirs);
        }
        const bool oneText = std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
            return merged.text(language) == merged.text(allLanguages.front());
        });
        if (shared && oneText)
            merged.share(allLanguages.front());
        if (base.isEmpty())
            confirmBoth(merged, mine, theirs);
        return merged;
    }

    /// Whether both versions of some language were chosen.
    bool choseBoth() const { return m_choseBoth; }

private:
    void mergeLanguage(Localized<Text>& merged, Language language, const Localized<Text>& base,
                       const Localized<Text>& mine, const Localized<Text>& theirs)
    {
        const Text& m = mine.text(language);
        const Text& t = theirs.text(language);
        if (m == t) // equal texts: keep the later of each timestamp
            return put(merged, language, m, std::max(mine.changed(language), theirs.changed(language)),
                       std::max(mine.confirmed(language), theirs.confirmed(language)));
        if (const Text* settled = m_choosing.unopposed(base.text(language), m, t)) {
            const Localized<Text>& from = settled == &m ? mine : theirs;
            return put(merged, language, *settled, from.changed(language), from.confirmed(language));
        }
        constexpr bool bothPossible = true;
        const auto choice = m_choosing.choose(
            {m_place, conflictValue(base.text(language)), conflictValue(m), conflictValue(t), bothPossible});
        m_choseBoth = m_choseBoth || choice == ConflictChoice::Both;
        if (choice == ConflictChoice::Both && m_both == BothTexts::Joined)
            return put(merged, language, joinedTexts(m, t), std::max(mine.changed(language), theirs.changed(language)),
                       {});
        const Localized<Text>& from = choice == ConflictChoice::Theirs ? theirs : mine;
        put(merged, language, from.text(language), from.changed(language), from.confirmed(language));
    }

    /// If both users added a new text, one may have written the English and the other the Chinese. Confirms a language
    /// that would be stale only because the other user wrote later.
    static void confirmBoth(Localized<Text>& merged, const Localized<Text>& mine, const Localized<Text>& theirs)
    {
        for (const Language language : allLanguages) {
            const bool wasStale =
                mine.state(language) == TextState::Stale || theirs.state(language) == TextState::Stale;
            if (merged.state(language) != TextState::Stale || wasStale)
                continue;
            for (const Language other : allLanguages)
                merged.confirm(language, std::max(merged.confirmed(language), merged.changed(other)));
        }
    }

    static void put(Localized<Text>& merged, Language language, const Text& text, Timestamp changed,
                    Timestamp confirmed)
    {
        merged.setText(language, text);
        merged.setTimes(language, changed, confirmed);
    }

    ConflictChoosing& m_choosing;
    ConflictPlace m_place;
    BothTexts m_both;
    bool m_choseBoth = false;
};

} // namespace duovita
