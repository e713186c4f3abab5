#pragma once

#include <QString>

#include <optional>

namespace duovita {

/// A text that says the same in both languages, one after the other.
struct BilingualText {
    QString english;
    QString chinese;
};

/// Splits "示例大学 Example University", "Education 教育背景", "教育背景 / Education". Nothing for text that merely
/// mixes the scripts.
std::optional<BilingualText> readBilingual(const QString& text);

} // namespace duovita
