#include "ui/widgets/pointediting.h"

#include <algorithm>

namespace duovita {

namespace {

/// Latin words need a space between them, Chinese text does not.
bool wantsSpace(const QString& before, const QString& after)
{
    constexpr char16_t firstEastAsian = 0x2E80; // start of CJK radicals, followed by Han, kana and their punctuation
    return before.back() < QChar(firstEastAsian) && after.front() < QChar(firstEastAsian);
}

RichText joined(const RichText& first, const RichText& second)
{
    if (first.isEmpty() || second.isEmpty())
        return first.isEmpty() ? second : first;
    QList<InlineSpan> spans = first.spans();
    const QList<InlineSpan> after = second.spans();
    if (!spans.isEmpty() && !after.isEmpty() && wantsSpace(spans.back().text, after.front().text))
        spans += InlineSpan{QStringLiteral(" ")};
    return RichText::fromSpans(spans + after);
}

/// Whether the text is missing or stale in this language.
bool lacks(const LocalizedRichText& text, Language language)
{
    return text.state(language) == TextState::Missing || text.state(language) == TextState::Stale;
}

} // namespace

Highlight partPoint(Highlight& point, Language language, const TextParts& parts, Timestamp when)
{
    Highlight after = point;
    after.id = Highlight().id;
    after.text = point.text.isShared() ? LocalizedRichText::shared({}) : LocalizedRichText();
    after.text.setText(language, parts.second, when);
    point.text.setText(language, parts.first, when);
    return after;
}

bool canJoinPoints(const Highlight& first, const Highlight& second)
{
    return first.text.isShared() == second.text.isShared() && first.visible == second.visible;
}

void joinPoints(Highlight& first, const Highlight& second, Timestamp when)
{
    LocalizedRichText both = first.text;
    for (const Language language : allLanguages) // for a shared text, twice with the same result
        both.setText(language, joined(first.text.text(language), second.text.text(language)), when);
    for (const Language language : allLanguages) {
        const bool older = lacks(first.text, language) || lacks(second.text, language);
        const bool newer = std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language other) {
            return other != language && !lacks(first.text, other) && !lacks(second.text, other);
        });
        const Timestamp before = std::min(std::max(first.text.changed(language), second.text.changed(language)),
                                          when - Timestamp::duration(1));
        if (older && newer)
            both.setTimes(language, before, {});
        else
            both.setTimes(language, when, when);
    }
    first.text = both;
    for (const QString& tag : second.tags) {
        if (!first.tags.contains(tag))
            first.tags += tag;
    }
}

} // namespace duovita
