#include "tests/thirdlanguage/documents.h"

#include "core/export/formats.h"
#include "core/export/pdfexporter.h"
#include "core/json/personjson.h"
#include "tests/support/filebytes.h"

#include <QDir>
#include <QFile>

namespace duovita::test {

namespace {

const QList<Language> two{Language::English, Language::Chinese};

/// Writes files until one cannot be made.
class DocumentWriter {
public:
    explicit DocumentWriter(const QString& folder) : m_folder(folder) {}

    void writeAll(const Person& person, const Cv& cv, const QString& name)
    {
        for (const ExportFormatInfo& format : exportFormatTable) {
            const Result<QList<ExportFile>> files = exportFiles(person, cv, two, format.format);
            if (!files)
                return fail(files.error());
            for (qsizetype i = 0; i < files->size(); ++i)
                write(QStringLiteral("%1.%2.%3").arg(name, QString::number(i), QString::fromLatin1(format.name)),
                      files->at(i).bytes);
        }
        for (const char* look : {"classic", "bilingual", "academic", "timeline"})
            writePages(person, cv, name, QString::fromLatin1(look));
    }

    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            m_problem = file.errorString();
    }

    void fail(const Error& error) { m_problem = error.parameters.join(u' '); }
    const QString& problem() const { return m_problem; }

private:
    void writePages(const Person& person, Cv cv, const QString& name, const QString& look)
    {
        cv.design = {};
        cv.design.templateName = look;
        for (const Language language : two) {
            const Result<PdfDocument> document = m_pages.make(person, cv, language);
            if (!document)
                return fail(document.error());
            write(QStringLiteral("%1.%2.%3.pdf").arg(name, look, codeOf(language)), document->bytes);
        }
    }

    QDir m_folder;
    PdfExporter m_pages;
    QString m_problem;
};

} // namespace

QString writeDocuments(const QString& records, const QString& folder)
{
    const Result<QList<Person>> people = readPeople(bytesOf(records), records);
    if (!people)
        return people.error().parameters.join(u' ');
    DocumentWriter writer(folder);
    writer.write(QStringLiteral("records.json"), writePeople(*people));
    for (const Person& person : *people)
        writer.writeAll(person, person.cvs.front(), person.name.text(Language::English));
    return writer.problem();
}

} // namespace duovita::test
