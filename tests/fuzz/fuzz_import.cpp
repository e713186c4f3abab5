// A fuzz target for each reader, chosen by FUZZ_READER. Each must turn any bytes into a draft or an error within
// bounded time, and the draft must survive conversion to JSON and back.

#include "core/import/draftbuilder.h"
#include "core/import/importdraft.h"
#include "core/import/readers/bibtexreader.h"
#include "core/import/readers/docxreader.h"
#include "core/import/readers/pdfdata.h"
#include "core/import/readers/pdftext.h"
#include "core/import/readers/structuredresume.h"
#include "core/import/readers/yamltojson.h"
#include "core/json/personjson.h"
#include "tests/support/zipfile.h"

#include <QJsonDocument>

#include <algorithm>
#include <cstdlib>

using namespace duovita;

namespace {

const QString file = QStringLiteral("fuzz");

ImportOptions options()
{
    ImportOptions given;
    given.personName = QStringLiteral("San Zhang");
    return given;
}

/// The draft's record must survive conversion to JSON and back.
void check(const Result<ImportDraft>& draft)
{
    if (!draft)
        return;
    const auto back = personFromJson(toJson(draft->person));
    if (!back || !(*back == draft->person))
        std::abort();
}

void checkAll(const Result<QList<ImportDraft>>& drafts)
{
    if (!drafts)
        return;
    for (const ImportDraft& draft : *drafts)
        check(draft);
}

[[maybe_unused]] void readText(const QByteArray& bytes)
{
    checkAll(readBytes(bytes, file, options()));
}

[[maybe_unused]] void readPlain(const QByteArray& bytes)
{
    check(DraftBuilder(file, options()).build(readPlainText(QString::fromUtf8(bytes)), {}));
}

[[maybe_unused]] void readMarkdownText(const QByteArray& bytes)
{
    QList<std::pair<QString, QString>> frontMatter;
    const QList<TextBlock> blocks = readMarkdown(QString::fromUtf8(bytes), &frontMatter);
    check(DraftBuilder(file, options()).build(blocks, frontMatter));
}

[[maybe_unused]] void readWord(const QByteArray& bytes)
{
    // Once with the bytes as the archive, once as the document inside an archive.
    const auto archive = readDocx(bytes, file);
    const auto text = readDocx(test::zipOf({{QStringLiteral("word/document.xml"), bytes}}), file);
    if (text)
        check(DraftBuilder(file, options()).build(text->blocks, {}));
}

[[maybe_unused]] void readBib(const QByteArray& bytes)
{
    check(readBibtex(QString::fromUtf8(bytes), file, options()));
}

[[maybe_unused]] void readYaml(const QByteArray& bytes)
{
    const auto object = yamlToJson(bytes, file);
    if (!object)
        return;
    check(readRenderCv(*object, file, options()));
    check(readYamlResume(*object, file, options()));
}

[[maybe_unused]] void readJson(const QByteArray& bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    check(readJsonResume(object, file, options()));
    checkAll(readBytes(bytes, file, options()));
}

[[maybe_unused]] void readPdf(const QByteArray& bytes)
{
    // The resulting text is tested by the other targets.
    const auto pdf = OpenedPdf::open(bytes, file);
    if (!pdf)
        return;
    if (const auto record = attachedRecord(*pdf))
        static_cast<void>(readPeople(*record, file));
    const auto texts = textsOfPdf(*pdf);
    if (texts && std::all_of(texts->begin(), texts->end(), [](const PdfText& t) { return t.text.trimmed().isEmpty(); }))
        std::abort(); // should be PdfWithoutText
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FUZZ_READER(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
