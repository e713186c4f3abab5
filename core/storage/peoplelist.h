#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"

namespace duovita {

/// The people outside the trash that have every word of `search`, sorted by the name a reader of `order` sees.
QList<PersonSummary> listPeople(Statements& statements, const QString& search, Language order);

} // namespace duovita
