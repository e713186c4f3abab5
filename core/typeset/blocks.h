#pragma once

#include "core/typeset/paragraph.h"
#include "core/typeset/template.h"

namespace duovita {

/// A line of the document before it has a page: its runs, and how it may be parted from its neighbours.
struct FlowLine {
    QList<GlyphRun> runs;    ///< x from the column's left edge, baseline at y 0
    QList<LayoutRule> rules; ///< the same
    int block = 0;
    int labelRuns = 0; ///< the first runs: a list item's label
    double size = 10; ///< of its type, for the place of the baseline
    double leading = 14;
    double spaceBefore = 0; ///< not at a page's top
    bool keepWithNext = false;
    int overlays = 0; ///< stands on the baseline of the line this many before it: the date of a title of several lines
    double ruleBelow = 0; ///< thickness; 0 for none
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
    void addName(const CvContent& content);
    void addContacts(const CvContent& content);
    void addSection(const ContentSection& section);
    void addSectionTitle(const ContentSection& section);
    void addEntry(const ContentSection& section, const ContentEntry& entry);
    void addHeadLine(const ContentHeadLine& head, bool first);
    void addParagraph(const ContentParagraph& paragraph, bool first);
    void addLabel(const ContentParagraph& paragraph, double left, FlowLine& line);
    void addLines(const QList<SetLine>& lines, const Template::Type& type, double shift);
    void addBlock(BlockRole role, int level = 0, const QString& title = {});
    void measureLabels(const ContentSection& section);
    StyledText labelText(const ContentParagraph& paragraph) const;

    StyledText styled(const ContentLine& line, const Template::Type& type, bool bold = false,
                      bool emphasis = false) const;
    TextStyle plain(const Template::Type& type) const;
    SetParagraph setText(const StyledText& text, double width, Alignment alignment, bool justified);
    /// Sets for the page: what no font has is reported.
    QList<SetLine> set(const StyledText& text, double width, Alignment alignment, bool justified = false);
    /// The width of a text that stands on one line; nothing is reported.
    double widthOf(const StyledText& text);
    GlyphRun spaceBetween(const GlyphRun& after, double from, double to);

    ParagraphSetter& m_setter;
    const Template& m_design;
    double m_width;
    Language m_language;
    Flow m_flow;
    std::optional<SectionId> m_section;
    std::optional<EntryId> m_entry;
    double m_labelWidth = 0; ///< the widest number of the section's lists
    double m_hang = 0;       ///< how far the section's list items hang
    std::optional<Error> m_error;
};

} // namespace duovita
