#include "core/import/datetext.h"
#include "core/import/experiencefields.h"
#include "core/import/headlinks.h"
#include "core/import/headparsing.h"
#include "core/import/headsegments.h"
#include "core/import/jobwords.h"

#include <QRegularExpression>

namespace duovita {

namespace {

class ExperienceHead {
public:
    ExperienceHead(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context)
        : m_kind(kind), m_context(context), m_words(context.vocabulary), m_fields(kind, context)
    {
        QList<TextLine> unlabelled;
        HeadLinks links(context.vocabulary);
        for (const TextLine& line : lines) {
            if (takeLabelled(line.plain().trimmed()))
                continue;
            unlabelled += links.take(line, !isJob());
        }
        m_fields.setUrl(links.url());
        m_links = links.links();
        for (const QString& text : links.told())
            m_fields.leave(text);
        m_head = readHead(unlabelled, m_dated ? LoneYear::IsText : LoneYear::IsDate);
        if (!m_dated)
            m_fields.setRange(m_head.range);
        if (isJob()) {
            partRoleFromEmployer();
            partRoleInBracket();
        }
        const bool fields = isJob() || startsWithRole();
        QList<Segment> segments;
        for (const Segment& segment : std::as_const(m_head.segments)) {
            const Marks marks = fields && !isListOfRoles(segment.text) ? Marks::All : Marks::BarsAndDots;
            segments += partedAtMarks({segment}, marks);
        }
        m_head.segments = segments;
    }

