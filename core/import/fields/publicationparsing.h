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

    /// A text on the document's side; one in the other script stands for both languages.
    LocalizedText localized(const QString& text) const;
    /// A text on the document's side; "示例大学 Example University" in a bilingual document on both.
    LocalizedText sided(const QString& text) const;
};

/// A publication out of one list item: authors, title (quoted, in bold or italics, or between names and venue), venue,
/// year, rank, status, links.
Entry parsePublication(const QList<TextLine>& lines, const ParsingContext& context);
/// Whether two lines are a work: names and a linked venue, and the title below them.
bool areNamesAndVenueOverTitle(const QList<TextLine>& lines);
/// A patent: "NUMBER《title》inventors", "title [NUMBER]".
Entry parsePatent(const QList<TextLine>& lines, const ParsingContext& context);

QList<Author> parseAuthors(const QString& text, const ParsingContext& context);

/// Takes "[pdf](url)" links and "[pdf]" marks out of a line.
QList<Link> takeLinks(QList<InlineSpan>& spans);

} // namespace duovita
