#include "core/import/fields/roleparting.h"

#include "core/import/annotate/places.h"
#include "core/import/fields/titleparts.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

void RoleParting::part()
{
    if (m_kind == SectionKind::Work) {
        partRoleFromEmployer();
        partRoleInEmployer();
        partRoleInBracket();
        partEmployerInBracket();
    } else {
        partRoleOfResearch();
        partShareFromTitle();
    }
}

/// "Post-doc at Example University, USA": research is treated like a job if the text is only a position and its place.
void RoleParting::partRoleOfResearch()
{
    static const QRegularExpression form(QStringLiteral("^([^:：,，]{3,60}?)\\s+at\\s+(?:the\\s+)?(\\p{Lu}.*)$"));
    if (m_kind != SectionKind::Research || m_head.segments.isEmpty())
        return;
    const auto match = form.match(m_head.segments.front().text);
    if (match.hasMatch() && words().isSchool(match.captured(2)))
        partRoleFromEmployer();
}

/// "Data Scientist in Example GmbH, Frankfurt": the text after "in" is the employer only if its name shows it.
void RoleParting::partRoleInEmployer()
{
    static const QRegularExpression form(QStringLiteral("^([^:：,，]{3,60}?)\\s+in\\s+(?:the\\s+)?(\\p{Lu}.*)$"));
    if (m_head.segments.isEmpty())
        return;
    const auto match = form.match(m_head.segments.front().text);
    const QString employer = commaPieces(match.captured(2)).value(0);
    const bool named = words().isCompany(employer) || words().organizationIn(employer) == 0;
    if (!match.hasMatch() || !named || words().isRole(employer) || !words().isRole(match.captured(1)))
        return;
    Segment rest = m_head.segments.front();
    rest.text = match.captured(2);
    m_head.segments.front().text = match.captured(1);
    m_head.segments.insert(1, rest);
    m_employerSecond = true;
}

/// "Software Engineer: Example Ltd / Platform Group", "Associated researcher at the Institute of Samples. Topic: …":
/// the position, the employer and a description.
void RoleParting::partRoleFromEmployer()
{
    static const QRegularExpression form(
        QStringLiteral("^([^:：]{3,60}?)(?::\\s+|\\s+at\\s+(?:the\\s+)?)(\\p{Lu}.*)$"));
    static const QRegularExpression sentence(
        QStringLiteral("(?<=\\p{Ll}{3}|\\))(?<!Corp|Univ|Dept|Inst|Assoc)\\.\\s+(?=\\p{Lu})"));
    if (m_head.segments.isEmpty())
        return;
    const Segment first = m_head.segments.front();
    // "PhD student at *Example Institute*": the employer is emphasized.
    static const QRegularExpression before(QStringLiteral("^(.{3,60}?)\\s+at(?:\\s+the)?$"));
    if (const auto match = before.match(first.text);
        match.hasMatch() && m_head.segments.size() > 1 && words().isRole(match.captured(1))) {
        m_head.segments.front().text = match.captured(1);
        m_employerSecond = true;
        return;
    }
    const auto match = form.match(first.text);
    // "Software engineer" contains a word that company names also contain.
    const QString lastWord = match.captured(1).section(u' ', -1);
    if (!match.hasMatch() || !words().isRole(match.captured(1)) ||
        (words().isCompany(match.captured(1)) && !words().isRole(lastWord)))
        return;
    m_employerSecond = match.captured(0).contains(QStringLiteral(" at "));
    const QString after = match.captured(2);
    const auto end = sentence.match(after);
    m_head.segments.front().text = match.captured(1).trimmed();
    Segment employer = first;
    employer.text = end.hasMatch() ? after.left(end.capturedStart()) : after;
    m_head.segments.insert(1, employer);
    if (end.hasMatch())
        m_fields.leave(after.mid(end.capturedEnd()));
}

void RoleParting::partRoleInBracket()
{
    static const QRegularExpression form(
        QStringLiteral("^([^()（）]{2,}?)\\s*(?:\\(([^()]{3,60})\\)|（([^（）]{2,20})）)$"));
    const auto isRoleOfOther = [&](const Segment& segment) { return words().isRole(segment.text); };
    const bool alone =
        !m_head.segments.isEmpty() && std::none_of(m_head.segments.begin() + 1, m_head.segments.end(), isRoleOfOther);
    const auto match = form.match(alone ? m_head.segments.front().text : QString());
    const QString role = match.captured(2) + match.captured(3);
    if (!match.hasMatch() || (m_head.segments.size() > 1 && match.captured(3).isEmpty()) || !words().isRole(role) ||
        words().isRole(match.captured(1)))
        return;
    m_employerFirst = !match.captured(3).isEmpty();
    m_fields.add(&ExperienceDetails::position, role);
    m_head.segments.front().text = match.captured(1);
}

/// "Research Intern (Example Labs, Inc., Menlo Park, CA)" as the whole head.
void RoleParting::partEmployerInBracket()
{
    static const QRegularExpression form(QStringLiteral("^([^()（）]{3,60}?)\\s*[(（]([^()（）]{3,})[)）]$"));
    if (m_head.segments.size() != 1)
        return;
    const auto match = form.match(m_head.segments.front().text);
    const QString inBracket = match.captured(2);
    const QString employer = commaPieces(inBracket).value(0);
    const bool named = words().isCompany(employer) || words().organizationIn(employer) == 0 ||
                       (!takePlace(inBracket, words()).place.isEmpty() && !isPlace(inBracket, words()));
    if (!match.hasMatch() || !words().isRole(match.captured(1)) || m_words.isRole(employer) || !named ||
        words().isCompany(match.captured(1)))
        return;
    Segment rest = m_head.segments.front();
    rest.text = inBracket;
    m_head.segments.front().text = match.captured(1);
    m_head.segments += rest;
    m_employerSecond = true;
}

/// "示例公司 - 示例系统 - 独立开发", "示例系统 - 负责人": the employer and the role around the title.
void RoleParting::partShareFromTitle()
{
    static const QRegularExpression dash(QStringLiteral("\\s+[-–—]\\s+"));
    static const QRegularExpression home(QStringLiteral("^(?:学校|校内|公司|实验室|个人)$"));
    constexpr qsizetype most = 3;
    if (m_head.segments.isEmpty())
        return;
    Segment& first = m_head.segments.front();
    const QStringList parts = first.text.split(dash, Qt::SkipEmptyParts);
    if (parts.size() < 2 || parts.size() > most || !m_fields.placeShare(parts.back().trimmed()))
        return;
    const bool named =
        home.match(parts.front()).hasMatch() || (words().isCompany(parts.front()) && !words().isRole(parts.front()));
    const bool owned = parts.size() == most && named;
    if (owned)
        m_fields.add(&ExperienceDetails::organization, parts.front());
    // The original text up to the role.
    const qsizetype from = owned ? dash.match(first.text).capturedEnd() : 0;
    const qsizetype end = first.text.lastIndexOf(dash);
    first.text = first.text.mid(from, end - from);
}

void RoleParting::partEmployerFromTitle()
{
    if (m_head.segments.size() != 1 || !m_fields.details().organization.isEmpty())
        return;
    const auto parts = titleOfEmployer(m_head.segments.front().text, words());
    if (!parts)
        return;
    m_fields.add(&ExperienceDetails::organization, parts->organization);
    m_head.segments.front().text = parts->title;
}

} // namespace duovita
