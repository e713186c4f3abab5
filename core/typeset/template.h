#pragma once

#include "core/content/documentlabels.h"
#include "core/domain/result.h"
#include "core/domain/sectionkind.h"

#include <QColor>
#include <QMarginsF>
#include <QStringList>

#include <optional>

namespace duovita {

/// How a document looks, as data: resources/templates/NAME.json (embedded as :/templates/NAME.json) or a file of the
/// user's in userFolder(), which wins. Every key is described in resources/templates/README.md. Sizes and distances in
/// points here; margins, columns and pictures in millimetres in the file.
struct Template {
    enum class Layout : unsigned char {
        Single,   ///< one column
        Sidebar,  ///< a narrow column beside the main one
        Parallel, ///< two languages side by side, entry by entry
    };
    enum class Heading : unsigned char { Plain, Rule, Bar, Band };
    enum class Dates : unsigned char { Right, Left }; ///< at the right edge, or in a column of their own
    enum class EntryHead : unsigned char { Stacked, Inline };
    enum class SecondLine : unsigned char { Plain, Italic }; ///< Han stays upright
    enum class Name : unsigned char { Centered, Left };
    enum class NamePart : unsigned char { Document, Other };

    struct Type {
        double size = 10;
        double leading = 14;
        double spaceBefore = 0;
    };
    struct Sidebar {
        double width = 160;
        double padding = 14;
        bool right = false;
        QColor ground;
        QColor text;
        QList<SectionKind> sections;
    };
    struct Photo {
        double width = 70; ///< 0: the template shows none
        double height = 98;

        bool hasRoom() const { return width > 0 && height > 0; }
    };
    /// The smallest factors to which a document may be made smaller to fit a number of pages.
    struct Limits {
        double spacing = 0.5;
        double leading = 0.92;
        double size = 0.9;
        double margins = 0.7;
    };

    QString name;
    Layout layout = Layout::Single;
    QString latinFamily;
    QString chineseFamily;
    QString codeFamily;           ///< for inline code, where it is installed; else the Latin one serves. May be empty.
    QStringList emphasisFamilies; ///< for emphasised Han, the first that is installed; without one bold serves
    QMarginsF margins;
    Type body;
    Type personName;
    Name nameAlignment = Name::Centered;
    QList<NamePart> nameParts{NamePart::Document};
    Type headline;
    Type contacts;
    QString contactSeparator;
    Type section;
    Heading heading = Heading::Rule;
    double sectionSpaceAfter = 3;
    double ruleWidth = 0.6;
    double ruleGap = 3;
    double entrySpaceBefore = 5;
    EntryHead entryHead = EntryHead::Stacked;
    SecondLine secondLine = SecondLine::Italic;
    Dates dates = Dates::Right;
    double dateColumn = 0; ///< the width of the dates' own column
    double listIndent = 12;
    double itemSpaceBefore = 0;
    std::array<bool, languageCount> justified{}; ///< by the document's language
    bool hyphenated = false;
    Type footer;
    QColor textColor;
    QColor nameColor;
    QColor headingColor;
    QColor linkColor;
    QColor ruleColor;
    QColor mutedColor;
    std::optional<Sidebar> sidebar; ///< set if the layout is Sidebar
    double columnGap = 18;          ///< of the Parallel layout
    double columnShare = 0.5;       ///< of the Parallel layout: English needs more room for the same
    Photo photo{0, 0};
    Limits limits;
    DocumentStyle words; ///< dates and signs

    /// Made smaller by a step from 0 (as it is) to 1 (at its limits): first the spaces give way, then the leading, then
    /// the size, then the margins.
    Template tightened(double step) const;

    /// TemplateUnknown if there is none of that name, TemplateInvalid with file, key and reason if it cannot be used.
    static Result<Template> load(const QString& name);
    static Result<Template> parse(const QByteArray& json, const QString& file);
    /// Names the state of a template's file: it changes when the file does. Cheap.
    static QString fingerprint(const QString& name);
    /// The templates that come with the program, then the user's own.
    static QStringList names();
    /// Where the user's own templates are looked for.
    static QString userFolder();
};

} // namespace duovita
