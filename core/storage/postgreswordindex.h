#pragma once

#include "core/storage/wordindex.h"

namespace duovita {

/// A table person_words that holds a person's words twice: as a line of text, in which LIKE finds phrases, and as a
/// tsvector without positions, whose index finds the candidates. Positions are left out because a tsvector has too few
/// of them for a long record: 256 per word, 16,383 in all.
class PostgresWordIndex : public WordIndex {
public:
    /// The statements that create its tables.
    static QStringList schema();

    void put(Statements& statements, const PersonId& person, const QString& names, const QString& body) const override;
    void clear(Statements& statements) const override;
    bool isIntact(Statements&) const override { return true; }
    void tidy(Statements& statements) const override;
    QList<PersonId> find(Statements& statements, const QList<PhraseAlternatives>& sought, Where where,
                         qsizetype most) const override;
};

} // namespace duovita
