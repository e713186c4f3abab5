#pragma once

#include "core/domain/localized.h"

#include <algorithm>

namespace duovita {

inline bool hasHan(const QString& text)
{
    return containsHan(text);
}
inline bool hasHan(const RichText& text)
{
    return containsHan(text.markdown());
}

/// A person writes one side. Where it was missing, older than another side, or a mere copy of it in other letters, what
/// is written is its translation: the other sides have been looked at, and are not older than it. That holds for the
/// keys that follow, too, on whichever side, until a rest of some minutes: a pair that somebody is writing is one. Who
/// changes a finished text later changes what the others have to follow.
template <typename Text>
void typeText(Localized<Text>& texts, Language language, Text text, Timestamp when)
{
    constexpr std::chrono::minutes rest{10};
    const Timestamp before = texts.changed(language);
    const auto isOther = [&](Language other) { return other != language && !texts.text(other).isEmpty(); };
    const auto wasLookedAt = [&](Language other) {
        return isOther(other) && texts.confirmed(other) == before && when - before < rest;
    };
    // The other side was typed as this one's translation, just now.
    const auto isBeingWritten = [&](Language other) {
        const Timestamp written = texts.changed(other);
        return isOther(other) && written != Timestamp() && texts.confirmed(language) == written &&
               texts.confirmed(other) < written && when - written < rest;
    };
    const auto isOriginal = [&](Language other) {
        return isOther(other) && texts.text(other) == texts.text(language) && hasHan(text) != hasHan(texts.text(other));
    };
    const auto any = [](const auto& is) { return std::any_of(allLanguages.begin(), allLanguages.end(), is); };
    const TextState state = texts.state(language);
    const bool begins = state == TextState::Missing || state == TextState::Stale || any(isOriginal);
    const bool goesOn = (before != Timestamp() && any(wasLookedAt)) || any(isBeingWritten);
    texts.setText(language, std::move(text), when);
    if (texts.isShared() || !(begins || goesOn))
        return;
    for (const Language other : allLanguages) {
        if (isOther(other))
            texts.confirm(other, when);
    }
}

/// What the sides of a text said when they matched last, as far as somebody saw it since: who changes one and changes
/// it back has changed nothing, and the other side is not older for it. A record holds times, not the texts of then: of
/// what was typed before the form was opened nothing is known.
template <typename Text>
class MatchedSides {
public:
    /// As it is shown.
    void see(const Localized<Text>& text)
    {
        if (!hasStale(text))
            m_matched = text;
        else if (m_matched && saysTheSame(text))
            m_matched.reset(); // nobody changed it and changed it back: the record has it so
    }

    /// As a person has changed it: what they say again, they match again.
    void restore(Localized<Text>& text) const
    {
        if (m_matched && hasStale(text) && saysTheSame(text))
            text = *m_matched;
    }

private:
    static bool hasStale(const Localized<Text>& text)
    {
        return std::any_of(allLanguages.begin(), allLanguages.end(),
                           [&](Language language) { return text.state(language) == TextState::Stale; });
    }
    bool saysTheSame(const Localized<Text>& text) const
    {
        return text.isShared() == m_matched->isShared() &&
               std::all_of(allLanguages.begin(), allLanguages.end(),
                           [&](Language language) { return text.text(language) == m_matched->text(language); });
    }

    std::optional<Localized<Text>> m_matched;
};

} // namespace duovita
