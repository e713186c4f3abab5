#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Joins a form's labels and values to "姓名：张三", whether they are in two cells of a table or on two lines, as when
/// a Word table was pasted.
void labelFields(QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
