#include "app/cli/checkcommand.h"

#include "app/cli/commands.h"
#include "app/cli/personlookup.h"
#include "core/export/pdfexporter.h"
#include "core/export/photoroom.h"
#include "core/messages/errorwords.h"
#include "core/messages/findingwords.h"
#include "core/messages/recordplaces.h"
#include "core/typeset/fontlibrary.h"

#include <QCoreApplication>
#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duovita {

namespace {

/// A problem to report.
struct CheckLine {
    QString person;
    std::optional<Language> language; ///< of the document; nothing for the record
    QString kind;                     ///< for programs: "numbersDiffer"
    QString text;                     ///< with its place
    bool dismissed = false;
};

QString nameOf(LayoutFinding::Kind kind)
{
    switch (kind) {
    case LayoutFinding::Kind::NoGlyph:
        return QStringLiteral("noGlyph");
    case LayoutFinding::Kind::PhotoUnreadable:
        return QStringLiteral("photoUnreadable");
    case LayoutFinding::Kind::TooManyPages:
        return QStringLiteral("tooManyPages");
    case LayoutFinding::Kind::ShortLastPage:
        return QStringLiteral("shortLastPage");
    case LayoutFinding::Kind::FontMissing:
        return QStringLiteral("fontMissing");
    }
    return {};
}

class CheckRun {
    Q_DECLARE_TR_FUNCTIONS(duovita::CheckRun)

public:
    explicit CheckRun(const CommandLine& line) : m_line(line) {}

    /// Returns whether there is no problem.
    bool check(const Person& person)
    {
        const Result<Cv> cv = requestedCv(m_line.request, person);
        if (!cv) {
            printError(describe(cv.error()));
            return false;
        }
        bool well = checkRecordOf(person, *cv);
        for (const Language language : requestedLanguages(m_line.request, *cv))
            well = check(person, *cv, language) && well;
        return well;
    }

    /// Prints what was collected for programs, or that nothing was found, since silence looks like a failure.
    void finish(bool well)
    {
        if (m_line.json)
            printJson(QJsonDocument(m_json).toJson());
        else if (well && !m_printed)
            printOut(tr("No problems."));
    }

private:
    void print(const QString& line)
    {
        printOut(line);
        m_printed = true;
    }

    void report(const CheckLine& line)
    {
        if (m_line.json) {
            QJsonObject object{{QStringLiteral("person"), line.person},
                               {QStringLiteral("kind"), line.kind},
                               {QStringLiteral("text"), line.text},
                               {QStringLiteral("dismissed"), line.dismissed}};
            if (line.language)
                object[QStringLiteral("language")] = codeOf(*line.language);
            m_json += object;
            return;
        }
        const QString who =
            line.language ? QStringLiteral("%1 (%2): ").arg(line.person, codeOf(*line.language)) : line.person + u": ";
        print(who + line.text + (line.dismissed ? QString(u' ' + tr("(ignored)")) : QString()));
    }

    /// Checks the record; missing texts are reported by each document.
    bool checkRecordOf(const Person& person, const Cv& cv)
    {
        bool well = true;
        int dismissed = 0;
        const QDate date = QDate::currentDate();
        const auto today = PartialDate::create(date.year(), date.month(), date.day());
        RecordPlaces places(person);
        QList<Problem> problems = checkRecord(person, *today);
        if (const auto photo = photoProblem(person, cv))
            problems += *photo;
        for (const Problem& problem : std::as_const(problems)) {
            if (problem.kind == Problem::Kind::Missing)
                continue;
            dismissed += problem.dismissed ? 1 : 0;
            well = well && problem.dismissed;
            if (problem.dismissed && !m_line.dismissed)
                continue;
            const QString place = places.wordsFor(problem.source);
            report({displayName(person.name),
                    {},
                    duovita::nameOf(problem.kind),
                    (place.isEmpty() ? QString() : QString(place + QStringLiteral(": "))) + describe(problem),
                    problem.dismissed});
        }
        if (dismissed > 0 && !m_line.dismissed && !m_line.json)
            print(displayName(person.name) + QStringLiteral(": ") +
                  tr("%n ignored; “--dismissed” shows them.", nullptr, dismissed));
        return well;
    }

    bool check(const Person& person, const Cv& cv, Language language)
    {
        const QString name = displayName(person.name);
        const QString who = QStringLiteral("%1 (%2): ").arg(name, codeOf(language));
        const auto document = m_exporter.make(person, cv, language);
        if (!document) {
            printError(who + describe(document.error()));
            return false;
        }
        const QList<MissingText> missing = document->missing();
        // A record in one language lacks everything in the other: a full list would bury the other problems.
        constexpr qsizetype most = 10;
        constexpr qsizetype examples = 3;
        const bool many = missing.size() > most && !m_line.json;
        for (const MissingText& text : many ? missing.mid(0, examples) : missing)
            report({name, language, duovita::nameOf(Problem::Kind::Missing), describe(text, person), false});
        if (many)
            print(who + tr("… and %n more missing text(s). “--language” checks one language alone.", nullptr,
                           static_cast<int>(missing.size() - examples)));
        for (const LayoutFinding& finding : document->layout.findings)
            report({name, language, nameOf(finding.kind), describe(finding, person), false});
        return missing.isEmpty() && document->layout.findings.isEmpty();
    }

    const CommandLine& m_line;
    PdfExporter m_exporter;
    QJsonArray m_json;
    bool m_printed = false;
};

} // namespace

int runCheck(const CommandLine& line, Database& database)
{
    CheckRun run(line);
    bool well = true;
    const bool done = forEachPerson(line, database, [&](const Person& person) { well = run.check(person) && well; });
    run.finish(done && well);
    return done && well ? 0 : 1;
}

} // namespace duovita
