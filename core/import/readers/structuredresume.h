#pragma once

#include "core/domain/result.h"
#include "core/import/importdraft.h"

#include <QJsonObject>

namespace duovita {

// Résumés as data, of other tools.

/// Whether an object is a JSON Resume (jsonresume.org, schema 1.x).
bool isJsonResume(const QJsonObject& object);

/// A RenderCV document (its YAML as JSON) as a record: any section, any of its entry types.
Result<ImportDraft> readRenderCv(const QJsonObject& object, const QString& file, const ImportOptions& options);

/// A JSON Resume as a record. What has no place in it goes to the `extra` of its entry, section or person.
Result<ImportDraft> readJsonResume(const QJsonObject& object, const QString& file, const ImportOptions& options);

/// Whether an object is a YAMLResume document (yamlresume.dev).
bool isYamlResume(const QJsonObject& object);
Result<ImportDraft> readYamlResume(const QJsonObject& object, const QString& file, const ImportOptions& options);

} // namespace duovita
