#pragma once

#include "core/design/template.h"
#include "core/typeset/flow.h"

#include <QSet>

#include <functional>

namespace duovita {

/// Minimum distance between a title and its date, in em of the text.
inline constexpr double dateGapEm = 1.5;
/// Distance between a column of dates or titles and the text: 5 mm, in points.
inline constexpr double axisGap = 14.2;
/// Height above the baseline of the middle of lowercase Latin letters and of Han characters, in em.
inline constexpr double latinMiddle = 0.26;
inline constexpr double hanMiddle = 0.34;

/// Whether any entry of the section has more than one line; all its entries are then spaced apart. The Word exporter
/// uses this, too.
bool hasTallEntries(const ContentSection& section);

/// Whether a section lists references, whose names, numbers and titles cannot be justified evenly.
bool listsWorks(SectionKind kind);

/// The gap between the columns of two languages, where each date is drawn once.
struct Spine {
    double left = 0; ///< from the column's left edge
    double width = 0;
    QSet<EntryId> elsewhere = {}; ///< whose dates the other column draws; here they are text for screen readers only
    QSet<EntryId> across = {};    ///< entries that read the same in both languages: set once, across both columns
    double acrossWidth = 0;       ///< width of both columns together
};

/// Where names, titles and texts begin if a column of dates or titles is at their left; measured from the column's left
/// edge.
double axisOf(const Template& design);

/// Turns content into the lines of a column, laid out as the template asks.
class FlowBuilder {
public:
    FlowBuilder(ParagraphSetter& setter, const Template& design, double width, Language language);

    /// Adds name, headline and contacts, and `photo` beside them if the template has room for it and the file is
    /// readable.
    void addHeader(const CvContent& content, const std::optional<LayoutImage>& photo);
    void addName(const CvContent& content);
    /// Adds the contacts: several on a line, or one per line if `stacked`.
    void addContacts(const CvContent& content, bool stacked);
    void addContactsTitle();
    /// For a narrow column beside the main one: everything is aligned at its left edge.
    void setIsSide() { m_isSide = true; }
    void addPhoto(const LayoutImage& photo);
    /// Makes dates appear on a line between the columns of two languages.
    void setSpine(Spine spine) { m_spine = std::move(spine); }
    void addSection(const ContentSection& section);
    /// The width of the column of dates that the sections need if no date is to take two lines; at least the
    /// template's. Dates that would take too much of the line do not count.
    double neededDateColumn(const QList<ContentSection>& sections);
    Result<Flow> take();

    /// Sets a single line outside the flow, for page artifacts such as page numbers.
    Result<SetLine> setLine(const QString& text, const Template::Type& type, Alignment alignment);

private:
    struct Area {
        double left = 0;
        double width = 0;
    };

    FlowLine roomAbove(double height);

    struct ContactItem {
        StyledText text;
        ContactKind kind = ContactKind::Other;
        double width = 0;      ///< its icon included
        double iconRoom = 0;   ///< 0 without an icon
        StyledText label = {}; ///< the words that the icon replaces
    };

