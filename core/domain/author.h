#pragma once

#include "core/domain/ids.h"
#include "core/domain/localized.h"

#include <QStringList>

#include <optional>

namespace duovita {

/// One name in a list of authors or inventors, as printed.
struct Author {
    QString name;
    bool self = false;              ///< the person whose record this is
    std::optional<PersonId> person; ///< another person of the same store
    QStringList marks;              ///< "equalContribution", "corresponding", or a printed mark such as "*"
    QString conjunction;            ///< the word that joins this name to the names before it, as printed: "and", "&"

    bool operator==(const Author&) const = default;
};

/// The authors of a work. One list is shared by all languages unless each prints the names in its own script: 张三
/// here, "S. Zhang" there. The sides carry no times, because names are not translated and no side is older than
/// another.
using LocalizedAuthors = Localized<QList<Author>>;

/// True for "et al.", "others" and "等", which stand for the authors that a list leaves out.
bool isAndOthers(const QString& name);

/// The separator between a name and the name before it, chosen so that the list reads as it was printed and can be
/// split again: the list's own word before its last name ("A, B, and C"); where the names contain commas ("Li, Wei"),
/// their word or a semicolon, unless the names end in initials ("Li, W., & Wang, F."); otherwise `comma`. Empty before
/// the first name.
QString separatorBefore(const QList<Author>& people, qsizetype at, const QString& comma);
/// The whole list without marks, as a form shows it.
QString printedNames(const QList<Author>& people);
/// The same for the list of each language.
LocalizedText printedNames(const LocalizedAuthors& authors);
/// The authors of a printed list, with their conjunctions; marks that follow a name stay in the name. The inverse of
/// printedNames() for lists that have no such mark inside a name.
QList<Author> splitNames(const QString& list);

/// A labelled link: "pdf", "slide", "video", "code", "blog". The address may be relative, as on a web page.
struct Link {
    LocalizedText label;
    QString url;

    bool operator==(const Link&) const = default;
};

} // namespace duovita
