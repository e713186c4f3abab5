#include "core/messages/findingwords.h"

#include "core/content/missingtexts.h"
#include "core/messages/countwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordplaces.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace duovita {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("duovita", text);
}

/// Shortens a long text to its beginning.
QString beginning(const QString& text)
{
    constexpr qsizetype longest = 40;
    return text.size() <= longest ? text : text.left(longest) + u'…';
}

/// "U+1F469 U+200D U+1F4BB"
QString codesOf(const QString& cluster)
{
    QStringList codes;
    for (const uint code : cluster.toUcs4())
        codes += QStringLiteral("U+") + QString::number(code, 16).toUpper().rightJustified(4, u'0');
    return codes.join(u' ');
}

/// The Debian packages of fonts that contain most of the characters that the program's own fonts lack.
QString packagesFor(const QList<LayoutFinding::Place>& places)
{
    QStringList packages;
    for (const LayoutFinding::Place& place : places) {
        const QString package =
            isHan(place.text.toUcs4().value(0)) ? QStringLiteral("fonts-hanazono") : QStringLiteral("fonts-symbola");
        if (!packages.contains(package))
            packages += package;
    }
    return listed(packages);
}

/// Each character once, with all its places; characters with the same places are grouped.
QString describeLeftOut(const QList<LayoutFinding::Place>& places, const Person& person)
{
    RecordPlaces words(person);
    QStringList clusters;
    QHash<QString, QStringList> placesOf;
    for (const LayoutFinding::Place& place : places) {
        if (!clusters.contains(place.text))
            clusters += place.text;
        const QString where = words.wordsFor(place.source);
        placesOf[place.text] += place.page ? tr("%1 (page %2)").arg(where, QString::number(*place.page + 1)) : where;
    }
    QStringList lines;
    while (!clusters.isEmpty()) {
        const QStringList shared = placesOf[clusters.front()];
        QStringList quoted;
        for (const QString& cluster : std::as_const(clusters)) {
            if (placesOf[cluster] == shared)
                quoted += tr("“%1” (%2)").arg(cluster, codesOf(cluster));
        }
        clusters.removeIf([&](const QString& cluster) { return placesOf[cluster] == shared; });
        lines += tr("%1 in %2").arg(listed(quoted), listed(shared));
    }
    return tr("No installed font has these characters, so they are left out of the document: %1. Install a font that "
              "has them (%2 on Debian) or write something else.")
        .arg(lines.join(tr("; ")), packagesFor(places));
}

} // namespace

namespace {

QString sentenceFor(MissingTexts fate)
{
    switch (fate) {
    case MissingTexts::Shown:
        break;
    case MissingTexts::LeftOut:
        return tr("%1: there is no %2 text for “%3”; it is left out.");
    case MissingTexts::LeftOutWithEntry:
        return tr("%1: there is no %2 text for “%3”; the entry is left out.");
    }
    return tr("%1: there is no %2 text; “%3” is shown instead.");
}

QList<MissingText> ofLanguage(QList<MissingText> gaps, Language language)
{
    gaps.removeIf([language](const MissingText& gap) { return gap.wanted != language; });
    return gaps;
}

struct ByFate {
    QList<MissingText> shown;
    QList<MissingText> leftOut;
};

ByFate byFate(const QList<MissingText>& gaps)
{
    ByFate found;
    for (const MissingText& gap : gaps)
        (gap.fate == MissingTexts::Shown ? found.shown : found.leftOut) += gap;
    return found;
}

QString counted(const char* words, const QList<MissingText>& gaps)
{
    return QCoreApplication::translate("duovita", words, nullptr, static_cast<int>(gaps.size()));
}

/// Each place once, although it may contain several of the texts; "…" for the rest.
QString firstPlaces(const QList<MissingText>& gaps, RecordPlaces& places)
{
    constexpr qsizetype most = 3;
    QStringList names;
    for (const MissingText& gap : gaps) {
        const QString name = places.shortWordsFor(gap.source);
        if (!names.contains(name))
            names += name;
    }
    const bool hasMore = names.size() > most;
    names = names.mid(0, most);
    if (hasMore)
        names += QStringLiteral("…");
    return listed(names);
}

QString entriesLine(const QList<ContentSource>& entries, Language language, RecordPlaces& places)
{
    QStringList names;
    for (const ContentSource& entry : entries)
        names += places.wordsFor(entry);
    const auto count = static_cast<int>(names.size());
    return QCoreApplication::translate("duovita", "%1: %n entry(s) left out: %2", nullptr, count)
        .arg(wordFor(language), listed(names));
}

} // namespace

