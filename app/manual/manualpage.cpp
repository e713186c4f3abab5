#include "app/manual/manualpage.h"

#include <QRegularExpression>

namespace duovita {

namespace {

QString roff(QString text)
{
    text.replace(u'\\', QStringLiteral("\\e"));
    text.replace(u'-', QStringLiteral("\\-")); // so that typed text can be searched for and copied as it is
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(QStringLiteral("\\&"));
    return text;
}

QString roff(const char* text)
{
    return roff(QString::fromUtf8(text));
}

QString pageName(const CommandInfo& facts)
{
    const QString name = QString::fromLatin1(facts.name);
    return name.isEmpty() ? QStringLiteral("duovita") : QStringLiteral("duovita-") + name;
}

QString call(const CommandInfo& facts)
{
    const QString name = facts.name[0] == '\0' ? QString() : u' ' + roff(facts.name);
    return QStringLiteral(".B duovita") + name + QStringLiteral("\n.RI [ OPTION \" …]") +
           (facts.arguments[0] == '\0' ? QString() : u' ' + roff(facts.arguments)) + QStringLiteral("\"\n");
}

QString optionParagraph(const OptionInfo& facts)
{
    QString text = QStringLiteral(".TP\n");
    if (facts.letter[0] != '\0')
        text += QStringLiteral("\\fB\\-%1\\fR, ").arg(roff(facts.letter));
    text += QStringLiteral("\\fB\\-\\-%1\\fR").arg(roff(facts.name));
    if (facts.value[0] != '\0')
        text += QStringLiteral(" \\fI%1\\fR").arg(roff(facts.value));
    return text + u'\n' + roff(facts.does) + u'\n';
}

QString commandParagraphs()
{
    QString text = QStringLiteral(".SH COMMANDS\n");
    for (const CommandInfo& facts : commandTable())
        text += QStringLiteral(".TP\n\\fB%1\\fR \\fI%2\\fR\n%3\nSee\n.BR %4 (1).\n")
                    .arg(roff(facts.name), roff(facts.arguments), roff(facts.does), roff(pageName(facts)));
    return text;
}

QString seeAlso(const CommandInfo& shown)
{
    QStringList pages;
    if (shown.name[0] != '\0')
        pages += QStringLiteral(".BR duovita (1)");
    for (const CommandInfo& facts : commandTable()) {
        if (facts.command != shown.command)
            pages += QStringLiteral(".BR %1 (1)").arg(roff(pageName(facts)));
    }
    return QStringLiteral(".SH SEE ALSO\n") + pages.join(QStringLiteral(",\n")) + u'\n';
}

} // namespace

QString manualPage(const CommandInfo& facts, const QString& prose)
{
    static const QRegularExpression secondSection(QStringLiteral("\n(?=\\.SH (?!DESCRIPTION))"));
    const qsizetype split = prose.indexOf(secondSection);
    const bool window = facts.name[0] == '\0';
    const QString does = window ? QStringLiteral("CVs of several people, English and Chinese side by side")
                                : QString::fromUtf8(facts.does);
    QString page = QStringLiteral(".\\\" Made from the program's tables of commands and options.\n"
                                  ".TH %1 1 \"\" \"duovita " DUOVITA_VERSION "\" \"User Commands\"\n")
                       .arg(roff(pageName(facts)).toUpper());
    page += QStringLiteral(".SH NAME\n%1 \\- %2\n")
                .arg(roff(pageName(facts)), roff(does.endsWith(u'.') ? does.chopped(1) : does));
    page += QStringLiteral(".SH SYNOPSIS\n") + call(facts);
    if (window)
        page += QStringLiteral(".br\n.B duovita\n.RI [ OPTION \" …] \" COMMAND \" …\"\n");
    page += prose.left(split).trimmed() + u'\n';
    if (window)
        page += commandParagraphs();
    page += QStringLiteral(".SH OPTIONS\n");
    for (const QString& name : facts.options + commonOptions())
        page += optionParagraph(optionNamed(name));
    if (split >= 0)
        page += prose.mid(split).trimmed() + u'\n';
    page += QStringLiteral(".SH EXIT STATUS\n0 done, 1 failed (the message names the file and what to do), 2 wrong "
                           "usage.\n");
    return page + seeAlso(facts);
}

QString strangerIn(const QString& prose)
{
    QString text = prose;
    text.remove(QStringLiteral("\\"));
    static const QRegularExpression option(QStringLiteral("(?<![\\w-])--([a-z][a-z-]*)"));
    for (const QRegularExpressionMatch& match : option.globalMatch(text)) {
        const auto& all = optionTable();
        if (std::none_of(all.begin(), all.end(), [&match](const OptionInfo& facts) {
                return match.captured(1) == QLatin1StringView(facts.name);
            }))
            return match.captured();
    }
    static const QRegularExpression command(QStringLiteral("^duovita ([a-z]+)\\b(?!\\.)"),
                                            QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch& match : command.globalMatch(text)) {
        const auto& all = commandTable();
        if (std::none_of(all.begin(), all.end(), [&match](const CommandInfo& facts) {
                return match.captured(1) == QLatin1StringView(facts.name);
            }))
            return match.captured();
    }
    return {};
}

} // namespace duovita
