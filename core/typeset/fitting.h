#pragma once

#include "core/design/template.h"
#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <functional>

namespace duovita {

/// Sets a document with `set` on at most `pages` pages: unchanged if it fits, otherwise shrunk within its templates'
/// limits by as little as possible, a sixteenth of the way at a time. Space left over on the pages is returned to the
/// distances above sections. If the document cannot be made to fit, a finding says so.
Result<PagedLayout> fitToPages(const QList<Template>& designs, int pages,
                               const std::function<Result<PagedLayout>(const QList<Template>&)>& set);

/// Sets a document unchanged, unless its last page is filled no further than its template wants (Limits::lastPage):
/// then tries to save that page by shrinking the document in the same way.
Result<PagedLayout> fitLastPage(const QList<Template>& designs,
                                const std::function<Result<PagedLayout>(const QList<Template>&)>& set);

/// Loosens a document that was not shrunk (Template::loosened) as far as it stays on the pages of `asItIs`, its layout
/// with `designs`, so that its last page is full or as nearly full as still looks intended. A shrunk document is
/// returned unchanged.
Result<PagedLayout> fillLastPage(const QList<Template>& designs, PagedLayout asItIs,
                                 const std::function<Result<PagedLayout>(const QList<Template>&)>& set);

} // namespace duovita
