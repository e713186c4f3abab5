#include "core/import/readers/frontmatter.h"

#include "core/import/annotate/nameforms.h"
#include "core/import/readers/yamltojson.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

QString valueOf(const FrontMatter& frontMatter, const QString& key)
{
    const auto found =
        std::find_if(frontMatter.begin(), frontMatter.end(), [&](const auto& member) { return member.first == key; });
    return found == frontMatter.end() ? QString() : found->second.trimmed();
}

/// The TOML of Hugo and Zola: "key = value" line by line, unquoted but otherwise as written.
FrontMatter membersOfToml(const QString& matter)
{
    static const QRegularExpression quoted(QStringLiteral("^([\"'])(.*)\\1$"));
    FrontMatter members;
    for (const QString& line : matter.split(u'\n')) {
        const qsizetype sign = line.indexOf(u'=');
        const QString written = sign < 0 ? QString() : line.mid(sign + 1).trimmed();
        const auto text = quoted.match(written);
        members.append({line.left(sign).trimmed(), text.hasMatch() ? text.captured(2) : written});
    }
    return members;
}

FrontMatter membersOf(const QString& matter)
{
    const Result<QJsonObject> yaml = yamlToJson(matter.toUtf8(), {});
    const QJsonObject texts = yaml ? *yaml : QJsonObject();
    FrontMatter members;
    for (const QString& line : matter.split(u'\n')) {
        const qsizetype colon = line.indexOf(u':');
        const QString key = line.left(colon).trimmed();
        const QString written = colon < 0 ? QString() : line.mid(colon + 1).trimmed();
        members.append({key, texts.value(key).isString() ? texts.value(key).toString() : written});
    }
    return members;
}

} // namespace

void takeFrontMatter(QString& text, int& firstLine, FrontMatter& frontMatter)
{
    static const QRegularExpression matter(QStringLiteral("^\\s*(---|\\+\\+\\+)\\n(.*?)\\n\\1(?:\\n|$)"),
                                           QRegularExpression::DotMatchesEverythingOption);
    // Hexo also accepts front matter without its first "---" line.
    static const QRegularExpression open(QStringLiteral("^((?:title|layout|date)[ \\t]*:[^\\n]*\\n(?:[\\w-]+[ "
                                                        "\\t]*:[^\\n]*\\n|[ \\t]*-[ \\t][^\\n]*\\n){0,12})---\\n"));
    if (const auto match = open.match(text); match.hasMatch()) {
        frontMatter = membersOf(match.captured(1));
        firstLine += static_cast<int>(match.captured().count(u'\n'));
        text.remove(0, match.capturedLength());
        return;
    }
    const auto match = matter.match(text);
    if (!match.hasMatch())
        return;
    frontMatter =
        match.captured(1) == QStringLiteral("---") ? membersOf(match.captured(2)) : membersOfToml(match.captured(2));
    firstLine += static_cast<int>(match.captured().count(u'\n'));
    text.remove(0, match.capturedLength());
}

QString certainNameIn(const FrontMatter& frontMatter)
{
    const QString title = valueOf(frontMatter, QStringLiteral("title"));
    const QString author = valueOf(frontMatter, QStringLiteral("author"));
    return !author.isEmpty() && title.startsWith(author) ? title : QString();
}

LocalizedText possibleNameIn(const FrontMatter& frontMatter, const Vocabulary& vocabulary)
{
    for (const QString& key : {QStringLiteral("name"), QStringLiteral("author"), QStringLiteral("title")}) {
        if (const auto name = nameInTitle(valueOf(frontMatter, key), vocabulary))
            return name->name;
    }
    return {};
}

} // namespace duovita
