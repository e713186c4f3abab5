#include "core/design/template.h"

#include "core/design/designkeys.h"
#include "core/design/distances.h"
#include "core/design/templatelayers.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace duovita {

namespace {

void scale(Template::Type& type, double spacing, double leading, double size)
{
    type.spaceBefore *= spacing;
    type.leading *= leading * size;
    type.size *= size;
}

/// Fails if the template is invalid for any language, not only for `language`.
Result<Template> checked(const QList<TemplateLayer>& layers, Language language)
{
    Result<Template> wanted = resolved(layers, language);
    for (const Language other : allLanguages) {
        if (other == language || !wanted)
            continue;
        if (const Result<Template> look = resolved(layers, other); !look)
            return look.error();
    }
    return wanted;
}

/// All values of the look, without a base.
Result<QJsonObject> wholeLook(const Design& design)
{
    QMap<QString, QJsonValue> values;
    std::array<Template, languageCount> looks;
    for (const Language language : allLanguages) {
        Result<Template> look = Template::load(design, language);
        if (!look)
            return look.error();
        look->density = 1; // the distances already include the density
        looks[indexOf(language)] = *std::move(look);
    }
    for (const DesignKey& key : designKeys()) {
        QJsonObject byLanguage;
        for (const Language language : allLanguages) {
            const QJsonValue value = key.get(looks[indexOf(language)]);
            Template tried;
            if (!key.set(tried, value)) // unset values cannot be set: no background, no line spacing of its own
                byLanguage[codeOf(language)] = value;
        }
        const bool alike =
            byLanguage.size() == languageCount && byLanguage.begin().value() == (--byLanguage.end()).value();
        if (alike)
            values[key.name] = byLanguage.begin().value();
        else if (!byLanguage.isEmpty() && key.type != DesignKey::Type::Words)
            values[key.name] = byLanguage;
    }
    return nestedValues(values);
}

/// Whether the look is based on the template of this name, directly or indirectly.
bool isMadeOf(const Design& design, const QString& name)
{
    const Result<QList<TemplateLayer>> layers = layersOf(design.templateName);
    return layers && std::any_of(layers->begin(), layers->end(), [&name](const TemplateLayer& layer) {
               return QFileInfo(layer.file).completeBaseName() == name;
           });
}

Result<Template> named(Result<Template> design, const QString& name)
{
    if (design)
        design->name = name;
    return design;
}

} // namespace

Result<Template> Template::parse(const QByteArray& json, const QString& file, Language language)
{
    const Result<QList<TemplateLayer>> layers = layersOf(json, file);
    if (!layers)
        return layers.error();
    return named(checked(*layers, language), QFileInfo(file).completeBaseName());
}

Result<Template> Template::load(const QString& name, Language language)
{
    const Result<QList<TemplateLayer>> layers = layersOf(name);
    return layers ? named(checked(*layers, language), name) : layers.error();
}

Result<Template> Template::load(const Design& design, Language language)
{
    Result<QList<TemplateLayer>> layers = layersOf(design.templateName);
    if (!layers)
        return layers.error();
    if (!design.changes.isEmpty())
        *layers += TemplateLayer{{}, true, design.changes};
    return named(checked(*layers, language), design.templateName);
}

QString Template::fingerprint(const Design& design)
{
    // By content and not by modification time, which a copy may keep.
    QString print = design.templateName;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QString name = design.templateName;
    bool isOwn = false;
    for (int depth = 0; depth < 8 && !name.isEmpty(); ++depth) {
        QFile own(QDir(userFolder()).filePath(name + QStringLiteral(".json")));
        if (name.contains(u'/') || !own.open(QIODevice::ReadOnly))
            break;
        const QByteArray json = own.readAll();
        hash.addData(json);
        isOwn = true;
        const QString base = QJsonDocument::fromJson(json).object().value(QStringLiteral("base")).toString();
        name = base == name ? QString() : base;
    }
    if (!design.changes.isEmpty())
        hash.addData(QJsonDocument(nestedValues(design.changes)).toJson(QJsonDocument::Compact));
    else if (!isOwn)
        return print;
    return print + u' ' + QString::fromLatin1(hash.result().toHex());
}

