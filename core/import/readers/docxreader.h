#pragma once

#include "core/domain/result.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Whether bytes are a ZIP archive, as a Word document is.
bool isDocx(const QByteArray& bytes);
/// Whether bytes are in the container of the Word of before 2007, or of an encrypted document.
bool isOldOfficeFile(const QByteArray& bytes);

/// A Word document's text (ECMA-376 WordprocessingML): headings by their style's outline level, list items, tables row
/// by row, text boxes where they are anchored; what was deleted with tracking stays out, what was inserted is in.
struct DocxText {
    QList<TextBlock> blocks; ///< the headers of its pages first, then the body; a block's line counts paragraphs
    QStringList footnotes;   ///< and endnotes
};
/// DocxUnreadable with the reason if it is damaged, encrypted, or unpacks to more than any CV has.
Result<DocxText> readDocx(const QByteArray& bytes, const QString& file);

} // namespace duovita
