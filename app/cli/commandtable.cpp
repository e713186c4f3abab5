#include "app/cli/commandtable.h"

#include "core/export/formats.h"

#include <QDir>

#include <algorithm>

namespace duovita {

namespace {

using Command = CommandLine::Command;

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

QStringList shippedTemplates()
{
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(":/templates")).entryList(QDir::Files))
        names += file.section(u'.', 0, 0);
    return names;
}

} // namespace

const QList<CommandInfo>& commandTable()
{
    static const QList<CommandInfo> table{
        {Command::Import, "import", "FILE…", true,
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Read CVs into the database."),
         words("person language separate dry-run json")},
        {Command::Merge, "merge", "PERSON OTHER", false,
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Merge two people: the second is merged into the first and moved to the trash."),
         words("dry-run json")},
        {Command::List, "list", "", false, QT_TRANSLATE_NOOP("duovita::CommandLine", "Show who is in the database."),
         words("search tag incomplete sort json")},
        {Command::Show, "show", "PERSON", false, QT_TRANSLATE_NOOP("duovita::CommandLine", "Print a record."),
         words("json language")},
        {Command::Export, "export", "PERSON", false,
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Write a CV as PDF or in another format, or the whole record as JSON."),
         words("all cv language format output template design set paper pages margins references missing dpi with-data "
               "archive "
               "encrypt passphrase-file password shard again jobs")},
        {Command::Check, "check", "PERSON", false,
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Report what is missing in a CV or does not fit."),
         words("all cv language template design set paper pages margins references missing dismissed json")},
        {Command::Sheet, "sheet", "PERSON", false,
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Write the texts that lack a translation to a sheet (XLIFF)."),
         words("into all-texts output force")},
        {Command::Translated, "translated", "FILE…", true,
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Import translations from translation sheets (XLIFF)."),
         words("person force dry-run json")},
        {Command::Glossary,
         "glossary",
         "[add|remove ENGLISH CHINESE | import FILE]",
         true,
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Print the database's glossary, or change it."),
         {}},
        {Command::Backup, "backup", "[FILE]", true,
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Copy the whole database to a new file; without a file, list the backups."),
         words("encrypt passphrase-file")},
        {Command::Restore, "restore", "FILE", true,
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Replace the database with a backup; its present contents are kept as a backup."),
         words("passphrase-file")},
        {Command::History, "history", "[PERSON]", false,
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "List when and why a record was saved; print or restore an earlier state."),
         words("as-of restore prune dry-run json language")},
        {Command::Copy, "copy", "", false,
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Copy everybody from one database to another."), words("from to")},
    };
    return table;
}

const CommandInfo& windowFacts()
{
    static const CommandInfo facts{Command::Window, "", "[FILE]", true, "", words("exit-after-startup language")};
    return facts;
}

const QStringList& commonOptions()
{
    static const QStringList names = words("database trust-owner help version");
    return names;
}

