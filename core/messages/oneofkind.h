#pragma once

#include "core/domain/sectionkind.h"

#include <QString>

namespace duovita {

/// The name of one entry of the kind, in the interface's language: "Project". The section's name is
/// wordFor(SectionKind).
QString wordForOneOf(SectionKind kind);

} // namespace duovita
