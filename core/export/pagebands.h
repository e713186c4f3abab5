#pragma once

#include <QByteArray>
#include <QList>
#include <QSize>

namespace duovita {

/// A PDF in which each page of another PDF is cut into bands from top to bottom, one page per band. A renderer can draw
/// them one after another, so that no image of a whole page has to fit in memory.
struct PageBands {
    struct Page {
        QSize pixels;     ///< size of the whole page
        QList<int> bands; ///< heights in pixels, from the top
    };
    QByteArray pdf;
    QList<Page> pages;
};

/// Cuts the pages for rendering at `dpi`, with at most `most` pixels per band unless a single row has more. Returns no
/// pages if the PDF cannot be read.
PageBands cutIntoBands(const QByteArray& pdf, int dpi, int most);

} // namespace duovita
