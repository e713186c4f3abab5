#pragma once

#include "core/domain/result.h"
#include "core/services/exportrequest.h"

#include <QStringList>

namespace duovita {

/// The names of the files that an export of these people into a folder would write, in the order of the people. People
/// who no longer exist or lack the requested CV are left out. Call it from a background thread.
Result<QStringList> plannedFilesOf(const QString& database, const QList<PersonId>& people,
                                   const ExportRequest& request);

} // namespace duovita
