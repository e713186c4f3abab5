#include "tests/app/programdriving.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <csignal>

namespace {

/// The offset of the linker's build id in a program.
qsizetype buildIdIn(const QByteArray& program)
{
    const QByteArray before("\x04\0\0\0\x14\0\0\0\x03\0\0\0GNU\0", 16); // an ELF note: lengths, type and owner
    const qsizetype found = program.indexOf(before);
    return found < 0 ? -1 : found + before.size();
}

} // namespace

/// Exporting everybody: repeatedly, on several machines, interrupted, and into unusable folders.
class BatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void skipsUnchangedFiles();
    void recreatesMissingOrModifiedFiles();
    void reexportsWhenDependenciesChange();
    void reexportsWhenTheRecordChanges();
    void distributesPeopleAmongShards();
    void distinguishesFilesOfNamesakes();
    void distinguishesFilesOfDifferentCvs();
    void stopsCleanlyAndResumes();
    void keepsFilesWhenATemplateIsMissing();
    void refusesAFolderThatCannotBeWritten();
    void survivesADamagedManifest();
    void reexportsEncryptedFilesStoringNoPassword();
    void sanitizesFileNames();
    void namesFilesByTheDocumentsLanguage();
    void exportsPageImages();
    void reportsPicturesOfRemovedPages();
    void failsIfPageLimitIsExceeded();
    void remakesFilesWhenTheProgramChanges();
    void reportsMissingTextsPerFile();

private:
    Outcome run(const QStringList& words) const
    {
        QProcessEnvironment environment = terminalEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), m_folder->filePath(QStringLiteral("data")));
        return runProgram(QStringList{QStringLiteral("--database"), path("cv.db")} + words, environment);
    }
    Outcome exportAll(const QStringList& more = {}) const
    {
        return run(QStringList{QStringLiteral("export"), QStringLiteral("--all"), QStringLiteral("-o"), path("out/")} +
                   more);
    }
    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    QStringList files(const char* pattern = "*.md") const
    {
        return QDir(path("out")).entryList({QString::fromLatin1(pattern)}, QDir::Files);
    }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray read(const QString& name) const
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void importPeople(int count) const;
    void importRecords(const QList<QByteArray>& names) const;
    QByteArray manifest() const { return read(path("out/duovita-manifest.json")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    const QStringList m_markdown{QStringLiteral("--format"), QStringLiteral("md")};
};

void BatchTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void BatchTest::importPeople(int count) const
{
    QStringList words{QStringLiteral("import"), QStringLiteral("--separate")};
    for (int i = 0; i < count; ++i) {
        const QByteArray name = QByteArray("cv") + char('a' + i / 26) + char('a' + i % 26) + ".md";
        write(name.constData(), "# Zhang " + QByteArray(1, char('A' + i / 26)) + 'o' + char('a' + i % 26) +
                                    "\n\n## Skills\n\n- Making samples, number " + QByteArray::number(i) + "\n");
        words += path(name.constData());
    }
    QCOMPARE(run(words).exitCode, 0);
}

/// Imports records whose ids differ in their first eight digits, which file names contain if people share a name.
void BatchTest::importRecords(const QList<QByteArray>& names) const
{
    QByteArray people;
    for (qsizetype i = 0; i < names.size(); ++i)
        people += (i > 0 ? ", " : "") + QByteArray("{\"id\": \"1000000") + QByteArray::number(i) +
                  "-0000-4000-8000-00000000000" + QByteArray::number(i) + "\", \"name\": " + names[i] +
                  ", \"sections\": []}";
    write("people.json", "{\"schema\": \"duovita/1\", \"people\": [" + people + "]}");
    const Outcome done = run({QStringLiteral("import"), QStringLiteral("--separate"), path("people.json")});
    QVERIFY2(done.exitCode == 0, qPrintable(done.err));
}

void BatchTest::skipsUnchangedFiles()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json"), samplePath("li-si.json")}).exitCode, 0);
    const Outcome first = exportAll();
    QCOMPARE(first.exitCode, 0);
    QCOMPARE(first.out.count(u'\n'), 4);
    QCOMPARE(first.err, QString()); // no progress without a terminal
    const QByteArray kept = manifest();
    const Outcome second = exportAll();
    QCOMPARE(second.exitCode, 0);
    QCOMPARE(second.out, QString());
    QVERIFY2(second.err.contains(QStringLiteral("4 files left as they are")), qPrintable(second.err));
    QCOMPARE(manifest(), kept);
    QCOMPARE(exportAll({QStringLiteral("--again")}).out.count(u'\n'), 4);
    QCOMPARE(exportAll(m_markdown).out.count(u'\n'), 4); // another format in the same folder
    QCOMPARE(exportAll().out, QString());
    QCOMPARE(exportAll(m_markdown).out, QString());
}

