#pragma once

#include "core/design/template.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

class FontLibrary;

/// The template with Noto's families in place of those that are not installed, each of which is found once: a document
/// is set in any case. Fails only if Noto's are not there either.
Result<Template> withInstalledFonts(Template design, FontLibrary& fonts, QList<LayoutFinding>& findings);

} // namespace duovita
