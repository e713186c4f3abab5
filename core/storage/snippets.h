#pragma once

#include "core/domain/person.h"

#include <QHash>

namespace duovita {

class Database;

/// Where a record has what was searched: some words around it, as they stand there.
struct SearchSnippet {
    struct Mark {
        qsizetype start; ///< UTF-16 units of the text
        qsizetype length;

        bool operator==(const Mark&) const = default;
    };

    QString text;      ///< in one line; "…" where it goes on
    QList<Mark> marks; ///< what was searched, in their order
    /// Whose text it is; of the person's own facts (names, headline, contacts, tags) if there is none.
    std::optional<Entry> entry;
    SectionKind kind = SectionKind::Custom; ///< of its section
    LocalizedText sectionTitle;             ///< empty if the section has none of its own

    bool operator==(const SearchSnippet&) const = default;
};

/// For each of these people who has a text with some of the words of a search, the first of those texts that have most
/// of them. A name that was found by its pinyin is marked as a whole. Reads a few rows a person: meant for those that
/// are shown.
Result<QHash<PersonId, SearchSnippet>> findSnippets(const Database& database, const QList<PersonId>& people,
                                                    const QString& search);

/// The part of a text around the first of these words (see searchWords), without regard to case, width and accents;
/// nothing if it has none of them. A word counts where it begins one, else inside of one.
std::optional<SearchSnippet> snippetOf(const QString& text, const QStringList& words);

} // namespace duovita
