#pragma once

#include "core/checks/recordchecks.h"

namespace duovita {

/// Whether a person has a photo that the pages of a CV do not show, as its template has no room for one.
bool leavesPhotoOut(const Person& person, const Cv& cv);

/// The problem that it is, of the CV that `part` names, with a template that has room as its suggestion where there is
/// one; nothing where the pages show the photo or there is none.
std::optional<Problem> photoProblem(const Person& person, const Cv& cv);

} // namespace duovita
