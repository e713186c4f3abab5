#pragma once

#include "core/domain/result.h"
#include "core/terms/termindex.h"

#include <functional>

namespace duovita {

class Database;

/// A store's own glossary: what things are called in both languages. It belongs to all people of the store.
class GlossaryRepository {
public:
    explicit GlossaryRepository(Database& database) : m_database(database) {}

    /// In the order of the English texts, without regard to case.
    Result<QList<Term>> list() const;
    /// How many were not in it yet. Spaces around and runs of them do not count; ValueInvalid ("glossary"), and nothing
    /// added, if a term lacks a language.
    Result<int> add(const QList<Term>& terms);
    /// How many were in it.
    Result<int> remove(const QList<Term>& terms);
    /// `before` gives way to `after` in one step, if it is still there.
    Result<int> replace(const Term& before, const Term& after);

private:
    Result<int> change(const QList<Term>& gone, const QList<Term>& added);

    Database& m_database;
};

/// Whether somebody still waits for what takes long; asked again and again.
using IsWanted = std::function<bool()>;

/// The terms and tags of all people and entries outside the trash, and the terms of the glossary. Reads every entry,
/// holding one at a time: not for the interface's thread. Cancelled once it is not wanted any more.
Result<TermIndex> termsInUse(Database& database, const IsWanted& isWanted);

} // namespace duovita
