#pragma once

#include "core/services/exportnotes.h"

namespace duovita {

/// A note of an export with the person it is about, one line for each thing.
QStringList linesOf(const ExportNote& note);

} // namespace duovita