    Entry parse()
    {
        if ((isJob() || startsWithRole()) && isListOfFields())
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

    /// "Owner / Manager"; in "Owner / Manager - Example Corp" the dash parts the employer from them.
    bool isListOfRoles(const QString& text) const
    {
        static const QRegularExpression dash(QStringLiteral("\\s+[—–-]\\s+"));
        const QStringList parts = text.split(dash, Qt::SkipEmptyParts);
        return m_words.areRoles(text) &&
               std::all_of(parts.begin(), parts.end(), [&](const QString& part) { return m_words.isRole(part); });
    }

    /// "Graduate Research Assistant, Example Lab" among projects is a position, too.
    bool startsWithRole() const
    {
        const QStringList pieces =
            m_head.segments.isEmpty() ? QStringList() : commaPieces(m_head.segments.front().text);
        constexpr qsizetype mostBlanks = 4;
        if (m_kind == SectionKind::Research && pieces.size() > 1 && m_words.isRole(pieces[0]) &&
            !m_words.isRole(pieces[1]) && pieces[0].count(u' ') < mostBlanks && words().isCompany(pieces[1]))
            return true;
        return m_head.segments.size() > 1 && m_words.isRole(m_head.segments.front().text) &&
               m_head.segments.front().text.count(u' ') < 4;
    }

    /// "Software Engineer: Example Ltd / Platform Group", "Associated researcher at the Institute of Samples. Topic:
    /// …": the position, the employer, and what is told of it.
    void partRoleFromEmployer()
    {
        static const QRegularExpression form(
            QStringLiteral("^([^:：]{3,60}?)(?::\\s+|\\s+at\\s+(?:the\\s+)?)(\\p{Lu}.*)$"));
        static const QRegularExpression sentence(
            QStringLiteral("(?<=\\p{Ll}{3}|\\))(?<!Corp|Univ|Dept|Inst|Assoc)\\.\\s+(?=\\p{Lu})"));
        if (m_head.segments.isEmpty())
            return;
        const Segment first = m_head.segments.front();
        // "PhD student at *Example Institute*": the employer is set off.
        static const QRegularExpression before(QStringLiteral("^(.{3,60}?)\\s+at(?:\\s+the)?$"));
        if (const auto match = before.match(first.text);
            match.hasMatch() && m_head.segments.size() > 1 && words().isRole(match.captured(1))) {
            m_head.segments.front().text = match.captured(1);
            return;
        }
        const auto match = form.match(first.text);
        if (!match.hasMatch() || !words().isRole(match.captured(1)) || words().isCompany(match.captured(1)))
            return;
        const QString said = match.captured(2);
        const auto end = sentence.match(said);
        m_head.segments.front().text = match.captured(1).trimmed();
        Segment employer = first;
        employer.text = end.hasMatch() ? said.left(end.capturedStart()) : said;
        m_head.segments.insert(1, employer);
        if (end.hasMatch())
            m_fields.leave(said.mid(end.capturedEnd()));
    }

    /// "Example Institute, Inc. (Lecturer / Teaching Assistant)": all that the head says.
    void partRoleInBracket()
    {
        static const QRegularExpression form(QStringLiteral("^([^()]{2,}?)\\s*\\(([^()]{3,60})\\)$"));
        const auto match = form.match(m_head.segments.size() == 1 ? m_head.segments.front().text : QString());
        if (!match.hasMatch() || !words().isRole(match.captured(2)) || words().isRole(match.captured(1)))
            return;
        m_fields.add(&ExperienceDetails::position, match.captured(2));
        m_head.segments.front().text = match.captured(1);
    }

    /// "项目名称：…", "Company: …": the label says which field it is.
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

    /// Whether the head is fields and nothing else: a position, an organization, a place. A longer text among them, or
    /// one that stands first while another names the organization, is the title of a piece of work.
    bool isListOfFields() const
    {
        if (m_head.segments.isEmpty())
            return false;
        bool role = false;
        const QString& first = m_head.segments.front().text;
        const bool otherNamed = std::any_of(m_head.segments.begin() + 1, m_head.segments.end(), [&](const Segment& s) {
            return words().isCompany(s.text) || words().organizationIn(s.text) >= 0;
        });
        constexpr qsizetype longestName = 3; // words
        if (first.count(u' ') >= longestName && otherNamed && !m_words.isRole(first) && !words().isCompany(first))
            return false;
        if (isChineseTitle(first))
            return false;
        for (const Segment& segment : m_head.segments) {
            if (isLabelled(segment.text))
                return false;
            for (const QString& piece : commaPieces(segment.text)) {
                if (m_words.isRole(piece))
                    role = true;
                else if (!m_words.isFieldLike(piece))
                    return false;
            }
        }
        return role;
    }

    /// "下一代云原生 SDN平台开发测试" speaks of developing but is too long for a position when another piece is one.
    bool isChineseTitle(const QString& first) const
    {
        constexpr qsizetype longestPosition = 12;
        return containsHan(first) && first.size() > longestPosition && m_words.isRole(first) &&
               std::any_of(m_head.segments.begin() + 1, m_head.segments.end(),
                           [&](const Segment& segment) { return m_words.isRole(segment.text); });
    }

    /// "Research Intern, Example Labs, Systems Group, Beijing, China", over any number of lines.
    void placeFields()
    {
        QStringList others;
        for (qsizetype i = 0; i < m_head.segments.size(); ++i) {
            const Segment& segment = m_head.segments[i];
            if (isPlace(segment.text, words()) || isPlaceByItsPosition(i)) {
                m_fields.add(&ExperienceDetails::location, segment.text);
                continue;
            }
            if (i > 0 ? namesPositionOnly(i) : isPositionAboveEmployer()) {
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
        // "Paediatrics, Sample Hospital": the whole comes after its part.
        static const QRegularExpression university(QStringLiteral("\\bUniversity\\b|大学$"));
        static const QRegularExpression schoolOfOne(
            QStringLiteral("^(?:School|Faculty|College|Department) of\\b|学院$"));
        const auto whole = std::find_if(others.begin(), others.end(), [&](const QString& piece) {
            return university.match(piece).hasMatch() || (words().isCompany(piece) && !isDepartment(piece));
        });
        const bool part =
            !others.isEmpty() && (schoolOfOne.match(others.front()).hasMatch() || isDepartment(others.front()));
        const bool partFirst = whole != others.end() && whole != others.begin();
        if (whole != others.end() && (part || !words().isCompany(others.front())))
            std::rotate(others.begin(), whole, whole + 1);
        // "Linguistics, Example University" is a subject, "Example University, Bramfield" has its town.
        if (m_fields.details().location.isEmpty() && !partFirst && others.size() > 1 &&
            m_words.isTown(others.first(), others.last()))
            m_fields.add(&ExperienceDetails::location, others.takeLast());
        for (const QString& piece : others)
            m_fields.placeOrganization(piece);
    }

    /// "Research Fellow, INRIA Rocquencourt, France": what looks like a city is where the position is held, if nothing
    /// else is.
    Placed withOrganization(const Placed& placed) const
    {
        const QStringList place = commaPieces(placed.place);
        if (place.size() < 2 || words().isCity(place.front()) || words().isRegion(place.front()) ||
            m_head.segments.size() > 1 || !m_words.isRole(placed.rest) || commaPieces(placed.rest).size() > 1)
            return placed;
        return {QString(placed.rest + QStringLiteral(", ") + place.front()), place.mid(1).join(QStringLiteral(", "))};
    }

    /// "Staff Nurse, Intensive Care", "Developer, SRE, DBA" below its employer: what follows the comma is no
    /// organization.
    bool namesPositionOnly(qsizetype i) const
    {
        const Segment& segment = m_head.segments[i];
        const QStringList pieces = commaPieces(segment.text);
        const Segment& first = m_head.segments.front();
        const auto isSaid = [&](const QString& piece) {
            return !words().isCompany(piece) && !isDepartment(piece) && !isPlace(piece, words()) &&
                   words().organizationIn(piece) < 0;
        };
        const auto roles =
            std::count_if(pieces.begin(), pieces.end(), [&](const QString& piece) { return m_words.isRole(piece); });
        return isJob() && m_fields.details().position.isEmpty() && pieces.size() >= 2 && m_words.isRole(pieces[0]) &&
               (pieces.size() == 2 || roles > 1) && first.line < segment.line && !m_words.isRole(first.text) &&
               !isPlace(first.text, words()) && std::all_of(pieces.begin(), pieces.end(), isSaid);
    }

    /// "Senior Product Manager, Search & CMS" above "Example GmbH, Cologne": the employer has a line of its own.
    bool isPositionAboveEmployer() const
    {
        const QList<Segment>& all = m_head.segments;
        const QStringList pieces = commaPieces(all.front().text);
        if (!isJob() || pieces.size() != 2 || !m_words.isRole(pieces[0]) || words().isCompany(pieces[1]) ||
            isDepartment(pieces[1]) || isPlace(pieces[1], words()) || words().organizationIn(pieces[1]) >= 0)
            return false;
        const auto below =
            std::find_if(all.begin(), all.end(), [](const Segment& segment) { return segment.line > 0; });
        return below != all.end() && all.size() > 1 && all[1].line > 0 && !m_words.isRole(below->text) &&
               words().isCompany(commaPieces(below->text).value(0));
    }

    /// A word or two at the right edge of a line whose other fields name a position: where no list knows the place.
    bool isPlaceByItsPosition(qsizetype i) const
    {
        static const QRegularExpression words(
            QStringLiteral("^(?:\\p{Han}{2,4}|\\p{Lu}\\p{L}+(?:\\s+\\p{Lu}\\p{L}+)?)$"));
        const QList<Segment>& all = m_head.segments;
        const Segment& segment = all[i];
        // "南湖   蓝星科技" above the position: in the margin of the company's name.
        const bool beside = i == 0 && all.size() > 2 && all[1].line == 0 && all[2].line > 0 &&
                            m_context.vocabulary.isCompany(all[1].text);
        const bool last = beside || (i > 0 && all[i - 1].line == segment.line &&
                                     (i + 1 == all.size() || all[i + 1].line != segment.line));
        const auto namesRole = [&](const Segment& s) {
            const QStringList pieces = commaPieces(s.text);
            return std::any_of(pieces.begin(), pieces.end(),
                               [&](const QString& piece) { return m_words.isRole(piece); });
        };
        const Vocabulary& vocabulary = m_context.vocabulary;
        if (isJob() && !beside && !isOtherNamed(i))
            return false;
        return last && m_fields.details().location.isEmpty() && words.match(segment.text).hasMatch() &&
               !vocabulary.isRole(segment.text) && !vocabulary.isCompany(segment.text) && !isDepartment(segment.text) &&
               !vocabulary.isDegree(segment.text) && vocabulary.organizationIn(segment.text) < 0 &&
               (std::any_of(all.begin(), all.begin() + i, namesRole) ||
                std::any_of(all.begin() + i + 1, all.end(), namesRole));
    }

    /// Whether a segment but that one names something that is no position: where none does, "Web Producer — Example"
    /// says who the employer is.
    bool isOtherNamed(qsizetype i) const
    {
        for (qsizetype other = 0; other < m_head.segments.size(); ++other) {
            const QStringList pieces = other == i ? QStringList() : commaPieces(m_head.segments[other].text);
            const bool named = std::any_of(pieces.begin(), pieces.end(), [&](const QString& piece) {
                return !m_words.isRole(piece) && !piece.front().isLower();
            });
            const bool together = other != i && words().organizationIn(m_head.segments[other].text) >= 0;
            if (named || together)
                return true;
        }
        return false;
    }

    /// "**University Intern** at the University of Samples", "**Assistant in Science**, Example University": what is
    /// set off is a position, whatever else it speaks of.
    bool isRoleAtOrganization() const
    {
        const QList<Segment>& segments = m_head.segments;
        return isJob() && segments.size() > 1 && segments[0].bold && !segments[1].bold &&
               segments[1].line == segments[0].line && words().isRole(segments[0].text) &&
               !words().isRole(segments[1].text) && words().isCompany(segments[1].text) &&
               commaPieces(segments[0].text).size() == 1;
    }

    void placeSegments()
    {
        const QList<Segment>& segments = m_head.segments;
        const bool placeBeside = segments.size() > 1 && segments[1].line == 0 && segments.front().bold &&
                                 !segments[1].bold && !segments[1].italic && !m_words.isRole(segments[1].text) &&
                                 !isRoleAtOrganization();
        for (qsizetype i = 0; i < segments.size(); ++i) {
            const Segment& segment = segments[i];
            // "Replay laboratory · Example Ltd, Developer" among projects: the laboratory is the title.
            const bool titled =
                m_kind == SectionKind::Project && segments.size() > 1 && commaPieces(segments[1].text).size() > 1;
            const bool roleBeside = i == 0 && segments.size() > 1 && segments[1].line == 0 && !titled &&
                                    words().isRole(segments[1].text) && m_words.isOrganization(segment.text);
            if (!isJob() && i > 0 && m_fields.placeShare(segment.text))
                continue;
            if (i == 0 && isRoleAtOrganization())
                m_fields.add(&ExperienceDetails::position, segment.text);
            else if (roleBeside)
                m_fields.placeOrganization(segment.text);
            else if (i == 0 && placeBeside)
                m_fields.add(&ExperienceDetails::organization, segment.text);
            else if (i == 1 && placeBeside)
                m_fields.add(&ExperienceDetails::location, segment.text);
            else if (isLabelled(segment.text) && segment.line > 0)
                m_fields.leave(segment.text);
            else if (isPlaceByItsPosition(i))
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
    bool m_dated = false; // by a label
    QList<Link> m_links;
};

} // namespace

Entry parseExperienceHead(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context)
{
    return ExperienceHead(lines, kind, context).parse();
}

} // namespace duovita
