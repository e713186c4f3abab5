#pragma once

#include "core/import/importdraft.h"

namespace duovita {

/// Whether a text is a table from LinkedIn's data archive, by its column titles: "Company Name,Title,…".
bool isLinkedInTable(const QString& text);
/// Does not interpret the table: each row goes to `unparsed` as written, and a note says so. NameMissing unless the
/// options have a name.
Result<ImportDraft> keepLinkedInTableUnparsed(const QString& text, const QString& file, const ImportOptions& options);

} // namespace duovita
