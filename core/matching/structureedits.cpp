#include "core/matching/structureedits.h"

#include "core/terms/neededtexts.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isExperience(SectionKind kind)
{
    return infoOf(kind).details == DetailsKind::Experience;
}

QString plainTextOfPoint(const Highlight& point)
{
    return point.text.anyText().plainText();
}

DateRange rangeOf(const Entry& entry)
{
    DateRange range;
    forEachField(entry.details, [&](Field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, DateRange>)
            range = value;
    });
    return range;
}

/// The texts of its fields, in order.
QStringList headTexts(const Entry& entry)
{
    QStringList texts;
    forEachField(entry.details, [&](Field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, LocalizedText>) {
            if (!value.isEmpty())
                texts += value.anyText();
        } else if constexpr (std::is_same_v<Value, QString>) {
            if (!value.isEmpty())
                texts += value;
        }
    });
    return texts;
}

/// Whether all of the line is bold, as in "**Project one: a warehouse**", optionally followed by a colon.
bool isBoldLine(const Highlight& point)
{
    static const QRegularExpression bold(QStringLiteral("^\\*\\*[^*]+\\*\\*\\s*[:：]?$"));
    return bold.match(point.text.anyText().markdown()).hasMatch();
}

class Parting {
public:
    Parting(const Entry& entry, const PartWanted& wanted, MeaningReader& reader)
        : m_points(entry.highlights), m_wanted(wanted), m_reader(reader),
          m_head(reader.read(headTexts(wanted.twin).join(u'\n')))
    {
    }

    /// The range from its introductory line, if any, to after its last point; nothing if it is unclear what belongs to
    /// it.
    std::optional<std::pair<qsizetype, qsizetype>> run()
    {
        qsizetype first = -1;
        qsizetype last = -1;
        for (qsizetype i = 0; i < m_points.size(); ++i) {
            if (!m_wanted.points.contains(m_points[i].id))
                continue;
            first = first < 0 ? i : first;
            last = i;
        }
        if (first < 0)
            return std::nullopt;
        qsizetype start = first;
        while (start > 0 && !isLead(start) && !m_wanted.elsewhere.contains(m_points[start - 1].id) &&
               start > first - mostBefore)
            --start;
        m_hasLead = isLead(start);
        if (!m_hasLead)
            start = first;
        if (!m_hasLead && m_wanted.points.size() < 2)
            return std::nullopt;
        qsizetype end = start + 1;
        while (end < m_points.size() && !isBoldLine(m_points[end]) && !m_wanted.elsewhere.contains(m_points[end].id) &&
               (m_hasLead || end <= last))
            ++end;
        const bool isAll = start == 0 && end == m_points.size();
        return isAll || end <= last ? std::nullopt : std::optional(std::pair(start, end));
    }

    bool hasLead() const { return m_hasLead; }

private:
    static constexpr qsizetype mostBefore = 3; // points between the introductory line and the twin's first point

    bool isLead(qsizetype place)
    {
        const Highlight& point = m_points[place];
        if (m_wanted.points.contains(point.id) || m_wanted.elsewhere.contains(point.id))
            return false;
        constexpr double sameHead = 0.3;
        const QString text = plainTextOfPoint(point);
        const qsizetype longest = containsHan(text) ? 40 : 60; // a title is shorter than a sentence
        return isBoldLine(point) ||
               (text.size() <= longest && likenessOf(m_reader.read(text), m_head, m_reader) >= sameHead);
    }

    const QList<Highlight>& m_points;
    const PartWanted& m_wanted;
    MeaningReader& m_reader;
    Meaning m_head;
    bool m_hasLead = false;
};

/// The section for a new entry of a kind: its own, otherwise an existing one, otherwise a new one after its own.
qsizetype sectionFor(Person& person, qsizetype own, SectionKind kind)
{
    if (person.sections[own].kind() == kind)
        return own;
    for (qsizetype i = 0; i < person.sections.size(); ++i) {
        if (person.sections[i].kind() == kind)
            return i;
    }
    person.sections.insert(own + 1, Section(kind));
    return own + 1;
}

