#pragma once

#include "core/domain/person.h"

namespace duovita {

// The CVs of a person: making them, and choosing what they show.

/// The CV with this id; the person's first if there is none.
const Cv& cvOf(const Person& person, const CvId& id);
Cv& cvOf(Person& person, const CvId& id);

/// What stands beside a language in documents that show two: the first other one that the CV is made in, else of all.
Language languageBeside(const Cv& cv, Language language);

/// The wished name, with a number after it if another CV of the person has it; case does not matter.
QString freeCvName(const Person& person, const QString& wish, const CvId& own = {});

/// The same CV, to be one of its own: with another id and a free name.
Cv copyOf(const Person& person, const Cv& cv);

/// Moves a section before or after its neighbour in the CV alone; false at the ends.
bool moveSection(Cv& cv, const Person& person, const SectionId& section, int by);

} // namespace duovita
