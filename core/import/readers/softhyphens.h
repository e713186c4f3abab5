#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// Soft hyphens (U+00AD) as what people and programs set them for, character by character: a dash between blanks or
/// digits ("Mar. 2021 – Jun. 2023"), a hyphen in a word ("easy-to-use"). One behind a letter at a line's end stays: the
/// word goes on in the next line.
QString withSoftHyphensRead(QString text);

/// The same of a text whose lines follow each other: a word that goes on in the next line is whole, and both lines are
/// where they were.
QString withPartedWordsWhole(const QString& text);
/// The same of lines that are whole already: a Word document's.
QList<TextBlock> withSoftHyphensRead(QList<TextBlock> blocks);

} // namespace duovita
