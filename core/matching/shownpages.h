#pragma once

#include "core/domain/details.h"
#include "core/domain/personalfact.h"

namespace duovita {

// The languages whose documents show something, assuming that they show another language's text where theirs is
// missing.

/// Whether documents in the language show the values differently.
template <typename Value>
inline bool showsOtherwise(const Value& one, const Value& other, Language)
{
    return !(one == other);
}

template <typename Text>
inline bool showsOtherwise(const Localized<Text>& one, const Localized<Text>& other, Language language)
{
    return !(one.textOrFallback(language) == other.textOrFallback(language));
}

inline bool showsOtherwise(const Link& one, const Link& other, Language language)
{
    return one.url != other.url || showsOtherwise(one.label, other.label, language);
}

inline bool showsOtherwise(const Contact& one, const Contact& other, Language language)
{
    if (!one.isPublic && !other.isPublic)
        return false;
    return one.kind != other.kind || one.isPublic != other.isPublic ||
           showsOtherwise(one.label, other.label, language) || showsOtherwise(one.value, other.value, language);
}

inline bool showsOtherwise(const PersonalFact& one, const PersonalFact& other, Language language)
{
    if (one.isPrivate && other.isPrivate)
        return false;
    return one.kind != other.kind || one.isPrivate != other.isPrivate ||
           showsOtherwise(one.label, other.label, language) || showsOtherwise(one.value, other.value, language);
}

inline bool showsOtherwise(const HeldPosition& one, const HeldPosition& other, Language language)
{
    bool differs = false;
    forEachField(one, [&](Field field, const auto& value) {
        forEachField(other, [&](Field same, const auto& otherValue) {
            if constexpr (std::is_same_v<decltype(value), decltype(otherValue)>)
                differs = differs || (field == same && showsOtherwise(value, otherValue, language));
        });
    });
    return differs;
}

inline QList<Language> everyPage()
{
    return {allLanguages.begin(), allLanguages.end()};
}

/// Whether documents show the list item at all.
template <typename Item>
inline bool isShown(const Item&)
{
    return true;
}
inline bool isShown(const Contact& contact)
{
    return contact.isPublic;
}
inline bool isShown(const PersonalFact& fact)
{
    return !fact.isPrivate;
}

template <typename Value>
QList<Language> pagesShowing(const Value& before, const Value& after)
{
    QList<Language> pages;
    for (const Language language : allLanguages) {
        if (showsOtherwise(before, after, language))
            pages += language;
    }
    return pages;
}

} // namespace duovita
