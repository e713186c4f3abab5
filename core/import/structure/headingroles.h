#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

#include <QHash>
#include <QSet>

namespace duovita {

/// Headings whose rank does not say what they are: an entry's where sections have theirs, or a section's below another.
struct HeadingRoles {
    QHash<qsizetype, SectionKind> entries; ///< "## Editor — Example Daily" above a line of dates; the kind it has
    QSet<qsizetype> sections;              ///< "## Orchestras" below "# Experience", over a list of dated points
    QSet<qsizetype> datedSections;         ///< those of them whose points have periods
};

/// By their place in `blocks`; `rank` is that of the headings which part the document.
HeadingRoles headingRolesOf(const QList<TextBlock>& blocks, int rank, const Vocabulary& vocabulary);

} // namespace duovita
