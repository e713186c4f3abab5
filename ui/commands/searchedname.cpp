#include "ui/commands/searchedname.h"

#include "core/domain/language.h"
#include "ui/commands/wordreadings.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

// Costs of the kinds of match, best first.
constexpr int fromWordStart = 0;                     // one stretch from the start of a word: "timeline", "tim"
constexpr int initials = SearchedName::inOneStretch; // beginnings of successive words: "fmo" for "Focus mode"
constexpr int inside = 2000;                         // one stretch from anywhere: "line" for "timeline"
constexpr int gaps = 3000;                           // beginnings of words, some of which are skipped
constexpr int scatteredLetters = 4000;               // letters in order: "tmln" for "timeline"

// Penalties within a kind.
constexpr int notAtStart = 100;        // the match does not begin at the start of the name
constexpr int maxPositionPenalty = 50; // the most that its position adds

constexpr qsizetype fewestLetters = 3; // the minimum that may match with gaps

QChar folded(QChar c)
{
    const QString parts = c.decomposition(); // so that e finds é
    return (parts.isEmpty() || c.decompositionTag() != QChar::Canonical ? c : parts[0]).toLower();
}

QString foldedText(const QString& text)
{
    QString plain = text;
    for (QChar& c : plain)
        c = folded(c);
    return plain;
}

/// A bit mask of the letters and digits in a text: quickly rules out names that lack a typed letter.
quint64 lettersOf(QStringView text)
{
    constexpr quint64 one = 1;
    quint64 mask = 0;
    for (const QChar c : text) {
        if (c >= u'a' && c <= u'z')
            mask |= one << (c.unicode() - u'a');
        else if (c >= u'0' && c <= u'9')
            mask |= one << (26 + c.unicode() - u'0');
        else if (c == u'ü')
            mask |= one << (u'u' - u'a') | one << (u'v' - u'a');
    }
    return mask;
}

char32_t characterAt(QStringView text, qsizetype at)
{
    const bool pair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return pair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : text[at].unicode();
}

qsizetype lengthOf(char32_t character)
{
    return QChar::requiresSurrogates(character) ? 2 : 1;
}

/// Keyboards without ü type it as v or u.
bool isTypedAs(QChar read, QChar typed)
{
    return read == typed || (read == u'ü' && (typed == u'v' || typed == u'u'));
}

/// How many characters of `read` the beginning of `typed` matches.
qsizetype commonLength(QStringView read, QStringView typed)
{
    const auto [end, typedEnd] = std::mismatch(read.begin(), read.end(), typed.begin(), typed.end(), isTypedAs);
    return end - read.begin();
}

/// The penalty for the position of a match: the index of its first unit, or its offset in characters for a match inside
/// a word.
int positionPenalty(qsizetype position)
{
    return position == 0 ? 0 : notAtStart + static_cast<int>(std::min<qsizetype>(position, maxPositionPenalty));
}

} // namespace

struct SearchedName::Trail {
    QList<NameMark> marks;
    int parts = 0;   ///< units matched only in part and followed by another
    int steps = 400; ///< search budget: names that repeat a letter can match in very many ways
};

SearchedName::SearchedName(const QString& name, HanReading reading) : m_folded(foldedText(name))
{
    addUnits(name, reading);
    m_letters = lettersOf(m_folded) | lettersOf(m_readings);
}

void SearchedName::addUnits(const QString& name, HanReading reading)
{
    qsizetype at = 0;
    while (at < name.size()) {
        const qsizetype start = at;
        QList<qsizetype> characters;
        while (at < name.size() && isHan(characterAt(name, at))) {
            characters += at;
            at += lengthOf(characterAt(name, at));
        }
        const QList<CharacterReading> read =
            characters.isEmpty() ? QList<CharacterReading>() : characterReadings(name.mid(start, at - start), reading);
        for (qsizetype i = 0; i < characters.size(); ++i) {
            const CharacterReading each = read.size() == characters.size() ? read[i] : CharacterReading();
            const qsizetype end = i + 1 < characters.size() ? characters[i + 1] : at;
            m_units +=
                Unit{characters[i], end - characters[i], m_readings.size(), each.usual.size(), each.other.size()};
            m_readings += each.usual + each.other;
        }
        const qsizetype word = at;
        while (at < name.size() && name[at].isLetterOrNumber() && !isHan(characterAt(name, at)))
            ++at;
        if (at > word)
            m_units += Unit{word, at - word, 0, 0, 0};
        else if (at == start)
            at += lengthOf(characterAt(name, at));
    }
}

QStringView SearchedName::readingOf(const Unit& unit, bool otherReading) const
{
    return QStringView(m_readings)
        .mid(unit.readingStart + (otherReading ? unit.readingLength : 0),
             otherReading ? unit.otherReadingLength : unit.readingLength);
}

QStringView SearchedName::readingAt(qsizetype position, bool otherReading) const
{
    const auto unit =
        std::find_if(m_units.begin(), m_units.end(), [&](const Unit& each) { return each.start == position; });
    return unit == m_units.end() ? QStringView() : readingOf(*unit, otherReading);
}

QList<QString> SearchedName::prepared(const QString& typed)
{
    return foldedText(typed).simplified().split(u' ', Qt::SkipEmptyParts);
}