QString describe(const MissingText& missing, const Person& person)
{
    return sentenceFor(missing.fate)
        .arg(placeOf(missing.source, person), wordFor(missing.wanted), beginning(missing.text));
}

QStringList countsOf(const QList<MissingText>& gaps)
{
    QStringList lines;
    for (const Language language : allLanguages) {
        const auto [shown, leftOut] = byFate(ofLanguage(gaps, language));
        if (!shown.isEmpty())
            lines += counted(QT_TRANSLATE_N_NOOP("duovita", "The %1 CV has %n text(s) in %2."), shown)
                         .arg(wordFor(language), wordFor(shown.front().shown));
        if (!leftOut.isEmpty())
            lines +=
                counted(QT_TRANSLATE_N_NOOP("duovita", "The %1 CV leaves out %n text(s) that have no %1."), leftOut)
                    .arg(wordFor(language));
    }
    return lines;
}

QStringList detailsOf(const QList<MissingText>& gaps, const Person& person)
{
    QStringList lines;
    RecordPlaces places(person);
    for (const Language language : allLanguages) {
        const QList<ContentSource> entries = entriesLeftOut(ofLanguage(gaps, language));
        if (!entries.isEmpty())
            lines += entriesLine(entries, language, places);
    }
    for (const MissingText& gap : gaps) {
        if (gap.fate == MissingTexts::Shown)
            lines += tr("%1: “%3” is in %2.").arg(places.wordsFor(gap.source), wordFor(gap.shown), beginning(gap.text));
        else if (gap.fate == MissingTexts::LeftOut)
            lines += sentenceFor(gap.fate).arg(places.wordsFor(gap.source), wordFor(gap.wanted), beginning(gap.text));
    }
    return lines;
}

QString leftOutCounts(const QList<MissingText>& gaps, const Person& person)
{
    const auto texts = static_cast<int>(std::count_if(
        gaps.begin(), gaps.end(), [](const MissingText& gap) { return gap.fate == MissingTexts::LeftOut; }));
    const QList<ContentSource> entries = entriesLeftOut(gaps);
    QStringList parts;
    if (texts > 0)
        parts += QCoreApplication::translate("duovita", "%n text(s)", nullptr, texts);
    if (!entries.isEmpty()) { // named, because it must be noticed that a whole job is missing
        RecordPlaces places(person);
        QStringList names;
        for (const ContentSource& entry : entries)
            names += places.wordsFor(entry);
        const auto count = static_cast<int>(entries.size());
        parts += QCoreApplication::translate("duovita", "%n whole entry(s): %1", nullptr, count).arg(listed(names));
    }
    return listed(parts);
}

QString leftOutWords(const QList<MissingText>& gaps, const Person& person)
{
    const QString counts = leftOutCounts(gaps, person);
    return counts.isEmpty() ? QString() : tr("Left out because a translation is missing: %1.").arg(counts);
}

QStringList summaryOf(const QList<MissingText>& gaps, const Person& person)
{
    QStringList lines;
    RecordPlaces places(person);
    for (const Language language : allLanguages) {
        const auto [shown, leftOut] = byFate(ofLanguage(gaps, language));
        if (!shown.isEmpty())
            lines += counted(QT_TRANSLATE_N_NOOP("duovita", "The %1 CV has %n text(s) in %2: %3"), shown)
                         .arg(wordFor(language), wordFor(shown.front().shown), firstPlaces(shown, places));
        if (!leftOut.isEmpty())
            lines +=
                counted(QT_TRANSLATE_N_NOOP("duovita", "The %1 CV leaves out %n text(s) that have no %1: %2"), leftOut)
                    .arg(wordFor(language), firstPlaces(leftOut, places));
        if (const QList<ContentSource> entries = entriesLeftOut(leftOut); !entries.isEmpty())
            lines += entriesLine(entries, language, places);
    }
    return lines;
}

