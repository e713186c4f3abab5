#pragma once

#include "core/domain/contact.h"
#include "core/import/headingvocabulary.h"
#include "core/import/textblocks.h"

namespace duovita {

/// What stands before the first section of a document.
struct DocumentHead {
    LocalizedText name;
    LocalizedText headline;
    QList<Contact> contacts;
    QList<std::pair<QString, int>> unplaced; ///< text, its line in the file
    QList<TextBlock> summary;                ///< prose
};

/// Sorts a document's head. Names are looked for first of all: the one that a label names, else the first line that
/// reads like one.
DocumentHead readDocumentHead(QList<TextBlock> blocks, Language language, const Vocabulary& vocabulary);

/// A line anywhere that is a name, of which the first mail address of the document has a word: in a text of two
/// columns it may come late. Its place among the blocks; -1 if there is none.
qsizetype findNameLine(const QList<TextBlock>& blocks);

/// A name as people write theirs: Latin, Chinese, or both in either order.
std::optional<LocalizedText> readName(const QString& text);

} // namespace duovita
