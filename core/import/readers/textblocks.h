#pragma once

#include "core/domain/richtext.h"

#include <QHash>

namespace duovita {

/// A line as a document shows it: hard wraps of a paragraph are joined, its inline styles are kept.
struct TextLine {
    QList<InlineSpan> spans;
    int number = 0; ///< in the file, from 1

    QString plain() const;
    RichText rich() const;
    bool isEmpty() const;
    /// Nothing but words in bold.
    bool isBold() const;
};

/// What a reader of any text format gives: headings, lines and list items in their order.
struct TextBlock {
    enum class Kind { Heading, Line, Item } kind = Kind::Line;
    int level = 0; ///< of a heading, from 1; of an item's nesting, from 0
    bool numbered = false;
    bool inItem = false;       ///< a further paragraph of the item before, which its level is
    bool columnTitles = false; ///< a table's first row
    bool row = false;          ///< a further one; spans of two blanks part its cells
    bool afterBlank = false;   ///< in plain text: a blank line stands before it
    bool pageArtifact = false; ///< no text of the document: a page's number, a picture's address, links within it
    bool part = false;         ///< of a heading: a number over points, which names a part of the section above it
    bool comment = false;      ///< of a page artifact: what the author hid from readers
    QList<TextLine> lines;     ///< an item may have several: those that a hard break parted

    QString plain() const;
    /// Where its words lead, but for places of the document itself.
    QStringList addresses() const;
    int number() const { return lines.isEmpty() ? 0 : lines.front().number; }
};

/// Where a row's newest cell begins.
struct CellStart {
    qsizetype span = 0;
    qsizetype before = 0; ///< characters of that span, which are none of the cell's
};
/// What a row's last cell has of blanks: a word of ideographs that is set wide is one, and no gap is left that would
/// part the cell.
void closeGapsInCell(TextLine& row, CellStart start = {});

/// Markdown for spans, without the white space around them.
RichText toRichText(QList<InlineSpan> spans);

/// What a line is by the look of its letters, where that is known.
enum class LineRank : unsigned char {
    Section, ///< a section's heading
    Title,   ///< one below it, of an entry
    Bold,    ///< of an entry or a label in bold
    Text,    ///< no heading, whatever it says
};
using LineRanks = QHash<int, LineRank>; ///< by the line's number, from 1

/// Text like that of a PDF, or typed: bullets, numbers, hard wraps, stray blank lines.
QList<TextBlock> readPlainText(const QString& text, const LineRanks& ranks = {});
/// What stands above a Markdown page: key and value, in the file's order.
using FrontMatter = QList<std::pair<QString, QString>>;
/// Markdown; its front matter comes back in `frontMatter`.
QList<TextBlock> readMarkdown(const QString& text, FrontMatter* frontMatter);

} // namespace duovita
