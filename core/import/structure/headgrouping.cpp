#include "core/import/structure/blockgrouping.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// Splits a paragraph into lines, since each may be an entry.
QList<TextBlock> linesApart(const QList<TextBlock>& blocks)
{
    QList<TextBlock> apart;
    for (const TextBlock& block : blocks) {
        if (!isLine(block)) {
            apart += block;
            continue;
        }
        for (qsizetype i = 0; i < block.lines.size(); ++i) {
            TextBlock line = block;
            line.lines = {block.lines[i]};
            line.afterBlank = i == 0 && block.afterBlank;
            apart += line;
        }
    }
    return apart;
}

/// Builds entries block by block: the blocks before the first point or sentence are the head.
class EntryCollector {
public:
    explicit EntryCollector(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    void open() { m_entries += EntryBlocks(); }
    bool isEmpty() const { return m_entries.isEmpty(); }
    void add(const TextBlock& block, bool isDescription = false)
    {
        EntryBlocks& entry = m_entries.last();
        const bool dated = isDated(block);
        const bool above = entry.body.isEmpty() && (dated || entry.head.isEmpty() || !isProse(block));
        // "技术栈：…" describes the entry above.
        const bool label = isLabelled(block.plain()) || (isLine(block) && isLabelOfPoints(block));
        const bool aside = block.kind != TextBlock::Kind::Heading && label && !dated && !entry.head.isEmpty();
        const bool field = isTopItem(block) && !entry.head.isEmpty() && namesField(block);
        const bool head = isLine(block) && ((above && !aside) || namesField(block));
        if ((head || field) && !isDescription)
            entry.head += block.lines;
        else
            entry.body += block;
    }
    /// Copies the head of the entry before to the next: two positions at one organization.
    void inherit(const QList<TextLine>& lines) { m_entries.last().head += lines; }
    void addToBody(const TextBlock& block) { m_entries.last().body += block; }
    /// Whether the latest entry has blocks below its head.
    bool hasPoints() const { return !m_entries.isEmpty() && !m_entries.last().body.isEmpty(); }
    /// Whether the latest entry has blocks below its head, all of which are labelled lines.
    bool saysOnlyFields() const
    {
        const QList<TextBlock>& body = m_entries.last().body;
        return !body.isEmpty() && std::all_of(body.begin(), body.end(), [](const TextBlock& block) {
            return isLine(block) && isLabelled(block.plain());
        });
    }
    QList<EntryBlocks> take() { return std::move(m_entries); }
    /// "担任角色：…" belongs to the head, wherever it is.
    bool namesField(const TextBlock& block) const
    {
        static const QRegularExpression label(QStringLiteral("^([^:：]{2,80})[:：]\\s*\\S"));
        const QString before = label.match(block.plain().trimmed()).captured(1);
        // "本科：计算机科学": the degree is the label of the subject.
        constexpr qsizetype longestDegree = 6;
        const bool degree = containsHan(before) && before.size() <= longestDegree && m_vocabulary.isDegree(before);
        return degree || !m_vocabulary.entryField(before).isEmpty();
    }

private:
    const Vocabulary& m_vocabulary;
    QList<EntryBlocks> m_entries;
};

/// The index of the first block of each paragraph in plain text, including the section's first block.
QList<qsizetype> paragraphStarts(const QList<TextBlock>& blocks)
{
    QList<qsizetype> starts;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (i == 0 || blocks[i].afterBlank)
            starts += i;
    }
    return starts;
}

/// Whether a paragraph begins with lines that contain dates.
bool startsEntry(const QList<TextBlock>& blocks, qsizetype start)
{
    constexpr qsizetype mostHeadLines = 5;
    for (qsizetype i = start; i < qMin(blocks.size(), start + mostHeadLines) && isLine(blocks[i]); ++i) {
        if (i > start && blocks[i].afterBlank)
            return false;
        if (isDated(blocks[i]))
            return true;
    }
    return false;
}

/// "Example Ltd" in "Example Ltd · Senior Engineer 2020 – 2023": positions on the lines below were also held there.
QList<TextLine> employerBefore(const TextBlock& block, const Vocabulary& vocabulary)
{
    const QString text = block.plain();
    const qsizetype mark = text.indexOf(QStringLiteral(" · "));
    const QString name = text.left(qMax<qsizetype>(mark, 0)).trimmed();
    if (name.isEmpty() || vocabulary.isRole(name) || !vocabulary.isRole(text.mid(mark)))
        return {};
    return {TextLine{{InlineSpan{name}}, block.lines.front().number}};
}

