#include "core/export/pdfexporter.h"
#include "core/import/importdraft.h"
#include "core/json/personjson.h"
#include "core/matching/recordmerging.h"
#include "core/typeset/fontlibrary.h"
#include "tests/bench/measuring.h"
#include "tests/support/manypeople.h"
#include "ui/design/thumbnailbuilder.h"
#include "ui/preview/previewbuilder.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <limits>

using namespace duovita;
using namespace duovita::bench;

namespace {

QString inputFile()
{
    const QString given = QApplication::arguments().value(1);
    const QString seed = QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/seeds/000_ec3d54ffd4958262.txt");
    const QStringList parts{QStringLiteral("templates"), QStringLiteral("pictures")};
    if (!given.isEmpty() && !parts.contains(given))
        return given;
    return QFileInfo::exists(seed) ? seed : QStringLiteral(DUOVITA_SOURCE_DIR "/resources/sample/zhang-san.json");
}

/// Simulates a keystroke: adds a character to the first point of the record.
void type(Person& person, int round)
{
    for (Section& section : person.sections) {
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            Entry entry = section.entries()[i];
            if (entry.highlights.isEmpty())
                continue;
            LocalizedRichText& text = entry.highlights.front().text;
            const Language language = text.resolve(Language::Chinese).value_or(Language::Chinese);
            text.setText(language, RichText::fromMarkdown(text.text(language).markdown() + QChar(u'a' + round % 26)));
            static_cast<void>(section.replace(i, entry));
            return;
        }
    }
}

void benchPipeline(Person person, const ExportFonts& fonts)
{
    PdfExporter exporter(fonts);
    const Cv cv = person.cvs.front();
    QList<double> whole;
    qsizetype size = 0;
    for (int round = 0; round < 300; ++round) {
        if (round == 60) // until now, the fonts in use were prepared in the background
            QThread::sleep(6);
        type(person, round);
        QElapsedTimer timer;
        timer.start();
        const auto document = exporter.make(person, cv, Language::Chinese);
        if (round >= 100)
            whole += milliseconds(timer);
        size = document->bytes.size();
    }
    print("edit to PDF bytes, warm", whole, {{QStringLiteral("bytes"), size}});
}

/// The same for each of the templates.
void benchTemplates(Person person, const ExportFonts& fonts, const QStringList& templates = Template::names())
{
    PdfExporter exporter(fonts);
    Cv cv = person.cvs.front();
    for (const QString& name : templates) {
        cv.design.templateName = name;
        QList<double> times;
        qsizetype size = 0;
        for (int round = 0; round < 160; ++round) {
            if (round == 30)
                QThread::sleep(3);
            type(person, round);
            QElapsedTimer timer;
            timer.start();
            const auto document = exporter.make(person, cv, Language::Chinese);
            if (round >= 60)
                times += milliseconds(timer);
            size = document->bytes.size();
        }
        print(QStringLiteral("edit to PDF bytes, %1").arg(name), times, {{QStringLiteral("bytes"), size}});
    }
}

/// Time from the first picture of the gallery to the last.
void benchThumbnails(const Person& person, const ExportFonts& fonts)
{
    constexpr int width = 120;
    ThumbnailBuilder builder(fonts);
    const QStringList names = Template::names();
    QList<double> times;
    for (int round = 0; round < 12; ++round) {
        QEventLoop loop;
        QElapsedTimer sinceFirst;
        int drawn = 0;
        const auto connection = QObject::connect(&builder, &ThumbnailBuilder::drawn, &loop, [&] {
            if (++drawn == 1)
                sinceFirst.start();
            if (drawn == names.size())
                loop.quit();
        });
        builder.request({person, person.cvs.front(), Language::Chinese, width}, names);
        loop.exec();
        QObject::disconnect(connection);
        if (round == 0)
            print("all templates' thumbnails after the first, cold", {milliseconds(sinceFirst)});
        else
            times += milliseconds(sinceFirst);
    }
    print("all templates' thumbnails after the first, warm", times);
}

