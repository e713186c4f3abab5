#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

struct FoundSection {
    SectionKind kind;
    QString title; ///< as it stands there; empty if the document names none
    QList<TextBlock> blocks;
    int line;                   ///< from 1
    QStringList addresses = {}; ///< what words of the title lead to
};

struct DividedDocument {
    QList<TextBlock> header;
    QList<FoundSection> sections;
    QList<TextBlock> pageArtifacts; ///< page numbers and the like
};

/// Parts a document into its head and its sections: by headings of a rank, by lines that say nothing but a known
/// heading, by bold lines where known headings are such; a document without any by what its paragraphs are.
DividedDocument divideDocument(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
