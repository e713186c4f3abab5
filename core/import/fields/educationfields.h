#pragma once

#include "core/import/annotate/headingvocabulary.h"

#include <QStringList>

namespace duovita {

/// Splits the text of an education's head: at commas, and where school, degree and subject are joined without one: "PhD
/// from Example University", "示例大学软件工程硕士", "大专·机电一体化". In "Example University, Ph.D." the degree is
/// not a title after a person's name.
QStringList educationFields(const QString& text, const Vocabulary& words);

} // namespace duovita
