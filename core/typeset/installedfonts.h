#pragma once

#include "core/design/template.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

class FontLibrary;

/// Returns the template with Noto families in place of those that are not installed, and adds one finding for each
/// replaced family, so that a document can always be set. Fails only if the Noto families are missing, too.
Result<Template> withInstalledFonts(Template design, FontLibrary& fonts, QList<LayoutFinding>& findings);

} // namespace duovita
