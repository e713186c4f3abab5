#pragma once

#include <QString>

namespace duovita {

enum class Counted { Sections, Entries, Points, Unplaced, PrivateContacts, PrivateFacts, Notes, HiddenParts, Texts };

/// "1 section", "4 entries": in the interface's language, by its rules of number.
QString countOf(qsizetype count, Counted what);

} // namespace duovita
