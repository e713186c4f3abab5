#pragma once

#include "app/cli/commandline.h"
#include "core/domain/person.h"

namespace duovita {

/// The CV that a command line asks for, with its template, paper and pages; nothing, with a message on stderr, if the
/// person has no CV of that name or id, or several.
std::optional<Cv> chooseCv(const CommandLine& line, const Person& person);

/// The languages that a command line asks for, or else the CV's own.
QList<Language> chooseLanguages(const CommandLine& line, const Cv& cv);

} // namespace duovita
