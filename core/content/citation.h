#pragma once

#include "core/content/entrybuilder.h"

namespace duovita {

// A citation follows the punctuation of its title's language: an English paper is cited alike in both documents.

/// Authors. Title. Venue (short), volume(number): pages, year, rank (status). doi. arXiv [links]
ContentLine publicationLine(const EntryBuilder& entry, const PublicationDetails& details);

/// Inventors. Title. Number, date (status) [links]
ContentLine patentLine(const EntryBuilder& entry, const PatentDetails& details);

/// What the signs * and † say, if the authors of these entries bear them; nothing otherwise.
ContentLine authorMarksLegend(const QList<const Entry*>& entries, LineBuilder line, Language language);

} // namespace duovita