void BatchTest::recreatesMissingOrModifiedFiles()
{
    importPeople(6);
    QCOMPARE(exportAll(m_markdown).exitCode, 0);
    const QStringList all = files();
    QCOMPARE(all.size(), 12);
    const QDir out(path("out"));
    const QByteArray before = read(out.filePath(all[3]));
    QVERIFY(QFile::remove(out.filePath(all[0])));
    QFile changed(out.filePath(all[3]));
    QVERIFY(changed.open(QIODevice::Append));
    changed.write("!");
    changed.close();
    const QStringList made = exportAll(m_markdown).out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(QSet<QString>(made.begin(), made.end()), QSet<QString>({out.filePath(all[0]), out.filePath(all[3])}));
    QCOMPARE(read(out.filePath(all[3])), before);
    QCOMPARE(files(), all);
}

void BatchTest::reexportsWhenDependenciesChange()
{
    importPeople(1);
    QVERIFY(QDir().mkpath(path("data/duovita/templates")));
    QFile classic(QStringLiteral(DUOVITA_SOURCE_DIR "/resources/templates/classic.json"));
    QVERIFY(classic.open(QIODevice::ReadOnly));
    QByteArray design = classic.readAll();
    write("data/duovita/templates/mine.json", design);
    const QStringList mine{QStringLiteral("--template"), QStringLiteral("mine")};
    QCOMPARE(exportAll(mine).out.count(u'\n'), 2);
    QCOMPARE(exportAll(mine).out, QString());
    QTest::qSleep(20);
    write("data/duovita/templates/mine.json", design + "\n");
    QCOMPARE(exportAll(mine).out.count(u'\n'), 2);
    QByteArray changed = manifest();
    changed.replace("\"fonts\": \"", "\"fonts\": \"0");
    write("out/duovita-manifest.json", changed);
    QCOMPARE(exportAll(mine).out.count(u'\n'), 2);
    changed = manifest();
    changed.replace("\"program\": \"", "\"program\": \"0.0.");
    write("out/duovita-manifest.json", changed);
    QCOMPARE(exportAll(mine).out.count(u'\n'), 2);
    QCOMPARE(exportAll(mine).out, QString());
}

void BatchTest::reexportsWhenTheRecordChanges()
{
    importPeople(3);
    QCOMPARE(exportAll(m_markdown).exitCode, 0);
    write("more.md", "# Zhang Aob\n\n## Awards\n\n- First prize, 2020\n");
    QCOMPARE(run({QStringLiteral("import"), path("more.md")}).exitCode, 0);
    const Outcome done = exportAll(m_markdown);
    QCOMPARE(done.out.count(u'\n'), 2);
    QVERIFY(read(path("out/Zhang Aob CV (en).md")).contains("First prize"));
}

