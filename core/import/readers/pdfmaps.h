#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace duovita {

// A map from a font's codes to text (ISO 32000-1, 9.10.3) has UTF-16BE in hexadecimal digits.

/// "<00660069>"; the digits are captured.
const QRegularExpression& hexText();
QString unitsOf(const QString& hex);
QString hexOf(const QString& text);

/// What a map says of codes.
class CodeTexts {
public:
    explicit CodeTexts(const QString& map);

    /// Nothing if it does not mention the code; empty, or U+0000, if it has no text for it. Of a range that counts on
    /// from one text, that text.
    std::optional<QString> textOf(uint code) const;

private:
    void add(uint first, uint last, const QStringList& texts);

    QHash<uint, QString> m_texts; ///< of ranges, what they begin with
};

} // namespace duovita
