#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A line of a text file.
struct NumberedLine {
    QString text;
    int number; ///< in the file, from 1
};

/// A vertical gap in the lines of a text, as when two columns are printed side by side.
class TextGutter {
public:
    explicit TextGutter(qsizetype column) : m_column(column) {}

    /// The column at which the right text begins in most lines.
    qsizetype column() const { return m_column; }
    /// The column at which it begins in this line, nearest to column(); -1 if it does not.
    qsizetype of(const QString& line) const;
    /// Whether a line extends across both columns.
    bool isCrossedBy(const QString& line) const;
    QString leftOf(const QString& line) const;
    /// The text of the right column, indented by as much as it begins further right than in most lines.
    QString rightOf(const QString& line) const;

private:
    qsizetype m_column;
};

/// Half-open range of lines.
struct LineSpan {
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// The longest range of lines that the gutter splits, with hardly any that cross it.
LineSpan linesParted(const QList<NumberedLine>& lines, const TextGutter& gutter);

/// The possible gutters of a text, where text begins again after two or more spaces in several lines; the most frequent
/// first, at least `narrowest` letters from the left.
QList<TextGutter> guttersOf(const QList<NumberedLine>& lines, qsizetype narrowest);

} // namespace duovita
