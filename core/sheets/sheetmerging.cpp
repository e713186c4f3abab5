#include "core/sheets/sheetmerging.h"

#include <QHash>

namespace duovita {

namespace {

using Kind = SheetChange::Kind;

struct RecordText {
    ContentSource place;
    QString source;
    QString target;
    TextState state; ///< of the target
};

QHash<QString, RecordText> textsOf(const Person& person, const TranslationSheet& sheet)
{
    QHash<QString, RecordText> texts;
    const auto collect = [&](const TextPlace& place, const auto& text) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>)
            texts.insert(idOf(place), {place.source, keptText(text.text(sheet.source)),
                                       keptText(text.text(sheet.target)), text.state(sheet.target)});
    };
    Person copy = person;
    TextWalk(collect).walk(copy);
    return texts;
}

bool isFormer(const SheetUnit& unit, const QString& text)
{
    return unit.formerTarget && *unit.formerTarget == sheetHash(text);
}

/// Nothing if the translator has said nothing about it.
std::optional<Kind> kindOf(const SheetUnit& unit, const RecordText* text)
{
    const bool written = !unit.target.isEmpty() && !isFormer(unit, unit.target);
    if (!text)
        return written ? std::optional(Kind::Gone) : std::nullopt;
    const bool sameSource = unit.source == text->source;
    if (text->target == unit.target) {
        const bool confirms =
            text->state == TextState::Stale && sameSource && (unit.state == SheetUnit::State::Reviewed || written);
        return confirms ? std::optional(Kind::Confirms) : std::nullopt;
    }
    if (!written)
        return std::nullopt;
    if (text->state == TextState::Shared)
        return Kind::Shared;
    if (!text->target.isEmpty() && !isFormer(unit, text->target))
        return Kind::TargetChanged;
    return sameSource ? Kind::Fills : Kind::SourceChanged;
}

template <typename Text>
void apply(Localized<Text>& text, const TranslationSheet& sheet, const SheetChange& change, Timestamp now)
{
    if (text.isShared())
        return;
    Text target;
    setKeptText(target, change.unit.target);
    text.setText(sheet.target, target, now);
    if (change.unit.source == change.recordSource) {
        text.confirm(sheet.target, now);
        text.confirm(sheet.source, now); // or the new translation would make its source look old
        return;
    }
    const Timestamp sourceChanged = std::max(text.changed(sheet.source), Timestamp(std::chrono::milliseconds(1)));
    text.setTimes(sheet.source, sourceChanged, text.confirmed(sheet.source));
    text.setTimes(sheet.target, sourceChanged - std::chrono::milliseconds(1), {});
}

} // namespace

QList<SheetChange> compareSheet(const Person& person, const TranslationSheet& sheet)
{
    const QHash<QString, RecordText> texts = textsOf(person, sheet);
    QList<SheetChange> changes;
    for (const SheetUnit& unit : sheet.units) {
        const auto found = texts.constFind(unit.id);
        const RecordText* text = found == texts.constEnd() ? nullptr : &*found;
        if (const auto kind = kindOf(unit, text))
            changes += text ? SheetChange{*kind, unit, text->place, text->source, text->target}
                            : SheetChange{*kind, unit, {}, {}, {}};
    }
    return changes;
}

Person withSheet(Person person, const TranslationSheet& sheet, const QList<SheetChange>& changes, Timestamp now)
{
    QHash<QString, const SheetChange*> wanted;
    for (const SheetChange& change : changes) {
        if (change.isApplicable())
            wanted.insert(change.unit.id, &change);
    }
    TextWalk([&](const TextPlace& place, auto& text) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>) {
            if (const SheetChange* change = wanted.value(idOf(place)))
                apply(text, sheet, *change, now);
        }
    }).walk(person);
    return person;
}

} // namespace duovita
