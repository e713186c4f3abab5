#include "core/terms/hanvariants.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace duovita {

namespace {

// simplifiedHan: rows of a character and its simplified form, sorted by character.
#include "simplifiedhan.inc"

constexpr int formBits = 16;

/// The character itself if it has no simplified form.
QChar simplifiedForm(QChar traditional)
{
    // These also occur in simplified text and in words of the vocabulary: 著作.
    constexpr QStringView kept = u"著乾藉瞭";
    const auto* const row =
        std::lower_bound(std::begin(simplifiedHan), std::end(simplifiedHan), traditional.unicode(),
                         [](std::uint32_t each, char16_t key) { return each >> formBits < key; });
    const bool found = row != std::end(simplifiedHan) && *row >> formBits == traditional.unicode();
    return found && !kept.contains(traditional) ? QChar(static_cast<char16_t>(*row)) : traditional;
}

} // namespace

QString inSimplifiedHan(const QString& text)
{
    QString simplified = text;
    for (QChar& c : simplified)
        c = simplifiedForm(c);
    return simplified;
}

} // namespace duovita
