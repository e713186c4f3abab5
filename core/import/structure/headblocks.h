#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

// Decides which blocks of a document, by index, belong to its header.

/// "简历" above dated lines, below the fields of a form: means the career and is not the document's title.
bool isCareerTitle(const QList<TextBlock>& blocks, qsizetype at);

/// "张三的个人简历", "San Zhang's Resume"
bool isWhoseDocument(const TextBlock& block);

/// "about" above addresses and no sentence: the header continues in a narrow column.
bool isAboveContacts(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary);

bool namesSomebody(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

/// "# 简介", "About me" above "姓名：张三": the block below contains personal data, whatever the heading says.
bool isAboveNameLabel(const QList<TextBlock>& blocks, qsizetype at, const Vocabulary& vocabulary);

/// "## Engineer" between the name and sections of a lower rank; or of the same rank, with nothing or only contacts
/// below it.
bool isHeadline(const QList<TextBlock>& blocks, qsizetype at, int rank, const Vocabulary& vocabulary);

} // namespace duovita
