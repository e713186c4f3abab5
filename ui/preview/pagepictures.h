#pragma once

#include "core/export/pdfexporter.h"
#include "ui/preview/pagechanges.h"

#include <QHash>
#include <QImage>

namespace duovita {

/// What of a document somebody looks at.
struct PagesLook {
    double scale = 1; ///< pixels per point, the device's ratio included
    int first = 0;    ///< the pages seen, from 0 on
    int last = 0;     ///< may be beyond the document's end

    QSize sizeOf(const QSizeF& paper) const { return (paper * scale).toSize(); }
};

/// Draws the pages that are looked at; a document of a hundred pages has no more pictures than one of three. Those of
/// pages that did not change are kept; of one that changed a little, only the band that did is drawn.
class PagePictures {
public:
    /// A picture for each of the document's pages, null for those that are neither looked at nor close to them.
    QList<QImage> draw(const PdfDocument& document, const PagesLook& look);

private:
    struct Drawn {
        LayoutPage page;
        PageSigns signs;
        QImage picture;
    };
    class Drawing;
    QImage picture(Drawing& drawing, int page, const LayoutPage& layout, const PageSigns& signs, const QSize& size);

    QHash<size_t, QImage> m_kept; ///< by all that is on the page
    QHash<int, Drawn> m_last;     ///< by its number
    QSizeF m_paper;               ///< of both
};

} // namespace duovita
