#pragma once

#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <QByteArray>

#include <memory>

namespace duovita {

class FontSubsetter; // core/pdf/fontembedding.h

/// Writes PDFs for a renderer only: a page of a layout, or a part of it, with the same operators and outlines as in the
/// exported file, so that the pixels are the same, but without structure tree, links and metadata. A few lines take a
/// renderer a fraction of the time of the whole file. Keeps caches; not thread-safe: use by one thread at a time.
class PageExcerpts {
public:
    explicit PageExcerpts(std::shared_ptr<FontSubsetter> subsetter);
    ~PageExcerpts();
    PageExcerpts(const PageExcerpts&) = delete;
    PageExcerpts& operator=(const PageExcerpts&) = delete;

    /// Sets the layout of the pages to draw. Fails with TextNotFaithful where PdfWriter::write() would.
    Result<void> use(const PagedLayout& layout);

    /// A PDF of one page with everything that may have ink between `top` and `bottom` (points from the page's upper
    /// edge), and some of what is around. `page` is an index into the layout's pages.
    Result<QByteArray> write(int page, double top, double bottom);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
