#pragma once

#include <QString>

namespace duovita {

enum class Counted { Sections, Entries, Points, Unplaced, PrivateContacts, PrivateFacts, Notes, HiddenParts, Texts };

/// "1 section", "4 entries": in the interface's language, with its plural rules.
QString countOf(qsizetype count, Counted what);

} // namespace duovita
