#pragma once

#include "core/typeset/pagedlayout.h"

namespace duovita {

/// Glyph runs as outlines, moved by `at`. They carry no text: use this where the same text is readable elsewhere.
LayoutShape drawingOf(const QList<GlyphRun>& runs, const QPointF& at);

} // namespace duovita
