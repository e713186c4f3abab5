#include "core/typeset/template.h"

#include "core/typeset/templatereader.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

namespace duovita {

namespace {

constexpr int deepestBase = 8;

QString fileOf(const QString& name)
{
    if (name.isEmpty() || name.contains(u'/'))
        return {};
    const QString own = QDir(Template::userFolder()).filePath(name + QStringLiteral(".json"));
    return QFileInfo::exists(own) ? own : QStringLiteral(":/templates/%1.json").arg(name);
}

/// The keys of `own` over those of `base`, part by part.
QJsonObject merged(QJsonObject base, const QJsonObject& own)
{
    for (auto it = own.begin(); it != own.end(); ++it) {
        const bool parts = it->isObject() && base.value(it.key()).isObject();
        base[it.key()] = parts ? QJsonValue(merged(base.value(it.key()).toObject(), it->toObject())) : *it;
    }
    return base;
}

Error unknown(const QString& name)
{
    return Error{ErrorCode::TemplateUnknown, {name, Template::names().join(QStringLiteral(", "))}};
}

Result<QJsonObject> objectOf(const QByteArray& json, const QString& file, int depth)
{
    QJsonParseError syntax;
    const QJsonDocument document = QJsonDocument::fromJson(json, &syntax);
    if (!document.isObject()) {
        const int line = static_cast<int>(json.left(syntax.offset).count('\n')) + 1;
        return Error{ErrorCode::TemplateInvalid, {file, QString(), syntax.errorString()}, {file, line, 0}};
    }
    QJsonObject object = document.object();
    const QJsonValue base = object.take(QStringLiteral("base"));
    if (base.isUndefined())
        return object;
    QFile baseFile(fileOf(base.toString()));
    if (depth >= deepestBase)
        return Error{ErrorCode::TemplateInvalid,
                     {file, QStringLiteral("base"), QStringLiteral("it is based on itself")}};
    if (!base.isString() || !baseFile.open(QIODevice::ReadOnly))
        return Error{ErrorCode::TemplateInvalid, {file, QStringLiteral("base"), QStringLiteral("no such template")}};
    const Result<QJsonObject> below = objectOf(baseFile.readAll(), baseFile.fileName(), depth + 1);
    if (!below)
        return below.error();
    return merged(*below, object);
}

void scale(Template::Type& type, double spacing, double leading, double size)
{
    type.spaceBefore *= spacing;
    type.leading *= leading * size;
    type.size *= size;
}

} // namespace

Result<Template> Template::parse(const QByteArray& json, const QString& file)
{
    const Result<QJsonObject> object = objectOf(json, file, 0);
    if (!object)
        return object.error();
    Template design;
    TemplateReader reader(*object, {});
    readTemplate(reader, design);
    if (reader.problem())
        return Error{ErrorCode::TemplateInvalid, {file, reader.problem()->key, reader.problem()->reason}, {file}};
    return design;
}

Result<Template> Template::load(const QString& name)
{
    QFile file(fileOf(name));
    if (file.fileName().isEmpty() || !file.open(QIODevice::ReadOnly))
        return unknown(name);
    return parse(file.readAll(), file.fileName());
}

QString Template::fingerprint(const QString& name)
{
    // By what it says: a copy may bring its time along.
    QFile own(QDir(userFolder()).filePath(name + QStringLiteral(".json")));
    if (!own.open(QIODevice::ReadOnly))
        return name;
    const QByteArray hash = QCryptographicHash::hash(own.readAll(), QCryptographicHash::Sha256);
    return name + u' ' + QString::fromLatin1(hash.toHex());
}

QStringList Template::names()
{
    // The plain one first, then by name.
    QStringList names{QStringLiteral("classic")};
    for (const QString& folder : {QStringLiteral(":/templates"), userFolder()}) {
        for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            if (!names.contains(file.completeBaseName()))
                names += file.completeBaseName();
        }
    }
    return names;
}

QString Template::userFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("templates"));
}

Template Template::tightened(double step) const
{
    constexpr double stages = 4;
    // What of a limit is used at this step: each stage begins where the one before it ends.
    const auto factor = [&](double limit, int stage) {
        return 1 - (1 - limit) * std::clamp(step * stages - stage, 0.0, 1.0);
    };
    const double spacing = factor(limits.spacing, 0);
    const double leading = factor(limits.leading, 1);
    const double size = factor(limits.size, 2);
    Template tight = *this;
    for (Type* type : {&tight.body, &tight.headline, &tight.contacts, &tight.section})
        scale(*type, spacing, leading, size);
    scale(tight.personName, spacing, leading, 1);
    tight.sectionSpaceAfter *= spacing;
    tight.ruleGap *= spacing;
    tight.entrySpaceBefore *= spacing;
    tight.itemSpaceBefore *= spacing;
    tight.margins *= factor(limits.margins, 3);
    return tight;
}

} // namespace duovita