void benchStages(Person person, const ExportFonts& fonts)
{
    const Template design = *Template::load(QStringLiteral("classic"));
    Typesetter typesetter(fonts.library);
    QList<double> content;
    QList<double> typeset;
    for (int round = 0; round < 200; ++round) {
        type(person, round);
        QElapsedTimer timer;
        timer.start();
        const CvContent made = makeContent(person, person.cvs.front(), Language::Chinese);
        content += milliseconds(timer);
        timer.restart();
        static_cast<void>(typesetter.typeset(made, design, Paper::A4));
        typeset += milliseconds(timer);
    }
    print("record to content", content);
    print("content to pages, warm", typeset);
}

/// Time from a change of the record until both languages' pages are drawn.
void benchPreview(Person person, const ExportFonts& fonts)
{
    PreviewThreads threads;
    PreviewBuilder english(Language::English, fonts, threads);
    PreviewBuilder chinese(Language::Chinese, fonts, threads);
    constexpr PagesLook allPages{1.0, 0, 99};
    QList<double> times;
    for (int round = 0; round < 160; ++round) {
        if (round == 30)
            QThread::sleep(6);
        type(person, round);
        QEventLoop loop;
        int waiting = 2;
        const auto arrived = [&] {
            if (--waiting == 0)
                loop.quit();
        };
        const auto a = QObject::connect(&english, &PreviewBuilder::ready, &loop, arrived);
        const auto b = QObject::connect(&chinese, &PreviewBuilder::ready, &loop, arrived);
        QElapsedTimer timer;
        timer.start();
        english.request(person, person.cvs.front(), allPages, false);
        chinese.request(person, person.cvs.front(), allPages, false);
        loop.exec();
        if (round >= 40)
            times += milliseconds(timer);
        QObject::disconnect(a);
        QObject::disconnect(b);
    }
    print("keystroke to both previews", times);
}

/// Time to draw the page after a keystroke: only the changed band, and the whole page.
void benchPictures(Person person, const ExportFonts& fonts)
{
    constexpr PagesLook seen{464 / 595.276, 0, 0};
    for (const Language language : allLanguages) {
        PdfExporter exporter(fonts);
        PagePictures pictures(fonts.subsetter);
        QList<double> mended;
        QList<double> anew;
        for (int round = 0; round < 60; ++round) {
            type(person, round);
            const auto document = exporter.layOut(person, person.cvs.front(), language);
            if (!document)
                return;
            QElapsedTimer timer;
            timer.start();
            static_cast<void>(pictures.draw(document->layout, seen));
            if (round > 0)
                mended += milliseconds(timer);
            timer.restart();
            static_cast<void>(PagePictures(fonts.subsetter).draw(document->layout, seen));
            anew += milliseconds(timer);
        }
        const QString code = codeOf(language);
        print(QStringLiteral("pictures after a key, %1: mended").arg(code), mended);
        print(QStringLiteral("pictures after a key, %1: drawn anew").arg(code), anew);
    }
}

/// Records in both languages: a person merged from two seed files, and the samples.
QList<Person> bilingualPeople()
{
    QList<Person> people = test::samples();
    std::optional<Person> merged;
    for (const char* seed : {"000_ec3d54ffd4958262", "001_1e443034aa517cad"}) {
        ImportOptions options;
        options.personName = QStringLiteral("张三");
        const QString file = QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/seeds/%1.txt").arg(QLatin1String(seed));
        const auto drafts = readFile(file, options);
        if (!drafts)
            return people;
        const Person& document = drafts->front().person;
        merged = merged ? linkRecords(*merged, document).person : document;
    }
    people.prepend(*merged);
    return people;
}