bool isWithin(const DateRange& range, const DateRange& whole)
{
    if (range.isEmpty() || whole.isEmpty())
        return true;
    const bool startsBefore = range.start() && whole.start() &&
                              range.start()->lastMonth() < whole.start()->firstMonth() &&
                              range.start()->year() < whole.start()->year();
    const bool endsAfter = range.end() && whole.end() && range.end()->year() > whole.end()->year();
    return !startsBefore && !endsAfter;
}

/// Whether all its data can become points.
bool isPlain(const Entry& entry)
{
    const auto* work = std::get_if<ExperienceDetails>(&entry.details);
    return entry.links.isEmpty() && entry.tags.isEmpty() && entry.note.isEmpty() && entry.unparsed.isEmpty() &&
           entry.extra.isEmpty() && entry.visible && entry.asTyped == TypedTexts() &&
           (!work || work->morePositions.isEmpty());
}

QString periodOf(const DateRange& range)
{
    const QString start = range.start() ? range.start()->toText() : QString();
    const QString end = range.end() ? range.end()->toText() : QString();
    return QStringList{start, end}.join(start.isEmpty() || end.isEmpty() ? QString() : QStringLiteral(" – "));
}

/// Its head as a bold line.
std::optional<Highlight> leadOf(const Entry& entry, Language language)
{
    QStringList texts = headTexts(entry);
    const QString period = periodOf(rangeOf(entry));
    if (!period.isEmpty())
        texts += period;
    if (texts.isEmpty())
        return std::nullopt;
    const QString comma = language == hanLanguage ? QStringLiteral("，") : QStringLiteral(", ");
    Highlight lead;
    lead.style = HighlightStyle::Paragraph;
    InlineSpan span;
    span.text = texts.join(comma);
    span.style = InlineStyle::Bold;
    lead.text.setText(language, RichText::fromSpans({span}), {});
    return lead;
}

} // namespace

Language languageOf(const Section& section)
{
    for (const Entry& entry : section.entries()) {
        for (const Highlight& point : entry.highlights) {
            for (const Language language : allLanguages) {
                if (!point.text.text(language).isEmpty())
                    return language;
            }
        }
    }
    return allLanguages.front();
}

std::optional<QString> partEntry(Person& person, const EntryId& id, const PartWanted& wanted, MeaningReader& reader)
{
    const auto place = person.findEntry(id);
    if (!place)
        return std::nullopt;
    const SectionKind ownKind = person.sections[place->section].kind();
    const bool isOneKind = ownKind == wanted.kind || (isExperience(ownKind) && isExperience(wanted.kind));
    if (!isOneKind || !isExperience(ownKind))
        return std::nullopt;
    Entry whole = person.sections[place->section].entries()[place->entry];
    Parting parting(whole, wanted, reader);
    const auto run = parting.run();
    if (!run)
        return std::nullopt;
    const auto [start, end] = *run;
    Entry part = Section(wanted.kind).newEntry();
    part.highlights = whole.highlights.mid(start, end - start);
    whole.highlights.remove(start, end - start);
    QString shown = plainTextOfPoint(part.highlights.front());
    if (parting.hasLead()) {
        const Highlight lead = part.highlights.takeFirst();
        auto& details = std::get<ExperienceDetails>(part.details);
        for (const Language language : allLanguages) {
            QString title = lead.text.text(language).plainText().trimmed();
            if (title.endsWith(u':') || title.endsWith(u'：'))
                title.chop(1);
            if (!title.isEmpty())
                details.title.setText(language, title, {});
        }
        if (part.highlights.isEmpty())
            return std::nullopt;
        shown = details.title.anyText();
    }
    static_cast<void>(person.sections[place->section].replace(place->entry, whole)); // cannot fail: same kind
    const qsizetype home = sectionFor(person, place->section, wanted.kind);
    Section& section = person.sections[home];
    const qsizetype at = home == place->section ? place->entry + 1 : section.entries().size();
    static_cast<void>(section.insert(at, part)); // cannot fail: made for this kind
    return shown;
}

