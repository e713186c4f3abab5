#pragma once

#include "ui/design/designlook.h"

namespace duovita {

struct Cv;

/// A group of the design pane in a few words: "A4 · Any length · 14 mm".
QString summaryOf(DesignKey::Group group, const DesignLook& look, const Cv& cv, bool hasPhoto);
/// The colours that a document has first of all.
QList<QColor> mainColors(const DesignLook& look);

} // namespace duovita
