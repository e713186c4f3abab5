#pragma once

#include "core/domain/person.h"

namespace duovita {

// Creating a person's CVs and choosing what they show.

/// The CV with this id; the person's first if there is none.
const Cv& cvOf(const Person& person, const CvId& id);
Cv& cvOf(Person& person, const CvId& id);

/// The second language in documents that show two: the first other language of the CV, otherwise the first other one of
/// all.
Language languageBeside(const Cv& cv, Language language);

/// Returns `wish`, with a number appended if another CV of the person has that name, ignoring case.
QString freeCvName(const Person& person, const QString& wish, const CvId& own = {});

/// A copy of the CV with a new id and a free name.
Cv copyOf(const Person& person, const Cv& cv);

/// Moves a section before or after its neighbour in this CV only. Returns false at either end.
bool moveSection(Cv& cv, const Person& person, const SectionId& section, int by);

} // namespace duovita