void BatchTest::distributesPeopleAmongShards()
{
    importPeople(12);
    QSet<QString> written;
    for (const char* shard : {"1/3", "2/3", "3/3"}) {
        const Outcome done = exportAll(m_markdown + QStringList{QStringLiteral("--shard"), QLatin1String(shard)});
        QCOMPARE(done.exitCode, 0);
        for (const QString& file : done.out.split(u'\n', Qt::SkipEmptyParts)) {
            QVERIFY2(!written.contains(file), "two shards wrote one file");
            written += file;
        }
    }
    QCOMPARE(written.size(), 24);
    QCOMPARE(files("duovita-manifest-*-of-3.json").size(), 3);
    QCOMPARE(exportAll(m_markdown).out, QString()); // the manifest of the whole includes those of the shards
    for (const char* shard : {"1/2", "2/2"})
        QCOMPARE(exportAll(m_markdown + QStringList{QStringLiteral("--shard"), QLatin1String(shard)}).out, QString());
}

void BatchTest::distinguishesFilesOfNamesakes()
{
    const QByteArray name = R"({"en": "Zhang San", "zh": "张三"})";
    importRecords({name, name, R"({"en": "Li Si"})"});
    const Outcome done = exportAll(m_markdown);
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(files().size(), 6);
    QVERIFY(files().contains(QStringLiteral("Zhang San 10000001 CV (en).md")));
    QVERIFY(files().contains(QStringLiteral("Li Si CV (en).md")));
    QVERIFY2(done.err.contains(QStringLiteral("10000001")), qPrintable(done.err));
    // A person's file has the same name when exported alone or in a shard.
    const QString alone = path("alone/");
    QCOMPARE(run({QStringLiteral("export"), QStringLiteral("10000001-0000-4000-8000-000000000001"),
                  QStringLiteral("--format"), QStringLiteral("md"), QStringLiteral("-o"), alone})
                 .exitCode,
             0);
    for (const QString& file : QDir(alone).entryList(QDir::Files))
        QVERIFY2(files().contains(file), qPrintable(file));
}

void BatchTest::distinguishesFilesOfDifferentCvs()
{
    write("people.json", R"({"schema": "duovita/1", "people": [{"id": "10000000-0000-4000-8000-000000000000",
        "name": {"en": "Zhang San"}, "sections": [], "cvs": [{"name": "Full CV"}, {"name": "One/page"}]}]})");
    QCOMPARE(run({QStringLiteral("import"), path("people.json")}).exitCode, 0);
    QCOMPARE(exportAll(m_markdown).exitCode, 0);
    const Outcome other = exportAll(m_markdown + QStringList{QStringLiteral("--cv"), QStringLiteral("One/page")});
    QVERIFY2(other.exitCode == 0, qPrintable(other.err));
    QCOMPARE(files().size(), 4);
    QVERIFY(files().contains(QStringLiteral("Zhang San – One_page (en).md")));
    QCOMPARE(exportAll(m_markdown).out, QString());
}

void BatchTest::stopsCleanlyAndResumes()
{
    importPeople(120);
    QProcess process;
    process.setProcessEnvironment(terminalEnvironment());
    process.start(QStringLiteral(DUOVITA_PROGRAM),
                  {QStringLiteral("--database"), path("cv.db"), QStringLiteral("export"), QStringLiteral("--all"),
                   QStringLiteral("-o"), path("out/"), QStringLiteral("--jobs"), QStringLiteral("1")});
    QVERIFY(process.waitForReadyRead(60000));
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    const QString errors = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(errors.contains(QStringLiteral("Stopped.")), qPrintable(errors));
    const qsizetype written = files("*.pdf").size();
    QVERIFY2(written > 0 && written < 240, "it was too late to stop anything");
    QCOMPARE(QDir(path("out")).entryList(QDir::Files).size(), written + 1); // plus the manifest, and no partial file
    for (const QString& file : files("*.pdf")) {
        const QByteArray bytes = read(QDir(path("out")).filePath(file));
        QVERIFY(bytes.startsWith("%PDF-") && bytes.trimmed().endsWith("%%EOF"));
    }
    const Outcome rest = exportAll();
    QCOMPARE(rest.exitCode, 0);
    QCOMPARE(rest.out.count(u'\n'), 240 - written);
    QCOMPARE(files("*.pdf").size(), 240);
}

