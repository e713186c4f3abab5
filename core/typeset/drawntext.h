#pragma once

#include "core/typeset/pagedlayout.h"

namespace duovita {

/// Runs as they are drawn, moved by `at`, with nothing to be read: for what the text says elsewhere.
LayoutShape drawingOf(const QList<GlyphRun>& runs, const QPointF& at);

} // namespace duovita