/// Makes entries from paragraphs. A short paragraph without dates before one with dates is its head: an organization
/// above several positions, or lines separated by a stray blank line.
class ParagraphGrouping {
public:
    ParagraphGrouping(const QList<TextBlock>& blocks, const QList<qsizetype>& starts, const Vocabulary& vocabulary)
        : m_blocks(blocks), m_starts(starts), m_vocabulary(vocabulary), m_collector(vocabulary)
    {
    }

    QList<EntryBlocks> run()
    {
        for (qsizetype i = 0; i < m_starts.size(); ++i) {
            const qsizetype end = i + 1 < m_starts.size() ? m_starts[i + 1] : m_blocks.size();
            const bool entry = startsEntry(m_blocks, m_starts[i]);
            if (!entry && end < m_blocks.size() && startsEntry(m_blocks, end) && isShortHead(m_starts[i], end))
                share(m_starts[i], end);
            else
                add(m_starts[i], end, entry);
        }
        return m_collector.take();
    }

private:
    bool isShortHead(qsizetype start, qsizetype end) const
    {
        constexpr qsizetype mostLines = 2;
        return end - start <= mostLines && std::all_of(m_blocks.begin() + start, m_blocks.begin() + end,
                                                       [](const TextBlock& b) { return isLine(b) && !isProse(b); });
    }

    void share(qsizetype start, qsizetype end)
    {
        m_shared.clear();
        for (qsizetype i = start; i < end; ++i)
            m_shared += m_blocks[i].lines;
        m_sharedIsNew = true;
    }

    void add(qsizetype start, qsizetype end, bool entry)
    {
        if (entry || m_collector.isEmpty()) {
            m_collector.open();
            if (m_sharedIsNew || (!m_shared.isEmpty() && m_vocabulary.isRole(m_blocks[start].plain())))
                m_collector.inherit(m_shared);
            else
                m_shared.clear();
            m_sharedIsNew = false;
        }
        QList<TextLine> employer; // of the paragraph, above its first dates
        bool dated = false;
        int positions = 0;
        for (qsizetype i = start; i < end; ++i) {
            const TextBlock& block = m_blocks[i];
            const bool dates = isLine(block) && !isProse(block) && isDated(block);
            const bool role = dates && (m_vocabulary.isRole(block.plain()) || m_vocabulary.isDegree(block.plain()));
            // A second position, below the points of the first or directly below it.
            if (role && dated && (m_collector.hasPoints() || (positions > 0 && !employer.isEmpty()))) {
                m_collector.open();
                m_collector.inherit(employer);
            }
            positions += role ? 1 : 0;
            if (!dated)
                employer += dates ? employerBefore(block, m_vocabulary) : block.lines;
            dated = dated || dates;
            m_collector.add(block);
        }
    }

    const QList<TextBlock>& m_blocks;
    const QList<qsizetype>& m_starts;
    const Vocabulary& m_vocabulary;
    EntryCollector m_collector;
    QList<TextLine> m_shared;
    bool m_sharedIsNew = false;
};

/// Entries separated by blank lines, if nearly all paragraphs look like entries; otherwise nothing.
std::optional<QList<EntryBlocks>> groupByParagraphs(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    constexpr double nearlyAll = 0.6;
    const QList<qsizetype> starts = paragraphStarts(blocks);
    const auto entries =
        std::count_if(starts.begin(), starts.end(), [&](qsizetype i) { return startsEntry(blocks, i); });
    // A blank line may also separate a head from its description.
    const auto heads = std::count_if(starts.begin(), starts.end(),
                                     [&](qsizetype i) { return isLine(blocks[i]) && !isProse(blocks[i]); });
    if (static_cast<double>(entries) < nearlyAll * static_cast<double>(heads))
        return std::nullopt;
    // Several dates in a paragraph mean several entries rather than one per paragraph, except for positions below one
    // employer.
    qsizetype dates = 0;
    qsizetype furtherPositions = 0;
    bool positions = false; // so far the paragraph is a line without dates followed by dated ones
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const bool dated = isDated(blocks[i]);
        const bool first = i == 0 || blocks[i].afterBlank;
        const bool counts = dated && isLine(blocks[i]) && !isProse(blocks[i]);
        const QString text = blocks[i].plain();
        const bool further = counts && !first && positions && !blocks[i - 1].afterBlank && i > 1 &&
                             isDated(blocks[i - 1]) && (vocabulary.isRole(text) || vocabulary.isDegree(text));
        positions = first ? !dated : positions && dated;
        dates += counts && !further ? 1 : 0;
        furtherPositions += further ? 1 : 0;
    }
    // A single paragraph may be one employer above positions.
    const bool oneEmployer = entries == 1 && furtherPositions > 0 && blocks.size() == furtherPositions + 2;
    if (dates > entries + 1 || (entries < 2 && !oneEmployer))
        return std::nullopt;
    return ParagraphGrouping(blocks, starts, vocabulary).run();
}

