#pragma once

#include "core/domain/language.h"

#include <QList>
#include <QStringView>

namespace duovita {

/// For each UTF-16 unit, whether it is set as Chinese: with the Chinese face and its full-width forms.
///
/// Han and full-width marks always are, Latin letters and digits never. The marks that both scripts use (“ ” ‘ ’ — – …
/// ·) go with what they stand in:
/// - the halves of a pair of quotes go together. In a Chinese paragraph they are Chinese unless what they quote and
/// both
///   neighbours are Latin; in any other only if they quote Chinese and no neighbour is Latin;
/// - an apostrophe between Latin letters is Latin;
/// - dashes and ellipses are Chinese beside Chinese text, and when doubled in a Chinese paragraph;
/// - a short dash needs Chinese on both sides, so that "2020 – 至今" looks like "2020 – 2025";
/// - an interpunct must touch letters on both sides: the one between two contacts is Latin.
QList<bool> chineseContext(QStringView text, Language language);

} // namespace duovita
