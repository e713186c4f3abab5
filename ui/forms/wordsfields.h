#pragma once

#include "core/domain/documentword.h"
#include "ui/forms/fieldbuilding.h"

namespace duovita {

/// Adds a row for each word that documents add, folded into one chip unless the person has their own words. Empty sides
/// show the default word.
void addWordFields(FormGrid& grid, const Access<OwnWords>& words, const FormBinding& binding);

} // namespace duovita
