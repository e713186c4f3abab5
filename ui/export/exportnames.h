#pragma once

#include "core/domain/person.h"

namespace duovita {

/// "Zhang San CV (en).pdf": what a person's document in a language is called; "Zhang San, One page (en).pdf" where it
/// is not the first of their CVs. Without a language for a file that holds all.
QString exportName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension);

} // namespace duovita
