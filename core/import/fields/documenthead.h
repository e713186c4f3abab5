#pragma once

#include "core/domain/contact.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// What stands before the first section of a document.
struct DocumentHead {
    LocalizedText name;
    bool isNameSure = false; ///< HeadName's
    LocalizedText headline;
    QList<Contact> contacts;                ///< and what else is labelled (core/import/fields/personalfacts.h)
    QList<std::pair<QString, int>> schools; ///< "本科/示例大学计算机系" among the fields of the person, and its line
    QList<std::pair<QString, int>> unplaced; ///< text, its line in the file
    QList<TextBlock> summary;                ///< prose
};

/// Sorts a document's head, the name (takeHeadName) before all else.
DocumentHead readDocumentHead(QList<TextBlock> blocks, Language language, const Vocabulary& vocabulary);

} // namespace duovita
