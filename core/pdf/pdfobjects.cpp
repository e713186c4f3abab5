#include "core/pdf/pdfobjects.h"

#include "core/pdf/deflating.h"

#include <QUrl>

namespace duovita {

namespace {

QPDFObjectHandle name(const char* text)
{
    return QPDFObjectHandle::newName(text);
}

QPDFObjectHandle real(double value)
{
    return QPDFObjectHandle::newReal(value, 3);
}

QPDFObjectHandle integer(qint64 value)
{
    return QPDFObjectHandle::newInteger(value);
}

/// A bit for each CID of the program, from the highest bit of the first byte; .notdef is always there.
QPDFObjectHandle cidSet(QPDF& pdf, const FontProgram& program)
{
    const quint16 last = program.widths.isEmpty() ? quint16(0) : program.widths.last().code;
    QByteArray bits(last / 8 + 1, '\0');
    const auto set = [&](quint16 cid) { bits[cid / 8] = static_cast<char>(bits[cid / 8] | (0x80 >> (cid % 8))); };
    set(0);
    for (const GlyphCode& glyph : program.widths)
        set(glyph.code);
    return streamOfDeflated(pdf, deflated(bits));
}

QPDFObjectHandle fontDescriptor(QPDF& pdf, const DocumentFont& font, const std::string& baseName, bool withCidSet)
{
    const FontFace& face = *font.face;
    const double scale = 1000.0 / face.unitsPerEm();
    // Of the glyphs in use: they are what is embedded.
    const QRect& box = font.program->box;
    QPDFObjectHandle descriptor = QPDFObjectHandle::newDictionary();
    descriptor.replaceKey("/Type", name("/FontDescriptor"));
    descriptor.replaceKey("/FontName", QPDFObjectHandle::newName(baseName));
    // Symbolic: the characters are outside of Adobe's standard Latin set. Italic: bit 7.
    descriptor.replaceKey("/Flags", integer(4 | (face.isItalic() ? 64 : 0)));
    descriptor.replaceKey(
        "/FontBBox", QPDFObjectHandle::newArray({integer(qRound(box.x() * scale)), integer(qRound(box.y() * scale)),
                                                 integer(qRound((box.x() + box.width()) * scale)),
                                                 integer(qRound((box.y() + box.height()) * scale))}));
    descriptor.replaceKey("/ItalicAngle", real(font.program->italicAngle));
    descriptor.replaceKey("/Ascent", integer(qRound(face.ascender() * scale)));
    descriptor.replaceKey("/Descent", integer(qRound(face.descender() * scale)));
    descriptor.replaceKey("/CapHeight", integer(qRound(face.capHeight() * scale)));
    descriptor.replaceKey("/StemV", integer(face.isBold() ? 140 : 80));
    QPDFObjectHandle program = streamOfDeflated(pdf, font.program->deflated);
    if (font.program->cff)
        program.getDict().replaceKey("/Subtype", name("/CIDFontType0C"));
    descriptor.replaceKey(font.program->cff ? "/FontFile3" : "/FontFile2", program);
    if (withCidSet)
        descriptor.replaceKey("/CIDSet", cidSet(pdf, *font.program));
    return pdf.makeIndirectObject(descriptor);
}

constexpr int defaultWidth = 1000; // an em: what nearly all Han have

QPDFObjectHandle widths(const FontProgram& program)
{
    QPDFObjectHandle list = QPDFObjectHandle::newArray();
    QPDFObjectHandle run = QPDFObjectHandle::newArray();
    qint64 next = -1;
    for (const GlyphCode& glyph : program.widths) {
        if (glyph.width == defaultWidth)
            continue;
        if (glyph.code != next) {
            list.appendItem(integer(glyph.code));
            run = QPDFObjectHandle::newArray();
            list.appendItem(run);
        }
        run.appendItem(integer(glyph.width));
        next = glyph.code + 1;
    }
    return list;
}

QPDFObjectHandle descendantFont(QPDF& pdf, const DocumentFont& font, const std::string& baseName, bool withCidSet)
{
    QPDFObjectHandle cid = QPDFObjectHandle::newDictionary();
    cid.replaceKey("/Type", name("/Font"));
    cid.replaceKey("/Subtype", name(font.program->cff ? "/CIDFontType0" : "/CIDFontType2"));
    cid.replaceKey("/BaseFont", QPDFObjectHandle::newName(baseName));
    cid.replaceKey("/CIDSystemInfo",
                   QPDFObjectHandle::parse("<</Registry (Adobe) /Ordering (Identity) /Supplement 0>>"));
    cid.replaceKey("/FontDescriptor", fontDescriptor(pdf, font, baseName, withCidSet));
    cid.replaceKey("/DW", integer(defaultWidth));
    cid.replaceKey("/W", widths(*font.program));
    if (!font.program->cff)
        cid.replaceKey("/CIDToGIDMap", name("/Identity"));
    return pdf.makeIndirectObject(cid);
}

} // namespace

QPDFObjectHandle textObject(const QString& text)
{
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

QPDFObjectHandle rectangle(const QRectF& box, QSizeF paper)
{
    return QPDFObjectHandle::newArray(
        {real(box.left()), real(paper.height() - box.bottom()), real(box.right()), real(paper.height() - box.top())});
}

QPDFObjectHandle streamOfDeflated(QPDF& pdf, const QByteArray& deflated)
{
    QPDFObjectHandle stream = QPDFObjectHandle::newStream(&pdf, deflated.toStdString());
    stream.getDict().replaceKey("/Filter", name("/FlateDecode"));
    return stream;
}

QPDFObjectHandle fontResources(QPDF& pdf, const DocumentFonts& fonts, StreamCache& streams, bool withCidSets)
{
    QPDFObjectHandle resources = QPDFObjectHandle::newDictionary();
    for (const std::unique_ptr<DocumentFont>& font : fonts.all()) {
        const QByteArray baseNameBytes = '/' + font->program->tag + '+' + font->face->postScriptName().toLatin1();
        const std::string baseName = baseNameBytes.toStdString();
        const QPDFObjectHandle descendant = descendantFont(pdf, *font, baseName, withCidSets);
        for (int layer = 0; layer < font->texts.layers(); ++layer) {
            QPDFObjectHandle type0 = QPDFObjectHandle::newDictionary();
            type0.replaceKey("/Type", name("/Font"));
            type0.replaceKey("/Subtype", name("/Type0"));
            type0.replaceKey("/BaseFont", QPDFObjectHandle::newName(baseName));
            type0.replaceKey("/Encoding", name("/Identity-H"));
            type0.replaceKey("/DescendantFonts", QPDFObjectHandle::newArray({descendant}));
            type0.replaceKey("/ToUnicode", streamOfDeflated(pdf, streams.deflated(toUnicodeMap(font->texts.layer(layer),
                                                                                               *font->program))));
            resources.replaceKey("/" + font->resourceName(layer).toStdString(), pdf.makeIndirectObject(type0));
        }
    }
    return resources;
}

QPDFObjectHandle linkAnnotation(const PageLink& link, QSizeF paper)
{
    const QByteArray address = QUrl(link.url).toEncoded();
    QPDFObjectHandle action = QPDFObjectHandle::newDictionary();
    action.replaceKey("/S", name("/URI"));
    action.replaceKey("/URI", QPDFObjectHandle::newString(address.toStdString()));
    QPDFObjectHandle annotation = QPDFObjectHandle::newDictionary();
    annotation.replaceKey("/Type", name("/Annot"));
    annotation.replaceKey("/Subtype", name("/Link"));
    annotation.replaceKey("/Rect", rectangle(link.box, paper));
    annotation.replaceKey("/Border", QPDFObjectHandle::parse("[0 0 0]"));
    annotation.replaceKey("/F", integer(4)); // printed, as PDF/A asks
    annotation.replaceKey("/Contents", textObject(link.url));
    annotation.replaceKey("/A", action);
    return annotation;
}

void addOutline(QPDF& pdf, const PagedLayout& layout, const std::vector<QPDFObjectHandle>& pages)
{
    std::vector<QPDFObjectHandle> items;
    int last = -1;
    for (qsizetype page = 0; page < layout.pages.size(); ++page) {
        for (const LayoutLine& line : layout.pages[page].lines) {
            if (line.block == last || layout.blocks[line.block].role != BlockRole::SectionTitle)
                continue;
            last = line.block;
            QPDFObjectHandle item = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
            item.replaceKey("/Title", textObject(layout.blocks[line.block].title));
            item.replaceKey("/Dest", QPDFObjectHandle::newArray({pages[static_cast<std::size_t>(page)], name("/XYZ"),
                                                                 real(0), real(layout.paper.height() - line.box.top()),
                                                                 QPDFObjectHandle::newNull()}));
            items.push_back(item);
        }
    }
    if (items.empty())
        return;
    QPDFObjectHandle root = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].replaceKey("/Parent", root);
        if (i > 0)
            items[i].replaceKey("/Prev", items[i - 1]);
        if (i + 1 < items.size())
            items[i].replaceKey("/Next", items[i + 1]);
    }
    root.replaceKey("/Type", name("/Outlines"));
    root.replaceKey("/First", items.front());
    root.replaceKey("/Last", items.back());
    root.replaceKey("/Count", integer(static_cast<qint64>(items.size())));
    pdf.getRoot().replaceKey("/Outlines", root);
}

} // namespace duovita
