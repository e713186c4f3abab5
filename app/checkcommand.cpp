#include "app/checkcommand.h"

#include "app/commands.h"
#include "app/cvchoice.h"
#include "app/personlookup.h"
#include "core/export/pdfexporter.h"
#include "core/typeset/fontlibrary.h"
#include "ui/presentation/errorwords.h"
#include "ui/presentation/findingwords.h"

#include <QCoreApplication>
#include <QDate>

namespace duovita {

namespace {

class CheckRun {
    Q_DECLARE_TR_FUNCTIONS(duovita::CheckRun)

public:
    explicit CheckRun(const CommandLine& line) : m_line(line) {}

    /// Whether all is well.
    bool check(const Person& person)
    {
        const std::optional<Cv> cv = chooseCv(m_line, person);
        if (!cv)
            return false;
        bool well = checkRecordOf(person);
        for (const Language language : chooseLanguages(m_line, *cv))
            well = check(person, *cv, language) && well;
        return well;
    }

private:
    /// What each document misses, it says itself.
    static bool checkRecordOf(const Person& person)
    {
        bool well = true;
        const QDate date = QDate::currentDate();
        const auto today = PartialDate::create(date.year(), date.month(), date.day());
        for (const Problem& problem : checkRecord(person, *today)) {
            if (problem.kind == Problem::Kind::Missing)
                continue;
            const QString place = placeOf(problem.source, person);
            printOut(displayName(person.name) + QStringLiteral(": ") +
                     (place.isEmpty() ? QString() : place + QStringLiteral(": ")) + describe(problem));
            well = false;
        }
        return well;
    }

    bool check(const Person& person, const Cv& cv, Language language)
    {
        const QString who = QStringLiteral("%1 (%2): ").arg(displayName(person.name), codeOf(language));
        const auto document = m_exporter.make(person, cv, language);
        if (!document) {
            printError(who + describe(document.error()));
            return false;
        }
        const QList<MissingText> missing = document->missing();
        // Of a record in one language everything is missing in the other: that would bury what is wrong.
        constexpr qsizetype most = 10;
        constexpr qsizetype examples = 3;
        const bool many = missing.size() > most;
        for (const MissingText& text : many ? missing.mid(0, examples) : missing)
            printOut(who + describe(text, person));
        if (many)
            printOut(who + tr("… and %n more missing text(s). “--language” checks one language alone.", nullptr,
                              static_cast<int>(missing.size() - examples)));
        for (const LayoutFinding& finding : document->layout.findings)
            printOut(who + describe(finding, person));
        return missing.isEmpty() && document->layout.findings.isEmpty();
    }

    const CommandLine& m_line;
    PdfExporter m_exporter;
};

} // namespace

int runCheck(const CommandLine& line, Database& database)
{
    CheckRun run(line);
    bool well = true;
    const bool done = forEachPerson(line, database, [&](const Person& person) { well = run.check(person) && well; });
    return done && well ? 0 : 1;
}

} // namespace duovita
