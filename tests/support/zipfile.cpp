#include "zipfile.h"

#include <zip.h>

namespace duovita::test {

QByteArray zipOf(const QList<std::pair<QString, QByteArray>>& members)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    for (const auto& [name, bytes] : members) {
        zip_source_t* source =
            zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
        zip_file_add(archive, name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8);
    }
    zip_close(archive);
    zip_source_open(target);
    zip_source_seek(target, 0, SEEK_END);
    QByteArray result(static_cast<qsizetype>(zip_source_tell(target)), '\0');
    zip_source_seek(target, 0, SEEK_SET);
    zip_source_read(target, result.data(), static_cast<zip_uint64_t>(result.size()));
    zip_source_close(target);
    zip_source_free(target);
    return result;
}

QByteArray docxOf(const QByteArray& body, const QList<std::pair<QByteArray, QByteArray>>& links,
                  const QByteArray& header)
{
    const QByteArray spaces = " xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""
                              " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\""
                              " xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\"";
    QByteArray relations = "<Relationships>";
    for (const auto& [id, target] : links)
        relations += "<Relationship Id=\"" + id + "\" Target=\"" + target + "\" TargetMode=\"External\"/>";
    relations += "</Relationships>";
    QList<std::pair<QString, QByteArray>> members{
        {QStringLiteral("[Content_Types].xml"), "<Types/>"},
        {QStringLiteral("word/document.xml"), "<w:document" + spaces + "><w:body>" + body + "</w:body></w:document>"},
        {QStringLiteral("word/_rels/document.xml.rels"), relations},
        {QStringLiteral("word/styles.xml"),
         "<w:styles" + spaces +
             "><w:style w:styleId=\"Heading1\"><w:name w:val=\"heading 1\"/></w:style>"
             "<w:style w:styleId=\"Mine\"><w:name w:val=\"Mine\"/><w:basedOn "
             "w:val=\"Heading1\"/></w:style></w:styles>"},
        {QStringLiteral("word/numbering.xml"),
         "<w:numbering" + spaces +
             "><w:abstractNum w:abstractNumId=\"7\"><w:lvl w:ilvl=\"0\"><w:numFmt w:val=\"bullet\"/></w:lvl>"
             "</w:abstractNum><w:abstractNum w:abstractNumId=\"8\"><w:lvl w:ilvl=\"0\"><w:numFmt w:val=\"decimal\"/>"
             "</w:lvl></w:abstractNum><w:num w:numId=\"1\"><w:abstractNumId w:val=\"7\"/></w:num>"
             "<w:num w:numId=\"2\"><w:abstractNumId w:val=\"8\"/></w:num></w:numbering>"}};
    if (!header.isEmpty())
        members += {QStringLiteral("word/header1.xml"), "<w:hdr" + spaces + ">" + header + "</w:hdr>"};
    return zipOf(members);
}

} // namespace duovita::test
