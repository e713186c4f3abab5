#include "core/design/designkeys.h"

#include "core/design/designvalues.h"

#include <QHash>
#include <QJsonArray>

namespace duovita {

namespace {

using Type = DesignKey::Type;
using Unit = DesignKey::Unit;
using Group = DesignKey::Group;

struct Range {
    double lowest;
    double highest;
    double step;
};

/// A generic lambda that returns a reference to the member, for const and non-const templates.
#define MEMBER(member)                                                                                                 \
    [](auto& design) -> auto&                                                                                          \
    {                                                                                                                  \
        return design.member;                                                                                          \
    }

/// Names of the values of an enumeration, in its order.
const QStringList alignNames{QStringLiteral("left"), QStringLiteral("center"), QStringLiteral("right")};
const QStringList caseNames{QStringLiteral("asTyped"), QStringLiteral("capitals"), QStringLiteral("smallCapitals"),
                            QStringLiteral("allSmallCapitals")};

class Table {
public:
    Table()
    {
        addLayout();
        addFonts();
        addTypes();
        addColors();
        addSpace();
        addHeader();
        addSections();
        addWorks();
        addDates();
        addPage();
        addRest();
    }

    QList<DesignKey> keys;

private:
    DesignKey& add(const QString& name, Group group, const char* label, const char* help, Type type)
    {
        DesignKey key;
        key.name = name;
        key.group = group;
        key.label = label;
        key.help = help;
        key.type = type;
        keys += key;
        return keys.last();
    }
    DesignKey& add(const char* name, Group group, const char* label, const char* help, Type type)
    {
        return add(QString::fromLatin1(name), group, label, help, type);
    }

    template <typename Member>
    void number(const QString& name, Member member, Unit unit, Range range, Group group, const char* label,
                const char* help)
    {
        DesignKey& key = add(name, group, label, help, Type::Number);
        key.unit = unit;
        key.lowest = range.lowest;
        key.highest = range.highest;
        key.step = range.step;
        const double scale = unit == Unit::Millimetres ? pointsPerMillimetre : 1;
        key.set = [member, scale, range](Template& design, const QJsonValue& value) -> std::optional<QString> {
            const double given = value.toDouble(range.lowest - 1);
            if (!value.isDouble() || given < range.lowest || given > range.highest)
                return QStringLiteral("a number from %1 to %2")
                    .arg(QString::number(range.lowest), QString::number(range.highest));
            auto& held = member(design);
            held = static_cast<std::remove_reference_t<decltype(held)>>(given * scale);
            return std::nullopt;
        };
        key.get = [member, scale](const Template& design) {
            constexpr double places = 1e4;
            return QJsonValue(std::round(static_cast<double>(member(design)) / scale * places) / places);
        };
    }

    template <typename Member>
    void flag(const char* name, Member member, Group group, const char* label, const char* help)
    {
        DesignKey& key = add(name, group, label, help, Type::Flag);
        key.set = [member](Template& design, const QJsonValue& value) -> std::optional<QString> {
            if (!value.isBool())
                return QStringLiteral("true or false");
            member(design) = value.toBool();
            return std::nullopt;
        };
        key.get = [member](const Template& design) { return QJsonValue(member(design)); };
    }

    template <typename Member>
    void color(const char* name, Member member, Group group, const char* label, const char* help)
    {
        DesignKey& key = add(name, group, label, help, Type::Color);
        key.set = [member](Template& design, const QJsonValue& value) -> std::optional<QString> {
            const QColor color = colorOf(value, design);
            if (!color.isValid() || color.alpha() != 255)
                return QStringLiteral("a colour such as #1a4f8b");
            member(design) = color;
            return std::nullopt;
        };
        key.get = [member](const Template& design) {
            const QColor color = member(design);
            return QJsonValue(color.isValid() ? color.name() : QString());
        };
    }

