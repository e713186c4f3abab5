#include "core/import/fields/firstpoints.h"

#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/jobwords.h"
#include "core/import/fields/headparsing.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "2018 – 2019: Engineer" over "Example Technology Co. Ltd." as the first point: the employer, if its name shows it.
void takeEmployerOfFirstPoint(Entry& entry, const ParsingContext& context)
{
    static const QRegularExpression form(
        QStringLiteral("(?:\\b(?:LLC|LLP|Ltd|Inc|GmbH|Corp|PLC|Co)\\.?|公司|集团|研究院|研究所|医院|银行)$"),
        QRegularExpression::CaseInsensitiveOption);
    auto* job = std::get_if<ExperienceDetails>(&entry.details);
    if (!job || job->position.isEmpty() || !job->organization.isEmpty() || !job->title.isEmpty() ||
        entry.highlights.isEmpty())
        return;
    constexpr qsizetype longest = 60;
    const RichText point = entry.highlights.front().text.text(context.language);
    const QString text = point.plainText().trimmed();
    const JobWords words(context.vocabulary);
    if (text.size() > longest || point.markdown().trimmed() != text || !JobWords::isName(text) ||
        !(form.match(text).hasMatch() || words.isKnownOrganization(text)) || words.isRole(text))
        return;
    job->organization = LocalizedText::of(context.language, text);
    entry.highlights.removeFirst();
}

/// A title alone, with the venue as one of the first points: "IEEE Transactions on Samples, 14 (4), 2017".
void takeVenueOfPoints(Entry& entry, const ParsingContext& context)
{
    constexpr qsizetype most = 2;
    auto* work = std::get_if<PublicationDetails>(&entry.details);
    if (!work || !work->venue.isEmpty() || work->year)
        return;
    for (qsizetype i = 0; i < qMin(most, entry.highlights.size()); ++i) {
        const RichText point = entry.highlights[i].text.text(context.language);
        const QString text = point.plainText().simplified();
        static const QRegularExpression year(
            QStringLiteral("\\b(?:19|20)\\d\\d\\s*(?:[(（][^()（）]{2,24}[)）])?[.。]?$"));
        if (!context.vocabulary.isVenue(text) || !year.match(text).hasMatch())
            continue;
        for (const InlineSpan& span : point.spans()) { // its link targets are kept, too
            if (!span.url.isEmpty())
                entry.links += Link{LocalizedText::shared(span.text.trimmed()), span.url};
        }
        entry.highlights.removeAt(i);
        parseVenue(text, *work, entry, context);
        return;
    }
}

/// "Doctor, advised by …", "Research Engineer": below a head with only the institution, the first point begins with the
/// degree or position. The rest of it stays a point.
void takeFieldOfFirstPoint(Entry& entry, const ParsingContext& context)
{
    auto* school = std::get_if<EducationDetails>(&entry.details);
    auto* job = std::get_if<ExperienceDetails>(&entry.details);
    const bool degree = school && school->degree.isEmpty() && !school->institution.isEmpty();
    const bool position = job && job->position.isEmpty() && job->title.isEmpty() && !job->organization.isEmpty();
    if (entry.highlights.isEmpty() || !(degree || position))
        return;
    constexpr qsizetype longestHan = 12;
    constexpr qsizetype longest = 40;
    static const QRegularExpression first(QStringLiteral("^([^,，.。;；:：]+)(?:[,，]\\s*(.+))?$"));
    if (entry.highlights.size() > 1 && entry.highlights.front().style == HighlightStyle::Numbered)
        return; // the first activity there
    const RichText point = entry.highlights.front().text.text(context.language);
    const auto match = first.match(point.plainText().trimmed());
    const QString field = match.captured(1).trimmed();
    if (!match.hasMatch() || point.markdown().trimmed() != point.plainText().trimmed() ||
        field.size() > (containsHan(field) ? longestHan : longest))
        return;
    const Vocabulary& words = context.vocabulary;
    if (degree && words.isDegree(field) && !words.isSchool(field)) {
        const Entry parsed = parseEducationHead({TextLine{{InlineSpan{field}}, 0}}, context);
        const auto& details = std::get<EducationDetails>(parsed.details);
        school->degree = details.degree;
        if (!details.area.isEmpty())
            addTo(school->area, details.area.text(context.language), context);
    } else if (position && words.isRole(field) &&
               (!words.isCompany(field) || words.isRole(field.section(u' ', -1)))) { // "Software Engineer"
        job->position = LocalizedText::of(context.language, field);
    } else {
        return;
    }
    if (match.captured(2).isEmpty())
        entry.highlights.removeFirst();
    else
        entry.highlights.front().text.setText(context.language, RichText::fromPlain(match.captured(2)));
}

} // namespace

void takeFieldsOfFirstPoints(Entry& entry, SectionKind kind, const ParsingContext& context)
{
    if (kind == SectionKind::Education || kind == SectionKind::Work)
        takeFieldOfFirstPoint(entry, context);
    takeVenueOfPoints(entry, context);
    if (kind == SectionKind::Work)
        takeEmployerOfFirstPoint(entry, context);
}

} // namespace duovita
