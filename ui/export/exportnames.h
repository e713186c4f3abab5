#pragma once

#include "core/domain/person.h"

namespace duovita {

/// "Zhang San CV (en).pdf": what a person's document in a language is called.
QString exportName(const Person& person, Language language, const QString& extension);

} // namespace duovita
