#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// Which lines of Markdown end only because they were full. To CommonMark every line of a paragraph is; but people
/// break lines where a new thing begins, too, and see it so in their editor.
class MarkdownWraps {
public:
    explicit MarkdownWraps(const QString& text);

    /// Whether the line, from 0, goes on in the next.
    bool goesOn(qsizetype line) const { return m_goesOn.value(line); }
    /// A blank, or nothing between ideographs.
    QString joint(qsizetype line) const;

private:
    qsizetype widthOfText() const;
    bool isSoft(qsizetype line) const;
    bool hadNoRoom(qsizetype line, qsizetype width) const;
    bool isCutSentence(qsizetype line) const;
    bool opensAnother(qsizetype line) const;

    QList<QString> m_lines;
    QList<bool> m_goesOn;
};

} // namespace duovita
