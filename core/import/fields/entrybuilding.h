#pragma once

#include "core/domain/section.h"
#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// A block with the entry it belongs to decided: the head lines of an entry and what follows.
struct EntryBlocks {
    QList<TextLine> head;
    QList<TextBlock> body;
};

/// Groups a section's blocks into entries: by list items where the items carry the entries, else by head lines.
QList<EntryBlocks> groupEntries(const QList<TextBlock>& blocks, SectionKind kind, const ParsingContext& context);

/// Makes an entry of a section's kind. What its head cannot place goes to its `unparsed`.
Entry buildEntry(const EntryBlocks& blocks, SectionKind kind, const ParsingContext& context);

Highlight makeHighlight(const RichText& text, HighlightStyle style, int level, Language language);

} // namespace duovita
