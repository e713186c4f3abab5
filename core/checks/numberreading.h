#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A number stated in a text, in digits or in words.
struct StatedNumber {
    QString written;
    QList<double> values; ///< all possible meanings: "8 m" are metres or millions
    /// Whether a translation must state it, too: it is in digits, or a count ("three papers", 三篇). Words with other
    /// uses ("second", 一) only match numbers of the other language.
    bool isCount = false;
    QString name =
        {}; ///< the letters before its digits if it is part of a name: "C" of "C1"; a translation may lack it
};

/// The numbers in an English, Chinese or mixed text. Ignores months and days, which one language writes as words and
/// the other in digits, and numbers in addresses.
QList<StatedNumber> statedNumbers(const QString& text);

} // namespace duovita
