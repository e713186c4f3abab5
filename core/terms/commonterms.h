#pragma once

#include "core/terms/termindex.h"

namespace duovita {

/// Terms that many CVs use – degrees, positions, fields of study, places – offered to people who have not typed any
/// yet: the program's own list (resources/terms/common.json), best known form first.
struct CommonTerm {
    TermKind kind;
    Term term;
};
QList<CommonTerm> commonTerms();

} // namespace duovita
