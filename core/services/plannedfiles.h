#pragma once

#include "core/domain/result.h"
#include "core/services/exportrequest.h"

#include <QStringList>

namespace duovita {

/// What the files are called that exporting these people makes in a folder, in the order of the people. Of those who
/// are not there any more, or lack the CV that is asked for, there is none. Away from the interface's thread.
Result<QStringList> plannedFilesOf(const QString& database, const QList<PersonId>& people,
                                   const ExportRequest& request);

} // namespace duovita
