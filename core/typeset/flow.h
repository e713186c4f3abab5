#pragma once

#include "core/typeset/paragraph.h"

namespace duovita {

/// A line of the document before it has a page: its runs, and how it may be parted from its neighbours.
struct FlowLine {
    QList<GlyphRun> runs;             ///< x from the column's left edge, baseline at y 0
    QList<LayoutRule> rules;          ///< the same
    QList<LayoutShape> shapes;        ///< the same
    QList<LayoutShape> topShapes;     ///< the same; drawn only where it is the first line of a page
    std::optional<LayoutImage> image; ///< its box from the line's upper left corner
    int block = 0;
    int labelRuns = 0; ///< the first runs: a list item's label
    double size = 10;  ///< of its type, for the place of the baseline
    double leading = 14;
    double spaceBefore = 0; ///< not at a page's top
    double spaceAfter = 0;
    bool keepWithNext = false;
    bool startsPage = false;
    double drop = 0;  ///< below the baseline of what it overlays
    int overlays = 0; ///< stands on the baseline of the line this many before it: a date, the other column
    QString row;      ///< what it is in the record: lines of two languages with the same stand side by side

    /// From the line's upper edge to its baseline: one for every mix of faces.
    double baseline() const;
};

/// A document, or a part of it, as one long column.
struct Flow {
    QList<LayoutBlock> blocks;
    QList<FlowLine> lines;
    QList<LayoutFinding> findings;
};

/// What of the page a picture covers: its box, or what it is cut to.
QRectF areaOf(const LayoutImage& image);
void moveImage(LayoutImage& image, const QPointF& by);

/// Where the last of a line's runs ends.
double rightEdge(const QList<GlyphRun>& runs);

/// How high its lines are below each other, with what is above the first and below the last.
double heightOf(const Flow& flow);

/// The lines from `first` to before `end`, with the blocks that they are of; without findings.
Flow partOf(const Flow& flow, qsizetype first, qsizetype end);

/// Moves lines to the right.
void shiftLines(QList<FlowLine>& lines, double distance);

/// The lines of two columns side by side: those of the left in order, then those of the right on the same baselines, so
/// far as there are any.
QList<FlowLine> sideBySide(const QList<FlowLine>& left, const QList<FlowLine>& right);

/// What comes after `flow`.
void append(Flow& flow, Flow more);

/// Two flows of one document in two languages, row by row: what has the same FlowLine::row begins on the same baseline.
/// `right` stands `distance` to the right.
Flow inParallel(Flow left, Flow right, double distance);

} // namespace duovita
