#pragma once

#include "core/import/readers/rawlines.h"

namespace duovita {

/// Whether a line is nothing but dates: "2024", "Sep. 2021 – Jun. 2026", "Fall 2022, Fall 2023", "2019-2020学年".
bool isLineOfDates(const QString& text);

/// "A title" / "2024", and below, between blank lines, "Jane Doe, Richard Roe" / "A journal": the year was at the right
/// of the title, and the paragraphs are one work. Other dates alone below a paragraph belong to it, if paragraphs end
/// in dates.
void joinDatedParagraphs(QList<RawLine>& lines);

} // namespace duovita
