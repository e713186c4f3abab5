#include "core/typeset/stackedhead.h"

#include <utility>

namespace duovita {

namespace {

bool isAddress(const ContentLine& part)
{
    return !part.isEmpty() && (part.front().source.field == Field::Links || part.front().source.field == Field::Url);
}

/// Splits a line into its parts, without the signs between them.
QList<ContentLine> partsOf(const ContentLine& line, const QString& sign)
{
    QList<ContentLine> parts;
    bool begins = true;
    for (const ContentRun& run : line) {
        const bool separates = run.source.field == Field::None && run.text == sign;
        if (!separates && begins)
            parts += ContentLine();
        if (!separates)
            parts.last() += run;
        begins = separates;
    }
    return parts;
}

void append(ContentLine& line, const ContentLine& part, const ContentRun& comma)
{
    if (!line.isEmpty() && !part.isEmpty())
        line += comma;
    line += part;
}

/// Adds the lines below a title that is followed by `parts`.
void addBelow(QList<ContentHeadLine>& lines, const QList<ContentLine>& parts, const ContentLine& right,
              const ContentRun& comma)
{
    ContentLine details;
    for (const ContentLine& part : parts) {
        if (!isAddress(part))
            append(details, part, comma);
    }
    append(details, right, comma);
    if (!details.isEmpty())
        lines += ContentHeadLine{details, {}};
    for (const ContentLine& part : parts) {
        if (isAddress(part))
            lines += ContentHeadLine{part, {}};
    }
}

} // namespace

bool isPlace(const ContentLine& line)
{
    return !line.isEmpty() && line.front().source.field == Field::Location;
}

bool hasSeveralPosts(const QList<ContentHeadLine>& head)
{
    return head.size() > 1 && isPlace(head.front().right);
}

QList<ContentHeadLine> headWithoutPlaces(QList<ContentHeadLine> head, Language language)
{
    const QString gap(5, u' '); // one and a quarter em: readers of the text see the place as a separate item
    ContentLine places;
    for (ContentHeadLine& line : head) {
        if (!isPlace(line.right))
            continue;
        places += ContentRun{gap, InlineStyle::Plain, {}, language, {}};
        places += std::exchange(line.right, {});
    }
    if (!places.isEmpty())
        head.front().left += head.front().left.isEmpty() ? places.mid(1) : places;
    return head;
}

QList<ContentHeadLine> stackedHead(const QList<ContentHeadLine>& head, const ContentRun& comma)
{
    QList<ContentHeadLine> lines;
    if (head.isEmpty())
        return lines;
    QList<ContentLine> parts = partsOf(head.front().left, comma.text);
    if (!parts.isEmpty()) {
        ContentLine title = parts.takeFirst();
        for (ContentRun& run : title)
            run.style |= InlineStyle::Bold;
        lines += ContentHeadLine{title, {}};
    }
    if (head.size() == 1 || hasSeveralPosts(head)) {
        addBelow(lines, parts, head.front().right, comma);
        for (const ContentHeadLine& line : head.mid(1)) {
            lines += ContentHeadLine{line.left, {}};
            if (!line.right.isEmpty())
                lines += ContentHeadLine{line.right, {}};
        }
        return lines;
    }
    addBelow(lines, parts, {}, comma);
    ContentLine aside;
    for (const ContentHeadLine& line : head.mid(1)) {
        if (!line.left.isEmpty())
            lines += ContentHeadLine{line.left, {}};
        append(aside, line.right, comma);
    }
    ContentLine last = head.front().right;
    append(last, aside, comma);
    if (!last.isEmpty())
        lines += ContentHeadLine{last, {}};
    return lines;
}

} // namespace duovita
