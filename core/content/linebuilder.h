#pragma once

#include "core/content/addresses.h"
#include "core/content/cvcontent.h"
#include "core/content/documentlabels.h"
#include "core/domain/bareaddresses.h"

namespace duovita {

/// The inputs for making a document, and the texts found missing so far.
struct ContentContext {
    const Person& person;
    const Cv& cv;
    Language language;
    QList<MissingText>& missing;
    const DocumentStyle& style;
};

/// Builds one line of runs. Empty parts leave no trace, not even their separator. Line breaks and tabs in the record
/// become spaces.
class LineBuilder {
public:
    /// `links` are the links of the line's entry: a field equal to the label of a link is linked to its target.
    LineBuilder(const ContentContext& context, ContentSource source, const QList<Link>* links = nullptr)
        : m_context(context), m_source(source), m_links(links)
    {
    }

    /// Adds text in the document's language, or in the other one, which is then reported as missing. Interprets the
    /// markup of markedSpans(), or Markdown if the field holds Markdown. Addresses in the text become links.
    LineBuilder& text(const LocalizedText& text, Field field, InlineStyles style = InlineStyle::Plain,
                      const QString& url = {});
    /// Returns each line of a Markdown text (core/domain/richlines.h) separately. The builder must be empty.
    QList<ContentLine> richLines(const LocalizedRichText& text, Field field);
    /// Adds the name of a person.
    LineBuilder& name(const QString& name, Field field, InlineStyles style);
    /// Adds text of the record that is the same in all languages.
    LineBuilder& fact(const QString& text, Field field, InlineStyles style = InlineStyle::Plain,
                      const QString& url = {});
    /// Adds a web address with its link. It includes the scheme, so that readers recognize it among other words.
    LineBuilder& address(const QString& url, Field field)
    {
        const QString target = webAddress(url);
        return fact(target.isEmpty() ? url : decodedAddress(url), field, InlineStyle::Plain, target);
    }
    /// Adds text that is not in the record but part of the document.
    LineBuilder& own(const QString& text) { return own(text, m_context.language); }
    LineBuilder& own(const QString& text, Language language);
    LineBuilder& own(DocumentWord sign, Language language)
    {
        return own(m_context.style.label(sign, language), language);
    }

    /// Sets the text between the previous and the next part; it is used only if both exist. Replaces an unused
    /// separator.
    LineBuilder& separator(const QString& text, Language language);
    LineBuilder& separator(const QString& text) { return separator(text, m_context.language); }
    LineBuilder& separator(DocumentWord sign, Language language)
    {
        return separator(m_context.style.label(sign, language), language);
    }
    LineBuilder& separator(DocumentWord sign) { return separator(sign, m_context.language); }
    /// Sets a separator in the document's language, or between two parts in another language in that one: "Acme,
    /// Engineer" in a Chinese document.
    LineBuilder& between(DocumentWord sign);
    bool hasUnusedSeparator() const { return !m_separator.isEmpty(); }

    bool isEmpty() const { return m_line.isEmpty(); }
    const ContentLine& line() const { return m_line; }
    ContentLine take() { return std::move(m_line); }

private:
    template <typename Text>
    void report(const Text& words, Language shown, Field field);
    bool setsQuotes(Language language) const;
    void addLinked(const InlineSpan& span, Language language, Field field);
    void add(const QString& text, InlineStyles style, const QString& url, Language language, Field field);

    QString addressOf(const LocalizedText& text, Field field) const;

    const ContentContext& m_context;
    ContentSource m_source;
    const QList<Link>* m_links; ///< not owned; may be null
    ContentLine m_line;
    QString m_separator;
    Language m_separatorLanguage = firstLanguage;
    std::optional<DocumentWord> m_followingSign; ///< the separator's word, if its language follows the parts around it
};

/// Whether the link's label equals the text in any language.
bool isCalled(const Link& link, const LocalizedText& text);

/// The language for a text that has none: Chinese if it contains ideographs, otherwise the document's language if that
/// uses Latin letters, otherwise English. The document's language for text without letters.
Language languageOfFact(const QString& text, Language document);

} // namespace duovita
