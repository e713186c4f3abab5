#include "core/import/annotate/jobwords.h"

#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/places.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

bool JobWords::isRole(const QString& text) const
{
    // "University lecturer", "Department chair": an institution before the word for the position.
    static const QRegularExpression there(QStringLiteral(
        "^(?:University|College|School|Institute|Hospital|Department|Division|Faculty)(?:\\s\\p{L}+)?\\s(\\p{L}+)$"));
    const auto match = there.match(text);
    if (match.hasMatch() && m_vocabulary.isRole(match.captured(1)))
        return true;
    return m_vocabulary.isRole(text) && !isKnownOrganization(text) && !isDepartment(text);
}

bool JobWords::areRoles(const QString& text) const
{
    const QStringList names = text.split(QStringLiteral(" / "));
    return names.size() > 1 &&
           std::all_of(names.begin(), names.end(), [&](const QString& name) { return isRole(name); });
}

bool JobWords::isKnownOrganization(const QString& text) const
{
    static const QRegularExpression company(QStringLiteral("(?:公司|集团|大学|学院|研究院|研究所|医院|银行)$"));
    return m_vocabulary.organizationIn(text) == 0 || m_vocabulary.isSchool(text) || company.match(text).hasMatch();
}

bool JobWords::isOrganization(const QString& text) const
{
    return isKnownOrganization(text) || isDepartment(text);
}

bool JobWords::isTown(const QString& organization, const QString& text) const
{
    static const QRegularExpression word(QStringLiteral("^\\p{Lu}\\p{Ll}{3,}$"));
    return word.match(text).hasMatch() && m_vocabulary.isCompany(organization) && !m_vocabulary.isCompany(text) &&
           !isDepartment(text);
}

bool JobWords::isTownOnly(const QString& text) const
{
    static const QRegularExpression town(QStringLiteral("^\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?$"));
    return town.match(text).hasMatch() && !isRole(text) && !m_vocabulary.isCompany(text) && !isDepartment(text) &&
           m_vocabulary.organizationIn(text) < 0;
}

bool JobWords::isPlaceName(const QString& text) const
{
    return isPlace(text, m_vocabulary) || m_vocabulary.isCity(text) || m_vocabulary.isCountry(text);
}

bool JobWords::isFieldLike(const QString& piece) const
{
    constexpr qsizetype mostWords = 6;
    constexpr qsizetype mostHan = 20;
    const bool capital = piece.front().isUpper() || piece.front().isDigit() || piece.front().isUpper();
    // "Key Laboratory of High Performance Scientific Computation": a name of many words.
    constexpr qsizetype mostOfName = 9;
    static const QRegularExpression name(QStringLiteral("^(?:(?:\\p{Lu}\\S*|of|for|and|the|&)(?:\\s+|$))+$"));
    const bool longName = name.match(piece).hasMatch() && (isDepartment(piece) || m_vocabulary.isCompany(piece));
    const qsizetype most = longName ? mostOfName : mostWords;
    return containsHan(piece) ? piece.size() <= mostHan : capital && piece.count(u' ') < most;
}

bool JobWords::isName(const QString& text)
{
    static const QRegularExpression small(QStringLiteral("\\b(?!(?:and|for|the|und)\\b)\\p{Ll}{3,}"));
    constexpr qsizetype mostHan = 24;
    return containsHan(text) ? text.size() <= mostHan : !small.match(text).hasMatch();
}

qsizetype JobWords::organizationAtEnd(const QString& text) const
{
    static const QRegularExpression rest(QStringLiteral("^[A-Z][\\w.&-]*(?:\\s+[A-Z0-9][\\w.&-]*){0,3}$"));
    static const QRegularExpression open(
        QStringLiteral("(?:\\b(?:for|at|of|in|on|with|and|by|to|from|the|a|an)|[-–—])\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype shortestTitle = 12;
    const qsizetype known = m_vocabulary.organizationIn(text);
    if (known > shortestTitle && rest.match(text.mid(known)).hasMatch() && !open.match(text.left(known)).hasMatch())
        return known;
    static const QRegularExpression named(QStringLiteral(
        "(?<=[a-z\\d)] "
        ")(?:[A-Z][\\w&.-]*\\s+){1,3}(?:Labs?|Laboratory|Inc\\.?|Ltd\\.?|Corporation|Technologies|University)$"));
    const auto match = named.match(text);
    const bool apart = match.hasMatch() && match.capturedStart() > shortestTitle &&
                       !open.match(text.left(match.capturedStart())).hasMatch();
    return apart ? match.capturedStart() : -1;
}

} // namespace duovita
