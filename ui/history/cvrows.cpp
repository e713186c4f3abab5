#include "ui/history/cvrows.h"

#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/messages/recordwords.h"
#include "ui/preview/cvchoices.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::HistoryRows)
};

QString paperText(Paper paper)
{
    switch (paper) {
    case Paper::Letter:
        return QStringLiteral("Letter");
    case Paper::A5:
        return QStringLiteral("A5");
    case Paper::A4:
        break;
    }
    return QStringLiteral("A4");
}

QString languagesText(const QList<Language>& languages)
{
    QStringList names;
    for (const Language language : languages)
        names += endonymOf(language);
    return listed(names);
}

/// The titles of the items with these ids, in the record's order; items no longer there are left out.
QStringList titlesOf(const Person& person, const QList<SectionId>& sections, const QList<EntryId>& entries,
                     const QList<HighlightId>& highlights = {})
{
    QStringList titles;
    for (const Section& section : person.sections) {
        if (sections.contains(section.id()))
            titles += titleOf(section);
        for (const Entry& entry : section.entries()) {
            if (entries.contains(entry.id))
                titles += titleOf(entry);
            for (const Highlight& point : entry.highlights) {
                if (highlights.contains(point.id))
                    titles += point.text.textOrFallback(interfaceLanguage()).plainText();
            }
        }
    }
    return titles;
}

QStringList orderOf(const Person& person, const QList<SectionId>& order)
{
    QStringList titles;
    for (const SectionId& id : order) {
        if (const qsizetype at = person.indexOf(id); at >= 0)
            titles += titleOf(person.sections[at]);
    }
    return titles;
}

/// An empty value means the default.
QList<EntryRow> rowsOf(const Cv& cv, const Person& person)
{
    QList<EntryRow> rows;
    const auto add = [&](const char* key, const QString& label, const QString& text) {
        rows += EntryRow{QString::fromLatin1(key), placeSteps({shownName(cv), label}), text};
    };
    const auto lines = [](const QStringList& titles) { return titles.join(u'\n'); };
    add("languages", Words::tr("Languages"), languagesText(cv.languages));
    add("headline", wordFor(Field::Headline), bothSides(cv.headline));
    add("summary", wordFor(Field::Summary), cv.summary.textOrFallback(interfaceLanguage()).plainText());
    add("template", Words::tr("Template"), templateWord(cv.design.templateName));
    add("paper", Words::tr("Paper"), paperText(cv.paper));
    add("pages", Words::tr("Pages"), cv.targetPages ? QString::number(*cv.targetPages) : QString());
    add("margins", Words::tr("Margins"), cv.margins ? Words::tr("%1 mm").arg(*cv.margins) : QString());
    add("references", Words::tr("Citation style"),
        cv.references == ReferenceStyle::Gbt7714 ? QStringLiteral("GB/T 7714") : QString());
    add("missing", Words::tr("Missing texts"),
        cv.missingTexts == MissingTexts::Shown ? QString() : wordFor(cv.missingTexts));
    add("include", Words::tr("Only with tags"), listed(cv.includeTags));
    add("exclude", Words::tr("Without tags"), listed(cv.excludeTags));
    add("hidden", Words::tr("Left out"),
        lines(titlesOf(person, cv.hiddenSections, cv.hiddenEntries, cv.hiddenHighlights)));
    add("order", Words::tr("Order of the sections"), lines(orderOf(person, cv.sectionOrder)));
    add("starts", Words::tr("On a new page"), lines(titlesOf(person, cv.pageStartSections, cv.pageStartEntries)));
    add("kept", Words::tr("On one page"), lines(titlesOf(person, cv.keptSections, cv.keptEntries)));
    return rows;
}

} // namespace

QList<ComparedRow> compareCvs(const Person& then, const Person& now)
{
    QList<ComparedRow> rows;
    for (const Cv& old : then.cvs) {
        const auto current =
            std::find_if(now.cvs.begin(), now.cvs.end(), [&](const Cv& cv) { return cv.id == old.id; });
        if (current == now.cvs.end() || *current == old)
            continue;
        Cv renamed = old; // the person's rows report renaming
        renamed.name = current->name;
        for (const ComparedRow& row : compareRows(rowsOf(renamed, then), rowsOf(*current, now))) {
            if (!row.isSame())
                rows += row;
        }
    }
    return rows;
}

} // namespace duovita
