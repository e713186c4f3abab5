#include "core/content/linebuilder.h"

#include "core/content/addresses.h"
#include "core/content/typographicquotes.h"
#include "core/domain/richlines.h"

#include <algorithm>

namespace duovita {

namespace {

QString plainOf(const QString& text)
{
    return text;
}

QString plainOf(const RichText& text)
{
    return text.plainText();
}

QString asOneLine(QString text)
{
    for (QChar& c : text) {
        const bool breaks =
            (c >= u'\t' && c <= u'\r') || c == u'\u0085' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
        if (breaks)
            c = u' ';
    }
    return text;
}

} // namespace

Language languageOfFact(const QString& text, Language document)
{
    if (containsHan(text))
        return hanLanguage;
    if (infoOf(document).spacesBetweenWords)
        return document;
    return guessLanguage(text).value_or(document);
}

bool isCalled(const Link& link, const LocalizedText& text)
{
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString name = link.label.text(language).trimmed();
        return !name.isEmpty() && std::any_of(allLanguages.begin(), allLanguages.end(),
                                              [&](Language other) { return text.text(other).trimmed() == name; });
    });
}

QString LineBuilder::addressOf(const LocalizedText& text, Field field) const
{
    if (!m_links || field == Field::Links)
        return {};
    const auto link =
        std::find_if(m_links->begin(), m_links->end(), [&](const Link& each) { return isCalled(each, text); });
    return link == m_links->end() ? QString() : linkable(link->url);
}

/// Adds a span, with links for the addresses in it.
void LineBuilder::addLinked(const InlineSpan& span, Language language, Field field)
{
    const QString url = linkable(span.url);
    const bool isCode = span.style.testFlag(InlineStyle::Code);
    if (!url.isEmpty() || isCode) {
        add(span.text == span.url ? decodedAddress(span.text) : span.text, span.style, url, language, field);
        return;
    }
    qsizetype at = 0;
    for (const BareAddress& address : bareAddresses(span.text)) {
        add(span.text.mid(at, address.start - at), span.style, {}, language, field);
        add(decodedAddress(span.text.mid(address.start, address.length)), span.style, address.url, language, field);
        at = address.start + address.length;
    }
    add(span.text.mid(at), span.style, {}, language, field);
}

template <typename Text>
void LineBuilder::report(const Text& words, Language shown, Field field)
{
    if (shown == m_context.language)
        return;
    ContentSource source = m_source;
    source.field = field;
    m_context.missing += MissingText{source, m_context.language, shown, plainOf(words)};
}

LineBuilder& LineBuilder::text(const LocalizedText& text, Field field, InlineStyles style, const QString& url)
{
    const std::optional<Language> shown = text.resolve(m_context.language);
    if (!shown)
        return *this;
    const QString& words = text.text(*shown);
    report(words, *shown, field);
    const QString to = url.isEmpty() ? addressOf(text, field) : url;
    const Language language = text.isShared() ? languageOfFact(words, m_context.language) : *shown;
    QList<InlineSpan> spans = holdsMarkdown(field) ? RichText::fromMarkdown(words).spans() : markedSpans(words);
    if (setsQuotes(language) && (to.isEmpty() || shownAddress(words) == words))
        setTypographicQuotes(spans, quotesOf(language));
    for (InlineSpan& span : spans) {
        span.style |= style;
        if (to.isEmpty())
            addLinked(span, language, field);
        else
            add(span.text, span.style, to, language, field);
    }
    return *this;
}

bool LineBuilder::setsQuotes(Language language) const
{
    return m_context.style.typographicQuotes && !quotesOf(language).isEmpty();
}

QList<ContentLine> LineBuilder::richLines(const LocalizedRichText& text, Field field)
{
    const std::optional<Language> shown = text.resolve(m_context.language);
    if (!shown)
        return {};
    const RichText& words = text.text(*shown);
    report(words, *shown, field);
    const Language language = text.isShared() ? languageOfFact(words.plainText(), m_context.language) : *shown;
    QList<ContentLine> lines;
    for (QList<InlineSpan>& spans : linesOf(words)) {
        if (setsQuotes(language))
            setTypographicQuotes(spans, quotesOf(language));
        for (const InlineSpan& span : spans)
            addLinked(span, language, field);
        lines += std::exchange(m_line, {});
    }
    return lines;
}

LineBuilder& LineBuilder::name(const QString& name, Field field, InlineStyles style)
{
    const Language language = languageOfFact(name, m_context.language);
    return fact(setsQuotes(language) ? withTypographicQuotes(name, quotesOf(language)) : name, field, style);
}

LineBuilder& LineBuilder::fact(const QString& text, Field field, InlineStyles style, const QString& url)
{
    add(text, style, url, languageOfFact(text, m_context.language), field);
    return *this;
}

LineBuilder& LineBuilder::own(const QString& text, Language language)
{
    add(text, InlineStyle::Plain, {}, language, Field::None);
    return *this;
}

LineBuilder& LineBuilder::separator(const QString& text, Language language)
{
    m_separator = text;
    m_separatorLanguage = language;
    m_followingSign.reset();
    return *this;
}

LineBuilder& LineBuilder::between(DocumentWord sign)
{
    separator(sign);
    m_followingSign = sign;
    return *this;
}

void LineBuilder::add(const QString& text, InlineStyles style, const QString& url, Language language, Field field)
{
    if (text.isEmpty())
        return;
    ContentSource source = m_source;
    source.field = Field::None;
    if (m_followingSign && !m_line.isEmpty() && m_line.last().language == language) {
        m_separatorLanguage = language;
        m_separator = m_context.style.label(*m_followingSign, language);
    }
    if (!m_line.isEmpty() && !m_separator.isEmpty())
        m_line += ContentRun{m_separator, InlineStyle::Plain, {}, m_separatorLanguage, source};
    m_separator.clear();
    source.field = field;
    m_line += ContentRun{asOneLine(text), style, url, language, source};
}

} // namespace duovita
