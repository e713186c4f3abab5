#include "core/content/entrybuilder.h"

#include "core/content/addresses.h"

namespace duovita {

ContentLine EntryBuilder::rangeLine(const DateRange& range) const
{
    return factLine(m_context.style.rangeText(range, language()), Field::Range);
}

void EntryBuilder::addHead(ContentLine left, ContentLine right)
{
    if (!left.isEmpty() || !right.isEmpty())
        m_content.head += ContentHeadLine{std::move(left), std::move(right)};
}

void EntryBuilder::addItem(HighlightStyle style, int level, const QString& label, ContentLine line)
{
    if (!line.isEmpty())
        m_content.paragraphs += ContentParagraph{style, level, label, std::move(line)};
}

void EntryBuilder::addLabelled(DocumentWord name, const LocalizedText& text, Field field)
{
    LineBuilder words = line();
    const QString word = m_context.style.label(name, language());
    if (!text.textOrFallback(language()).trimmed().startsWith(word, Qt::CaseInsensitive))
        words.own(word).separator(DocumentWord::Colon);
    if (!text.isEmpty())
        addParagraph(words.text(text, field).take());
}

/// Whether a field has the same text as the link's label: the field then has the link.
bool EntryBuilder::isOfField(const Link& link) const
{
    bool found = false;
    forEachField(m_entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
            found = found || (!link.url.isEmpty() && isCalled(link, value));
    });
    return found;
}

void EntryBuilder::addLinks(LineBuilder& line) const
{
    for (const Link& link : m_entry.links) {
        const QString url = linkable(link.url);
        if ((link.label.isEmpty() && link.url.isEmpty()) || isOfField(link))
            continue;
        line.separator(QStringLiteral(" ")).own(QStringLiteral("["));
        if (link.label.isEmpty())
            line.fact(decodedAddress(link.url), Field::Links, InlineStyle::Plain, url);
        else
            line.text(link.label, Field::Links, InlineStyle::Plain, url);
        line.own(QStringLiteral("]"));
    }
}

} // namespace duovita
