#pragma once

#include "core/content/cvcontent.h"
#include "core/content/documentlabels.h"

namespace duovita {

/// What a document is being made of: its language, and the texts it lacks so far.
struct ContentContext {
    Language language;
    QList<MissingText>& missing;
};

/// Builds one line of runs. Parts that are empty leave no trace, not even their separator.
class LineBuilder {
public:
    LineBuilder(ContentContext context, ContentSource source) : m_context(context), m_source(std::move(source)) {}

    /// Text of the record in the document's language, or the other one's, which is then reported.
    LineBuilder& text(const LocalizedText& text, Field field, InlineStyles style = InlineStyle::Plain,
                      const QString& url = {});
    LineBuilder& rich(const LocalizedRichText& text, Field field);
    /// Text of the record that is the same in all languages.
    LineBuilder& fact(const QString& text, Field field, InlineStyles style = InlineStyle::Plain,
                      const QString& url = {});
    /// Text that the document adds by itself.
    LineBuilder& own(const QString& text);
    /// Stands before the next part, if there is one and something stands before it.
    LineBuilder& separator(const QString& text);
    LineBuilder& comma() { return separator(label(Label::ItemSeparator, m_context.language)); }

    bool isEmpty() const { return m_line.isEmpty(); }
    /// The last character so far.
    QChar last() const { return m_line.isEmpty() ? QChar() : m_line.last().text.back(); }
    ContentLine take() { return std::move(m_line); }

private:
    void add(const QString& text, InlineStyles style, const QString& url, Language language, Field field);

    ContentContext m_context;
    ContentSource m_source;
    ContentLine m_line;
    QString m_separator;
};

/// The language that a text without one is set in: Chinese if it has ideographs, else the document's own if that is
/// written in Latin letters, else English.
Language languageOfFact(const QString& text, Language document);

/// The address if documents may link to it (http, https, mailto, tel), else nothing.
QString linkable(const QString& url);

} // namespace duovita
