#pragma once

#include "core/typeset/flow.h"
#include "core/typeset/template.h"

#include <functional>

namespace duovita {

/// Whether any entry of a section is more than one line: then all of them stand apart. The Word exporter asks it too.
bool hasTallEntries(const ContentSection& section);

/// Turns content into a column's lines, as a template wants them.
class FlowBuilder {
public:
    FlowBuilder(ParagraphSetter& setter, const Template& design, double width, Language language);

    /// Name, headline and contacts; `photo` beside them, if the template has room for one and it can be read.
    void addHeader(const CvContent& content, const std::optional<LayoutImage>& photo);
    void addName(const CvContent& content);
    /// Contacts, several on a line or each on its own.
    void addContacts(const QList<ContentLine>& contacts, bool stacked);
    void addPhoto(const LayoutImage& photo);
    void addSection(const ContentSection& section);
    Result<Flow> take();

    /// One line on its own, for furniture such as page numbers.
    Result<SetLine> setLine(const QString& text, const Template::Type& type, Alignment alignment);

private:
    struct Area {
        double left = 0;
        double width = 0;
    };

    void addSectionTitle(const ContentSection& section);
    void addEntry(const ContentSection& section, const ContentEntry& entry);
    void addDatedEntry(const ContentSection& section, ContentEntry entry);
    void addBesideDate(const ContentLine& line, const std::function<void()>& add);
    void addParagraphs(const ContentSection& section, const ContentEntry& entry);
    void addHeadLine(const ContentHeadLine& head, bool first);
    bool addInlineHead(const ContentEntry& entry);
    void addParagraph(const ContentParagraph& paragraph, bool first);
    void addLabel(const ContentParagraph& paragraph, double left, FlowLine& line);
    void addLines(const QList<SetLine>& lines, const Template::Type& type, double shift);
    void addBlock(BlockRole role, int level = 0, const QString& title = {});
    void measureLabels(const ContentSection& section);
    void keepLastTwo(qsizetype first);
    void keepTogether(qsizetype first);
    StyledText labelText(const ContentParagraph& paragraph) const;

    Alignment nameAlignment() const;
    StyledText styled(const ContentLine& line, const Template::Type& type, bool bold = false,
                      bool emphasis = false) const;
    TextStyle plain(const Template::Type& type) const;
    SetParagraph setText(const StyledText& text, double width, Alignment alignment, bool body);
    /// Sets for the page: what no font has is reported. `body` text is justified and hyphenated as the template says.
    QList<SetLine> set(const StyledText& text, double width, Alignment alignment, bool body = false);
    /// The width of a text that stands on one line; nothing is reported.
    double widthOf(const StyledText& text);
    GlyphRun spaceBetween(const GlyphRun& after, double from, double to);

    ParagraphSetter& m_setter;
    const Template& m_design;
    double m_width;
    Area m_area; ///< where lines are set now
    Language m_language;
    Flow m_flow;
    std::optional<SectionId> m_section;
    std::optional<EntryId> m_entry;
    QString m_row;
    double m_labelWidth = 0; ///< the widest number of the section's lists
    double m_hang = 0;       ///< how far the section's list items hang
    std::optional<Error> m_error;
};

} // namespace duovita
