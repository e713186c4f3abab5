#pragma once

#include "core/domain/localized.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// The person's name as a document's head has it.
struct HeadName {
    LocalizedText name;                      ///< empty if none was found
    bool sure = false;                       ///< a label, an account or its place at the very beginning says so
    QString headline;                        ///< what stood behind it: "李四 副教授"
    QList<std::pair<QString, int>> unplaced; ///< text, its line in the file
};

/// Takes the name out of the blocks before the first section: the one that a label names, else the first line that
/// reads like one and like an address or an account of the person's, else the first that reads like one.
HeadName takeHeadName(QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
