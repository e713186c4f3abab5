#include "core/import/fields/titleparts.h"

#include "core/import/annotate/bilingualtext.h"
#include "core/import/annotate/places.h"

#include <QRegularExpression>

namespace duovita {

namespace {

bool isDuration(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:共计?|总计|约|total|in "
                       "total)?\\s*\\d{1,2}(?:\\.\\d)?\\s*(?:个月|年|周|months?|years?|weeks?)(?:\\s+in "
                       "total)?$"),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(text.trimmed()).hasMatch();
}

} // namespace

std::optional<TitleOfEmployer> titleOfEmployer(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression latin(
        QStringLiteral("^(.{8,120}?)\\s+(?:in|at)\\s+(\\p{Lu}[\\w&.'’-]*(?:\\s\\p{Lu}[\\w&.'’-]*){0,3})$"));
    static const QRegularExpression han(
        QStringLiteral("^在(\\p{Han}{2,14}?(?:公司|集团|大学|学院|研究院|研究所|实验室|医院|银行))(?:期间)?"
                       "((?:做|从事|进行|开展)\\S.{3,60})$"));
    if (const auto match = latin.match(text);
        match.hasMatch() && vocabulary.organizationIn(match.captured(2)) == 0 && !vocabulary.isRole(match.captured(1)))
        return TitleOfEmployer{match.captured(1), match.captured(2)};
    if (const auto match = han.match(text); match.hasMatch())
        return TitleOfEmployer{match.captured(2), match.captured(1)};
    return std::nullopt;
}

void dropStops(QList<Segment>& segments)
{
    static const QRegularExpression stop(QStringLiteral("^[.;:,]\\s+(?=\\S)"));
    for (qsizetype i = 1; i < segments.size(); ++i) {
        if (segments[i - 1].bold && !segments[i].bold)
            segments[i].text.remove(stop);
    }
}

void partAtDashes(QList<Segment>& segments, const Vocabulary& vocabulary)
{
    static const QRegularExpression dash(QStringLiteral("\\s*[-–—]+\\s*"));
    constexpr qsizetype most = 4;
    QList<Segment> parted;
    for (const Segment& segment : std::as_const(segments)) {
        const QStringList parts = segment.text.split(dash, Qt::SkipEmptyParts);
        const bool fields = parts.size() > 1 && parts.size() <= most && containsHan(parts.front()) &&
                            vocabulary.isCompany(parts.front()) && !vocabulary.isRole(parts.front()) &&
                            vocabulary.isRole(parts.back()) && !vocabulary.isCompany(parts.back());
        for (const QString& part : fields ? parts : QStringList{segment.text}) {
            parted += segment;
            parted.last().text = part;
        }
    }
    segments = parted;
}

bool partAtEmployerBrackets(QList<Segment>& segments, const Vocabulary& vocabulary)
{
    static const QRegularExpression bracketed(QStringLiteral("^([^()（）]{3,80}?)\\s*[(（]([^()（）]+)[)）]$"));
    QList<Segment> parted;
    for (const Segment& segment : std::as_const(segments)) {
        parted += segment;
        const auto match = bracketed.match(segment.text);
        const QString post = match.captured(1);
        const QString employer = match.captured(2).trimmed();
        const Placed placed = takePlace(employer, vocabulary);
        const bool named = (vocabulary.isCompany(placed.rest) || vocabulary.organizationIn(placed.rest) == 0 ||
                            commaPieces(employer).size() > 1) &&
                           !placed.place.isEmpty() && !placed.rest.isEmpty() && !vocabulary.isRole(placed.rest);
        if (!match.hasMatch() || !named || !vocabulary.isRole(post) || commaPieces(post).size() > 1)
            continue;
        parted.last().text = post;
        parted += segment;
        parted.last().text = employer;
    }
    const bool any = parted.size() > segments.size();
    segments = parted;
    return any;
}

QStringList takeFormsOfWork(QList<Segment>& segments)
{
    static const QRegularExpression form(QStringLiteral("^(\\p{Han}.*?)\\s*[(（](全职|正式员工|劳务派遣|外包)[)）]$"));
    QStringList forms;
    for (Segment& segment : segments) {
        if (const auto match = form.match(segment.text); match.hasMatch()) {
            forms += match.captured(2);
            segment.text = match.captured(1);
        }
    }
    return forms;
}

QStringList takeDurations(QList<Segment>& segments)
{
    QStringList durations;
    for (qsizetype i = segments.size() - 1; i > 0; --i) {
        if (isDuration(segments[i].text))
            durations.prepend(segments.takeAt(i).text);
    }
    return durations;
}

} // namespace duovita
