#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A line of a text file.
struct NumberedLine {
    QString text;
    int number; ///< in the file, from 1
};

/// Blanks that part the lines of a text from top to bottom, as a program prints two columns side by side.
class TextGutter {
public:
    explicit TextGutter(qsizetype column) : m_column(column) {}

    /// Where the right column's text begins in most lines.
    qsizetype column() const { return m_column; }
    /// Where it begins in this one, nearest to there; -1 if there is none.
    qsizetype of(const QString& line) const;
    /// A line over both columns: its text goes on where the gutter would be.
    bool isCrossedBy(const QString& line) const;
    QString leftOf(const QString& line) const;
    /// The text of the right column, further in as it begins further from where most lines do.
    QString rightOf(const QString& line) const;

private:
    qsizetype m_column;
};

/// Lines from one to the one before another.
struct LineSpan {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// The lines that a gutter parts: as many as possible, with hardly any that cross it.
LineSpan linesParted(const QList<NumberedLine>& lines, const TextGutter& gutter);

/// Where text begins again in several lines behind two blanks or more, the most frequent first: the right columns that
/// a text may have, at least `narrowest` letters in.
QList<TextGutter> guttersOf(const QList<NumberedLine>& lines, qsizetype narrowest);

} // namespace duovita
