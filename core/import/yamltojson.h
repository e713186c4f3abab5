#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace duovita {

/// A YAML document as JSON: mappings, sequences and texts (numbers stay as they were written). YamlSyntax with line and
/// column if it is none; aliases are followed, to a depth and size that no résumé reaches.
Result<QJsonObject> yamlToJson(const QByteArray& yaml, const QString& file);

/// A value without the lists of member order that yamlToJson() keeps under the empty name.
QJsonValue withoutOrder(const QJsonValue& value);

} // namespace duovita