std::optional<int> SearchedName::fit(QStringView typed, QList<NameMark>* marks) const
{
    if ((lettersOf(typed) & ~m_letters) != 0)
        return std::nullopt;
    constexpr std::array ways{&SearchedName::fitUnits, &SearchedName::fitInside, &SearchedName::fitWithGaps,
                              &SearchedName::fitLetters};
    for (const auto way : ways) {
        if (const auto cost = (this->*way)(typed, marks))
            return cost;
    }
    return std::nullopt;
}

/// Matches `typed` against the beginnings of successive units from `index` on; prefers the longest match of each.
bool SearchedName::matchUnitsFrom(qsizetype index, QStringView typed, Trail& trail) const
{
    if (typed.isEmpty())
        return true;
    if (index >= m_units.size() || --trail.steps < 0)
        return false;
    const Unit& unit = m_units[index];
    const auto tryPart = [&](qsizetype length, qsizetype whole, const NameMark& mark) {
        const bool part = length < whole && length < typed.size();
        trail.marks += mark;
        trail.parts += part ? 1 : 0;
        if (matchUnitsFrom(index + 1, typed.mid(length), trail))
            return true;
        trail.marks.removeLast();
        trail.parts -= part ? 1 : 0;
        return false;
    };
    const QStringView text = textOf(unit);
    for (qsizetype length = commonLength(text, typed); length > 0; --length) {
        if (tryPart(length, text.size(), {unit.start, length}))
            return true;
    }
    for (const bool otherReading : {false, true}) {
        const QStringView reading = readingOf(unit, otherReading);
        for (qsizetype length = commonLength(reading, typed); length > 0; --length) {
            if (tryPart(length, reading.size(), {unit.start, unit.length, length, otherReading}))
                return true;
        }
    }
    return false;
}

std::optional<int> SearchedName::fitUnits(QStringView typed, QList<NameMark>* marks) const
{
    std::optional<int> best;
    const auto begins = [&](const Unit& unit) {
        return m_folded[unit.start] == typed[0] ||
               (unit.readingLength > 0 && isTypedAs(m_readings[unit.readingStart], typed[0])) ||
               (unit.otherReadingLength > 0 && isTypedAs(m_readings[unit.readingStart + unit.readingLength], typed[0]));
    };
    for (qsizetype unit = 0; unit < m_units.size(); ++unit) {
        if (!begins(m_units[unit]))
            continue;
        Trail trail;
        if (!matchUnitsFrom(unit, typed, trail))
            continue;
        const int cost = (trail.parts > 0 ? initials + trail.parts : fromWordStart) + positionPenalty(unit);
        if (best && cost >= *best)
            continue;
        best = cost;
        if (marks)
            *marks = trail.marks;
        if (cost == fromWordStart)
            break;
    }
    return best;
}

std::optional<int> SearchedName::fitInside(QStringView typed, QList<NameMark>* marks) const
{
    const qsizetype at = typed.size() < 2 ? -1 : m_folded.indexOf(typed);
    if (at < 0)
        return std::nullopt;
    if (marks)
        *marks = {NameMark{at, typed.size()}};
    return inside + positionPenalty(at);
}

/// Like fitUnits(), but may skip units. Requires three letters or a Han character, because two letters would match most
/// names.
std::optional<int> SearchedName::fitWithGaps(QStringView typed, QList<NameMark>* marks) const
{
    if (typed.size() < fewestLetters && !containsHan(typed))
        return std::nullopt;
    QList<NameMark> found;
    qsizetype first = -1;
    for (qsizetype index = 0; index < m_units.size() && !typed.isEmpty(); ++index) {
        const Unit& unit = m_units[index];
        const qsizetype inText = commonLength(textOf(unit), typed);
        const qsizetype inReading = inText > 0 ? 0 : commonLength(readingOf(unit), typed);
        const qsizetype inOtherReading = inText > 0 ? 0 : commonLength(readingOf(unit, true), typed);
        const qsizetype inEither = std::max(inReading, inOtherReading);
        if (inText + inEither == 0)
            continue;
        first = first < 0 ? index : first;
        found += inEither > 0 ? NameMark{unit.start, unit.length, inEither, inOtherReading > inReading}
                              : NameMark{unit.start, inText};
        typed = typed.mid(inText + inEither);
    }
    if (!typed.isEmpty() || found.isEmpty())
        return std::nullopt;
    if (marks)
        *marks = found;
    return gaps + positionPenalty(first) + static_cast<int>(found.size());
}

/// Matches letters in order, the first of them at the start of a word: "tmln" finds "timeline".
std::optional<int> SearchedName::fitLetters(QStringView typed, QList<NameMark>* marks) const
{
    if (typed.size() < fewestLetters)
        return std::nullopt;
    const auto start = std::find_if(m_units.begin(), m_units.end(),
                                    [&](const Unit& unit) { return m_folded[unit.start] == typed[0]; });
    if (start == m_units.end())
        return std::nullopt;
    QList<NameMark> found;
    qsizetype at = start->start;
    for (const QChar c : typed) {
        at = m_folded.indexOf(c, at);
        if (at < 0)
            return std::nullopt;
        found += NameMark{at++, 1};
    }
    if (at - start->start > 3 * typed.size())
        return std::nullopt; // too far apart: a coincidence
    if (marks)
        *marks = found;
    return scatteredLetters + static_cast<int>(at - start->start);
}

} // namespace duovita
