#include "core/import/fields/headlinks.h"

#include "core/domain/bareaddresses.h"
#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "[github.com/someone/work](https://github.com/someone/work)" consists only of its address.
bool isSpelledOut(const InlineSpan& span)
{
    const QString text = span.text.trimmed();
    return text.contains(u'.') && !text.contains(u' ') && span.url.contains(text, Qt::CaseInsensitive);
}

} // namespace

TextLine HeadLinks::take(const TextLine& line, bool isWork)
{
    TextLine rest = withoutLinks(isWork ? withoutDescription(line) : line);
    takeAddress(rest);
    m_anyText = m_anyText || !rest.isEmpty();
    return rest;
}

/// "[sample](https://…): a tool for samples": the text after the colon describes the work.
TextLine HeadLinks::withoutDescription(const TextLine& line)
{
    static const QRegularExpression colon(QStringLiteral("^\\s*[:：]\\s*(\\S.*)$"));
    constexpr qsizetype fewestBlanks = 3;
    constexpr qsizetype fewestHan = 8;
    if (m_anyText || line.spans.size() != 2 || line.spans.front().url.isEmpty() || !line.spans.last().url.isEmpty())
        return line;
    const auto match = colon.match(line.spans.last().text);
    const QString text = match.captured(1);
    const bool isLong = containsHan(text) ? text.size() >= fewestHan : text.count(u' ') >= fewestBlanks;
    if (!match.hasMatch() || !isLong || findDateRange(text, true))
        return line;
    m_descriptions += text;
    TextLine title{{line.spans.front()}, line.number};
    return title;
}

/// "([code](…))" is a link of the entry; a title that is a link itself keeps its words.
TextLine HeadLinks::withoutLinks(const TextLine& line)
{
    static const QRegularExpression brackets(QStringLiteral("[(（\\[]\\s*[)）\\]]"));
    TextLine rest{{}, line.number};
    for (const InlineSpan& span : line.spans) {
        if (span.url.isEmpty() || m_vocabulary.isLinkWord(span.text)) {
            rest.spans += span.url.isEmpty() ? span : InlineSpan{};
            if (!span.url.isEmpty())
                m_links += Link{LocalizedText::shared(span.text.trimmed()), span.url};
            continue;
        }
        if (m_url.isEmpty())
            m_url = span.url;
        else
            m_links += Link{LocalizedText::shared(span.text.trimmed()), span.url};
        // A title may be an address; an address after a title is not part of it.
        if (!(m_anyText || !rest.isEmpty()) || !isSpelledOut(span))
            rest.spans += InlineSpan{span.text, span.style};
    }
    if (m_links.isEmpty())
        return rest;
    for (qsizetype i = 0; i + 1 < rest.spans.size(); ++i) {
        // Removes brackets that enclosed only a link.
        QString& before = rest.spans[i].text;
        QString& after = rest.spans[i + 1].text;
        if (after.isEmpty() && i + 2 < rest.spans.size()) {
            after = std::exchange(rest.spans[i + 2].text, {});
            rest.spans[i + 1].style = rest.spans[i + 2].style;
        }
        if (QStringView(u"([（").contains(before.right(1)) && QStringView(u")]）").contains(after.left(1)) &&
            !before.isEmpty() && !after.isEmpty()) {
            before.chop(1);
            after.remove(0, 1);
        }
    }
    return rest;
}

/// "Author, https://example.org/work", "Engineer, Example Ltd, example.org", with or without dates after it.
void HeadLinks::takeAddress(TextLine& line)
{
    static const QRegularExpression last(QStringLiteral(
        "[,，;；]\\s*(https?://\\S+|(?:www\\.)?[a-z\\d-]{2,}(?:\\.[a-z\\d-]{2,}){0,2}"
        "\\.(?:com|org|net|edu|gov|cn|uk|de|fr|eu|ch|nl|se|jp|in|ca|au|info|xyz|tech|dev|app|example)(?:/\\S*)?)"
        "\\s*(?:$|(?<=\\s)(?=\\s))"));
    if (line.spans.isEmpty() || !m_url.isEmpty())
        return;
    QString& text = line.spans.last().text;
    if (const auto match = last.match(text); match.hasMatch() && match.capturedStart() > 0) {
        m_url = withoutMarksBehind(match.captured(1));
        text.remove(match.capturedStart(), match.capturedLength());
    }
}

} // namespace duovita
