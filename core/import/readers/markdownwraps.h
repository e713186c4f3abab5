#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// Determines which lines of Markdown end only because they were full. CommonMark treats every line break in a
/// paragraph like that, but people also break lines where something new begins, as they see it in their editor.
class MarkdownWraps {
public:
    explicit MarkdownWraps(const QString& text);

    /// Whether the line, counted from 0, continues on the next.
    bool continues(qsizetype line) const { return m_continues.value(line); }
    /// The text between the two lines: a space, or nothing between ideographs.
    QString joint(qsizetype line) const;

private:
    qsizetype widthOfText() const;
    bool isSoft(qsizetype line) const;
    bool hadNoRoom(qsizetype line, qsizetype width) const;
    bool isCutSentence(qsizetype line) const;
    bool opensAnother(qsizetype line) const;

    QList<QString> m_lines;
    QList<bool> m_continues;
};

} // namespace duovita
