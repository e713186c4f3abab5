#pragma once

#include "ui/history/entryrows.h"

namespace duovita {

/// Where two states of a record have one of its CVs differently: its look, its tags, what it leaves out. CVs that came
/// or went are rows of the facts.
QList<ComparedRow> compareCvs(const Person& then, const Person& now);

} // namespace duovita
