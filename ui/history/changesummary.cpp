#include "ui/history/changesummary.h"

#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/history/recordcomparing.h"

#include <QCoreApplication>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::ChangeSummary)
};

constexpr qsizetype longest = 28;

/// The part of a text that differs from the other, with a little context.
QString excerpt(const QString& whole, const QString& other)
{
    const QString text = whole.simplified();
    const QString rest = other.simplified();
    if (text.isEmpty())
        return Words::tr("(nothing)");
    const auto end = std::mismatch(text.begin(), text.end(), rest.begin(), rest.end()).first;
    constexpr qsizetype around = 8;
    qsizetype start = std::max<qsizetype>(0, end - text.begin() - around);
    if (text.size() <= longest || text.size() - start <= longest)
        start = std::max<qsizetype>(0, std::min(start, text.size() - longest));
    if (start > 0 && text[start].isLowSurrogate())
        --start;
    QString part = text.mid(start, longest);
    if (!part.isEmpty() && part.back().isHighSurrogate())
        part.chop(1);
    if (start > 0)
        part.prepend(QChar(0x2026));
    if (start + longest < text.size())
        part += QChar(0x2026);
    return part;
}

/// Shortened to fit on one line.
QString shortTitle(const QString& title)
{
    if (title.size() <= longest)
        return title;
    const qsizetype end = title[longest - 1].isHighSurrogate() ? longest - 1 : longest;
    return QString(title.left(end).trimmed() + QChar(0x2026));
}

QString placeOf(const PartDifference& part, const Person& before, const Person& after)
{
    if (!part.entry)
        return part.section ? shortTitle(part.title) : QString();
    const auto home = [&](const Person& person) {
        const auto place = person.findEntry(*part.entry);
        return place ? titleOf(person.sections[place->section]) : QString();
    };
    const QString section = home(after);
    return (section.isEmpty() ? home(before) : section) + QStringLiteral(" › ") + shortTitle(part.title);
}

QString summaryOf(const PartDifference& part, const Person& before, const Person& after)
{
    const QString place = placeOf(part, before, after);
    if (part.kind == PartDifference::Kind::OnlyNow)
        return Words::tr("%1: added").arg(place);
    if (part.kind == PartDifference::Kind::OnlyThen)
        return Words::tr("%1: removed").arg(place);
    if (part.rows.isEmpty())
        return place.isEmpty() ? Words::tr("Personal data: details") : Words::tr("%1: details").arg(place);
    const ComparedRow& row = part.rows.front();
    QString label = place.isEmpty() ? row.label : placeSteps({place, row.label});
    if (row.isFormatting || row.then.contains(u'\n'))
        return label;
    return Words::tr("%1: %2 → %3").arg(label, excerpt(row.then, row.now), excerpt(row.now, row.then));
}

} // namespace

QString changeSummary(const Person& before, const Person& after)
{
    const QList<PartDifference> parts = compareRecords(before, after);
    if (parts.isEmpty())
        return {};
    qsizetype more = -1;
    for (const PartDifference& part : parts)
        more += std::max<qsizetype>(1, part.kind == PartDifference::Kind::Changed ? part.rows.size() : 1);
    const QString first = summaryOf(parts.front(), before, after);
    return more == 0 ? first : Words::tr("%1, and %n more", nullptr, static_cast<int>(more)).arg(first);
}

} // namespace duovita
