#pragma once

#include "core/domain/person.h"

namespace duovita {

/// What a CV shows of a record as a RenderCV document (rendercv.com, YAML) in one language, its sections in the CV's
/// order under their titles. Private contacts and notes stay out.
QByteArray toRenderCv(const Person& person, const Cv& cv, Language language);

} // namespace duovita
