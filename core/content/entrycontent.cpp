#include "core/content/entrycontent.h"

#include "core/content/addresses.h"
#include "core/content/citation.h"
#include "core/content/contactcontent.h"
#include "core/content/highlightcontent.h"
#include "core/content/selection.h"

#include <algorithm>

namespace duovita {

namespace {

using Style = InlineStyle;

/// From the start of the first post to the end of the last; empty unless every post has both dates.
DateRange wholeRange(const ExperienceDetails& details)
{
    QList<DateRange> ranges{details.range};
    for (const HeldPosition& held : details.morePositions)
        ranges += held.range;
    std::optional<PartialDate> start;
    std::optional<PartialDate> end;
    bool present = false;
    for (const DateRange& range : std::as_const(ranges)) {
        if (!range.start() || range.endKind() == DateRange::End::Unknown || range.isExpected())
            return {};
        if (!start || *range.start() < *start)
            start = range.start();
        present = present || range.isPresent();
        if (range.end() && (!end || *end < *range.end()))
            end = range.end();
    }
    if (present)
        return DateRange::untilPresent(start);
    const Result<DateRange> whole = DateRange::create(start, end);
    return whole ? *whole : DateRange();
}

/// Adds an entry's own lines, depending on the kind of its details.
class DetailsContent {
public:
    DetailsContent(EntryBuilder& entry, SectionKind kind, int number, SectionManner manner)
        : m_entry(entry), m_kind(kind), m_number(number), m_manner(manner),
          m_wholeFirst(namesWholeFirst(entry.language()))
    {
    }

    /// The nesting level of what follows: one deeper below a list item.
    int depth() const { return m_isItem ? 1 : 0; }

    void operator()(const EducationDetails& d)
    {
        addTitle(d.institution, Field::Institution, m_entry.rangeLine(d.range));
        const auto& [first, firstField] = m_wholeFirst ? part(d.area, Field::Area) : part(d.degree, Field::Degree);
        const auto& [second, secondField] = m_wholeFirst ? part(d.degree, Field::Degree) : part(d.area, Field::Area);
        LineBuilder course = m_entry.line();
        course.text(first, firstField);
        if (const QString in = wordBetween(d); !in.isEmpty())
            course.separator(in);
        else if (!isOneWord(d))
            course.between(DocumentWord::ItemSeparator);
        course.text(second, secondField);
        m_entry.addHead(course.take(), place(d.location));
        const QString score = d.score.textOrFallback(m_entry.language()).trimmed();
        if (!score.isEmpty() && score.front().isDigit())
            m_entry.addLabelled(DocumentWord::Score, d.score, Field::Score);
        else
            m_entry.addParagraph(m_entry.line().text(d.score, Field::Score).take());
        m_entry.addLabelled(namesSeveral(d.advisors) ? DocumentWord::Advisors : DocumentWord::Advisor, d.advisors,
                            Field::Advisors);
    }

    void operator()(const ExperienceDetails& d)
    {
        if (d.title.isEmpty() && !d.organization.isEmpty())
            addOrganization(d);
        else
            addUndertaking(d);
        for (const HeldPosition& held : d.morePositions) {
            LineBuilder post = postLine(held.position, Field::MorePositions, held.department, Field::MorePositions);
            post.between(DocumentWord::ItemSeparator).text(held.location, Field::MorePositions);
            m_entry.addHead(post.take(),
                            m_entry.factLine(style().rangeText(held.range, m_entry.language()), Field::MorePositions));
        }
    }

    void operator()(const PublicationDetails& d) { addNumbered(publicationLine(m_entry, d)); }
    void operator()(const PatentDetails& d) { addNumbered(patentLine(m_entry, d)); }

    void operator()(const AwardDetails& d)
    {
        LineBuilder title = m_entry.line();
        title.text(d.title, Field::Title).separator(QStringLiteral(" "));
        if (d.count > 1)
            title.fact(QStringLiteral("×%1").arg(d.count), Field::Count);
        title.between(DocumentWord::ItemSeparator).text(d.issuer, Field::Issuer);
        m_entry.addLinks(title);
        LineBuilder when = m_entry.line();
        when.fact(style().datesText(d.dates, m_entry.language()), Field::Dates)
            .separator(DocumentWord::ItemSeparator)
            .fact(style().rangeText(d.range, m_entry.language()), Field::Range);
        m_entry.addHead(title.take(), when.take());
    }

