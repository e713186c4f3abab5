#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// The format that a file's name says, by the longest ending that fits; nothing for a folder or another name.
QString formatNamedBy(const QString& path);

/// What is wrong with the name of the output: "cv.pdf" with the format docx is a mistake of one or the other; files of
/// several formats may be called ".json". Empty if nothing is.
QString checkOutputName(const CommandLine& line);

} // namespace duovita
