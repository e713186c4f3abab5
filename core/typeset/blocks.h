#pragma once

#include "core/typeset/paragraph.h"
#include "core/typeset/template.h"

namespace duovita {

/// A line of the document before it has a page: its runs, and how it may be parted from its neighbours.
struct FlowLine {
    QList<GlyphRun> runs; ///< x from the column's left edge, baseline at y 0
    int block = 0;
    double size = 10;        ///< of its type, for the place of the baseline
    double leading = 14;
    double spaceBefore = 0;  ///< not at a page's top
    bool keepWithNext = false;
    int overlays = 0; ///< stands on the baseline of the line this many before it: the date of a title of several lines
    double ruleBelow = 0;    ///< thickness; 0 for none
    double spaceAfter = 0;
};

/// A document as one long column.
struct Flow {
    QList<LayoutBlock> blocks;
    QList<FlowLine> lines;
    QList<LayoutFinding> findings;
};

/// Turns content into the column's lines, as a template wants them.
class FlowBuilder {
public:
    FlowBuilder(ParagraphSetter& setter, const Template& design, double width, Language language);

    Result<Flow> build(const CvContent& content);
    /// One line on its own, for furniture such as page numbers.
    Result<SetLine> setLine(const QString& text, const Template::Type& type, Alignment alignment);

private:
    struct Lines {
        QList<SetLine> lines;
        double width = 0;
    };

    void addName(const CvContent& content);
    void addContacts(const CvContent& content);
    void addSection(const ContentSection& section);
    void addEntry(const ContentSection& section, const ContentEntry& entry, double indent);
    void addHeadLine(const ContentHeadLine& head, bool first);
    void addParagraph(const ContentParagraph& paragraph, double indent, bool first);
    void addLines(const QList<SetLine>& lines, const Template::Type& type, double shift);
    int addBlock(LayoutBlock block);
    double labelIndent(const ContentSection& section);

    StyledText styled(const ContentLine& line, const Template::Type& type, bool bold, bool emphasis) const;
    TextStyle plain(const Template::Type& type) const;
    QList<SetLine> set(const StyledText& text, double width, Alignment alignment, bool justified = false);

    ParagraphSetter& m_setter;
    const Template& m_design;
    double m_width;
    Language m_language;
    Flow m_flow;
    std::optional<SectionId> m_section;
    std::optional<EntryId> m_entry;
    std::optional<Error> m_error;
};

} // namespace duovita
