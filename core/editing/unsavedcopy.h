#pragma once

#include "core/domain/person.h"
#include "core/domain/result.h"

namespace duovita {

/// Where records are kept that a store would not take: the folder "unsaved" beside the program's own database.
QString unsavedFolder();

/// Keeps a record that cannot be saved as a file of Duovita's JSON, readable by its owner only, which `import` puts
/// into a store again. In the place of the file `earlier`, which this function made, or of none. Its path;
/// FileNotWritable.
Result<QString> keepUnsaved(const Person& person, const QString& earlier);

} // namespace duovita
