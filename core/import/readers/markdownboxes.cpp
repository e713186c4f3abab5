#include "core/import/readers/markdownboxes.h"

#include <QRegularExpression>
#include <QStringList>

namespace duovita {

namespace {

/// The contents of a box, collected while its lines are read.
struct Box {
    QString badge;
    QString caption; ///< the picture's alternative text, if it has words
    QStringList paragraphs;
    qsizetype first = -1; ///< the line where its text begins
    bool open = false;    ///< the latest paragraph may continue
    bool points = false;  ///< the points have begun

    void add(const QString& text)
    {
        if (open)
            paragraphs.last() += u' ' + text;
        else
            paragraphs += text;
        open = true;
    }

    /// The venue goes after the authors, as in citations.
    QString asItem() const
    {
        constexpr qsizetype behindAuthors = 2;
        QStringList lines = paragraphs;
        if (!badge.isEmpty())
            lines.insert(qMin(behindAuthors, lines.size()), badge);
        return QStringLiteral("- ") + lines.join(QStringLiteral("<br>"));
    }
};

/// A line of the box without layout tags.
QString withoutFrames(QString line, Box& box)
{
    static const QRegularExpression badge(QStringLiteral("<div class=['\"]badge['\"]>([^<]*)</div>"));
    static const QRegularExpression frame(QStringLiteral("</?div(?:\\s[^<>]*)?>|<img\\s[^<>]*>"));
    if (const auto match = badge.match(line); match.hasMatch())
        box.badge = match.captured(1).trimmed();
    static const QRegularExpression words(QStringLiteral("<img\\s[^<>]*alt=\"([^\"]*\\S\\s\\S[^\"]*)\""));
    if (const auto match = words.match(line); match.hasMatch())
        box.caption = match.captured(1).trimmed();
    return line.remove(badge).remove(frame).trimmed();
}

/// Reads the box that begins at a line; returns the index after it.
qsizetype readBox(QStringList& lines, qsizetype at)
{
    static const QRegularExpression point(QStringLiteral("^[-*+]\\s+\\S"));
    static const QString opening = QStringLiteral("<div");
    static const QString closing = QStringLiteral("</div>");
    Box box;
    qsizetype depth = 0;
    do {
        QString& line = lines[at];
        depth += line.count(opening) - line.count(closing);
        const QString text = withoutFrames(line, box);
        box.points = box.points || point.match(text).hasMatch();
        line = box.points && !text.isEmpty() ? QStringLiteral("    ") + text : QString();
        if (text.isEmpty() || box.points) {
            box.open = false;
            continue;
        }
        box.first = box.first < 0 ? at : box.first;
        box.add(text);
    } while (++at < lines.size() && depth > 0);
    if (box.first >= 0)
        lines[box.first] = box.asItem();
    if (!box.caption.isEmpty())
        lines[at - 1] += (lines[at - 1].isEmpty() ? QStringLiteral("    - ") : QStringLiteral("<br>")) + box.caption;
    return at;
}

} // namespace

QString withBoxesAsItems(const QString& text)
{
    static const QRegularExpression box(QStringLiteral("^\\s*<div class=['\"]paper-box['\"]>"));
    QStringList lines = text.split(u'\n');
    for (qsizetype at = 0; at < lines.size();)
        at = box.match(lines[at]).hasMatch() ? readBox(lines, at) : at + 1;
    return lines.join(u'\n');
}

} // namespace duovita
