#include "core/design/designkeys.h"
#include "core/design/similarkeys.h"
#include "core/design/templatelayers.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace duovita {

namespace {

Error invalid(const QString& key, const QString& reason)
{
    return Error{ErrorCode::TemplateInvalid, {QString(), key, reason}};
}

QJsonValue valueOf(const DesignKey& key, const QString& text)
{
    switch (key.type) {
    case DesignKey::Type::Number: {
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        return isNumber ? QJsonValue(number) : QJsonValue(text);
    }
    case DesignKey::Type::Flag:
        return text == QStringLiteral("true")    ? QJsonValue(true)
               : text == QStringLiteral("false") ? QJsonValue(false)
                                                 : QJsonValue(text);
    case DesignKey::Type::Families:
    case DesignKey::Type::Choices:
        return QJsonArray::fromStringList(text.split(u','));
    default:
        return text;
    }
}

} // namespace

Result<Design> readDesignFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::FileNotReadable, {path, file.errorString()}, {path}};
    const QByteArray json = file.readAll();
    // Validate every key and value before using any of them.
    if (const Result<Template> whole = Template::parse(json, path); !whole)
        return whole.error();
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    Design design = designOf(object);
    if (!isNewFormat(object)) {
        design.templateName = earlierTemplate(design.templateName);
        bringUpToDate(design.changes);
    }
    design.changes.remove(QStringLiteral("format"));
    design.changes.remove(QStringLiteral("name"));
    return design;
}

Result<void> applySetting(const QString& setting, Design& design)
{
    const qsizetype sign = setting.indexOf(u'=');
    QString name = setting.left(sign).trimmed();
    if (sign < 0)
        return invalid(name, QStringLiteral("KEY=VALUE"));
    const std::optional<Language> language = findLanguage(name.mid(name.lastIndexOf(u'.') + 1));
    if (language)
        name.truncate(name.lastIndexOf(u'.'));
    const DesignKey* key = findDesignKey(name);
    if (!key)
        return invalid(name, noSuchKey(name));
    if (key->type == DesignKey::Type::Words)
        return invalid(name, QStringLiteral("it has several, for which a design file is needed"));
    const QString text = setting.mid(sign + 1);
    if (text.isEmpty()) {
        design.changes.remove(name);
        return {};
    }
    const QJsonValue value = valueOf(*key, text);
    Template tried;
    if (const std::optional<QString> problem = key->set(tried, value))
        return invalid(name, *problem);
    if (!language) {
        design.changes[name] = value;
        return {};
    }
    QJsonObject both = design.changes.value(name).toObject();
    if (const auto before = design.changes.constFind(name);
        before != design.changes.constEnd() && !before->isObject()) {
        for (const Language other : allLanguages)
            both[codeOf(other)] = *before;
    }
    both[codeOf(*language)] = value;
    design.changes[name] = both;
    return {};
}

} // namespace duovita
