#include "app/cli/glossarycommand.h"

#include "app/cli/commands.h"
#include "core/domain/openfiles.h"
#include "core/storage/glossaryrepository.h"
#include "core/terms/termtable.h"

#include <QCoreApplication>
#include <QFile>

namespace duovita {

namespace {

struct GlossaryWords {
    Q_DECLARE_TR_FUNCTIONS(duovita::GlossaryCommand)
};

Result<QList<Term>> readTerms(const QString& path)
{
    if (const Result<void> may = mayBeRead(path); !may)
        return may.error();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::FileNotReadable, {path, file.errorString()}};
    return readTermTable(file.readAll(), path);
}

int printGlossary(const GlossaryRepository& glossary)
{
    const auto terms = glossary.list();
    if (!terms)
        return fail(terms.error());
    printData(QString::fromUtf8(writeTermTable(*terms)).trimmed());
    return 0;
}

int add(GlossaryRepository& glossary, const QList<Term>& terms)
{
    const auto added = glossary.add(terms);
    if (!added)
        return fail(added.error());
    printOut(GlossaryWords::tr("%n term(s) added.", nullptr, *added));
    return 0;
}

int remove(GlossaryRepository& glossary, const Term& term)
{
    const auto removed = glossary.remove({term});
    if (!removed)
        return fail(removed.error());
    if (*removed == 0) {
        printError(
            GlossaryWords::tr("The glossary does not contain the pair “%1” and “%2”. “duovita glossary” prints it.")
                .arg(term.text(Language::Chinese), term.text(Language::English)));
        return 1;
    }
    printOut(GlossaryWords::tr("%n term(s) removed.", nullptr, *removed));
    return 0;
}

} // namespace

QString checkGlossaryWords(const QStringList& words)
{
    const QString what = words.value(0);
    const bool pair = words.size() == 3 && (what == QStringLiteral("add") || what == QStringLiteral("remove"));
    const bool table = words.size() == 2 && what == QStringLiteral("import");
    return words.isEmpty() || pair || table
               ? QString()
               : GlossaryWords::tr(
                     "Use no arguments, “add ENGLISH CHINESE”, “remove ENGLISH CHINESE” or “import FILE”.");
}

int runGlossary(const CommandLine& line, Database& database)
{
    GlossaryRepository glossary(database);
    const QStringList& words = line.arguments;
    if (words.isEmpty())
        return printGlossary(glossary);
    if (words.size() == 2) {
        const auto terms = readTerms(words[1]);
        return terms ? add(glossary, *terms) : fail(terms.error());
    }
    const Term term = Term::of(words[1].simplified(), words[2].simplified());
    return words[0] == QStringLiteral("add") ? add(glossary, {term}) : remove(glossary, term);
}

} // namespace duovita
