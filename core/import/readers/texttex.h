#pragma once

#include <QString>

namespace duovita {

/// Converts TeX in bibliographies to plain text: accents, special letters, `--` and quotes become characters; braces
/// and font commands are removed, their contents stay. A formula is converted only if all of it can be.
QString plainOfTex(const QString& tex);

} // namespace duovita
