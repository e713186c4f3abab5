#pragma once

#include "core/import/readers/readingbudget.h"

#include <QHash>
#include <QStringList>

namespace duovita {

/// How much the macros of a bibliography stand for (@string), entry by entry in their order, before btparse writes them
/// out: eight lines that each name the one before ten times are a gigabyte.
class BibtexMacros {
public:
    explicit BibtexMacros(ReadingBudget& budget) : m_budget(budget) {}

    /// An entry as it is written, from its @ on. False if what its macros stand for is more than the budget has left.
    bool take(const QString& entry);

private:
    ReadingBudget& m_budget;
    QHash<QString, qint64> m_sizes; // characters, by the macro's name in lower case
};

/// The macros that those of a @string entry are made of, in lower case; nothing of other entries.
QStringList macrosUsedByMacros(const QString& entry);

} // namespace duovita
