#pragma once

#include <QString>

namespace duovita {

/// A name as bibliographies take it apart.
struct NameParts {
    QString given;
    QString particle; ///< "van der"
    QString family;
    QString suffix; ///< "Jr."

    /// Not taken apart: "Example Consortium" as one word, "et al.", a name of ideographs of no usual length.
    bool isWhole() const { return given.isEmpty() && particle.isEmpty() && suffix.isEmpty(); }
};

/// Of a name as it is printed: "Jan van der Berg", "Jürgen Meiß Jr.", "Doe, Jane", "von Neumann", "王五". `family` is
/// all of what is not taken apart.
NameParts partsOfName(const QString& name);

} // namespace duovita