    static Alignment alignmentOf(Template::Align align);
    static void restyle(StyledText& text, qsizetype start, qsizetype length,
                        const std::function<void(TextStyle&)>& change);
    StyledText nameText(const CvContent& content) const;
    StyledText contactText(const ContentLine& contact) const;
    QList<ContactItem> contactItems(const CvContent& content, bool icons);
    void fitAddresses(QList<ContactItem>& items);
    StyledText takeLabel(const ContentLine& contact, StyledText& text) const;
    QList<GlyphRun> hiddenRuns(StyledText text, double from, double to);
    void placeContact(const ContactItem& item, double left, FlowLine& line);
    FlowLine contactLine(const QList<ContactItem>& items, double left, double gap);
    void addContactText(const QList<ContactItem>& items, const StyledText& separator, Alignment alignment, bool first);
    void addContacts(const QList<ContactItem>& items, bool stacked);
    void addNameBesideContacts(const CvContent& content);
    void addContactColumns(const QList<ContactItem>& items, double first, double left);
    void addContactGrid(const CvContent& content);
    QList<FlowLine> contactCell(const ContentLine& contact, double labelWidth, double left, double width);
    double axis() const;
    StyledText titleText(const ContentLine& title) const;
    void decorateTitle(qsizetype first);
    void addHangingTitle(const ContentSection& section, qsizetype start);
    void addLabelledSkill(const ContentParagraph& paragraph);
    void addSkillChips(const ContentParagraph& paragraph);
    FlowLine skillChipLine() const;
    double addSkillChip(const StyledText& text, double left, FlowLine& line);
    void addDot(FlowLine& line);
    void addTimeline(qsizetype first);
    StyledText styledLabel(const ContentLine& label, const Template::Type& type);
    double labelColumnOf(const ContentSection& section);
    void addLevelDots(const ContentLine& label, const ContentLine& rest, FlowLine& line);
    void addSkillBelowLabel(const ContentLine& label, const ContentLine& rest);
    bool allFitInline(const ContentSection& section);
    StyledText dateText(const ContentLine& line) const;
    TextStyle placeStyle(TextStyle style, bool emphasis) const;
    bool isDrawn(const ContentParagraph& paragraph) const;
    void appendAddress(StyledText& text, const QString& address, const TextStyle& style) const;
    StyledText withLetters(const StyledText& text, Template::Case letters) const;
    /// Whether everything that follows a title is set on lines below it.
    bool stacks() const { return m_isSide && m_design.sidebar.stacked; }
    /// Whether places follow the title instead of standing at the right edge.
    bool placesFollow() const { return m_spine || m_placesFollow; }
    bool hasWholeTime(const ContentEntry& entry) const { return m_design.wholeTime && !entry.wholeTime.isEmpty(); }
    void addWholeTime(const ContentLine& time, FlowLine& line);
    double spaceBetweenEntries(const ContentSection& section) const;
    void addTitle(const ContentLine& title);
    void addSectionTitle(const ContentSection& section);
    QList<ContentHeadLine> withPlacesBehind(const QList<ContentHeadLine>& head);
    QList<ContentHeadLine> withPlaceFirst(QList<ContentHeadLine> head) const;
    ContentRun itemSeparator() const;
    void addEntry(const ContentSection& section, const ContentEntry& entry);
    void addDatedEntry(const ContentSection& section, ContentEntry entry);
    void addBesideDate(const ContentLine& line, const std::function<void()>& add);
    void addParagraphs(const ContentSection& section, const ContentEntry& entry);
    void addHeadLine(const ContentHeadLine& head, bool first);
    void addHeadBesideSpine(const ContentHeadLine& head, bool first);
    bool emphasizes(bool first) const;
    StyledText headText(const ContentLine& line, bool first) const;
    void addSilentDate(const StyledText& date, FlowLine& line);
    void drawOnSpine(const StyledText& date, FlowLine& line);
    bool addInlineHead(const ContentEntry& entry);
    std::optional<ContentHeadLine> inlineHead(const ContentEntry& entry);
    void addParagraph(const ContentParagraph& paragraph, bool first);
    double gapOfDates() const;
    QList<SetLine> setDates(const StyledText& dates, double width, Alignment alignment);
    bool hasYearsAside(const ContentSection& section) const;
    double leftOfWorks() const;
    ContentLine takeYearAside(ContentEntry& entry) const;
    StyledText yearText(const ContentLine& year) const;
    void addYear(const ContentLine& year, qsizetype first);
    void addLabel(const ContentParagraph& paragraph, double left, FlowLine& line);
    void addLines(const QList<SetLine>& lines, const Template::Type& type, double shift);
    void addBlock(BlockRole role, int level = 0, const QString& title = {});
    void measureLabels(const ContentSection& section);
    void keepLastTwo(qsizetype first);
    void keepTogether(qsizetype first);
    StyledText labelText(const ContentParagraph& paragraph) const;

    Alignment nameAlignment() const;
    StyledText styled(const ContentLine& line, const Template::Type& type, bool bold = false, bool emphasis = false,
                      bool title = false) const;
    /// In the font of titles.
    StyledText styledAsTitle(const ContentLine& line, const Template::Type& type) const
    {
        return styled(line, type, false, false, true);
    }
    TextStyle plain(const Template::Type& type) const;
    SetParagraph setText(const StyledText& text, double width, Alignment alignment, bool body);
    /// Sets text for the page and reports characters that no font has. `body` text is justified and hyphenated as the
    /// template asks.
    QList<SetLine> set(const StyledText& text, double width, Alignment alignment, bool body = false);
    /// The width of the text on a single line. Reports no findings.
    double widthOf(const StyledText& text);
    GlyphRun spaceBetween(const GlyphRun& after, double from, double to);

    ParagraphSetter& m_setter;
    const Template& m_design;
    double m_width;
    Area m_area; ///< where lines are being set
    Language m_language;
    Flow m_flow;
    std::optional<SectionId> m_section;
    std::optional<EntryId> m_entry;
    QString m_row;
    double m_labelWidth = 0; ///< the widest number of the section's lists
    double m_hang = 0;       ///< how far the section's numbered items hang
    bool m_isSide = false;
    std::optional<Spine> m_spine;
    double m_labelColumn = 0;        ///< width of the section's column of skill labels; 0: labels are part of the line
    std::optional<EntryId> m_dotted; ///< the entry that has a dot on the timeline
    bool m_placesFollow = false;     ///< whether places in this section follow the titles
    bool m_hasWholeTime = false;     ///< the entry prints its whole time span, so the dates of its posts are muted
    bool m_placeFirst = false;       ///< whether places in this section are beside the first line of each head
    bool m_isInline = false;         ///< whether each entry head in this section fits on one line
    bool m_yearsAside = false;       ///< whether the years of this section's works are in a column
    QString m_shownYear;             ///< the last year shown in that column
    bool m_ragged = false;           ///< whether the section's text is ragged, whatever the template says
    std::optional<Error> m_error;
};

} // namespace duovita
