#pragma once

#include "core/domain/details.h"
#include "core/domain/typedtexts.h"

#include <QJsonArray>
#include <QJsonObject>

namespace duovita {

// Writes one member; empty and default values are left out.

void write(QJsonObject& object, const QString& key, const QString& value);
void write(QJsonObject& object, const QString& key, const QStringList& value);
void write(QJsonObject& object, const QString& key, const TypedTexts& value);
void write(QJsonObject& object, const QString& key, const LocalizedText& value);
void write(QJsonObject& object, const QString& key, const LocalizedRichText& value);
void write(QJsonObject& object, const QString& key, const std::optional<PartialDate>& value);
void writeRange(QJsonObject& object, const DateRange& value);

template <typename T, typename ToJson>
void writeList(QJsonObject& object, const QString& key, const QList<T>& values, ToJson&& itemToJson)
{
    QJsonArray list;
    for (const T& value : values)
        list += itemToJson(value);
    if (!list.isEmpty())
        object[key] = list;
}

/// Writes the members that an import kept, without overwriting existing ones.
void writeExtra(QJsonObject& object, const QJsonObject& extra);

} // namespace duovita
