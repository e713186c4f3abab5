#pragma once

#include "core/domain/result.h"
#include "core/translation/translationsheet.h"

namespace duovita {

/// Reads XLIFF 2.0 or 2.1 that toXliff() began, also after other programs have worked on it: texts that were divided
/// into segments are joined, marks around words are left out. `file` is for messages. XmlSyntax, SheetVersion,
/// SheetForeign, SheetShape, each with a line; nothing is read of a file that is wrong anywhere.
Result<TranslationSheet> fromXliff(const QByteArray& bytes, const QString& file);
/// The same of a file on the disk.
Result<TranslationSheet> readSheet(const QString& path);

} // namespace duovita