    void operator()(const SkillDetails& d) { addPair(d.label, Field::Label, d.items, Field::Items); }
    void operator()(const LanguageSkillDetails& d) { addPair(d.language, Field::Language, d.level, Field::Level); }

    void operator()(const ReferenceDetails& d)
    {
        addTitle(d.name, Field::Name, {});
        LineBuilder post = m_entry.line();
        if (m_wholeFirst)
            post.text(d.affiliation, Field::Affiliation)
                .between(DocumentWord::UnitSeparator)
                .text(d.title, Field::Title);
        else
            post.text(d.title, Field::Title)
                .between(DocumentWord::UnitSeparator)
                .text(d.affiliation, Field::Affiliation);
        m_entry.addHead(post.take());
        LineBuilder contacts = m_entry.line();
        for (const Contact& contact : d.contacts) {
            contacts.separator(DocumentWord::ItemSeparator);
            addContact(contacts, contact, m_entry.context());
        }
        m_entry.addParagraph(contacts.take());
    }

    void operator()(const GeneralDetails& d)
    {
        LineBuilder title = m_entry.line();
        title.text(d.title, Field::Title, m_manner.asList || m_manner.plainTitles ? Style::Plain : Style::Bold);
        title.between(DocumentWord::ItemSeparator).text(d.subtitle, Field::Subtitle);
        title.between(DocumentWord::ItemSeparator).address(d.url, Field::Url);
        m_entry.addLinks(title);
        if (!m_manner.asList)
            m_entry.addHead(title.take(), m_entry.rangeLine(d.range));
        else if (m_kind == SectionKind::Summary)
            m_entry.addParagraph(title.take());
        else
            addItem(HighlightStyle::Bullet, bulletSign(0), title.take());
    }

private:
    const DocumentStyle& style() const { return m_entry.context().style; }

    using Part = std::pair<const LocalizedText&, Field>;
    static Part part(const LocalizedText& text, Field field) { return {text, field}; }

    ContentLine place(const LocalizedText& location) const
    {
        return m_entry.line().text(location, Field::Location).take();
    }

    void addTitle(const LocalizedText& text, Field field, ContentLine right)
    {
        LineBuilder title = m_entry.line();
        title.text(text, field, Style::Bold);
        m_entry.addLinks(title);
        m_entry.addHead(title.take(), std::move(right));
    }

    /// "Engineer, Data Platform", "数据平台部 工程师".
    LineBuilder postLine(const LocalizedText& position, Field positionField, const LocalizedText& department,
                         Field departmentField) const
    {
        LineBuilder line = m_entry.line();
        if (m_wholeFirst)
            line.text(department, departmentField).between(DocumentWord::TitleSeparator).text(position, positionField);
        else
            line.text(position, positionField).between(DocumentWord::TitleSeparator).text(department, departmentField);
        return line;
    }

    /// The organization is the title. If there are several positions, each has its dates beside it.
    void addOrganization(const ExperienceDetails& d)
    {
        const bool several = !d.morePositions.isEmpty();
        addTitle(d.organization, Field::Organization, several ? place(d.location) : m_entry.rangeLine(d.range));
        LineBuilder post = postLine(d.position, Field::Position, d.department, Field::Department);
        addUrl(post, d.url);
        m_entry.addHead(post.take(), several ? m_entry.rangeLine(d.range) : place(d.location));
        if (several)
            m_entry.setWholeTime(wholeRange(d));
    }

    /// The person's word between a degree and its field, such as " in "; empty if either is in another language.
    QString wordBetween(const EducationDetails& d) const
    {
        const Language language = m_entry.language();
        const QString word = style().label(DocumentWord::InArea, language);
        if (word.isEmpty() || d.degree.text(language).isEmpty() || d.area.text(language).isEmpty())
            return {};
        return containsHan(word) ? word : QString(u' ' + word + u' ');
    }

