#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"

namespace duovita {

/// A stretch of a Word file's text in one colour; an invalid one is that of its paragraph's style.
struct DocxRun {
    ContentRun run;
    QColor color;
};

/// A line, or the part of it that stands at the right edge, of a paragraph in a style (core/export/docxlook.h),
/// coloured as the pages are: the beginnings of names and titles that a template accents, dates, places, second lines,
/// contacts.
QList<DocxRun> docxRuns(const char* style, const ContentLine& line, bool atRight, Language language,
                        const Template& design);

/// As Word writes it: "1A4480".
QString docxColor(const QColor& color);

} // namespace duovita
