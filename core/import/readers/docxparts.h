#pragma once

#include "core/import/readers/docxstyles.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Data from other parts of the archive that a document's paragraphs refer to.
struct DocxMeaning {
    const DocxStyles& styles;
    const QHash<QString, bool>& numbered; ///< from readDocxNumbering()
    const QHash<QString, QString>& links; ///< from readDocxLinks() for this part
};

/// One part of a Word document (word/document.xml, a header, the notes) as blocks, one per paragraph or table row.
struct DocxPart {
    QList<TextBlock> blocks;
    QString fault; ///< why reading stopped early, with line and column; empty if it did not
};
/// A block's line number counts paragraphs, including those of earlier parts.
DocxPart readDocxPart(const QByteArray& xml, const DocxMeaning& meaning, int paragraphsBefore);

} // namespace duovita
