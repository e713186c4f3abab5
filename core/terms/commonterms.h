#pragma once

#include "core/terms/termindex.h"

namespace duovita {

/// Names that many CVs have – degrees, positions, fields of study, places – for who has written none yet: the program's
/// own list (resources/terms/common.json), best known form first.
struct CommonTerm {
    TermKind kind;
    Term term;
};
QList<CommonTerm> commonTerms();

} // namespace duovita
