#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

#include <QHash>
#include <QSet>

namespace duovita {

/// Headings whose rank does not tell their role: an entry's heading at the rank of sections, or a section's heading
/// below another.
struct HeadingRoles {
    QHash<qsizetype, SectionKind> entries; ///< "## Editor — Example Daily" above a line of dates; with its kind
    QSet<qsizetype> sections;              ///< "## Orchestras" below "# Experience", above a list of dated points
    QSet<qsizetype> datedSections;         ///< those of them whose points have periods
};

/// Indices refer to `blocks`; `rank` is that of the headings that divide the document.
HeadingRoles headingRolesOf(const QList<TextBlock>& blocks, int rank, const Vocabulary& vocabulary);

} // namespace duovita
