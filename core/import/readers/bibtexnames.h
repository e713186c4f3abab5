#pragma once

#include <QString>
#include <QStringList>

namespace duovita {

// Parses names in BibTeX fields. btparse's own functions for this end the program on an empty name or a surplus comma.

/// The names of a field in order, in printed form: "Doe, Jane and {Example Consortium} and others" gives "Jane Doe",
/// "Example Consortium", "et al."; "王, 五" gives 王五. Surplus commas are dropped; a name with more parts than family
/// name, suffix and given name stays as written.
QStringList namesOfBibtex(const QString& field);

} // namespace duovita
