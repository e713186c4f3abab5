#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

struct FoundSection {
    SectionKind kind;
    QString title; ///< as written in the document; empty if it has none
    QList<TextBlock> blocks;
    int line;                   ///< from 1
    QStringList addresses = {}; ///< the targets of links in the title
};

struct DividedDocument {
    QList<TextBlock> header;
    QList<FoundSection> sections;
    QList<TextBlock> pageArtifacts; ///< page numbers and the like
};

/// Divides a document into its header and sections: by headings of one rank, by lines that are nothing but a known
/// heading, by bold lines where known headings are bold; without any, by the contents of its paragraphs.
DividedDocument divideDocument(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
