#pragma once

#include <QString>

namespace duovita {

/// TeX as people write it in bibliographies, as plain text: accents and special letters become characters, `--` and
/// quotes what they stand for; braces and font commands go, what they hold stays. A formula becomes plain text where
/// all of it can.
QString plainOfTex(const QString& tex);

} // namespace duovita
