#pragma once

#include "core/content/entrybuilder.h"

namespace duovita {

// In the style that the CV has (Cv::references). Described here is the plain one, which follows the punctuation of the
// title's language, so that an English paper is cited alike in both documents; for GB/T 7714 see gbcitation.h.

/// Authors. Title. Venue (short), volume(number): pages, year, rank (status). doi. arXiv [links]
ContentLine publicationLine(const EntryBuilder& entry, const PublicationDetails& details);

/// Inventors. Title. Number, date (status) [links]
ContentLine patentLine(const EntryBuilder& entry, const PatentDetails& details);

/// What stands before the first, second … of a section: "1.", "[1]".
QString citationLabel(ReferenceStyle style, int number);

/// What the signs * and † say, if the printed authors of these entries bear them; nothing otherwise.
ContentLine authorMarksLegend(const QList<const Entry*>& entries, LineBuilder line, const ContentContext& context);

} // namespace duovita
