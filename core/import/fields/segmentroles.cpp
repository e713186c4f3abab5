#include "core/import/fields/segmentroles.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

bool SegmentRoles::isListOfRoles(const QString& text) const
{
    static const QRegularExpression dash(QStringLiteral("\\s+[—–-]\\s+"));
    const QStringList parts = text.split(dash, Qt::SkipEmptyParts);
    return m_words.areRoles(text) &&
           std::all_of(parts.begin(), parts.end(), [&](const QString& part) { return m_words.isRole(part); });
}

bool SegmentRoles::startsWithRole() const
{
    const QStringList pieces = m_segments.isEmpty() ? QStringList() : commaPieces(m_segments.front().text);
    constexpr qsizetype mostBlanks = 4;
    if (m_kind == SectionKind::Research && pieces.size() > 1 && m_words.isRole(pieces[0]) &&
        !m_words.isRole(pieces[1]) && pieces[0].count(u' ') < mostBlanks && words().isCompany(pieces[1]))
        return true;
    return m_segments.size() > 1 && m_words.isRole(m_segments.front().text) && m_segments.front().text.count(u' ') < 4;
}

bool SegmentRoles::isListOfFields() const
{
    if (m_segments.isEmpty())
        return false;
    bool role = false;
    const QString& first = m_segments.front().text;
    const bool otherNamed = std::any_of(m_segments.begin() + 1, m_segments.end(), [&](const Segment& s) {
        return words().isCompany(s.text) || words().organizationIn(s.text) >= 0;
    });
    constexpr qsizetype longestName = 3; // words
    if (first.count(u' ') >= longestName && otherNamed && !m_words.isRole(first) && !words().isCompany(first))
        return false;
    if (isChineseTitle(first))
        return false;
    for (const Segment& segment : m_segments) {
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

bool SegmentRoles::isChineseTitle(const QString& first) const
{
    constexpr qsizetype longestPosition = 12;
    return containsHan(first) && first.size() > longestPosition && m_words.isRole(first) &&
           std::any_of(m_segments.begin() + 1, m_segments.end(),
                       [&](const Segment& segment) { return m_words.isRole(segment.text); });
}

bool SegmentRoles::namesPositionOnly(qsizetype i) const
{
    const Segment& segment = m_segments[i];
    const QStringList pieces = commaPieces(segment.text);
    const Segment& first = m_segments.front();
    const auto isPositionOnly = [&](const QString& piece) {
        return !words().isCompany(piece) && !isDepartment(piece) && !isPlace(piece, words()) &&
               words().organizationIn(piece) < 0;
    };
    const auto roles =
        std::count_if(pieces.begin(), pieces.end(), [&](const QString& piece) { return m_words.isRole(piece); });
    return isJob() && pieces.size() >= 2 && m_words.isRole(pieces[0]) && (pieces.size() == 2 || roles > 1) &&
           first.line < segment.line && !m_words.isRole(first.text) && !isPlace(first.text, words()) &&
           std::all_of(pieces.begin(), pieces.end(), isPositionOnly);
}

bool SegmentRoles::isPositionAboveEmployer() const
{
    const QList<Segment>& all = m_segments;
    const QStringList pieces = commaPieces(all.front().text);
    if (!isJob() || pieces.size() != 2 || !m_words.isRole(pieces[0]) || words().isCompany(pieces[1]) ||
        isDepartment(pieces[1]) || isPlace(pieces[1], words()) || words().organizationIn(pieces[1]) >= 0)
        return false;
    // On its own line, or after a separator.
    return all.size() > 1 && !m_words.isRole(all[1].text) && words().isCompany(commaPieces(all[1].text).value(0));
}

bool SegmentRoles::isPlaceByItsPosition(qsizetype i) const
{
    static const QRegularExpression words(QStringLiteral("^(?:\\p{Han}{2,4}|\\p{Lu}\\p{L}+(?:\\s+\\p{Lu}\\p{L}+)?)$"));
    const QList<Segment>& all = m_segments;
    const Segment& segment = all[i];
    // "南湖 蓝星科技" above the position: a place in the margin beside the company's name.
    const bool beside =
        i == 0 && all.size() > 2 && all[1].line == 0 && all[2].line > 0 && m_vocabulary.isCompany(all[1].text);
    const bool last = beside || (i > 0 && all[i - 1].line == segment.line &&
                                 (i + 1 == all.size() || all[i + 1].line != segment.line));
    const auto namesRole = [&](const Segment& s) {
        const QStringList pieces = commaPieces(s.text);
        return std::any_of(pieces.begin(), pieces.end(), [&](const QString& piece) { return m_words.isRole(piece); });
    };
    const Vocabulary& vocabulary = m_vocabulary;
    if (isJob() && !beside && !isOtherNamed(i))
        return false;
    static const QRegularExpression part(QStringLiteral("(?:所|院|系|部|组|室|处|科|中心)$"));
    return last && words.match(segment.text).hasMatch() && !part.match(segment.text).hasMatch() &&
           !vocabulary.isRole(segment.text) && !vocabulary.isCompany(segment.text) && !isDepartment(segment.text) &&
           !vocabulary.isDegree(segment.text) && vocabulary.organizationIn(segment.text) < 0 &&
           (std::any_of(all.begin(), all.begin() + i, namesRole) ||
            std::any_of(all.begin() + i + 1, all.end(), namesRole));
}

bool SegmentRoles::isOtherNamed(qsizetype i) const
{
    for (qsizetype other = 0; other < m_segments.size(); ++other) {
        const QStringList pieces = other == i ? QStringList() : commaPieces(m_segments[other].text);
        const bool named = std::any_of(pieces.begin(), pieces.end(), [&](const QString& piece) {
            return !piece.isEmpty() && !m_words.isRole(piece) && !piece.front().isLower();
        });
        const bool together = other != i && words().organizationIn(m_segments[other].text) >= 0;
        if (named || together)
            return true;
    }
    return false;
}

bool SegmentRoles::isRoleAtOrganization() const
{
    const QList<Segment>& segments = m_segments;
    return isJob() && segments.size() > 1 && segments[0].bold && !segments[1].bold &&
           segments[1].line == segments[0].line && words().isRole(segments[0].text) &&
           !words().isRole(segments[1].text) && words().isCompany(segments[1].text) &&
           commaPieces(segments[0].text).size() == 1;
}

} // namespace duovita
