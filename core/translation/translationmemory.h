#pragma once

#include "core/domain/person.h"
#include "core/terms/termindex.h"

#include <QHash>

namespace duovita {

/// A text that exists in both languages.
struct TranslatedText {
    std::array<QString, languageCount> texts; ///< in stored form: Markdown if `isRich`
    bool isRich = false;
    std::optional<PersonId> person = {}; ///< the person of its record; nothing for the glossary
    LocalizedText name = {};             ///< the person's name
    LocalizedText entry = {};            ///< title of the text's entry; empty for personal data

    /// The text as displayed, without markup.
    QString plain(Language language) const;
};

/// An earlier translation of a text similar to the one to be translated.
struct EarlierTranslation {
    TranslatedText text;
    double likeness = 0; ///< 1: same words
};

/// An index of translated texts for finding translations of similar texts. Contains titles, names of things, summaries
/// and points; no names of people, notes, contacts, or texts with a stale side. Stops adding texts when it is full
/// (about 10 MB).
class TranslationMemory {
public:
    void add(const Person& person);
    void add(const Term& glossaryTerm);
    bool isFull() const { return m_texts.size() >= mostTexts; }
    qsizetype size() const { return m_texts.size(); }

    /// The translations of texts in `language` similar to `text`, best first, then in order of addition; equal
    /// translations only once. Leaves out those of the person `without`.
    QList<EarlierTranslation> earlier(Language language, const QString& text, Language other, qsizetype most,
                                      const std::optional<PersonId>& without = {}) const;

private:
    static constexpr qsizetype mostTexts = 10'000;
    static constexpr qsizetype longestText = 2'000; ///< UTF-16 units
    /// Index from words to texts.
    struct Side {
        QHash<QString, QList<int>> byWord;
        QList<int> sizes; ///< number of words in each text
    };

    void take(const TranslatedText& text);

    QList<TranslatedText> m_texts;
    std::array<Side, languageCount> m_sides;
};

/// Translations from the record itself, the glossary and the other records; equal ones are in this order.
QList<EarlierTranslation> earlierTranslations(const Person& record, const TranslationMemory& store, Language language,
                                              const QString& text, Language other, qsizetype most);

} // namespace duovita