/// Exports different bilingual people with the program into every format offered in the window.
void benchBatch(const QList<Person>& samples, int count)
{
    QTemporaryDir folder;
    const QString database = folder.filePath(QStringLiteral("batch.db"));
    const int perFile = qMin(count, 200); // limit of a single import
    QStringList files;
    for (int first = 0; first < count; first += perFile) {
        QList<Person> people;
        for (int i = first; i < first + perFile; ++i)
            people += test::variantOf(samples[i % samples.size()], i);
        files += folder.filePath(QStringLiteral("%1.json").arg(first));
        QFile file(files.last());
        if (!file.open(QIODevice::WriteOnly) || file.write(writePeople(people)) < 0)
            return;
    }
    const auto run = [&](const QStringList& words) {
        return runMeasured(QStringLiteral(DUOVITA_PROGRAM),
                           QStringList{QStringLiteral("--database"), database} + words);
    };
    run(QStringList{QStringLiteral("import"), QStringLiteral("--separate")} + files);
    for (const char* name : {"pdf", "html", "docx", "md"}) {
        const QString format = QString::fromLatin1(name);
        const QString out = folder.filePath(format);
        const QStringList words{QStringLiteral("export"),     QStringLiteral("--all"),
                                QStringLiteral("--language"), QStringLiteral("both"),
                                QStringLiteral("--format"),   format,
                                QStringLiteral("-o"),         out + u'/'};
        const RunCost cost = run(words);
        const qsizetype written = QDir(out).entryList({u'*' + QString(u'.' + format)}).size();
        const double perFileMs = cost.milliseconds / static_cast<double>(written);
        print(QStringLiteral("export of everybody in both languages, a file, %1").arg(format), {perFileMs},
              {{QStringLiteral("people"), count},
               {QStringLiteral("files"), written},
               {QStringLiteral("seconds"), cost.milliseconds / 1000},
               {QStringLiteral("per_second"), qRound(1000 / perFileMs)},
               {QStringLiteral("processor_ms_each"), cost.processorMilliseconds / static_cast<double>(written)},
               {QStringLiteral("peak_kB"), cost.peakKilobytes}});
        QList<double> again;
        for (int round = 0; round < 5; ++round)
            again += run(words).milliseconds;
        print(QStringLiteral("the same again with nothing changed, %1").arg(format), again,
              {{QStringLiteral("people"), count}});
    }
}

/// Writes generated Markdown CVs of that many people.
QStringList writeMarkdown(const QTemporaryDir& folder, int count)
{
    QStringList files;
    for (int i = 0; i < count; ++i) {
        // Letters, so that each is a valid name: Aaaa Zhang, Aaab Zhang …
        QString given;
        for (int rest = i, digit = 0; digit < 4; ++digit, rest /= 26)
            given.prepend(QChar(u'a' + rest % 26));
        given[0] = given[0].toUpper();
        QString text = QStringLiteral("# %1 Zhang\n\n%2@example.org | +1 555 0%3\n\n## Education\n\n")
                           .arg(given, given.toLower())
                           .arg(1000000 + i);
        text += QStringLiteral("**Example University**, B.Sc. in Physics, 2010 - 2014\n\n## Experience\n\n");
        for (int job = 0; job < 6; ++job) {
            text += QStringLiteral("### Example Company %1 | Engineer | 20%2.03 - 20%3.02\n\n")
                        .arg(job)
                        .arg(10 + job)
                        .arg(11 + job);
            for (int point = 0; point < 5; ++point)
                text += QStringLiteral("- Point %1 of job %2: made **something** %3 % better for *everybody*.\n")
                            .arg(point)
                            .arg(job)
                            .arg(i % 97);
            text += u'\n';
        }
        text += QStringLiteral("## Publications\n\n");
        for (int paper = 0; paper < 10; ++paper)
            text += QStringLiteral("1. %1 Zhang, J. Doe, \"A title of paper number %2 here,\" *Journal of Samples*, "
                                   "vol. 3, pp. 1-9, 2020.\n")
                        .arg(given)
                        .arg(paper);
        const QString path = folder.filePath(QStringLiteral("%1.md").arg(i));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0)
            files += path;
    }
    return files;
}

