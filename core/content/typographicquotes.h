#pragma once

#include "core/domain/richtext.h"

namespace duovita {

/// Replaces a typewriter's quotation marks and apostrophes by typographic ones (`quotes` is quotesOf() the language):
/// “sure”, don’t, the ’90s. Each character replaces a single one, so that offsets in the text stay valid. Unchanged are
/// signs that may be something else: feet and inches (5' 10"), an unpaired quotation mark, and signs in addresses.
QString withTypographicQuotes(const QString& text, const QString& quotes);

/// The same for spans, which are read as one text. Code is not changed.
void setTypographicQuotes(QList<InlineSpan>& spans, const QString& quotes);

} // namespace duovita
