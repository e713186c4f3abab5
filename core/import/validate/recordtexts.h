#pragma once

#include "core/domain/person.h"

namespace duovita {

// All words of a record: its fields according to the tables of core/domain with their names; the kinds of contacts,
// facts and works; points, links, notes and left-over texts; rich text as Markdown. Without ids, times and display
// settings.

QStringList recordTexts(const Section& section); ///< including its entries
/// Including the sections; CVs with their names and own texts.
QStringList recordTexts(const Person& person);

} // namespace duovita
