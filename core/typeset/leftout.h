#pragma once

#include "core/typeset/shaping.h"

namespace duovita {

/// Returns a finding for each cluster that no face draws, in order.
QList<LayoutFinding> missingClusters(const StyledText& text, const QList<TextItem>& items,
                                     const QList<Cluster>& clusters);

/// Returns the text without those clusters, and without the spaces that would then be doubled or at either end.
StyledText withoutMissing(const StyledText& text, const QList<Cluster>& clusters);

} // namespace duovita
