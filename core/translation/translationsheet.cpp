#include "core/translation/translationsheet.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

bool needsTranslation(TextState state)
{
    return state == TextState::Missing || state == TextState::Stale;
}

/// Collects units with notes for the translator.
class UnitCollector {
public:
    UnitCollector(TranslationSheet& sheet, SheetTexts texts, const SheetWords& words)
        : m_sheet(sheet), m_texts(texts), m_words(words)
    {
    }

    void operator()(const TextPlace&, QString&) const {} // without a language

    template <typename Text>
    void operator()(const TextPlace& place, Localized<Text>& text) const
    {
        const TextState state = text.state(m_sheet.target);
        const bool wanted =
            place.languages.contains(m_sheet.target) && (m_texts == SheetTexts::All || needsTranslation(state));
        const QString& source = keptText(text.text(m_sheet.source));
        if (place.isPrivate || text.isShared() || source.isEmpty() || !wanted)
            return;
        const QString& target = keptText(text.text(m_sheet.target));
        SheetUnit unit{idOf(place), source, target};
        unit.state = target.isEmpty() ? SheetUnit::State::Initial : SheetUnit::State::Translated;
        unit.notes += m_words.placeOf(place.source);
        if (state == TextState::Stale)
            unit.notes += m_words.stale;
        unit.formerTarget = sheetHash(target);
        m_sheet.units += unit;
    }

private:
    TranslationSheet& m_sheet;
    SheetTexts m_texts;
    const SheetWords& m_words;
};

using CountByLanguage = std::array<int, languageCount>;

/// The number of texts per language for which `meant(place, text, language)` is true.
template <typename Meant>
CountByLanguage countTexts(const Person& person, const Meant& meant)
{
    CountByLanguage counts{};
    const auto count = [&](const TextPlace& place, const auto& text) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>) {
            for (const Language language : allLanguages)
                counts[indexOf(language)] += meant(place, text, language) ? 1 : 0;
        }
    };
    Person copy = person;
    TextWalk(count).walk(copy);
    return counts;
}

/// The other language with the most texts.
Language sourceFor(const Person& person, Language target)
{
    CountByLanguage given = countTexts(
        person, [](const TextPlace&, const auto& text, Language language) { return !text.text(language).isEmpty(); });
    given[indexOf(target)] = -1;
    return allLanguages[static_cast<std::size_t>(std::max_element(given.begin(), given.end()) - given.begin())];
}

} // namespace

TranslationSheet makeSheet(const Person& person, Language target, SheetTexts texts, const SheetWords& words)
{
    const Language source = sourceFor(person, target);
    TranslationSheet sheet{person.id, person.name.textOrFallback(target), source, target, {}};
    Person copy = person;
    TextWalk(UnitCollector(sheet, texts, words)).walk(copy);
    return sheet;
}

Language languageToFill(const Person& person)
{
    const auto lacks = [](const TextPlace& place, const auto& text, Language language) {
        return !place.isPrivate && place.languages.contains(language) && needsTranslation(text.state(language));
    };
    const CountByLanguage lacking = countTexts(person, lacks);
    Language most = firstLanguage;
    for (const Language language : allLanguages) {
        if (lacking[indexOf(language)] >= lacking[indexOf(most)])
            most = language;
    }
    return most;
}

QString idOf(const TextPlace& place)
{
    const ContentSource& source = place.source;
    QStringList words;
    if (source.highlight)
        words << QStringLiteral("point") << source.entry->toString() << source.highlight->toString();
    else if (source.entry)
        words << QStringLiteral("entry") << source.entry->toString() << nameOf(source.field);
    else if (source.section)
        words << QStringLiteral("section") << source.section->toString() << nameOf(source.field);
    else if (source.cv)
        words << QStringLiteral("cv") << source.cv->toString() << nameOf(source.field);
    else
        words << QStringLiteral("person") << nameOf(source.field);
    if (!place.part.isEmpty())
        words += place.part;
    return words.join(u'.');
}

QString listOf(const QString& id)
{
    QStringList words = id.split(u'.');
    for (QString& word : words) {
        bool isIndex = false;
        word.toUInt(&isIndex);
        if (!isIndex)
            continue;
        word = QStringLiteral("*");
        return words.join(u'.');
    }
    return {};
}

QByteArray sheetHash(const QString& text)
{
    // UTF-16, so that even an unpaired surrogate counts.
    const QByteArrayView bytes(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

} // namespace duovita
