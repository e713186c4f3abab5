#pragma once

#include "core/import/fields/entrybuilding.h"

namespace duovita {

/// A run of table rows, each with a position and its dates. The line above them names the employer, unless each row
/// does:
///     **Example Ltd** (Oslo, 2015 – now)
///     Role     | Years
///     Lead     | 2018 – now
///     Engineer | 2015 – 2018
struct PositionTable {
    qsizetype first;            ///< the line above the rows, even if it names no employer, or else the first row
    qsizetype end;              ///< after the last row and the description directly below it
    QList<EntryBlocks> entries; ///< one per position, in the order of the rows; the first also gets the
                                ///< description, and the line above if each row names its employer
};

/// The first run of such rows at or after `from`; nothing if there is none, if it is a single row, or if neither the
/// rows nor the line above name an employer.
std::optional<PositionTable> findPositionTable(const QList<TextBlock>& blocks, qsizetype from,
                                               const Vocabulary& vocabulary);

} // namespace duovita
