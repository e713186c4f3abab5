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

/// The look of a document in one language. It is made of layers of values, which DesignKey names and describes: the
/// defaults below; the files of the template and of those it is based on (resources/templates/NAME.json, embedded, or a
/// file in userFolder(), which wins); and the changes in a CV's Design. All lengths here are in points.
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
        Bar,     ///< a short vertical bar before it
        Band,    ///< a background
        Above,   ///< a line above, over the whole width, thick over the column of dates or titles
        Through, ///< a line on both sides at half its height
        Beside,  ///< a line from the end of the title to the margin
        Dash,    ///< a short thick line above
        Tab,     ///< a tab with a cut corner on a line
        Hanging, ///< in a column of its own at the left, with a hairline above
    };
    enum class Dates : unsigned char {
        Right,  ///< at the right edge
        Left,   ///< in a column of their own
        Between ///< with two languages side by side: once, on a line between them; otherwise at the right edge
    };
    enum class EntryHead : unsigned char {
        Stacked,
        Inline,          ///< each head that fits on one line
        InlineBySection, ///< if all heads of the section fit on one line
    };
    enum class SecondLine : unsigned char { Plain, Italic }; ///< Han stay upright
    enum class NamePart : unsigned char { Document, Other };
    enum class Bullet : unsigned char { Dot, Square, Ring, Bar, Triangle, Dash, SmallDot };
    enum class Contacts : unsigned char { Lines, Columns, Stacked, Grid };
    enum class Skills : unsigned char { Lines, Labels, Blocks, Tags };
    enum class PhotoShape : unsigned char { Rectangle, Rounded, Round };
    enum class Footer : unsigned char { None, Page, NameAndPage };
    enum class SidePages : unsigned char {
        All,
        First, ///< until the side column's content ends: later pages use the full width for the main column
    };
    enum class Years : unsigned char { Text, Column };

    struct Type {
        double size = 10;
        double leading = 14;
        double spaceBefore = 0;
        int weight = 400;
        double tracking = 0; ///< letter spacing in em
        Case letters = Case::AsTyped;
        bool italic = false; ///< Han stay upright
    };
    struct Name : Type {
        Align align = Align::Center;
        QList<NamePart> parts{NamePart::Document};
        double otherSize = 1; ///< size of the name in the other language, relative to the name's own
        int otherWeight = 400;
        int firstWeight = 0;    ///< weight of the given name in a Latin name; 0: same as the rest
        double spread = 0;      ///< em between the two characters of a Chinese name; PDF readers take more
                                ///< than 0.1 for a space
        bool accented = false;  ///< whether a Chinese name's first character is in the accent colour
        bool likeTitles = true; ///< whether it is set in the font of titles
    };
    struct Section : Type {
        Heading style = Heading::Rule;
        Align align = Align::Left;
        double spaceAfter = 3;
        double stretch = 0; ///< at most how much of the space left on a full page is added above each section
        double ruleWidth = 0.6;
        double ruleGap = 3;
        double column = 85;      ///< of hanging titles
        int accentedLetters = 0; ///< number of letters in the accent colour; for Han a single one stands for all
    };
    struct Sidebar {
        double width = 160;
        double padding = 14;
        double gap = 16; ///< distance to the main column
        bool right = false;
        bool contactsTitled = false; ///< whether the contacts have a title
        bool headerAbove = false;    ///< whether name, headline and contacts are above both columns
        QColor ground;               ///< background; invalid: none
        QColor text;
        QColor heading;       ///< invalid: same as `text`
        int titles = 0;       ///< decoration of its titles: 1 + a Heading; 0: same as the main column
        double scale = 1;     ///< of its type sizes
        QColor muted;         ///< colour of secondary text; invalid: same as `text`
        bool stacked = false; ///< whether everything that follows a title, including dates, is set below it
        QList<SectionKind> sections;
        SidePages pages = SidePages::All;
    };
    /// Two columns of sections below all others, in layouts with a single column.
    struct Ending {
        QList<SectionKind> left;
        QList<SectionKind> right;
        double width = 96 * pointsPerMillimetre; ///< of the left column if there are both
        double gap = 7 * pointsPerMillimetre;
    };
    /// Publications and patents.
    struct Works {
        Years years = Years::Text; ///< in a column, each year is shown once, and again at the top of a page
        double yearColumn = 12 * pointsPerMillimetre;
        double spaceBefore = 0; ///< minimum distance between two works
    };
    /// A band across the top of the first page, from edge to edge, with the school and the kind of document.
    struct Band {
        QColor ground; ///< invalid: no band
        QColor strip;  ///< a strip below the band; invalid: none
        QColor text{Qt::white};
        double height = 25 * pointsPerMillimetre;
    };
    struct Photo {
        double width = 0; ///< 0: no photo
        double height = 0;
        PhotoShape shape = PhotoShape::Rectangle;
        bool atLeft = false;  ///< of the header
        bool centers = false; ///< whether a header lower than the photo is centred vertically beside it

        bool hasRoom() const { return width > 0 && height > 0; }
    };
    /// How far a document may be shrunk to fit a number of pages, as factors.
    struct Limits {
        double spacing = 0.5;
        double leading = 0.92;
        double size = 0.9;
        double margins = 0.7;
        double lastPage = 0; ///< share of the last page's height: if no more is filled, fitting avoids that page
    };

    QString name;
    Layout layout = Layout::Single;
    QString latinFamily = QStringLiteral("Noto Serif");
    QString chineseFamily = QStringLiteral("Noto Serif CJK SC");
    QString titleLatinFamily; ///< for the titles of sections; empty: same as the text
    QString titleChineseFamily;
    QString codeFamily;           ///< for inline code, if installed; otherwise the Latin family. May be empty.
    QStringList emphasisFamilies; ///< for emphasised Han: the first installed family; bold if there is none
    double latinScale = 1;        ///< size of Latin letters in a Chinese document, relative to the text
    int hanWeight = 400;          ///< weight of Han that are not bold, if the family has it
    bool oldStyleFigures = false; ///< whether text uses old-style figures
    QMarginsF margins{54, 50, 54, 50};
    Type body;
    double lineSpacing = 0;     ///< leading of the body relative to its size; 0: as in `body`
    double density = 1;         ///< factor for all distances between lines
    bool fillsLastPage = false; ///< whether the document is loosened until its last page is full
    Name personName{{20, 26, 0, 700}};
    Type headline;
    Type contacts;
    QString contactSeparator = QStringLiteral("  ·  ");
    Contacts contactLayout = Contacts::Lines;
    bool contactsLikeTitles = false; ///< whether contacts are set in the font of titles
    bool contactIcons = false;       ///< instead of labels and separators
    bool shortAddresses = false;     ///< web addresses are shown without "https://", which stays in the document's text
    double contactRowGap = 0;        ///< between lines of contacts
    double contactGap = 14;          ///< between contacts with icons
    Section section{{11.5, 16, 10, 700}};
    double entrySpaceBefore = 5;
    double headGap = 0; ///< minimum distance between an entry's head and what follows
    EntryHead entryHead = EntryHead::Stacked;
    SecondLine secondLine = SecondLine::Italic;
    bool wholeTime = false;    ///< with several posts, the whole time span is beside the first line
    bool placeFollows = false; ///< places follow the title instead of being at the right edge
    bool placeFirst = false;   ///< places are beside the first line, dates beside the second
    Dates dates = Dates::Right;
    double dateColumn = 85; ///< width of the column of dates
    /// Whether that column grows for longer dates: unless it was set narrower than in the built-in template.
    bool dateColumnGrows = true;
    double dateSize = 1; ///< relative to the body's size
    int dateWeight = 400;
    bool dateItalic = false;
    bool axis = false;     ///< name and titles align with the text, right of a column of dates or titles
    bool timeline = false; ///< a line with dots between the column of dates and the text
    double listIndent = 12;
    bool hangsTogether = false; ///< all points of a section are indented by the width of its widest number
    double itemSpaceBefore = 0;
    Bullet bullet = Bullet::Dot;
    Skills skills = Skills::Lines;
    bool levelDots = false;                      ///< whether levels of languages are also shown as dots
    double labelColumn = 0;                      ///< of skills and languages; 0: as wide as each label
    std::array<bool, languageCount> justified{}; ///< by the paragraph's language
    bool hyphenated = false;
    Type footer{8, 12};
    Footer footerText = Footer::NameAndPage;
    QColor textColor{0x11, 0x11, 0x11};
    QColor accentColor{0x1a, 0x44, 0x80};
    QColor nameColor = textColor;
    QColor headlineColor = textColor;
    QColor contactLabelColor; ///< labels such as "GitHub:"; invalid: same as the text
    QColor contactColor;      ///< invalid: same as the text; addresses like other links
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
    double columnShare = 0.5; ///< share of English in the Parallel layout: it needs more space for the same content
    Photo photo;
    Limits limits;
    DocumentStyle words; ///< dates and punctuation

    bool hasSidebar() const { return layout == Layout::Sidebar; }

    /// Multiplies all distances between lines by a factor.
    void scaleDistances(double factor);
    /// Shrinks the look by a step from 0 (unchanged) to 1 (at its limits): first the distances, each of which stays
    /// larger than the next smaller one (distances.h), then the leading, then the size, then the margins.
    Template tightened(double step) const;
    static constexpr int tighteningStages = 4; ///< of equal length
    /// Enlarges the look by a step from 0 (unchanged) to 1 (as loose as still looks intended): first the distances,
    /// then the leading, then the sizes. Margins stay.
    Template loosened(double step) const;

    /// The look of a CV's documents in a language. Fails with TemplateUnknown if there is no such template, or with
    /// TemplateInvalid, with file (empty for the CV's own changes), key and reason, if a value is invalid.
    static Result<Template> load(const Design& design, Language language);
    /// The look of a template without any changes.
    static Result<Template> load(const QString& name, Language language = firstLanguage);
    static Result<Template> parse(const QByteArray& json, const QString& file, Language language = firstLanguage);
    /// Identifies the state of a design, including the files of its template: it changes when one of them changes.
    /// Cheap.
    static QString fingerprint(const Design& design);
    /// The names of the built-in templates, then of the user's own.
    static QStringList names();
    /// The folder of the user's own templates.
    static QString userFolder();
    /// Saves a CV's look as one of the user's templates and replaces any of that name. Fails with FileNotWritable, also
    /// if the name is not a valid file name.
    static Result<void> save(const Design& design, const QString& name);
};

} // namespace duovita
