#pragma once

#include "core/domain/result.h"
#include "core/translation/translationsheet.h"

namespace duovita {

/// Reads XLIFF 2.0 or 2.1 written by toXliff(), even after other programs have edited it: segments of a text are
/// joined, markers around words are removed. `file` is used in messages. Fails with XmlSyntax, SheetVersion,
/// SheetForeign or SheetShape, each with a line; a file with any error is rejected as a whole.
Result<TranslationSheet> fromXliff(const QByteArray& bytes, const QString& file);
/// The same for a file on the disk.
Result<TranslationSheet> readSheet(const QString& path);

} // namespace duovita
