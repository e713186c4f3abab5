#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/jobwords.h"
#include "core/import/fields/experiencefields.h"
#include "core/import/fields/headlinks.h"
#include "core/import/fields/headparsing.h"
#include "core/import/fields/roleparting.h"
#include "core/import/fields/segmentroles.h"
#include "core/import/fields/titleparts.h"

#include "core/domain/bareaddresses.h"
#include <QRegularExpression>

namespace duovita {

namespace {

class ExperienceHead {
public:
    ExperienceHead(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context)
        : m_kind(kind), m_context(context), m_words(context.vocabulary), m_fields(kind, context)
    {
        QList<TextLine> unlabelled;
        QString address; // the address that is visible in the text
        HeadLinks links(context.vocabulary);
        for (const TextLine& line : lines) {
            if (takeLabelled(line.plain().trimmed()))
                continue;
            TextLine rest = line;
            if (address.isEmpty())
                address = takeAddress(rest);
            if (!rest.isEmpty())
                unlabelled += links.take(rest, !isJob());
        }
        m_fields.setUrl(links.url().isEmpty() ? address : links.url());
        m_links = links.links();
        if (!address.isEmpty() && !links.url().isEmpty())
            m_links += Link{{}, address};
        for (const QString& text : links.descriptions())
            m_fields.leave(text);
        m_head = readHead(unlabelled, m_dated ? LoneYear::IsText : LoneYear::IsDate);
        if (!m_dated)
            m_fields.setRange(m_head.range);
        m_head.segments.removeIf([this](const Segment& segment) { return takeAside(segment.text); });
        m_head.segments = withPlacesApart(m_head.segments, words());
        for (const QString& form : takeFormsOfWork(m_head.segments))
            m_fields.leave(form);
        RoleParting parting(m_head, m_fields, m_kind, words());
        if (isJob()) {
            dropStops(m_head.segments);
            partAtDashes(m_head.segments, words());
            m_employerBracketed = partAtEmployerBrackets(m_head.segments, words());
        }
        parting.part();
        for (const QString& duration : takeDurations(m_head.segments))
            m_fields.leave(duration);
        parting.partEmployerFromTitle();
        const bool fields = isJob() || m_roles.startsWithRole();
        QList<Segment> segments;
        for (const Segment& segment : std::as_const(m_head.segments)) {
            const Marks marks = fields && !m_roles.isListOfRoles(segment.text) ? Marks::All : Marks::BarsAndDots;
            segments += partedAtMarks({segment}, marks);
        }
        m_head.segments = segments;
        if (isJob() && m_fields.details().position.isEmpty())
            parting.partRoleInBracket();
        m_employerFirst = parting.isEmployerFirst();
        m_employerSecond = parting.isEmployerSecond();
    }

    Entry parse()
    {
        if ((isJob() || m_roles.startsWithRole()) && m_roles.isListOfFields())
            placeFields();
        else
            placeSegments();
        m_fields.settle(m_head.segments.size() == 1);
        Entry entry;
        entry.details = m_fields.details();
        entry.links = m_links;
        entry.unparsed = m_fields.unparsed();
        return entry;
    }

private:
    const Vocabulary& words() const { return m_context.vocabulary; }
    bool isJob() const { return m_kind == SectionKind::Work; }

    /// Removes "https://example.org/tool" alone or at the end of a line.
    static QString takeAddress(TextLine& line)
    {
        static const QRegularExpression last(QStringLiteral("(?:^|[\\s·•|｜,，]+)(https?://[^\\s，。；]+)\\s*$"));
        InlineSpan* span = line.spans.isEmpty() ? nullptr : &line.spans.last();
        const auto match = span && span->url.isEmpty() ? last.match(span->text) : QRegularExpressionMatch();
        if (!match.hasMatch())
            return {};
        span->text.truncate(match.capturedStart());
        return withoutMarksBehind(match.captured(1));
    }

    /// The whole text is a university: "Example University", "University of Example", "示例大学".
    static bool isUniversity(const QString& text)
    {
        static const QRegularExpression name(
            QStringLiteral("^(?:\\p{Lu}[\\p{L}'’-]+\\s){1,4}University$|^University of(?:\\s\\p{Lu}[\\p{L}'’-]+){1,3}$|"
                           "^\\p{Han}{2,10}大学$"));
        return name.match(text).hasMatch();
    }

