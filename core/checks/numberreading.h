#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A number that a text states, in digits or in words.
struct StatedNumber {
    QString written;
    QList<double> values; ///< any of which may be meant: "8 m" are metres or millions
    /// Stated so that a translation has to state it too: in digits, or as a count ("three papers", 三篇). Words that
    /// have other uses ("second", 一) only answer for the other side's numbers.
    bool isCount = false;
    QString name =
        {}; ///< the letters before its digits, if it is one of a name's: "C" of "C1"; a translation may lack it
};

/// The numbers of an English, Chinese or mixed text. Left aside are months and days, which one language names and the
/// other counts, and what stands in addresses.
QList<StatedNumber> statedNumbers(const QString& text);

} // namespace duovita
