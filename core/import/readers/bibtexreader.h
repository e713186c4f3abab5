#pragma once

#include "core/import/importdraft.h"

namespace duovita {

/// Whether a text is a BibTeX file, judged by its first entry.
bool isBibtex(const QString& text);

/// Reads the entries of a BibTeX file as publications, with btparse; expands @string and month names, and converts TeX
/// to plain text. The file names no person: NameMissing unless the options do. An entry that cannot be parsed goes to
/// the section's `unparsed` as written, and a note tells its line.
Result<ImportDraft> readBibtex(const QString& text, const QString& file, const ImportOptions& options);

} // namespace duovita
