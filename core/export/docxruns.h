#pragma once

#include "core/content/cvcontent.h"
#include "core/design/template.h"

#include <optional>

namespace duovita {

/// A stretch of text with one look. What has no value is that of the paragraph's style.
struct DocxRun {
    ContentRun run;
    QColor color;
    std::optional<double> size = {}; ///< points
    std::optional<bool> bold = {};
};

/// Splits a line of a paragraph, or its part at the right edge, into runs that look as in the PDF: the coloured part of
/// names and titles, dates, places, second lines, contacts, and the name in the other language. `style` is one of
/// core/export/docxlook.h.
QList<DocxRun> docxRuns(const char* style, const ContentLine& line, bool atRight, const CvContent& content,
                        const Template& design);

/// A colour in Word's notation: "1A4480".
QString docxColor(const QColor& color);

} // namespace duovita
