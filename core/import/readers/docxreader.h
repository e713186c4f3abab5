#pragma once

#include "core/domain/result.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Whether the bytes are a ZIP archive, like a Word document.
bool isDocx(const QByteArray& bytes);
/// Whether the bytes are a document of Word before 2007 or an encrypted one, which share a container format.
bool isOldOfficeFile(const QByteArray& bytes);

/// A Word document's text (ECMA-376 WordprocessingML): headings by the outline level of their style, list items, tables
/// row by row, text boxes at their anchors. Tracked deletions are left out, tracked insertions are included.
struct DocxText {
    QList<TextBlock> blocks; ///< page headers first, then the body; a block's line number counts paragraphs
    QStringList footnotes;   ///< and endnotes
};
/// DocxUnreadable with the reason if the file is damaged, encrypted, or unpacks to more than any CV.
Result<DocxText> readDocx(const QByteArray& bytes, const QString& file);

} // namespace duovita
