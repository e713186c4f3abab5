#include "core/typeset/parallellayout.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double dotRadius = 3;
constexpr double air = 1; // between the line of the spine and the dates on it
constexpr double hairline = 0.5;
constexpr double contactPadding = 4.5;
constexpr double aboveContacts = 8;

Result<Flow> columnFlow(const CvContent& content, const Template& design, ParagraphSetter& setter, double width,
                        const std::optional<LayoutImage>& photo)
{
    FlowBuilder builder(setter, design, width, content.language);
    builder.addHeader(content, photo);
    for (const ContentSection& section : content.sections)
        builder.addSection(section);
    return builder.take();
}

Result<Flow> headFlow(CvContent content, const Template& design, ParagraphSetter& setter, double width,
                      const std::optional<LayoutImage>& photo)
{
    content.contacts.clear();
    content.sections.clear();
    return columnFlow(content, design, setter, width, photo);
}

/// The texts of a paragraph by field.
QMap<Field, QString> textsOf(const ContentParagraph& paragraph)
{
    QMap<Field, QString> texts;
    for (const ContentRun& run : paragraph.line) {
        if (run.source.field != Field::None)
            texts[run.source.field] += run.text.trimmed();
    }
    return texts;
}

/// Whether two references have the same text in every field in both languages, whatever punctuation separates the
/// fields.
bool saysTheSame(const ContentEntry& one, const ContentEntry& other)
{
    return one.head.isEmpty() && other.head.isEmpty() && !one.paragraphs.isEmpty() &&
           std::equal(one.paragraphs.begin(), one.paragraphs.end(), other.paragraphs.begin(), other.paragraphs.end(),
                      [](const ContentParagraph& a, const ContentParagraph& b) { return textsOf(a) == textsOf(b); });
}

QHash<EntryId, const ContentEntry*> entriesOf(const CvContent& content)
{
    QHash<EntryId, const ContentEntry*> entries;
    for (const ContentSection& section : content.sections) {
        for (const ContentEntry& entry : section.entries)
            entries.insert(entry.id, &entry);
    }
    return entries;
}

/// The contacts of both languages: each once if both languages write it alike, otherwise one after the other.
CvContent withContactsOfBoth(CvContent content, const CvContent& other)
{
    if (content.contacts.size() != other.contacts.size() || content.contactKinds != other.contactKinds) {
        for (const ContentLine& contact : other.contacts) { // it is unknown which correspond, and none may be lost
            const auto isSame = [&](const ContentLine& own) { return plainText(own) == plainText(contact); };
            if (std::none_of(content.contacts.begin(), content.contacts.end(), isSame))
                content.contacts += contact;
        }
        return content;
    }
    for (qsizetype i = 0; i < content.contacts.size(); ++i) {
        ContentLine& own = content.contacts[i];
        ContentLine value;
        for (const ContentRun& run : other.contacts[i]) {
            if (!value.isEmpty() || run.source.field != Field::None)
                value += run;
        }
        if (value.isEmpty() || plainText(own).endsWith(plainText(value)))
            continue;
        own += ContentRun{QStringLiteral(" "), InlineStyle::Plain, {}, content.language, {}};
        own += value;
    }
    return content;
}

Result<Flow> contactsFlow(const CvContent& content, const Template& design, ParagraphSetter& setter, double width)
{
    FlowBuilder builder(setter, design, width, content.language);
    builder.addContacts(content, false);
    return builder.take();
}

/// Sets the contacts on one line over the full width, between two rules across both columns.
Result<Flow> contactStrip(const CvContent& content, const Template& design, ParagraphSetter& setter, double width)
{
    Result<Flow> strip = contactsFlow(content, design, setter, width);
    if (!strip || strip->lines.isEmpty())
        return strip;
    const qsizetype gaps = content.contacts.size() - 1;
    if (design.contactIcons && strip->lines.size() == 1 && gaps > 0) {
        constexpr double mostGap = 60;
        Template spread = design;
        spread.contactGap += (width - rightEdge(strip->lines.front().runs)) / static_cast<double>(gaps) - 0.01;
        spread.contactGap = std::min(spread.contactGap, mostGap);
        strip = contactsFlow(content, spread, setter, width);
        if (!strip)
            return strip;
    }
    FlowLine& first = strip->lines.front();
    first.spaceBefore = aboveContacts + contactPadding;
    first.rules += LayoutRule{QRectF(0, -first.baseline() - contactPadding, width, hairline), design.ruleColor};
    FlowLine& last = strip->lines.last();
    last.rules +=
        LayoutRule{QRectF(0, last.leading - last.baseline() + contactPadding, width, hairline), design.ruleColor};
    last.spaceAfter += contactPadding;
    return strip;
}

