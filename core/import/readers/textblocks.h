#pragma once

#include "core/domain/richtext.h"

#include <QHash>

namespace duovita {

/// A logical line of a document: wrapped lines of a paragraph are joined, inline styles are kept.
struct TextLine {
    QList<InlineSpan> spans;
    int number = 0; ///< line number in the file, from 1

    QString plain() const;
    RichText rich() const;
    bool isEmpty() const;
    /// Whether it is all in bold.
    bool isBold() const;
};

/// The output of every text reader: headings, lines and list items in document order.
struct TextBlock {
    enum class Kind { Heading, Line, Item } kind = Kind::Line;
    int level = 0; ///< of a heading, from 1; nesting of an item, from 0
    bool numbered = false;
    bool inItem = false;       ///< a further paragraph of the preceding item, with the same level
    bool columnTitles = false; ///< the first row of a table
    bool row = false;          ///< a further row; spans of two spaces separate its cells
    bool afterBlank = false;   ///< in plain text: a blank line precedes it
    bool pageArtifact = false; ///< not part of the document's text: a page number, a picture's address, links within
                               ///< the document
    bool part = false;         ///< a numbered heading above points that names a part of the section above it
    bool comment = false;      ///< a page artifact that the author hid in a comment
    QList<TextLine> lines;     ///< an item may have several, separated by hard breaks

    QString plain() const;
    /// The targets of its links, except for places inside the document.
    QStringList addresses() const;
    int number() const { return lines.isEmpty() ? 0 : lines.front().number; }
};

/// The start of a row's latest cell.
struct CellStart {
    qsizetype span = 0;
    qsizetype before = 0; ///< characters of that span that precede the cell
};
/// Closes the gaps inside a row's last cell: widely spaced ideographs are one word, and remaining gaps would split the
/// cell.
void closeGapsInCell(TextLine& row, CellStart start = {});

/// Markdown for spans, without white space around them.
RichText toRichText(QList<InlineSpan> spans);

/// The rank of a line by the look of its letters, if known.
enum class LineRank : unsigned char {
    Section, ///< the heading of a section
    Title,   ///< a heading below that, of an entry
    Bold,    ///< the heading of an entry, or a label, in bold
    Text,    ///< not a heading, whatever its words
};
using LineRanks = QHash<int, LineRank>; ///< by line number, from 1

/// Reads text from a PDF or typed text: bullets, numbers, wrapped lines, stray blank lines.
QList<TextBlock> readPlainText(const QString& text, const LineRanks& ranks = {});
/// The front matter of a Markdown page: keys and values in file order.
using FrontMatter = QList<std::pair<QString, QString>>;
/// Reads Markdown; stores its front matter in `frontMatter`.
QList<TextBlock> readMarkdown(const QString& text, FrontMatter* frontMatter);

} // namespace duovita
