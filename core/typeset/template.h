#pragma once

#include "core/domain/result.h"

#include <QJsonObject>

namespace duovita {

/// How a document looks, as data: fonts, sizes, leading, margins, colours, heading and date styles.
/// Read from resources/templates/NAME.json (embedded as :/templates/NAME.json).
struct Template {
    QString name;

    /// TemplateUnknown if there is none of that name, TemplateInvalid with file, key and reason if it cannot be used.
    static Result<Template> load(const QString& name);
    static QStringList names();
};

} // namespace duovita
