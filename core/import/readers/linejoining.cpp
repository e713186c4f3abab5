#include "core/import/readers/linejoining.h"

#include "core/domain/language.h"

#include <QRegularExpression>

namespace duovita {

QString joinedLines(const QString& first, const QString& next, LatinBlanks blanks)
{
    const QChar last = first.back();
    if (last == u'-' && first.size() > 1 && first[first.size() - 2].isLetter() && next.front().isLetter())
        return next.front().isLower() ? QString(first.chopped(1) + next) : QString(first + next);
    const auto isWide = [](QChar c) { return isHan(c.unicode()) || (c.unicode() >= 0x3000 && c.unicode() <= 0xFFEF); };
    const bool joint = (isWide(last) || isWide(next.front())) && !meetInBlank(last, next.front(), blanks);
    return joint ? QString(first + next) : QString(first + u' ' + next);
}

QList<InlineSpan> spansWithLinks(const QString& text)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\[\\]]+)\\]\\(([^()\\s]+)\\)|<(https?://[^<>\\s]+)>"));
    QList<InlineSpan> spans;
    qsizetype end = 0;
    for (auto links = link.globalMatch(text); links.hasNext();) {
        const auto match = links.next();
        if (match.capturedStart() > end)
            spans += InlineSpan{text.mid(end, match.capturedStart() - end)};
        spans += match.hasCaptured(3) ? InlineSpan{match.captured(3), {}, match.captured(3)}
                                      : InlineSpan{match.captured(1), {}, match.captured(2)};
        end = match.capturedEnd();
    }
    if (end < text.size())
        spans += InlineSpan{text.mid(end)};
    return spans;
}

} // namespace duovita
