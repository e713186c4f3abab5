#include "core/export/docxlook.h"

#include "core/export/docxruns.h"
#include "core/export/wordxml.h"

namespace duovita {

namespace {

constexpr double barWidth = 3; // points, like the gap
constexpr double barGap = 6;

/// The closest match for a template's title decoration among Word's paragraph formats.
enum class HeadingShape { None, Below, Above, Left, Filled };

HeadingShape shapeOf(Template::Heading heading)
{
    switch (heading) {
    case Template::Heading::Plain:
        break;
    case Template::Heading::Rule:
    case Template::Heading::Through:
    case Template::Heading::Beside:
        return HeadingShape::Below;
    case Template::Heading::Above:
    case Template::Heading::Dash:
    case Template::Heading::Hanging:
        return HeadingShape::Above;
    case Template::Heading::Bar:
        return HeadingShape::Left;
    case Template::Heading::Band:
    case Template::Heading::Tab:
        return HeadingShape::Filled;
    }
    return HeadingShape::None;
}

struct ParagraphLook {
    const char* id;
    const char* name;
    Template::Type type;
    bool bold = false;
    bool italic = false;
    bool centred = false;
    bool keepNext = false;
    bool rightTab = false;
    double after = 0; ///< points
    QColor color = {};
    bool title = false; ///< in the font of titles
};

int units(double points)
{
    return qRound(points * docxUnits);
}

/// The font that most computers with Word have in place of a family from Debian's packages, which few of them have.
QString wordFamily(const QString& family)
{
    struct Row {
        const char16_t* start;
        const char16_t* word;
    };
    static constexpr Row rows[]{{u"Noto Serif CJK", u"SimSun"},
                                {u"Noto Sans CJK", u"Microsoft YaHei"},
                                {u"Noto Serif", u"Cambria"},
                                {u"Noto Sans", u"Calibri"}};
    for (const Row& row : rows) {
        if (family.startsWith(QStringView(row.start)))
            return QString::fromUtf16(row.word);
    }
    return family;
}

QList<ParagraphLook> looksOf(const Template& design, Language language)
{
    const bool centred = design.personName.align == Template::Align::Center;
    const bool italic = hasItalicLines(design, language);
    const bool ruled = shapeOf(design.section.style) == HeadingShape::Below;
    const double afterTitle = design.section.spaceAfter + (ruled ? design.section.ruleGap : 0);
    const bool centredTitles = design.section.align == Template::Align::Center;
    const auto isBold = [](const Template::Type& type) { return type.weight >= docxBoldWeight; };
    Template::Type entry = design.body;
    entry.spaceBefore = design.entrySpaceBefore;
    Template::Type item = design.body;
    item.spaceBefore = design.itemSpaceBefore;
    return {
        {"Title", "Title", design.personName, isBold(design.personName), false, centred, true, false, 0,
         design.nameColor, design.personName.likeTitles},
        {"Subtitle", "Subtitle", design.headline, isBold(design.headline),
         design.headline.italic && infoOf(language).spacesBetweenWords, centred, true, false, 0, design.headlineColor},
        {"Contact", "Contact", design.contacts, false, false, centred},
        {"Heading1", "heading 1", design.section, isBold(design.section), false, centredTitles, true, false, afterTitle,
         design.headingColor, true},
        {"Heading2", "heading 2", entry, true, false, false, true, true},
        {"EntryLine", "Entry Line", design.body, false, italic, false, true, true},
        {"ListBullet", "List Bullet", item},
        {"ListNumber", "List Number", item},
    };
}

/// `latin`, `chinese`: families of the template; an empty one is not set.
void writeFonts(WordXml& part, const QString& latin, const QString& chinese)
{
    if (latin.isEmpty() && chinese.isEmpty())
        return;
    part.start("rFonts");
    for (const char* scripts : {"ascii", "hAnsi"}) {
        if (!latin.isEmpty())
            part.attribute(scripts, wordFamily(latin));
    }
    if (!chinese.isEmpty())
        part.attribute("eastAsia", wordFamily(chinese));
    if (!latin.isEmpty())
        part.attribute("cs", wordFamily(latin));
    part.end();
}

void writeDefaults(WordXml& part, const Template& design, Language language)
{
    part.start("docDefaults");
    part.start("rPrDefault");
    part.start("rPr");
    writeFonts(part, design.latinFamily, design.chineseFamily);
    part.leaf("color", docxColor(design.textColor));
    part.leaf("sz", qRound(design.body.size * 2)); // half-points
    part.leaf("szCs", qRound(design.body.size * 2));
    part.start("lang");
    part.attribute("val", localeOf(letterLanguage(language)));
    part.attribute("eastAsia", localeOf(hanLanguage));
    part.end();
    part.end();
    part.end();
    part.start("pPrDefault");
    part.start("pPr");
    part.start("spacing");
    part.attribute("after", 0);
    part.attribute("line", units(design.body.leading));
    part.attribute("lineRule", QStringLiteral("exact")); // as high as in the PDF: Chinese fonts ask for more
    part.end();
    part.end();
    part.end();
    part.end();
}

void writeBorder(WordXml& part, const char* side, double width, double gap, const QColor& color)
{
    constexpr double borderUnits = 8; // per point
    part.start("pBdr");
    part.start(side);
    part.attribute("val", QStringLiteral("single"));
    part.attribute("sz", std::max(2, qRound(width * borderUnits)));
    part.attribute("space", qRound(gap));
    part.attribute("color", docxColor(color));
    part.end();
    part.end();
}

void writeHeadingShape(WordXml& part, const Template& design)
{
    const HeadingShape shape = shapeOf(design.section.style);
    if (shape == HeadingShape::Below)
        writeBorder(part, "bottom", design.section.ruleWidth, design.section.ruleGap, design.ruleColor);
    if (shape == HeadingShape::Above)
        writeBorder(part, "top", design.section.ruleWidth, design.section.ruleGap, design.ruleColor);
    if (shape == HeadingShape::Left)
        writeBorder(part, "left", barWidth, barGap, design.headingColor);
    if (shape != HeadingShape::Filled)
        return;
    part.start("shd");
    part.attribute("val", QStringLiteral("clear"));
    part.attribute("color", QStringLiteral("auto"));
    part.attribute("fill", docxColor(design.ruleColor));
    part.end();
}

void writeParagraphPart(WordXml& part, const ParagraphLook& look, const Template& design, const DocxPage& page)
{
    part.start("pPr");
    if (look.keepNext)
        part.flag("keepNext");
    if (QByteArray(look.id) == "Heading1")
        writeHeadingShape(part, design);
    if (look.rightTab) {
        part.start("tabs");
        part.start("tab");
        part.attribute("val", QStringLiteral("right"));
        part.attribute("pos", page.measure());
        part.end();
        part.end();
    }
    part.start("spacing");
    part.attribute("before", units(look.type.spaceBefore));
    part.attribute("after", units(look.after));
    part.attribute("line", units(look.type.leading));
    part.attribute("lineRule", QByteArray(look.id) == "Title" ? QStringLiteral("atLeast") : QStringLiteral("exact"));
    part.end();
    if (QByteArray(look.id) == "Heading1" && shapeOf(design.section.style) == HeadingShape::Left) {
        part.start("ind"); // Word draws the bar to the left of the indent
        part.attribute("left", units(barWidth + barGap));
        part.end();
    }
    if (look.centred)
        part.leaf("jc", QStringLiteral("center"));
    if (QByteArray(look.id) == "Heading1")
        part.leaf("outlineLvl", 0);
    if (QByteArray(look.id) == "Heading2")
        part.leaf("outlineLvl", 1);
    part.end();
}

void writeStyle(WordXml& part, const ParagraphLook& look, const Template& design, const DocxPage& page)
{
    part.start("style");
    part.attribute("type", QStringLiteral("paragraph"));
    part.attribute("styleId", QString::fromLatin1(look.id));
    part.leaf("name", QString::fromLatin1(look.name));
    part.leaf("basedOn", QStringLiteral("Normal"));
    part.flag("qFormat");
    writeParagraphPart(part, look, design, page);
    part.start("rPr");
    if (look.title)
        writeFonts(part, design.titleLatinFamily, design.titleChineseFamily);
    if (look.bold)
        part.flag("b");
    if (look.italic)
        part.flag("i");
    if (look.type.letters == Template::Case::Capitals)
        part.flag("caps");
    else if (look.type.letters != Template::Case::AsTyped)
        part.flag("smallCaps");
    if (look.color.isValid())
        part.leaf("color", docxColor(look.color));
    if (look.type.tracking != 0)
        part.leaf("spacing", units(look.type.tracking * look.type.size));
    part.leaf("sz", qRound(look.type.size * 2));
    part.leaf("szCs", qRound(look.type.size * 2));
    part.end();
    part.end();
}

} // namespace

bool hasItalicLines(const Template& design, Language language)
{
    return design.secondLine == Template::SecondLine::Italic && infoOf(language).spacesBetweenWords;
}

DocxPage docxPage(Paper paper, const Template& design, std::optional<int> margins)
{
    constexpr double millimetre = 72 / 25.4; // points
    const auto side = [&](double points) { return units(margins ? *margins * millimetre : points); };
    const auto page = [&](int width, int height) {
        return DocxPage{width,
                        height,
                        side(design.margins.left()),
                        side(design.margins.top()),
                        side(design.margins.right()),
                        side(design.margins.bottom())};
    };
    switch (paper) {
    case Paper::Letter:
        return page(12240, 15840);
    case Paper::A5:
        return page(8391, 11906);
    case Paper::A4:
        break;
    }
    return page(11906, 16838);
}

QByteArray docxStyles(const Template& design, Language language, const DocxPage& page)
{
    WordXml part("styles");
    writeDefaults(part, design, language);
    part.start("style");
    part.attribute("type", QStringLiteral("paragraph"));
    part.attribute("default", 1);
    part.attribute("styleId", QStringLiteral("Normal"));
    part.leaf("name", QStringLiteral("Normal"));
    part.flag("qFormat");
    part.end();
    for (const ParagraphLook& look : looksOf(design, language))
        writeStyle(part, look, design, page);
    part.start("style");
    part.attribute("type", QStringLiteral("character"));
    part.attribute("styleId", QStringLiteral("Hyperlink"));
    part.leaf("name", QStringLiteral("Hyperlink"));
    part.start("rPr");
    part.leaf("color", docxColor(design.linkColor));
    part.end();
    part.end();
    return part.finish();
}

} // namespace duovita
