#pragma once

#include <QString>

namespace duovita {

/// The parts of a name as in bibliographies.
struct NameParts {
    QString given;
    QString particle; ///< "van der"
    QString family;
    QString suffix; ///< "Jr."

    /// Whether the name was not split: "Example Consortium" as a single word, "et al.", or a Chinese name of unusual
    /// length.
    bool isWhole() const { return given.isEmpty() && particle.isEmpty() && suffix.isEmpty(); }
};

/// Splits a printed name: "Jan van der Berg", "Jürgen Meiß Jr.", "Doe, Jane", "von Neumann", "王五". A name that cannot
/// be split is all in `family`.
NameParts partsOfName(const QString& name);

} // namespace duovita