QStringList Template::names()
{
    QStringList names;
    for (const char* name : {"classic", "compact", "academic", "modern", "bilingual", "banking", "accent", "columns",
                             "campus", "timeline", "garamond", "hanging", "plain"}) {
        if (QFile::exists(QStringLiteral(":/templates/%1.json").arg(QLatin1StringView(name))))
            names += QString::fromLatin1(name);
    }
    for (const QFileInfo& file :
         QDir(userFolder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        if (!names.contains(file.completeBaseName()))
            names += file.completeBaseName();
    }
    return names;
}

QString Template::userFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("templates"));
}

Result<void> Template::save(const Design& design, const QString& name)
{
    const QString path = QDir(userFolder()).filePath(name + QStringLiteral(".json"));
    if (name.trimmed().isEmpty() || name.contains(u'/') || name.startsWith(u'.'))
        return Error{ErrorCode::FileNotWritable, {path, QStringLiteral("the name cannot be a file's")}, {path}};
    QJsonObject object = toJson(design);
    if (isMadeOf(design, name)) { // a template cannot be based on itself
        const Result<QJsonObject> whole = wholeLook(design);
        if (!whole)
            return whole.error();
        object = *whole;
    }
    object[QStringLiteral("format")] = newestFormat;
    object[QStringLiteral("name")] = name;
    QDir().mkpath(userFolder());
    QSaveFile file(path);
    const QByteArray json = QJsonDocument(object).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return Error{ErrorCode::FileNotWritable, {path, file.errorString()}, {path}};
    return {};
}

void Template::scaleDistances(double factor)
{
    for (Type* type : {&body, static_cast<Type*>(&personName), &headline, &contacts, static_cast<Type*>(&section)})
        type->spaceBefore *= factor;
    section.spaceAfter *= factor;
    section.ruleGap *= factor;
    entrySpaceBefore *= factor;
    headGap *= factor;
    contactRowGap *= factor;
    itemSpaceBefore *= factor;
    works.spaceBefore *= factor;
}

Template Template::tightened(double step) const
{
    constexpr double stages = tighteningStages;
    // The factor for this limit at this step: each stage begins where the one before it ends.
    const auto factor = [&](double limit, int stage) {
        return 1 - (1 - limit) * std::clamp(step * stages - stage, 0.0, 1.0);
    };
    const double leading = factor(limits.leading, 1);
    const double size = factor(limits.size, 2);
    Template tight = *this;
    const double spacing = factor(limits.spacing, 0);
    tight.scaleDistances(spacing);
    const Distances distances = duovita::tightened({section.spaceBefore, entrySpaceBefore, itemSpaceBefore}, spacing);
    tight.section.spaceBefore = distances.section;
    tight.entrySpaceBefore = distances.entry;
    tight.itemSpaceBefore = distances.point;
    for (Type* type : {&tight.body, &tight.headline, &tight.contacts, static_cast<Type*>(&tight.section)})
        scale(*type, 1, leading, size);
    scale(tight.personName, 1, leading, 1);
    tight.margins *= factor(limits.margins, 3);
    return tight;
}

Template Template::loosened(double step) const
{
    constexpr double mostSpacing = 2;
    constexpr double mostLeading = 1.15;
    constexpr double mostSize = 1.1;
    constexpr Distances mostAdded{8, 4, 1.5}; // points: some templates have distances too small for a factor alone
    // How far each stage has gone; the distances take half of the way.
    const double distances = std::clamp(step * 2, 0.0, 1.0);
    const double leading = std::clamp(step * 4 - 2, 0.0, 1.0);
    const double size = std::clamp(step * 4 - 3, 0.0, 1.0);
    Template loose = *this;
    loose.scaleDistances(1 + (mostSpacing - 1) * distances);
    loose.section.spaceBefore += mostAdded.section * distances;
    loose.entrySpaceBefore += mostAdded.entry * distances;
    loose.itemSpaceBefore += mostAdded.point * distances;
    for (Type* type : {&loose.body, &loose.headline, &loose.contacts, static_cast<Type*>(&loose.section)})
        scale(*type, 1, 1 + (mostLeading - 1) * leading, 1 + (mostSize - 1) * size);
    return loose;
}

} // namespace duovita
