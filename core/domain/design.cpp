#include "core/domain/design.h"

#include "core/domain/jsonkey.h"
#include "core/domain/language.h"

#include <QStringList>

#include <algorithm>

namespace duovita {

namespace {

constexpr QLatin1StringView baseKey("base");

void addFlat(const QJsonObject& object, const QString& path, QMap<QString, QJsonValue>& values)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString key = path.isEmpty() ? it.key() : path + u'.' + it.key();
        if (it->isObject() && !isByLanguage(*it))
            addFlat(it->toObject(), key, values);
        else
            values[key] = *it;
    }
}

void setNested(QJsonObject& object, const QString& path, const QJsonValue& value)
{
    const QString key = jsonKey(path);
    const qsizetype dot = key.indexOf(u'.');
    if (dot < 0) {
        object[key] = value;
        return;
    }
    QJsonObject part = object.value(key.left(dot)).toObject();
    setNested(part, key.mid(dot + 1), value);
    object[key.left(dot)] = part;
}

} // namespace

bool isByLanguage(const QJsonValue& value)
{
    const QStringList keys = value.toObject().keys();
    return !keys.isEmpty() &&
           std::all_of(keys.begin(), keys.end(), [](const QString& key) { return findLanguage(key).has_value(); });
}

QMap<QString, QJsonValue> flatValues(const QJsonObject& object)
{
    QMap<QString, QJsonValue> values;
    addFlat(object, {}, values);
    return values;
}

QJsonObject nestedValues(const QMap<QString, QJsonValue>& values)
{
    QJsonObject object;
    for (auto it = values.begin(); it != values.end(); ++it)
        setNested(object, it.key(), it.value());
    return object;
}

QJsonObject toJson(const Design& design)
{
    QJsonObject object = nestedValues(design.changes);
    object[baseKey] = design.templateName;
    return object;
}

Design designOf(const QJsonObject& object)
{
    Design design{object.value(baseKey).toString(), flatValues(object)};
    design.changes.remove(baseKey);
    return design;
}

QString earlierTemplate(const QString& name)
{
    static const QStringList changed{QStringLiteral("classic"), QStringLiteral("compact"), QStringLiteral("academic"),
                                     QStringLiteral("modern"), QStringLiteral("bilingual")};
    return changed.contains(name) ? name + QStringLiteral("-1") : name;
}

} // namespace duovita
