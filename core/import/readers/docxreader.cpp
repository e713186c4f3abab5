#include "core/import/readers/docxreader.h"

#include "core/import/readers/docxparts.h"
#include "core/import/readers/docxstyles.h"
#include "core/import/readers/ziparchive.h"

#include <QHash>

#include <algorithm>

namespace duovita {

namespace {

/// An opened document.
class DocxFile {
public:
    DocxFile(ZipArchive archive, QString file) : m_archive(std::move(archive)), m_file(std::move(file)) {}

    Result<DocxText> read()
    {
        const auto styles = m_archive.read(QStringLiteral("word/styles.xml"));
        const auto numbering = m_archive.read(QStringLiteral("word/numbering.xml"));
        for (const auto* part : {&styles, &numbering}) {
            if (!*part)
                return part->error();
        }
        m_styles = readDocxStyles(*styles);
        m_numbered = readDocxNumbering(*numbering);
        DocxText text;
        // The page header often contains the person's name and address.
        for (const QString& name : partsNamed(QStringLiteral("word/header"))) {
            if (const Result<void> added = add(name, text.blocks); !added)
                return added.error();
        }
        const qsizetype headers = text.blocks.size();
        if (const Result<void> added = add(QStringLiteral("word/document.xml"), text.blocks); !added)
            return added.error();
        removeRunningHeads(text.blocks, headers);
        for (const QString& kind : {QStringLiteral("word/footnotes"), QStringLiteral("word/endnotes")}) {
            QList<TextBlock> notes;
            if (const Result<void> added = add(kind + QStringLiteral(".xml"), notes); !added)
                return added.error();
            for (const TextBlock& note : notes)
                text.footnotes += note.plain().trimmed();
        }
        return text;
    }

private:
    QStringList partsNamed(const QString& start) const
    {
        QStringList parts;
        for (const QString& name : m_archive.names()) {
            if (name.startsWith(start) && name.endsWith(QStringLiteral(".xml")))
                parts += name;
        }
        parts.sort();
        return parts;
    }

    /// Removes page headers (the first `headers` blocks) whose text also begins a block of the document: they only
    /// repeat the name on later pages.
    static void removeRunningHeads(QList<TextBlock>& blocks, qsizetype headers)
    {
        const QList<TextBlock> body = blocks.mid(headers);
        const auto end = blocks.begin() + headers;
        blocks.erase(std::remove_if(blocks.begin(), end,
                                    [&](const TextBlock& head) {
                                        return std::any_of(body.begin(), body.end(), [&](const TextBlock& block) {
                                            return repeats(head, block);
                                        });
                                    }),
                     end);
    }

    static bool repeats(const TextBlock& head, const TextBlock& block)
    {
        const auto leads = [](const InlineSpan& span) { return !span.url.isEmpty(); };
        const QString text = head.plain().trimmed();
        return !text.isEmpty() && block.plain().startsWith(text) &&
               std::none_of(head.lines.begin(), head.lines.end(), [&](const TextLine& line) {
                   return std::any_of(line.spans.begin(), line.spans.end(), leads);
               });
    }

    Result<void> add(const QString& name, QList<TextBlock>& blocks)
    {
        const auto part = m_archive.read(name);
        const QString relations = QString(name).replace(QStringLiteral("word/"), QStringLiteral("word/_rels/"));
        const auto links = m_archive.read(relations + QStringLiteral(".rels"));
        if (!part || !links)
            return part ? links.error() : part.error();
        if (part->isEmpty())
            return {};
        const QHash<QString, QString> targets = readDocxLinks(*links);
        const DocxMeaning meaning{m_styles, m_numbered, targets};
        const DocxPart read = readDocxPart(*part, meaning, blocks.isEmpty() ? 0 : blocks.last().number());
        if (!read.fault.isEmpty())
            return Error{ErrorCode::DocxUnreadable, {m_file, name + QStringLiteral(": ") + read.fault}, {m_file}};
        for (const TextBlock& block : read.blocks) {
            // Each section of the document has headers of its own, mostly with the same text.
            const bool known = name.startsWith(QStringLiteral("word/header")) &&
                               std::any_of(blocks.begin(), blocks.end(),
                                           [&](const TextBlock& other) { return other.plain() == block.plain(); });
            if (!known)
                blocks += block;
        }
        return {};
    }

    ZipArchive m_archive;
    QString m_file;
    DocxStyles m_styles;
    QHash<QString, bool> m_numbered;
};

} // namespace

bool isDocx(const QByteArray& bytes)
{
    return bytes.startsWith("PK\x03\x04");
}

bool isOldOfficeFile(const QByteArray& bytes)
{
    return bytes.startsWith("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
}

Result<DocxText> readDocx(const QByteArray& bytes, const QString& file)
{
    const Result<ZipArchive> archive = ZipArchive::open(bytes, file);
    if (!archive)
        return archive.error();
    if (!archive->contains(QStringLiteral("word/document.xml")))
        return Error{ErrorCode::FileBinary, {file}, {file}};
    return DocxFile(*archive, file).read();
}

} // namespace duovita
