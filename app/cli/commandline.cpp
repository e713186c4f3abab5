#include "app/cli/commandline.h"

#include "app/cli/argumentchecks.h"
#include "app/cli/commandtable.h"
#include "app/cli/optionvalues.h"
#include "core/storage/database.h"
#include "core/storage/storeaddress.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace duovita {

namespace {

using Command = CommandLine::Command;

/// An option's description, with its possible values unless the text already names them.
QString descriptionOf(const OptionInfo& facts)
{
    const QString does = CommandLine::tr(facts.does);
    const QStringList& choices = facts.choices;
    const auto isNamed = [&](const QString& choice) { return does.contains(choice, Qt::CaseInsensitive); };
    if (choices.isEmpty() || std::any_of(choices.begin(), choices.end(), isNamed))
        return does;
    return QStringLiteral("%1 (%2)").arg(does, choices.join(QStringLiteral(", ")));
}

QCommandLineOption option(const QString& name)
{
    const OptionInfo& facts = optionNamed(name);
    QStringList names{name};
    if (facts.letter[0] != '\0')
        names.prepend(QString::fromLatin1(facts.letter));
    return {names, descriptionOf(facts), QString::fromLatin1(facts.value)};
}

const CommandInfo* findCommand(const QString& word)
{
    for (const CommandInfo& facts : commandTable()) {
        if (word == QLatin1StringView(facts.name))
            return &facts;
    }
    return nullptr;
}

/// The command is the first word that is neither an option nor an option's value.
const CommandInfo* takeCommand(QStringList& words)
{
    for (qsizetype i = 1; i < words.size(); ++i) {
        if (QStringList{QStringLiteral("--database"), QStringLiteral("--trust-owner"), QStringLiteral("--language"),
                        QStringLiteral("--from"), QStringLiteral("--to")}
                .contains(words[i])) {
            ++i;
            continue;
        }
        if (words[i] == QStringLiteral("--"))
            return nullptr;
        if (words[i].startsWith(u'-'))
            continue;
        if (words[i] == QStringLiteral("help") && (i + 1 == words.size() || findCommand(words[i + 1]))) {
            words[i--] = QStringLiteral("--help"); // "help export" is "export --help"
            continue;
        }
        const CommandInfo* facts = findCommand(words[i]);
        if (facts)
            words.removeAt(i);
        return facts;
    }
    return nullptr;
}

QString overview(const QCommandLineParser& parser)
{
    QString text = CommandLine::tr("Usage: duovita [--database DB] [COMMAND …]") + u'\n' +
                   CommandLine::tr("Without a command, the window opens; “duovita FILE” shows that database in it.") +
                   QStringLiteral("\n\n");
    for (const CommandInfo& facts : commandTable()) {
        const QString call = QString::fromLatin1(facts.name) + u' ' + QString::fromUtf8(facts.arguments);
        constexpr qsizetype column = 18;
        const QString gap = call.size() < column ? QString() : QString(u'\n' + QString(column + 2, u' '));
        text += QStringLiteral("  ") + call.leftJustified(column) + gap + CommandLine::tr(facts.does) + u'\n';
    }
    return text + u'\n' + parser.helpText().section(QStringLiteral("\n\n"), 1);
}

/// Qt's own usage line has only the program's path.
QString helpOf(const CommandInfo& facts, const QCommandLineParser& parser)
{
    const QString usage = CommandLine::tr("Usage: duovita %1 [OPTION …] %2")
                              .arg(QString::fromLatin1(facts.name), QString::fromUtf8(facts.arguments));
    return usage.trimmed() + u'\n' + parser.helpText().section(u'\n', 1);
}

/// The desktop opens a database by passing only its name.
QString takeDatabase(CommandLine& line, bool named)
{
    if (line.command != Command::Window || line.arguments.isEmpty())
        return {};
    const QString& file = line.arguments.front();
    if (!QFileInfo(file).isFile() && !isServerAddress(file))
        return CommandLine::tr("“%1” is neither a command nor a file; “duovita --help” lists the commands.").arg(file);
    if (named || line.arguments.size() > 1)
        return CommandLine::tr("Name one database.");
    line.database = line.arguments.takeFirst();
    return {};
}

} // namespace

CommandLine::Parsed CommandLine::parse(const QStringList& words)
{
    QStringList rest = words;
    const CommandInfo* facts = takeCommand(rest);
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
    line.trustedOwner = parser.value(QStringLiteral("trust-owner"));
    line.arguments = parser.positionalArguments();
    line.from = value("from");
    line.to = value("to");
    line.person = value("person");
    line.json = isSet("json");
    line.separate = isSet("separate");
    line.dryRun = isSet("dry-run");
    line.all = isSet("all");
    line.request.intoFolder = line.all;
    line.search = value("search");
    line.sort = value("sort") == QStringLiteral("pinyin") ? Language::Chinese : Language::English;
    line.filter.tag = value("tag");
    line.encrypt = isSet("encrypt");
    line.passphraseFile = value("passphrase-file");
    line.request.cv = value("cv");
    line.request.output = value("output");
    line.exitAfterStartup = !facts && parser.isSet(QStringLiteral("exit-after-startup"));
    readFormat(line, value("format"));
    parsed.problem = checkLanguage(line, facts ? value("language") : parser.value(QStringLiteral("language")));
    line.request.templateName = value("template");
    line.request.designFile = value("design");
    if (isSet("set"))
        line.request.settings = parser.values(QStringLiteral("set"));
    line.request.withData = isSet("with-data");
    line.request.archive = isSet("archive");
    line.request.password = value("password");
    std::optional<int> jobs;
    for (const auto& [name, number] :
         {std::pair("pages", &line.request.pages), std::pair("margins", &line.request.margins),
          std::pair("dpi", &line.request.dpi), std::pair("jobs", &jobs)}) {
        if (parsed.problem.isEmpty())
            parsed.problem = readNumber(QString::fromLatin1(name), value(name), *number);
    }
    line.request.jobs = jobs.value_or(0);
    if (parsed.problem.isEmpty())
        parsed.problem = checkSort(value("sort"));
    if (parsed.problem.isEmpty())
        parsed.problem = readDocumentLanguage(line.filter.incomplete, value("incomplete"));
    if (parsed.problem.isEmpty())
        parsed.problem = readPaper(line, value("paper"));
    if (parsed.problem.isEmpty())
        parsed.problem = readReferences(line, value("references"));
    if (parsed.problem.isEmpty())
        parsed.problem = readMissing(line, value("missing"));
    if (parsed.problem.isEmpty())
        parsed.problem = readShard(line, isSet("shard"), value("shard"));
    if (parsed.problem.isEmpty())
        parsed.problem = readDocumentLanguage(line.into, value("into"));
    if (parsed.problem.isEmpty())
        parsed.problem = readMoment(line, isSet("as-of"), value("as-of"));
    line.restore = isSet("restore");
    line.prune = isSet("prune");
    line.request.again = isSet("again");
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
