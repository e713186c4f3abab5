#pragma once

#include "core/terms/hanreadings.h"

#include <QList>
#include <QString>

#include <optional>

namespace duovita {

/// A stretch of a name that was typed.
struct NameMark {
    qsizetype start;
    qsizetype length;
    qsizetype spoken = 0; ///< of a Han character: how many letters of its reading were typed; 0: itself was
    bool other = false;   ///< of its other reading

    bool operator==(const NameMark&) const = default;
};

/// A name, prepared for finding out how well what somebody types fits it: by the beginnings of its words, by Han
/// characters or their readings in pinyin, by initials, by what is inside of words, by letters in their order.
class SearchedName {
public:
    /// Costs below this are of one stretch of the name, from the beginning of a word on; others skip some of it.
    static constexpr int inOneStretch = 1000;

    explicit SearchedName(const QString& name, HanReading reading = HanReading::InWords);

    /// How badly a word of prepared() fits: the best are 0. Nothing if it does not. `marks` gets the stretches.
    std::optional<int> fit(QStringView typed, QList<NameMark>* marks = nullptr) const;
    /// The reading of the Han character there, or its other one; empty if there is none.
    QStringView readingAt(qsizetype place, bool other = false) const;

    /// What was typed, as words that fit() understands.
    static QList<QString> prepared(const QString& typed);

private:
    /// A word, or a Han character.
    struct Unit {
        qsizetype start;
        qsizetype length;
        qsizetype spokenAt; ///< in m_readings
        qsizetype spokenLength;
        qsizetype otherLength = 0; ///< of its other reading, which stands behind that
    };
    /// What is typed of a unit, and which unit comes next.
    struct Trail;

    void addUnits(const QString& name, HanReading reading);
    QStringView textOf(const Unit& unit) const { return QStringView(m_folded).mid(unit.start, unit.length); }
    QStringView readingOf(const Unit& unit, bool other = false) const;
    bool follows(qsizetype unit, QStringView typed, Trail& trail) const;
    std::optional<int> fitUnits(QStringView typed, QList<NameMark>* marks) const;
    std::optional<int> fitInside(QStringView typed, QList<NameMark>* marks) const;
    std::optional<int> fitWithGaps(QStringView typed, QList<NameMark>* marks) const;
    std::optional<int> fitLetters(QStringView typed, QList<NameMark>* marks) const;

    QString m_folded; ///< of the name's length
    QString m_readings;
    QList<Unit> m_units;
    quint64 m_letters = 0; ///< those that are in it or its readings
};

} // namespace duovita
