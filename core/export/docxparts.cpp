#include "core/export/docxparts.h"

#include "core/content/documentlabels.h"
#include "core/domain/entry.h"
#include "core/export/wordxml.h"

namespace duovita {

namespace {

constexpr int listLevels = Highlight::deepestLevel + 2; // points may hang below a numbered work
constexpr int indentPerLevel = 360;                     // twentieths of a point

struct StyleFacts {
    const char* id;
    const char* name;
    int halfPoints; ///< of the font; 0: as the text around
    bool bold;
    int before; ///< twentieths of a point
    int after;
    bool centred;
    bool keepNext;
    bool rightTab;
};

constexpr StyleFacts paragraphStyles[]{
    {"Title", "Title", 36, true, 0, 20, true, true, false},
    {"Subtitle", "Subtitle", 24, false, 0, 20, true, true, false},
    {"Contact", "Contact", 0, false, 0, 40, true, false, false},
    {"Heading1", "heading 1", 26, true, 200, 60, false, true, false},
    {"Heading2", "heading 2", 0, true, 80, 0, false, true, true},
    {"EntryLine", "Entry Line", 0, false, 0, 0, false, true, true},
    {"ListBullet", "List Bullet", 0, false, 0, 20, false, false, false},
    {"ListNumber", "List Number", 0, false, 0, 20, false, false, false},
};

void writeDefaults(WordXml& part, Language language)
{
    constexpr int textSize = 21; // half points
    part.start("docDefaults");
    part.start("rPrDefault");
    part.start("rPr");
    part.start("rFonts");
    part.attribute("ascii", QStringLiteral("Cambria"));
    part.attribute("hAnsi", QStringLiteral("Cambria"));
    part.attribute("eastAsia", QStringLiteral("SimSun"));
    part.attribute("cs", QStringLiteral("Cambria"));
    part.end();
    part.leaf("sz", textSize);
    part.leaf("szCs", textSize);
    part.start("lang");
    part.attribute("val", QStringLiteral("en-US"));
    part.attribute("eastAsia", QStringLiteral("zh-CN"));
    part.end();
    part.end();
    part.end();
    part.start("pPrDefault");
    part.start("pPr");
    part.start("spacing");
    part.attribute("after", 40);
    part.attribute("line", language == Language::Chinese ? 300 : 264); // 240 is single
    part.attribute("lineRule", QStringLiteral("auto"));
    part.end();
    part.end();
    part.end();
    part.end();
}

void writeStyle(WordXml& part, const StyleFacts& facts, const DocxPage& page)
{
    part.start("style");
    part.attribute("type", QStringLiteral("paragraph"));
    part.attribute("styleId", QString::fromLatin1(facts.id));
    part.leaf("name", QString::fromLatin1(facts.name));
    part.leaf("basedOn", QStringLiteral("Normal"));
    part.flag("qFormat");
    part.start("pPr");
    if (facts.keepNext)
        part.flag("keepNext");
    if (QByteArray(facts.id) == "Heading1") {
        part.start("pBdr");
        part.start("bottom");
        part.attribute("val", QStringLiteral("single"));
        part.attribute("sz", 4);
        part.attribute("space", 1);
        part.attribute("color", QStringLiteral("auto"));
        part.end();
        part.end();
    }
    if (facts.rightTab) {
        part.start("tabs");
        part.start("tab");
        part.attribute("val", QStringLiteral("right"));
        part.attribute("pos", page.width - 2 * page.margin);
        part.end();
        part.end();
    }
    part.start("spacing");
    part.attribute("before", facts.before);
    part.attribute("after", facts.after);
    part.end();
    if (facts.centred)
        part.leaf("jc", QStringLiteral("center"));
    if (QByteArray(facts.id) == "Heading1")
        part.leaf("outlineLvl", 0);
    if (QByteArray(facts.id) == "Heading2")
        part.leaf("outlineLvl", 1);
    part.end();
    part.start("rPr");
    if (facts.bold)
        part.flag("b");
    if (facts.halfPoints > 0)
        part.leaf("sz", facts.halfPoints);
    part.end();
    part.end();
}

void writeList(WordXml& part, int id, bool numbered)
{
    part.start("abstractNum");
    part.attribute("abstractNumId", id);
    part.leaf("multiLevelType", QStringLiteral("hybridMultilevel"));
    for (int level = 0; level < listLevels; ++level) {
        part.start("lvl");
        part.attribute("ilvl", level);
        part.leaf("start", 1);
        part.leaf("numFmt", numbered ? QStringLiteral("decimal") : QStringLiteral("bullet"));
        part.leaf("lvlText", numbered     ? QStringLiteral("%%1.").arg(level + 1)
                             : level == 0 ? QStringLiteral("•")
                                          : QStringLiteral("–"));
        part.leaf("lvlJc", QStringLiteral("left"));
        part.start("pPr");
        part.start("ind");
        part.attribute("left", indentPerLevel * (level + 1));
        part.attribute("hanging", indentPerLevel);
        part.end();
        part.end();
        part.end();
    }
    part.end();
}

void writeField(WordXml& part, const QString& code)
{
    part.start("fldSimple");
    part.attribute("instr", code);
    part.start("r");
    part.text(QStringLiteral("1"));
    part.end();
    part.end();
}

} // namespace

DocxPage docxPage(Paper paper)
{
    constexpr int margin = 1134; // 2 cm
    switch (paper) {
    case Paper::Letter:
        return {12240, 15840, margin};
    case Paper::A5:
        return {8391, 11906, margin};
    case Paper::A4:
        break;
    }
    return {11906, 16838, margin};
}

QByteArray docxStyles(Language language, const DocxPage& page)
{
    WordXml part("styles");
    writeDefaults(part, language);
    part.start("style");
    part.attribute("type", QStringLiteral("paragraph"));
    part.attribute("default", 1);
    part.attribute("styleId", QStringLiteral("Normal"));
    part.leaf("name", QStringLiteral("Normal"));
    part.flag("qFormat");
    part.end();
    for (const StyleFacts& facts : paragraphStyles)
        writeStyle(part, facts, page);
    part.start("style");
    part.attribute("type", QStringLiteral("character"));
    part.attribute("styleId", QStringLiteral("Hyperlink"));
    part.leaf("name", QStringLiteral("Hyperlink"));
    part.start("rPr");
    part.leaf("color", QStringLiteral("1C5A96"));
    part.leaf("u", QStringLiteral("single"));
    part.end();
    part.end();
    return part.finish();
}

QByteArray docxNumbering(int numberedLists)
{
    WordXml part("numbering");
    writeList(part, 0, false);
    writeList(part, 1, true);
    part.start("num");
    part.attribute("numId", 1);
    part.leaf("abstractNumId", 0);
    part.end();
    for (int i = 0; i < numberedLists; ++i) {
        part.start("num");
        part.attribute("numId", i + 2);
        part.leaf("abstractNumId", 1);
        for (int level = 0; level < listLevels; ++level) {
            part.start("lvlOverride");
            part.attribute("ilvl", level);
            part.leaf("startOverride", 1);
            part.end();
        }
        part.end();
    }
    return part.finish();
}

QByteArray docxFooter(Language language)
{
    WordXml part("ftr");
    part.start("p");
    part.start("pPr");
    part.leaf("jc", QStringLiteral("center"));
    part.end();
    // "page %1 of %2": words and fields in turn.
    const QString words = label(Label::PageOf, language);
    const auto run = [&](const QString& text) {
        part.start("r");
        part.text(text);
        part.end();
    };
    run(words.section(QStringLiteral("%1"), 0, 0));
    writeField(part, QStringLiteral("PAGE"));
    run(words.section(QStringLiteral("%1"), 1).section(QStringLiteral("%2"), 0, 0));
    writeField(part, QStringLiteral("NUMPAGES"));
    run(words.section(QStringLiteral("%2"), 1));
    part.end();
    return part.finish();
}

} // namespace duovita
