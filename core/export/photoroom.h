#pragma once

#include "core/checks/recordchecks.h"

namespace duovita {

/// Whether the person has a photo that the CV does not show because its template has no place for one.
bool leavesPhotoOut(const Person& person, const Cv& cv);

/// The problem for such a photo; nothing if the pages show it or there is none. Problem::part is the CV's id. The
/// suggestion is a template with a place for a photo, if there is one.
std::optional<Problem> photoProblem(const Person& person, const Cv& cv);

} // namespace duovita