QString describe(const LayoutFinding& finding, const Person& person)
{
    switch (finding.kind) {
    case LayoutFinding::Kind::NoGlyph:
        return describeLeftOut(finding.places, person);
    case LayoutFinding::Kind::PhotoUnreadable:
        return tr("The photo cannot be read, so it is left out. Use a JPEG or PNG file.");
    case LayoutFinding::Kind::TooManyPages:
        return QCoreApplication::translate(
            "duovita",
            "It does not fit: %n page(s) even at the template's limits. Shorten it, hide entries or choose a "
            "denser template.",
            nullptr, finding.text.toInt());
    case LayoutFinding::Kind::ShortLastPage:
        return QCoreApplication::translate(
            "duovita", "Only %n line(s) on the last page: set “Pages” under Design, shorten a text or hide an entry.",
            nullptr, finding.text.toInt());
    case LayoutFinding::Kind::FontMissing: {
        const QString family = finding.text.section(u'\n', 0, 0);
        const QString package = finding.text.section(u'\n', 1);
        return package.isEmpty()
                   ? tr("The font %1 is not installed; Noto is used instead.").arg(family)
                   : tr("The font %1 is not installed; Noto is used instead. It is in Debian's package %2.")
                         .arg(family, package);
    }
    }
    return {};
}

QString leftOutOf(const PagedLayout& layout)
{
    const auto found = std::find_if(layout.findings.begin(), layout.findings.end(), [](const LayoutFinding& finding) {
        return finding.kind == LayoutFinding::Kind::NoGlyph;
    });
    return found == layout.findings.end() ? QString()
                                          : tr("%1: no installed font has these characters, so they are left out: %2. "
                                               "See the list of problems for their places.")
                                                .arg(wordFor(layout.language), beginning(found->text));
}

QString describe(const Problem& problem)
{
    const auto parameter = [&](qsizetype i) { return beginning(problem.parameters.value(i)); };
    const auto versions = [&](const QString& words) {
        QStringList sides;
        const auto differing = [&](qsizetype i) {
            return beginning(listed(problem.parameters.value(i).split(QStringLiteral(", "), Qt::SkipEmptyParts)));
        };
        if (!parameter(0).isEmpty() && !parameter(1).isEmpty())
            return words.arg(
                tr("%1 %2, %3 %4")
                    .arg(wordFor(problem.sides[0]), differing(0), wordFor(problem.sides[1]), differing(1)));
        if (!parameter(0).isEmpty())
            sides += tr("only in %1: %2").arg(wordFor(problem.sides[0]), differing(0));
        if (!parameter(1).isEmpty())
            sides += tr("only in %1: %2").arg(wordFor(problem.sides[1]), differing(1));
        return words.arg(sides.join(tr("; ")));
    };
    switch (problem.kind) {
    case Problem::Kind::NotPlaced:
        return tr("“%1” from an import has not been placed").arg(parameter(0));
    case Problem::Kind::NotReadAsDate:
        return tr("“%1” is not a valid date here, so it does not appear in any document").arg(parameter(0));
    case Problem::Kind::NameMissing:
        return tr("the person has no name");
    case Problem::Kind::PhotoNotShown:
        return tr("the photo is not shown: the template “%1” has no room for one").arg(templateWord(parameter(0)));
    case Problem::Kind::ExpectedPassed:
        return tr("the “expected” date %1 has passed").arg(parameter(0));
    case Problem::Kind::NumbersDiffer:
        return versions(tr("numbers differ: %1"));
    case Problem::Kind::AddressesDiffer:
        return versions(tr("links differ: %1"));
    case Problem::Kind::MeaningsDiffer:
        return tr("the two languages do not seem to say the same thing");
    case Problem::Kind::PointsUnaligned:
        return tr("%1 only in %2, %3 only in %4: they may correspond")
            .arg(countOf(parameter(0).toInt(), Counted::Points), wordFor(problem.sides[0]), parameter(1),
                 wordFor(problem.sides[1]));
    case Problem::Kind::ItemsDiffer:
        return tr("listed in %1: %2, in %3: %4")
            .arg(wordFor(problem.sides[0]), parameter(0), wordFor(problem.sides[1]), parameter(1));
    case Problem::Kind::DoiMalformed:
        return tr("“%1” is not a DOI; a DOI looks like 10.1000/182").arg(parameter(0));
    case Problem::Kind::AddressMalformed:
        return tr("“%1” cannot be used as a link in a document").arg(parameter(0));
    case Problem::Kind::HalfWidthSign:
        return tr("half-width punctuation in %1 text: “%2”").arg(wordFor(*problem.language), parameter(0));
    case Problem::Kind::FullWidthSign:
        return tr("full-width punctuation in %1 text: “%2”").arg(wordFor(*problem.language), parameter(0));
    case Problem::Kind::Misread:
        return tr("may hold more than belongs here: “%1”").arg(parameter(0));
    case Problem::Kind::OtherLanguage:
        return tr("the %1 text is in %2: “%3”").arg(wordFor(problem.sides[0]), wordFor(problem.sides[1]), parameter(0));
    case Problem::Kind::Stale:
        return tr("the other language has changed since: “%1”").arg(parameter(0));
    case Problem::Kind::Missing:
        return tr("no %1 text for “%2”").arg(wordFor(*problem.language), parameter(0));
    }
    return {};
}

