#pragma once

#include "core/domain/entry.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/annotate/ownname.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// What the parsers of one document share.
struct ParsingContext {
    const Vocabulary& vocabulary;
    const OwnName& ownName;
    Language language;
    bool bilingual = false; ///< the document has both languages side by side

    /// A text on the document's side; a text in the other script is shared by both languages.
    LocalizedText localized(const QString& text) const;
    /// A text on the document's side; in a bilingual document, "示例大学 Example University" is split between both.
    LocalizedText sided(const QString& text) const;
};

/// Parses a publication from one list item: authors, title (in quotation marks, bold, italics, or between authors and
/// venue), venue, year, rank, status, links.
Entry parsePublication(const QList<TextLine>& lines, const ParsingContext& context);
/// Whether two lines are one work: authors and a linked venue, with the title below.
bool areNamesAndVenueOverTitle(const QList<TextLine>& lines);
/// A patent: "NUMBER《title》inventors", "title [NUMBER]".
Entry parsePatent(const QList<TextLine>& lines, const ParsingContext& context);

QList<Author> parseAuthors(const QString& text, const ParsingContext& context);

/// Removes "[pdf](url)" links and "[pdf]" marks from a line.
QList<Link> takeLinks(QList<InlineSpan>& spans);

} // namespace duovita
