#pragma once

#include "core/design/template.h"
#include "core/domain/result.h"
#include "core/typeset/pagedlayout.h"

#include <functional>

namespace duovita {

/// Sets a document with `set` so that it has no more than `pages`: as it is, or made smaller within its templates'
/// limits by as little as can be, a sixteenth of the way at a time. The room that this leaves goes back to the
/// distances above sections. A finding says if it cannot be done.
Result<PagedLayout> fitToPages(const QList<Template>& designs, int pages,
                               const std::function<Result<PagedLayout>(const QList<Template>&)>& set);

/// Sets a document as it is; but one whose last page is filled no further than its template wants (Limits::lastPage) on
/// a page fewer, made smaller in the same way, if that can be done.
Result<PagedLayout> fitLastPage(const QList<Template>& designs,
                                const std::function<Result<PagedLayout>(const QList<Template>&)>& set);

} // namespace duovita