/// The number of lines that precede the dated line of an entry, judged by the section's first entry. If points or
/// sentences separate the entries, those are better evidence.
qsizetype linesAboveDates(const QList<TextBlock>& blocks)
{
    for (qsizetype i = 0; i < blocks.size() && isLine(blocks[i]) && !isProse(blocks[i]); ++i) {
        if (isDated(blocks[i]))
            return i;
    }
    return 0;
}

/// A separate line above a position that is not itself a position.
bool namesEmployer(const QList<TextLine>& lines, const Vocabulary& vocabulary)
{
    return lines.size() == 1 && vocabulary.isCompany(lines.front().plain()) &&
           !vocabulary.isRole(lines.front().plain());
}

/// "Other projects:" above points, in a section whose entries have headings: describes the current entry.
bool isLabelBelowHeading(const QList<TextBlock>& blocks, qsizetype at)
{
    static const QRegularExpression colon(QStringLiteral("[:：]\\s*$"));
    const auto first = blocks.begin();
    return blocks[at].kind == TextBlock::Kind::Line && at + 1 < blocks.size() && isTopItem(blocks[at + 1]) &&
           blocks[at].lines.size() == 1 && colon.match(blocks[at].plain()).hasMatch() &&
           std::any_of(first, first + at,
                       [](const TextBlock& block) { return block.kind == TextBlock::Kind::Heading; });
}

