#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"

namespace duovita {

/// The folder "unsaved" beside the program's own database, for records that a store rejected.
QString unsavedFolder();

/// Writes a record that cannot be saved to a file in Duovita's JSON format, readable by its owner only, which `import`
/// can read. Replaces `earlier`, a file that this function made, unless that is empty. Returns the file's path or
/// FileNotWritable.
Result<QString> keepUnsaved(const Person& person, const QString& earlier);

} // namespace duovita
