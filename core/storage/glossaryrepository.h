#pragma once

#include "core/domain/result.h"
#include "core/terms/termindex.h"

#include <functional>

namespace duovita {

class Database;

/// A store's own glossary: terms in both languages. It is shared by all people of the store.
class GlossaryRepository {
public:
    explicit GlossaryRepository(Database& database) : m_database(database) {}

    /// Sorted by the English texts, ignoring case.
    Result<QList<Term>> list() const;
    /// Returns how many terms were new. Outer and repeated spaces are ignored. ValueInvalid ("glossary"), and nothing
    /// is added, if a term lacks a language.
    Result<int> add(const QList<Term>& terms);
    /// Returns how many of them existed.
    Result<int> remove(const QList<Term>& terms);
    /// Replaces `before` by `after` in one transaction, if `before` still exists.
    Result<int> replace(const Term& before, const Term& after);

private:
    Result<int> change(const QList<Term>& gone, const QList<Term>& added);

    Database& m_database;
};

/// Whether a long operation is still wanted; polled repeatedly.
using IsWanted = std::function<bool()>;

/// The terms and tags of all people and entries outside the trash, and the glossary's terms. Reads every entry, one at
/// a time: call it from a background thread. Cancelled once `isWanted` returns false.
Result<TermIndex> termsInUse(Database& database, const IsWanted& isWanted);

} // namespace duovita
