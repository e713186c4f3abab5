#pragma once

#include "core/design/template.h"

namespace duovita {

/// The values in the file of one template, or in the changes of a CV.
struct TemplateLayer {
    QString file; ///< path; empty for a CV's changes
    /// Whether sizes that this layer does not set scale with the text size that it sets. Not for files of format 1.
    bool scales = true;
    QMap<QString, QJsonValue> values;
};

/// The "format" of files that may leave keys out and whose sizes scale with the text's.
inline constexpr int newestFormat = 2;
bool isNewFormat(const QJsonObject& object);
/// Converts the values of a file in the previous format.
void bringUpToDate(QMap<QString, QJsonValue>& values);

/// The layers of a template's file, deepest base first.
Result<QList<TemplateLayer>> layersOf(const QByteArray& json, const QString& file, int depth = 0);
Result<QList<TemplateLayer>> layersOf(const QString& templateName);

/// Combines the layers to the template for documents in a language: the last value of each key wins. Colours that refer
/// to other colours follow these. A density scales the distances of the layers below its own.
Result<Template> resolved(const QList<TemplateLayer>& layers, Language language);

/// The file that a template is read from; empty if the name is not a valid one.
QString fileOfTemplate(const QString& name);

} // namespace duovita
