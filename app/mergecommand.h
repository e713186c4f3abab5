#pragma once

#include "app/commandline.h"

namespace duovita {

class Database;

int runMerge(const CommandLine& line, Database& database);

} // namespace duovita
