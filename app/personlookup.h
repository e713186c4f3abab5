#pragma once

#include "core/storage/database.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// "方缙 Jin Fang": every name there is.
QString displayName(const LocalizedText& name);

/// The person of an id or a name: in any language, whatever the case; exactly, or else the only one that a search for
/// it finds. PersonNotFound, or PersonAmbiguous with the names that fit.
Result<StoredPerson> findPerson(Database& database, const QString& words);

/// People whose name in some language is exactly this one.
Result<QList<PersonSummary>> peopleNamed(Database& database, const LocalizedText& name);

} // namespace duovita
