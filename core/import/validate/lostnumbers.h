#pragma once

#include "core/import/importdraft.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// A number of the source that no field contains, with its context: "2019 – 2021", "Cut stops by 20 %".
struct LostNumber {
    QString text;
    int line = 0;  ///< in the file, from 1
    EntryId entry; ///< the entry made from the rest of its line, or the entry before it; the id of no entry if there is
                   ///< none
};

/// Numbers that the source contains more often than the record: mostly dates, whose loss the words would not reveal.
/// Each number is searched for in the entries made from its line and outside of entries; a line without an entry, such
/// as a year above several works, belongs to the entries below it. List numbers, durations after dates and page
/// artifacts are ignored. `further` lists other texts made from the blocks.
QList<LostNumber> lostNumbers(const QList<TextBlock>& blocks, const ImportDraft& draft,
                              const QStringList& further = {});

} // namespace duovita
