#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

// What of a document's blocks, by their place among the others, belongs to its head.

/// "简历" over dated lines, below the fields of a form: the career, not what the document calls itself.
bool isCareerTitle(const QList<TextBlock>& blocks, qsizetype at);

/// "张三的个人简历", "San Zhang's Resume"
bool isWhoseDocument(const TextBlock& block);

/// "about" over addresses, and no sentence among them: the head goes on in a narrow column.
bool isAboveContacts(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary);

bool namesSomebody(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// "# 简介", "About me" above "姓名：张三": whatever the heading says, these are the person's own data.
bool isAboveNameLabel(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary);

/// "## Engineer" between the name and sections of a lower rank; of their rank, with nothing below it or the person's
/// contacts.
bool isHeadline(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary);

} // namespace duovita