void BatchTest::keepsFilesWhenATemplateIsMissing()
{
    importPeople(2);
    QVERIFY(QDir().mkpath(path("data/duovita/templates")));
    QVERIFY(QFile::copy(QStringLiteral(DUOVITA_SOURCE_DIR "/resources/templates/classic.json"),
                        path("data/duovita/templates/mine.json")));
    const QStringList mine{QStringLiteral("--template"), QStringLiteral("mine")};
    QCOMPARE(exportAll(mine).out.count(u'\n'), 4);
    QVERIFY(QFile::remove(path("data/duovita/templates/mine.json")));
    const Outcome done = exportAll(mine);
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.err.contains(QStringLiteral("There is no template “mine”")), qPrintable(done.err));
    QCOMPARE(files("*.pdf").size(), 4);
    // When the template is back, everything is made again, because it may have changed.
    QVERIFY(QFile::copy(QStringLiteral(DUOVITA_SOURCE_DIR "/resources/templates/classic.json"),
                        path("data/duovita/templates/mine.json")));
    QCOMPARE(exportAll(mine).out.count(u'\n'), 4);
}

void BatchTest::refusesAFolderThatCannotBeWritten()
{
    importPeople(3);
    for (const char* place : {"/proc/nowhere/", "cv.db/"}) {
        const QString folder = QDir(m_folder->path()).filePath(QLatin1String(place));
        const Outcome done = run({QStringLiteral("export"), QStringLiteral("--all"), QStringLiteral("-o"), folder});
        QCOMPARE(done.exitCode, 1);
        QCOMPARE(done.out, QString());
        QCOMPARE(done.err.count(u'\n'), 1); // reported once, not for each of a thousand people
        QVERIFY2(done.err.contains(folder.chopped(1)), qPrintable(done.err));
    }
}

void BatchTest::survivesADamagedManifest()
{
    importPeople(2);
    QCOMPARE(exportAll(m_markdown).exitCode, 0);
    write("out/duovita-manifest.json", manifest().left(200));
    const Outcome done = exportAll(m_markdown);
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(done.out.count(u'\n'), 4);
    QVERIFY2(done.err.contains(QStringLiteral("duovita-manifest.json cannot be read")), qPrintable(done.err));
    QCOMPARE(exportAll(m_markdown).out, QString());
}

void BatchTest::reexportsEncryptedFilesStoringNoPassword()
{
    importPeople(1);
    const QStringList secret{QStringLiteral("--password"), QStringLiteral("xyzzy")};
    QCOMPARE(exportAll(secret).out.count(u'\n'), 2);
    QVERIFY(!manifest().contains("xyzzy"));
    QCOMPARE(exportAll(secret).out.count(u'\n'), 2);
    QCOMPARE(exportAll().out.count(u'\n'), 2);       // not mistaken for the unencrypted file
    QCOMPARE(exportAll(secret).out.count(u'\n'), 2); // nor the reverse
    for (const QString& name : files("*.pdf"))
        QVERIFY2(read(path("out/") + name).contains("/Encrypt"), qPrintable(name));
}

void BatchTest::sanitizesFileNames()
{
    importRecords({R"({"en": "Zhang/San"})", R"({"en": "../Li Si"})", R"({"en": "Zhang:San"})", R"({"en": ".."})"});
    const Outcome done = exportAll(m_markdown);
    QVERIFY2(done.exitCode == 0, qPrintable(done.err));
    QCOMPARE(files().size(), 8);
    QCOMPARE(QDir(path("out")).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList());
    QVERIFY(QDir(m_folder->path()).entryList({QStringLiteral("* CV*")}).isEmpty());
    QCOMPARE(exportAll(m_markdown).out, QString());
}

