#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

namespace duovita {

/// How a CV looks: a template and the CV's changes to it, key by key (core/design/designkeys.h).
struct Design {
    QString templateName = QStringLiteral("classic");
    /// By key ("colors.accent"): the value as a template file would hold it, or an object with one value per language
    /// ({"en": 9, "zh": 9.5}).
    QMap<QString, QJsonValue> changes = {};

    bool operator==(const Design&) const = default;
};

/// Whether a value is an object with one value per language: {"en": 9, "zh": 9.5}.
bool isByLanguage(const QJsonValue& value);
/// A template's values by key: {"body": {"size": 9}} becomes "body.size". An object keyed by language codes counts as
/// one value.
QMap<QString, QJsonValue> flatValues(const QJsonObject& object);
/// The inverse of flatValues().
QJsonObject nestedValues(const QMap<QString, QJsonValue>& values);

/// In the format of a template file: {"base": "compact", "body": {"size": 9}}.
QJsonObject toJson(const Design& design);
/// A "base" that is not a string leaves templateName empty.
Design designOf(const QJsonObject& object);

/// The template with the look that `name` had before CVs stored a design of their own, so that older CVs keep their
/// look.
QString earlierTemplate(const QString& name);

} // namespace duovita
