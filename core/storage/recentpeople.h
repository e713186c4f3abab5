#pragma once

#include "core/storage/personrepository.h"

namespace duovita {

/// The people outside the trash whose records were changed most recently, the newest first.
Result<QList<PersonId>> recentlyChanged(const Database& database, qsizetype most);

} // namespace duovita