/// Uses the name in the document's language, or pinyin for an English document of a person with only a Chinese name.
void BatchTest::namesFilesByTheDocumentsLanguage()
{
    importRecords({R"({"en": "Zhang San", "zh": "张三"})", R"({"zh": "李四"})", R"({"en": "Wang Wu"})"});
    QCOMPARE(exportAll(m_markdown).exitCode, 0);
    QStringList expected;
    for (const char* name : {"Wang Wu CV (en).md", "Wang Wu 简历 (zh).md", "Zhang San CV (en).md", "张三 简历 (zh).md",
                             "Li Si CV (en).md", "李四 简历 (zh).md"})
        expected += QString::fromUtf8(name);
    const QStringList made = files();
    QCOMPARE(QSet<QString>(made.begin(), made.end()), QSet<QString>(expected.begin(), expected.end()));
}

void BatchTest::exportsPageImages()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const QStringList words{QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("--dpi"),
                            QStringLiteral("50"),     QStringLiteral("-o"),        path("cv.png")};
    const Outcome done = run(words);
    QVERIFY2(done.exitCode == 0, qPrintable(done.err));
    QVERIFY(read(path("cv-1.png")).startsWith("\x89PNG"));
    QVERIFY(read(path("cv (zh)-1.png")).startsWith("\x89PNG"));
    QVERIFY(!QFile::exists(path("cv.png")));
    for (const QStringList& wrong : {QStringList{QStringLiteral("cv.pdf"), QStringLiteral("72")},
                                     QStringList{QStringLiteral("cv.png"), QStringLiteral("9999")},
                                     QStringList{QStringLiteral("cv.png"), QStringLiteral("sharp")}}) {
        QCOMPARE(run({QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("-o"), wrong[0],
                      QStringLiteral("--dpi"), wrong[1]})
                     .exitCode,
                 2);
    }
}

/// The file is written nevertheless, and the next export repeats the warning.
void BatchTest::failsIfPageLimitIsExceeded()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const QStringList one{QStringLiteral("--pages"), QStringLiteral("1"), QStringLiteral("--language"),
                          QStringLiteral("en")};
    const QStringList words{QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("-o"),
                            path("cv.pdf")};
    const Outcome alone = run(words + one);
    QCOMPARE(alone.exitCode, 1);
    QVERIFY2(alone.err.contains(QStringLiteral("does not fit")), qPrintable(alone.err));
    QVERIFY(read(path("cv.pdf")).startsWith("%PDF"));
    QCOMPARE(run(words + QStringList{QStringLiteral("--pages"), QStringLiteral("3")}).exitCode, 0);
    for (int round = 0; round < 2; ++round) {
        const Outcome all = exportAll(one);
        QCOMPARE(all.exitCode, 1);
        QVERIFY2(all.err.contains(QStringLiteral("does not fit")), qPrintable(all.err));
    }
    QCOMPARE(files("*.pdf").size(), 1);
}

