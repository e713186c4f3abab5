#pragma once

#include <QList>
#include <QStringView>

namespace duovita {

// What counts as one character to a reader: "é", "👩‍💻", "🇩🇪", "1️⃣" (UAX #29, extended grapheme clusters; UTS
// #51, emoji sequences). A face draws such a cluster whole, or the document goes without it. Offsets in UTF-16.

/// The code point that begins at `at`; half of a surrogate pair without the other is itself.
char32_t codePointAt(QStringView text, qsizetype at);

/// How many UTF-16 units the code point takes.
inline qsizetype unitsOf(char32_t c)
{
    return c > 0xFFFF ? 2 : 1;
}

/// Where the cluster that begins at `start` ends: after its marks, selectors, skin tone and what is joined to it.
qsizetype clusterEnd(QStringView text, qsizetype start);

/// The signs of a joined sequence, each with what belongs to it, for fonts that cannot join them; a single one for any
/// other cluster.
QList<QStringView> signsOf(QStringView cluster);

/// Whether it is the flag of a part of a country, whose letters are invisible by themselves: without them it would be
/// another flag.
bool hasTags(QStringView cluster);

/// Characters that are never drawn: control characters and Unicode's default ignorables, which say how their neighbours
/// are joined, parted or chosen.
bool isInvisible(char32_t c);

bool isAllInvisible(QStringView text);

/// Whether the character means the same to everybody: private ones, noncharacters and halves of surrogate pairs do not,
/// and ISO 19005-2 6.2.11.7 wants none of them in a document.
bool hasMeaning(char32_t c);

/// The text that a document has for a cluster: without what is invisible, but with the selectors and joiners that are
/// part of what is seen (in joined sequences and in scripts whose letters join).
QString shownText(QStringView cluster);

} // namespace duovita