std::optional<QString> joinNeighbours(Person& person, const EntryId& into, const EntryId& id, const Entry& twin)
{
    const auto first = person.findEntry(into);
    const auto second = person.findEntry(id);
    if (!first || !second || first->section != second->section || qAbs(first->entry - second->entry) != 1)
        return std::nullopt;
    Section& section = person.sections[first->section];
    Entry kept = section.entries()[first->entry];
    const Entry joined = section.entries()[second->entry];
    const bool isHidden = std::any_of(person.cvs.begin(), person.cvs.end(), [&](const Cv& cv) {
        return cv.hiddenEntries.contains(id) || cv.pageStartEntries.contains(id) || cv.keptEntries.contains(id);
    });
    if (isHidden || !isPlain(joined) || !isWithin(rangeOf(joined), rangeOf(twin)) || rangeOf(joined).isPresent())
        return std::nullopt;
    QList<Highlight> points;
    if (const auto lead = leadOf(joined, languageOf(section)))
        points += *lead;
    points += joined.highlights;
    kept.highlights = first->entry < second->entry ? kept.highlights + points : points + kept.highlights;
    const QStringList head = headTexts(joined);
    static_cast<void>(section.replace(first->entry, kept)); // cannot fail: same kind
    static_cast<void>(section.take(second->entry));
    return head.isEmpty() ? plainTextOfPoint(points.front()) : head.front();
}

bool isSubheading(const Entry& entry)
{
    static const QRegularExpression words(
        QStringLiteral("^(?:主要|工作|项目|岗位|个人|核心|负责|的)*(?:职责|内容|描述|简介|业绩|成果|贡献)$|"
                       "^(?:(?:job|key|main|my|project|work)\\s+)?"
                       "(?:responsibilit(?:y|ies)|dut(?:y|ies)|achievements?|description|contributions?|highlights)$"),
        QRegularExpression::CaseInsensitiveOption);
    const QStringList head = headTexts(entry);
    return rangeOf(entry).isEmpty() && std::any_of(head.begin(), head.end(), [](QString text) {
               text.remove(QRegularExpression(QStringLiteral("[\\s:：]+$")));
               return words.match(text).hasMatch();
           });
}

bool mayHead(const Entry& entry, const Entry& twin)
{
    constexpr qsizetype few = 1;
    const DateRange own = rangeOf(entry);
    const DateRange twinRange = rangeOf(twin);
    if (entry.highlights.size() > few || !own.start() || !twinRange.start() || own.isPresent() != twinRange.isPresent())
        return false;
    const bool endsAlike = !own.end() || !twinRange.end() || own.end()->agreesWith(*twinRange.end());
    return qAbs(own.start()->year() - twinRange.start()->year()) <= 1 && endsAlike;
}

std::optional<QString> movePoints(Person& person, const QList<HighlightId>& points, const EntryId& from,
                                  const EntryId& to)
{
    const auto source = person.findEntry(from);
    const auto target = person.findEntry(to);
    if (!source || !target || source->section != target->section || target->entry + 1 != source->entry)
        return std::nullopt;
    Section& section = person.sections[source->section];
    Entry giver = section.entries()[source->entry];
    Entry taker = section.entries()[target->entry];
    if (!taker.highlights.isEmpty())
        return std::nullopt;
    for (qsizetype i = 0; i < giver.highlights.size();) {
        if (points.contains(giver.highlights[i].id))
            taker.highlights += giver.highlights.takeAt(i);
        else
            ++i;
    }
    if (taker.highlights.isEmpty())
        return std::nullopt;
    const QString shown = plainTextOfPoint(taker.highlights.front());
    static_cast<void>(section.replace(source->entry, giver)); // cannot fail: same kinds
    static_cast<void>(section.replace(target->entry, taker));
    return shown;
}

bool mayBecomeExperience(const Section& section, SectionKind kind)
{
    return isExperience(kind) && infoOf(section.kind()).details == DetailsKind::General &&
           section.kind() != SectionKind::Summary;
}

Section asExperience(const Section& section, SectionKind kind, Language language)
{
    Section changed(kind, section.id());
    changed.title = section.title;
    if (changed.title.isEmpty())
        changed.title.setText(language, titleInDocuments(section.title, section.kind(), language), {});
    changed.visible = section.visible;
    changed.unparsed = section.unparsed;
    changed.extra = section.extra;
    for (Entry entry : section.entries()) {
        const auto general = std::get<GeneralDetails>(entry.details);
        ExperienceDetails details;
        details.title = general.title;
        details.organization = general.subtitle;
        details.range = general.range;
        details.url = general.url;
        entry.details = details;
        static_cast<void>(changed.append(entry)); // cannot fail: made for this kind
    }
    return changed;
}

} // namespace duovita