    /// "项目名称：…", "Company: …": the label names the field.
    bool takeLabelled(const QString& text)
    {
        const auto labelled = readLabelled(text, words());
        if (!labelled)
            return false;
        const auto& [field, value] = *labelled;
        if (field == QStringLiteral("range")) {
            const std::optional<DateRange> range = rangeOf(*labelled);
            m_fields.setRange(range.value_or(m_fields.details().range));
            m_dated = m_dated || range;
            return range.has_value();
        }
        static const QHash<QString, LocalizedText ExperienceDetails::*> members{
            {QStringLiteral("title"), &ExperienceDetails::title},
            {QStringLiteral("position"), &ExperienceDetails::position},
            {QStringLiteral("organization"), &ExperienceDetails::organization},
            {QStringLiteral("department"), &ExperienceDetails::department},
            {QStringLiteral("location"), &ExperienceDetails::location}};
        const auto member = members.constFind(field);
        if (member == members.constEnd())
            return false;
        m_fields.add(*member, value);
        return true;
    }

    /// "advised by Prof. Wang Wu", "导师：王五教授": not a field of a job.
    bool takeAside(const QString& text)
    {
        static const QRegularExpression form(
            QStringLiteral("^(?:(?:advised|supervised|mentored|hosted) by\\s|(?:指导|合作)?导师[:：])"),
            QRegularExpression::CaseInsensitiveOption);
        if (!form.match(text).hasMatch())
            return false;
        m_fields.leave(text);
        return true;
    }

    /// After "Engineer at Example" the employer is known, and a town below it is its place; below "Engineer (Example
    /// Ltd, Sampleton, CA)" is the topic of the work.
    bool placeByEmployer(qsizetype i)
    {
        const Segment& segment = m_head.segments[i];
        if (m_employerBracketed && segment.line > 0 && m_fields.details().title.isEmpty() &&
            !isPlace(segment.text, words()) && !isLabelled(segment.text)) {
            m_fields.add(&ExperienceDetails::title, segment.text);
            return true;
        }
        const bool employer = m_employerSecond && i == 1;
        const bool town = m_employerSecond && i > 1 && segment.line > 0 && m_fields.details().location.isEmpty() &&
                          m_words.isTownOnly(segment.text);
        if (employer && commaPieces(segment.text).size() == 1)
            m_fields.placeOrganization(segment.text);
        else if (town)
            m_fields.add(&ExperienceDetails::location, segment.text);
        else
            return false;
        return true;
    }

    /// "Research Intern, Example Labs, Systems Group, Beijing, China", over any number of lines.
    void placeFields()
    {
        QStringList others;
        for (qsizetype i = 0; i < m_head.segments.size(); ++i) {
            const Segment& segment = m_head.segments[i];
            if (placeByEmployer(i))
                continue;
            if (isPlace(segment.text, words()) ||
                (m_fields.details().location.isEmpty() && m_roles.isPlaceByItsPosition(i))) {
                m_fields.add(&ExperienceDetails::location, segment.text);
                continue;
            }
            if (i > 0 ? m_fields.details().position.isEmpty() && m_roles.namesPositionOnly(i)
                      : m_roles.isPositionAboveEmployer()) {
                m_fields.add(&ExperienceDetails::position, segment.text);
                continue;
            }
            if (m_fields.details().position.isEmpty() && areRolesOfOne(segment.text)) {
                m_fields.add(&ExperienceDetails::position, segment.text);
                continue;
            }
            const Placed placed = withOrganization(takePlace(segment.text, words()));
            const Segment& first = m_head.segments.front();
            const bool below =
                first.line < segment.line && !m_words.isRole(first.text) && !isPlace(first.text, words());
            if (below && !placed.place.isEmpty() && m_words.isTownOnly(placed.rest)) {
                m_fields.add(&ExperienceDetails::location, segment.text);
                continue;
            }
            for (const QString& piece : commaPieces(placed.rest)) {
                if (m_fields.details().position.isEmpty() && m_words.isRole(piece)) {
                    if (!m_fields.placeJoined(piece))
                        m_fields.add(&ExperienceDetails::position, piece);
                } else
                    others += piece;
            }
            if (!placed.place.isEmpty())
                m_fields.add(&ExperienceDetails::location, placed.place);
        }
        const bool partFirst = putWholeFirst(others);
        // "Linguistics, Example University" starts with a subject, "Example University, Bramfield" ends with a town.
        if (m_fields.details().location.isEmpty() && !partFirst && others.size() > 1 &&
            m_words.isTown(others.first(), others.last()))
            m_fields.add(&ExperienceDetails::location, others.takeLast());
        for (const QString& piece : others)
            m_fields.placeOrganization(piece);
    }

