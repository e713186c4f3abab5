#pragma once

#include "core/content/addresses.h"
#include "core/content/cvcontent.h"
#include "core/content/documentlabels.h"
#include "core/domain/bareaddresses.h"

namespace duovita {

/// What a document is being made of: whose it is, which one, in which language, and the texts it lacks so far.
struct ContentContext {
    const Person& person;
    const Cv& cv;
    Language language;
    QList<MissingText>& missing;
    const DocumentStyle& style;
};

/// Builds one line of runs. Parts that are empty leave no trace, not even their separator.
/// Line breaks and tabs of the record come out as spaces: what is built is one line.
class LineBuilder {
public:
    /// `links` are those of the entry that the line is of: a field that says what one is called leads there.
    LineBuilder(const ContentContext& context, ContentSource source, const QList<Link>* links = nullptr)
        : m_context(context), m_source(source), m_links(links)
    {
    }

    /// Text of the record in the document's language, or the other one's, which is then reported. Its marks are those
    /// of markedSpans(), or Markdown's where the field holds that. Addresses in it lead where they say.
    LineBuilder& text(const LocalizedText& text, Field field, InlineStyles style = InlineStyle::Plain,
                      const QString& url = {});
    /// The lines that a text of Markdown has (core/domain/richlines.h), each by itself; for a builder that has nothing
    /// yet.
    QList<ContentLine> richLines(const LocalizedRichText& text, Field field);
    /// The name of a person.
    LineBuilder& name(const QString& name, Field field, InlineStyles style);
    /// Text of the record that is the same in all languages.
    LineBuilder& fact(const QString& text, Field field, InlineStyles style = InlineStyle::Plain,
                      const QString& url = {});
    /// A web address, which leads there: with its scheme, by which readers of the page know it within other words.
    LineBuilder& address(const QString& url, Field field)
    {
        const QString target = webAddress(url);
        return fact(target.isEmpty() ? url : decodedAddress(url), field, InlineStyle::Plain, target);
    }
    /// Text that the document adds by itself.
    LineBuilder& own(const QString& text) { return own(text, m_context.language); }
    LineBuilder& own(const QString& text, Language language);
    LineBuilder& own(DocumentWord sign, Language language)
    {
        return own(m_context.style.label(sign, language), language);
    }

    /// Stands before the next part, if there is one and something stands before it; replaces one not used yet.
    LineBuilder& separator(const QString& text, Language language);
    LineBuilder& separator(const QString& text) { return separator(text, m_context.language); }
    LineBuilder& separator(DocumentWord sign, Language language)
    {
        return separator(m_context.style.label(sign, language), language);
    }
    LineBuilder& separator(DocumentWord sign) { return separator(sign, m_context.language); }
    /// The document's own sign, but between two parts in another language that one's: "Acme, Engineer" in a Chinese
    /// document.
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
    std::optional<DocumentWord> m_followingSign; ///< the separator's, if it follows what stands around it
};

/// Whether a link is called what a field says, in any language.
bool isCalled(const Link& link, const LocalizedText& text);

/// The language that a text without one is set in: Chinese if it has ideographs, else the document's own if that is
/// written in Latin letters, else English; the document's own for text without letters.
Language languageOfFact(const QString& text, Language document);

} // namespace duovita