    template <typename Member>
    void choice(const QString& name, Member member, const QStringList& choices, Group group, const char* label,
                const char* help)
    {
        DesignKey& key = add(name, group, label, help, Type::Choice);
        key.choices = choices;
        key.set = [member, choices](Template& design, const QJsonValue& value) -> std::optional<QString> {
            const qsizetype at = choices.indexOf(value.toString());
            if (at < 0)
                return QStringLiteral("any of %1").arg(choices.join(QStringLiteral(", ")));
            auto& held = member(design);
            held = static_cast<std::remove_reference_t<decltype(held)>>(at);
            return std::nullopt;
        };
        key.get = [member, choices](const Template& design) {
            return QJsonValue(choices.value(static_cast<qsizetype>(member(design))));
        };
    }
    template <typename Member>
    void choice(const char* name, Member member, const std::initializer_list<const char*>& choices, Group group,
                const char* label, const char* help)
    {
        QStringList names;
        for (const char* one : choices)
            names += QString::fromLatin1(one);
        choice(QString::fromLatin1(name), member, names, group, label, help);
    }

    template <typename Member>
    void text(const char* name, Member member, Type type, Group group, const char* label, const char* help)
    {
        DesignKey& key = add(name, group, label, help, type);
        key.set = [member](Template& design, const QJsonValue& value) -> std::optional<QString> {
            if (!value.isString())
                return QStringLiteral("a text");
            member(design) = value.toString();
            return std::nullopt;
        };
        key.get = [member](const Template& design) { return QJsonValue(member(design)); };
    }

    template <typename Member>
    void sectionKinds(const char* name, Member member, const char* label, const char* help)
    {
        DesignKey& key = add(name, Group::Sections, label, help, Type::Choices);
        key.choices = sectionKindNames();
        key.set = [member](Template& design, const QJsonValue& value) {
            return setSectionKinds(member(design), value);
        };
        key.get = [member](const Template& design) { return namesOf(member(design)); };
    }

    /// A key whose value needs more than a member.
    DesignKey& special(const char* name, Type type, Group group, const char* label, const char* help,
                       std::optional<QString> (*set)(Template&, const QJsonValue&), QJsonValue (*get)(const Template&))
    {
        DesignKey& key = add(name, group, label, help, type);
        key.set = set;
        key.get = get;
        return key;
    }

    template <typename Member>
    void addType(const char* name, Member member)
    {
        const auto at = [name](const char* key) -> QString {
            return QString::fromLatin1(name) + QLatin1StringView(key);
        };
        number(
            at(".size"), [member](auto& design) -> auto& { return member(design).size; }, Unit::Points, {4, 72, 0.25},
            Group::Type, "", "Font size");
        number(
            at(".leading"), [member](auto& design) -> auto& { return member(design).leading; }, Unit::Points,
            {4, 144, 0.25}, Group::Other, "", "Distance from line to line");
        number(
            at(".spaceBefore"), [member](auto& design) -> auto& { return member(design).spaceBefore; }, Unit::Points,
            {0, 100, 0.5}, Group::Space, "", "Space above");
        number(
            at(".weight"), [member](auto& design) -> auto& { return member(design).weight; }, Unit::None,
            {100, 900, 100}, Group::Type, "", "400 is regular, 700 bold; the nearest weight in the family is used");
        number(
            at(".tracking"), [member](auto& design) -> auto& { return member(design).tracking; }, Unit::Em,
            {-0.05, 0.6, 0.01}, Group::Type, "", "Letter spacing");
        choice(
            at(".letters"), [member](auto& design) -> auto& { return member(design).letters; }, caseNames, Group::Type,
            "", "Capitals; true small capitals where the font has them, else scaled ones");
        const QString italic = at(".italic");
        DesignKey& key = add(italic, Group::Type, "", "Whether Latin letters are italic", Type::Flag);
        key.set = [member](Template& design, const QJsonValue& value) -> std::optional<QString> {
            if (!value.isBool())
                return QStringLiteral("true or false");
            member(design).italic = value.toBool();
            return std::nullopt;
        };
        key.get = [member](const Template& design) { return QJsonValue(member(design).italic); };
    }

    void relabel(const char* name, const char* label)
    {
        for (DesignKey& key : keys) {
            if (key.name == QLatin1StringView(name))
                key.label = label;
        }
    }

