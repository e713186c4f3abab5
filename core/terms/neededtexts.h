#pragma once

#include "core/domain/field.h"
#include "core/domain/person.h"

namespace duovita {

// Which texts have to be there in every language: the one rule for what is called missing, in the list of people, in
// the documents, in the forms, in the checks and in sheets for translators. What no document shows needs no
// translation, nor does what a document has words of its own for: the title of a section, which is its kind's where a
// language has none of the record, and a kind's name of a contact. A custom section's title needs every language's
// words, and so does a label of a web page: "Blog before 2016".
//
// Nor does what is written alike in every language: what has no Han character, and no reason to have any. That depends
// on what the text is, its nature, and on its words. It holds for the text of either side: "Rust, Go" that only a
// Chinese side has is English, too. A text with a Han character is never alike: a Chinese title is a gap in English.

inline constexpr TextNature natureOfPoints = infoOf(Field::Highlights).nature;

/// Of a field of an entry's details, of its points or of its links; of a text of the person or a CV it is Prose.
TextNature natureOf(Field field, SectionKind kind);
/// Of a contact's value; a label's is Names.
TextNature natureOf(ContactKind kind);

/// Whether documents of every language show a text as it is, so that none of them lacks it.
bool isAlikeEverywhere(const QString& text, TextNature nature);

inline bool hasStandardLabel(ContactKind kind)
{
    return kind != ContactKind::Other;
}

/// Whether a label is one of the usual names of its kind, as "E-mail" and "邮箱" of an address. Case does not matter.
bool saysOnlyItsKind(const QString& label, ContactKind kind);

/// Whether the label says what the kind does not: which of several web pages it is.
bool hasOwnLabel(const Contact& contact);

inline QList<Language> everyLanguage()
{
    return {allLanguages.begin(), allLanguages.end()};
}

inline const QString& plainTextOf(const QString& text)
{
    return text;
}
inline QString plainTextOf(const RichText& text)
{
    return text.plainText();
}

/// Whether a text that is not there in every language is alike in all: it might be marked as shared.
template <typename Text>
bool standsForAll(const Localized<Text>& text, TextNature nature)
{
    const auto lacks = [&](Language language) { return text.state(language) == TextState::Missing; };
    const auto gap = std::find_if(allLanguages.begin(), allLanguages.end(), lacks);
    return gap != allLanguages.end() && text.isOneText() &&
           isAlikeEverywhere(plainTextOf(text.textOrFallback(*gap)), nature);
}

/// The languages that a text must be given in.
template <typename Text>
QList<Language> languagesOf(const Localized<Text>& text, TextNature nature)
{
    return standsForAll(text, nature) ? QList<Language>() : everyLanguage();
}
QList<Language> languagesOfTitle(const Section& section);
/// What a document in a language calls a section of this title: its kind's word where the language has none, if the
/// kind says something; of a custom section another language's.
QString titleInDocuments(const LocalizedText& title, SectionKind kind, Language language);
QList<Language> languagesOfValue(const Contact& contact);
QList<Language> languagesOfLabel(const Contact& contact);
/// Likewise of a personal fact: what is private needs none.
QList<Language> languagesOfValue(const PersonalFact& fact);
QList<Language> languagesOfLabel(const PersonalFact& fact);

} // namespace duovita
