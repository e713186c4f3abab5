#include "core/terms/hanreadings.h"

#include "core/domain/language.h"
#include "core/terms/surnames.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace duovita {

namespace {

// hanSyllables and hanReadings. A row holds a character, where the reading applies, and the syllable's index; rows are
// sorted.
#include "hanreadings.inc"

enum Place : std::uint32_t { InWords, InName, AtHeadOfName, Further };

constexpr int syllableBits = 9;
constexpr int placeBits = 2;

constexpr char32_t characterOf(std::uint32_t row)
{
    return row >> (placeBits + syllableBits);
}

QString syllableOfRow(std::uint32_t row)
{
    return QString::fromUtf8(hanSyllables[row & ((1U << syllableBits) - 1)]);
}

const std::uint32_t* rowAfter(char32_t character, Place place)
{
    return std::upper_bound(std::begin(hanReadings), std::end(hanReadings), character << placeBits | place,
                            [](std::uint32_t key, std::uint32_t row) { return key < row >> syllableBits; });
}

/// The reading of a character before one particular other character; nullptr if it has none.
const char* syllableBefore(char32_t character, char32_t next)
{
    struct Word {
        char32_t first;
        char32_t second;
        const char* syllable;
    };
    constexpr Word words[]{{U'重', U'庆', "chong"}, {U'重', U'做', "chong"}, {U'重', U'新', "chong"},
                           {U'沈', U'阳', "shen"},  {U'秘', U'鲁', "bi"},    {U'藏', U'文', "zang"}};
    const auto* const word = std::find_if(std::begin(words), std::end(words), [&](const Word& each) {
        return each.first == character && each.second == next;
    });
    return word == std::end(words) ? nullptr : word->syllable;
}

/// The last of the character's rows that is not for a later place applies: without a row of its own, a place uses the
/// reading of an earlier one. The character itself if it is unknown.
QString syllableOf(char32_t character, Place place, char32_t next)
{
    if (const char* known = syllableBefore(character, next))
        return QString::fromLatin1(known);
    const auto* const after = rowAfter(character, place);
    if (after == std::begin(hanReadings) || characterOf(after[-1]) != character)
        return QString::fromUcs4(&character, 1);
    return syllableOfRow(after[-1]);
}

QStringList furtherSyllablesOf(char32_t character)
{
    QStringList syllables;
    const auto* const end = rowAfter(character, Further);
    for (const auto* row = rowAfter(character, AtHeadOfName); row < end; ++row)
        syllables += syllableOfRow(*row);
    return syllables;
}

QString withoutAccents(const QString& text)
{
    constexpr char16_t dots = 0x308; // of ü
    QString plain = text.normalized(QString::NormalizationForm_KD).toLower();
    plain.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing && c != dots; });
    return plain.normalized(QString::NormalizationForm_C);
}

bool isClosing(char32_t c)
{
    const auto category = QChar::category(c);
    return QStringView(u".,:;?!。、").contains(QChar(static_cast<char16_t>(c))) ||
           category == QChar::Punctuation_Close || category == QChar::Punctuation_FinalQuote;
}

bool isOpening(char32_t c)
{
    const auto category = QChar::category(c);
    return category == QChar::Punctuation_Open || category == QChar::Punctuation_InitialQuote;
}

/// Separates syllables from the letters beside them.
class Spacing {
public:
    void addSyllable(const QString& syllable)
    {
        if (m_parts || m_afterLetter)
            m_text += u' ';
        m_text += syllable;
        m_parts = m_afterLetter = true;
    }

    void add(char32_t character)
    {
        const bool letter = QChar::isLetter(character);
        if ((m_parts && letter) || (m_afterLetter && isOpening(character)))
            m_text += u' ';
        m_text += QChar::fromUcs4(character);
        m_parts = isClosing(character);
        m_afterLetter = letter;
    }

    QStringList words() const { return m_text.split(u' ', Qt::SkipEmptyParts); }

private:
    QString m_text;
    bool m_parts = false; ///< the last piece needs a space before a letter
    bool m_afterLetter = false;
};

} // namespace

QStringList spokenSyllables(const QString& text, HanReading reading)
{
    const QList<uint> characters = withoutAccents(text).toUcs4();
    Spacing spoken;
    bool afterHan = false;
    for (qsizetype i = 0; i < characters.size(); ++i) {
        const char32_t character = characters[i];
        const bool han = isHan(character);
        const Place place = reading == HanReading::InWords ? InWords : afterHan ? InName : AtHeadOfName;
        if (han)
            spoken.addSyllable(syllableOf(character, place, characters.value(i + 1)));
        else
            spoken.add(character);
        afterHan = han;
    }
    return spoken.words();
}

QList<QStringList> furtherReadings(const QString& name)
{
    constexpr qsizetype most = 16;
    const QList<uint> characters = name.toUcs4();
    const QStringList usual = spokenSyllables(withSurnameRead(name), HanReading::InWords);
    if (usual.size() != characters.size() || !std::all_of(characters.begin(), characters.end(), isHan))
        return {};
    QList<QStringList> readings{usual};
    for (qsizetype i = hasCompoundSurname(name) ? 2 : 1; i < characters.size(); ++i) {
        const qsizetype before = readings.size();
        for (const QString& syllable : furtherSyllablesOf(characters[i])) {
            for (qsizetype known = 0; known < before && readings.size() < most; ++known) {
                readings += readings[known];
                readings.last()[i] = syllable;
            }
        }
    }
    return readings.sliced(1);
}

QStringList pinyinSyllables(const QString& text)
{
    QStringList syllables = spokenSyllables(text, HanReading::InWords);
    for (QString& syllable : syllables)
        syllable.replace(u'ü', u'u');
    return syllables;
}

} // namespace duovita
