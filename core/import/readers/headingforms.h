#pragma once

#include "core/import/readers/rawlines.h"

#include <QSet>

namespace duovita {

/// Learns how a document formats its headings from those with known words: if several are in capitals, underlined or
/// numbered, other lines of that form are headings too.
class HeadingForms {
public:
    explicit HeadingForms(const QList<RawLine>& lines);

    bool isHeading(qsizetype line) const { return m_headings.contains(line); }
    /// Whether most headings with known words are in lower case.
    bool areSmall() const { return m_small; }
    /// Whether there are several headings with known words and all of them have rules under them.
    bool areRuled() const { return m_ruled; }

    /// Whether several headings with known words are in capitals.
    bool areCapitals() const { return m_capitals; }
    /// Whether headings with known words follow blank lines, if there are several, mostly: then "Software" directly
    /// below the first line of a title is its end.
    bool areApart() const { return m_apart; }

private:
    QSet<qsizetype> m_headings;
    bool m_ruled = false;
    bool m_small = false;
    bool m_apart = false;
    bool m_capitals = false;
};

/// "01. Languages" alone above points, where section headings have rules: returns the words of this subheading; empty
/// if it is none.
QString numberedPart(const QList<RawLine>& lines, qsizetype line);

/// "SENIOR WRITER & PROJECT MANAGER" directly above "Jan 2016 – current | Davis, CA": a position, even if its words
/// could name a section.
bool isPositionAboveDates(const QList<RawLine>& lines, qsizetype line);
/// "Teaching Assistant" directly below "Example University" or dates: a position held there.
bool isPositionBelowEmployer(const QString& text, const QString& above);

} // namespace duovita
