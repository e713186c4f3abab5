#pragma once

#include "core/import/annotate/headingvocabulary.h"

#include <QStringList>

namespace duovita {

/// What a text of an education's head says, piece by piece: at its commas, and where a school, a degree and a subject
/// stand together without one: "PhD from Example University", "示例大学软件工程硕士", "大专·机电一体化". "Example
/// University, Ph.D." is no title behind a person's name.
QStringList educationFields(const QString& text, const Vocabulary& words);

} // namespace duovita
