#pragma once

#include "core/domain/localized.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// The person's name in a document's header.
struct HeadName {
    LocalizedText name;                      ///< empty if none was found
    bool sure = false;                       ///< a label, an account or its position at the very beginning confirms it
    QString headline;                        ///< text after the name: "李四 副教授"
    QList<std::pair<QString, int>> unplaced; ///< text, its line in the file
};

/// Removes the name from the blocks before the first section and returns it: a labelled name; otherwise the first line
/// that looks like a name and matches an address or account of the person; otherwise the first that looks like a name.
HeadName takeHeadName(QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
