#include "core/pdf/pdfobjects.h"

#include "core/pdf/deflating.h"

#include <QUrl>

namespace duovita {

namespace {

QByteArray integer(qint64 value)
{
    return QByteArray::number(value);
}

/// One bit per CID of the program, starting at the highest bit of the first byte. The bit of .notdef is always set.
int addCidSet(ObjectFile& objects, const FontProgram& program)
{
    const quint16 last = program.widths.isEmpty() ? quint16(0) : program.widths.last().code;
    QByteArray bits(last / 8 + 1, '\0');
    const auto set = [&](quint16 cid) { bits[cid / 8] = static_cast<char>(bits[cid / 8] | (0x80 >> (cid % 8))); };
    set(0);
    for (const GlyphCode& glyph : program.widths)
        set(glyph.code);
    return objects.addDeflated({}, deflated(bits));
}

int addFontDescriptor(ObjectFile& objects, const DocumentFont& font, const QByteArray& baseName, bool withCidSet)
{
    const FontFace& face = *font.face;
    const FontProgram& program = *font.program;
    const double scale = 1000.0 / face.unitsPerEm();
    const auto scaled = [scale](int value) { return integer(qRound(value * scale)); };
    const QRect& box = program.box; // box of the embedded glyphs
    QByteArray text = "<</Type /FontDescriptor /FontName " + baseName;
    // Symbolic (4), because there are characters outside Adobe's standard Latin set. Italic is 64.
    text += " /Flags " + integer(4 | (face.isItalic() ? 64 : 0));
    text += " /FontBBox [" + scaled(box.x()) + ' ' + scaled(box.y()) + ' ' + scaled(box.x() + box.width()) + ' ' +
            scaled(box.y() + box.height()) + ']';
    text += " /ItalicAngle " + pdfNumber(program.italicAngle) + " /Ascent " + scaled(face.ascender()) + " /Descent " +
            scaled(face.descender()) + " /CapHeight " + scaled(face.capHeight()) + " /StemV " +
            integer(face.isBold() ? 140 : 80);
    const int file = objects.addDeflated(program.cff ? "/Subtype /CIDFontType0C" : "", program.deflated);
    text += (program.cff ? " /FontFile3 " : " /FontFile2 ") + pdfReference(file);
    if (withCidSet)
        text += " /CIDSet " + pdfReference(addCidSet(objects, program));
    return objects.add(text + ">>");
}

constexpr int defaultWidth = 1000; // an em, the width of nearly all Han

QByteArray widths(const FontProgram& program)
{
    QByteArray list("[");
    qint64 next = -1;
    for (const GlyphCode& glyph : program.widths) {
        if (glyph.width == defaultWidth)
            continue;
        if (glyph.code != next)
            list += (next < 0 ? "" : "] ") + integer(glyph.code) + " [";
        else
            list += ' ';
        list += integer(glyph.width);
        next = glyph.code + 1;
    }
    list += next < 0 ? "]" : "]]";
    return list;
}

int addDescendantFont(ObjectFile& objects, const DocumentFont& font, const QByteArray& baseName, bool withCidSet)
{
    const bool cff = font.program->cff;
    const int descriptor = addFontDescriptor(objects, font, baseName, withCidSet);
    QByteArray text = "<</Type /Font /Subtype /CIDFontType" + QByteArray(cff ? "0" : "2") + " /BaseFont " + baseName +
                      " /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor " +
                      pdfReference(descriptor) + " /DW " + integer(defaultWidth) + " /W " + widths(*font.program);
    if (!cff)
        text += " /CIDToGIDMap /Identity";
    return objects.add(text + ">>");
}

} // namespace

QByteArray fontResources(ObjectFile& objects, const DocumentFonts& fonts, StreamCache& streams, bool withCidSets)
{
    QByteArray resources("<<");
    for (const std::unique_ptr<DocumentFont>& font : fonts.all()) {
        const QByteArray baseName = pdfName(font->program->tag + '+' + font->face->postScriptName().toLatin1());
        const int descendant = addDescendantFont(objects, *font, baseName, withCidSets);
        for (int layer = 0; layer < font->texts.layers(); ++layer) {
            const int texts =
                objects.addDeflated({}, streams.deflated(toUnicodeMap(font->texts.layer(layer), *font->program)));
            const int type0 = objects.add("<</Type /Font /Subtype /Type0 /BaseFont " + baseName +
                                          " /Encoding /Identity-H /DescendantFonts [" + pdfReference(descendant) +
                                          "] /ToUnicode " + pdfReference(texts) + ">>");
            resources += '/' + font->resourceName(layer) + ' ' + pdfReference(type0) + ' ';
        }
    }
    return resources + ">>";
}

QByteArray linkAnnotation(const PageLink& link, QSizeF paper, std::optional<int> parentKey)
{
    // Flag 4: print the annotation, as PDF/A requires.
    QByteArray text = "<</Type /Annot /Subtype /Link /Border [0 0 0] /F 4 /Rect " + pdfRectangle(link.box, paper) +
                      " /Contents " + pdfText(link.url) + " /A <</S /URI /URI " +
                      pdfString(QUrl(link.url).toEncoded()) + ">>";
    if (parentKey)
        text += " /StructParent " + integer(*parentKey);
    return text + ">>";
}

std::optional<int> addOutline(ObjectFile& objects, const PagedLayout& layout, const QList<int>& pages)
{
    QList<QByteArray> items; // each entry's dictionary, without links to its neighbours
    int last = -1;
    for (qsizetype page = 0; page < layout.pages.size(); ++page) {
        for (const LayoutLine& line : layout.pages[page].lines) {
            if (line.block == last || layout.blocks[line.block].role != BlockRole::SectionTitle)
                continue;
            last = line.block;
            items += "/Title " + pdfText(layout.blocks[line.block].title) + " /Dest [" + pdfReference(pages[page]) +
                     " /XYZ 0 " + pdfNumber(layout.paper.height() - line.box.top()) + " null]";
        }
    }
    if (items.isEmpty())
        return std::nullopt;
    const int root = objects.reserve();
    const int first = objects.reserve(static_cast<int>(items.size()));
    const int end = first + static_cast<int>(items.size());
    for (int i = first; i < end; ++i) {
        QByteArray text = "<<" + items[i - first] + " /Parent " + pdfReference(root);
        if (i > first)
            text += " /Prev " + pdfReference(i - 1);
        if (i + 1 < end)
            text += " /Next " + pdfReference(i + 1);
        objects.set(i, text + ">>");
    }
    objects.set(root, "<</Type /Outlines /First " + pdfReference(first) + " /Last " + pdfReference(end - 1) +
                          " /Count " + integer(items.size()) + ">>");
    return root;
}

} // namespace duovita
