#include "core/import/importdraft.h"

#include "core/import/draftbuilder.h"
#include "core/import/readers/bibtexreader.h"
#include "core/import/readers/docxreader.h"
#include "core/import/readers/frontmatter.h"
#include "core/import/readers/linkedintable.h"
#include "core/import/readers/lostblanks.h"
#include "core/import/readers/pdfbounds.h"
#include "core/import/readers/pdfdata.h"
#include "core/import/readers/pdftext.h"
#include "core/import/readers/softhyphens.h"
#include "core/import/readers/structuredresume.h"
#include "core/import/readers/textdecoding.h"
#include "core/import/readers/yamltojson.h"
#include "core/json/personjson.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace duovita {

QString bilingualName(const LocalizedText& name)
{
    const QString english = name.text(Language::English);
    const QString chinese = name.text(Language::Chinese);
    if (english.isEmpty() || chinese.isEmpty())
        return english + chinese;
    return english + QStringLiteral(" (") + chinese + u')';
}

namespace {

bool looksLikeJson(const QString& text)
{
    return text.trimmed().startsWith(u'{');
}

/// YAML whose first key opens a mapping: "cv:" or "design:" for RenderCV, "content:" or "layout:" for YAMLResume,
/// "locale:" for either.
bool looksLikeYaml(const QString& text)
{
    static const QRegularExpression opening(QStringLiteral(
        "\\A(?:\\s*(?:#[^\\n]*|---)?\\n)*(?:cv|content|locale|layout|design):[ \\t]*\\n[ \\t]+[\\w-]+:"));
    return opening.match(text).hasMatch();
}

/// Whether a text has Markdown or HTML markup or front matter. "- " does not count, because plain lists begin with it,
/// too.
bool looksLikeMarkdown(const QString& text)
{
    static const QRegularExpression markup(
        QStringLiteral("^#{1,6} \\S|\\*\\*[^*\\n]+\\*\\*|\\[[^\\]\\n]+\\]\\([^)\\n]+\\)|^---\\n[\\w-]+:|^\\|[ "
                       "\\t:|]*-[ \\t:|-]*\\|$|"
                       "^[ \\t]*</?(?:h[1-6]|ul|ol|li|p|div|table)(?:\\s[^>]*)?>"),
        QRegularExpression::MultilineOption);
    return markup.match(text).hasMatch();
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
        draft.isRecord = true;
        draft.file = file;
        drafts += draft;
    }
    return drafts;
}

/// A text with its lost spaces restored, and how many were restored.
struct RestoredText {
    explicit RestoredText(const QString& written) : text(withLostBlanks(written, blanks)) {}

    void note(ImportDraft& draft) const
    {
        if (blanks > 0)
            draft.notes += ImportNote{ImportNote::Kind::SpacesRestored, {QString::number(blanks)}, {draft.file}};
    }

    int blanks = 0; // declared before `text`, whose initializer sets it
    QString text;
};

/// The first line that contains the word, from 1; 0 if it is not found, for example because a line break splits it.
int lineWith(const QString& word, const QString& text)
{
    const qsizetype at = text.indexOf(word);
    return at < 0 ? 0 : static_cast<int>(QStringView(text).left(at).count(u'\n')) + 1;
}

void noteGlyphs(const PdfText& pdf, ImportDraft& draft)
{
    for (const GlyphReading& reading : pdf.glyphs) {
        const QString page = QString::number(reading.page);
        if (!reading.letters.isEmpty()) {
            draft.notes += ImportNote{ImportNote::Kind::GlyphGuessed,
                                      {page, reading.letters, reading.words.join(QStringLiteral(", "))},
                                      {draft.file, lineWith(reading.words.front(), pdf.text)}};
            continue;
        }
        for (const QString& word : reading.words)
            draft.notes +=
                ImportNote{ImportNote::Kind::GlyphUnread, {page, word}, {draft.file, lineWith(word, pdf.text)}};
    }
}

/// A text of a PDF as blocks, with the notes from reading it.
struct PdfBlocks {
    explicit PdfBlocks(const PdfText& text)
        : pdf(text), restored(text.text), blocks(readPlainText(restored.text, text.ranks))
    {
    }

