#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Makes "姓名：张三" of what a form's head says in two cells of a table, or in two lines where Word's table was
/// pasted.
void labelFields(QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
