#pragma once

#include "core/domain/person.h"

#include <algorithm>

namespace duovita {

// Which texts have to be there in every language: the one rule for what is called missing, in the list of people, in
// the documents and in the checks. What no document shows needs no translation, nor does what a document has words of
// its own for: a kind's title of a section, a kind's name of a contact. A title in other words than its kind's says
// something else than those, and needs the other language's words. So does a label of a web page: "Blog before 2016".

/// Whether the title is written in other words than the kind's. Case and runs of spaces do not matter.
inline bool hasOwnTitle(const Section& section)
{
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString title = section.title.text(language).simplified();
        return !title.isEmpty() && title.compare(standardTitle(section.kind(), language), Qt::CaseInsensitive) != 0;
    });
}

inline bool hasStandardLabel(ContactKind kind)
{
    return kind != ContactKind::Other;
}

/// Whether the label says what the kind does not: which of several web pages it is.
inline bool hasOwnLabel(const Contact& contact)
{
    static const QStringList plain{
        QStringLiteral("website"),   QStringLiteral("web"),     QStringLiteral("homepage"),
        QStringLiteral("home page"), QStringLiteral("url"),     QStringLiteral("主页"),
        QStringLiteral("个人主页"),  QStringLiteral("网站"),    QStringLiteral("personal website"),
        QStringLiteral("网址"),      QStringLiteral("个人网站")};
    if (!hasStandardLabel(contact.kind))
        return true;
    return contact.kind == ContactKind::Website &&
           std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
               const QString label = contact.label.text(language).simplified().toLower();
               return !label.isEmpty() && !plain.contains(label);
           });
}

inline QList<Language> everyLanguage()
{
    return {allLanguages.begin(), allLanguages.end()};
}

/// The languages that a section's title must be given in.
inline QList<Language> languagesOfTitle(const Section& section)
{
    return hasOwnTitle(section) ? everyLanguage() : QList<Language>();
}

inline QList<Language> languagesOfValue(const Contact& contact)
{
    return contact.isPublic ? everyLanguage() : QList<Language>();
}

inline QList<Language> languagesOfLabel(const Contact& contact)
{
    return contact.isPublic && hasOwnLabel(contact) ? everyLanguage() : QList<Language>();
}

} // namespace duovita
