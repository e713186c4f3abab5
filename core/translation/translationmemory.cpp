#include "core/translation/translationmemory.h"

#include "core/content/textwalk.h"
#include "core/matching/evidence.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double likeEnough = 0.6;

bool isTranslated(const TextPlace& place)
{
    switch (place.source.field) {
    case Field::Name:
    case Field::NameVariants:
    case Field::Contacts:
    case Field::PersonalFacts:
    case Field::Words:
    case Field::Links:
        return false;
    default:
        return !place.isPrivate && place.nature != TextNature::Address;
    }
}

/// The title of an entry: its first text that is not empty.
LocalizedText headOf(const Entry& entry)
{
    LocalizedText head;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            if (head.isEmpty())
                head = value;
        }
    });
    return head;
}

QHash<EntryId, LocalizedText> headsOf(const Person& person)
{
    QHash<EntryId, LocalizedText> heads;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries())
            heads.insert(entry.id, headOf(entry));
    }
    return heads;
}

template <typename Text>
bool isWhole(const Localized<Text>& text)
{
    return !text.isShared() && std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        return text.state(language) == TextState::Complete;
    });
}

QString plainOf(const QString& text, bool isRich)
{
    return isRich ? RichText::fromMarkdown(text).plainText() : text;
}

} // namespace

QString TranslatedText::plain(Language language) const
{
    return plainOf(texts[indexOf(language)], isRich);
}

void TranslationMemory::add(const Person& person)
{
    const QHash<EntryId, LocalizedText> heads = headsOf(person);
    const auto visit = [&](const TextPlace& place, const auto& text) {
        using Text = std::decay_t<decltype(text)>;
        if constexpr (!std::is_same_v<Text, QString>) {
            if (!isTranslated(place) || !isWhole(text))
                return;
            TranslatedText taken{{}, std::is_same_v<Text, LocalizedRichText>, person.id, person.name, {}};
            for (const Language language : allLanguages)
                taken.texts[indexOf(language)] = keptText(text.text(language));
            if (place.source.entry)
                taken.entry = heads.value(*place.source.entry);
            take(taken);
        }
    };
    Person copy = person;
    TextWalk(visit).walk(copy);
}

void TranslationMemory::add(const Term& glossaryTerm)
{
    if (glossaryTerm.isPair())
        take(TranslatedText{glossaryTerm.texts});
}

void TranslationMemory::take(const TranslatedText& text)
{
    const bool tooLong = std::any_of(text.texts.begin(), text.texts.end(),
                                     [](const QString& side) { return side.size() > longestText; });
    if (tooLong || isFull())
        return;
    const int number = static_cast<int>(m_texts.size());
    m_texts += text;
    for (const Language language : allLanguages) {
        Side& side = m_sides[indexOf(language)];
        const QSet<QString> words = comparedWords(text.plain(language));
        side.sizes += static_cast<int>(words.size());
        for (const QString& word : words)
            side.byWord[word] += number;
    }
}

QList<EarlierTranslation> TranslationMemory::earlier(Language language, const QString& text, Language other,
                                                     qsizetype most, const std::optional<PersonId>& without) const
{
    const Side& side = m_sides[indexOf(language)];
    const QSet<QString> words = comparedWords(text.left(longestText));
    QHash<int, int> shared; // number of shared words by text
    for (const QString& word : words) {
        for (const int number : side.byWord.value(word))
            ++shared[number];
    }
    QList<std::pair<double, int>> like;
    for (auto it = shared.cbegin(); it != shared.cend(); ++it) {
        const auto all = words.size() + side.sizes[it.key()] - it.value();
        const double likeness = static_cast<double>(it.value()) / static_cast<double>(all);
        if (likeness >= likeEnough && !(without && m_texts.at(it.key()).person == without))
            like += {-likeness, it.key()};
    }
    std::sort(like.begin(), like.end());
    QList<EarlierTranslation> found;
    QSet<QString> seen;
    for (const auto& [unlikeness, number] : std::as_const(like)) {
        const QString translation = m_texts.at(number).plain(other);
        if (found.size() < most && !seen.contains(translation))
            found += EarlierTranslation{m_texts.at(number), -unlikeness};
        seen += translation;
    }
    return found;
}

QList<EarlierTranslation> earlierTranslations(const Person& record, const TranslationMemory& store, Language language,
                                              const QString& text, Language other, qsizetype most)
{
    TranslationMemory own;
    own.add(record);
    QList<EarlierTranslation> found = own.earlier(language, text, other, most);
    found += store.earlier(language, text, other, most, record.id);
    std::stable_sort(found.begin(), found.end(),
                     [](const EarlierTranslation& a, const EarlierTranslation& b) { return a.likeness > b.likeness; });
    QList<EarlierTranslation> best;
    QSet<QString> seen;
    for (const EarlierTranslation& each : std::as_const(found)) {
        const QString translation = each.text.plain(other);
        if (best.size() < most && !seen.contains(translation))
            best += each;
        seen += translation;
    }
    return best;
}

} // namespace duovita
