#pragma once

#include "core/domain/person.h"

namespace duovita {

// All that a record says in words: its fields as the tables of core/domain have them, and what they are called; what
// kind a contact, a fact or a work is; points, links, notes and what is left over; rich text as Markdown. Not ids,
// times and how it is shown.

QStringList saidTexts(const Section& section); ///< its entries' too
/// The sections' too; of CVs their names and own texts.
QStringList saidTexts(const Person& person);

} // namespace duovita
