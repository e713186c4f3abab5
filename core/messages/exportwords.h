#pragma once

#include "core/services/exportnotes.h"

namespace duovita {

/// What an export has to say, with whom it is about: a line for each thing.
QStringList linesOf(const ExportNote& note);

} // namespace duovita
