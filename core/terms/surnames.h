#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A surname whose reading differs from the usual reading of its characters: 曾 is Zēng, not céng.
struct Surname {
    QString text;
    QString reading; ///< in pinyin, without tones: "zeng", "weichi"
    QString standIn; ///< characters that always have this reading: they sort and are read like the surname
};

/// The surnames in resources/terms/surnames.json, in simplified and traditional characters.
const QList<Surname>& surnames();

/// Whether a Chinese name begins with a two-character surname that is still in use: 欧阳, 司马.
bool hasCompoundSurname(const QString& name);

/// The number of characters of a Chinese name's surname: 1 or 2.
qsizetype surnameLength(const QString& name);

/// Whether a name in Latin letters begins with the surname, as the Chinese name does: "Chen Yu" for 陈雨, but not
/// "Yu Chen".
bool beginsWithSurname(const QString& latin, const QString& chinese);

/// Where the given name is in a name of several words in Latin letters: everything but the surname, which is the first
/// word or the last.
struct GivenNameRange {
    qsizetype start = 0;
    qsizetype length = 0; ///< 0 if the name is one word
};
GivenNameRange givenNameIn(const QString& latin, bool isSurnameFirst);

/// Whether a name in Chinese characters begins with the surname; one with an interpunct does not: 汤姆·赖利.
bool isSurnameAhead(const QString& name);

/// A Chinese name with its surname replaced by the stand-in; any other text unchanged.
QString withSurnameRead(const QString& name);

} // namespace duovita
