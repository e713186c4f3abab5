#pragma once

#include "core/import/importdraft.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// A number of the source that no field holds, in the words it stands in: "2019 – 2021", "Cut stops by 20 %".
struct LostNumber {
    QString text;
    int line = 0;  ///< in the file, from 1
    EntryId entry; ///< what else its line became, or stands before it; of no entry where there is none
};

/// Numbers that the source has more often than the record: dates above all, whose loss no word would tell. Each is
/// looked for in the entries that its line became, and in what is of no entry; a line that became none, such as a year
/// above several works, is of the entries below it. The marks of lists, durations behind dates and the artifacts of
/// pages say nothing of a person. `further` is what else was made of the blocks.
QList<LostNumber> lostNumbers(const QList<TextBlock>& blocks, const ImportDraft& draft,
                              const QStringList& further = {});

} // namespace duovita