    /// "会计学硕士": Chinese writes the bare name of a degree directly behind its field.
    bool isOneWord(const EducationDetails& d) const
    {
        const Language language = m_entry.language();
        const QString& degree = d.degree.text(language);
        const bool isBare =
            degree == QStringLiteral("学士") || degree == QStringLiteral("硕士") || degree == QStringLiteral("博士");
        return m_wholeFirst && isBare && containsHan(d.area.text(language));
    }

    /// Adds a project or piece of research: its title, then where it took place and in which role.
    void addUndertaking(const ExperienceDetails& d)
    {
        const bool titled = !d.title.isEmpty();
        addTitle(titled ? d.title : d.position, titled ? Field::Title : Field::Position, m_entry.rangeLine(d.range));
        LineBuilder second = m_entry.line();
        second.text(d.organization, Field::Organization).between(DocumentWord::UnitSeparator);
        second.text(d.department, Field::Department).between(DocumentWord::ItemSeparator);
        if (titled)
            second.text(d.position, Field::Position);
        addUrl(second, d.url);
        m_entry.addHead(second.take(), place(d.location));
    }

    static void addUrl(LineBuilder& line, const QString& url)
    {
        line.between(DocumentWord::ItemSeparator).address(url, Field::Url);
    }

    bool namesSeveral(const LocalizedText& text) const
    {
        const QString& names = text.textOrFallback(m_entry.language());
        return names.contains(QStringLiteral(" and ")) ||
               std::any_of(names.begin(), names.end(), [](QChar c) { return QStringView(u",，、;；&").contains(c); });
    }

    void addPair(const LocalizedText& name, Field nameField, const LocalizedText& value, Field valueField)
    {
        LineBuilder line = m_entry.line();
        line.text(name, nameField, Style::Bold);
        const QString shown = name.textOrFallback(m_entry.language()).trimmed();
        const bool marked = shown.endsWith(u':') || shown.endsWith(u'：');
        line.separator(marked ? QStringLiteral(" ")
                              : m_entry.context().style.label(DocumentWord::Colon, m_entry.language()))
            .text(value, valueField);
        m_entry.addLinks(line);
        m_entry.addParagraph(line.take());
    }

    void addNumbered(ContentLine line)
    {
        if (!m_manner.isNumbered)
            return m_entry.addParagraph(std::move(line));
        addItem(HighlightStyle::Numbered, citationLabel(m_entry.context().cv.references, m_number), std::move(line));
    }

    void addItem(HighlightStyle style, const QString& label, ContentLine line)
    {
        m_isItem = !line.isEmpty();
        m_entry.addItem(style, 0, label, std::move(line));
    }

    EntryBuilder& m_entry;
    SectionKind m_kind;
    int m_number;
    SectionManner m_manner;
    bool m_wholeFirst;
    bool m_isItem = false;
};

bool hasOneLine(const Entry& entry, const Cv& cv)
{
    const auto* details = std::get_if<GeneralDetails>(&entry.details);
    return details && details->range.isEmpty() && chosenHighlights(entry, cv).isEmpty();
}

} // namespace

SectionManner mannerOf(const Section& section, const QList<const Entry*>& shown, const Cv& cv)
{
    const auto isBare = [&](const Entry* entry) { return chosenHighlights(*entry, cv).isEmpty(); };
    return {infoOf(section.kind()).details == DetailsKind::General &&
                std::all_of(shown.begin(), shown.end(), [&](const Entry* entry) { return hasOneLine(*entry, cv); }),
            std::all_of(shown.begin(), shown.end(), isBare), shown.size() > 1};
}

ContentEntry makeEntryContent(const Section& section, const Entry& entry, int number, SectionManner manner,
                              const ContentContext& context)
{
    EntryBuilder builder(section, entry, context);
    DetailsContent details(builder, section.kind(), number, manner);
    std::visit(details, entry.details);
    addHighlights(builder, chosenHighlights(entry, context.cv), details.depth());
    return builder.take();
}

} // namespace duovita
