#pragma once

#include "core/domain/result.h"
#include "core/pdf/pageexcerpts.h"
#include "ui/preview/pagechanges.h"

#include <QHash>
#include <QImage>

namespace duovita {

/// The visible part of a document.
struct PagesLook {
    double scale = 1; ///< device pixels per point
    int first = 0;    ///< first visible page, from 0
    int last = 0;     ///< last visible page; may exceed the document

    QSize sizeOf(const QSizeF& paper) const { return (paper * scale).toSize(); }
};

/// Renders the visible pages, so that memory does not grow with the number of pages. Pictures of unchanged pages are
/// kept; if a small part of a page changed, only that band is drawn.
class PagePictures {
public:
    explicit PagePictures(std::shared_ptr<FontSubsetter> subsetter);

    /// Returns a picture for each page; null for pages that are neither visible nor next to visible ones.
    Result<QList<QImage>> draw(const PagedLayout& layout, const PagesLook& look);

private:
    struct Drawn {
        LayoutPage page;
        PageSigns signs;
        QImage picture;
    };
    Result<QImage> picture(int page, const LayoutPage& layout, const PageSigns& signs, const QSize& size);
    Result<QImage> whole(int page, const QSize& size);
    Result<void> put(QImage& picture, int page, const QRect& part);
    QImage copyOf(const QImage& picture);

    std::shared_ptr<FontSubsetter> m_subsetter;
    PageExcerpts m_excerpts;
    QHash<size_t, QImage> m_kept; ///< by the hash of the page's content
    QHash<int, Drawn> m_last;     ///< by page number
    QList<QImage> m_earlier;      ///< those before, whose memory is used again once nobody shows them
    QSizeF m_paper;               ///< page size of both
};

} // namespace duovita