    void addLayout();
    void addFonts();
    void addTypes();
    void addColors();
    void addSpace();
    void addHeader();
    void addSections();
    void addWorks();
    void addDates();
    void addPage();
    void addRest();
};

void Table::addLayout()
{
    choice("layout", MEMBER(layout), {"single", "sidebar", "parallel"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Columns"),
           "One column; a narrow one beside the main one; two languages side by side");
}

void Table::addFonts()
{
    text("fonts.latin", MEMBER(latinFamily), Type::Family, Group::Type, QT_TRANSLATE_NOOP("duovita", "Text font"),
         "An installed family with fixed (not variable) fonts");
    text("fonts.chinese", MEMBER(chineseFamily), Type::Family, Group::Type,
         QT_TRANSLATE_NOOP("duovita", "Chinese text font"), "The Chinese font used with it");
    text("fonts.titleLatin", MEMBER(titleLatinFamily), Type::Family, Group::Type,
         QT_TRANSLATE_NOOP("duovita", "Heading font"), "Font of the titles of sections; empty: the text font");
    text("fonts.titleChinese", MEMBER(titleChineseFamily), Type::Family, Group::Type,
         QT_TRANSLATE_NOOP("duovita", "Chinese heading font"), "The Chinese font used with it");
    special("fonts.emphasis", Type::Families, Group::Other, "",
            "Fonts for emphasized Chinese, which is never slanted: the first that is installed and is not the text "
            "font; otherwise bold",
            &setEmphasis, &emphasisOf);
    text("fonts.code", MEMBER(codeFamily), Type::Family, Group::Other, "",
         "Font of inline code, set a little smaller than the text, if installed");
    number(QStringLiteral("fonts.latinScale"), MEMBER(latinScale), Unit::Factor, {0.8, 1.3, 0.01}, Group::Type,
           QT_TRANSLATE_NOOP("duovita", "Size of Latin letters in Chinese text"),
           "Their size in a Chinese document, as a factor");
    number(QStringLiteral("fonts.hanWeight"), MEMBER(hanWeight), Unit::None, {100, 700, 100}, Group::Other, "",
           "Weight of Chinese text that is not bold, if the family has it");
    flag("fonts.oldStyleFigures", MEMBER(oldStyleFigures), Group::Type,
         QT_TRANSLATE_NOOP("duovita", "Old-style figures"),
         "Whether text has old-style figures; dates always have lining ones");
}

void Table::addTypes()
{
    addType("body", MEMBER(body));
    number(QStringLiteral("body.lineSpacing"), MEMBER(lineSpacing), Unit::Factor, {0.9, 2.5, 0.05}, Group::Type,
           QT_TRANSLATE_NOOP("duovita", "Line spacing"),
           "Leading divided by size, instead of body.leading; 0.9 to 2.5");
    addType("personName", MEMBER(personName));
    addType("headline", MEMBER(headline));
    addType("contacts", MEMBER(contacts));
    addType("section", MEMBER(section));
    addType("footer", MEMBER(footer));
    relabel("body.size", QT_TRANSLATE_NOOP("duovita", "Text size"));
    relabel("personName.size", QT_TRANSLATE_NOOP("duovita", "Name size"));
    relabel("personName.weight", QT_TRANSLATE_NOOP("duovita", "Name weight"));
    relabel("personName.tracking", QT_TRANSLATE_NOOP("duovita", "Letter spacing of the name"));
    relabel("personName.letters", QT_TRANSLATE_NOOP("duovita", "Name capitals"));
    relabel("headline.size", QT_TRANSLATE_NOOP("duovita", "Headline size"));
    relabel("contacts.size", QT_TRANSLATE_NOOP("duovita", "Contacts size"));
    relabel("section.size", QT_TRANSLATE_NOOP("duovita", "Heading size"));
    relabel("section.weight", QT_TRANSLATE_NOOP("duovita", "Heading weight"));
    relabel("section.tracking", QT_TRANSLATE_NOOP("duovita", "Letter spacing of headings"));
    relabel("section.letters", QT_TRANSLATE_NOOP("duovita", "Heading capitals"));
    relabel("section.spaceBefore", QT_TRANSLATE_NOOP("duovita", "Above headings"));
    relabel("headline.spaceBefore", QT_TRANSLATE_NOOP("duovita", "Above the headline"));
    relabel("contacts.spaceBefore", QT_TRANSLATE_NOOP("duovita", "Above the contacts"));
    DesignKey& justify =
        special("paragraphs.justify", Type::Flag, Group::Type, QT_TRANSLATE_NOOP("duovita", "Justified"),
                "Whether text is justified; or a list of the languages that are", &setJustified, &justifiedOf);
    justify.unit = Unit::None;
    flag("paragraphs.typographicQuotes", MEMBER(words.typographicQuotes), Group::Other, "",
         "Whether straight quotation marks and apostrophes become curly in English text");
    flag("paragraphs.hyphenate", MEMBER(hyphenated), Group::Type, QT_TRANSLATE_NOOP("duovita", "Hyphenation"),
         "Whether English words may be hyphenated (never capitalized ones)");
}

void Table::addColors()
{
    color("colors.accent", MEMBER(accentColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Accent"),
          "The accent; other colours may refer to it");
    color("colors.text", MEMBER(textColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Text"),
          "Everything that has no colour of its own");
    color("colors.muted", MEMBER(mutedColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Muted text"),
          "Separators, footers and secondary text");
    color("colors.name", MEMBER(nameColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Person's name"),
          "The person's name");
    color("colors.headline", MEMBER(headlineColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Headline"),
          "The headline below the name");
    color("colors.contact", MEMBER(contactColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Contacts"),
          "Contacts; unset: text colour, and link colour for addresses");
    color("colors.contactLabel", MEMBER(contactLabelColor), Group::Other, "",
          "Labels and icons' words before contacts; unset: text colour");
    color("colors.heading", MEMBER(headingColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Headings"),
          "Titles of sections");
    color("colors.link", MEMBER(linkColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Links"), "Links");
    color("colors.date", MEMBER(dateColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Dates"), "Dates of entries");
    color("colors.place", MEMBER(placeColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Places"),
          "Places of entries");
    color("colors.secondLine", MEMBER(secondLineColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Second lines"),
          "Second lines of entries' heads");
    color("colors.rule", MEMBER(ruleColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Lines"),
          "Rules of headings, and bands behind them");
    color("colors.bullet", MEMBER(bulletColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Bullets"),
          "Bullets and numbers of lists");
    color("colors.icon", MEMBER(iconColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Icons"), "Icons of contacts");
    color("colors.line", MEMBER(lineColor), Group::Color, QT_TRANSLATE_NOOP("duovita", "Timeline"),
          "The line between dates and text");
}

void Table::addSpace()
{
    number(QStringLiteral("space.density"), MEMBER(density), Unit::Factor, {0.4, 2, 0.05}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Vertical spacing"),
           "A factor for all vertical distances except those set explicitly");
    number(QStringLiteral("section.spaceAfter"), MEMBER(section.spaceAfter), Unit::Points, {0, 60, 0.5}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Below headings"), "Below a section's title");
    number(QStringLiteral("section.stretch"), MEMBER(section.stretch), Unit::Points, {0, 30, 0.5}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Extra space on full pages"),
           "The most that the space left on a page adds above each section that begins on it, if another page follows");
    number(QStringLiteral("entry.spaceBefore"), MEMBER(entrySpaceBefore), Unit::Points, {0, 60, 0.5}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Between entries"), "Between entries of more than one line");
    number(QStringLiteral("entry.headGap"), MEMBER(headGap), Unit::Points, {0, 30, 0.5}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Below entry headings"), "Between an entry's head and its points, at least");
    number(QStringLiteral("list.spaceBefore"), MEMBER(itemSpaceBefore), Unit::Points, {0, 30, 0.5}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Between points"), "Between points and numbered items");
    number(QStringLiteral("list.indent"), MEMBER(listIndent), Unit::Points, {4, 60, 0.5}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Indent of points"), "Of points and numbered items");
}

void Table::addHeader()
{
    choice(QStringLiteral("personName.align"), MEMBER(personName.align), alignNames, Group::Header,
           QT_TRANSLATE_NOOP("duovita", "Alignment"), "Alignment of name, headline and contacts");
    special("personName.parts", Type::Choices, Group::Header, QT_TRANSLATE_NOOP("duovita", "Languages of the name"),
            "[\"document\"], or [\"document\", \"other\"] to add the name in the other language beside it",
            &setNameParts, &namePartsOf)
        .choices = namePartNames();
    number(QStringLiteral("personName.otherSize"), MEMBER(personName.otherSize), Unit::Factor, {0.3, 1, 0.05},
           Group::Other, "", "Size of the name in the other language, as a factor of the name's");
    number(QStringLiteral("personName.otherWeight"), MEMBER(personName.otherWeight), Unit::None, {100, 900, 100},
           Group::Other, "", "Weight of the name in the other language");
    number(
        QStringLiteral("personName.firstWeight"), MEMBER(personName.firstWeight), Unit::None, {0, 900, 100},
        Group::Type, QT_TRANSLATE_NOOP("duovita", "Given name weight"),
        "Weight of the given name in a name in Latin letters, which then is in the muted colour, too; 0: the same as "
        "the rest");
    number(QStringLiteral("personName.spread"), MEMBER(personName.spread), Unit::Em, {0, 1, 0.05}, Group::Other, "",
           "Space between the characters of a Chinese name of two");
    flag("personName.accented", MEMBER(personName.accented), Group::Color,
         QT_TRANSLATE_NOOP("duovita", "First of the name"),
         "Whether the first character of a Chinese name has the accent colour");
    flag("personName.likeTitles", MEMBER(personName.likeTitles), Group::Type,
         QT_TRANSLATE_NOOP("duovita", "Name in the heading font"), "Whether the name is set in the font of titles");
    choice("contacts.layout", MEMBER(contactLayout), {"lines", "columns", "stacked", "grid"}, Group::Header,
           QT_TRANSLATE_NOOP("duovita", "Contacts"),
           "Several per line; in two columns; one per line; in a grid with rules");
    flag("contacts.likeTitles", MEMBER(contactsLikeTitles), Group::Header,
         QT_TRANSLATE_NOOP("duovita", "Contacts in the heading font"),
         "Whether contacts are set in the font of titles");
    flag("contacts.labels", MEMBER(words.contactLabels), Group::Header,
         QT_TRANSLATE_NOOP("duovita", "Contacts labelled"), "Whether contacts have labels: \"Email: …\"");
    flag("contacts.icons", MEMBER(contactIcons), Group::Header, QT_TRANSLATE_NOOP("duovita", "Icons"),
         "Whether icons replace labels and separators");
    flag("links.short", MEMBER(shortAddresses), Group::Header, QT_TRANSLATE_NOOP("duovita", "Short addresses"),
         "Whether web addresses are shown without \"https://\"; copied or read aloud they still have it");
    flag("contacts.facts", MEMBER(words.personalFacts), Group::Header, QT_TRANSLATE_NOOP("duovita", "Personal facts"),
         "Whether public personal facts are shown with the contacts");
    text("contacts.separator", MEMBER(contactSeparator), Type::Text, Group::Header,
         QT_TRANSLATE_NOOP("duovita", "Separator"), "Text between two contacts on a line");
    number(QStringLiteral("contacts.rowGap"), MEMBER(contactRowGap), Unit::Points, {0, 100, 0.5}, Group::Other, "",
           "Space between lines that hold several contacts");
    number(QStringLiteral("contacts.gap"), MEMBER(contactGap), Unit::Millimetres, {1, 20, 0.5}, Group::Other, "",
           "Space between contacts with icons");
    color("band.ground", MEMBER(band.ground), Group::Color, QT_TRANSLATE_NOOP("duovita", "Band"),
          "Colour of the band with the school across the top of the first page, in layouts of one column; unset: no "
          "band");
    color("band.strip", MEMBER(band.strip), Group::Color, QT_TRANSLATE_NOOP("duovita", "Strip"),
          "Colour of the strip below the band");
    color("band.text", MEMBER(band.text), Group::Color, QT_TRANSLATE_NOOP("duovita", "Text on the band"),
          "Colour of the text on the band");
    number(QStringLiteral("band.height"), MEMBER(band.height), Unit::Millimetres, {10, 60, 1}, Group::Other, "",
           "Height of the band");
    number(QStringLiteral("photo.width"), MEMBER(photo.width), Unit::Millimetres, {0, 80, 1}, Group::Header,
           QT_TRANSLATE_NOOP("duovita", "Photo width"), "Width of the photo; 0: no photo");
    number(QStringLiteral("photo.height"), MEMBER(photo.height), Unit::Millimetres, {0, 100, 1}, Group::Header,
           QT_TRANSLATE_NOOP("duovita", "Photo height"), "Height of the photo");
    choice("photo.shape", MEMBER(photo.shape), {"rectangle", "rounded", "round"}, Group::Header,
           QT_TRANSLATE_NOOP("duovita", "Photo shape"), "The shape the photo is cropped to");
    flag("photo.left", MEMBER(photo.atLeft), Group::Header, QT_TRANSLATE_NOOP("duovita", "Photo on the left"),
         "Whether the photo is at the left of the header, in the column of dates if there is one");
    flag("photo.centers", MEMBER(photo.centers), Group::Other, "",
         "Whether a header lower than the photo is centered beside it");
}

void Table::addSections()
{
    choice("section.style", MEMBER(section.style),
           {"plain", "rule", "bar", "band", "above", "through", "beside", "dash", "tab", "hanging"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Headings"),
           "Plain; a rule below; a bar before; a band behind; a rule above; rules on both sides; a rule beside; a dash "
           "above; a tab; titles in a column of their own");
    choice(QStringLiteral("section.align"), MEMBER(section.align), alignNames, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Alignment of headings"), "Alignment of section titles");
    number(QStringLiteral("section.ruleWidth"), MEMBER(section.ruleWidth), Unit::Points, {0, 10, 0.1}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Line width"), "Width of the rule");
    number(QStringLiteral("section.ruleGap"), MEMBER(section.ruleGap), Unit::Points, {0, 40, 0.5}, Group::Other, "",
           "Space between title and rule");
    number(QStringLiteral("section.column"), MEMBER(section.column), Unit::Millimetres, {10, 80, 1}, Group::Other, "",
           "Width of the column for hanging titles");
    number(QStringLiteral("section.accentedLetters"), MEMBER(section.accentedLetters), Unit::None, {0, 10, 1},
           Group::Color, QT_TRANSLATE_NOOP("duovita", "First letters"),
           "Number of first letters in the accent colour; in Chinese one character");
    choice("sidebar.side", MEMBER(sidebar.right), {"left", "right"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Side column"), "Left or right");
    number(QStringLiteral("sidebar.width"), MEMBER(sidebar.width), Unit::Millimetres, {20, 120, 1}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Width of the side column"), "Width including padding");
    number(QStringLiteral("sidebar.padding"), MEMBER(sidebar.padding), Unit::Millimetres, {0, 40, 1}, Group::Other, "",
           "Padding at its edges");
    number(QStringLiteral("sidebar.gap"), MEMBER(sidebar.gap), Unit::Millimetres, {0, 40, 1}, Group::Other, "",
           "Space between it and the main column");
    flag("sidebar.contactsTitled", MEMBER(sidebar.contactsTitled), Group::Other, "",
         "Whether contacts in it have a title like sections");
    flag("sidebar.headerAbove", MEMBER(sidebar.headerAbove), Group::Other, "",
         "Whether name and headline span both columns");
    color("sidebar.ground", MEMBER(sidebar.ground), Group::Other, "", "Background colour");
    color("sidebar.text", MEMBER(sidebar.text), Group::Other, "", "Text colour");
    color("sidebar.heading", MEMBER(sidebar.heading), Group::Other, "", "Colour of its titles; unset: its text colour");
    choice("sidebar.titles", MEMBER(sidebar.titles),
           {"same", "plain", "rule", "bar", "band", "above", "through", "beside", "dash", "tab"}, Group::Other, "",
           "Style of its titles; same: section.style");
    number(QStringLiteral("sidebar.scale"), MEMBER(sidebar.scale), Unit::Factor, {0.7, 1.2, 0.01}, Group::Other, "",
           "Factor for its text sizes");
    color("sidebar.muted", MEMBER(sidebar.muted), Group::Other, "",
          "Colour of secondary text in it; unset: its text colour");
    flag("sidebar.stacked", MEMBER(sidebar.stacked), Group::Other, "",
         "Whether everything that follows a title, including dates, is set below it");
    sectionKinds("sidebar.sections", MEMBER(sidebar.sections),
                 QT_TRANSLATE_NOOP("duovita", "Sections in the side column"), "Kinds of sections set in it");
    choice("sidebar.pages", MEMBER(sidebar.pages), {"all", "first"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Side column on later pages"),
           "On all pages; or only as far as its contents go, after which the main column is as wide as the page");
    sectionKinds("ending.left", MEMBER(ending.left), QT_TRANSLATE_NOOP("duovita", "End block, left"),
                 "Kinds of sections in the left of two columns at the end of the document, in layouts of one column");
    sectionKinds("ending.right", MEMBER(ending.right), QT_TRANSLATE_NOOP("duovita", "End block, right"),
                 "The same for the right column; a single column is as wide as the page");
    number(QStringLiteral("ending.width"), MEMBER(ending.width), Unit::Millimetres, {20, 160, 1}, Group::Other, "",
           "Width of the left column");
    number(QStringLiteral("ending.gap"), MEMBER(ending.gap), Unit::Millimetres, {0, 40, 1}, Group::Other, "",
           "Space between the two columns");
    choice(
        "entry.head", MEMBER(entryHead), {"stacked", "inline", "inlineBySection"}, Group::Sections,
        QT_TRANSLATE_NOOP("duovita", "Entry headings"),
        "Organization and position on two lines; on one line where they fit; on one line where all of a section fit");
    choice("entry.place", MEMBER(placeFollows), {"right", "title"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Places"), "At the right edge, or after the title");
    flag("entry.wholeTime", MEMBER(wholeTime), Group::Dates, QT_TRANSLATE_NOOP("duovita", "Total period shown"),
         "Whether the whole period of several positions is shown beside the organization");
    flag(
        "entry.placeFirst", MEMBER(placeFirst), Group::Sections, QT_TRANSLATE_NOOP("duovita", "Place before date"),
        "Whether places are on the first line and dates below, in sections with several positions at one organization");
    choice("entry.secondLine", MEMBER(secondLine), {"plain", "italic"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Second lines"), "Plain or italic; Chinese stays upright");
    flag("list.hangsTogether", MEMBER(hangsTogether), Group::Other, "",
         "Whether all points of a section are indented by its widest number");
    choice("list.bullet", MEMBER(bullet), {"dot", "square", "ring", "bar", "triangle", "dash", "smallDot"},
           Group::Sections, QT_TRANSLATE_NOOP("duovita", "Bullets"), "Shape of bullets");
    choice("skills.style", MEMBER(skills), {"lines", "labels", "blocks", "tags"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Skills"),
           "One per line; labels in a column; labels above their items; each item in a frame");
    flag("languages.dots", MEMBER(levelDots), Group::Sections, QT_TRANSLATE_NOOP("duovita", "Levels as dots"),
         "Whether language levels such as A1 to C2 are shown as dots, where labels are above");
    number(QStringLiteral("skills.labelColumn"), MEMBER(labelColumn), Unit::Millimetres, {0, 60, 1}, Group::Other, "",
           "Width of the labels of skills and languages; 0: each as wide as its text");
}

void Table::addWorks()
{
    choice("works.years", MEMBER(works.years), {"text", "column"}, Group::Sections,
           QT_TRANSLATE_NOOP("duovita", "Years of publications and patents"),
           "Years of publications and patents: in the text, or once each in a column at the left (the column of dates "
           "if there is one) instead of numbers");
    number(QStringLiteral("works.yearColumn"), MEMBER(works.yearColumn), Unit::Millimetres, {5, 40, 1}, Group::Other,
           "", "The width of that column");
    flag("works.newestFirst", MEMBER(words.newestWorksFirst), Group::Sections,
         QT_TRANSLATE_NOOP("duovita", "Newest publications and patents first"),
         "Whether publications are sorted by year; otherwise in the order of the record");
    number(QStringLiteral("works.spaceBefore"), MEMBER(works.spaceBefore), Unit::Points, {0, 30, 0.5}, Group::Space,
           QT_TRANSLATE_NOOP("duovita", "Between publications"),
           "Least space between publications and between patents");
}

void Table::addDates()
{
    choice("entry.dates", MEMBER(dates), {"right", "left", "between"}, Group::Dates,
           QT_TRANSLATE_NOOP("duovita", "Dates"),
           "At the right edge; in a column of their own; once between two languages side by side");
    number(QStringLiteral("entry.dateColumn"), MEMBER(dateColumn), Unit::Millimetres, {10, 80, 1}, Group::Dates,
           QT_TRANSLATE_NOOP("duovita", "Date column width"),
           "Width of the column when dates are at the left; it grows for longer dates, unless set narrower than in the "
           "built-in template");
    flag("axis", MEMBER(axis), Group::Other, "",
         "Whether name and titles align with the text, beside a column of dates or titles");
    flag("entry.timeline", MEMBER(timeline), Group::Dates, QT_TRANSLATE_NOOP("duovita", "Timeline"),
         "Whether a line with dots is drawn between dates and text");
    number(QStringLiteral("entry.dateSize"), MEMBER(dateSize), Unit::Factor, {0.6, 1.2, 0.01}, Group::Other, "",
           "Size of dates as a factor of the text's");
    number(QStringLiteral("entry.dateWeight"), MEMBER(dateWeight), Unit::None, {100, 900, 100}, Group::Other, "",
           "Weight of dates");
    flag("entry.dateItalic", MEMBER(dateItalic), Group::Other, "", "Whether dates are italic");
    special("dates.format", Type::Choice, Group::Dates, QT_TRANSLATE_NOOP("duovita", "Format"),
            "\"Sep 2020\", \"September 2020\", \"2020.09\" or \"2020-09\"; in Chinese \"2020.9\", \"2020 年 9 月\", …",
            &setDateFormat, &dateFormatOf)
        .choices = dateFormatNames();
    special("dates.days", Type::Flag, Group::Dates, QT_TRANSLATE_NOOP("duovita", "Days shown"),
            "Whether days are shown; otherwise dates end with the month", &setDays, &daysOf);
}

void Table::addPage()
{
    for (const MarginKey& margin : marginKeys()) {
        DesignKey& key =
            special(margin.name, Type::Number, Group::Page, margin.label, "Margin of the text", margin.set, margin.get);
        key.unit = Unit::Millimetres;
        key.highest = widestMargin;
    }
    flag("space.fill", MEMBER(fillsLastPage), Group::Page, QT_TRANSLATE_NOOP("duovita", "Fill the last page"),
         "Whether distances, then the leading, then the text grow, as far as still looks intended, until the last page "
         "is full");
    choice("footer.text", MEMBER(footerText), {"none", "page", "nameAndPage"}, Group::Page,
           QT_TRANSLATE_NOOP("duovita", "Footer"), "Footer of documents with several pages");
    number(QStringLiteral("limits.spacing"), MEMBER(limits.spacing), Unit::Factor, {0, 1, 0.05}, Group::Other, "",
           "The smallest factor of distances when a document is made to fit a number of pages");
    number(QStringLiteral("limits.leading"), MEMBER(limits.leading), Unit::Factor, {0.7, 1, 0.01}, Group::Other, "",
           "The same for leading, which is reduced next");
    number(QStringLiteral("limits.size"), MEMBER(limits.size), Unit::Factor, {0.5, 1, 0.01}, Group::Other, "",
           "The same for text sizes, reduced next");
    number(QStringLiteral("limits.margins"), MEMBER(limits.margins), Unit::Factor, {0.3, 1, 0.01}, Group::Other, "",
           "The same for margins, reduced last");
    number(QStringLiteral("limits.lastPage"), MEMBER(limits.lastPage), Unit::Factor, {0, 0.5, 0.05}, Group::Other, "",
           "A document whose last page is filled less than this is fitted onto one page fewer, if possible");
}

void Table::addRest()
{
    number(QStringLiteral("columnGap"), MEMBER(columnGap), Unit::Millimetres, {2, 40, 1}, Group::Other, "",
           "Space between two languages side by side");
    number(QStringLiteral("columnShare"), MEMBER(columnShare), Unit::Factor, {0.3, 0.7, 0.01}, Group::Other, "",
           "Share of the width for English");
    special("words", Type::Words, Group::Other, "",
            "By language: signs and words by name (colon, itemSeparator, present, …), \"dates\" and \"days\"",
            &setWords, &wordsOf);
}

#undef MEMBER

} // namespace

const QList<DesignKey>& designKeys()
{
    static const QList<DesignKey> keys = Table().keys;
    return keys;
}

const DesignKey* findDesignKey(const QString& name)
{
    static const QHash<QString, const DesignKey*> byName = [] {
        QHash<QString, const DesignKey*> table;
        for (const DesignKey& key : designKeys())
            table[key.name] = &key;
        return table;
    }();
    return byName.value(name);
}

} // namespace duovita