/// A rebuilt but identical program exports nothing again; a changed one exports everything again.
void BatchTest::remakesFilesWhenTheProgramChanges()
{
    importPeople(1);
    const QString copy = path("duovita");
    QVERIFY(QFile::copy(QStringLiteral(DUOVITA_PROGRAM), copy));
    const auto exported = [&] {
        QProcess process;
        process.setProcessEnvironment(terminalEnvironment());
        process.start(copy, QStringList{QStringLiteral("--database"), path("cv.db"), QStringLiteral("export"),
                                        QStringLiteral("--all"), QStringLiteral("-o"), path("out/")} +
                                m_markdown);
        process.waitForFinished(120000);
        return QString::fromUtf8(process.readAllStandardOutput()).count(u'\n');
    };
    QCOMPARE(exported(), 2);
    QFile program(copy);
    QVERIFY(program.open(QIODevice::ReadWrite));
    QVERIFY(program.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    program.close();
    QCOMPARE(exported(), 0);
    QVERIFY(program.open(QIODevice::ReadWrite));
    QByteArray bytes = program.readAll();
    const qsizetype mark = buildIdIn(bytes);
    QVERIFY(mark > 0);
    bytes[mark] = static_cast<char>(~bytes[mark]);
    program.seek(0);
    QCOMPARE(program.write(bytes), bytes.size());
    program.close();
    QCOMPARE(exported(), 2);
}

/// After a CV shrinks to one page, the pictures of its other pages are reported as outdated.
void BatchTest::reportsPicturesOfRemovedPages()
{
    QByteArray text = "# Zhang San\n\n## Projects\n\n";
    for (int i = 0; i < 60; ++i)
        text += "### Project " + QByteArray::number(i) +
                "\n\n- Made something of this sample, with words to fill a line.\n\n";
    write("cv.md", text);
    QCOMPARE(run({QStringLiteral("import"), path("cv.md")}).exitCode, 0);
    const QStringList png{QStringLiteral("--format"), QStringLiteral("png"),   QStringLiteral("--language"),
                          QStringLiteral("en"),       QStringLiteral("--dpi"), QStringLiteral("30")};
    QCOMPARE(exportAll(png).exitCode, 0);
    const QStringList pages = files("*.png");
    QVERIFY(pages.size() > 2);
    QCOMPARE(exportAll(png).out, QString());
    const QString person =
        QJsonDocument::fromJson(
            run({QStringLiteral("show"), QStringLiteral("Zhang San"), QStringLiteral("--json")}).out.toUtf8())
            .object()[QStringLiteral("people")]
            .toArray()[0]
            .toObject()[QStringLiteral("id")]
            .toString();
    write("short.json", "{\"schema\": \"duovita/1\", \"people\": [{\"id\": \"" + person.toLatin1() +
                            "\", \"name\": {\"en\": \"Zhang San\"}, \"sections\": []}]}");
    QVERIFY(QFile::remove(path("cv.db")));
    QCOMPARE(run({QStringLiteral("import"), path("short.json")}).exitCode, 0);
    const Outcome done = exportAll(png);
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(files("*.png"), pages); // pictures that may belong to others stay
    QVERIFY2(done.err.contains(QStringLiteral("-2.png is from an earlier export")), qPrintable(done.err));
    QVERIFY2(!done.err.contains(QStringLiteral("-1.png is from")), qPrintable(done.err));
}

/// Missing texts are reported for each file on standard error and in the manifest; omitted ones on standard error.
void BatchTest::reportsMissingTextsPerFile()
{
    write("people.json", R"({"schema": "duovita/1", "people": [{"name": {"en": "Zhang San", "zh": "张三"},)"
                         R"( "headline": {"en": "Engineer of things"}, "sections": [{"kind": "work", "entries": [)"
                         R"({"organization": {"en": "Example Company"}, "start": "2020"}]}]}]})");
    QCOMPARE(run({QStringLiteral("import"), path("people.json")}).exitCode, 0);
    const auto noted = [&](const char* key) {
        QMap<QString, int> counts;
        const QJsonArray people = QJsonDocument::fromJson(manifest()).object()[QStringLiteral("people")].toArray();
        for (const QJsonValue& file : people.last()[QStringLiteral("files")].toArray())
            counts[file[QStringLiteral("language")].toString()] = file[QLatin1StringView(key)].toInt();
        return counts;
    };
    const QMap<QString, int> both{{QStringLiteral("en"), 0}, {QStringLiteral("zh"), 2}};
    const Outcome shown = exportAll(m_markdown);
    QCOMPARE(shown.exitCode, 0);
    QVERIFY2(shown.err.contains(QStringLiteral("Zhang San: The Chinese CV has 2 text")), qPrintable(shown.err));
    QCOMPARE(noted("missingTexts"), both);
    QCOMPARE(noted("entriesLeftOut"), (QMap<QString, int>{{QStringLiteral("en"), 0}, {QStringLiteral("zh"), 0}}));
    const Outcome omitting = exportAll(m_markdown + QStringList{QStringLiteral("--missing"), QStringLiteral("omit")});
    QVERIFY2(omitting.err.contains(QStringLiteral("The Chinese CV leaves out 2 text")) &&
                 omitting.err.contains(QStringLiteral("1 entry left out: ")),
             qPrintable(omitting.err));
}

DUOVITA_TEST(BatchTest)
#include "tst_batch.moc"