void benchImport()
{
    QTemporaryDir folder;
    const QStringList files = writeMarkdown(folder, 1000);
    for (const int count : {100, 300, 1000}) {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < count; ++i)
            static_cast<void>(readFile(files[i]));
        print(QStringLiteral("reading %1 Markdown CVs, each").arg(count), {milliseconds(timer) / count});
    }
    for (const int count : {100, 300, 1000}) {
        const QStringList words{QStringLiteral("--database"), folder.filePath(QStringLiteral("%1.db").arg(count)),
                                QStringLiteral("import")};
        const RunCost cost = runMeasured(QStringLiteral(DUOVITA_PROGRAM), words + files.mid(0, count));
        print(QStringLiteral("duovita import of %1 Markdown CVs, each").arg(count), {cost.milliseconds / count},
              {{QStringLiteral("seconds"), cost.milliseconds / 1000}, {QStringLiteral("peak_kB"), cost.peakKilobytes}});
    }
    print("peak memory so far", {}, {{QStringLiteral("kB"), memoryKilobytes("VmHWM")}});
}

void benchCold(const QString& file)
{
    QTemporaryDir folder;
    const QString database = folder.filePath(QStringLiteral("cv.db"));
    const auto run = [&](const QStringList& words) {
        return runMeasured(QStringLiteral(DUOVITA_PROGRAM),
                           QStringList{QStringLiteral("--database"), database} + words);
    };
    run({QStringLiteral("import"), file, QStringLiteral("--person"), QStringLiteral("张三")});
    const auto exportTo = [&](const QString& name) {
        return run({QStringLiteral("export"), QStringLiteral("--all"), QStringLiteral("--language"),
                    QStringLiteral("zh"), QStringLiteral("-o"), folder.filePath(name)});
    };
    QList<double> made;
    QList<double> left;
    double leastProcessor = std::numeric_limits<double>::max();
    for (int round = 0; round < 20; ++round) {
        const RunCost cost = exportTo(QString::number(round));
        made += cost.milliseconds;
        leastProcessor = qMin(leastProcessor, cost.processorMilliseconds);
        left += exportTo(QString::number(round)).milliseconds;
    }
    print("duovita export of one CV into an empty folder, cold process", made,
          {{QStringLiteral("least_processor_ms"), leastProcessor}});
    print("the same again with nothing changed, cold process", left);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    if (QApplication::arguments().value(1) == QStringLiteral("batch")) {
        for (const int count : {100, 1000}) // shows how the time grows
            benchBatch(bilingualPeople(), count);
        return 0;
    }
    if (QApplication::arguments().value(1) == QStringLiteral("import")) {
        benchImport();
        return 0;
    }
    const QString file = inputFile();
    ImportOptions options;
    options.personName = QStringLiteral("张三");
    const auto drafts = readFile(file, options);
    if (!drafts)
        return 1;
    const Person person = drafts->front().person;
    const ExportFonts fonts;
    if (QApplication::arguments().value(1) == QStringLiteral("templates")) {
        if (const QStringList named = QApplication::arguments().mid(2); !named.isEmpty()) {
            benchTemplates(person, fonts, named);
            return 0;
        }
        benchTemplates(person, fonts);
        benchThumbnails(person, fonts);
        return 0;
    }
    if (QApplication::arguments().value(1) == QStringLiteral("pictures")) {
        benchPictures(person, fonts);
        return 0;
    }
    benchStages(person, fonts);
    benchPipeline(person, fonts);
    benchTemplates(person, fonts);
    benchThumbnails(person, fonts);
    print("peak memory of the above", {}, {{QStringLiteral("kB"), memoryKilobytes("VmHWM")}});
    benchPreview(person, fonts);
    benchPictures(person, fonts);
    benchCold(file);
    benchImport();
    benchBatch(bilingualPeople(), 1000);
    return 0;
}
