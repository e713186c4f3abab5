#pragma once

#include <optional>

namespace duovita {

constexpr char readInChildOption[] = "--read-in-child";
constexpr int exitWithoutMemory = 3;

/// Call it first in main(). If this process was started with `--read-in-child SECONDS MEGABYTES`
/// (core/services/guardedreading.h), it reads documents for its parent until that ends, and returns the exit code.
/// Otherwise it returns nothing and records that this program can serve as the child.
std::optional<int> readInChild(int argc, char** argv);
/// Whether main() has called readInChild().
bool canReadInChild();

} // namespace duovita
