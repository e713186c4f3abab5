#pragma once

#include "core/typeset/shaping.h"

namespace duovita {

/// The findings of the clusters that no face draws, in order.
QList<LayoutFinding> missingClusters(const StyledText& text, const QList<TextItem>& items,
                                     const QList<Cluster>& clusters);

/// The text without those clusters, and of two spaces that would then stand side by side, or at an end, without one.
StyledText withoutMissing(const StyledText& text, const QList<Cluster>& clusters);

} // namespace duovita
