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
    QStringList marks;              ///< "equalContribution", "corresponding", or a printed sign such as "*"
    QString conjunction;            ///< the word that joins it to the names before it, as printed: "and", "&"

    bool operator==(const Author&) const = default;
};

/// The people of a work. One list serves all documents (shared, as it is made) unless each prints the names in letters
/// of its own: 张三 here, "S. Zhang" there. Its sides have no times: names are not translated, none is older than
/// another.
using LocalizedAuthors = Localized<QList<Author>>;

/// "et al.", "others", "等": no name, but those whom a list does not name.
bool isAndOthers(const QString& name);

/// What stands between a name and the one before it, so that the list reads as it was printed and can be split again:
/// the list's own word before its last name ("A, B, and C"); between names that have a comma themselves ("Li, Wei")
/// their word or a semicolon, unless initials end them ("Li, W., & Wang, F."); else `comma`. Nothing before the first.
QString separatorBefore(const QList<Author>& people, qsizetype at, const QString& comma);
/// The whole list without marks, as a form shows it.
QString printedNames(const QList<Author>& people);
/// Each side's list.
LocalizedText printedNames(const LocalizedAuthors& authors);
/// The names of a printed list, with their conjunctions; signs that follow a name stay with it. The inverse of
/// printedNames for lists that have no sign of theirs inside a name.
QList<Author> splitNames(const QString& list);

/// A named link: "pdf", "slide", "video", "code", "blog". The address may be relative, as a web page has it.
struct Link {
    LocalizedText label;
    QString url;

    bool operator==(const Link&) const = default;
};

} // namespace duovita
