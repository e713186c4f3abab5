#pragma once

#include "core/import/readers/rawlines.h"

#include <QSet>

namespace duovita {

/// How a document's headings look, learned from those whose words are known: where several of them stand in capitals,
/// are underlined or numbered, other lines of that form are headings too, whatever they say.
class HeadingForms {
public:
    explicit HeadingForms(const QList<RawLine>& lines);

    bool isHeading(qsizetype line) const { return m_headings.contains(line); }
    /// Whether the headings whose words are known are written in small letters, most of them.
    bool areSmall() const { return m_small; }
    /// Whether the headings whose words are known stand over rules, several of them, and none without.
    bool areRuled() const { return m_ruled; }

    /// Whether several headings whose words are known are written in capitals.
    bool areCapitals() const { return m_capitals; }
    /// Whether the headings whose words are known stand below blank lines, most of several: "Software", right below the
    /// first line of a title, is the end of it.
    bool areApart() const { return m_apart; }

private:
    QSet<qsizetype> m_headings;
    bool m_ruled = false;
    bool m_small = false;
    bool m_apart = false;
    bool m_capitals = false;
};

/// "01. Languages" by itself over points: the words of what is a part of a section, where sections stand over rules;
/// empty if it is none.
QString numberedPart(const QList<RawLine>& lines, qsizetype line);

/// "SENIOR WRITER & PROJECT MANAGER" right above "Jan 2016 – current | Davis, CA": a position, whatever section its
/// words may speak of.
bool isPositionAboveDates(const QList<RawLine>& lines, qsizetype line);
/// "Teaching Assistant" right below "Example University", or dates: what somebody did there.
bool isPositionBelowEmployer(const QString& text, const QString& above);

} // namespace duovita
