#pragma once

#include "core/matching/evidence.h"

namespace duovita {

/// Whether two publications or patents are one beyond doubt: by the title, or the place where it stands.
bool isOneWork(const EntryMarks& a, const EntryMarks& b);

/// How much speaks for two publications or patents being one: a title is enough, or the place where it stands. Where
/// one tells the title in Chinese and the other in Latin letters, who made it, when and in what venue must do;
/// `nearness` as in evidence().
double evidenceOfWorks(const EntryMarks& a, const EntryMarks& b, double nearness);

} // namespace duovita
