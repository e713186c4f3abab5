#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// A personal fact under its own label, else its kind's name, whether it is private or not.
ContentFact makeFact(const PersonalFact& fact, const ContentContext& context);

} // namespace duovita
