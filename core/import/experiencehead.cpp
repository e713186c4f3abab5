#include "core/import/datetext.h"
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
        : m_kind(kind), m_context(context), m_words(context.vocabulary)
    {
        QList<TextLine> unlabelled;
        HeadLinks links(context.vocabulary);
        for (const TextLine& line : lines) {
            if (takeLabelled(line.plain().trimmed()))
                continue;
            unlabelled += links.take(line, !isJob());
        }
        m_details.url = links.url();
        m_entry.links = links.links();
        m_entry.unparsed = links.told();
        m_head = readHead(unlabelled, m_dated ? LoneYear::IsText : LoneYear::IsDate);
        if (!m_dated)
            m_details.range = m_head.range;
        if (isJob())
            partRoleFromEmployer();
        const bool fields = isJob() || startsWithRole();
        QList<Segment> segments;
        for (const Segment& segment : std::as_const(m_head.segments)) {
            const Marks marks = fields && !m_words.areRoles(segment.text) ? Marks::All : Marks::BarsAndDots;
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
        settleTitle();
        settleTown();
        m_entry.details = m_details;
        return m_entry;
    }

private:
    const Vocabulary& words() const { return m_context.vocabulary; }
    bool isJob() const { return m_kind == SectionKind::Work; }

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
            m_entry.unparsed += said.mid(end.capturedEnd());
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
            m_details.range = range.value_or(m_details.range);
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
        addTo(m_details.*(*member), value, m_context);
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
                addTo(m_details.location, segment.text, m_context);
                continue;
            }
            if (i > 0 && namesPositionOnly(i)) {
                addTo(m_details.position, segment.text, m_context);
                continue;
            }
            const Placed placed = withOrganization(takePlace(segment.text, words()));
            const Segment& first = m_head.segments.front();
            const bool below =
                first.line < segment.line && !m_words.isRole(first.text) && !isPlace(first.text, words());
            if (below && !placed.place.isEmpty() && m_words.isTownOnly(placed.rest)) {
                addTo(m_details.location, segment.text, m_context);
                continue;
            }
            for (const QString& piece : commaPieces(placed.rest)) {
                if (m_details.position.isEmpty() && m_words.isRole(piece)) {
                    if (!placeJoined(piece))
                        addTo(m_details.position, piece, m_context);
                } else
                    others += piece;
            }
            if (!placed.place.isEmpty())
                addTo(m_details.location, placed.place, m_context);
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
        if (m_details.location.isEmpty() && !partFirst && others.size() > 1 &&
            m_words.isTown(others.first(), others.last()))
            addTo(m_details.location, others.takeLast(), m_context);
        for (const QString& piece : others)
            placeOrganization(piece);
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
        return isJob() && m_details.position.isEmpty() && pieces.size() >= 2 && m_words.isRole(pieces[0]) &&
               (pieces.size() == 2 || roles > 1) && first.line < segment.line && !m_words.isRole(first.text) &&
               !isPlace(first.text, words()) && std::all_of(pieces.begin(), pieces.end(), isSaid);
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
        return last && m_details.location.isEmpty() && words.match(segment.text).hasMatch() &&
               !vocabulary.isRole(segment.text) && !vocabulary.isCompany(segment.text) && !isDepartment(segment.text) &&
               !vocabulary.isDegree(segment.text) && vocabulary.organizationIn(segment.text) < 0 &&
               (std::any_of(all.begin(), all.begin() + i, namesRole) ||
                std::any_of(all.begin() + i + 1, all.end(), namesRole));
    }

    void placeOrganization(const QString& written)
    {
        // "Example Research (Beijing)"
        static const QRegularExpression placed(QStringLiteral("^(.+?)\\s*[(（]([^()（）]+)[)）]$"));
        QString text = written;
        if (const auto match = placed.match(written); match.hasMatch() && m_details.location.isEmpty() &&
                                                      !containsHan(written) && m_words.isPlaceName(match.captured(2))) {
            addTo(m_details.location, match.captured(2), m_context);
            text = match.captured(1);
        }
        // "阿里 XX实验室": the organization, then the part of it.
        const qsizetype space = text.lastIndexOf(u' ');
        constexpr qsizetype longestPart = 8;
        if (isJob() && !m_details.organization.isEmpty() && containsHan(text) && text.size() > longestPart &&
            !isDepartment(text) && !words().isCompany(text)) {
            m_entry.unparsed += text; // what was done there
            return;
        }
        if (m_details.organization.isEmpty() && containsHan(text) && space > 0 && isDepartment(text.mid(space + 1)) &&
            !isDepartment(text.left(space))) {
            addTo(m_details.organization, text.left(space), m_context);
            addTo(m_details.department, text.mid(space + 1), m_context);
        } else if (m_details.organization.isEmpty())
            addTo(m_details.organization, text, m_context);
        else
            addTo(m_details.department, text, m_context);
    }

    void placeSegments()
    {
        const QList<Segment>& segments = m_head.segments;
        const bool placeBeside = segments.size() > 1 && segments[1].line == 0 && segments.front().bold &&
                                 !segments[1].bold && !segments[1].italic && !m_words.isRole(segments[1].text);
        for (qsizetype i = 0; i < segments.size(); ++i) {
            const Segment& segment = segments[i];
            // "Replay laboratory · Example Ltd, Developer" among projects: the laboratory is the title.
            const bool titled =
                m_kind == SectionKind::Project && segments.size() > 1 && commaPieces(segments[1].text).size() > 1;
            const bool roleBeside = i == 0 && segments.size() > 1 && segments[1].line == 0 && !titled &&
                                    words().isRole(segments[1].text) && m_words.isOrganization(segment.text);
            if (!isJob() && i > 0 && placeShare(segment.text))
                continue;
            if (roleBeside)
                placeOrganization(segment.text);
            else if (i == 0 && placeBeside)
                addTo(m_details.organization, segment.text, m_context);
            else if (i == 1 && placeBeside)
                addTo(m_details.location, segment.text, m_context);
            else if (isLabelled(segment.text) && segment.line > 0)
                m_entry.unparsed += segment.text;
            else if (isPlaceByItsPosition(i))
                addTo(m_details.location, segment.text, m_context);
            else
                placeSegment(segment, i == 0 && m_details.title.isEmpty());
        }
    }

    /// What a line of a funded project says besides: one's part in it, how much it was, whether it goes on.
    bool placeShare(const QString& text)
    {
        static const QRegularExpression part(
            QStringLiteral("^(?:主持|参与|参加|主要参与|骨干|(?:课题|项目|研究)骨干|(?:子课题|课题|项目)?负责人|"
                           "主要参与人|主要完成人|PI|Co-PI|Co-I|"
                           "Principal Investigator|Co-Principal Investigator|Co-Investigator)$"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression aside(
            QStringLiteral("^(?:[￥¥$€£]\\s*\\d[\\d,.]*\\s*[kKMm]?|(?:EUR|USD|GBP|RMB|CNY)\\s*[\\d,.]+\\s*[kKMm]?|"
                           "[\\d,.]+\\s*(?:万元|万|千元|元)|在研|已?结题|结项|已验收|延期)$"));
        const QStringList pieces = commaPieces(text);
        const bool all = std::all_of(pieces.begin(), pieces.end(), [](const QString& piece) {
            return part.match(piece).hasMatch() || aside.match(piece).hasMatch();
        });
        for (const QString& piece : all ? pieces : QStringList()) {
            if (part.match(piece).hasMatch() && m_details.position.isEmpty())
                addTo(m_details.position, piece, m_context);
            else
                m_entry.unparsed += piece;
        }
        return all;
    }

    void placeSegment(const Segment& segment, bool first)
    {
        if (first) {
            placeTitle(segment.text);
            return;
        }
        if (isPlace(segment.text, words())) {
            addTo(m_details.location, segment.text, m_context);
            return;
        }
        if (words().isRole(segment.text) && m_details.position.isEmpty() &&
            takePlace(segment.text, words()).place.isEmpty()) {
            placeRole(segment.text);
            return;
        }
        if (m_words.isTown(m_details.organization.textOrFallback(m_context.language), segment.text)) {
            addTo(m_details.location, segment.text, m_context);
            return;
        }
        constexpr qsizetype longestName = 80;
        if (segment.text.size() < 2 || segment.text.size() > longestName) {
            m_entry.unparsed += segment.text;
            return;
        }
        const Placed placed = takePlace(segment.text, words());
        if (!placed.place.isEmpty())
            addTo(m_details.location, placed.place, m_context);
        if (words().isCountry(placed.rest) && placed.place.isEmpty())
            addTo(m_details.location, placed.rest, m_context);
        else if (!placed.rest.isEmpty())
            placeOrganization(placed.rest);
    }

    /// "样州市自来水公司技术科技术员": the organization's name ends where its kind does.
    bool placeJoined(const QString& text)
    {
        static const QRegularExpression joined(QStringLiteral(
            "^(\\p{Han}{2,}?(?:公司|集团|大学|学院|研究院|研究所|医院|银行|中学|小学|学校|局|厅|委员会|人民政府|中心))"
            "((?:\\p{Han}{1,6}(?:科|部|处|室|组|系|学院))?)(\\p{Han}[\\p{Han}、]{1,13})$"));
        const auto match = joined.match(text);
        if (!match.hasMatch() || !m_details.organization.isEmpty() || !words().isRole(match.captured(3)) ||
            m_words.isKnownOrganization(match.captured(3)))
            return false;
        addTo(m_details.organization, match.captured(1), m_context);
        if (!match.captured(2).isEmpty())
            addTo(m_details.department, match.captured(2), m_context);
        addTo(m_details.position, match.captured(3), m_context);
        return true;
    }

    /// "Qinghe University, Systems Laboratory, Principal investigator"; "Co-founder, Manager" is a position as it is.
    void placeRole(const QString& text)
    {
        QStringList roles, others;
        for (const QString& piece : commaPieces(text))
            (m_words.isRole(piece) ? roles : others) += piece;
        const bool list = !roles.isEmpty() && !others.isEmpty() &&
                          (words().isCompany(others.first()) || (roles.size() == 1 && text.endsWith(roles.first())));
        addTo(m_details.position, list ? roles.join(QStringLiteral(", ")) : text, m_context);
        for (const QString& piece : list ? others : QStringList())
            placeOrganization(piece);
    }

    void placeTitle(const QString& text)
    {
        // Work named by "organization,position" has no title of its own.
        const QStringList pieces = commaPieces(text);
        if (pieces.size() == 2 && words().isRole(pieces[1]) && !words().isRole(pieces[0])) {
            placeOrganization(pieces[0]);
            addTo(m_details.position, pieces[1], m_context);
            return;
        }
        // "系统实验室，示例大学": a part of it, then the organization.
        if (isJob() && pieces.size() == 2 && isDepartment(pieces[0]) && m_words.isKnownOrganization(pieces[1])) {
            placeOrganization(pieces[1]);
            addTo(m_details.department, pieces[0], m_context);
            return;
        }
        // "Principal second violin, Example Philharmonic, Prague": a position of no known words, and where.
        if (isJob() && pieces.size() > 1 && pieces.size() < 4 && !words().isCompany(pieces[0]) &&
            words().isCompany(pieces[1]) && !words().isSchool(pieces[0])) {
            addTo(m_details.position, pieces[0], m_context);
            placeOrganization(pieces[1]);
            if (pieces.size() > 2)
                addTo(m_words.isTown(pieces[1], pieces[2]) || isPlace(pieces[2], words()) ? m_details.location
                                                                                          : m_details.department,
                      pieces[2], m_context);
            return;
        }
        const Placed placed = takePlace(text, words());
        const qsizetype organization = m_words.organizationAtEnd(placed.rest);
        addTo(m_details.title, organization > 0 ? placed.rest.left(organization).trimmed() : placed.rest, m_context);
        if (organization > 0)
            placeOrganization(placed.rest.mid(organization));
        if (!placed.place.isEmpty())
            addTo(m_details.location, placed.place, m_context);
    }

    /// A job has no title but its organization and position.
    void settleTitle()
    {
        const QString title = m_details.title.textOrFallback(m_context.language);
        if (!isJob() || title.isEmpty())
            return;
        const QString organization = m_details.organization.textOrFallback(m_context.language);
        if (m_words.isKnownOrganization(title) && !organization.isEmpty() &&
            !m_words.isKnownOrganization(organization)) {
            // "示例科技有限公司 / 高级用户运营": a position of no known words.
            if (m_details.position.isEmpty() && !isDepartment(organization))
                m_details.position = std::exchange(m_details.organization, {});
            else if (m_details.department.isEmpty())
                m_details.department = std::exchange(m_details.organization, {});
            m_details.organization = std::exchange(m_details.title, {});
            return;
        }
        if (m_details.organization.isEmpty() && m_words.isName(title) &&
            (!m_details.position.isEmpty() || words().isCompany(title) || isNameOnly(title) ||
             (!m_details.location.isEmpty() && !m_words.isRole(title))))
            m_details.organization = std::exchange(m_details.title, {});
        else if (m_details.position.isEmpty() && m_words.isRole(title) && title.count(u' ') < 6)
            m_details.position = std::exchange(m_details.title, {});
    }

    /// "样例网络（2015年9月 – 2018年2月）": all that the head of a job says, and no position.
    bool isNameOnly(const QString& text) const
    {
        constexpr qsizetype longestHan = 10;
        return m_head.segments.size() == 1 && !m_words.isRole(text) && containsHan(text) && text.size() <= longestHan;
    }

    /// "Example Studio Philadelphia, PA" reads like a place of three words: where nothing else is the organization,
    /// what stands before the town is.
    void settleTown()
    {
        static const QRegularExpression townOfTwo(
            QStringLiteral("\\b(?:San|Santa|New|Los|Las|Fort|Salt Lake|Saint|St\\.?|Ann|Palo|El|Long|Kansas|Baton|Cape|"
                           "Hong|Kuala|Tel|Rio de|Buenos|Sao|São|Mexico|Ho Chi Minh|The|Den|West|East|North|South)$"),
            QRegularExpression::CaseInsensitiveOption);
        const QString place = m_details.location.text(m_context.language);
        const QStringList pieces = commaPieces(place);
        const QString first = pieces.value(0);
        const qsizetype space = first.lastIndexOf(u' ');
        if (!isJob() || m_details.position.isEmpty() || !m_details.organization.isEmpty() ||
            !m_details.title.isEmpty() || pieces.size() != 2 || !words().isRegion(pieces[1]) || space < 0 ||
            words().isCity(first) || townOfTwo.match(first.left(space)).hasMatch())
            return;
        m_details.organization = LocalizedText::of(m_context.language, first.left(space));
        m_details.location = LocalizedText::of(m_context.language, place.mid(space + 1));
    }

    SectionKind m_kind;
    const ParsingContext& m_context;
    JobWords m_words;
    Head m_head;
    ExperienceDetails m_details;
    bool m_dated = false; // by a label
    Entry m_entry;
};

} // namespace

Entry parseExperienceHead(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context)
{
    return ExperienceHead(lines, kind, context).parse();
}

} // namespace duovita
