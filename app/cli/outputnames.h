#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// The format of a file's name, by the longest suffix that matches; nothing for a folder or an unknown suffix.
QString formatNamedBy(const QString& path);

/// Checks the output's name against the format: "cv.pdf" with the format docx is a mistake in one of them; ".json" fits
/// several formats. Returns what is wrong, or an empty string.
QString checkOutputName(const CommandLine& line);

} // namespace duovita