/// The part of a line's height that something on the spine covers.
struct Interruption {
    double top = 0;
    double bottom = 0;
};

class SpineDrawing {
public:
    SpineDrawing(Flow& flow, const Spine& spine, const Template& design)
        : m_flow(flow), m_spine(spine), m_design(design), m_middle(spine.left + spine.width / 2)
    {
        for (const LayoutBlock& block : flow.blocks) {
            if (block.entry && block.section && spine.across.contains(*block.entry))
                m_acrossSections.insert(*block.section);
        }
    }

    /// Draws the line from the first title to the last line, except beside entries that span both columns.
    void draw()
    {
        QList<FlowLine>& lines = m_flow.lines;
        bool begun = false;
        int block = -1;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            FlowLine& line = lines[i];
            if (line.overlays > 0)
                continue;
            const bool isTitle = m_flow.blocks[line.block].role == BlockRole::SectionTitle && line.block != block;
            block = line.block;
            if (!begun && !isTitle)
                continue;
            const double foot = line.leading - line.baseline() + line.spaceAfter;
            const double dot = -latinMiddle * line.size;
            const double top = begun ? -line.baseline() - line.spaceBefore : dot;
            begun = true;
            if (!isAcross(line))
                addRules(line, top, foot, interruption(i));
            if (isTitle)
                addDot(line, dot);
        }
    }

private:
    /// Whether the line is in a section with an entry that spans both columns.
    bool isAcross(const FlowLine& line) const
    {
        const LayoutBlock& block = m_flow.blocks[line.block];
        return block.entry && block.section && m_acrossSections.contains(*block.section);
    }

    void addDot(FlowLine& line, double y) const
    {
        LayoutShape ground;
        ground.fill = Qt::white;
        ground.path.addEllipse(QPointF(m_middle, y), dotRadius + air, dotRadius + air);
        LayoutShape dot;
        dot.fill = m_design.accentColor;
        dot.path.addEllipse(QPointF(m_middle, y), dotRadius, dotRadius);
        line.shapes += {ground, dot};
    }

    void addRules(FlowLine& line, double top, double bottom, const std::optional<Interruption>& by) const
    {
        const auto add = [&](double from, double to) {
            if (to > from)
                line.rules +=
                    LayoutRule{QRectF(m_middle - hairline / 2, from, hairline, to - from), m_design.lineColor};
        };
        add(top, by ? by->top : bottom);
        if (by)
            add(by->bottom, bottom);
    }

    /// The date beside the line at `index`: in that line or in one that shares its baseline.
    std::optional<Interruption> interruption(qsizetype index) const
    {
        const QList<FlowLine>& lines = m_flow.lines;
        for (qsizetype i = index; i < lines.size() && lines[i].row == lines[index].row; ++i) {
            if (lines[i].overlays != i - index)
                continue;
            for (const LayoutShape& shape : lines[i].shapes) {
                const QRectF box = shape.path.boundingRect();
                if (box.left() >= m_spine.left && box.right() <= m_spine.left + m_spine.width)
                    return Interruption{box.top() - 2 * air, box.bottom() + 2 * air};
            }
        }
        return std::nullopt;
    }

    Flow& m_flow;
    const Spine& m_spine;
    const Template& m_design;
    double m_middle;
    QSet<SectionId> m_acrossSections;
};

/// Lets pages end only between points of both columns, or, if there is no such place for several lines, between points
/// of the left column.
void keepPointsWhole(QList<FlowLine>& lines)
{
    constexpr int longest = 8;
    int kept = 0;
    qsizetype last = -1; // the previous line with its own baseline
    const auto blockBeside = [&](qsizetype base) {
        for (qsizetype i = base + 1; i < lines.size() && lines[i].row == lines[base].row; ++i) {
            if (lines[i].overlays == i - base)
                return lines[i].block;
        }
        return -1;
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].overlays > 0)
            continue;
        if (last >= 0 && lines[last].row == lines[i].row && lines[i].row.endsWith(QStringLiteral("/body"))) {
            const bool leftEnds = lines[last].block != lines[i].block;
            const int before = blockBeside(last);
            const bool rightEnds = before < 0 || before != blockBeside(i);
            const bool keep = !leftEnds || (!rightEnds && kept < longest);
            kept = keep ? kept + 1 : 0;
            lines[last].keepWithNext = lines[last].keepWithNext || keep;
        } else {
            kept = 0;
        }
        last = i;
    }
}

