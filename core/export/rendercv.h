#pragma once

#include "core/domain/person.h"

namespace duovita {

/// The part of a record that a CV shows, as a RenderCV document (rendercv.com, YAML) in one language. Its sections are
/// in the CV's order under their titles. Private contacts and notes are left out.
QByteArray toRenderCv(const Person& person, const Cv& cv, Language language);

} // namespace duovita
