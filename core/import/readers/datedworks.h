#pragma once

#include "core/import/readers/rawlines.h"

namespace duovita {

/// "2024", "Sep. 2021 – Jun. 2026", "Fall 2022, Fall 2023", "2019-2020学年", and nothing else.
bool isLineOfDates(const QString& text);

/// "A title" / "2024", and between blank lines below them "Jane Doe, Richard Roe" / "A journal": the year stood at the
/// right of the title, and the paragraphs are one work. Any other dates by themselves below a paragraph are of it,
/// where paragraphs end in dates.
void joinDatedParagraphs(QList<RawLine>& lines);

} // namespace duovita
