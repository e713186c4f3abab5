#pragma once

#include "core/import/readers/textcolumns.h"

namespace duovita {

/// Reconstructs the rows of a form without ruled lines from a PDF's text, "姓名 张三 性别 男": puts a colon after each
/// label and two spaces between the fields. Below the name, it also handles sections written as rows, "教育经历 2013.9
/// – 2017.6 …", and rejoins sentences that were wrapped in their cells. Other texts are returned unchanged.
QList<NumberedLine> withFormRows(const QList<NumberedLine>& lines);

} // namespace duovita
