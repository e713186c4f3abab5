#pragma once

#include "core/domain/documentword.h"
#include "ui/forms/fieldbuilding.h"

namespace duovita {

/// A row for each word that documents add, behind one chip unless the person has one of their own for it. What the
/// documents say without stands in the empty sides.
void addWordFields(FormGrid& grid, const Access<OwnWords>& words, const FormBinding& binding);

} // namespace duovita
