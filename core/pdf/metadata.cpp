#include "core/pdf/metadata.h"

#include "core/pdf/deflating.h"

#include <QCryptographicHash>

#include <lcms2.h>

#include <array>
#include <cmath>

namespace duovita {

namespace {

QString escaped(const QString& text)
{
    return text.toHtmlEscaped();
}

/// Removes the characters that XML does not allow (XML 1.0, 2.2), because both kinds of metadata must have the same
/// text.
QString plain(const QString& text)
{
    QString plain;
    for (const char32_t c : text.toUcs4()) {
        const bool control = c < 0x20 && c != U'\t' && c != U'\n' && c != U'\r';
        if (!control && !QChar::isSurrogate(c) && (c & 0xFFFE) != 0xFFFE)
            plain += QString::fromUcs4(&c, 1);
    }
    return plain;
}

// ISO 19005-2 6.6.2.3: a schema that XMP does not define must be described in the file.
const QString accessibilitySchema = QStringLiteral(
    "<rdf:Description rdf:about=\"\" xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\" "
    "xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\" "
    "xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\">"
    "<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType=\"Resource\">"
    "<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>"
    "<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>"
    "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>"
    "<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType=\"Resource\">"
    "<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>"
    "<pdfaProperty:category>internal</pdfaProperty:category>"
    "<pdfaProperty:description>part of ISO 14289</pdfaProperty:description>"
    "</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>");

QString identification(PdfProfile profile, PdfClaims claims)
{
    QString text;
    if (claims.archive) {
        const char16_t part = profile == PdfProfile::Archive ? u'1' : profile == PdfProfile::Accessible ? u'2' : u'3';
        text += QStringLiteral("<rdf:Description rdf:about=\"\" xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">"
                               "<pdfaid:part>%1</pdfaid:part><pdfaid:conformance>%2</pdfaid:conformance>"
                               "</rdf:Description>")
                    .arg(QChar(part), profile == PdfProfile::Archive ? QStringLiteral("B") : QStringLiteral("A"));
    }
    if (claims.accessible) {
        text += QStringLiteral("<rdf:Description rdf:about=\"\" xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">"
                               "<pdfuaid:part>1</pdfuaid:part></rdf:Description>");
        text += accessibilitySchema;
    }
    return text;
}

QByteArray xmp(const PagedLayout& layout, const PdfOptions& options, PdfClaims claims)
{
    const QString tag = tagOf(layout.language);
    QString packet = QStringLiteral("<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                                    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
                                    "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
                                    "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                                    "xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" "
                                    "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">");
    packet += QStringLiteral("<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li>"
                             "<rdf:li xml:lang=\"%2\">%1</rdf:li></rdf:Alt></dc:title>")
                  .arg(escaped(plain(layout.title)), tag);
    if (!layout.author.isEmpty())
        packet += QStringLiteral("<dc:creator><rdf:Seq><rdf:li>%1</rdf:li></rdf:Seq></dc:creator>")
                      .arg(escaped(plain(layout.author)));
    packet += QStringLiteral("<dc:language><rdf:Bag><rdf:li>%1</rdf:li></rdf:Bag></dc:language>").arg(tag);
    packet += QStringLiteral("<pdf:Producer>%1</pdf:Producer><xmp:CreatorTool>%1</xmp:CreatorTool></rdf:Description>")
                  .arg(escaped(options.creator));
    packet += identification(options.profile, claims);
    packet += QStringLiteral("</rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>");
    return packet.toUtf8();
}

/// sRGB's transfer curve (IEC 61966-2-1) as a table: smaller than the library's own, and more exact than a display can
/// show.
cmsToneCurve* transferCurve()
{
    std::array<cmsUInt16Number, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double v = static_cast<double>(i) / (table.size() - 1);
        const double linear = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
        table[i] = static_cast<cmsUInt16Number>(std::lround(linear * 65535));
    }
    return cmsBuildTabulatedToneCurve16(nullptr, table.size(), table.data());
}

QByteArray makeColorProfile()
{
    const cmsCIExyY white{0.3127, 0.3290, 1};
    const cmsCIExyYTRIPLE primaries{{0.64, 0.33, 1}, {0.30, 0.60, 1}, {0.15, 0.06, 1}};
    cmsToneCurve* curve = transferCurve();
    cmsToneCurve* curves[] = {curve, curve, curve};
    cmsHPROFILE profile = cmsCreateRGBProfile(&white, &primaries, curves);
    cmsFreeToneCurve(curve);
    cmsSetProfileVersion(profile, 2.1);
    cmsUInt32Number size = 0;
    cmsSaveProfileToMem(profile, nullptr, &size);
    QByteArray bytes(static_cast<qsizetype>(size), '\0');
    cmsSaveProfileToMem(profile, bytes.data(), &size);
    cmsCloseProfile(profile);
    // The creation date in the header (ICC.1 7.2.1, bytes 24 to 35) is that of the standard, so that the bytes never
    // change.
    constexpr std::array<char, 12> date{'\x07', '\xCF', 0, 10, 0, 18, 0, 0, 0, 0, 0, 0};
    std::copy(date.begin(), date.end(), bytes.begin() + 24);
    std::fill(bytes.begin() + 84, bytes.begin() + 100, '\0'); // zero the checksum, which covers the date
    return bytes;
}

const QByteArray& deflatedColorProfile()
{
    static const QByteArray profile = deflated(makeColorProfile());
    return profile;
}

} // namespace

MetadataObjects addMetadata(ObjectFile& objects, const PagedLayout& layout, const PdfOptions& options, PdfClaims claims)
{
    QByteArray info = "<</Title " + pdfText(plain(layout.title));
    if (!layout.author.isEmpty())
        info += " /Author " + pdfText(plain(layout.author));
    info += " /Creator " + pdfText(options.creator) + " /Producer " + pdfText(options.creator) + ">>";
    return {objects.add(info), objects.addStream("/Type /Metadata /Subtype /XML", xmp(layout, options, claims))};
}

QByteArray outputIntent(ObjectFile& objects)
{
    const int profile = objects.addDeflated("/N 3", deflatedColorProfile());
    return "<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) "
           "/Info (sRGB IEC61966-2.1) /DestOutputProfile " +
           pdfReference(profile) + ">>";
}

QByteArray attach(ObjectFile& objects, const PdfAttachment& attachment)
{
    const QByteArray changed = attachment.changed.toUTC().toString(QStringLiteral("'D:'yyyyMMddHHmmss'Z'")).toLatin1();
    const int stream = objects.addDeflated(
        "/Type /EmbeddedFile /Subtype " + pdfName(attachment.mediaType.toLatin1()) + " /Params <</Size " +
            QByteArray::number(attachment.data.size()) + " /ModDate " + pdfString(changed) + " /CheckSum <" +
            QCryptographicHash::hash(attachment.data, QCryptographicHash::Md5).toHex() + ">>>",
        deflated(attachment.data));
    const QByteArray name = pdfText(attachment.name);
    const QByteArray file = pdfReference(objects.add(
        "<</Type /Filespec /F " + name + " /UF " + name + " /Desc " + pdfText(attachment.description) +
        " /AFRelationship /Source /EF <</F " + pdfReference(stream) + " /UF " + pdfReference(stream) + ">>>>"));
    return "/AF [" + file + "] /Names <</EmbeddedFiles <</Names [" + name + ' ' + file + "]>>>> ";
}

} // namespace duovita
