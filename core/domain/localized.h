#pragma once

#include "core/domain/language.h"
#include "core/domain/richtext.h"

#include <array>
#include <chrono>
#include <optional>

namespace duovita {

/// UTC, milliseconds since 1970; the epoch itself means "not known".
using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

/// The translation state of one language's side of a text.
enum class TextState {
    Empty,    ///< no side has text: nothing to translate
    Complete, ///< has text, and the other sides have not changed since
    Missing,  ///< another side has text, this side has none
    Stale,    ///< another side with different text changed after this side was last changed or confirmed
    Shared,   ///< one text serves all languages
};

/// One text in every document language, with the times when each side was changed and last confirmed as matching. Text
/// is QString (plain) or RichText (inline Markdown). A shared text is stored once and returned for every language.
template <typename Text>
class Localized {
public:
    Localized() = default;

    static Localized of(Language language, Text text)
    {
        Localized result;
        result.m_sides[indexOf(language)].text = std::move(text);
        return result;
    }

    static Localized of(Text english, Text chinese)
    {
        Localized result = of(Language::English, std::move(english));
        result.m_sides[indexOf(Language::Chinese)].text = std::move(chinese);
        return result;
    }

    static Localized shared(Text text)
    {
        Localized result;
        result.m_shared = true;
        result.m_sides.front().text = std::move(text);
        return result;
    }

    /// The text of exactly this language; empty if that side is missing. A shared text is returned for every language.
    const Text& text(Language language) const { return m_sides[slot(language)].text; }

    /// The language whose text is used for `language`: itself, or the first other language with text; nothing if no
    /// side has any.
    std::optional<Language> resolve(Language language) const
    {
        if (!text(language).isEmpty())
            return language;
        for (Language other : allLanguages) {
            if (!text(other).isEmpty())
                return other;
        }
        return std::nullopt;
    }

    /// The text that a document in `language` shows: its own, or the first other side's.
    const Text& textOrFallback(Language language) const { return text(resolve(language).value_or(language)); }

    /// The first side with text, for uses that need no particular language.
    const Text& anyText() const { return textOrFallback(firstLanguage); }

    bool isShared() const { return m_shared; }
    /// Whether all sides that have text are equal, so that sharing the text loses nothing.
    bool isOneText() const
    {
        return std::all_of(m_sides.begin(), m_sides.end(),
                           [this](const Side& side) { return side.text.isEmpty() || side.text == anyText(); });
    }
    bool isEmpty() const { return !resolve(allLanguages.front()); }

    TextState state(Language language) const
    {
        if (isEmpty())
            return TextState::Empty;
        if (m_shared)
            return TextState::Shared;
        const Side& mine = m_sides[indexOf(language)];
        if (mine.text.isEmpty())
            return TextState::Missing;
        const Timestamp seen = std::max(mine.changed, mine.confirmed);
        for (Language other : allLanguages) {
            const Side& side = m_sides[indexOf(other)];
            if (other != language && !side.text.isEmpty() && side.changed > seen && !(side.text == mine.text))
                return TextState::Stale;
        }
        return TextState::Complete;
    }

    Timestamp changed(Language language) const { return m_sides[slot(language)].changed; }
    Timestamp confirmed(Language language) const { return m_sides[slot(language)].confirmed; }

    /// Sets one side, or the one text if it is shared. Setting an equal text changes nothing, not even the time.
    void setText(Language language, Text text, Timestamp when = {})
    {
        Side& side = m_sides[slot(language)];
        if (side.text == text)
            return;
        side.text = std::move(text);
        side.changed = when;
    }

    /// Sets a side that corresponds to the present text of the others, as when it is imported from a document in its
    /// language: it gets the newest time of all sides, so that no side is stale only because it was written first. Sets
    /// the one text if it is shared.
    void setCounterpart(Language language, Text text)
    {
        Timestamp newest{};
        for (const Side& side : m_sides)
            newest = std::max({newest, side.changed, side.confirmed});
        setText(language, std::move(text), newest);
    }

    /// For loading stored values.
    void setTimes(Language language, Timestamp changedAt, Timestamp confirmedAt)
    {
        m_sides[slot(language)].changed = changedAt;
        m_sides[slot(language)].confirmed = confirmedAt;
    }

    /// Records that a person has checked that this side still matches the others.
    void confirm(Language language, Timestamp when) { m_sides[slot(language)].confirmed = when; }

    /// Makes the text of `language` the one text of all languages. The texts of the other sides are discarded.
    void share(Language language)
    {
        Side kept = m_sides[slot(language)];
        m_sides = {};
        m_sides.front() = std::move(kept);
        m_shared = true;
    }

    /// Undoes sharing: every language starts with the text that was shared.
    void unshare()
    {
        if (!m_shared)
            return;
        m_shared = false;
        m_sides.fill(Side(m_sides.front()));
    }

    bool operator==(const Localized&) const = default;

private:
    struct Side {
        Text text;
        Timestamp changed{};
        Timestamp confirmed{};

        bool operator==(const Side&) const = default;
    };

    std::size_t slot(Language language) const { return m_shared ? 0 : indexOf(language); }

    std::array<Side, languageCount> m_sides;
    bool m_shared = false;
};

using LocalizedText = Localized<QString>;
using LocalizedRichText = Localized<RichText>;

} // namespace duovita
