#pragma once

#include "core/design/template.h"

namespace duovita {

/// The values of one template's file, or of a CV's changes.
struct TemplateLayer {
    QString file; ///< its path; empty for a CV's changes
    /// Whether sizes that it does not say follow the one of the text that it says. Files from before designs were kept
    /// do not ask for it.
    bool scales = true;
    QMap<QString, QJsonValue> values;
};

/// What a file says in "format" if it knows that keys may be left out and that sizes follow the text's.
inline constexpr int newestFormat = 2;
bool isNewFormat(const QJsonObject& object);
/// Makes of what a file of the format before says what is said for it now.
void bringUpToDate(QMap<QString, QJsonValue>& values);

/// The layers of a template's file, the deepest first.
Result<QList<TemplateLayer>> layersOf(const QByteArray& json, const QString& file, int depth = 0);
Result<QList<TemplateLayer>> layersOf(const QString& templateName);

/// The template that they make for documents in a language: of each key the last value that there is for it. Colours
/// that are named after others follow these. A density scales the distances of the layers below its own.
Result<Template> resolved(const QList<TemplateLayer>& layers, Language language);

/// The file that a template is read from; empty if it cannot be one's name.
QString fileOfTemplate(const QString& name);

} // namespace duovita
