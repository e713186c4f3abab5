#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// Replaces soft hyphens (U+00AD) by what people and programs use them for: a dash between spaces or digits ("Mar. 2021
/// – Jun. 2023"), a hyphen in a word ("easy-to-use"). A soft hyphen after a letter at the end of a line stays: the word
/// continues on the next line.
QString withSoftHyphensRead(QString text);

/// The same for a text of consecutive lines: a word continued on the next line is rejoined, and the number of lines
/// stays.
QString withHyphenatedWordsRejoined(const QString& text);
/// The same for lines that are not wrapped, such as a Word document's.
QList<TextBlock> withSoftHyphensRead(QList<TextBlock> blocks);

} // namespace duovita
