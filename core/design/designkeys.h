#pragma once

#include "core/design/template.h"

#include <functional>

namespace duovita {

/// An aspect of a document's look that a template, or a CV on top of it, can set. The table of keys is the only place
/// with their names, ranges and words: file readers, the design pane, the command line and the manual's table use it.
struct DesignKey {
    enum class Type : unsigned char {
        Number,
        Flag,
        Family,   ///< a font family
        Families, ///< a font family or a list of them
        Text,
        Color,   ///< "#1a4480"; "accent", "text" or "muted": that colour; "accent #6f9aa4": a shade of the accent
        Choice,  ///< one of `choices`
        Choices, ///< a list of `choices`
        Words,   ///< an object keyed by language codes (designvalues.h)
    };
    enum class Unit : unsigned char { None, Points, Millimetres, Em, Factor };
    /// The groups of the design pane, in order. Keys in Other can only be set in files.
    enum class Group : unsigned char { Type, Color, Space, Header, Sections, Dates, Page, Other };

    QString name; ///< for example "body.size"
    Group group = Group::Other;
    const char* label = ""; ///< English, for tr() in the context Words; empty in Other
    const char* help = "";  ///< English, for the manual
    Type type = Type::Number;
    Unit unit = Unit::None;
    double lowest = 0; ///< for Number, in its unit
    double highest = 1000;
    double step = 1; ///< of the input field
    QStringList choices = {};

    /// Sets the value in a template. If the value is invalid, returns a description of the valid ones.
    std::function<std::optional<QString>(Template&, const QJsonValue&)> set;
    /// The template's current value.
    std::function<QJsonValue(const Template&)> get;
};

/// All keys, in the order of the groups and of the manual.
const QList<DesignKey>& designKeys();
/// Null if no key has this name.
const DesignKey* findDesignKey(const QString& name);

/// Reads a look from a file in the format of template files. The name of its template is empty if the file has no
/// "base". Fails with FileNotReadable or TemplateInvalid.
Result<Design> readDesignFile(const QString& path);

/// Applies a change as written on the command line: "body.size=9.5", "colors.accent=#1a4480", "body.size.zh=9.5",
/// "sidebar.sections=skill,language". An empty value removes the change. Fails with TemplateInvalid, with key and
/// reason.
Result<void> applySetting(const QString& setting, Design& design);

} // namespace duovita
