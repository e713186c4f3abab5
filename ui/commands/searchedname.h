#pragma once

#include "core/terms/hanreadings.h"

#include <QList>
#include <QString>

#include <optional>

namespace duovita {

/// A stretch of a name that matches typed text.
struct NameMark {
    qsizetype start;
    qsizetype length;
    qsizetype readingLetters = 0; ///< for a Han character: how many letters of its reading match; 0: it matches itself
    bool otherReading = false;    ///< the match is with its other reading

    bool operator==(const NameMark&) const = default;
};

/// A name prepared for fuzzy search. It matches by the beginnings of its words, Han characters or their pinyin
/// readings, initials, substrings, and letters in order.
class SearchedName {
public:
    /// Costs below this mean one continuous match from the beginning of a word; the others begin inside a word or skip
    /// part of the name.
    static constexpr int inOneStretch = 1000;

    explicit SearchedName(const QString& name, HanReading reading = HanReading::InWords);

    /// The cost of matching a word of prepared(), 0 being best; nothing if it does not match. `marks` receives the
    /// matched stretches.
    std::optional<int> fit(QStringView typed, QList<NameMark>* marks = nullptr) const;
    /// The reading of the Han character at an offset in the name, or its other reading; empty if it has none.
    QStringView readingAt(qsizetype position, bool otherReading = false) const;

    /// Splits typed text into words for fit().
    static QList<QString> prepared(const QString& typed);

private:
    /// A word or a Han character.
    struct Unit {
        qsizetype start;
        qsizetype length;
        qsizetype readingStart; ///< offset in m_readings
        qsizetype readingLength;
        qsizetype otherReadingLength = 0; ///< the other reading follows the first
    };
    /// State of matchUnitsFrom(): the matches so far.
    struct Trail;

    void addUnits(const QString& name, HanReading reading);
    QStringView textOf(const Unit& unit) const { return QStringView(m_folded).mid(unit.start, unit.length); }
    QStringView readingOf(const Unit& unit, bool otherReading = false) const;
    bool matchUnitsFrom(qsizetype index, QStringView typed, Trail& trail) const;
    std::optional<int> fitUnits(QStringView typed, QList<NameMark>* marks) const;
    std::optional<int> fitInside(QStringView typed, QList<NameMark>* marks) const;
    std::optional<int> fitWithGaps(QStringView typed, QList<NameMark>* marks) const;
    std::optional<int> fitLetters(QStringView typed, QList<NameMark>* marks) const;

    QString m_folded; ///< as long as the name
    QString m_readings;
    QList<Unit> m_units;
    quint64 m_letters = 0; ///< bit mask of the letters in the name and its readings
};

} // namespace duovita
