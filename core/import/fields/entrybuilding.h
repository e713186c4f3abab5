#pragma once

#include "core/domain/section.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// The blocks of one entry: its head lines and the blocks below them.
struct EntryBlocks {
    QList<TextLine> head;
    QList<TextBlock> body;
};

/// Groups a section's blocks into entries: one per list item where items are entries, otherwise by head lines.
QList<EntryBlocks> groupEntries(const QList<TextBlock>& blocks, SectionKind kind, const ParsingContext& context);

/// Builds an entry for a section's kind. Head texts without a field go to its `unparsed`.
Entry buildEntry(const EntryBlocks& blocks, SectionKind kind, const ParsingContext& context);

Highlight makeHighlight(const RichText& text, HighlightStyle style, int level, Language language);

} // namespace duovita
