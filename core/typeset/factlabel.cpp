#include "core/typeset/factlabel.h"

namespace duovita {

namespace {

bool isLabel(const ContentRun& run)
{
    return run.source.field == Field::Label || run.source.field == Field::Language;
}

bool separates(const QString& text, qsizetype at)
{
    // A comma within a number or a name does not separate: "1,000".
    if (text[at] == u',')
        return at + 1 < text.size() && text[at + 1].isSpace();
    return text[at] == u'\u3001' || text[at] == u'\uff0c' || text[at] == u'\uff1b' || text[at] == u';';
}

} // namespace

ContentLine takeSkillLabel(ContentLine& line)
{
    ContentLine label;
    while (!line.isEmpty() && (isLabel(line.front()) || (!label.isEmpty() && line.front().source.field == Field::None)))
        label += line.takeFirst();
    return label;
}

QStringList itemsOfList(const QString& text)
{
    QStringList items;
    qsizetype from = 0;
    int depth = 0; // separators within brackets are part of an item
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        depth += c == u'(' || c == u'\uff08' ? 1 : c == u')' || c == u'\uff09' ? -1 : 0;
        if (depth > 0 || !separates(text, i))
            continue;
        while (i + 1 < text.size() && text[i + 1].isSpace())
            ++i;
        items += text.sliced(from, i + 1 - from);
        from = i + 1;
    }
    if (from < text.size())
        items += text.sliced(from);
    return items;
}

} // namespace duovita
