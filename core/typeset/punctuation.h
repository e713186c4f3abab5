#pragma once

#include "core/domain/language.h"

#include <QList>
#include <QStringView>

namespace duovita {

/// Returns for each UTF-16 unit whether it is set as Chinese: with the Chinese face and its full-width forms.
///
/// Han and full-width marks always are, Latin letters and digits never. The marks that both scripts use (“ ” ‘ ’ — – …
/// ·) depend on their context:
/// - the two quotes of a pair are treated alike. In a Chinese paragraph they are Chinese unless the quoted text and
///   both neighbours are Latin; in any other paragraph only if the quoted text is Chinese and no neighbour is Latin;
/// - an apostrophe between Latin letters is Latin;
/// - dashes and ellipses are Chinese next to Chinese text, and when doubled in a Chinese paragraph;
/// - a short dash needs Chinese on both sides, so that "2020 – 至今" looks like "2020 – 2025";
/// - an interpunct needs letters on both sides: the one between two contacts is Latin.
QList<bool> chineseContext(QStringView text, Language language);

} // namespace duovita
