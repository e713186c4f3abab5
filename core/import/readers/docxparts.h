#pragma once

#include "core/import/readers/docxstyles.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// What the parts beside a document's text say, without which its paragraphs are not understood.
struct DocxMeaning {
    const DocxStyles& styles;
    const QHash<QString, bool>& numbered; ///< readDocxNumbering's
    const QHash<QString, QString>& links; ///< readDocxLinks' of this part
};

/// One part of a Word document (word/document.xml, a header, the notes) as blocks, one a paragraph or a row of a table.
struct DocxPart {
    QList<TextBlock> blocks;
    QString fault; ///< why it could not be read to its end, with line and column; empty if it could
};
/// A block's line counts paragraphs, those of the parts before it included.
DocxPart readDocxPart(const QByteArray& xml, const DocxMeaning& meaning, int paragraphsBefore);

} // namespace duovita
