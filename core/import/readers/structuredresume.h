#pragma once

#include "core/domain/result.h"
#include "core/import/importdraft.h"

#include <QJsonObject>

namespace duovita {

// Readers for the data formats of other résumé tools.

/// Whether an object is a JSON Resume (jsonresume.org, schema 1.x).
bool isJsonResume(const QJsonObject& object);

/// Reads a RenderCV document (its YAML as JSON) as a record: any section, any entry type.
Result<ImportDraft> readRenderCv(const QJsonObject& object, const QString& file, const ImportOptions& options);

/// Reads a JSON Resume as a record. Members without a field go to the `extra` of their entry, section or person.
Result<ImportDraft> readJsonResume(const QJsonObject& object, const QString& file, const ImportOptions& options);

/// Whether an object is a YAMLResume document (yamlresume.dev).
bool isYamlResume(const QJsonObject& object);
Result<ImportDraft> readYamlResume(const QJsonObject& object, const QString& file, const ImportOptions& options);

} // namespace duovita
