#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// Adds a public personal fact with its own label or the name of its kind: "Born: May 1998". Adds nothing if it is
/// private.
void addFact(LineBuilder& line, const PersonalFact& fact, const ContentContext& context);

} // namespace duovita
