#pragma once

#include "core/export/pdfexporter.h"

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
/// pages that did not change are kept.
class PagePictures {
public:
    /// A picture for each of the document's pages, null for those that are neither looked at nor close to them.
    QList<QImage> draw(const PdfDocument& document, const PagesLook& look);

private:
    QHash<size_t, QImage> m_kept; ///< by all that is on the page
};

} // namespace duovita