QString headingFor(const Problem& problem)
{
    switch (problem.kind) {
    case Problem::Kind::NotPlaced:
        return tr("Unplaced text from an import");
    case Problem::Kind::NumbersDiffer:
    case Problem::Kind::AddressesDiffer:
    case Problem::Kind::MeaningsDiffer:
    case Problem::Kind::PointsUnaligned:
    case Problem::Kind::ItemsDiffer:
        return tr("The languages differ");
    case Problem::Kind::NotReadAsDate:
    case Problem::Kind::OtherLanguage:
    case Problem::Kind::NameMissing:
    case Problem::Kind::PhotoNotShown:
    case Problem::Kind::ExpectedPassed:
    case Problem::Kind::DoiMalformed:
    case Problem::Kind::AddressMalformed:
    case Problem::Kind::HalfWidthSign:
    case Problem::Kind::FullWidthSign:
    case Problem::Kind::Misread:
        return tr("Needs attention");
    case Problem::Kind::Stale:
        return tr("The other language has changed");
    case Problem::Kind::Missing:
        return tr("Missing in %1").arg(wordFor(*problem.language));
    }
    return {};
}

QString wordFor(Remedy remedy)
{
    switch (remedy) {
    case Remedy::TakeSuggestion:
        return tr("Use the suggestion");
    case Remedy::ChangeTemplate:
        return tr("Change the template");
    case Remedy::Write:
        return tr("Write it");
    case Remedy::CopyAcross:
        return tr("Copy; same in both languages");
    case Remedy::MarkShared:
        return tr("Same in both languages");
    case Remedy::MarkChecked:
        return tr("Mark as checked");
    case Remedy::DropExpected:
        return tr("Remove “expected”");
    case Remedy::MendIdentifier:
        return tr("Keep only the DOI");
    case Remedy::MendSigns:
        return tr("Use full-width punctuation");
    case Remedy::MendWideSigns:
        return tr("Use half-width punctuation");
    case Remedy::TakeFirstNumber:
    case Remedy::TakeSecondNumber:
        return tr("Use the other number");
    case Remedy::Dismiss:
        return tr("Ignore");
    case Remedy::TakeUpAgain:
        return tr("Show as a problem again");
    case Remedy::None:
        break;
    }
    return {};
}

} // namespace duovita
