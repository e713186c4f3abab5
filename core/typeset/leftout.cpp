#include "core/typeset/leftout.h"

#include <QBitArray>

namespace duovita {

namespace {

/// Marks the units to leave out, including spaces that would then be doubled.
QBitArray unitsToDrop(const QString& text, const QList<Cluster>& clusters)
{
    QBitArray dropped(text.size());
    for (const Cluster& cluster : clusters) {
        if (cluster.missing)
            dropped.fill(true, cluster.start, cluster.start + cluster.length);
    }
    qsizetype kept = -1; // the last unit kept
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!dropped.testBit(at)) {
            const bool besideGap = at > 0 && dropped.testBit(at - 1);
            if (besideGap && text[at].isSpace() && (kept < 0 || text[kept].isSpace()))
                dropped.setBit(at);
            else
                kept = at;
        }
    }
    if (!text.isEmpty() && dropped.testBit(text.size() - 1) && kept >= 0 && text[kept].isSpace())
        dropped.setBit(kept);
    return dropped;
}

} // namespace

QList<LayoutFinding> missingClusters(const StyledText& text, const QList<TextItem>& items,
                                     const QList<Cluster>& clusters)
{
    QList<LayoutFinding> findings;
    for (const Cluster& cluster : clusters) {
        if (cluster.missing)
            findings += LayoutFinding{LayoutFinding::Kind::NoGlyph,
                                      text.text.mid(cluster.start, cluster.length),
                                      text.pieces[items[cluster.item].piece].style.source,
                                      0,
                                      {}};
    }
    return findings;
}

StyledText withoutMissing(const StyledText& text, const QList<Cluster>& clusters)
{
    const QBitArray dropped = unitsToDrop(text.text, clusters);
    StyledText rest;
    for (qsizetype piece = 0; piece < text.pieces.size(); ++piece) {
        QString own;
        for (qsizetype at = text.pieces[piece].start; at < text.endOf(piece); ++at) {
            if (!dropped.testBit(at))
                own += text.text[at];
        }
        rest.append(own, text.pieces[piece].style);
    }
    return rest;
}

} // namespace duovita
