#include "core/import/fields/grantlines.h"

#include "core/import/annotate/citationtext.h"
#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headsegments.h"
#include "core/import/annotate/places.h"
#include "core/import/fields/experiencefields.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

Entry entryOf(const ExperienceFields& fields)
{
    Entry entry;
    entry.details = fields.details();
    entry.unparsed = fields.unparsed();
    return entry;
}

/// Splits into sentences, like the fields of a citation: "A title", "The Example Fund", "[Grant No. 12]", "Role: …".
QStringList citedFields(const QString& text)
{
    static const QRegularExpression stop(
        QStringLiteral("(?<=[\\p{Ll}\\p{Han}\\])）\\d]|\\p{Lu}{2})[.。]\\s+(?=[\\p{Lu}\\p{Han}\\[(（])"));
    static const QRegularExpression last(QStringLiteral("[.。]\\s*$"));
    return QString(text).remove(last).split(stop, Qt::SkipEmptyParts);
}

/// Names, dates in brackets and a title, as in a citation. Papers differ in having neither a period nor a role.
std::optional<Entry> parseCited(const QString& text, SectionKind kind, const ParsingContext& context)
{
    static const QRegularExpression form(
        QStringLiteral("^([^()（）]{3,300}?)\\s*[(（]([^()（）]{4,30})[)）]\\s*[.。]\\s+(\\S.*)$"));
    static const QRegularExpression aside(QStringLiteral("^[\\[(（【]"));
    const auto match = form.match(text);
    if (!match.hasMatch() || !(isNameList(match.captured(1)) || isLineOfAuthors(match.captured(1))))
        return std::nullopt;
    const QStringList cited = citedFields(match.captured(3));
    ExperienceFields fields(kind, context);
    const auto dates = findDateRange(match.captured(2));
    const bool dated = dates && dates->length == match.captured(2).trimmed().size();
    fields.leave(match.captured(1) + (dated ? QString() : QStringLiteral(" (%1)").arg(match.captured(2))));
    QStringList rest;
    for (const QString& field : cited.mid(1)) {
        const auto labelled = readLabelled(field, context.vocabulary);
        if (labelled && labelled->field == QLatin1String("position") && fields.details().position.isEmpty())
            fields.add(&ExperienceDetails::position, labelled->value);
        else if (!labelled && fields.details().organization.isEmpty() && rest.isEmpty() &&
                 !aside.match(field).hasMatch())
            fields.add(&ExperienceDetails::organization, field);
        else
            rest += field;
    }
    if (cited.size() < 2 || !(dated || !fields.details().position.isEmpty()))
        return std::nullopt;
    fields.add(&ExperienceDetails::title, cited.front());
    if (dated)
        fields.setRange(dates->range);
    if (!rest.isEmpty())
        fields.leave(rest.join(QStringLiteral(". ")));
    return entryOf(fields);
}

/// Separated by commas: the title, the funder, other data, and last the person's role.
std::optional<Entry> parseListed(const QString& text, SectionKind kind, const ParsingContext& context)
{
    static const QRegularExpression fund(
        QStringLiteral("(?:基金|项目|计划|专项|课题|启动金|启动费|资助|平台)(?:[(（][^()（）]*[)）])?$"));
    constexpr qsizetype fewest = 3;
    const auto dates = findDateRange(text, true);
    if (!containsHan(text) || !dates || dates->start > 0)
        return std::nullopt;
    QStringList pieces = commaPieces(trimmedOf(text.mid(dates->length), u",，:： "));
    const auto funder = std::find_if(pieces.begin() + qMin<qsizetype>(1, pieces.size()), pieces.end(),
                                     [](const QString& piece) { return fund.match(piece).hasMatch(); });
    ExperienceFields fields(kind, context);
    if (pieces.size() < fewest || funder == pieces.end() || !fields.placeShare(pieces.last()) ||
        fields.details().position.isEmpty())
        return std::nullopt;
    const qsizetype at = funder - pieces.begin();
    fields.setRange(dates->range);
    fields.add(&ExperienceDetails::title, pieces.mid(0, at).join(u'，'));
    fields.add(&ExperienceDetails::organization, pieces[at]);
    if (const QStringList rest = pieces.mid(at + 1, pieces.size() - at - 2); !rest.isEmpty())
        fields.leave(rest.join(u'，'));
    return entryOf(fields);
}

} // namespace

std::optional<Entry> parseGrant(const QList<TextLine>& head, SectionKind kind, const ParsingContext& context)
{
    constexpr qsizetype longest = 1000;
    if (head.size() != 1 || (kind != SectionKind::Project && kind != SectionKind::Research))
        return std::nullopt;
    const QString text = head.front().plain().simplified();
    if (text.size() > longest)
        return std::nullopt;
    const auto cited = parseCited(text, kind, context);
    return cited ? cited : parseListed(text, kind, context);
}

} // namespace duovita