QList<EntryBlocks> groupByHeads(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    const qsizetype above = linesAboveDates(blocks);
    EntryCollector collector(vocabulary);
    QList<TextLine> shared;   // the heading above several positions
    TextBlock outer;          // the heading above nested ones, which are positions
    QList<TextLine> employer; // of the position on the line before
    QList<TextLine> undated;  // of the latest head, above its dates
    bool inHead = false;
    bool dated = false;
    bool underHeading = false;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const TextBlock& block = blocks[i];
        // "荣誉奖项：…（2022）" describes the entry above, with a date.
        const bool heading = block.kind == TextBlock::Kind::Heading; // "Engineer: Example Ltd"
        const bool labelBelow = isLabelBelowHeading(blocks, i) && !collector.isEmpty();
        const bool labelled =
            labelBelow || (!heading && (isLabelled(block.plain()) || (isLine(block) && isLabelOfPoints(block))));
        const bool describes =
            labelled && !collector.isEmpty() && !collector.namesField(block) && !findDateRange(block.plain());
        const bool position = isLine(block) && opensWithDates(block) && vocabulary.isRole(block.plain());
        // "硕士研究生, 2025.06毕业" below "2022.09 – 至今": the expected end of the degree.
        static const QRegularExpression graduation(QStringLiteral("(?:19|20)\\d\\d[\\d.年月/-]*\\s*毕业"));
        const bool ends = inHead && dated && i > 0 && isOnlyDates(blocks[i - 1].lines.front()) &&
                          !findDateRange(block.plain()) && graduation.match(block.plain()).hasMatch();
        const bool hasDates = isLine(block) && (isDated(block) || position) && !describes && !ends;
        const bool aside = labelled && !hasDates && !collector.namesField(block);
        const bool head = isLine(block) && (hasDates || (!isProse(block) && !aside) || collector.isEmpty());
        // Two consecutive heads: a second date belongs to the next entry, and so do the lines above it.
        bool next = hasDates;
        for (qsizetype ahead = 0; ahead <= above && i + ahead < blocks.size() && isLine(blocks[i + ahead]); ++ahead)
            next = next || (ahead == above && isDated(blocks[i + ahead]));
        // "#### 2015 – 2019 Example Ltd" with "#### Engineer" directly below.
        const bool continues = heading && !hasDates && i > 0 && blocks[i - 1].kind == TextBlock::Kind::Heading &&
                               blocks[i - 1].level == block.level && vocabulary.isRole(block.plain());
        // "Monitor" / "2021 – 2022" / "2019 – 2020": the position was held again.
        const bool again = inHead && dated && isLine(block) && !heading && i > 0 && isOnlyDates(block.lines.front()) &&
                           isLine(blocks[i - 1]) && isOnlyDates(blocks[i - 1].lines.front()) && !block.afterBlank;
        if (again && (i + 1 == blocks.size() || !isLine(blocks[i + 1]))) {
            collector.addToBody(block);
            continue;
        }
        // "An example tool" / "Address: https://…" / "2025.1 – now", or "Period: 2025.1 – now": dates that the head
        // lacks.
        if (!collector.isEmpty() && !inHead && !dated && !heading && isLine(block) &&
            (isOnlyDates(block.lines.front()) || (hasDates && collector.namesField(block))) &&
            collector.saysOnlyFields()) {
            collector.inherit(block.lines);
            inHead = false;
            dated = true;
            continue;
        }
        if (collector.isEmpty() || (head && (!inHead || (dated && next) || (heading && dated && !continues)))) {
            const bool follows = !collector.isEmpty() && !heading && underHeading && hasDates;
            const bool second = inHead && hasDates && vocabulary.isRole(block.plain());
            const bool below = heading && !outer.lines.isEmpty() && block.level > outer.level;
            collector.open();
            if (below)
                collector.inherit(outer.lines);
            else if (follows)
                collector.inherit(shared);
            else if (second)
                collector.inherit(employer.isEmpty() && namesEmployer(undated, vocabulary) ? undated : employer);
            if (!second)
                undated.clear();
            if (!follows)
                underHeading = false;
            dated = false;
        }
        if (head && !hasDates && !dated && !heading)
            undated += block.lines;
        if (heading && !hasDates) {
            shared = block.lines;
            underHeading = true;
        }
        const bool deeperNext = i + 1 < blocks.size() && blocks[i + 1].kind == TextBlock::Kind::Heading &&
                                blocks[i + 1].level > block.level;
        if (heading && deeperNext && !hasDates)
            outer = block;
        else if (heading && block.level <= outer.level)
            outer = {};
        if (!head)
            employer.clear();
        else if (const QList<TextLine> found = employerBefore(block, vocabulary); hasDates && !found.isEmpty())
            employer = found;
        collector.add(block, labelBelow && describes);
        inHead = head;
        dated = dated || hasDates;
    }
    return collector.take();
}

bool isDatedLine(const TextBlock& block)
{
    return isLine(block) && opensWithDates(block);
}

/// Whether nearly every line begins with its dates; the others are wrapped.
bool isListByDates(const QList<TextBlock>& lines)
{
    constexpr auto fewest = 2;
    const auto dated = std::count_if(lines.begin(), lines.end(), isDatedLine);
    const auto others = std::count_if(lines.begin(), lines.end(), isLine) - dated;
    return dated >= fewest && others * 3 <= dated && isDatedLine(lines.front());
}

/// Starts an entry at each line that begins with dates; a line below it continues it, and points describe it.
QList<EntryBlocks> groupByLeadingDates(const QList<TextBlock>& lines, const Vocabulary& vocabulary)
{
    EntryCollector collector(vocabulary);
    for (const TextBlock& line : lines) {
        if (isDatedLine(line))
            collector.open();
        collector.add(line);
    }
    return collector.take();
}

} // namespace

QList<EntryBlocks> groupByLines(const QList<TextBlock>& blocks, const Vocabulary& vocabulary)
{
    if (const auto entries = groupByLevels(blocks, vocabulary))
        return withDatesOfPoints(*entries);
    const QList<TextBlock> lines = linesApart(blocks);
    if (areParagraphsUnderFullHeads(lines, vocabulary))
        return groupUnderFullHeads(lines);
    if (isListByDates(lines))
        return groupByLeadingDates(lines, vocabulary);
    const auto paragraphs = groupByParagraphs(lines, vocabulary);
    return withDatesOfPoints(paragraphs ? *paragraphs : groupByHeads(lines, vocabulary));
}

} // namespace duovita
