#include "core/export/docxparts.h"

#include "core/content/documentlabels.h"
#include "core/domain/entry.h"
#include "core/export/docxlook.h"
#include "core/export/docxruns.h"
#include "core/export/wordxml.h"

namespace duovita {

namespace {

constexpr int listLevels = Highlight::deepestLevel + 2; // points may be nested below a numbered work

/// Writes a list definition. `number` is the first level's format, such as "%1."; empty for bullets. `indent` is that
/// of each level, in Word's units.
void writeList(WordXml& part, int id, const QString& number, int indent, const QColor& color)
{
    part.start("abstractNum");
    part.attribute("abstractNumId", id);
    part.leaf("multiLevelType", QStringLiteral("hybridMultilevel"));
    for (int level = 0; level < listLevels; ++level) {
        part.start("lvl");
        part.attribute("ilvl", level);
        part.leaf("start", 1);
        part.leaf("numFmt", number.isEmpty() ? QStringLiteral("bullet") : QStringLiteral("decimal"));
        part.leaf("lvlText", !number.isEmpty() ? QString(number).replace(u'1', QString::number(level + 1))
                             : level == 0      ? QStringLiteral("•")
                                               : QStringLiteral("–"));
        part.leaf("lvlJc", QStringLiteral("left"));
        part.start("pPr");
        part.start("ind");
        part.attribute("left", indent * (level + 1));
        part.attribute("hanging", indent);
        part.end();
        part.end();
        part.start("rPr");
        part.leaf("color", docxColor(color));
        part.end();
        part.end();
    }
    part.end();
}

/// Starts a centred paragraph in the footer's style. Close it with end().
void startMarginLine(WordXml& part)
{
    part.start("p");
    part.start("pPr");
    part.leaf("jc", QStringLiteral("center"));
    part.end();
}

/// Writes a run in that style, with the content written by `write`.
template <typename Write>
void writeMarginRun(WordXml& part, const Template& design, const Write& write)
{
    part.start("r");
    part.start("rPr");
    part.leaf("color", docxColor(design.mutedColor));
    part.leaf("sz", qRound(design.footer.size * 2));
    part.end();
    write();
    part.end();
}

void writeMarginRun(WordXml& part, const QString& text, const Template& design)
{
    writeMarginRun(part, design, [&] { part.text(text); });
}

/// Writes a field in the long form that Word itself uses: more programs update it than the short w:fldSimple.
void writeField(WordXml& part, const QString& code, int value, const Template& design)
{
    const auto mark = [&](const char* type) {
        writeMarginRun(part, design, [&] {
            part.start("fldChar");
            part.attribute("fldCharType", QString::fromLatin1(type));
            part.end();
        });
    };
    mark("begin");
    writeMarginRun(part, design, [&] { part.textOf("instrText", u' ' + code + u' '); });
    mark("separate");
    writeMarginRun(part, QString::number(value), design);
    mark("end");
}

} // namespace

QByteArray docxNumbering(const QList<DocxNumbers>& numberedLists, const Template& design)
{
    WordXml part("numbering");
    constexpr double widestNumber = 1.5;     // "12." in the list's type size
    constexpr double widestBracketed = 2.25; // "[12]"
    const int bullets = qRound(design.listIndent * docxUnits);
    const auto indentFor = [&](double widest) {
        return std::max(bullets, qRound(widest * design.body.size * docxUnits));
    };
    writeList(part, 0, {}, bullets, design.bulletColor);
    writeList(part, 1, QStringLiteral("%1."), indentFor(widestNumber), design.bulletColor);
    writeList(part, 2, QStringLiteral("[%1]"), indentFor(widestBracketed), design.bulletColor);
    part.start("num");
    part.attribute("numId", 1);
    part.leaf("abstractNumId", 0);
    part.end();
    for (int i = 0; i < numberedLists.size(); ++i) {
        part.start("num");
        part.attribute("numId", i + 2);
        part.leaf("abstractNumId", numberedLists[i] == DocxNumbers::Bracketed ? 2 : 1);
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

QByteArray docxFooter(const CvContent& content, const Template& design, int pages)
{
    WordXml part("ftr");
    startMarginLine(part);
    // "page %1 of %2": alternates words and fields.
    const QString words = design.words.label(DocumentWord::PageOf, content.language);
    const bool named = design.footerText == Template::Footer::NameAndPage && !content.author.isEmpty();
    const auto run = [&](const QString& text) {
        if (!text.isEmpty())
            writeMarginRun(part, text, design);
    };
    run((named ? content.author + QStringLiteral(" · ") : QString()) + words.section(QStringLiteral("%1"), 0, 0));
    writeField(part, QStringLiteral("PAGE"), 1, design);
    run(words.section(QStringLiteral("%1"), 1).section(QStringLiteral("%2"), 0, 0));
    writeField(part, QStringLiteral("NUMPAGES"), std::max(1, pages), design);
    run(words.section(QStringLiteral("%2"), 1));
    part.end();
    return part.finish();
}

QByteArray docxRelations(const QList<DocxRelation>& list)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("Relationships"));
    xml.writeDefaultNamespace(QStringLiteral("http://schemas.openxmlformats.org/package/2006/relationships"));
    for (const DocxRelation& relation : list) {
        const QString base =
            relation.type == QStringLiteral("core-properties")
                ? QStringLiteral("http://schemas.openxmlformats.org/package/2006/relationships/metadata/")
                : WordXml::relationNamespace() + u'/';
        xml.writeStartElement(QStringLiteral("Relationship"));
        xml.writeAttribute(QStringLiteral("Id"), relation.id);
        xml.writeAttribute(QStringLiteral("Type"), base + relation.type);
        xml.writeAttribute(QStringLiteral("Target"), relation.target);
        if (relation.external)
            xml.writeAttribute(QStringLiteral("TargetMode"), QStringLiteral("External"));
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes;
}

QByteArray docxContentTypes()
{
    const QByteArray word = "application/vnd.openxmlformats-officedocument.wordprocessingml.";
    QByteArray types =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Types "
        "xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
        "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
        "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
        "<Default Extension=\"jpeg\" ContentType=\"image/jpeg\"/>"
        "<Default Extension=\"png\" ContentType=\"image/png\"/>";
    const auto part = [&](const char* name, const QByteArray& type) {
        types += QByteArray("<Override PartName=\"") + name + "\" ContentType=\"" + type + "\"/>";
    };
    part("/word/document.xml", word + "document.main+xml");
    part("/word/styles.xml", word + "styles+xml");
    part("/word/numbering.xml", word + "numbering+xml");
    part("/word/footer.xml", word + "footer+xml");
    part("/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml");
    return types + "</Types>";
}

QByteArray docxProperties(const QString& title, const QString& author, Language language)
{
    const QString cp = QStringLiteral("http://schemas.openxmlformats.org/package/2006/metadata/core-properties");
    const QString dc = QStringLiteral("http://purl.org/dc/elements/1.1/");
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeStartDocument();
    xml.writeNamespace(cp, QStringLiteral("cp"));
    xml.writeNamespace(dc, QStringLiteral("dc"));
    xml.writeStartElement(cp, QStringLiteral("coreProperties"));
    xml.writeTextElement(dc, QStringLiteral("title"), title);
    xml.writeTextElement(dc, QStringLiteral("creator"), author);
    xml.writeTextElement(dc, QStringLiteral("language"), tagOf(language));
    xml.writeEndDocument();
    return bytes;
}

} // namespace duovita
