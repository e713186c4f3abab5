#pragma once

#include "core/import/readers/textcolumns.h"

namespace duovita {

/// The rows of a form whose lines are not drawn, as a PDF's text has them, "姓名 张三 性别 男": a colon behind each
/// label, two blanks between the fields; and below its name a section that stands in a row, "教育经历 2013.9 – 2017.6
/// …", a sentence that its cell has wrapped made whole. A text that is no such form stays as it is.
QList<NumberedLine> withFormRows(const QList<NumberedLine>& lines);

} // namespace duovita
