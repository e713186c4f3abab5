#include "app/commandline.h"

#include "app/commandtable.h"
#include "app/glossarycommand.h"
#include "core/export/formats.h"
#include "core/export/pageimages.h"
#include "core/storage/database.h"
#include "core/storage/storeaddress.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

namespace duovita {

namespace {

using Command = CommandLine::Command;

QCommandLineOption option(const QString& name)
{
    const OptionFacts& facts = optionNamed(name);
    QStringList names{name};
    if (facts.letter[0] != '\0')
        names.prepend(QString::fromLatin1(facts.letter));
    return {names, CommandLine::tr(facts.does), QString::fromLatin1(facts.value)};
}

const CommandFacts* findCommand(const QString& word)
{
    for (const CommandFacts& facts : commandTable()) {
        if (word == QLatin1StringView(facts.name))
            return &facts;
    }
    return nullptr;
}

/// The first word that is no option and no option's value is the command.
const CommandFacts* takeCommand(QStringList& words)
{
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (QStringList{QStringLiteral("--database"), QStringLiteral("--language"), QStringLiteral("--from"),
                        QStringLiteral("--to")}
                .contains(words[i])) {
            ++i;
            continue;
        }
        if (words[i].startsWith(u'-'))
            continue;
        const CommandFacts* facts = findCommand(words[i]);
        if (facts)
            words.removeAt(i);
        return facts;
    }
    return nullptr;
}

QString overview(const QCommandLineParser& parser)
{
    QString text = CommandLine::tr("Usage: duovita [--database DB] [COMMAND …]") + u'\n' +
                   CommandLine::tr("Without a command the window opens; “duovita FILE” shows that database in it.") +
                   QStringLiteral("\n\n");
    for (const CommandFacts& facts : commandTable()) {
        const QString call = QString::fromLatin1(facts.name) + u' ' + QString::fromUtf8(facts.arguments);
        constexpr qsizetype column = 18;
        const QString gap = call.size() < column ? QString() : QString(u'\n' + QString(column + 2, u' '));
        text += QStringLiteral("  ") + call.leftJustified(column) + gap + CommandLine::tr(facts.does) + u'\n';
    }
    return text + u'\n' + parser.helpText().section(QStringLiteral("\n\n"), 1);
}

/// Qt's own names the program alone, by its path.
QString helpOf(const CommandFacts& facts, const QCommandLineParser& parser)
{
    const QString usage = CommandLine::tr("Usage: duovita %1 [OPTION …] %2")
                              .arg(QString::fromLatin1(facts.name), QString::fromUtf8(facts.arguments));
    return usage.trimmed() + u'\n' + parser.helpText().section(u'\n', 1);
}

QString checkLanguage(CommandLine& line, const QString& value)
{
    if (value.isEmpty())
        return {};
    line.bothLanguages =
        value == QStringLiteral("both") && (line.command == Command::Export || line.command == Command::Check);
    line.language = findLanguage(value);
    return line.language || line.bothLanguages
               ? QString()
               : CommandLine::tr("There is no document language “%1”; use en or zh.").arg(value);
}

/// How the names of a format's files end.
QString extensionOf(const QString& format)
{
    const auto known = findExportFormat(format);
    return known ? QString::fromLatin1(factsOf(*known).extension) : format;
}

/// The format that a file's name says, by the longest ending that fits; nothing for a folder or another name.
QString formatNamedBy(const QString& path)
{
    QString named;
    for (const QString& format : exportFormats()) {
        const QString extension = extensionOf(format);
        const bool longer = named.isEmpty() || extension.size() > extensionOf(named).size();
        if (longer && path.endsWith(u'.' + extension, Qt::CaseInsensitive))
            named = format;
    }
    return named;
}

void readFormat(CommandLine& line, const QString& asked)
{
    const QString named = formatNamedBy(line.output);
    if (!asked.isEmpty() || !named.isEmpty())
        line.format = asked.isEmpty() ? named : asked;
}

/// "cv.pdf" with the format docx is a mistake of one or the other; files of several formats may be called ".json".
QString checkOutputName(const CommandLine& line)
{
    const QString named = formatNamedBy(line.output);
    const auto suffix = [](const QString& format) { return extensionOf(format).section(u'.', -1); };
    if (named.isEmpty() || suffix(named) == suffix(line.format))
        return {};
    return CommandLine::tr("“%1” is the name of a file of the format %2, but --format says %3.")
        .arg(line.output, named, line.format);
}

/// Reads a number of at least 1; a problem if it is none.
QString readNumber(const QString& name, const QString& value, std::optional<int>& number)
{
    bool ok = false;
    const int read = value.toInt(&ok);
    if (value.isEmpty())
        return {};
    if (!ok || read < 1)
        return CommandLine::tr("--%1 takes a number from 1, not “%2”.").arg(name, value);
    number = read;
    return {};
}

QString readPaper(CommandLine& line, const QString& value)
{
    const QStringList& names = optionNamed(QStringLiteral("paper")).choices;
    if (value.isEmpty())
        return {};
    const qsizetype at = names.indexOf(value.toLower());
    if (at < 0)
        return CommandLine::tr("There is no paper “%1”; use a4, letter or a5.").arg(value);
    line.paper = static_cast<Paper>(at);
    return {};
}

QString readReferences(CommandLine& line, const QString& value)
{
    const QStringList& names = optionNamed(QStringLiteral("references")).choices;
    if (value.isEmpty())
        return {};
    const qsizetype at = names.indexOf(value.toLower());
    if (at < 0)
        return CommandLine::tr("There is no style “%1” of publications; use plain or gbt7714.").arg(value);
    line.references = static_cast<ReferenceStyle>(at);
    return {};
}

QString readDocumentLanguage(std::optional<Language>& language, const QString& value)
{
    language = findLanguage(value);
    return value.isEmpty() || language
               ? QString()
               : CommandLine::tr("There is no document language “%1”; use en or zh.").arg(value);
}

/// "2026-11-20" is the end of that day, "2026-11-20T10:00" of that minute: what was saved within counts. Local time.
QString readMoment(CommandLine& line, bool given, const QString& value)
{
    if (!given)
        return {};
    const QDateTime time = QDateTime::fromString(value, Qt::ISODateWithMs);
    if (!time.isValid())
        return CommandLine::tr("--as-of takes a date or a time such as 2026-11-20T10:00, not “%1”.").arg(value);
    const auto withEnd = [&] {
        if (!value.contains(u'T'))
            return time.addDays(1).addMSecs(-1);
        switch (value.section(u'T', 1).count(u':')) {
        case 1:
            return time.addSecs(60).addMSecs(-1);
        default:
            return value.contains(u'.') ? time : time.addSecs(1).addMSecs(-1);
        }
    };
    line.asOf = Timestamp(std::chrono::milliseconds(withEnd().toMSecsSinceEpoch()));
    return {};
}

/// An empty part is a mistake, not everybody: a variable of a script that nobody has set.
QString readShard(CommandLine& line, bool given, const QString& value)
{
    line.shard = Shard::parse(value);
    return !given || line.shard
               ? QString()
               : CommandLine::tr("--shard takes a part and how many there are, such as 2/4, not “%1”.").arg(value);
}

QString checkBatch(const CommandLine& line)
{
    return !line.all && (line.shard || line.again) ? CommandLine::tr("--shard and --again go with --all.") : QString();
}

QString checkExport(const CommandLine& line)
{
    if (line.margins && (*line.margins < narrowestMargins || *line.margins > widestMargins))
        return CommandLine::tr("Margins are %1 to %2 mm.").arg(narrowestMargins).arg(widestMargins);
    const bool pdf = line.format == QStringLiteral("pdf");
    const bool png = line.format == QStringLiteral("png");
    if (!pdf && (line.archive || line.withData || !line.password.isEmpty()))
        return CommandLine::tr("--password, --with-data and --archive are for PDF only.");
    if (!pdf && !png && (line.pages || line.margins))
        return CommandLine::tr("--pages and --margins are for PDF and PNG only.");
    if (line.dpi && (!png || *line.dpi < coarsestDpi || *line.dpi > finestDpi))
        return CommandLine::tr("--dpi is for PNG, from %1 to %2.").arg(coarsestDpi).arg(finestDpi);
    if (line.archive && line.withData)
        return CommandLine::tr("PDF/A-1 cannot hold a file: use either --archive or --with-data.");
    if (!exportFormats().contains(line.format))
        return CommandLine::tr("There is no format “%1”; use one of: %2.")
            .arg(line.format, exportFormats().join(QStringLiteral(", ")));
    const QString problem = checkOutputName(line);
    return problem.isEmpty() ? checkBatch(line) : problem;
}

QString checkSort(const QString& order)
{
    const QStringList& orders = optionNamed(QStringLiteral("sort")).choices;
    return order.isEmpty() || orders.contains(order)
               ? QString()
               : CommandLine::tr("“%1” is no order; use one of: %2.").arg(order, orders.join(QStringLiteral(", ")));
}

QString checkArguments(const CommandLine& line)
{
    const qsizetype count = line.arguments.size();
    switch (line.command) {
    case Command::Import:
        return count == 0 ? CommandLine::tr("Name the files to import.") : QString();
    case Command::Backup:
        return count > 1 || (count == 0 && line.encrypt) ? CommandLine::tr("Name one file.") : QString();
    case Command::Restore:
        return count != 1 ? CommandLine::tr("Name one file.") : QString();
    case Command::Copy:
        return count > 0 || line.from.isEmpty() || line.to.isEmpty() || line.from == line.to
                   ? CommandLine::tr("Say --from and --to: two databases.")
                   : QString();
    case Command::Translated:
        return count == 0 ? CommandLine::tr("Name the sheets to read.") : QString();
    case Command::Glossary:
        return checkGlossaryWords(line.arguments);
    case Command::History:
        if (line.restore && !line.asOf)
            return CommandLine::tr("--restore goes with --as-of.");
        if (line.prune)
            return count > 0 || line.asOf ? CommandLine::tr("--prune is for everybody: name nobody.") : QString();
        if (line.dryRun)
            return CommandLine::tr("--dry-run goes with --prune.");
        return count != 1 ? CommandLine::tr("Name one person.") : QString();
    case Command::Sheet:
    case Command::Show:
        return count != 1 ? CommandLine::tr("Name one person.") : QString();
    case Command::Check:
        return count != (line.all ? 0 : 1) ? CommandLine::tr("Name one person, or say --all.") : QString();
    case Command::Export:
        if (QString problem = checkExport(line); !problem.isEmpty())
            return problem;
        return count != (line.all ? 0 : 1) ? CommandLine::tr("Name one person, or say --all.") : QString();
    default:
        return {};
    }
}

/// The desktop opens a database by its name alone.
QString takeDatabase(CommandLine& line, bool named)
{
    if (line.command != Command::Window || line.arguments.isEmpty())
        return {};
    const QString& file = line.arguments.front();
    if (!QFileInfo(file).isFile() && !isServerAddress(file))
        return CommandLine::tr("“%1” is neither a command nor a file; “duovita --help” names the commands.").arg(file);
    if (named || line.arguments.size() > 1)
        return CommandLine::tr("Name one database.");
    line.database = line.arguments.takeFirst();
    return {};
}

} // namespace

