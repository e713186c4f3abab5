#pragma once

#include "core/design/template.h"

#include <functional>

namespace duovita {

/// One thing that a template, or a CV before it, may say of a document's look. The table of them is the one place that
/// knows names, ranges and words: readers, the design pane, the command line and the manual's table are made from it.
struct DesignKey {
    enum class Type : unsigned char {
        Number,
        Flag,
        Family,   ///< of a font
        Families, ///< one, or a list of them
        Text,
        Color,   ///< "#1a4480"; "accent", "text", "muted": the colour of that name; "accent #6f9aa4": a shade of it
        Choice,  ///< one of `choices`
        Choices, ///< a list of them
        Words,   ///< an object by language codes: see designvalues
    };
    enum class Unit : unsigned char { None, Points, Millimetres, Em, Factor };
    /// The groups of the design pane, in its order; Other is for files only.
    enum class Group : unsigned char { Type, Color, Space, Header, Sections, Dates, Page, Other };

    QString name; ///< "body.size"
    Group group = Group::Other;
    const char* label = ""; ///< in English, for tr() with the context of Words; empty in Other
    const char* help = "";  ///< for the manual
    Type type = Type::Number;
    Unit unit = Unit::None;
    double lowest = 0; ///< of a Number, in its unit
    double highest = 1000;
    double step = 1; ///< of a control
    QStringList choices = {};

    /// Puts a value into a template; what can be there instead if it cannot.
    std::function<std::optional<QString>(Template&, const QJsonValue&)> set;
    /// The value that a template has.
    std::function<QJsonValue(const Template&)> get;
};

/// In the order of the groups, and of the manual.
const QList<DesignKey>& designKeys();
/// Null if there is none of that name.
const DesignKey* findDesignKey(const QString& name);

/// A look that stands in a file as a template's does; its template's name is empty if the file names none in "base".
/// FileNotReadable, TemplateInvalid.
Result<Design> readDesignFile(const QString& path);

/// A change as the command line gives it: "body.size=9.5", "colors.accent=#1a4480", "body.size.zh=9.5",
/// "sidebar.sections=skill,language". An empty value takes the change back. TemplateInvalid with key and reason.
Result<void> applySetting(const QString& setting, Design& design);

} // namespace duovita
