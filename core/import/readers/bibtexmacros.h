#pragma once

#include "core/import/readers/readingbudget.h"

#include <QHash>
#include <QStringList>

namespace duovita {

/// Computes the size to which the macros of a bibliography (@string) expand, entry by entry, before btparse expands
/// them: eight lines that each use the previous macro ten times give a gigabyte.
class BibtexMacros {
public:
    explicit BibtexMacros(ReadingBudget& budget) : m_budget(budget) {}

    /// Takes an entry as written, from its @ on. Returns false if its macros expand to more than the budget has left.
    bool take(const QString& entry);

private:
    ReadingBudget& m_budget;
    QHash<QString, qint64> m_sizes; // characters, by the macro's name in lower case
};

/// The macros that a @string entry uses, in lower case; empty for other entries.
QStringList macrosUsedByMacros(const QString& entry);

} // namespace duovita
