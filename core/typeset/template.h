#pragma once

#include "core/domain/result.h"

#include <QColor>
#include <QMarginsF>
#include <QStringList>

namespace duovita {

/// How a document looks, as data, from resources/templates/NAME.json (embedded as :/templates/NAME.json).
/// Sizes and distances in points, margins in millimetres in the file and points here.
struct Template {
    struct Type {
        double size = 10;
        double leading = 14;
        double spaceBefore = 0;
    };

    QString name;
    QString latinFamily;
    QString chineseFamily;
    QMarginsF margins;
    Type body;
    Type personName;
    Type headline;
    Type contacts;
    Type section;
    Type entry; ///< only spaceBefore: its size is the body's
    Type footer;
    double sectionSpaceAfter = 3;
    double ruleWidth = 0.6;
    double ruleGap = 3;
    double listIndent = 12;
    double itemSpaceBefore = 0;
    QString contactSeparator;
    QColor textColor;
    QColor linkColor;
    QColor ruleColor;
    QColor mutedColor;

    /// TemplateUnknown if there is none of that name, TemplateInvalid with file, key and reason if it cannot be used.
    static Result<Template> load(const QString& name);
    static Result<Template> parse(const QByteArray& json, const QString& file);
    static QStringList names();
};

} // namespace duovita