    Result<ImportDraft> draft(const QString& file, const ImportOptions& options) const
    {
        Result<ImportDraft> draft = DraftBuilder(file, options).build(blocks, {});
        if (draft) {
            restored.note(*draft);
            draft->source = pdf.text;
            draft->person.unparsed += pdf.pageArtifacts;
            noteGlyphs(pdf, *draft);
        }
        return draft;
    }

    const PdfText& pdf;
    RestoredText restored;
    QList<TextBlock> blocks;
};

/// The person's name in each column's language, as the columns state it.
struct ColumnsName {
    LocalizedText name;
    bool isOther = false; ///< a column names somebody other than the name given with the file
};

ColumnsName nameInColumns(const std::vector<PdfBlocks>& columns, const QString& file, ImportOptions options)
{
    ColumnsName found;
    for (const PdfBlocks& column : columns) {
        options.language = column.pdf.language;
        const NamedPerson named = DraftBuilder(file, options).nameIn(column.blocks);
        for (const Language language : allLanguages) {
            if (found.name.text(language).isEmpty())
                found.name.setText(language, named.name.text(language));
        }
        found.isOther = found.isOther || std::any_of(named.notes.begin(), named.notes.end(), [](const auto& note) {
                            return note.kind == ImportNote::Kind::OtherPersonNamed;
                        });
    }
    return found;
}

/// Two columns in two languages: makes a draft of each, for one person. The name in one column helps to find the person
/// among the authors of the other; a name given with the file is ignored in both if one column contradicts it.
Result<QList<ImportDraft>> draftsOfColumns(const QList<PdfText>& texts, const QString& file, ImportOptions options)
{
    const std::vector<PdfBlocks> columns(texts.begin(), texts.end());
    const std::optional<QString> given = options.personName;
    ColumnsName found = nameInColumns(columns, file, options);
    const bool isOther = found.isOther;
    if (isOther) {
        options.personName.reset();
        found = nameInColumns(columns, file, options);
    }
    if (!found.name.isEmpty())
        options.personName = bilingualName(found.name);
    QList<ImportDraft> drafts;
    for (const PdfBlocks& column : columns) {
        options.language = column.pdf.language;
        const Result<ImportDraft> draft = column.draft(file, options);
        if (!draft)
            return draft.error();
        drafts += *draft;
        drafts.last().isColumn = true;
    }
    if (isOther)
        drafts.first().notes += ImportNote{
            ImportNote::Kind::OtherPersonNamed, {found.name.textOrFallback(drafts.first().language), *given}, {file}};
    return drafts;
}

/// Reads the text of a PDF that has no record attached.
Result<QList<ImportDraft>> readPdfText(const OpenedPdf& pdf, const ImportOptions& options)
{
    const Result<QList<PdfText>> texts = textsOfPdf(pdf);
    if (!texts)
        return texts.error();
    if (texts->size() > 1)
        return draftsOfColumns(*texts, pdf.name(), options);
    const Result<ImportDraft> draft = PdfBlocks(texts->front()).draft(pdf.name(), options);
    return draft ? Result<QList<ImportDraft>>(QList<ImportDraft>{*draft}) : draft.error();
}

using Drafts = Result<QList<ImportDraft>>;

Drafts asList(Result<ImportDraft> draft)
{
    return draft ? Drafts(QList<ImportDraft>{*std::move(draft)}) : Drafts(draft.error());
}

/// Joins the blocks' lines into a text in which each is at its original line.
QString textByLineNumber(const QList<TextBlock>& blocks)
{
    QStringList lines;
    for (const TextBlock& block : blocks) {
        for (const TextLine& line : block.lines) {
            while (lines.size() < qMax(1, line.number))
                lines += QString();
            QString& held = lines[qMax(0, line.number - 1)];
            held += (held.isEmpty() ? QString() : QStringLiteral("  ")) + line.plain();
        }
    }
    return lines.join(u'\n');
}

