#pragma once

#include "core/content/cvcontent.h"

#include <QColor>
#include <QMap>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <memory>

namespace duovita {

class FontFace; // core/typeset/fontface.h: an opened face, shared by all its users

// Units are PostScript points (1/72 inch); the origin is the page's upper left corner, y grows downwards.

/// A glyph of a run, in visual order (left to right).
struct PlacedGlyph {
    quint32 glyph = 0;        ///< glyph index in the face
    double x = 0;             ///< from the run's origin to the glyph's origin
    double y = 0;             ///< upwards is negative
    double advance = 0;       ///< how far the pen moves, including gaps and trimming
    qsizetype textStart = 0;  ///< the text that this glyph represents, UTF-16 in GlyphRun::text
    qsizetype textLength = 0; ///< 0 for the other glyphs of a cluster: its first glyph has all its text
    bool continues = false;   ///< an empty glyph for a further character of what the glyph before shows (joined emoji)

    bool operator==(const PlacedGlyph&) const = default;
};

/// Glyphs of one face, size and colour on one baseline. The texts of the glyphs joined in order are exactly `text`.
struct GlyphRun {
    std::shared_ptr<const FontFace> face;
    double size = 0;
    QColor color = Qt::black;
    QPointF origin; ///< on the baseline
    QList<PlacedGlyph> glyphs;
    QString text;
    Language language = firstLanguage;
    quint8 level = 0; ///< embedding level (UAX #9); odd: the text is in reverse order, as the glyphs are
    QString url;      ///< link target; empty: no link
    ContentSource source;
    bool isHidden = false; ///< text for screen readers and copying only: a drawing takes its place

    double width() const;
};

/// The role of a block of lines in the PDF's structure tree and outline.
enum class BlockRole : unsigned char {
    Name,
    Headline,
    Contacts,
    SectionTitle,
    EntryHead,
    Paragraph,
    ListItem,
    Artifact, ///< page numbers and other page artifacts: not part of the text
};

struct LayoutBlock {
    BlockRole role = BlockRole::Paragraph;
    std::optional<SectionId> section;
    std::optional<EntryId> entry;
    int level = 0; ///< nesting of list items
    QString title; ///< for Name and SectionTitle: the text for the outline
    Language language = firstLanguage;
};

/// A line of text as set (the title comes before the date at the right edge).
struct LayoutLine {
    int block = 0;        ///< index into PagedLayout::blocks
    QRectF box;           ///< from the ascent to the descent, edge to edge of the column
    QList<GlyphRun> runs; ///< from left to right
    int labelRuns = 0;    ///< the first so many runs are a list item's label
};

struct LayoutRule {
    QRectF box;
    QColor color = Qt::black;
};

/// A drawing without content of its own: an icon, a bullet, the line of a timeline.
struct LayoutShape {
    QPainterPath path;
    QColor fill = {}; ///< invalid: none
    QColor stroke = {};
    double width = 0; ///< stroke width; ends and joins are round

    void translate(const QPointF& by) { path.translate(by); }
};

/// A picture: the unchanged bytes of a JPEG or PNG file.
struct LayoutImage {
    QRectF box;
    QByteArray data;
    QString alternative;               ///< alternative text for screen readers
    Language language = firstLanguage; ///< language of `alternative`
    QPainterPath clip = {};            ///< the visible part of the box; empty: all
};

struct LayoutPage {
    QList<LayoutRule> rules; ///< drawn below everything else: lines, and the backgrounds of columns
    QList<LayoutShape> shapes;
    QList<LayoutImage> images;
    QList<LayoutLine> lines;
    bool hasSide = false; ///< whether the page has a side column; content below the text is then set beside that column
};

/// Characters that no font has, another request that the typesetter could not fulfil, or a flaw of the pages.
struct LayoutFinding {
    enum class Kind {
        NoGlyph,         ///< `text`: the clusters (graphemes.h) that are left out, each once, separated by spaces
        PhotoUnreadable, ///< `text`: empty
        TooManyPages,    ///< `text`: the number of pages at the template's limits
        ShortLastPage,   ///< `text`: the number of lines on the last page (lastpage.h)
        FontMissing,     ///< `text`: the family that is not installed and was replaced; then, on its own line,
                         ///< its package
    } kind;
    QString text; ///< see Kind
    ContentSource source;
    int page = 0; ///< from 0

    struct Place {
        QString text; ///< a cluster
        ContentSource source;
        std::optional<int> page; ///< from 0; nothing if this source is left out completely

        bool operator==(const Place&) const = default;
    };
    QList<Place> places = {}; ///< for NoGlyph, at most one finding per document: all places, in reading order

    bool operator==(const LayoutFinding&) const = default;
};

/// A document as set, ready to be drawn; a plain value. `pages` and `blocks` are in reading order.
struct PagedLayout {
    Language language = firstLanguage;
    QString title;
    QString author;
    QSizeF paper;
    QList<LayoutPage> pages;
    QList<LayoutBlock> blocks;
    QList<LayoutFinding> findings;
    double tightening = 0; ///< how far it was shrunk towards the template's limits to fit its pages, 0 to 1

    /// The document's text without artifacts, in reading order; one line of output per line.
    QString text() const;

    struct Hit {
        ContentSource source;
        QRectF box;           ///< box of the run
        qsizetype offset = 0; ///< UTF-16, in the run's text
        QString text;         ///< text of the run
    };
    /// The text at this point, or the closest one of its line: a click beside a word or between two lines means it,
    /// too. Nothing in the margins and farther from lines than half their height.
    std::optional<Hit> at(int page, QPointF point) const;

    struct Spot {
        int page;
        QRectF box; ///< bounding box of the lines
    };
    /// Where the text of a source is: a spot for each page with it. Unset parts of `source` match anything.
    QList<Spot> find(const ContentSource& source) const;
};

} // namespace duovita
