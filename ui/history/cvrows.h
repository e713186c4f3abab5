#pragma once

#include "ui/history/entryrows.h"

namespace duovita {

/// Compares the CVs that two states of a record share: their design, tags and omissions. CVs added or removed are rows
/// of the person's details.
QList<ComparedRow> compareCvs(const Person& then, const Person& now);

} // namespace duovita
