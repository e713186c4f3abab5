#pragma once

#include "core/content/cvcontent.h"
#include "core/typeset/pagedlayout.h"

namespace duovita {

// What is wrong with a document, in a sentence that names the place.

QString describe(const MissingText& missing, const Person& person);
QString describe(const LayoutFinding& finding, const Person& person);

/// "Education, Qinghe University: Title": where in the record, in the interface's language.
QString placeOf(const ContentSource& source, const Person& person);

} // namespace duovita
