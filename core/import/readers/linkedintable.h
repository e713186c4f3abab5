#pragma once

#include "core/import/importdraft.h"

namespace duovita {

/// A table of the archive that LinkedIn gives of one's data, by the titles of its columns: "Company Name,Title,…".
bool isLinkedInTable(const QString& text);
/// Nothing of it is read: each row is left over as it is written, and a note says so. NameMissing unless the options
/// have a name.
Result<ImportDraft> leftLinkedInTable(const QString& text, const QString& file, const ImportOptions& options);

} // namespace duovita
