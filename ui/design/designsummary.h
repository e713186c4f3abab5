#pragma once

#include "ui/design/designlook.h"

namespace duovita {

struct Cv;

/// Summarizes a design group: "A4 · Any length · 14 mm".
QString summaryOf(DesignKey::Group group, const DesignLook& look, const Cv& cv, bool hasPhoto);
/// The most prominent colours of a document.
QList<QColor> mainColors(const DesignLook& look);

} // namespace duovita
