#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A surname that is not read as its characters are elsewhere: 曾 is Zēng, not céng.
struct Surname {
    QString text;
    QString reading; ///< in pinyin, without tones: "zeng", "weichi"
    QString standIn; ///< characters that are always read so: they sort, and are read aloud, as the surname is
};

/// Those of resources/terms/surnames.json; both ways to write them.
const QList<Surname>& surnames();

/// Whether a Chinese name begins with a family name of two characters that is still borne: 欧阳, 司马.
bool hasCompoundSurname(const QString& name);

/// A Chinese name with the stand-in of its surname; any other text as it is.
QString withSurnameRead(const QString& name);

} // namespace duovita
