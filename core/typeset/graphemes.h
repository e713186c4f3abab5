#pragma once

#include <QList>
#include <QStringView>

namespace duovita {

// What a reader sees as one character: "é", "👩‍💻", "🇩🇪", "1️⃣" (UAX #29, extended grapheme clusters;
// UTS #51, emoji sequences). Either a face draws the whole cluster, or the document leaves it out. All offsets are in
// UTF-16.

/// The code point that starts at `at`; an unpaired surrogate is returned unchanged.
char32_t codePointAt(QStringView text, qsizetype at);

/// The number of UTF-16 units that the code point takes.
inline qsizetype unitsOf(char32_t c)
{
    return c > 0xFFFF ? 2 : 1;
}

/// The end of the cluster that starts at `start`, after its marks, selectors, skin tone and joined characters.
qsizetype clusterEnd(QStringView text, qsizetype start);

/// Splits a joined sequence into its signs, each with its own marks, for fonts that have no glyph for the whole
/// sequence. Any other cluster is returned as a single sign.
QList<QStringView> signsOf(QStringView cluster);

/// Whether it is the flag of a subdivision of a country, which is spelt with invisible tag characters: without them it
/// would be another flag.
bool hasTags(QStringView cluster);

/// Whether it is never drawn: control characters and Unicode's default ignorables, which control how their neighbours
/// are joined, separated or selected.
bool isInvisible(char32_t c);

bool isAllInvisible(QStringView text);

/// Whether the character has a meaning outside private agreements. Private-use characters, noncharacters and unpaired
/// surrogates have none, and ISO 19005-2 6.2.11.7 forbids them in a document.
bool hasMeaning(char32_t c);

/// The text that represents a cluster in the document: without invisible characters, except for the selectors and
/// joiners that affect what is seen (in joined sequences and in scripts whose letters join).
QString shownText(QStringView cluster);

} // namespace duovita
