#pragma once

#include "core/content/linebuilder.h"

namespace duovita {

/// Collects the content of one entry: head lines, then paragraphs and list items.
class EntryBuilder {
public:
    EntryBuilder(const Section& section, const Entry& entry, const ContentContext& context)
        : m_entry(entry),
          m_context(context), m_source{section.id(), entry.id, std::nullopt, Field::None}, m_content{entry.id, {}, {}}
    {
    }

    const Entry& entry() const { return m_entry; }
    const ContentContext& context() const { return m_context; }
    Language language() const { return m_context.language; }
    const ContentSource& source() const { return m_source; }

    LineBuilder line() const { return LineBuilder(m_context, m_source, &m_entry.links); }
    ContentLine factLine(const QString& text, Field field) const { return line().fact(text, field).take(); }
    ContentLine rangeLine(const DateRange& range) const;

    void addHead(ContentLine left, ContentLine right = {});
    void addParagraph(ContentLine line) { addItem(HighlightStyle::Paragraph, 0, {}, std::move(line)); }
    void addItem(HighlightStyle style, int level, const QString& label, ContentLine line);
    /// Adds "Advisors: …", without the label if the text already starts with it.
    void addLabelled(DocumentWord name, const LocalizedText& text, Field field);
    /// Adds the entry's links, each in brackets, except those that a field links to.
    void addLinks(LineBuilder& line) const;

    void setWholeTime(const DateRange& range) { m_content.wholeTime = rangeLine(range); }
    ContentEntry take() { return std::move(m_content); }

private:
    bool isOfField(const Link& link) const;

    const Entry& m_entry;
    const ContentContext& m_context;
    ContentSource m_source;
    ContentEntry m_content;
};

} // namespace duovita
