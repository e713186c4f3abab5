#include "core/content/linebuilder.h"

#include <QUrl>

namespace duovita {

Language languageOfFact(const QString& text, Language document)
{
    if (containsHan(text))
        return Language::Chinese;
    return guessLanguage(text).value_or(document);
}

QString linkable(const QString& url)
{
    const QString scheme = QUrl(url).scheme().toLower();
    static const QStringList schemes{QStringLiteral("http"), QStringLiteral("https"), QStringLiteral("mailto"),
                                     QStringLiteral("tel")};
    return schemes.contains(scheme) ? url : QString();
}

LineBuilder& LineBuilder::text(const LocalizedText& text, Field field, InlineStyles style, const QString& url)
{
    const std::optional<Language> shown = text.resolve(m_context.language);
    if (!shown)
        return *this;
    const QString& words = text.text(*shown);
    if (*shown != m_context.language) {
        ContentSource source = m_source;
        source.field = field;
        m_context.missing += MissingText{source, m_context.language, *shown, words};
    }
    add(words, style, url, text.isShared() ? languageOfFact(words, m_context.language) : *shown, field);
    return *this;
}

LineBuilder& LineBuilder::rich(const LocalizedRichText& text, Field field)
{
    const std::optional<Language> shown = text.resolve(m_context.language);
    if (!shown)
        return *this;
    const RichText& words = text.text(*shown);
    if (*shown != m_context.language) {
        ContentSource source = m_source;
        source.field = field;
        m_context.missing += MissingText{source, m_context.language, *shown, words.plainText()};
    }
    const Language language = text.isShared() ? languageOfFact(words.plainText(), m_context.language) : *shown;
    for (const InlineSpan& span : words.spans())
        add(span.text, span.style, linkable(span.url), language, field);
    return *this;
}

LineBuilder& LineBuilder::fact(const QString& text, Field field, InlineStyles style, const QString& url)
{
    add(text, style, url, languageOfFact(text, m_context.language), field);
    return *this;
}

LineBuilder& LineBuilder::own(const QString& text)
{
    add(text, InlineStyle::Plain, {}, m_context.language, Field::None);
    return *this;
}

LineBuilder& LineBuilder::separator(const QString& text)
{
    m_separator = text;
    return *this;
}

void LineBuilder::add(const QString& text, InlineStyles style, const QString& url, Language language, Field field)
{
    if (text.isEmpty())
        return;
    ContentSource source = m_source;
    source.field = Field::None;
    if (!m_line.isEmpty() && !m_separator.isEmpty())
        m_line += ContentRun{m_separator, InlineStyle::Plain, {}, m_context.language, source};
    m_separator.clear();
    source.field = field;
    QString oneLine = text;
    oneLine.replace(u'\n', u' ').replace(u'\t', u' ');
    m_line += ContentRun{oneLine, style, url, language, source};
}

} // namespace duovita