const QList<OptionInfo>& optionTable()
{
    static const QList<OptionInfo> table{
        {"database",
         "DB",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The database: a file, or postgresql://USER@HOST/NAME."),
         "",
         {},
         true},
        {"trust-owner", "ACCOUNT",
         QT_TRANSLATE_NOOP(
             "duovita::CommandLine",
             "Open a database even though it belongs to this account, which can read and change what is in it.")},
        {"from",
         "DB",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The database to copy, a file or postgresql://USER@HOST/NAME."),
         "",
         {},
         true},
        {"to",
         "DB",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The database to copy to; it is created if it does not exist."),
         "",
         {},
         true},
        {"help", "", QT_TRANSLATE_NOOP("duovita::CommandLine", "Show this help."), "h"},
        {"version", "", QT_TRANSLATE_NOOP("duovita::CommandLine", "Show the version."), "v"},
        {"exit-after-startup", "", QT_TRANSLATE_NOOP("duovita::CommandLine", "Close the window once it is up.")},
        {"person", "NAME",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The person's name, for documents that do not state it.")},
        {"language", "LANGUAGE",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The document's language: en or zh; for export also both."), "",
         words("en zh both")},
        {"separate", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Keep each document as a separate record, even if the person is already in the database.")},
        {"dry-run", "", QT_TRANSLATE_NOOP("duovita::CommandLine", "Show what would be done; change nothing.")},
        {"into", "LANGUAGE",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "The language to translate into: en or zh; by default, the one with more missing texts."),
         "", words("en zh")},
        {"all-texts", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Include texts that are already translated, for review.")},
        {"force", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Use the sheet's text even where the record has changed since the "
                                                   "sheet was made; with “sheet”: overwrite an existing file.")},
        {"dismissed", "", QT_TRANSLATE_NOOP("duovita::CommandLine", "Include problems that were ignored.")},
        {"json", "", QT_TRANSLATE_NOOP("duovita::CommandLine", "Print JSON.")},
        {"search", "TEXT",
         QT_TRANSLATE_NOOP(
             "duovita::CommandLine",
             "Only people with this in their names, institutions or texts, in either language; pinyin works too.")},
        {"tag", "TAG", QT_TRANSLATE_NOOP("duovita::CommandLine", "Only people who have this tag.")},
        {"incomplete", "LANGUAGE",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Only people whose records lack texts in this language: en or zh."),
         "", words("en zh")},
        {"sort", "ORDER",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "The name to sort by: latin, or pinyin for the Chinese one; latin if not given."),
         "", words("latin pinyin")},
        {"encrypt", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Encrypt the copy or the PDF (AES-256; such a PDF is not PDF/A) with a passphrase, which is "
                           "asked for. Nobody can open it without the passphrase.")},
        {"passphrase-file",
         "FILE",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Read the passphrase from the first line of a file, such as /dev/fd/3, instead of asking."),
         "",
         {},
         true},
        {"all", "", QT_TRANSLATE_NOOP("duovita::CommandLine", "Everybody in the database.")},
        {"cv", "NAME", QT_TRANSLATE_NOOP("duovita::CommandLine", "The person's CV to use; by default, the full one.")},
        {"format", "FORMAT",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "pdf, png (an image of each page), json (lossless), docx, html, md, page (of a Hexo or "
                           "Jekyll site), txt, bib or csljson (publications), vcf (contacts), jsonresume or rendercv."),
         "", exportFormats()},
        {"output",
         "PATH",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The file, or a folder, to write to."),
         "o",
         {},
         true},
        {"template", "NAME", QT_TRANSLATE_NOOP("duovita::CommandLine", "The template to use instead of the CV's own."),
         "", shippedTemplates()},
        {"design",
         "FILE",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The design, from a file in the format of templates."),
         "",
         {},
         true},
        {"set", "KEY=VALUE",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "One design setting, such as colors.accent=#1a4480, body.size=10 or "
                                                   "body.size.zh=10. May be given several times.")},
        {"paper", "PAPER",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "The paper size (a4, letter or a5) instead of the CV's own."), "",
         words("a4 letter a5")},
        {"pages", "NUMBER",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Fit the document to this many pages; exit status 1 if that is not possible.")},
        {"margins", "NUMBER",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Margins on all sides in millimetres, 5 to 60, instead of the template's.")},
        {"references", "STYLE",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "The citation style instead of the CV's own: plain, or gbt7714 for GB/T 7714—2015."),
         "", words("plain gbt7714")},
        {"missing", "WHAT",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "What to do with texts missing in a document's language, instead of the CV's own choice: "
                           "show (the other language's), omit, or omit-entries (each with its whole entry)."),
         "", words("show omit omit-entries")},
        {"dpi", "NUMBER",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Dots per inch for PNG, 24 to 1200; by default 144.")},
        {"with-data", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Attach the record, so that the PDF can be imported again (PDF/A-3a). Private contacts, "
                           "notes and what the CV does not show stay out.")},
        {"archive", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "Write PDF/A-1b, where it is required; it has no tags.")},
        {"password", "TEXT",
         QT_TRANSLATE_NOOP(
             "duovita::CommandLine",
             "The PDF's password. Others on this machine can see it on the command line; --encrypt is safer.")},
        {"shard", "NUMBER/COUNT",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "With --all: only this part of the people, such as 2/4; for several machines that share the "
                           "work.")},
        {"as-of", "TIME",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "The record as it was at the end of that day or minute, such as 2026-11-20 or "
                           "2026-11-20T10:00.")},
        {"restore", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "Restore the record as it was then; its present state stays in its history.")},
        {"prune", "",
         QT_TRANSLATE_NOOP(
             "duovita::CommandLine",
             "Remove earlier versions past their retention period, for everybody (see the manual page).")},
        {"again", "",
         QT_TRANSLATE_NOOP("duovita::CommandLine",
                           "With --all: also rewrite the files for which nothing has changed.")},
        {"jobs", "NUMBER",
         QT_TRANSLATE_NOOP("duovita::CommandLine", "How many PDFs to make at once; all cores if not given.")},
    };
    return table;
}

const OptionInfo& optionNamed(const QString& name)
{
    return *std::find_if(optionTable().begin(), optionTable().end(),
                         [&name](const OptionInfo& facts) { return name == QLatin1StringView(facts.name); });
}

const QStringList& exportFormats()
{
    static const QStringList formats = [] {
        QStringList names{QStringLiteral("pdf"), QStringLiteral("png"), QStringLiteral("json")};
        for (const ExportFormatInfo& info : exportFormatTable)
            names += QString::fromLatin1(info.name);
        return names;
    }();
    return formats;
}

} // namespace duovita
