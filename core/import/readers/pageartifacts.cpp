#include "core/import/readers/pageartifacts.h"

#include "core/import/annotate/datetext.h"
#include "core/import/readers/linemarks.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// The lines that are page numbers: "1", "2", "3" alone, centred, at the right, at a page's end or between blank lines,
/// counting up from the first page.
QSet<qsizetype> pageNumbersOf(const QList<RawLine>& lines)
{
    static const QRegularExpression number(QStringLiteral("^\\d{1,2}$"));
    constexpr qsizetype smallestIndent = 20;
    constexpr qsizetype fewestApart = 2;
    QSet<qsizetype> found;
    bool set = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!number.match(lines[i].text).hasMatch())
            continue;
        const bool atEdge = lines[i].indent >= smallestIndent || lines[i].endsPage;
        const bool apart = i > 0 && lines[i].afterBlank && (i + 1 == lines.size() || lines[i + 1].afterBlank);
        if (!atEdge && !apart)
            continue;
        if (lines[i].text.toInt() != found.size() + 1)
            return {};
        set = set || atEdge;
        found.insert(i);
    }
    return set || found.size() >= fewestApart ? found : QSet<qsizetype>();
}

/// "June 8, 2025      Jane Doe · Résumé      1", "© 2025 Jane Doe. All rights reserved."
bool isFoot(const QString& text)
{
    static const QRegularExpression named(
        QStringLiteral(
            "[·•|–-]\\s*(?:r[ée]sum[ée]|curriculum vitae|cv|个人简历|简历)\\s{2,}\\d{1,2}(?:\\s*/\\s*\\d{1,2})?$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression rights(
        QStringLiteral("^(?:copyright\\s*(?:©|\\(c\\))?|©)\\s*(?:19|20)\\d\\d\\b.{0,80}$"),
        QRegularExpression::CaseInsensitiveOption);
    return named.match(text).hasMatch() || rights.match(text).hasMatch();
}

/// "Jane Doe — Résumé" at the top of a later page.
bool isHeadOfPage(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^[\\p{L} .'’-]{2,40}\\s*[—–|·•-]+\\s*(?:r[ée]sum[ée]|curriculum vitae|cv|个人简历|简历)$"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return form.match(text).hasMatch();
}

/// The text of a line without its page number, which is the same on all pages.
QString keyOf(const QString& text)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    static const QRegularExpression ofPage(
        QStringLiteral("(?:^\\d{1,2}\\s+|\\s+\\d{1,2}(?:\\s*(?:/|of)\\s*\\d{1,2})?$)"));
    if (isPageMark(text.simplified()))
        return QString(text.simplified()).replace(digits, QStringLiteral("0"));
    return QString(text).remove(ofPage).simplified();
}

/// The lines near the ends of pages.
class PageEdges {
public:
    explicit PageEdges(const QList<RawLine>& lines) : m_lines(lines), m_numbers(pageNumbersOf(lines))
    {
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (lines[i].endsPage || isMark(i))
                m_ends += i;
        }
        QHash<QString, qsizetype> seen; // the first line with a text
        for (const qsizetype end : std::as_const(m_ends)) {
            for (qsizetype i = qMax<qsizetype>(1, end - reach); i < qMin(lines.size(), end + reach + 2); ++i) {
                const auto first = seen.constFind(keyOf(lines[i].text));
                if (first == seen.constEnd())
                    seen.insert(keyOf(lines[i].text), i);
                else if (*first != i)
                    m_repeated.insert(first.key());
            }
        }
    }

    /// From each page end outwards, as long as the lines are page artifacts.
    QSet<qsizetype> pageArtifacts() const
    {
        QSet<qsizetype> found = m_numbers;
        for (const qsizetype end : m_ends) {
            for (qsizetype i = end; i > 0 && i > end - reach && isPageArtifact(i); --i)
                found.insert(i);
            for (qsizetype i = end + 1; i < m_lines.size() && i <= end + reach && isPageArtifact(i); ++i)
                found.insert(i);
        }
        // "2019/3/12 San Zhang | Example University": a browser's page header, also on the first page.
        if (!m_lines.isEmpty() && m_repeated.contains(keyOf(m_lines.front().text)) && beginsWithDate(0))
            found.insert(0);
        return found;
    }

private:
    static constexpr qsizetype reach = 4; // lines

    bool isMark(qsizetype i) const { return m_numbers.contains(i) || isPageMark(m_lines[i].text.simplified()); }
    bool isPageArtifact(qsizetype i) const
    {
        const QString& text = m_lines[i].text;
        if (isMark(i) || isHeadOfPage(text.simplified()))
            return true;
        return !isItem(text) && m_repeated.contains(keyOf(text)) &&
               std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    }
    bool beginsWithDate(qsizetype i) const
    {
        const auto dates = findDateRange(m_lines[i].cells.value(0), true);
        return m_lines[i].cells.size() > 1 && dates && dates->start == 0;
    }

    const QList<RawLine>& m_lines;
    QSet<qsizetype> m_numbers;
    QList<qsizetype> m_ends;
    QSet<QString> m_repeated;
};

} // namespace

QList<RawLine> takePageArtifacts(QList<RawLine>& lines)
{
    constexpr qsizetype shortestPage = 20;
    const QSet<qsizetype> edges = PageEdges(lines).pageArtifacts();
    QSet<QString> taken; // a text that several pages repeat is kept once
    QList<RawLine> pageArtifacts;
    QList<RawLine> rest;
    bool parted = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        RawLine& line = lines[i];
        const bool again = rest.size() > shortestPage && line.text == rest.front().text; // the name at the top of
                                                                                         // another page
        if (edges.contains(i) || again || isFoot(line.text) || isPageMark(line.text.simplified())) {
            if (!taken.contains(line.text))
                pageArtifacts += line;
            taken.insert(line.text);
            parted = true;
            continue;
        }
        // Text that continues in lower case after a page break is one paragraph.
        if (parted && line.text.front().isLower())
            line.afterBlank = false;
        parted = false;
        rest += line;
    }
    lines = rest;
    return pageArtifacts;
}

} // namespace duovita
