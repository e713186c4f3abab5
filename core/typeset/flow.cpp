#include "core/typeset/flow.h"

#include <QSet>

namespace duovita {

namespace {

constexpr double emBoxAscent = 0.88; // of the ideographic em box

/// The position of a row's lines, which are consecutive.
struct Row {
    QString key;
    qsizetype first;
    qsizetype end;
};

QList<Row> rowsOf(const Flow& flow)
{
    QList<Row> rows;
    for (qsizetype i = 0; i < flow.lines.size(); ++i) {
        if (rows.isEmpty() || rows.last().key != flow.lines[i].row)
            rows += Row{flow.lines[i].row, i, i};
        rows.last().end = i + 1;
    }
    return rows;
}

QSet<QString> keysOf(const QList<Row>& rows)
{
    QSet<QString> keys;
    for (const Row& row : rows)
        keys += row.key;
    return keys;
}

} // namespace

double FlowLine::baseline() const
{
    return (leading - size) / 2 + emBoxAscent * size;
}

QRectF areaOf(const LayoutImage& image)
{
    return image.clip.isEmpty() ? image.box : image.clip.boundingRect();
}

void moveImage(LayoutImage& image, const QPointF& by)
{
    image.box.translate(by);
    image.clip.translate(by);
}

double rightEdge(const QList<GlyphRun>& runs)
{
    return runs.isEmpty() ? 0 : runs.last().origin.x() + runs.last().width();
}

double heightOf(const Flow& flow)
{
    double height = 0;
    for (const FlowLine& line : flow.lines) {
        if (line.overlays == 0)
            height += line.spaceBefore + line.leading + line.spaceAfter;
    }
    return height;
}

Flow partOf(const Flow& flow, qsizetype first, qsizetype end)
{
    Flow part{{}, flow.lines.mid(first, end - first), {}};
    QMap<int, int> kept; // block index in `flow` → block index in the part
    for (const FlowLine& line : std::as_const(part.lines))
        kept.insert(line.block, 0);
    for (auto it = kept.begin(); it != kept.end(); ++it) {
        it.value() = static_cast<int>(part.blocks.size());
        part.blocks += flow.blocks[it.key()];
    }
    for (FlowLine& line : part.lines)
        line.block = kept.value(line.block);
    return part;
}

void shiftLines(QList<FlowLine>& lines, double distance)
{
    for (FlowLine& line : lines) {
        for (GlyphRun& run : line.runs)
            run.origin.rx() += distance;
        for (LayoutRule& rule : line.rules)
            rule.box.translate(distance, 0);
        for (QList<LayoutShape>* shapes : {&line.shapes, &line.topShapes}) {
            for (LayoutShape& shape : *shapes)
                shape.path.translate(distance, 0);
        }
        if (line.image)
            moveImage(*line.image, QPointF(distance, 0));
    }
}

QList<FlowLine> sideBySide(const QList<FlowLine>& left, const QList<FlowLine>& right)
{
    QList<qsizetype> free; // indices of lines in `left` with their own baseline
    for (qsizetype i = 0; i < left.size(); ++i) {
        if (left[i].overlays == 0)
            free += i;
    }
    QList<FlowLine> lines = left;
    for (FlowLine line : right) {
        if (line.overlays == 0 && !free.isEmpty())
            line.overlays = static_cast<int>(lines.size() - free.takeFirst());
        lines += line;
    }
    return lines;
}

void append(Flow& flow, Flow more)
{
    const int offset = static_cast<int>(flow.blocks.size());
    for (FlowLine& line : more.lines)
        line.block += offset;
    flow.blocks += more.blocks;
    flow.lines += more.lines;
    flow.findings += more.findings;
}

Flow inParallel(Flow left, Flow right, double distance)
{
    shiftLines(right.lines, distance);
    const int offset = static_cast<int>(left.blocks.size());
    for (FlowLine& line : right.lines)
        line.block += offset;
    Flow flow{left.blocks + right.blocks, {}, left.findings + right.findings};

    const QList<Row> leftRows = rowsOf(left);
    const QList<Row> rightRows = rowsOf(right);
    const QSet<QString> leftKeys = keysOf(leftRows);
    const QSet<QString> rightKeys = keysOf(rightRows);
    const auto linesOf = [](const Flow& of, const Row& row) { return of.lines.mid(row.first, row.end - row.first); };
    qsizetype l = 0;
    qsizetype r = 0;
    while (l < leftRows.size() || r < rightRows.size()) {
        if (l < leftRows.size() && r < rightRows.size() && leftRows[l].key == rightRows[r].key)
            flow.lines += sideBySide(linesOf(left, leftRows[l++]), linesOf(right, rightRows[r++]));
        else if (l < leftRows.size() && (r == rightRows.size() || !rightKeys.contains(leftRows[l].key)))
            flow.lines += linesOf(left, leftRows[l++]);
        else if (r < rightRows.size() && (l == leftRows.size() || !leftKeys.contains(rightRows[r].key)))
            flow.lines += linesOf(right, rightRows[r++]);
        else // the rows are in another order: append each separately
            flow.lines += linesOf(left, leftRows[l++]);
    }
    return flow;
}

} // namespace duovita
