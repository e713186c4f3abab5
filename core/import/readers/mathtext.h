#pragma once

#include <QString>

#include <optional>

namespace duovita {

/// How to write superscripts and subscripts.
enum class MathScripts {
    Tags,       ///< as HTML tags, "10<sup>th</sup>", with Markdown's markup characters escaped
    Characters, ///< as Unicode characters where they exist, "10³"; otherwise as plain text, "10th"
};

/// A TeX formula as plain text: "3\times" gives 3×, "9 5 . 3 \%" gives 95.3%, since spaces mean nothing in TeX. Nothing
/// if part of it has no such form, or if it is not a formula: "5 to " between two dollar amounts.
std::optional<QString> textOfMath(QStringView formula, MathScripts scripts);

/// Replaces the formulas in a text, "$…$" and "\(…\)", by plain text where possible. The others stay.
QString withReadMath(const QString& text, MathScripts scripts);

} // namespace duovita
