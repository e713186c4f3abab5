#pragma once

#include "core/domain/localized.h"

#include <algorithm>

namespace duovita {

/// A person writes one side. Where it was missing, or older than another side, what is written is its translation: the
/// other sides have been looked at, and are not older than it. That holds for the keys that follow, too, until a rest
/// of some minutes; who changes a finished text later changes what the others have to follow.
template <typename Text>
void typeText(Localized<Text>& texts, Language language, Text text, Timestamp when)
{
    constexpr std::chrono::minutes rest{10};
    const Timestamp before = texts.changed(language);
    const auto isOther = [&](Language other) { return other != language && !texts.text(other).isEmpty(); };
    const auto wasLookedAt = [&](Language other) {
        return isOther(other) && texts.confirmed(other) == before && when - before < rest;
    };
    const TextState state = texts.state(language);
    const bool begins = state == TextState::Missing || state == TextState::Stale;
    const bool goesOn = before != Timestamp() && std::any_of(allLanguages.begin(), allLanguages.end(), wasLookedAt);
    texts.setText(language, std::move(text), when);
    if (texts.isShared() || !(begins || goesOn))
        return;
    for (const Language other : allLanguages) {
        if (isOther(other))
            texts.confirm(other, when);
    }
}

} // namespace duovita
