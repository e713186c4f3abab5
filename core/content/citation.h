#pragma once

#include "core/content/entrybuilder.h"

namespace duovita {

// Citations in the style of the CV (Cv::references). The plain style described here uses the punctuation of the title's
// language, so that an English paper is cited alike in all documents. For GB/T 7714 see gbcitation.h.

/// Authors. Title. Venue (short), volume(number): pages, year, rank (status). doi. arXiv [links]
ContentLine publicationLine(const EntryBuilder& entry, const PublicationDetails& details);

/// Inventors. Title. Number, date (status) [links]
ContentLine patentLine(const EntryBuilder& entry, const PatentDetails& details);

/// The label of a section's reference by its number, from 1: "1.", "[1]".
QString citationLabel(ReferenceStyle style, int number);

/// An explanation of the signs * and †, if authors in these entries have them; empty otherwise.
ContentLine authorMarksLegend(const QList<const Entry*>& entries, LineBuilder line, const ContentContext& context);

} // namespace duovita
