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

} // namespace duovita
