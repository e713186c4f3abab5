#pragma once

#include "core/typeset/paragraph.h"

namespace duovita {

/// A line of the document before pagination: its runs, and the rules for page breaks around it.
struct FlowLine {
    QList<GlyphRun> runs;             ///< x from the column's left edge, baseline at y 0
    QList<LayoutRule> rules;          ///< same coordinates
    QList<LayoutShape> shapes;        ///< same coordinates
    QList<LayoutShape> topShapes;     ///< same coordinates; drawn only if this is the first line of a page
    std::optional<LayoutImage> image; ///< its box is relative to the line's upper left corner
    int block = 0;
    int labelRuns = 0; ///< number of leading runs that form a list item's label
    double size = 10;  ///< type size; determines the baseline
    double leading = 14;
    double spaceBefore = 0; ///< ignored at the top of a page
    double spaceAfter = 0;
    bool keepWithNext = false;
    bool startsPage = false;
    double drop = 0;  ///< distance below the baseline of the line that it overlays
    int overlays = 0; ///< shares the baseline of the line this many lines before it, such as a date or the other column
    QString row;      ///< key of its row in the record: lines of two languages with the same key are set side by side

    /// Distance from the line's upper edge to its baseline; the same for every mix of faces.
    double baseline() const;
};

/// A document or part of a document as one long column.
struct Flow {
    QList<LayoutBlock> blocks;
    QList<FlowLine> lines;
    QList<LayoutFinding> findings;
};

/// The area of the page that a picture covers: its clip path's bounds if it has one, otherwise its box.
QRectF areaOf(const LayoutImage& image);
void moveImage(LayoutImage& image, const QPointF& by);

/// The right end of the last run; 0 without runs.
double rightEdge(const QList<GlyphRun>& runs);

/// The height of all lines stacked, including the space above the first and below the last.
double heightOf(const Flow& flow);

/// The lines from `first` up to, not including, `end`, with their blocks but without findings.
Flow partOf(const Flow& flow, qsizetype first, qsizetype end);

/// Moves lines to the right by `distance`.
void shiftLines(QList<FlowLine>& lines, double distance);

/// Puts the lines of two columns side by side: all lines of the left in order, then those of the right on the same
/// baselines as long as the left has lines.
QList<FlowLine> sideBySide(const QList<FlowLine>& left, const QList<FlowLine>& right);

/// Appends `more` to the end of `flow`.
void append(Flow& flow, Flow more);

/// Combines two flows of one document in two languages row by row: lines with the same FlowLine::row start on the same
/// baseline. `right` is moved `distance` to the right.
Flow inParallel(Flow left, Flow right, double distance);

} // namespace duovita
