#pragma once

#include "core/domain/contact.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// The contents of a document before its first section.
struct DocumentHead {
    LocalizedText name;
    bool isNameSure = false; ///< see HeadName
    LocalizedText headline;
    QList<Contact> contacts;                ///< and other labelled fields (core/import/fields/personalfacts.h)
    QList<std::pair<QString, int>> schools; ///< "本科/示例大学计算机系" among the personal fields, with its line
    QList<std::pair<QString, int>> unplaced; ///< text, its line in the file
    QList<TextBlock> summary;                ///< prose
};

/// Analyses a document's header, starting with the name (takeHeadName()).
DocumentHead readDocumentHead(QList<TextBlock> blocks, Language language, const Vocabulary& vocabulary);

} // namespace duovita