CommandLine::Parsed CommandLine::parse(const QStringList& words)
{
    QStringList rest = words;
    const CommandFacts* facts = takeCommand(rest);
    QCommandLineParser parser;
    for (const QString& name : commonOptions() + (facts ? *facts : windowFacts()).options)
        parser.addOption(option(name));
    Parsed parsed;
    CommandLine& line = parsed.line;
    if (facts) {
        line.command = facts->command;
        parser.setApplicationDescription(CommandLine::tr(facts->does));
        if (facts->arguments[0] != '\0')
            parser.addPositionalArgument(QString::fromUtf8(facts->arguments), {});
    }
    if (!parser.parse(rest)) {
        parsed.problem = parser.errorText();
        return parsed;
    }
    if (parser.isSet(QStringLiteral("help"))) {
        line.help = facts ? helpOf(*facts, parser) : overview(parser);
        line.command = Command::Help;
        return parsed;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        line.command = Command::Version;
        return parsed;
    }
    const auto value = [&](const char* name) {
        const QString key = QString::fromLatin1(name);
        return facts && facts->options.contains(key) ? parser.value(key) : QString();
    };
    const auto isSet = [&](const char* name) {
        const QString key = QString::fromLatin1(name);
        return facts && facts->options.contains(key) && parser.isSet(key);
    };
    const QString database = QStringLiteral("database");
    line.database = parser.isSet(database) ? parser.value(database) : defaultDatabasePath();
    line.arguments = parser.positionalArguments();
    line.from = value("from");
    line.to = value("to");
    line.person = value("person");
    line.json = isSet("json");
    line.separate = isSet("separate");
    line.dryRun = isSet("dry-run");
    line.all = isSet("all");
    line.search = value("search");
    line.sort = value("sort") == QStringLiteral("pinyin") ? Language::Chinese : Language::English;
    line.filter.tag = value("tag");
    line.encrypt = isSet("encrypt");
    line.passphraseFile = value("passphrase-file");
    line.cv = value("cv");
    line.output = value("output");
    line.exitAfterStartup = !facts && parser.isSet(QStringLiteral("exit-after-startup"));
    readFormat(line, value("format"));
    parsed.problem = checkLanguage(line, facts ? value("language") : parser.value(QStringLiteral("language")));
    line.templateName = value("template");
    line.withData = isSet("with-data");
    line.archive = isSet("archive");
    line.password = value("password");
    std::optional<int> jobs;
    for (const auto& [name, number] : {std::pair("pages", &line.pages), std::pair("margins", &line.margins),
                                       std::pair("dpi", &line.dpi), std::pair("jobs", &jobs)}) {
        if (parsed.problem.isEmpty())
            parsed.problem = readNumber(QString::fromLatin1(name), value(name), *number);
    }
    line.jobs = jobs.value_or(0);
    if (parsed.problem.isEmpty())
        parsed.problem = checkSort(value("sort"));
    if (parsed.problem.isEmpty())
        parsed.problem = readDocumentLanguage(line.filter.incomplete, value("incomplete"));
    if (parsed.problem.isEmpty())
        parsed.problem = readPaper(line, value("paper"));
    if (parsed.problem.isEmpty())
        parsed.problem = readReferences(line, value("references"));
    if (parsed.problem.isEmpty())
        parsed.problem = readShard(line, isSet("shard"), value("shard"));
    if (parsed.problem.isEmpty())
        parsed.problem = readDocumentLanguage(line.into, value("into"));
    if (parsed.problem.isEmpty())
        parsed.problem = readMoment(line, isSet("as-of"), value("as-of"));
    line.restore = isSet("restore");
    line.prune = isSet("prune");
    line.again = isSet("again");
    line.allTexts = isSet("all-texts");
    line.force = isSet("force");
    line.dismissed = isSet("dismissed");
    if (parsed.problem.isEmpty())
        parsed.problem = takeDatabase(line, parser.isSet(database));
    if (parsed.problem.isEmpty())
        parsed.problem = checkArguments(line);
    return parsed;
}

} // namespace duovita
