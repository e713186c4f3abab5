#include "core/typeset/template.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace duovita {

namespace {

constexpr double pointsPerMillimetre = 72.0 / 25.4;

/// Reads a template file by a table of its keys; an unknown key, a missing one or a wrong type is an error.
class TemplateReader {
public:
    TemplateReader(QJsonObject object, QString path) : m_object(std::move(object)), m_path(std::move(path)) {}

    void number(const QString& key, double& value, double lowest = 0, double highest = 1000)
    {
        const QJsonValue given = take(key);
        if (!given.isDouble() || given.toDouble() < lowest || given.toDouble() > highest)
            return fail(key, QStringLiteral("a number from %1 to %2").arg(lowest).arg(highest));
        value = given.toDouble();
    }

    void text(const QString& key, QString& value)
    {
        const QJsonValue given = take(key);
        if (!given.isString() || given.toString().isEmpty())
            return fail(key, QStringLiteral("a text"));
        value = given.toString();
    }

    void color(const QString& key, QColor& value)
    {
        value = QColor::fromString(take(key).toString());
        if (!value.isValid())
            fail(key, QStringLiteral("a colour such as #1a4f8b"));
    }

    void part(const QString& key, const std::function<void(TemplateReader&)>& read)
    {
        const QJsonValue given = take(key);
        if (!given.isObject())
            return fail(key, QStringLiteral("an object"));
        TemplateReader reader(given.toObject(), pathOf(key));
        read(reader);
        reader.refuseUnread();
        if (!m_problem)
            m_problem = reader.m_problem;
    }

    void refuseUnread()
    {
        if (!m_object.isEmpty())
            fail(m_object.keys().front(), QStringLiteral("no such key"));
    }

    struct Problem {
        QString key;
        QString reason;
    };
    const std::optional<Problem>& problem() const { return m_problem; }

private:
    QString pathOf(const QString& key) const { return m_path.isEmpty() ? key : m_path + u'.' + key; }
    QJsonValue take(const QString& key) { return m_object.take(key); }
    void fail(const QString& key, const QString& reason)
    {
        if (!m_problem)
            m_problem = Problem{pathOf(key), reason};
    }

    QJsonObject m_object;
    QString m_path;
    std::optional<Problem> m_problem;
};

void readType(TemplateReader& reader, Template::Type& type)
{
    reader.number(QStringLiteral("size"), type.size, 4, 72);
    reader.number(QStringLiteral("leading"), type.leading, 4, 144);
    reader.number(QStringLiteral("spaceBefore"), type.spaceBefore);
}

void readMargins(TemplateReader& reader, QMarginsF& margins)
{
    double millimetres[4] = {};
    int at = 0;
    for (const char* side : {"left", "top", "right", "bottom"})
        reader.number(QString::fromLatin1(side), millimetres[at++], 0, 100);
    margins = QMarginsF(millimetres[0], millimetres[1], millimetres[2], millimetres[3]) * pointsPerMillimetre;
}

void readSection(TemplateReader& reader, Template& design)
{
    readType(reader, design.section);
    reader.number(QStringLiteral("spaceAfter"), design.sectionSpaceAfter);
    reader.number(QStringLiteral("ruleWidth"), design.ruleWidth, 0, 10);
    reader.number(QStringLiteral("ruleGap"), design.ruleGap, 0, 20);
}

void readAll(TemplateReader& reader, Template& design)
{
    reader.text(QStringLiteral("name"), design.name);
    reader.part(QStringLiteral("fonts"), [&](TemplateReader& part) {
        part.text(QStringLiteral("latin"), design.latinFamily);
        part.text(QStringLiteral("chinese"), design.chineseFamily);
    });
    reader.part(QStringLiteral("margins"), [&](TemplateReader& part) { readMargins(part, design.margins); });
    reader.part(QStringLiteral("body"), [&](TemplateReader& part) { readType(part, design.body); });
    reader.part(QStringLiteral("personName"), [&](TemplateReader& part) { readType(part, design.personName); });
    reader.part(QStringLiteral("headline"), [&](TemplateReader& part) { readType(part, design.headline); });
    reader.part(QStringLiteral("contacts"), [&](TemplateReader& part) {
        readType(part, design.contacts);
        part.text(QStringLiteral("separator"), design.contactSeparator);
    });
    reader.part(QStringLiteral("section"), [&](TemplateReader& part) { readSection(part, design); });
    reader.part(QStringLiteral("entry"),
                [&](TemplateReader& part) { part.number(QStringLiteral("spaceBefore"), design.entry.spaceBefore); });
    reader.part(QStringLiteral("list"), [&](TemplateReader& part) {
        part.number(QStringLiteral("indent"), design.listIndent, 4, 60);
        part.number(QStringLiteral("spaceBefore"), design.itemSpaceBefore);
    });
    reader.part(QStringLiteral("footer"), [&](TemplateReader& part) { readType(part, design.footer); });
    reader.part(QStringLiteral("colors"), [&](TemplateReader& part) {
        part.color(QStringLiteral("text"), design.textColor);
        part.color(QStringLiteral("link"), design.linkColor);
        part.color(QStringLiteral("rule"), design.ruleColor);
        part.color(QStringLiteral("muted"), design.mutedColor);
    });
    reader.refuseUnread();
}

} // namespace

Result<Template> Template::parse(const QByteArray& json, const QString& file)
{
    QJsonParseError syntax;
    const QJsonDocument document = QJsonDocument::fromJson(json, &syntax);
    if (!document.isObject())
        return Error{ErrorCode::TemplateInvalid, {file, QString(), syntax.errorString()}};
    Template design;
    TemplateReader reader(document.object(), {});
    readAll(reader, design);
    if (reader.problem())
        return Error{ErrorCode::TemplateInvalid, {file, reader.problem()->key, reader.problem()->reason}};
    return design;
}

Result<Template> Template::load(const QString& name)
{
    QFile file(QStringLiteral(":/templates/%1.json").arg(name));
    if (name.contains(u'/') || !file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::TemplateUnknown, {name, names().join(QStringLiteral(", "))}};
    return parse(file.readAll(), file.fileName());
}

QStringList Template::names()
{
    QStringList names;
    for (const QFileInfo& file : QDir(QStringLiteral(":/templates")).entryInfoList())
        names += file.completeBaseName();
    return names;
}

} // namespace duovita
