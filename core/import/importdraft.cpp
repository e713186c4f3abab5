#include "core/import/importdraft.h"

#include "core/import/draftbuilder.h"
#include "core/import/pdfdata.h"
#include "core/import/pdftext.h"
#include "core/import/structuredresume.h"
#include "core/import/textdecoding.h"
#include "core/import/yamltojson.h"
#include "core/json/personjson.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

namespace duovita {

namespace {

constexpr qint64 largestFile = 20; // MB: a CV has kilobytes; what is larger is something else
constexpr qint64 bytesPerMegabyte = 1024 * 1024;

bool looksLikeJson(const QString& text)
{
    return text.trimmed().startsWith(u'{');
}

/// YAML that begins with "cv:".
bool looksLikeRenderCv(const QString& text)
{
    static const QRegularExpression opening(
        QStringLiteral("\\A(?:\\s*(?:#[^\\n]*|---)?\\n)*cv:[ \\t]*\\n[ \\t]+\\w+:"));
    return opening.match(text).hasMatch();
}

/// Signs that only Markdown has; a lone "- " is as likely a plain list.
bool looksLikeMarkdown(const QString& text)
{
    static const QRegularExpression signs(
        QStringLiteral(
            "^#{1,6} \\S|\\*\\*[^*\\n]+\\*\\*|\\[[^\\]\\n]+\\]\\([^)\\n]+\\)|^---\\n[\\w-]+:|^\\|[\\s:|-]+\\|$"),
        QRegularExpression::MultilineOption);
    return signs.match(text).hasMatch();
}

Result<QList<ImportDraft>> readOwnJson(const QByteArray& bytes, const QString& file)
{
    const Result<QList<Person>> people = readPeople(bytes, file);
    if (!people)
        return people.error();
    QList<ImportDraft> drafts;
    for (const Person& person : *people) {
        ImportDraft draft;
        draft.person = person;
        draft.file = file;
        drafts += draft;
    }
    return drafts;
}

/// A PDF of another program: its text.
Result<QList<ImportDraft>> readPdfText(const QByteArray& bytes, const QString& file, const ImportOptions& options)
{
    const Result<PdfText> text = textOfPdf(bytes, file);
    if (!text)
        return text.error();
    Result<ImportDraft> draft = DraftBuilder(file, options).build(readPlainText(text->text), {});
    if (!draft)
        return draft.error();
    draft->person.unparsed += text->furniture;
    return QList<ImportDraft>{*draft};
}

} // namespace

Result<QList<ImportDraft>> readBytes(const QByteArray& bytes, const QString& file, const ImportOptions& options)
{
    if (isPdf(bytes)) {
        const Result<QByteArray> record = attachedRecord(bytes, file);
        if (record || record.error().code != ErrorCode::PdfWithoutData)
            return record ? readOwnJson(*record, file) : Result<QList<ImportDraft>>(record.error());
        return readPdfText(bytes, file, options);
    }
    const Result<DecodedText> decoded = decodeText(bytes, file);
    if (!decoded)
        return decoded.error();
    if (looksLikeJson(decoded->text)) {
        const QByteArray json = decoded->text.toUtf8();
        const QJsonObject object = QJsonDocument::fromJson(json).object();
        if (!isJsonResume(object))
            return readOwnJson(json, file);
        const Result<ImportDraft> draft = readJsonResume(object, file, options);
        return draft ? Result<QList<ImportDraft>>(QList<ImportDraft>{*draft}) : draft.error();
    }
    if (looksLikeRenderCv(decoded->text)) {
        const Result<QJsonObject> object = yamlToJson(decoded->text.toUtf8(), file);
        if (!object)
            return object.error();
        const Result<ImportDraft> draft = readRenderCv(*object, file, options);
        return draft ? Result<QList<ImportDraft>>(QList<ImportDraft>{*draft}) : draft.error();
    }
    QList<std::pair<QString, QString>> frontMatter;
    const QList<TextBlock> blocks =
        looksLikeMarkdown(decoded->text) ? readMarkdown(decoded->text, &frontMatter) : readPlainText(decoded->text);
    Result<ImportDraft> draft = DraftBuilder(file, options).build(blocks, frontMatter);
    if (!draft)
        return draft.error();
    if (decoded->encoding != QStringLiteral("UTF-8"))
        draft->notes.prepend(ImportNote{ImportNote::Kind::EncodingRead, {decoded->encoding}, {file}});
    return QList<ImportDraft>{*draft};
}

Result<QList<ImportDraft>> readFile(const QString& path, const ImportOptions& options)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{ErrorCode::FileNotFound, {path}, {path}};
    if (info.isDir())
        return Error{ErrorCode::FileIsFolder, {path}, {path}};
    if (info.size() > largestFile * bytesPerMegabyte) {
        return Error{ErrorCode::FileTooLarge,
                     {path, QString::number(info.size() / bytesPerMegabyte), QString::number(largestFile)},
                     {path}};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::FileNotReadable, {path, file.errorString()}, {path}};
    return readBytes(file.readAll(), path, options);
}

} // namespace duovita
