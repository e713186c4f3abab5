#pragma once

#include <QString>
#include <QStringList>

namespace duovita {

// Names as BibTeX's fields have them. btparse's own functions for them end the program at an empty name or a comma too
// many.

/// The names of a field in their order, as they are printed: "Doe, Jane and {Example Consortium} and others" gives
/// "Jane Doe", "Example Consortium", "et al."; "王, 五" is 王五. Commas that part nothing are left out; a name that has
/// more parts than family, suffix and given name stays as it is written.
QStringList namesOfBibtex(const QString& field);

} // namespace duovita
