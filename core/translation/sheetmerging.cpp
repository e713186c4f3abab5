#include "core/translation/sheetmerging.h"

#include "core/translation/unitpieces.h"

#include <QHash>
#include <QSet>

namespace duovita {

namespace {

using Kind = SheetChange::Kind;

struct RecordText {
    ContentSource place;
    QString source;
    QString target;
    TextState state; ///< state of the target
    bool isOneLine;
};

using RecordTexts = QHash<QString, RecordText>;

RecordTexts textsOf(const Person& person, const TranslationSheet& sheet)
{
    RecordTexts texts;
    const auto collect = [&](const TextPlace& place, const auto& text) {
        using Text = std::decay_t<decltype(text)>;
        if constexpr (!std::is_same_v<Text, QString>) {
            const QString& source = keptText(text.text(sheet.source));
            const bool oneLine = std::is_same_v<Text, LocalizedText> && !source.contains(u'\n');
            texts.insert(idOf(place),
                         {place.source, source, keptText(text.text(sheet.target)), text.state(sheet.target), oneLine});
        }
    };
    Person copy = person;
    TextWalk(collect).walk(copy);
    return texts;
}

/// Finds the texts of a sheet in the current record. Items of a list without ids may have moved: the index is trusted
/// only if the source still matches; otherwise the source is searched for.
class PlaceFinder {
public:
    PlaceFinder(const RecordTexts& texts, const TranslationSheet& sheet) : m_texts(texts)
    {
        for (auto text = texts.cbegin(); text != texts.cend(); ++text)
            m_lists[listOf(text.key())] += text.key();
        for (const SheetUnit& unit : sheet.units) {
            if (isWhereItWas(unit))
                m_taken += unit.id;
        }
    }

    /// Empty if the text is gone. Each place is returned only once.
    QString placeOf(const SheetUnit& unit)
    {
        const QString list = listOf(unit.id);
        if (list.isEmpty() || isWhereItWas(unit))
            return m_texts.contains(unit.id) ? unit.id : QString();
        QStringList found = m_lists.value(list);
        found.removeIf([&](const QString& id) { return m_texts[id].source != unit.source; });
        if (found.size() != 1 || m_taken.contains(found.front()))
            return {};
        m_taken += found.front();
        return found.front();
    }

    /// Whether the text's list still has items.
    bool hasListOf(const SheetUnit& unit) const
    {
        const QString list = listOf(unit.id);
        return !list.isEmpty() && m_lists.contains(list);
    }

private:
    bool isWhereItWas(const SheetUnit& unit) const
    {
        const auto text = m_texts.constFind(unit.id);
        return text != m_texts.constEnd() && text->source == unit.source;
    }

    const RecordTexts& m_texts;
    QHash<QString, QStringList> m_lists; ///< ids by listOf()
    QSet<QString> m_taken;
};

bool isFormer(const SheetUnit& unit, const QString& text)
{
    return unit.formerTarget && *unit.formerTarget == sheetHash(text);
}

bool isWritten(const SheetUnit& unit)
{
    return !isBlank(unit.target) && !isFormer(unit, unit.target);
}

/// Whether somebody confirms that the old translation matches its source. A changed target can only be recognized if
/// the sheet contains the hash of the former one.
bool isConfirmed(const SheetUnit& unit)
{
    return unit.state == SheetUnit::State::Reviewed || (unit.formerTarget && isWritten(unit));
}

/// Nothing if the translator has not changed anything.
std::optional<Kind> kindOf(const SheetUnit& unit, const RecordText& text)
{
    const bool sameSource = unit.source == text.source;
    if (text.target == unit.target) {
        const bool confirms = text.state == TextState::Stale && sameSource && isConfirmed(unit);
        return confirms ? std::optional(Kind::Confirms) : std::nullopt;
    }
    if (!isWritten(unit))
        return std::nullopt;
    if (text.state == TextState::Shared)
        return Kind::Shared;
    if (!text.target.isEmpty() && !isFormer(unit, text.target))
        return Kind::TargetChanged;
    return sameSource ? Kind::Fills : Kind::SourceChanged;
}

SheetUnit fitted(SheetUnit unit, const RecordText& text)
{
    if (text.isOneLine && isWritten(unit))
        unit.target.replace(u'\n', u' ');
    return unit;
}

/// For a text that was not found, or is only partly translated.
std::optional<Kind> obstacleOf(const SheetUnit& unit, const QString& place, const PlaceFinder& places)
{
    if (unit.isPartial)
        return Kind::Incomplete;
    if (!place.isEmpty() || !isWritten(unit))
        return std::nullopt;
    return places.hasListOf(unit) ? Kind::ListChanged : Kind::Gone;
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
        text.confirm(sheet.source, now); // otherwise the new translation would make its source stale
        return;
    }
    const Timestamp sourceChanged = std::max(text.changed(sheet.source), Timestamp(std::chrono::milliseconds(1)));
    text.setTimes(sheet.source, sourceChanged, text.confirmed(sheet.source));
    text.setTimes(sheet.target, sourceChanged - std::chrono::milliseconds(1), {});
}

} // namespace

QList<SheetChange> compareSheet(const Person& person, const TranslationSheet& sheet)
{
    const RecordTexts texts = textsOf(person, sheet);
    PlaceFinder places(texts, sheet);
    QList<SheetChange> changes;
    for (const SheetUnit& unit : sheet.units) {
        const QString place = places.placeOf(unit);
        const auto obstacle = obstacleOf(unit, place, places);
        if (place.isEmpty()) {
            if (obstacle)
                changes += {*obstacle, unit, {}, {}, {}, {}};
            continue;
        }
        const RecordText text = texts[place];
        const SheetUnit theirs = fitted(unit, text);
        if (const auto kind = obstacle ? obstacle : kindOf(theirs, text))
            changes += {*kind, theirs, place, text.place, text.source, text.target};
    }
    return changes;
}

Person withSheet(Person person, const TranslationSheet& sheet, const QList<SheetChange>& changes, Timestamp now)
{
    QHash<QString, const SheetChange*> wanted;
    for (const SheetChange& change : changes) {
        if (change.isApplicable())
            wanted.insert(change.id, &change);
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
