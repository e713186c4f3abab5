#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

namespace duovita {

/// How a CV looks: a template, and what the CV has otherwise, key by key (core/design/designkeys.h).
struct Design {
    QString templateName = QStringLiteral("classic");
    /// By key ("colors.accent"): the value that a template's file would have there, or one for each language
    /// ({"en": 9, "zh": 9.5}).
    QMap<QString, QJsonValue> changes = {};

    bool operator==(const Design&) const = default;
};

/// Whether a value is one for each language: {"en": 9, "zh": 9.5}.
bool isByLanguage(const QJsonValue& value);
/// A template's values by key: {"body": {"size": 9}} has "body.size". An object by language codes is a value.
QMap<QString, QJsonValue> flatValues(const QJsonObject& object);
/// The object that has these values: the other way round.
QJsonObject nestedValues(const QMap<QString, QJsonValue>& values);

/// As a template's file says it: {"base": "compact", "body": {"size": 9}}.
QJsonObject toJson(const Design& design);
/// What is no text in "base" is no template's name: it stays empty.
Design designOf(const QJsonObject& object);

/// The look that a template of this name had before designs were kept: documents made then go on looking as they did.
QString earlierTemplate(const QString& name);

} // namespace duovita
