#pragma once

#include "core/domain/person.h"

namespace duovita {

/// The publications in a CV as BibTeX, in one language and in UTF-8 (as biber and modern BibTeX read it). Special
/// characters of TeX are escaped; titles keep their capitals.
QByteArray toBibtex(const Person& person, const Cv& cv, Language language);

} // namespace duovita
