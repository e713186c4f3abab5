#include "core/import/fields/schoolsettling.h"

namespace duovita {

namespace {

/// Whether a head begins on the line after the other's last.
bool standsRightBelow(const EntryBlocks& group, const EntryBlocks& above)
{
    return !group.head.isEmpty() && !above.head.isEmpty() && above.body.isEmpty() &&
           group.head.front().number == above.head.last().number + 1;
}

} // namespace

void settleSchools(QList<Entry>& degrees, const QList<EntryBlocks>& groups)
{
    for (qsizetype i = 1; i < degrees.size(); ++i) {
        auto* degree = std::get_if<EducationDetails>(&degrees[i].details);
        const auto* above = std::get_if<EducationDetails>(&degrees[i - 1].details);
        if (degree && above && !degree->degree.isEmpty() && degree->institution.isEmpty() && !degree->range.isEmpty() &&
            standsRightBelow(groups[i], groups[i - 1]))
            degree->institution = above->institution;
    }
}

} // namespace duovita
