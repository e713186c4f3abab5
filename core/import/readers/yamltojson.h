#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace duovita {

/// The member that holds the order of the others, which JSON objects do not keep: of mappings as deep as a CV's
/// sections. A noncharacter keeps it apart from the names that a document has.
inline QString memberOrderKey()
{
    return QStringLiteral("\uFFFForder");
}

/// A YAML document as JSON: mappings, sequences and texts (numbers stay as they were written). YamlSyntax with line and
/// column if it is none, or if a mapping has a key twice; aliases are followed, to a depth and size that no résumé
/// reaches.
Result<QJsonObject> yamlToJson(const QByteArray& yaml, const QString& file);

/// A value without what yamlToJson() keeps under memberOrderKey().
QJsonValue withoutOrder(const QJsonValue& value);

} // namespace duovita
