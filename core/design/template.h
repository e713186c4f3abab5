#pragma once

#include "core/content/documentlabels.h"
#include "core/domain/design.h"
#include "core/domain/result.h"
#include "core/domain/sectionkind.h"

#include <QColor>
#include <QMarginsF>
#include <QStringList>

#include <optional>

namespace duovita {

inline constexpr double pointsPerMillimetre = 72.0 / 25.4;

/// How a document in one language looks. Made from layers of values (DesignKey names and describes each): the defaults
/// below, a template's file (resources/templates/NAME.json, embedded; or one of the user's in userFolder(), which wins)
/// over those that it is based on, and the changes of a CV's Design. All lengths are in points here.
struct Template {
    enum class Layout : unsigned char {
        Single,   ///< one column
        Sidebar,  ///< a narrow column beside the main one
        Parallel, ///< two languages side by side, entry by entry
    };
    enum class Align : unsigned char { Left, Center, Right };
    enum class Case : unsigned char { AsTyped, Capitals, SmallCapitals, AllSmallCapitals };
    enum class Heading : unsigned char {
        Plain,
        Rule,    ///< a line below
        Bar,     ///< a short upright one before
        Band,    ///< a ground behind
        Above,   ///< a line above, over the whole width, thick over the column of dates or titles
        Through, ///< a line on both sides at the middle of its height
        Beside,  ///< a line from its end to the margin
        Dash,    ///< a short thick line above
        Tab,     ///< a cut tab on a line
        Hanging, ///< in a column of its own at the left, a hairline above
    };
    enum class Dates : unsigned char {
        Right,  ///< at the right edge
        Left,   ///< in a column of their own
        Between ///< of two languages side by side: once, on a line between them; else at the right edge
    };
    enum class EntryHead : unsigned char {
        Stacked,
        Inline,          ///< each that fits
        InlineBySection, ///< where all of a section fit
    };
    enum class SecondLine : unsigned char { Plain, Italic }; ///< Han stays upright
    enum class NamePart : unsigned char { Document, Other };
    enum class Bullet : unsigned char { Dot, Square, Ring, Bar, Triangle, Dash, SmallDot };
    enum class Contacts : unsigned char { Lines, Columns, Stacked, Grid };
    enum class Skills : unsigned char { Lines, Labels, Blocks, Tags };
    enum class PhotoShape : unsigned char { Rectangle, Rounded, Round };
    enum class Footer : unsigned char { None, Page, NameAndPage };
    enum class SidePages : unsigned char {
        All,
        First, ///< as far as there is something to say in it: after that the main column is as wide as the page
    };
    enum class Years : unsigned char { Text, Column };

    struct Type {
        double size = 10;
        double leading = 14;
        double spaceBefore = 0;
        int weight = 400;
        double tracking = 0; ///< em between letters
        Case letters = Case::AsTyped;
        bool italic = false; ///< Han stays upright
    };
    struct Name : Type {
        Align align = Align::Center;
        QList<NamePart> parts{NamePart::Document};
        double otherSize = 1; ///< of the name in the other language, of the name's own size
        int otherWeight = 400;
        int firstWeight = 0;   ///< of a Latin name's first part; 0: as the rest
        double spread = 0;     ///< em between the two characters of a Chinese name; programs that read PDFs take more
                               ///< than 0.1 for a space
        bool accented = false; ///< a Chinese name's first character is in the accent
    };
    struct Section : Type {
        Heading style = Heading::Rule;
        Align align = Align::Left;
        double spaceAfter = 3;
        double stretch = 0; ///< at most so much of the room left on a full page stands above each
        double ruleWidth = 0.6;
        double ruleGap = 3;
        double column = 85;      ///< of hanging titles
        int accentedLetters = 0; ///< so many letters in the accent; of Han one stands for all
    };
    struct Sidebar {
        double width = 160;
        double padding = 14;
        double gap = 16; ///< to the main column
        bool right = false;
        bool contactsTitled = false; ///< a title stands above the contacts
        bool headerAbove = false;    ///< name, headline and contacts over both columns
        QColor ground;               ///< invalid: none
        QColor text;
        QColor heading;       ///< invalid: as its text
        int titles = 0;       ///< how its titles are decorated: a Heading and one; 0: as those of the main column
        double scale = 1;     ///< of its sizes
        QColor muted;         ///< what is said aside there; invalid: as its text
        bool stacked = false; ///< what follows a title, dates too, stands below it
        QList<SectionKind> sections;
        SidePages pages = SidePages::All;
    };
    /// Two columns of sections below all others, where there is one column.
    struct Ending {
        QList<SectionKind> left;
        QList<SectionKind> right;
        double width = 96 * pointsPerMillimetre; ///< of the left one, if there are both
        double gap = 7 * pointsPerMillimetre;
    };
    /// Publications and patents.
    struct Works {
        Years years = Years::Text; ///< in a column each is said once, and again where a page begins
        double yearColumn = 12 * pointsPerMillimetre;
        double spaceBefore = 0; ///< between two of them, at least
    };
    /// Across the top of the first page, from edge to edge, with the school and what the document is.
    struct Band {
        QColor ground; ///< invalid: there is none
        QColor strip;  ///< below it; invalid: none
        QColor text{Qt::white};
        double height = 25 * pointsPerMillimetre;
    };
    struct Photo {
        double width = 0; ///< 0: none is shown
        double height = 0;
        PhotoShape shape = PhotoShape::Rectangle;
        bool atLeft = false;  ///< of the header
        bool centers = false; ///< a header that is lower stands beside its middle

