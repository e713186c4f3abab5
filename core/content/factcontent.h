#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// A personal fact that is not private behind its own label, else its kind's name: "Born: May 1998".
void addFact(LineBuilder& line, const PersonalFact& fact, const ContentContext& context);

} // namespace duovita
