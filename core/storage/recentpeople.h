#pragma once

#include "core/storage/personrepository.h"

namespace duovita {

/// The people not in the trash whose records were changed last, the last one first.
Result<QList<PersonId>> recentlyChanged(const Database& database, qsizetype most);

} // namespace duovita
