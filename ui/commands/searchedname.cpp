#include "ui/commands/searchedname.h"

#include "core/domain/language.h"
#include "ui/commands/wordreadings.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

// Costs of the kinds of match, best first, and the penalties within a kind.
constexpr int wholeWords = 0;
constexpr int initials = SearchedName::inOneStretch;
constexpr int inside = 2000;
constexpr int gaps = 3000;
constexpr int letters = 4000;
constexpr int notAtStart = 100;
constexpr int furthest = 50;
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
    quint64 there = 0;
    for (const QChar c : text) {
        if (c >= u'a' && c <= u'z')
            there |= one << (c.unicode() - u'a');
        else if (c >= u'0' && c <= u'9')
            there |= one << (26 + c.unicode() - u'0');
        else if (c == u'ü')
            there |= one << (u'u' - u'a') | one << (u'v' - u'a');
    }
    return there;
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

qsizetype commonLength(QStringView read, QStringView typed)
{
    const auto [end, other] = std::mismatch(read.begin(), read.end(), typed.begin(), typed.end(), isTypedAs);
    return end - read.begin();
}

int placeCost(qsizetype unit)
{
    return unit == 0 ? 0 : notAtStart + static_cast<int>(std::min<qsizetype>(unit, furthest));
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
            const CharacterReading spoken = read.size() == characters.size() ? read[i] : CharacterReading();
            const qsizetype end = i + 1 < characters.size() ? characters[i + 1] : at;
            m_units +=
                Unit{characters[i], end - characters[i], m_readings.size(), spoken.usual.size(), spoken.other.size()};
            m_readings += spoken.usual + spoken.other;
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

QStringView SearchedName::readingOf(const Unit& unit, bool other) const
{
    return QStringView(m_readings)
        .mid(unit.spokenAt + (other ? unit.spokenLength : 0), other ? unit.otherLength : unit.spokenLength);
}

QStringView SearchedName::readingAt(qsizetype place, bool other) const
{
    const auto unit =
        std::find_if(m_units.begin(), m_units.end(), [&](const Unit& each) { return each.start == place; });
    return unit == m_units.end() ? QStringView() : readingOf(*unit, other);
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
bool SearchedName::follows(qsizetype index, QStringView typed, Trail& trail) const
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
        if (follows(index + 1, typed.mid(length), trail))
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
    for (const bool other : {false, true}) {
        const QStringView reading = readingOf(unit, other);
        for (qsizetype length = commonLength(reading, typed); length > 0; --length) {
            if (tryPart(length, reading.size(), {unit.start, unit.length, length, other}))
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
               (unit.spokenLength > 0 && isTypedAs(m_readings[unit.spokenAt], typed[0])) ||
               (unit.otherLength > 0 && isTypedAs(m_readings[unit.spokenAt + unit.spokenLength], typed[0]));
    };
    for (qsizetype unit = 0; unit < m_units.size(); ++unit) {
        if (!begins(m_units[unit]))
            continue;
        Trail trail;
        if (!follows(unit, typed, trail))
            continue;
        const int cost = (trail.parts > 0 ? initials + trail.parts : wholeWords) + placeCost(unit);
        if (best && cost >= *best)
            continue;
        best = cost;
        if (marks)
            *marks = trail.marks;
        if (cost == wholeWords)
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
    return inside + placeCost(at);
}

/// Like fitUnits(), but may skip units. Requires three letters, because two would match most names.
std::optional<int> SearchedName::fitWithGaps(QStringView typed, QList<NameMark>* marks) const
{
    if (typed.size() < fewestLetters && !containsHan(typed))
        return std::nullopt;
    QList<NameMark> found;
    qsizetype first = -1;
    for (qsizetype index = 0; index < m_units.size() && !typed.isEmpty(); ++index) {
        const Unit& unit = m_units[index];
        const qsizetype written = commonLength(textOf(unit), typed);
        const qsizetype usual = written > 0 ? 0 : commonLength(readingOf(unit), typed);
        const qsizetype rare = written > 0 ? 0 : commonLength(readingOf(unit, true), typed);
        const qsizetype spoken = std::max(usual, rare);
        if (written + spoken == 0)
            continue;
        first = first < 0 ? index : first;
        found += spoken > 0 ? NameMark{unit.start, unit.length, spoken, rare > usual} : NameMark{unit.start, written};
        typed = typed.mid(written + spoken);
    }
    if (!typed.isEmpty() || found.isEmpty())
        return std::nullopt;
    if (marks)
        *marks = found;
    return gaps + placeCost(first) + static_cast<int>(found.size());
}

/// Matches letters in order, the first of them at the start of a word: "tmln" finds "timeline".
std::optional<int> SearchedName::fitLetters(QStringView typed, QList<NameMark>* marks) const
{
    if (typed.size() < fewestLetters)
        return std::nullopt;
    const auto head = std::find_if(m_units.begin(), m_units.end(),
                                   [&](const Unit& unit) { return m_folded[unit.start] == typed[0]; });
    if (head == m_units.end())
        return std::nullopt;
    QList<NameMark> found;
    qsizetype at = head->start;
    for (const QChar c : typed) {
        at = m_folded.indexOf(c, at);
        if (at < 0)
            return std::nullopt;
        found += NameMark{at++, 1};
    }
    if (at - head->start > 3 * typed.size())
        return std::nullopt; // too far apart: a coincidence
    if (marks)
        *marks = found;
    return letters + static_cast<int>(at - head->start);
}

} // namespace duovita
