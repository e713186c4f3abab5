#pragma once

#include "core/domain/person.h"
#include "core/terms/termindex.h"

#include <QHash>

namespace duovita {

/// A text that stands somewhere in both languages.
struct TranslatedText {
    std::array<QString, languageCount> texts; ///< as they are kept: Markdown if `isRich`
    bool isRich = false;
    std::optional<PersonId> person = {}; ///< whose record it is in; of the glossary if nobody's
    LocalizedText name = {};             ///< theirs
    LocalizedText entry = {};            ///< what that is called; empty in their own facts

    /// What a reader sees of it.
    QString plain(Language language) const;
};

/// An earlier translation for a text that is like the one that was translated.
struct EarlierTranslation {
    TranslatedText text;
    double likeness = 0; ///< 1: the same words
};

/// Texts in both languages, to be found by texts that are like them: what somebody has translated once need not be
/// translated again. Titles, names of things, summaries and points; no names of people, no notes, no contacts, and
/// nothing of which one side is older than the other. It takes as many texts as it has room for (some 10 MB).
class TranslationMemory {
public:
    void add(const Person& person);
    void add(const Term& glossaryTerm);
    bool isFull() const { return m_texts.size() >= mostTexts; }
    qsizetype size() const { return m_texts.size(); }

    /// Those whose text in `language` is like this one, best first, then those that were added first; of one
    /// translation one. Not those of `without`.
    QList<EarlierTranslation> earlier(Language language, const QString& text, Language other, qsizetype most,
                                      const std::optional<PersonId>& without = {}) const;

private:
    static constexpr qsizetype mostTexts = 10'000;
    static constexpr qsizetype longestText = 2'000; ///< UTF-16 units
    /// The texts that have a word, by their numbers.
    struct Side {
        QHash<QString, QList<int>> byWord;
        QList<int> sizes; ///< how many words each text has
    };

    void take(const TranslatedText& text);

    QList<TranslatedText> m_texts;
    std::array<Side, languageCount> m_sides;
};

/// What the record itself, the glossary and the other records have for a text, of equal ones in this order.
QList<EarlierTranslation> earlierTranslations(const Person& record, const TranslationMemory& store, Language language,
                                              const QString& text, Language other, qsizetype most);

} // namespace duovita
