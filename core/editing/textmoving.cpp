#include "core/editing/textmoving.h"

#include <algorithm>

namespace duovita {

namespace {

template <typename To, typename From, typename Make>
Localized<To> converted(const Localized<From>& text, const Make& make)
{
    Localized<To> result = text.isShared() ? Localized<To>::shared({}) : Localized<To>();
    for (const Language language : allLanguages) {
        result.setText(language, make(text.text(language)));
        result.setTimes(language, text.changed(language), text.confirmed(language));
    }
    return result;
}

LocalizedText* findText(Entry& entry, Field field)
{
    LocalizedText* found = nullptr;
    forEachField(entry.details, [&](Field candidate, auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
            found = candidate == field ? &value : found;
    });
    return found;
}

Highlight* findPoint(Entry& entry, const HighlightId& id)
{
    const auto point = std::find_if(entry.highlights.begin(), entry.highlights.end(),
                                    [&](const Highlight& highlight) { return highlight.id == id; });
    return point == entry.highlights.end() ? nullptr : &*point;
}

bool isPlain(const LocalizedRichText& text)
{
    return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const RichText& side = text.text(language);
        return side == RichText::fromPlain(side.plainText());
    });
}

/// The text as rich text, like that of a point; nothing if the place does not exist.
std::optional<LocalizedRichText> textAt(Entry& entry, const EntryTextPlace& place)
{
    if (place.point) {
        const Highlight* point = findPoint(entry, *place.point);
        return point ? std::optional(point->text) : std::nullopt;
    }
    if (place.field == Field::Highlights)
        return LocalizedRichText();
    const LocalizedText* text = findText(entry, place.field);
    if (!text)
        return std::nullopt;
    return converted<RichText>(*text, [](const QString& side) { return RichText::fromPlain(side); });
}

void putAt(Entry& entry, const EntryTextPlace& place, const LocalizedRichText& text)
{
    if (place.point)
        findPoint(entry, *place.point)->text = text;
    else
        *findText(entry, place.field) = converted<QString>(text, [](const RichText& side) { return side.plainText(); });
}

} // namespace

QList<Field> textFieldsOf(const Entry& entry)
{
    QList<Field> fields;
    forEachField(entry.details, [&](Field field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
            fields += field;
    });
    return fields;
}

std::optional<EntryTextPlace> moveText(Entry& entry, const EntryTextPlace& from, const EntryTextPlace& to)
{
    const auto text = textAt(entry, from);
    const auto there = textAt(entry, to);
    const bool fits = text && there && !text->isEmpty() && !(from == to) &&
                      (to.field == Field::Highlights || isPlain(*text)) &&
                      (from.field == Field::Highlights || isPlain(*there));
    if (!fits)
        return std::nullopt;
    EntryTextPlace end = to;
    if (to.field == Field::Highlights && !to.point) {
        entry.highlights += Highlight();
        end.point = entry.highlights.last().id;
    }
    putAt(entry, end, *text);
    putAt(entry, from, *there);
    if (from.point && there->isEmpty())
        entry.highlights.removeIf([&](const Highlight& point) { return point.id == *from.point; });
    return end;
}

} // namespace duovita
