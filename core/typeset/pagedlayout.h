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

class FontFace; // core/typeset/fontface.h: an opened face, shared by all who use it

// Units are PostScript points (1/72 inch); the origin is the page's upper left corner, y grows downwards.

/// A glyph of a run, in visual order (left to right).
struct PlacedGlyph {
    quint32 glyph = 0;        ///< glyph index in the face
    double x = 0;             ///< from the run's origin to the glyph's origin
    double y = 0;             ///< upwards is negative
    double advance = 0;       ///< how far the pen moves, gaps and trimming included
    qsizetype textStart = 0;  ///< the text this glyph stands for, UTF-16 in GlyphRun::text
    qsizetype textLength = 0; ///< 0 for the further glyphs of a cluster: its first glyph has all its text
    bool continues = false;   ///< a blank for the next character of what the glyph before it shows (a joined emoji)

    bool operator==(const PlacedGlyph&) const = default;
};

/// Glyphs of one face, size and colour on one baseline. The texts of its glyphs, in order, are `text` exactly.
struct GlyphRun {
    std::shared_ptr<const FontFace> face;
    double size = 0;
    QColor color = Qt::black;
    QPointF origin; ///< on the baseline
    QList<PlacedGlyph> glyphs;
    QString text;
    Language language = firstLanguage;
    quint8 level = 0; ///< of embedding (UAX #9); odd: its text stands backwards, as its glyphs do
    QString url;      ///< where a click leads; empty for none
    ContentSource source;
    bool isHidden = false; ///< for readers alone: what stands there is drawn otherwise

    double width() const;
};

/// What a block of lines is, for the PDF's structure tree and outline.
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

/// A line of text as set (title before the date at the right edge).
struct LayoutLine {
    int block = 0;        ///< index into PagedLayout::blocks
    QRectF box;           ///< from the ascent to the descent, edge to edge of the column
    QList<GlyphRun> runs; ///< from left to right
    int labelRuns = 0;    ///< so many of the runs, the first, are a list item's label
};

struct LayoutRule {
    QRectF box;
    QColor color = Qt::black;
};

/// A drawing that says nothing by itself: an icon, a bullet, a line of a timeline.
struct LayoutShape {
    QPainterPath path;
    QColor fill = {}; ///< invalid: none
    QColor stroke = {};
    double width = 0; ///< of the stroke, whose ends and joins are round

    void translate(const QPointF& by) { path.translate(by); }
};

/// A picture: a JPEG or PNG file as it was given.
struct LayoutImage {
    QRectF box;
    QByteArray data;
    QString alternative;                   ///< what a screen reader says
    Language language = firstLanguage; ///< of the alternative
    QPainterPath clip = {};                ///< what of the box is shown; empty: all
};

struct LayoutPage {
    QList<LayoutRule> rules; ///< below everything else: lines, and the grounds of columns
    QList<LayoutShape> shapes;
    QList<LayoutImage> images;
    QList<LayoutLine> lines;
    bool hasSide = false; ///< a side column stands on it; what stands below the text stands beside that
};

/// Characters that no font has, or another thing the typesetter could not do as asked.
struct LayoutFinding {
    enum class Kind {
        NoGlyph,         ///< the clusters (graphemes.h) that are left out, each once, with spaces between them
        PhotoUnreadable, ///< nothing
        TooManyPages,    ///< how many there are at the template's limits
        FontMissing, ///< a family that is not installed, another in its place: the family; on a line of its own, its
                     ///< package
    } kind;
    QString text; ///< as said above
    ContentSource source;
    int page = 0; ///< from 0

    struct Place {
        QString text; ///< a cluster
        ContentSource source;
        std::optional<int> page; ///< from 0; nothing if all of this source is left out

        bool operator==(const Place&) const = default;
    };
    QList<Place> places = {}; ///< of NoGlyph, of which a document has one at most: all, in reading order
};

/// A document as set, ready to be drawn: values only. `pages` and `blocks` are in reading order.
struct PagedLayout {
    Language language = firstLanguage;
    QString title;
    QString author;
    QSizeF paper;
    QList<LayoutPage> pages;
    QList<LayoutBlock> blocks;
    QList<LayoutFinding> findings;
    double tightening = 0; ///< how far towards the template's limits it was made smaller to fit its pages, 0 to 1

    /// What was set, without artifacts: a line of output per line, in reading order.
    QString text() const;

    struct Hit {
        ContentSource source;
        QRectF box;           ///< of the run
        qsizetype offset = 0; ///< UTF-16, in the run's text
        QString text;         ///< of the run
    };
    /// What is at this point; nothing outside of text.
    std::optional<Hit> at(int page, QPointF point) const;

    struct Spot {
        int page;
        QRectF box; ///< of the lines together
    };
    /// Where the text of a source is, a spot for each page it is on. Unset parts of `source` match anything.
    QList<Spot> find(const ContentSource& source) const;
};

} // namespace duovita
