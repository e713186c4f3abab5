// One fuzz target per reader: FUZZ_READER says which. Each takes any bytes and must give a draft or an error, in
// bounded time; what a text says must come back from the record's JSON unchanged.

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

/// A record that was read must survive its own file format.
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
    // The archive as it is, and the bytes as the document inside of one.
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
    // What is made of the text is the other targets' matter.
    const auto pdf = OpenedPdf::open(bytes, file);
    if (!pdf)
        return;
    if (const auto record = attachedRecord(*pdf))
        static_cast<void>(readPeople(*record, file));
    const auto texts = textsOfPdf(*pdf);
    if (texts && std::all_of(texts->begin(), texts->end(), [](const PdfText& t) { return t.text.trimmed().isEmpty(); }))
        std::abort(); // that would be PdfWithoutText
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FUZZ_READER(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
