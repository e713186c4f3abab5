#pragma once

#include <QList>
#include <QStringView>

namespace duovita {

/// Returns the embedding level of each UTF-16 unit in a left-to-right paragraph (UAX #9; odd levels run right to left).
/// Empty if the text has no right-to-left characters, as in almost every CV.
QList<quint8> bidiLevels(QStringView text);

/// Returns the pieces of one line in visual order, left to right, as indices into `levels` (UAX #9, rule L2).
QList<qsizetype> visualOrder(const QList<quint8>& levels);

} // namespace duovita
