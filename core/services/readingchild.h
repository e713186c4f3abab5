#pragma once

#include <optional>

namespace duovita {

constexpr char readInChildOption[] = "--read-in-child";
constexpr int exitWithoutMemory = 3;

/// For main(), before anything else. Reads documents for the program that started this one with `--read-in-child
/// SECONDS MEGABYTES` (core/services/guardedreading.h), until that one is gone: the exit code. Nothing if that is not
/// what this process was started for; it is then known that this program can be.
std::optional<int> readInChild(int argc, char** argv);
/// Whether main() has asked the above.
bool canReadInChild();

} // namespace duovita
