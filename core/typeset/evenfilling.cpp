#include "core/typeset/evenfilling.h"

namespace duovita {

namespace {

/// Fills lines no wider than `limit` greedily and returns the number of items on each.
QList<int> fillGreedily(const QList<double>& widths, double gap, double limit)
{
    QList<int> counts;
    double used = 0;
    for (const double width : widths) {
        if (!counts.isEmpty() && used + gap + width <= limit) {
            ++counts.last();
            used += gap + width;
        } else {
            counts += 1;
            used = width;
        }
    }
    return counts;
}

} // namespace

QList<int> fillEvenly(const QList<double>& widths, double gap, double measure)
{
    QList<int> best = fillGreedily(widths, gap, measure);
    double enough = measure;
    double tooFew = 0;
    for (int step = 0; step < 16; ++step) {
        const double limit = (enough + tooFew) / 2;
        const QList<int> counts = fillGreedily(widths, gap, limit);
        if (counts.size() > best.size()) {
            tooFew = limit;
        } else {
            enough = limit;
            best = counts;
        }
    }
    return best;
}

} // namespace duovita