/// Sets names above the columns, contacts once below the names, then the sections with their dates on the spine.
class SpineLayout {
public:
    SpineLayout(const DocumentSource& source, ParagraphSetter& setter, const ParallelColumns& columns)
        : m_source(source), m_setter(setter), m_columns(columns), m_left(source.contents.front()),
          m_right(source.contents.last())
    {
        const QHash<EntryId, const ContentEntry*> others = entriesOf(m_right);
        for (const ContentSection& section : m_left.sections) {
            for (const ContentEntry& entry : section.entries) {
                m_known.insert(entry.id);
                if (const ContentEntry* other = others.value(entry.id); other && saysTheSame(entry, *other))
                    m_across.insert(entry.id);
            }
        }
    }

    Result<Flow> make()
    {
        Result<Flow> head = sideBySideFlow(headFlow(m_left, leftDesign(), m_setter, m_columns.left, {}),
                                           headFlow(m_right, rightDesign(), m_setter, m_columns.right, m_source.photo));
        Result<Flow> contacts = contactStrip(withContactsOfBoth(m_left, m_right), leftDesign(), m_setter, width());
        Result<Flow> body = bodyFlow();
        for (Result<Flow>* part : {&head, &contacts, &body}) {
            if (!*part)
                return part->error();
        }
        append(*head, *std::move(contacts));
        append(*head, *std::move(body));
        return head;
    }

private:
    const Template& leftDesign() const { return m_source.designs.front(); }
    const Template& rightDesign() const { return m_source.designs.last(); }
    double width() const { return m_columns.rightStart() + m_columns.right; }

    Result<Flow> sideBySideFlow(Result<Flow> left, Result<Flow> right) const
    {
        if (!left || !right)
            return left ? right : left;
        return inParallel(*std::move(left), *std::move(right), m_columns.rightStart());
    }

    Result<Flow> sectionsFlow(const CvContent& content, const Template& design, double width, const Spine& spine)
    {
        FlowBuilder builder(m_setter, design, width, content.language);
        builder.setSpine(spine);
        for (const ContentSection& section : content.sections)
            builder.addSection(section);
        return builder.take();
    }

    Result<Flow> bodyFlow()
    {
        CvContent right = m_right;
        for (ContentSection& section : right.sections)
            section.entries.removeIf([this](const ContentEntry& entry) { return m_across.contains(entry.id); });
        const Spine spine{m_columns.left, m_columns.gap, {}, m_across, width()};
        Result<Flow> flow = sideBySideFlow(
            sectionsFlow(m_left, leftDesign(), m_columns.left, spine),
            sectionsFlow(right, rightDesign(), m_columns.right, {-m_columns.gap, m_columns.gap, m_known, {}, 0}));
        if (!flow)
            return flow;
        keepPointsWhole(flow->lines);
        SpineDrawing(*flow, spine, leftDesign()).draw();
        return flow;
    }

    const DocumentSource& m_source;
    ParagraphSetter& m_setter;
    ParallelColumns m_columns;
    const CvContent& m_left;
    const CvContent& m_right;
    QSet<EntryId> m_known;  ///< entries in the left column
    QSet<EntryId> m_across; ///< entries that read the same in both languages
};

Result<Flow> flowOfBoth(const DocumentSource& source, ParagraphSetter& setter, const ParallelColumns& columns)
{
    Result<Flow> left = columnFlow(source.contents.front(), source.designs.front(), setter, columns.left, {});
    Result<Flow> right = columnFlow(source.contents.last(), source.designs.last(), setter, columns.right, source.photo);
    if (!left || !right)
        return left ? right : left;
    return inParallel(*std::move(left), *std::move(right), columns.rightStart());
}

} // namespace

ParallelColumns parallelColumns(const Template& design, double width, Language first)
{
    const double both = width - design.columnGap;
    const double left = both * (writesHan(first) ? 1 - design.columnShare : design.columnShare);
    return {left, design.columnGap, both - left};
}

bool hasSpine(const Template& design, qsizetype languages)
{
    return languages > 1 && design.layout == Template::Layout::Parallel && design.dates == Template::Dates::Between;
}

Result<PagedLayout> arrangeParallel(const DocumentSource& source, ParagraphSetter& setter)
{
    const PageFrame frame{source.paper, source.design().margins, 0, source.design().section.stretch};
    const ParallelColumns columns = parallelColumns(source.design(), frame.width(), source.contents.front().language);
    Result<Flow> flow = hasSpine(source.design(), source.contents.size()) ? SpineLayout(source, setter, columns).make()
                                                                          : flowOfBoth(source, setter, columns);
    if (!flow)
        return flow.error();
    QList<LayoutPage> pages = paginate(*flow, frame);
    PagedLayout layout = withPages(source, *std::move(flow), std::move(pages));
    const QString other = source.contents.last().author;
    if (!other.isEmpty() && other != layout.author)
        layout.title = source.contents.front().title + QStringLiteral(" / ") + source.contents.last().title;
    return layout;
}

} // namespace duovita
