#pragma once

#include <QByteArray>
#include <QList>
#include <QSize>

namespace duovita {

/// The pages of a PDF cut into bands from top to bottom, each a page of its own in another PDF: a renderer then draws
/// one after another, and no picture of a whole page has to be in memory.
struct PageBands {
    struct Page {
        QSize pixels;     ///< of the whole page
        QList<int> bands; ///< their heights in pixels, from the top
    };
    QByteArray pdf;
    QList<Page> pages;
};

/// At so many dots an inch, with no more than `most` pixels a band, where a row has no more. No pages if the PDF cannot
/// be read.
PageBands cutIntoBands(const QByteArray& pdf, int dpi, int most);

} // namespace duovita