    /// "Research Director, Distinguished Engineer": positions of one person, with no employer between them.
    bool areRolesOfOne(const QString& text) const
    {
        const QStringList pieces = commaPieces(text);
        return pieces.size() > 1 && std::all_of(pieces.begin(), pieces.end(), [&](const QString& piece) {
                   return m_words.isRole(piece) && words().organizationIn(piece) < 0 &&
                          (!words().isCompany(piece) || words().isRole(piece.section(u' ', -1)));
               });
    }

    /// Reorders the names of an employer and its departments; returns whether a department came first.
    bool putWholeFirst(QStringList& names) const
    {
        // "WeChat, Tencent", both known names: neither is a department.
        const auto isNamed = [&](const QString& name) {
            return words().organizationIn(name) == 0 && !words().isSchool(name) && !isDepartment(name);
        };
        while (names.size() > 1 && isNamed(names[0]) && isNamed(names[1]))
            names[0] += QStringLiteral(", ") + names.takeAt(1);
        // "Paediatrics, Sample Hospital": the organization follows its department.
        static const QRegularExpression university(QStringLiteral("\\bUniversity\\b|大学$"));
        static const QRegularExpression schoolOfOne(
            QStringLiteral("^(?:School|Faculty|College|Department) of\\b|学院$"));
        // "Department of Samples, College of Examples, Example University"
        const auto isUniversity = [](const QString& piece) { return university.match(piece).hasMatch(); };
        const auto isWhole = [&](const QString& piece) {
            return isUniversity(piece) ||
                   ((words().isCompany(piece) || m_words.isKnownOrganization(piece)) && !isDepartment(piece));
        };
        auto whole = std::find_if(names.begin(), names.end(), isWhole);
        if (whole != names.end() && schoolOfOne.match(*whole).hasMatch())
            if (const auto further = std::find_if(whole, names.end(), isUniversity); further != names.end())
                whole = further;
        // "Sample 实验室，示例学院": if both could be departments, the school is the organization.
        static const QRegularExpression unit(QStringLiteral("(?:实验室|中心|研究组|课题组|团队)$"));
        if (whole == names.end() && names.size() == 2 && unit.match(names[0]).hasMatch() &&
            words().isSchool(names[1]) && !unit.match(names[1]).hasMatch())
            whole = names.begin() + 1;
        if (whole == names.end() || whole == names.begin())
            return false;
        const bool part = schoolOfOne.match(names.front()).hasMatch() || isDepartment(names.front());
        const bool other = words().isCompany(names.front()) || m_words.isKnownOrganization(names.front());
        if (part || !other)
            std::rotate(names.begin(), whole, whole + 1);
        return true;
    }

    /// "Research Fellow, INRIA Rocquencourt, France": what looks like a city is the employer, if nothing else is.
    Placed withOrganization(const Placed& placed) const
    {
        const QStringList place = commaPieces(placed.place);
        if (place.size() < 2 || words().isCity(place.front()) || words().isRegion(place.front()) ||
            m_head.segments.size() > 1 || !m_words.isRole(placed.rest) || commaPieces(placed.rest).size() > 1)
            return placed;
        return {QString(placed.rest + QStringLiteral(", ") + place.front()), place.mid(1).join(QStringLiteral(", "))};
    }

