#pragma once

#include "core/domain/person.h"

namespace duovita {

/// The publications that a CV shows, as BibTeX in UTF-8 (as biber and modern BibTeX read it), in one language. Marks of
/// TeX in a text are escaped; titles keep their capitals.
QByteArray toBibtex(const Person& person, const Cv& cv, Language language);

} // namespace duovita
