#pragma once

#include "core/domain/person.h"

namespace duovita {

// Which texts have to be there in every language: the one rule for what is called missing, in the list of people, in
// the documents and in the checks. What no document shows needs no translation, nor does what a document has words of
// its own for: a kind's title of a section, a kind's name of a contact.

inline bool hasStandardTitle(SectionKind kind)
{
    return kind != SectionKind::Custom;
}

inline bool hasStandardLabel(ContactKind kind)
{
    return kind != ContactKind::Other;
}

inline QList<Language> everyLanguage()
{
    return {allLanguages.begin(), allLanguages.end()};
}

/// The languages that a section's title must be given in.
inline QList<Language> languagesOfTitle(const Section& section)
{
    return hasStandardTitle(section.kind()) ? QList<Language>() : everyLanguage();
}

inline QList<Language> languagesOfValue(const Contact& contact)
{
    return contact.isPublic ? everyLanguage() : QList<Language>();
}

inline QList<Language> languagesOfLabel(const Contact& contact)
{
    return contact.isPublic && !hasStandardLabel(contact.kind) ? everyLanguage() : QList<Language>();
}

} // namespace duovita
