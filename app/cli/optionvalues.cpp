#include "app/cli/optionvalues.h"

#include "app/cli/commandtable.h"
#include "app/cli/outputnames.h"

#include <QDateTime>

namespace duovita {

QString checkLanguage(CommandLine& line, const QString& value)
{
    if (value.isEmpty())
        return {};
    line.request.bothLanguages = value == QStringLiteral("both") && (line.command == CommandLine::Command::Export ||
                                                                     line.command == CommandLine::Command::Check);
    line.request.language = findLanguage(value);
    return line.request.language || line.request.bothLanguages
               ? QString()
               : CommandLine::tr("There is no document language “%1”; use en or zh.").arg(value);
}

void readFormat(CommandLine& line, const QString& asked)
{
    const QString named = formatNamedBy(line.request.output);
    if (!asked.isEmpty() || !named.isEmpty())
        line.request.format = asked.isEmpty() ? named : asked;
}

QString readNumber(const QString& name, const QString& value, std::optional<int>& number)
{
    bool ok = false;
    const int read = value.toInt(&ok);
    if (value.isEmpty())
        return {};
    if (!ok || read < 1)
        return CommandLine::tr("--%1 must be a whole number of 1 or more, not “%2”.").arg(name, value);
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
        return CommandLine::tr("There is no paper size “%1”; use a4, letter or a5.").arg(value);
    line.request.paper = static_cast<Paper>(at);
    return {};
}

QString readReferences(CommandLine& line, const QString& value)
{
    const QStringList& names = optionNamed(QStringLiteral("references")).choices;
    if (value.isEmpty())
        return {};
    const qsizetype at = names.indexOf(value.toLower());
    if (at < 0)
        return CommandLine::tr("There is no citation style “%1”; use plain or gbt7714.").arg(value);
    line.request.references = static_cast<ReferenceStyle>(at);
    return {};
}

QString readMissing(CommandLine& line, const QString& value)
{
    const QStringList& names = optionNamed(QStringLiteral("missing")).choices;
    if (value.isEmpty())
        return {};
    const qsizetype at = names.indexOf(value.toLower());
    if (at < 0)
        return CommandLine::tr("“%1” is not a way to handle missing texts; use show, omit or omit-entries.").arg(value);
    line.request.missing = static_cast<MissingTexts>(at);
    return {};
}

QString readDocumentLanguage(std::optional<Language>& language, const QString& value)
{
    language = findLanguage(value);
    return value.isEmpty() || language
               ? QString()
               : CommandLine::tr("There is no document language “%1”; use en or zh.").arg(value);
}

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

QString readShard(CommandLine& line, bool given, const QString& value)
{
    line.request.part = Shard::parse(value);
    return !given || line.request.part
               ? QString()
               : CommandLine::tr("--shard needs a part and the number of parts, such as 2/4, not “%1”.").arg(value);
}

QString checkSort(const QString& order)
{
    const QStringList& orders = optionNamed(QStringLiteral("sort")).choices;
    return order.isEmpty() || orders.contains(order) ? QString()
                                                     : CommandLine::tr("“%1” is not a sort order; use one of: %2.")
                                                           .arg(order, orders.join(QStringLiteral(", ")));
}

} // namespace duovita
