#pragma once

#include "core/import/fields/entrybuilding.h"

namespace duovita {

/// A run of rows of a table, each the field "position" and when that was: "**Example Ltd** (Oslo, 2015 – now)" over
/// "Role | Years" and a row for each post. The line above them is the employer's, unless the rows name theirs.
struct PostsInRows {
    qsizetype first;            ///< the employer's block, or the first row where there is none
    qsizetype end;              ///< behind the last row, and what is told right below it
    QList<EntryBlocks> entries; ///< a post each, as in the rows; what is told is of the first
};

/// The first such run from there on. Nothing if there is none.
std::optional<PostsInRows> postsInRows(const QList<TextBlock>& blocks, qsizetype from, const Vocabulary& vocabulary);

} // namespace duovita
