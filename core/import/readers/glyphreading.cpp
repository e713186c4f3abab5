#include "core/import/readers/glyphreading.h"

#include "core/spelling/spellchecker.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

const QStringList& ligatures()
{
    static const QStringList list{QStringLiteral("fi"),  QStringLiteral("fl"),  QStringLiteral("ff"),
                                  QStringLiteral("ffi"), QStringLiteral("ffl"), QStringLiteral("ti"),
                                  QStringLiteral("tt"),  QStringLiteral("ft"),  QStringLiteral("Th")};
    return list;
}

/// The distinct words that contain a glyph; words with another unknown glyph are useless and left out.
QStringList wordsWith(QChar glyph, const QList<QList<ReadLine>>& pages)
{
    const QRegularExpression word(QStringLiteral("\\p{L}*\\x{%1}[\\p{L}\\x{%1}]*").arg(glyph.unicode(), 0, 16));
    static const QRegularExpression unknown(QStringLiteral("[^\\p{L}]"));
    QStringList words;
    for (const QList<ReadLine>& lines : pages) {
        for (const ReadLine& line : lines) {
            for (const ReadCell& cell : line.cells) {
                for (auto it = word.globalMatch(cell.text); it.hasNext();) {
                    const QString found = it.next().captured();
                    if (!words.contains(found))
                        words += found;
                }
            }
        }
    }
    return words;
}

/// The only letters that make all words correct; empty if there are none or several.
QString lettersIn(const QStringList& words, QChar glyph, const SpellChecker& spelling)
{
    constexpr qsizetype shortest = 3; // letters beside the glyph
    const bool hasLongWord =
        std::any_of(words.begin(), words.end(), [](const QString& word) { return word.size() > shortest; });
    QStringList right;
    for (const QString& letters : hasLongWord ? ligatures() : QStringList()) {
        if (std::all_of(words.begin(), words.end(),
                        [&](QString word) { return spelling.isRight(word.replace(glyph, letters)); }))
            right += letters;
    }
    return right.size() == 1 ? right.front() : QString();
}

} // namespace

QList<GlyphReading> readGlyphs(QList<QList<ReadLine>>& pages, const QHash<QChar, QString>& glyphs)
{
    static const QRegularExpression word(QStringLiteral("\\S+"));
    std::unique_ptr<SpellChecker> spelling;
    QList<GlyphReading> readings;
    QHash<QChar, QString> read;
    for (auto glyph = glyphs.begin(); glyph != glyphs.end(); ++glyph) {
        QString letters = glyph.value();
        const QStringList words = letters.isEmpty() ? wordsWith(glyph.key(), pages) : QStringList();
        if (!words.isEmpty() && !spelling)
            spelling = SpellChecker::load({});
        if (spelling && !words.isEmpty())
            letters = lettersIn(words, glyph.key(), *spelling);
        read[glyph.key()] = letters.isEmpty() ? QString(QChar::ReplacementCharacter) : letters;
        for (qsizetype page = 0; page < pages.size(); ++page) {
            GlyphReading reading{static_cast<int>(page) + 1, letters, {}};
            for (const ReadLine& line : std::as_const(pages[page])) {
                for (const ReadCell& cell : line.cells) {
                    if (!cell.text.contains(glyph.key()))
                        continue;
                    for (auto it = word.globalMatch(QString(cell.text)); it.hasNext();) {
                        if (const QString found = it.next().captured(); found.contains(glyph.key()))
                            reading.words += found;
                    }
                }
            }
            if (!reading.words.isEmpty())
                readings += reading;
        }
    }
    const auto put = [&read](QString& text) {
        for (auto glyph = read.begin(); glyph != read.end(); ++glyph)
            text.replace(glyph.key(), glyph.value());
    };
    for (GlyphReading& reading : readings)
        std::for_each(reading.words.begin(), reading.words.end(), put);
    for (QList<ReadLine>& lines : pages) {
        for (ReadLine& line : lines) {
            for (ReadCell& cell : line.cells)
                put(cell.text);
        }
    }
    return readings;
}

} // namespace duovita
