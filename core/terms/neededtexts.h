#pragma once

#include "core/domain/field.h"
#include "core/domain/person.h"

namespace duovita {

// Decides which texts are needed in every language. This is the only rule for what counts as missing: in the list of
// people, documents, forms, checks and translation files. Texts that no document shows need no translation, and neither
// do texts for which documents have words of their own: a section title where the kind has a standard title, and a
// contact label that only names its kind. The title of a custom section is needed in every language, and so is the
// label of a web page: "Blog before 2016".
//
// Texts that read the same in every language need no translation either: those without Han characters and without a
// reason to have any. That depends on the text's nature and its words. It applies to either side: "Rust, Go" in the
// Chinese side alone serves English too. A text with Han characters never counts as the same: a Chinese title is a gap
// in English.

inline constexpr TextNature natureOfPoints = infoOf(Field::Highlights).nature;

/// The nature of a field of an entry's details, of its highlights or of its links. Texts of the person or of a CV are
/// Prose.
TextNature natureOf(Field field, SectionKind kind);
/// The nature of a contact's value; its label is Names.
TextNature natureOf(ContactKind kind);

/// Whether documents of every language show a text unchanged, so that it is missing in none.
bool isAlikeEverywhere(const QString& text, TextNature nature);

inline bool hasStandardLabel(ContactKind kind)
{
    return kind != ContactKind::Other;
}

/// Whether a label is one of the usual names of its kind, such as "E-mail" or "邮箱" for a mail address. Ignores case.
bool saysOnlyItsKind(const QString& label, ContactKind kind);

/// Whether the label says more than the kind: which of several web pages it is.
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

/// Whether a text that is missing in some languages reads the same in all, so that it could be shared.
template <typename Text>
bool standsForAll(const Localized<Text>& text, TextNature nature)
{
    const auto lacks = [&](Language language) { return text.state(language) == TextState::Missing; };
    const auto gap = std::find_if(allLanguages.begin(), allLanguages.end(), lacks);
    return gap != allLanguages.end() && text.isOneText() &&
           isAlikeEverywhere(plainTextOf(text.textOrFallback(*gap)), nature);
}

/// The languages in which a text is needed.
template <typename Text>
QList<Language> languagesOf(const Localized<Text>& text, TextNature nature)
{
    return standsForAll(text, nature) ? QList<Language>() : everyLanguage();
}
QList<Language> languagesOfTitle(const Section& section);
/// What stands for a section's title in a language that lacks it: the counterpart of the title in another language, if
/// it is a common one ("Volunteering" and 志愿服务), but not for summaries; otherwise the kind's standard title.
QString titleForMissing(const LocalizedText& title, SectionKind kind, Language language);
/// The section title that a document in a language prints: if the title is missing in that language, titleForMissing();
/// for a custom section, the title in another language.
QString titleInDocuments(const LocalizedText& title, SectionKind kind, Language language);
QList<Language> languagesOfValue(const Contact& contact);
QList<Language> languagesOfLabel(const Contact& contact);
/// The same for a personal fact; private facts need none.
QList<Language> languagesOfValue(const PersonalFact& fact);
QList<Language> languagesOfLabel(const PersonalFact& fact);

} // namespace duovita
