#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/fields/entrybuilding.h"

#include <QRegularExpression>

#include <array>

namespace duovita {

namespace {

/// Extracts venue, year, rank and status from the text after the title.
class VenueParser {
public:
    VenueParser(PublicationDetails& details, Entry& entry, const ParsingContext& context)
        : m_details(details), m_entry(entry), m_context(context)
    {
    }

    void parse(QString text)
    {
        takeRemark(text);
        takeTags(text);
        takeStatusOf(text);
        takeEqualContribution(text);
        takeRankings(text);
        takeIdentifiers(text);
        text = trimmedOf(text, u",，. 。;");
        if (const QString group = wholeGroup(text); !group.isEmpty())
            parseGroup(group);
        else
            parseOpen(text);
    }

private:
    /// DOI and arXiv number, then volume, number and pages.
    void takeIdentifiers(QString& text)
    {
        static const QRegularExpression doi(
            QStringLiteral("(?:https?://(?:dx\\.)?doi\\.org/\\s*|\\bdoi\\s*[:：]\\s*)(10\\.\\d{4,9}/"
                           "[^\\s,，;；]*[^\\s,，;；.。])"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression arxiv(QStringLiteral("(?<=arXiv)\\s*[:：]?\\s*(\\d{4}\\.\\d{4,5}(?:v\\d+)?)"));
        m_details.doi = takeMatch(text, doi);
        m_details.arxiv = takeMatch(text, arxiv);
        static const QRegularExpression again(QStringLiteral("(?<=preprint)[,，]?\\s*arXiv\\s*(?=[.,，]|$)"));
        text.remove(again);
        // "45(7), 2022": the year, not a page.
        static const QRegularExpression issue(QStringLiteral("(?<![\\d-])(\\d{1,3})\\s*[(（](\\d{1,3}(?:[-–]\\d{1,3})?)"
                                                             "[)）](?=\\s*[,，]\\s*(?:19|20)\\d\\d\\s*[.。]?\\s*$)"));
        if (const auto match = issue.match(text); match.hasMatch()) {
            m_details.volume = match.captured(1);
            m_details.number = match.captured(2);
            text = cutOut(text, match);
            return;
        }
        if (takeNumbers(text))
            return;
        // "2014: 12–18", and article numbers: "2026, 124951"
        static const QRegularExpression afterYear(QStringLiteral(
            "(?<=(?:19|20)\\d\\d)(?:\\s*[:：]\\s*(?=\\d+\\s*[-–—])|\\s*[,，]\\s*(?=e?\\d{5,9}(?![\\w-])))"
            "(e?\\d+(?:\\s*[-–—]+\\s*\\d+)?)(?!\\d)"));
        if (const auto match = afterYear.match(text); match.hasMatch()) {
            m_details.pages = match.captured(1);
            text = cutOut(text, match);
        }
        takeNamedNumbers(text);
    }

    /// Volume, number, year and pages identified by order and punctuation: the styles of IEEE and APA, Vancouver,
    /// Nature, the Chicago manual, biblatex, ACS, and GB/T 7714.
    bool takeNumbers(QString& text)
    {
        const QString pages = QStringLiteral(
            "(?<pages>[A-Za-z]{0,5}\\d+(?::\\d+)?(?:\\s*[-–—]+\\s*[A-Za-z]?\\d+(?::\\d+)?(?:\\+\\d+)*)?)");
        const QString year = QStringLiteral("(?<year>(?:19|20)\\d\\d)");
        const QString volume = QStringLiteral("(?<![\\d.-])(?<volume>\\d{1,4})");
        const QString number = QStringLiteral("(?<number>\\d{1,3}(?:[-–]\\d{1,3})?)");
        const QString month = QStringLiteral("(?:\\s\\p{Lu}\\p{Ll}{2,8}\\.?(?:\\s\\d{1,2})?)?");
        static const std::array<QRegularExpression, 7> forms{
            // 2010;17(4):311-25; 2014 Feb;24C:166-175; 2005 Jan;30 Suppl 1:i119-i120; 2012 Oct 11;490, 219–225
            QRegularExpression(
                QString(year + month +
                        QStringLiteral(";\\s*(?<volume>\\d{1,4}[A-Z]?)(?:[(（](?<number>\\d{1,3}(?:[-–]\\d{1,3})?"
                                       "(?: Suppl(?: \\d{1,2})?)?)[)）]|\\s?(?<supplement>Suppl\\.?(?: "
                                       "\\d{1,2})?))?\\s*[:：,]\\s*") +
                        pages)),
            // 14, 322–329 (2022)
            QRegularExpression(QString(volume + QStringLiteral(",\\s*") + pages + QStringLiteral("\\s*\\(") + year +
                                       QStringLiteral("\\)"))),
            // 39, no. 2 (2020): 88–107
            QRegularExpression(QString(volume + QStringLiteral("(?:,\\s*(?:no\\.|issue)\\s*") + number +
                                       QStringLiteral(")?\\s*\\((?<season>\\p{Lu}\\p{Ll}+\\s)?") + year +
                                       QStringLiteral("\\):\\s*") + pages)),
            // 55.9 (2023), 188:1–188:36
            QRegularExpression(QString(volume + QStringLiteral("\\.") + number + QStringLiteral("\\s*\\(") + year +
                                       QStringLiteral("\\),\\s*") + pages)),
            // 12(3): 45–56
            QRegularExpression(QString(volume + QStringLiteral("\\s*[(（]") + number +
                                       QStringLiteral("[)）]\\s*[:：,，]\\s*") + pages +
                                       QStringLiteral("(?!\\d|\\.\\d)"))),
            // 2015, 142, 123456
            QRegularExpression(QString(year + QStringLiteral(",\\s*") + volume + QStringLiteral(",\\s*") + pages +
                                       QStringLiteral("(?=\\s*[.,]|$)"))),
            // 247: 111999; 261, 104–119
            QRegularExpression(QString(volume + QStringLiteral("(?:\\s*[:：]\\s*|,\\s*(?=e?\\d+[-–]))") + pages +
                                       QStringLiteral("(?=\\s*[.,，。;]|$)")))};
        for (const QRegularExpression& form : forms) {
            const auto match = form.match(text);
            if (!match.hasMatch())
                continue;
            // "2021(3): 45–56" has the year in place of a volume.
            const bool yearFirst = isYear(match.captured(QStringLiteral("volume")));
            const QString written = yearFirst ? match.captured(QStringLiteral("volume")) : captured(match, "year");
            if (!yearFirst)
                m_details.volume = match.captured(QStringLiteral("volume"));
            m_details.number = captured(match, "number") + captured(match, "supplement");
            m_details.pages = match.captured(QStringLiteral("pages"));
            if (const QString season = captured(match, "season").trimmed(); !season.isEmpty())
                m_entry.unparsed += season;
            text = cutOut(text, match);
            if (!written.isEmpty())
                text += QStringLiteral(", ") + written;
            return true;
        }
        return false;
    }

    static QString captured(const QRegularExpressionMatch& match, const char* name)
    {
        const QString group = QString::fromLatin1(name);
        return match.regularExpression().namedCaptureGroups().contains(group) ? match.captured(group) : QString();
    }

    /// "vol. 29, no. 6, pp. 700–712", in any order; "第31卷第4期，第101–114页".
    void takeNamedNumbers(QString& text)
    {
        // "《学报》2021年第5期": the year does not belong to the number.
        static const QRegularExpression yearAndIssue(
            QStringLiteral("[,，]?\\s*((?:19|20)\\d\\d)\\s*年\\s*[,，]?\\s*(?=第\\s?\\d{1,3}(?:[-–]\\d{1,3})?\\s?期)"));
        text.replace(yearAndIssue, QStringLiteral(", \\1, "));
        static const QRegularExpression volume(
            QStringLiteral("(?|\\bvol(?:ume|\\.)?\\s*(\\d+)|第?\\s?(\\d{1,4})\\s?卷)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression number(
            QStringLiteral(
                "(?|\\b(?:no\\.|number|issue)\\s*(\\d+(?:\\s*[-–]\\s*\\d+)?)|第\\s?(\\d{1,3}(?:[-–]\\d{1,3})?)\\s?期)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression pages(
            QStringLiteral("(?|[(（]?\\b(?:pp?\\.|pages)\\s*([A-Z]?\\d+(?:\\s*[-–—]+\\s*[A-Z]?\\d+)?)[)）]?|第?\\s?("
                           "\\d{1,6}\\s?[-–—~]\\s?\\d{1,6})\\s?页)"),
            QRegularExpression::CaseInsensitiveOption);
        struct Part {
            const QRegularExpression& expression;
            QString PublicationDetails::*member;
        };
        for (const Part& part : {Part{volume, &PublicationDetails::volume}, Part{number, &PublicationDetails::number},
                                 Part{pages, &PublicationDetails::pages}}) {
            if (const auto match = part.expression.match(text); match.hasMatch()) {
                m_details.*part.member = match.captured(1);
                text = cutOut(text, match);
            }
        }
        // "2020年第3期, 12-20"
        static const QRegularExpression bare(QStringLiteral("(?<=[,，]\\s)(\\d{1,6}\\s?[-–—]\\s?\\d{1,6})\\s*[.。]?$"));
        if (const auto match = bare.match(text);
            match.hasMatch() && !m_details.number.isEmpty() && m_details.pages.isEmpty()) {
            m_details.pages = match.captured(1);
            text = cutOut(text, match);
        }
    }

    static bool isYear(const QString& text)
    {
        return text.size() == 4 && (text.startsWith(QStringLiteral("19")) || text.startsWith(QStringLiteral("20")));
    }

    /// The text without the match, with a single comma where the match was between two.
    static QString cutOut(const QString& text, const QRegularExpressionMatch& match)
    {
        const QString before = trimmedOf(text.left(match.capturedStart()), u",，");
        const QString after = trimmedOf(text.mid(match.capturedEnd()), u",，.。．");
        return before.isEmpty() || after.isEmpty() ? QString(before + after)
                                                   : QString(before + QStringLiteral(", ") + after);
    }

    /// "…, 2025；荣获2026年示例奖": a later distinction goes to the description.
    void takeRemark(QString& text)
    {
        static const QRegularExpression remark(QStringLiteral(
            "\\s*[；;]\\s*((?:(?:被|荣?获|入选|曾?获|已被)[^；;]{3,80}|(?:included|selected|featured|awarded|"
            "won|received|nominated|highlighted|shortlisted)\\s[^；;]{3,160})?)[。.]?\\s*$"));
        if (const QString found = takeMatch(text, remark); !found.isEmpty())
            m_entry.highlights +=
                makeHighlight(RichText::fromPlain(found), HighlightStyle::Paragraph, 0, m_context.language);
    }

    /// "…, 2026, IF=9.2, SCI Q1, ESI前3%期刊"
    void takeRankings(QString& text)
    {
        static const QString ranking = QStringLiteral(
            "(?:IF\\s*[=:：]\\s*[\\d.]+|(?:S?SCI|JCR|CCF)[\\s-]*(?:Q[1-4]|[ABC]类?)|ESI[^,，;；()（）]{0,16})");
        static const QRegularExpression several(
            QStringLiteral("[,，]\\s*(%1(?:\\s*[,，]\\s*%1)+)\\s*[.。]?\\s*$").arg(ranking));
        if (const QString found = takeMatch(text, several); !found.isEmpty())
            m_details.rank = m_context.localized(found);
    }

    void takeTags(QString& text)
    {
        static const QRegularExpression tag(QStringLiteral("\\[([^\\[\\]]+)\\]\\s*$"));
        for (QString found = takeMatch(text, tag); !found.isEmpty(); found = takeMatch(text, tag))
            if (isRank(found) && m_details.rank.isEmpty())
                m_details.rank = m_context.localized(found);
            else if (!m_context.vocabulary.statusIn(found).isEmpty() && m_details.status.isEmpty())
                m_details.status = m_context.localized(found);
            else
                m_entry.tags.prepend(found);
    }

    /// "…, 2026. (Under review at Sampling 2027)": the prospective venue and its year are not the work's.
    void takeStatusOf(QString& text)
    {
        static const QRegularExpression group(QStringLiteral(
            "\\s*[(（]\\s*([^()（）]+?\\s(?:at|by|to|for|with|in)\\s[^()（）]+?)\\s*[)）]\\s*[.。]?\\s*$"));
        const auto match = group.match(text);
        const QString status = match.hasMatch() ? m_context.vocabulary.statusIn(match.captured(1)) : QString();
        if (status.isEmpty() || !match.captured(1).startsWith(status) ||
            trimmedOf(match.captured(), u"()（） ") == trimmedOf(text, u"()（） ,，.。"))
            return;
        m_details.status = m_context.localized(match.captured(1));
        text.truncate(match.capturedStart());
    }

    void takeEqualContribution(QString& text)
    {
        static const QRegularExpression note(QStringLiteral("[(（]\\s*\\*\\s*equal contribution\\s*[)）]\\.?"),
                                             QRegularExpression::CaseInsensitiveOption);
        const QString found = takeMatch(text, note);
        if (!found.isEmpty())
            m_entry.unparsed += found.trimmed();
    }

    /// "(Sigmetrics 2023, CCF-B)": all in one pair of brackets.
    static QString wholeGroup(const QString& text)
    {
        static const QRegularExpression group(QStringLiteral("^[(（]([^()（）]*)[)）][.。]?$"));
        return group.match(text).captured(1);
    }

    void parseGroup(const QString& group)
    {
        QStringList rank;
        for (const CommaPart& part : commaParts(group)) {
            const QString text = part.text.trimmed();
            if (!m_context.vocabulary.statusIn(text).isEmpty() && m_details.status.isEmpty())
                m_details.status = m_context.localized(text);
            else if (isRank(text) || (!rank.isEmpty() && !onlyYear(text)))
                rank += text;
            else if (onlyYear(text))
                setYear(text);
            else
                setShortVenue(text);
        }
        m_details.rank = m_context.localized(rank.join(QStringLiteral(",")));
    }

    void setShortVenue(const QString& text)
    {
        static const QRegularExpression named(QStringLiteral("^(.*?)[\\s,’']*((?:19|20)\\d\\d|\\b\\d\\d[’'])$"));
        const auto match = named.match(text);
        setYear(text);
        m_details.venueShort = m_context.localized(match.hasMatch() ? match.captured(1).trimmed() : text);
    }

    static bool isRank(const QString& text)
    {
        static const QRegularExpression rank(
            QStringLiteral("\\bCCF(?:推荐)?[\\s-]*[ABC]\\b|\\bS?SCI\\b|\\bEI\\b|\\bJCR\\b|\\bQ[1-4]\\b"));
        return rank.match(text).hasMatch();
    }

    static bool onlyYear(const QString& text)
    {
        static const QRegularExpression year(QStringLiteral("^(?:19|20)\\d\\d$"));
        return year.match(text).hasMatch();
    }

    void setYear(const QString& text)
    {
        static const QRegularExpression full(QStringLiteral("(?<!\\d)((?:19|20)\\d\\d)(?!\\d)"));
        static const QRegularExpression brief(QStringLiteral("[’'](\\d\\d)(?!\\d)|(?<![\\d’'])\\b(\\d\\d)[’'](?!\\w)"));
        // The last year: "26th … 2019" and "pages 1990–2001, 2018".
        QString year;
        for (auto it = full.globalMatch(text); it.hasNext();)
            year = it.next().captured(1);
        if (year.isEmpty()) {
            const auto match = brief.match(text);
            const QString two = match.captured(1) + match.captured(2);
            year = two.isEmpty() ? QString() : (two.toInt() < 60 ? QStringLiteral("20") : QStringLiteral("19")) + two;
        }
        if (year.isEmpty() || m_details.year)
            return;
        if (const Result<PartialDate> date = PartialDate::create(year.toInt()))
            m_details.year = *date;
    }

    void parseOpen(QString text)
    {
        static const QRegularExpression rank(QStringLiteral("[,，.]?\\s*[(（]?(?<![A-Z])((?:CCF|S?SCI|JCR)(?:推荐)?["
                                                            "\\s-]*[ABC1-4Q][^,，()（）]*?(?:[,，]\\s*\\p{Han}{2,6}"
                                                            "\\s*[A-C]\\s*类)*)[)）]?\\s*$"));
        static const QRegularExpression year(
            QStringLiteral("(?:[,，]\\s*|\\s*[(（])((?:19|20)\\d\\d)(?:\\s*年)?[)）]?\\s*[.。]?\\s*$"));
        static const QRegularExpression brief(QStringLiteral("\\s*[(（]([A-Z][\\w\\s]*[’']?\\d*)[)）]"));
        static const QRegularExpression rankGroup(QStringLiteral(
            "[,，.。]?\\s*[(（]((?:[^()（）]*[^\\p{L}()（）])?(?:CCF|S?SCI|CSSCI|EI|JCR|IF\\s*[=:：]|Q[1-4]|"
            "[一二三四]区|(?:中文|北大)?核心)(?!\\p{Latin})[^()（）]*)[)）]\\s*[.。]?\\s*$"));
        QString foundRank = takeMatch(text, rankGroup);
        if (foundRank.isEmpty())
            foundRank = takeMatch(text, rank);
        text = trimmedOf(text, u",，. 。");
        if (!foundRank.isEmpty())
            m_details.rank = m_context.localized(foundRank);
        static const QRegularExpression beforeStatus(
            QStringLiteral("[,，]\\s*((?:19|20)\\d\\d)(?=\\s*[(（][^()（）]*[)）]\\s*$)"));
        static const QRegularExpression month(QStringLiteral(
            "[,，]\\s*((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?\\s+(?:19|20)\\d\\d)"
            "\\s*[.。]?\\s*$"));
        if (const auto match = month.match(text); match.hasMatch()) {
            if (const Result<PartialDate> date = parseDate(match.captured(1)); date && !m_details.year) {
                m_details.year = *date;
                text = text.left(match.capturedStart());
            }
        }
        QString foundYear = takeMatch(text, year);
        if (foundYear.isEmpty() && !m_context.vocabulary.statusIn(text).isEmpty())
            foundYear = takeMatch(text, beforeStatus);
        setYear(foundYear.isEmpty() ? text : foundYear);
        const QString status = m_context.vocabulary.statusIn(text);
        if (!status.isEmpty()) {
            m_details.status = m_context.localized(status);
            static const QRegularExpression hollow(QStringLiteral("\\s*[(（]\\s*[)）]"));
            text.remove(text.indexOf(status), status.size());
            text.remove(hollow);
            static const QRegularExpression stops(QStringLiteral("(?:\\s*[.。]){2,}\\s*$"));
            text.remove(stops);
            static const QRegularExpression doubled(QStringLiteral("([,，])(?:\\s*[,，])+"));
            text.replace(doubled, QStringLiteral("\\1"));
        }
        const QString foundBrief = takeMatch(text, brief);
        if (!foundBrief.isEmpty()) {
            static const QRegularExpression gap(QStringLiteral("\\s+(?=[,，])")); // "A Meeting (AM), Berlin"
            m_details.venueShort = m_context.localized(foundBrief.trimmed());
            setYear(foundBrief);
            text.remove(gap);
        }
        text = trimmedOf(text, u",，;");
        static const QRegularExpression lastStop(QStringLiteral("(?<=\\p{Han})\\s*[.．。]+$")); // punctuation of the
                                                                                                // style
        text.remove(lastStop);
        static const QRegularExpression stopAndYear(QStringLiteral("[.。]\\s*((?:19|20)\\d\\d)$"));
        if (const auto match = stopAndYear.match(text);
            match.hasMatch() && m_details.year && match.captured(1).toInt() == m_details.year->year())
            text.truncate(match.capturedStart());
        if (onlyYear(text)) // "2024 (under review)": there is no venue yet
            return;
        m_details.venue = m_context.localized(text);
    }

    PublicationDetails& m_details;
    Entry& m_entry;
    const ParsingContext& m_context;
};

} // namespace

void parseVenue(const QString& text, PublicationDetails& details, Entry& entry, const ParsingContext& context)
{
    VenueParser(details, entry, context).parse(text);
}

} // namespace duovita
