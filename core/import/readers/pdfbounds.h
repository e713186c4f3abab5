#pragma once

#include "core/import/readers/openedpdf.h"
#include "core/import/readers/readingbudget.h"

namespace duovita {

/// FileExpands if the file contains, or its pages draw, more than the budget has left: gigabytes in a few kilobytes,
/// one page listed twenty thousand times, forms that draw themselves or each other many times. Check it before anything
/// else is read, and before Qt Pdf, which stores everything that is drawn. Damaged parts are skipped, since the rest
/// may be readable.
std::optional<Error> problemOfBounds(const OpenedPdf& pdf, ReadingBudget& budget);

} // namespace duovita
