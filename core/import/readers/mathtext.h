#pragma once

#include <QString>

#include <optional>

namespace duovita {

/// How raised and lowered characters are written.
enum class MathScripts {
    Tags,       ///< HTML's, "10<sup>th</sup>", with Markdown's own signs escaped
    Characters, ///< Unicode's where there are such, "10³", else as the others, "10th"
};

/// What a formula of TeX says as plain text: "3\times" is 3×, "9 5 . 3 \%" is 95.3%, for blanks mean nothing there.
/// Nothing where some of it has no such form, or it is no formula: "5 to " between the signs of two prices.
std::optional<QString> textOfMath(QStringView formula, MathScripts scripts);

/// A text with the formulas of its lines, "$…$" and "\(…\)", as plain text where they can be. The others stay.
QString withReadMath(const QString& text, MathScripts scripts);

} // namespace duovita
