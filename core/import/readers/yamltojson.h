#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace duovita {

/// The member with the order of the other members, which JSON objects do not keep; stored for mappings as deep as a
/// CV's sections. It begins with a noncharacter, so that no document's own name can equal it.
inline QString memberOrderKey()
{
    return QStringLiteral("\uFFFForder");
}

/// Converts a YAML document to JSON: mappings, sequences and texts (numbers stay as written). YamlSyntax with line and
/// column if it is invalid or a mapping has a duplicate key. Aliases are expanded up to a depth and size that no résumé
/// reaches.
Result<QJsonObject> yamlToJson(const QByteArray& yaml, const QString& file);

/// A value without the memberOrderKey() members of yamlToJson().
QJsonValue withoutOrder(const QJsonValue& value);

} // namespace duovita