    void placeSegments()
    {
        const QList<Segment>& segments = m_head.segments;
        const bool placeBeside = segments.size() > 1 && segments[1].line == 0 && segments.front().bold &&
                                 !segments[1].bold && !segments[1].italic && !m_words.isRole(segments[1].text) &&
                                 !m_roles.isRoleAtOrganization();
        for (qsizetype i = 0; i < segments.size(); ++i) {
            const Segment& segment = segments[i];
            // "Replay laboratory · Example Ltd, Developer" among projects: the laboratory is the title.
            const bool titled =
                m_kind == SectionKind::Project && segments.size() > 1 && commaPieces(segments[1].text).size() > 1;
            const bool roleBeside = i == 0 && segments.size() > 1 && segments[1].line == 0 && !titled &&
                                    words().isRole(segments[1].text) && m_words.isOrganization(segment.text);
            // "Example Laboratory" over "Research Intern", "Example University": the place of the research.
            const auto below =
                std::find_if(segments.begin(), segments.end(), [](const Segment& s) { return s.line > 0; });
            const bool roleBelow = below != segments.end() && below->line == 1 && words().isRole(below->text) &&
                                   below->text.count(u' ') < 4;
            const bool placeOfResearch = i == 0 && m_kind == SectionKind::Research && !words().isRole(segment.text) &&
                                         (isUniversity(segment.text) || (roleBelow && words().isCompany(segment.text) &&
                                                                         m_words.isOrganization(segment.text)));
            if ((!isJob() && i > 0 && m_fields.placeShare(segment.text)) || placeByEmployer(i))
                continue;
            if (i == 0 && m_roles.isRoleAtOrganization())
                m_fields.add(&ExperienceDetails::position, segment.text);
            else if (roleBeside || placeOfResearch || (i == 0 && m_employerFirst))
                m_fields.placeOrganization(segment.text);
            else if (i == 0 && placeBeside)
                m_fields.add(&ExperienceDetails::organization, segment.text);
            else if (i == 1 && placeBeside)
                m_fields.add(&ExperienceDetails::location, segment.text);
            else if (isLabelled(segment.text) && segment.line > 0)
                m_fields.leave(segment.text);
            else if (m_fields.details().location.isEmpty() && m_roles.isPlaceByItsPosition(i))
                m_fields.add(&ExperienceDetails::location, segment.text);
            else
                placeSegment(segment, i == 0 && m_fields.details().title.isEmpty());
        }
    }

    void placeSegment(const Segment& segment, bool first)
    {
        if (first) {
            m_fields.placeTitle(segment.text);
            return;
        }
        if (isPlace(segment.text, words())) {
            m_fields.add(&ExperienceDetails::location, segment.text);
            return;
        }
        if (words().isRole(segment.text) && m_fields.details().position.isEmpty() &&
            takePlace(segment.text, words()).place.isEmpty()) {
            m_fields.placeRole(segment.text);
            return;
        }
        if (m_words.isTown(m_fields.details().organization.textOrFallback(m_context.language), segment.text)) {
            m_fields.add(&ExperienceDetails::location, segment.text);
            return;
        }
        constexpr qsizetype longestName = 80;
        if (segment.text.size() < 2 || segment.text.size() > longestName) {
            m_fields.leave(segment.text);
            return;
        }
        const Placed placed = takePlace(segment.text, words());
        if (!placed.place.isEmpty())
            m_fields.add(&ExperienceDetails::location, placed.place);
        if (words().isCountry(placed.rest) && placed.place.isEmpty())
            m_fields.add(&ExperienceDetails::location, placed.rest);
        else if (!placed.rest.isEmpty())
            m_fields.placeOrganization(placed.rest);
    }

    SectionKind m_kind;
    const ParsingContext& m_context;
    JobWords m_words;
    ExperienceFields m_fields;
    Head m_head;
    SegmentRoles m_roles{m_head.segments, m_kind, m_context.vocabulary};
    bool m_dated = false;             // by a label
    bool m_employerFirst = false;     // its position is in brackets after it
    bool m_employerSecond = false;    // after "at": the second segment
    bool m_employerBracketed = false; // and its place, after the position
    QList<Link> m_links;
};

} // namespace

Entry parseExperienceHead(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context)
{
    return ExperienceHead(lines, kind, context).parse();
}

} // namespace duovita
