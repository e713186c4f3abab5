#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace duovita {

// ToUnicode maps (ISO 32000-1, 9.10.3) contain UTF-16BE in hexadecimal digits.

/// "<00660069>"; captures the digits.
const QRegularExpression& hexText();
QString unitsOf(const QString& hex);
QString hexOf(const QString& text);

/// The contents of a ToUnicode map.
class CodeTexts {
public:
    explicit CodeTexts(const QString& map);

    /// Nothing if the map lacks the code; empty, or U+0000, if it has no text for it. For a range that counts up from a
    /// text, the first text of the range.
    std::optional<QString> textOf(uint code) const;

private:
    void add(uint first, uint last, const QStringList& texts);

    QHash<uint, QString> m_texts; ///< for ranges, the first text
};

} // namespace duovita
