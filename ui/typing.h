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

/// The text without what a change of punctuation alone changes: full-width or half-width signs, kinds of quotation
/// marks, and spaces.
inline QString withPlainSigns(const QString& text)
{
    constexpr char16_t firstWide = 0xFF01;
    constexpr char16_t lastWide = 0xFF5E;
    constexpr char16_t toWide = 0xFEE0; // from U+0021, the same for all of ASCII
    QString plain;
    for (const QChar c : text) {
        if (c.isSpace())
            continue;
        if (c.unicode() >= firstWide && c.unicode() <= lastWide)
            plain += QChar(static_cast<char16_t>(c.unicode() - toWide));
        else
            plain += c == u'。' ? QChar(u'.') : c == u'、' ? QChar(u',') : c == u'“' || c == u'”' ? QChar(u'"') : c;
    }
    return plain;
}
inline QString withPlainSigns(const RichText& text)
{
    return withPlainSigns(text.markdown());
}

/// Applies a change that the user typed on one language's side. If that side was missing, stale, or a copy of another
/// side in a different script, the typed text counts as its translation: the other sides are confirmed and do not
/// become stale. The same holds for the keystrokes that follow, on either side, until a pause of two minutes, because
/// the user is still writing the pair, and not if they preceded `entered`: whoever left the pair and
/// comes back had finished it. Changing a finished text later does make the other sides stale.
template <typename Text>
void typeText(Localized<Text>& texts, Language language, Text text, Timestamp when, Timestamp entered = {})
{
    constexpr std::chrono::minutes rest{2};
    const Timestamp before = texts.changed(language);
    const auto isOther = [&](Language other) { return other != language && !texts.text(other).isEmpty(); };
    const auto wasLookedAt = [&](Language other) {
        return isOther(other) && texts.confirmed(other) == before && when - before < rest && before >= entered;
    };
    // The other side was typed just now, as a translation of this one.
    const auto isBeingWritten = [&](Language other) {
        const Timestamp written = texts.changed(other);
        return isOther(other) && written != Timestamp() && texts.confirmed(language) == written &&
               texts.confirmed(other) < written && when - written < rest && written >= entered;
    };
    const auto isOriginal = [&](Language other) {
        return isOther(other) && texts.text(other) == texts.text(language) && hasHan(text) != hasHan(texts.text(other));
    };
    const auto any = [](const auto& is) { return std::any_of(allLanguages.begin(), allLanguages.end(), is); };
    const TextState state = texts.state(language);
    const bool begins = state == TextState::Missing || state == TextState::Stale || any(isOriginal);
    const bool continues = (before != Timestamp() && any(wasLookedAt)) || any(isBeingWritten);
    texts.setText(language, std::move(text), when);
    if (texts.isShared() || !(begins || continues))
        return;
    for (const Language other : allLanguages) {
        if (isOther(other))
            texts.confirm(other, when);
    }
}

/// Remembers what the sides said when they last matched, as far as seen since the form was opened. If the user changes
/// a side and changes it back, or has changed only its punctuation, its meaning has not changed and the other side must
/// not become stale. A record stores only
/// timestamps, not earlier texts, so nothing is known of changes made before.
template <typename Text>
class MatchedSides {
public:
    /// Call with each text that is shown.
    void see(const Localized<Text>& text)
    {
        if (!hasStale(text))
            m_matched = text;
        else if (m_matched && saysTheSame(text))
            m_matched.reset(); // the record itself says that the text is stale: nobody changed it back
    }

    /// Call with each text that the user changed: restores the matched state if all sides say again what they said
    /// then, whatever their punctuation.
    void restore(Localized<Text>& text) const
    {
        if (!m_matched || !hasStale(text) || !saysTheSame(text))
            return;
        for (const Language language : allLanguages)
            text.setTimes(language, m_matched->changed(language), m_matched->confirmed(language));
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
               std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
                   return withPlainSigns(text.text(language)) == withPlainSigns(m_matched->text(language));
               });
    }

    std::optional<Localized<Text>> m_matched;
};

} // namespace duovita
