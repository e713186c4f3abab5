#pragma once

#include "core/import/readers/openedpdf.h"
#include "core/import/readers/readingbudget.h"

namespace duovita {

/// FileExpands if it holds, or its pages draw, more than the budget has left: gigabytes behind a few kilobytes, a page
/// named twenty thousand times, forms that draw themselves or each other ten times over. Asked before anything else
/// is read of it, and before Qt Pdf, which keeps all that is drawn, sees it. What is damaged is passed over: some of
/// the file may be read.
std::optional<Error> problemOfBounds(const OpenedPdf& pdf, ReadingBudget& budget);

} // namespace duovita
