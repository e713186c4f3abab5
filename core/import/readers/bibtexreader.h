#pragma once

#include "core/import/importdraft.h"

namespace duovita {

/// Whether a text is a BibTeX file: its first entry opens like one.
bool isBibtex(const QString& text);

/// The entries of a BibTeX file as publications, read through btparse; @string and the months are expanded, TeX becomes
/// plain text. The file names nobody: NameMissing unless the options do. An entry that cannot be parsed is kept as it
/// is in the section's `unparsed`, and a note names its line.
Result<ImportDraft> readBibtex(const QString& text, const QString& file, const ImportOptions& options);

} // namespace duovita
