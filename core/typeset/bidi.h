#pragma once

#include <QList>
#include <QStringView>

namespace duovita {

/// The embedding level of each UTF-16 unit in a paragraph that runs from left to right (UAX #9; odd: right to left).
/// Empty if nothing in the text runs from right to left, as in almost every CV.
QList<quint8> bidiLevels(QStringView text);

/// Where the pieces of one line stand, from left to right: indices into `levels` (UAX #9, rule L2).
QList<qsizetype> visualOrder(const QList<quint8>& levels);

} // namespace duovita
