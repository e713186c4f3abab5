#pragma once

#include "app/cli/commandline.h"

namespace duovita {

class Database;

int runMerge(const CommandLine& line, Database& database);

} // namespace duovita
