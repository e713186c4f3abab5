#pragma once

#include "core/import/fields/entrybuilding.h"

namespace duovita {

/// A run of table rows, each with a position and its dates: "**Example Ltd** (Oslo, 2015 – now)" over "Role | Years"
/// and a row for each position. The line above them names the employer, unless the rows do.
struct PostsInRows {
    qsizetype first;            ///< the employer's block, or the first row if there is none
    qsizetype end;              ///< after the last row and the description directly below it
    QList<EntryBlocks> entries; ///< one per position, in the order of the rows; the description belongs to the first
};

/// The first such run from an index on; nothing if there is none.
std::optional<PostsInRows> postsInRows(const QList<TextBlock>& blocks, qsizetype from, const Vocabulary& vocabulary);

} // namespace duovita
