#pragma once

#include "core/domain/sectionkind.h"

#include <QString>

namespace duovita {

/// What one entry of the kind is called, in the interface's language: "Project"; its section is wordFor(SectionKind).
QString wordForOneOf(SectionKind kind);

} // namespace duovita
