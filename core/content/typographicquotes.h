#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// A text with the quotation marks (quotesOf() its language) and apostrophes that printers use in place of a
/// typewriter's: “sure”, don’t, the ’90s. Each sign takes the place of one, so that places in the text stay the same. Signs that may be
/// something else stay: feet and inches (5' 10"), a quotation mark without its other, what is inside of addresses.
QString withTypographicQuotes(const QString& text, const QString& quotes);

/// The same of spans, read as one text. Code stays as it is.
void setTypographicQuotes(QList<InlineSpan>& spans, const QString& quotes);

} // namespace duovita
