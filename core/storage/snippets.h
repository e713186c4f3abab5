#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

class Database;

/// Where a record contains the search words, with some of the surrounding text.
struct SearchSnippet {
    struct Mark {
        qsizetype start; ///< UTF-16 units in the text
        qsizetype length;

        bool operator==(const Mark&) const = default;
    };

    QString text;      ///< one line; "…" where it is cut
    QList<Mark> marks; ///< the search words, in the order of the text
    /// The entry that contains the text; nothing for the person's own facts (names, headline, contacts, tags).
    std::optional<Entry> entry;
    SectionKind kind = SectionKind::Custom; ///< of its section
    LocalizedText sectionTitle;             ///< empty if the section has no title of its own

    bool operator==(const SearchSnippet&) const = default;
};

/// For each of these people, the first of the texts that contain most of the search words; people without such a text
/// are left out. A name found by its pinyin is marked as a whole. Reads a few rows per person, so call it only for
/// people that are shown.
Result<QHash<PersonId, SearchSnippet>> findSnippets(const Database& database, const QList<PersonId>& people,
                                                    const QString& search);

/// The part of a text around the first of these words (see searchWords()), ignoring case, width and accents; nothing if
/// it contains none of them. A match at the beginning of a word is preferred to one inside a word.
std::optional<SearchSnippet> snippetOf(const QString& text, const QStringList& words);

} // namespace duovita