        bool hasRoom() const { return width > 0 && height > 0; }
    };
    /// The smallest factors to which a document may be made smaller to fit a number of pages.
    struct Limits {
        double spacing = 0.5;
        double leading = 0.92;
        double size = 0.9;
        double margins = 0.7;
        double lastPage = 0; ///< of its height: a last page filled no further is fitted onto those before it
    };

    QString name;
    Layout layout = Layout::Single;
    QString latinFamily = QStringLiteral("Noto Serif");
    QString chineseFamily = QStringLiteral("Noto Serif CJK SC");
    QString titleLatinFamily; ///< of titles and contacts; empty: the text's
    QString titleChineseFamily;
    QString codeFamily;           ///< for inline code, where it is installed; else the Latin one serves. May be empty.
    QStringList emphasisFamilies; ///< for emphasised Han, the first that is installed; without one bold serves
    double latinScale = 1;        ///< of Latin letters in a Chinese document
    int hanWeight = 400;          ///< of Han that are not bold, where the family has it
    bool oldStyleFigures = false; ///< in text
    QMarginsF margins{54, 50, 54, 50};
    Type body;
    double lineSpacing = 0; ///< the body's leading by its size; 0: as `body` says
    double density = 1;     ///< of all distances between lines
    Name personName{{20, 26, 0, 700}};
    Type headline;
    Type contacts;
    QString contactSeparator = QStringLiteral("  ·  ");
    Contacts contactLayout = Contacts::Lines;
    bool contactIcons = false;   ///< in place of labels and separators
    bool shortAddresses = false; ///< web addresses stand without "https://", which readers of the text still find
    double contactRowGap = 0;    ///< between lines of contacts
    double contactGap = 14;      ///< between contacts with icons
    Section section{{11.5, 16, 10, 700}};
    double entrySpaceBefore = 5;
    double headGap = 0; ///< between an entry's head and what is below, at least
    EntryHead entryHead = EntryHead::Stacked;
    SecondLine secondLine = SecondLine::Italic;
    bool wholeTime = false;    ///< of several posts the whole time stands beside the first line
    bool placeFollows = false; ///< a place stands behind the title, not at the right edge
    bool placeFirst = false;   ///< a place stands beside the first line, the dates beside the second
    Dates dates = Dates::Right;
    double dateColumn = 85; ///< the width of the dates' own column
    double dateSize = 1;    ///< of the body's
    int dateWeight = 400;
    bool dateItalic = false;
    bool axis = false;     ///< name and titles stand where the text does, beside a column of dates or titles
    bool timeline = false; ///< a line with dots between dates and text, where dates have a column
    double listIndent = 12;
    bool hangsTogether = false; ///< all points of a section hang as far as its widest number does
    double itemSpaceBefore = 0;
    Bullet bullet = Bullet::Dot;
    Skills skills = Skills::Lines;
    bool levelDots = false;                      ///< levels of languages are dots, too
    double labelColumn = 0;                      ///< the width of skills' and languages' labels; 0: as wide as each
    std::array<bool, languageCount> justified{}; ///< by the language of a paragraph
    bool hyphenated = false;
    Type footer{8, 12};
    Footer footerText = Footer::NameAndPage;
    QColor textColor{0x11, 0x11, 0x11};
    QColor accentColor{0x1a, 0x44, 0x80};
    QColor nameColor = textColor;
    QColor headlineColor = textColor;
    QColor contactLabelColor; ///< of "GitHub:"; invalid: the text's
    QColor contactColor;      ///< invalid: the text's, and of addresses that of other links
    QColor headingColor = textColor;
    QColor linkColor{0x1a, 0x44, 0x80};
    QColor ruleColor{0x55, 0x55, 0x55};
    QColor mutedColor{0x55, 0x55, 0x55};
    QColor dateColor = textColor;
    QColor placeColor = textColor;
    QColor secondLineColor = textColor;
    QColor bulletColor = textColor;
    QColor iconColor{0x55, 0x55, 0x55};
    QColor lineColor{0xcc, 0xcc, 0xcc}; ///< of the timeline
    Band band;
    Sidebar sidebar;
    Ending ending;
    Works works;
    double columnGap = 18;    ///< of the Parallel layout
    double columnShare = 0.5; ///< of the Parallel layout: English needs more room for the same
    Photo photo;
    Limits limits;
    DocumentStyle words; ///< dates and signs

    bool hasSidebar() const { return layout == Layout::Sidebar; }

    /// All distances between lines by a factor.
    void scaleDistances(double factor);
    /// Made smaller by a step from 0 (as it is) to 1 (at its limits): first the spaces give way, each still larger than
    /// the next smaller one (distances.h), then the leading, then the size, then the margins.
    Template tightened(double step) const;
    static constexpr int tighteningStages = 4; ///< equal parts of the way

    /// As a CV's documents in a language look. TemplateUnknown if there is no such template; TemplateInvalid with file
    /// (empty for the CV's own changes), key and reason if a value cannot be used.
    static Result<Template> load(const Design& design, Language language);
    /// A template as its file says.
    static Result<Template> load(const QString& name, Language language = firstLanguage);
    static Result<Template> parse(const QByteArray& json, const QString& file, Language language = firstLanguage);
    /// Names the state of a design, its template's files included: it changes when one of them does. Cheap.
    static QString fingerprint(const Design& design);
    /// The templates that come with the program, then the user's own.
    static QStringList names();
    /// Where the user's own templates are looked for.
    static QString userFolder();
    /// Writes a CV's look as a template of the user's, in place of one that has the name. FileNotWritable, also
    /// for a name that cannot be a file's.
    static Result<void> save(const Design& design, const QString& name);
};

} // namespace duovita