Drafts readWord(const QByteArray& bytes, const QString& file, const ImportOptions& options)
{
    const Result<DocxText> text = readDocx(bytes, file);
    if (!text)
        return text.error();
    Result<ImportDraft> draft = DraftBuilder(file, options).build(withSoftHyphensRead(text->blocks), {});
    if (draft) {
        draft->source = textByLineNumber(text->blocks);
        draft->person.unparsed += text->footnotes;
        for (const QString& note : text->footnotes)
            draft->notes += ImportNote{ImportNote::Kind::NotPlaced, {note}, {file}};
    }
    return asList(std::move(draft));
}

Drafts readPdf(const QByteArray& bytes, const QString& file, const ImportOptions& options)
{
    const Result<OpenedPdf> pdf = OpenedPdf::open(bytes, file);
    if (!pdf)
        return pdf.error();
    ReadingBudget budget;
    if (const auto problem = problemOfBounds(*pdf, budget))
        return *problem;
    const Result<QByteArray> record = attachedRecord(*pdf);
    if (record)
        return readOwnJson(*record, file);
    return record.error().code == ErrorCode::PdfWithoutData ? readPdfText(*pdf, options) : Drafts(record.error());
}

Drafts readJson(const QString& text, const QString& file, const ImportOptions& options)
{
    const QByteArray json = text.toUtf8();
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return isJsonResume(object) ? asList(readJsonResume(object, file, options)) : readOwnJson(json, file);
}

Drafts readYaml(const QString& text, const QString& file, const ImportOptions& options)
{
    const Result<QJsonObject> object = yamlToJson(text.toUtf8(), file);
    if (!object)
        return object.error();
    return asList(isYamlResume(*object) ? readYamlResume(withoutOrder(*object).toObject(), file, options)
                                        : readRenderCv(*object, file, options));
}

bool isTitled(const QList<TextBlock>& blocks)
{
    return std::any_of(blocks.begin(), blocks.end(), [](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Heading && block.level == 1;
    });
}

Drafts readText(const QString& text, const QString& file, const ImportOptions& options)
{
    if (looksLikeJson(text))
        return readJson(text, file, options);
    if (looksLikeYaml(text))
        return readYaml(text, file, options);
    if (isBibtex(text))
        return asList(readBibtex(text, file, options));
    if (isLinkedInTable(text))
        return asList(keepLinkedInTableUnparsed(text, file, options));
    const RestoredText restored(withHyphenatedWordsRejoined(text));
    FrontMatter frontMatter;
    QList<TextBlock> blocks =
        looksLikeMarkdown(text) ? readMarkdown(restored.text, &frontMatter) : readPlainText(restored.text);
    if (const QString name = certainNameIn(frontMatter); !name.isEmpty() && !isTitled(blocks))
        blocks.prepend(TextBlock{.kind = TextBlock::Kind::Heading, .level = 1, .lines = {{{InlineSpan{name}}, 1}}});
    Result<ImportDraft> draft = DraftBuilder(file, options).build(blocks, frontMatter);
    if (draft)
        restored.note(*draft);
    return asList(std::move(draft));
}

} // namespace

Result<QList<ImportDraft>> readBytes(const QByteArray& bytes, const QString& file, const ImportOptions& options)
{
    if (isPdf(bytes))
        return readPdf(bytes, file, options);
    if (isOldOfficeFile(bytes))
        return Error{ErrorCode::FileOldOffice, {file}, {file}};
    if (isDocx(bytes))
        return readWord(bytes, file, options);
    const Result<DecodedText> decoded = decodeText(bytes, file);
    if (!decoded)
        return decoded.error();
    Drafts drafts = readText(decoded->text, file, options);
    if (!drafts)
        return drafts;
    for (ImportDraft& draft : *drafts) {
        draft.source = decoded->text;
        if (decoded->encoding != QStringLiteral("UTF-8"))
            draft.notes.prepend(ImportNote{ImportNote::Kind::EncodingRead, {decoded->encoding}, {file}});
    }
    return drafts;
}

Result<QList<ImportDraft>> readFile(const QString& path, const ImportOptions& options)
{
    const Result<QByteArray> bytes = bytesOfFile(path);
    ImportOptions withFolder = options;
    withFolder.folder = QFileInfo(path).absolutePath();
    return bytes ? readBytes(*bytes, path, withFolder) : Result<QList<ImportDraft>>(bytes.error());
}

} // namespace duovita
