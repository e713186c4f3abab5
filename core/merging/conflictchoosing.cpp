#include "core/merging/conflictchoosing.h"

namespace duovita {

ConflictChoice ConflictChoosing::choose(FieldConflict conflict)
{
    const ConflictChoice chosen = m_choices.value(conflict.place.key(), ConflictChoice::Mine);
    const bool possible = chosen != ConflictChoice::Both || conflict.bothPossible;
    m_conflicts += std::move(conflict);
    return possible ? chosen : ConflictChoice::Mine;
}

} // namespace duovita
