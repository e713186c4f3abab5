#include "core/checks/recordchecks.h"
#include "core/json/personjson.h"
#include "core/terms/lexicon.h"
#include "tests/app/programdriving.h"
#include "tests/support/chosenfonts.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <unistd.h>

/// The built program as a person at a terminal uses it, without a display.
class ProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void importsListsShowsAndExports();
    void showsContextOfSearchMatches();
    void listsPeopleMatchingAFilter();
    void reportsWrongUsage_data();
    void reportsWrongUsage();
    void infersFormatFromFileName();
    void refusesBadFilesAndChangesNothing_data();
    void refusesBadFilesAndChangesNothing();
    void continuesAfterAReaderCrash();
    void namesNamelessPersonAfterFile();
    void usesSingularAndPluralInCounts();
    void keepsLinkedInTableUnparsed();
    void rejectsNonDatabaseFile();
    void opensDatabaseOfTrustedOwner();
    void readsGb18030();
    void listsMissingTextCountsAsJson();
    void refusesUnknownAndAmbiguousNames();
    void rejectsAmbiguousCvName();
    void writesAllLanguagesBesideTheGivenFile();
    void reportsMissingTextsOnStderr_data();
    void reportsMissingTextsOnStderr();
    void identifiesPersonByMailAddress();
    void reportsPossiblySamePerson();
    void mergesTwoPeople();
    void dryRunChangesNothing();
    void restoresEarlierRevision();
    void backsUpAndRestores();
    void printsChecksAsJsonAndDismissedProblems();
    void reportsMissingGlyphsOnce();
    void namesTheBackupToRestoreWhenDamaged();
    void createsNoStoreAtAMistypedPath();
    void leavesMissingTextsOutOnRequest();
    void reportsPhotoNotShown();
    void limitsListedMissingTexts();
    void distinguishesSectionsOfTheSameKind();
    void saysThatNothingWasFound();
    void separatesCommandsFromTheirDescriptions();
    void opensWindowForDatabaseFileArgument();
    void copiesBetweenAFileAndAServer();
    void runsCommandsOnAServerStore();

private:
    Outcome run(const QStringList& words) const
    {
        return runProgram(QStringList{QStringLiteral("--database"), m_folder->filePath(QStringLiteral("cv.db"))} +
                          words);
    }
    QString write(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void ProgramTest::importsListsShowsAndExports()
{
    Outcome done = run({QStringLiteral("import"), samplePath("zhang-san.json"), samplePath("li-si.json")});
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.out.contains(QStringLiteral("张三 Zhang San")));
    done = run({QStringLiteral("list"), QStringLiteral("--search"), QStringLiteral("lisi")});
    QVERIFY(done.out.contains(QStringLiteral("李四 Li Si")) && !done.out.contains(QStringLiteral("张三")));
    done = run({QStringLiteral("show"), QStringLiteral("zhang san"), QStringLiteral("--json")});
    QCOMPARE(done.exitCode, 0);
    const QString copy = write("copy.json", done.out.toUtf8());
    done = run({QStringLiteral("import"), copy});
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.out.contains(QStringLiteral("already in the database")));
    done = run({QStringLiteral("export"), QStringLiteral("--all"), QStringLiteral("--language"), QStringLiteral("both"),
                QStringLiteral("-o"), m_folder->filePath(QStringLiteral("out/"))});
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(QDir(m_folder->filePath(QStringLiteral("out"))).entryList({QStringLiteral("*.pdf")}).size(), 4);
    QCOMPARE(done.err, QString());
}

/// The file is written nevertheless, and declares the standards it conforms to.
void ProgramTest::reportsMissingGlyphsOnce()
{
    const duovita::test::ChosenFonts chosen(duovita::test::ChosenFonts::Signs::Absent);
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cases/15-emoji-row.md")})
                 .exitCode,
             0);
    const auto exported = [this](const char* format, const QString& path) {
        return run({QStringLiteral("export"), QStringLiteral("Emil Emoji"), QStringLiteral("--language"),
                    QStringLiteral("en"), QStringLiteral("--format"), QString::fromLatin1(format), QStringLiteral("-o"),
                    path});
    };
    const QString pdf = m_folder->filePath(QStringLiteral("cv.pdf"));
    for (const char* format : {"pdf", "png"}) {
        const Outcome done = exported(format, QString(pdf).replace(QStringLiteral("pdf"), QString::fromLatin1(format)));
        QCOMPARE(done.exitCode, 1);
        QCOMPARE(done.err.count(u'\n'), 1);
        QVERIFY2(done.err.startsWith(QStringLiteral("Emil Emoji (en): No installed font has these characters")),
                 qPrintable(done.err));
        QCOMPARE(done.err.count(QStringLiteral("“✅” (U+2705)")), 1);
        QCOMPARE(done.err.count(QStringLiteral("“👩🏽\u200D💻” (U+1F469 U+1F3FD U+200D U+1F4BB)")), 1);
        QVERIFY(done.err.contains(QStringLiteral("fonts-symbola")));
        QVERIFY(!done.err.contains(QStringLiteral("is not marked as accessible")));
    }
    QVERIFY(QFile::exists(pdf));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("cv.png"))) ||
            QFile::exists(m_folder->filePath(QStringLiteral("cv-1.png"))));
    const Outcome all = run({QStringLiteral("export"), QStringLiteral("--all"), QStringLiteral("-o"),
                             m_folder->filePath(QStringLiteral("all/"))});
    QCOMPARE(all.exitCode, 1);
    // Formats without pages can contain every character.
    const QString html = m_folder->filePath(QStringLiteral("cv.html"));
    const Outcome whole = exported("html", html);
    QCOMPARE(whole.exitCode, 0);
    QFile file(html);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(QString::fromUtf8(file.readAll()).contains(QStringLiteral("👩🏽\u200D💻")));
}

void ProgramTest::reportsWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no files") << QStringList{QStringLiteral("import")};
    QTest::newRow("nobody") << QStringList{QStringLiteral("export")};
    QTest::newRow("format") << QStringList{QStringLiteral("export"), QStringLiteral("x"), QStringLiteral("--format"),
                                           QStringLiteral("doc")};
    QTest::newRow("language") << QStringList{QStringLiteral("show"), QStringLiteral("x"), QStringLiteral("--language"),
                                             QStringLiteral("fr")};
    QTest::newRow("password for Word") << QStringList{QStringLiteral("export"),     QStringLiteral("x"),
                                                      QStringLiteral("--format"),   QStringLiteral("docx"),
                                                      QStringLiteral("--password"), QStringLiteral("secret")};
    QTest::newRow("Word called PDF") << QStringList{QStringLiteral("export"),   QStringLiteral("x"),
                                                    QStringLiteral("-o"),       QStringLiteral("cv.pdf"),
                                                    QStringLiteral("--format"), QStringLiteral("docx")};
    QTest::newRow("Word called JSON") << QStringList{QStringLiteral("export"),   QStringLiteral("x"),
                                                     QStringLiteral("-o"),       QStringLiteral("cv.json"),
                                                     QStringLiteral("--format"), QStringLiteral("docx")};
    QTest::newRow("option") << QStringList{QStringLiteral("list"), QStringLiteral("--colour")};
    QTest::newRow("command") << QStringList{QStringLiteral("dance")};
}

void ProgramTest::reportsWrongUsage()
{
    QFETCH(QStringList, words);
    const Outcome done = run(words);
    QCOMPARE(done.exitCode, 2);
    QVERIFY(!done.err.isEmpty());
}

void ProgramTest::infersFormatFromFileName()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const auto beginning = [&](const char* name) {
        const QString path = m_folder->filePath(QString::fromLatin1(name));
        run({QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("--language"), QStringLiteral("en"),
             QStringLiteral("-o"), path});
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.read(11) : QByteArray();
    };
    QVERIFY(beginning("cv.pdf").startsWith("%PDF-"));
    QVERIFY(beginning("cv.docx").startsWith("PK"));
    QCOMPARE(beginning("cv.vcf"), QByteArray("BEGIN:VCARD"));
    QVERIFY(beginning("cv.csl.json").startsWith("["));
    QVERIFY(beginning("cv.yaml").startsWith("cv:"));
    QVERIFY(beginning("cv.resume.json").contains("$schema") || beginning("cv.resume.json").startsWith("{"));
    QVERIFY(beginning("cv").startsWith("%PDF-"));
}

void ProgramTest::refusesBadFilesAndChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0", 11);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("50 MB") << QByteArray(50 * 1024 * 1024, 'x');
    QTest::newRow("invalid UTF-8") << QByteArray("Zhang \xC3\x28 \xFE San");
    QTest::newRow("no CV") << QByteArray("Please find the minutes below. They are long.\n");
    QTest::newRow("broken JSON") << QByteArray("{\"schema\": \"duovita/1\", \"people\": [{\"id\": 3}]}");
}

void ProgramTest::refusesBadFilesAndChangesNothing()
{
    QFETCH(QByteArray, bytes);
    const QString path = write("bad.txt", bytes);
    const Outcome done = run({QStringLiteral("import"), path});
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.err.contains(path), qPrintable(done.err));
    QCOMPARE(run({QStringLiteral("list")}).out, QString());
}

void ProgramTest::usesSingularAndPluralInCounts()
{
    const QString one = write("one.md", "# San Zhang\n\n## Experience\n\n### Example Ltd, 2019 - 2021\n\n- Built it\n");
    QVERIFY(run({QStringLiteral("import"), one})
                .out.contains(QStringLiteral("San Zhang, 1 section, 1 entry, 1 point, 0 unplaced texts")));
}

void ProgramTest::keepsLinkedInTableUnparsed()
{
    const Outcome done =
        run({QStringLiteral("import"), QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cases/27-linkedin-positions.txt"),
             QStringLiteral("--person"), QStringLiteral("Ana Lyst")});
    QCOMPARE(done.exitCode, 0);
    QVERIFY2(done.out.contains(QStringLiteral("kept in full as unplaced text")), qPrintable(done.out));
    QVERIFY2(done.out.contains(QStringLiteral("0 sections, 0 entries, 0 points, 3 unplaced texts")),
             qPrintable(done.out));
}

/// It comes in under its file's name, and every report says so.
namespace {

/// The process in which that one reads documents, once it is there.
pid_t readingChildOf(qint64 program)
{
    for (int tries = 0; tries < 12000; ++tries) {
        for (const QString& number : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile facts(QStringLiteral("/proc/%1/stat").arg(number));
            if (number.toInt() == 0 || !facts.open(QIODevice::ReadOnly))
                continue;
            const QList<QByteArray> behindTheName = facts.readAll().split(')').last().simplified().split(' ');
            if (behindTheName.value(1).toLongLong() == program)
                return number.toInt();
        }
        QTest::qSleep(5);
    }
    return -1;
}

} // namespace

/// As a damaged PDF may have it. Whoever was here stays, and the other documents are read.
void ProgramTest::continuesAfterAReaderCrash()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const QByteArray job = "\n**Example Ltd** 2019 - 2020\n\n- Made a thing better by half\n";
    const QString large = write("large.md", "# Zoe Large\n\n## Experience\n" + job.repeated(100'000));
    QProcess process;
    process.setProcessEnvironment(terminalEnvironment());
    process.start(QStringLiteral(DUOVITA_PROGRAM),
                  {QStringLiteral("--database"), m_folder->filePath(QStringLiteral("cv.db")), QStringLiteral("import"),
                   large, samplePath("li-si.json")});
    QVERIFY(process.waitForStarted());
    const pid_t child = readingChildOf(process.processId());
    QVERIFY(child > 0);
    QCOMPARE(::kill(child, SIGSEGV), 0);
    QVERIFY(process.waitForFinished(120'000));
    const QString errors = QString::fromUtf8(process.readAllStandardError());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY2(errors.contains(large) && errors.contains(QStringLiteral("save it again")), qPrintable(errors));
    const QString people = run({QStringLiteral("list")}).out;
    QVERIFY2(people.contains(QStringLiteral("Zhang San")) && people.contains(QStringLiteral("Li Si")) &&
                 !people.contains(QStringLiteral("Zoe")),
             qPrintable(people));
}

void ProgramTest::namesNamelessPersonAfterFile()
{
    const QString path = write("d-12.txt", QByteArray("Education\nQinghe University 2020-2021\n"));
    const Outcome done = run({QStringLiteral("import"), path, QStringLiteral("--json")});
    QCOMPARE(done.exitCode, 0);
    const QJsonObject report = QJsonDocument::fromJson(done.out.toUtf8()).array()[0].toObject();
    QCOMPARE(report[QStringLiteral("name")].toString(), QStringLiteral("d-12"));
    QVERIFY(report[QStringLiteral("nameGuessed")].toBool());
    QVERIFY(done.out.contains(QStringLiteral("gives no name")));
}

void ProgramTest::rejectsNonDatabaseFile()
{
    const QByteArray letter = "This is a letter, not a database." + QByteArray(500, ' ');
    const QString path = write("cv.db", letter);
    const Outcome done = run({QStringLiteral("list")});
    QCOMPARE(done.exitCode, 1);
    QVERIFY(done.err.contains(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), letter);
}

void ProgramTest::opensDatabaseOfTrustedOwner()
{
    const QString trust = QStringLiteral("--trust-owner");
    const Outcome wrong = run({trust, QStringLiteral("no-such-account"), QStringLiteral("list")});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.err.contains(QStringLiteral("no-such-account")), qPrintable(wrong.err));

    constexpr uid_t nobody = 65534;
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const QByteArray database = QFile::encodeName(m_folder->filePath(QStringLiteral("cv.db")));
    if (::chown(database.constData(), nobody, nobody) != 0)
        QSKIP("only root can give a file to somebody else");
    const Outcome refused = run({QStringLiteral("list")});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.err.contains(QStringLiteral("--trust-owner nobody")), qPrintable(refused.err));
    const Outcome listed = run({trust, QStringLiteral("nobody"), QStringLiteral("list")});
    QVERIFY2(listed.exitCode == 0, qPrintable(listed.err));
    QVERIFY(listed.out.contains(QStringLiteral("Zhang San")));
    QCOMPARE(run({QStringLiteral("import"), trust, QStringLiteral("nobody"), samplePath("li-si.json")}).exitCode, 0);
    // A copy is only read.
    const QString copy = m_folder->filePath(QStringLiteral("copy.db"));
    QCOMPARE(run({QStringLiteral("backup"), copy}).exitCode, 0);
    QVERIFY(
        runProgram({QStringLiteral("--database"), copy, QStringLiteral("list")}).out.contains(QStringLiteral("Li Si")));
}

void ProgramTest::readsGb18030()
{
    // 教育背景 / 清河大学 硕士 计算机 in GB18030.
    const QByteArray bytes = QByteArray::fromHex("bdccd3fdb1b3beb00ac7e5bad3b4f3d1a720cbb6cabf20bcc6cbe3bbfa0a");
    const Outcome done =
        run({QStringLiteral("import"), write("gb.txt", bytes), QStringLiteral("--person"), QStringLiteral("李四")});
    QCOMPARE(done.exitCode, 0);
    QVERIFY(done.out.contains(QStringLiteral("GB18030")));
    QVERIFY(run({QStringLiteral("show"), QStringLiteral("李四"), QStringLiteral("--json")})
                .out.contains(QStringLiteral("清河大学")));
}

void ProgramTest::listsMissingTextCountsAsJson()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0);
    const QJsonArray people =
        QJsonDocument::fromJson(run({QStringLiteral("list"), QStringLiteral("--json")}).out.toUtf8()).array();
    QCOMPARE(people.size(), 1);
    QCOMPARE(people[0].toObject()[QStringLiteral("missing")].toObject()[QStringLiteral("zh")].toInt(), 0);
}

void ProgramTest::reportsMissingTextsOnStderr_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("warns");
    QTest::newRow("pdf") << QStringLiteral("pdf") << true;
    QTest::newRow("docx") << QStringLiteral("docx") << true;
    QTest::newRow("html") << QStringLiteral("html") << true;
    QTest::newRow("vcf") << QStringLiteral("vcf") << false;
}

/// As a note on stderr, not as an error.
void ProgramTest::reportsMissingTextsOnStderr()
{
    QFETCH(QString, format);
    QFETCH(bool, warns);
    const QString path = write("half.txt", QStringLiteral("Zhang San\n\nSkills\n- Writes compilers\n").toUtf8());
    QCOMPARE(run({QStringLiteral("import"), path, QStringLiteral("--person"), QStringLiteral("Zhang San")}).exitCode,
             0);
    const Outcome done = run({QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("--language"),
                              QStringLiteral("both"), QStringLiteral("--format"), format, QStringLiteral("-o"),
                              m_folder->filePath(QStringLiteral("out/"))});
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(done.err.contains(QStringLiteral("The Chinese CV has 2 texts in English")), warns);
    QVERIFY2(!done.err.contains(QStringLiteral("The English CV")), qPrintable(done.err));
}

void ProgramTest::writesAllLanguagesBesideTheGivenFile()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0);
    const QString path = m_folder->filePath(QStringLiteral("cv.pdf"));
    QCOMPARE(run({QStringLiteral("export"), QStringLiteral("Li Si"), QStringLiteral("-o"), path}).exitCode, 0);
    QVERIFY(QFile::exists(path));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("cv (zh).pdf"))));
    const QString both = m_folder->filePath(QStringLiteral("both.pdf"));
    const Outcome done = run({QStringLiteral("export"), QStringLiteral("Li Si"), QStringLiteral("--language"),
                              QStringLiteral("both"), QStringLiteral("-o"), both});
    QCOMPARE(done.exitCode, 0);
    QVERIFY2(QFileInfo(both).isFile(), "a folder was made of a file's name");
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("both (zh).pdf"))));
}

void ProgramTest::refusesUnknownAndAmbiguousNames()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json"), samplePath("zhang-san.json")}).exitCode, 0);
    Outcome done = run({QStringLiteral("show"), QStringLiteral("Wang Wu the Unknown")});
    QCOMPARE(done.exitCode, 1);
    QVERIFY(done.err.contains(QStringLiteral("Wang Wu the Unknown")));
    done = run({QStringLiteral("show"), QStringLiteral("example")}); // matches both records
    QCOMPARE(done.exitCode, 1);
    QVERIFY(done.err.contains(QStringLiteral("张三")) || done.err.contains(QStringLiteral("example")));
}

void ProgramTest::rejectsAmbiguousCvName()
{
    const QString json = QStringLiteral(R"({"schema": "duovita/1", "people": [{"name": {"en": "Si Li"}, "cvs": [
        {"id": "11111111-0000-4000-8000-000000000001", "name": "Full CV"},
        {"id": "22222222-0000-4000-8000-000000000002", "name": "Short", "headline": {"en": "First"}},
        {"id": "33333333-0000-4000-8000-000000000003", "name": "Short", "headline": {"en": "Second"}},
        {"id": "44444444-0000-4000-8000-000000000004", "name": "short", "headline": {"en": "Third"}}]}]})");
    QCOMPARE(run({QStringLiteral("import"), write("cvs.json", json.toUtf8())}).exitCode, 0);
    const QString path = m_folder->filePath(QStringLiteral("cv.txt"));
    const auto exported = [&](const QString& cv) {
        return run({QStringLiteral("export"), QStringLiteral("Si Li"), QStringLiteral("--cv"), cv,
                    QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("-o"), path});
    };
    const auto text = [&] {
        QFile written(path);
        return written.open(QIODevice::ReadOnly) ? QString::fromUtf8(written.readAll()) : QString();
    };
    const Outcome asked = exported(QStringLiteral("Short"));
    QCOMPARE(asked.exitCode, 1);
    QVERIFY(asked.err.contains(QStringLiteral("22222222-")) && asked.err.contains(QStringLiteral("33333333-")));
    QVERIFY(!asked.err.contains(QStringLiteral("44444444-")));
    QCOMPARE(exported(QStringLiteral("33333333-0000-4000-8000-000000000003")).exitCode, 0);
    QVERIFY(text().contains(QStringLiteral("Second")));
    QCOMPARE(exported(QStringLiteral("short")).exitCode, 0);
    QVERIFY(text().contains(QStringLiteral("Third")));
    QCOMPARE(exported(QStringLiteral("SHORT")).exitCode, 1);
}

void ProgramTest::identifiesPersonByMailAddress()
{
    const QString english = write("en.md", "# Yutong Lin\n\nlin@example.com\n\n## Education\n\n"
                                           "- **Qinghe University** 2016.9-2020.6\n");
    const QString chinese = write("zh.md", "# 王小明\n\nlin@example.com\n\n## 教育背景\n\n"
                                           "- **清河大学** 2016.9-2020.6\n");
    const QString other = write("other.md", "# Li Si\n\nlin@example.com\n\n## Education\n\n"
                                            "- **Dongshan University** 2016.9-2020.6\n");
    QCOMPARE(run({QStringLiteral("import"), english, chinese}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("list")}).out.count(u'\n'), 1); // one address, names in two scripts
    QCOMPARE(run({QStringLiteral("import"), other}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("list")}).out.count(u'\n'), 2); // another name in the same script: another person
    // Words of a text do not identify a person.
    QCOMPARE(run({QStringLiteral("show"), QStringLiteral("Dongshan")}).exitCode, 1);
}

/// A name that matches only as pinyin is uncertain; common publications make it certain.
void ProgramTest::reportsPossiblySamePerson()
{
    const QByteArray works = "- J. Fang, L. Li. *Placement of virtual functions in edge clouds*. ToN, 2023\n"
                             "- J. Fang, W. Wu. *Gradient scheduling with aggregation*. IWQoS, 2024\n";
    const QString chinese = write("zh.md", "## 教育背景\n\n- **清河大学** 2016.9-2020.6\n\n## 论文\n\n" + works);
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--person"), QStringLiteral("方缙"), chinese}).exitCode, 0);
    const QString alone = write("alone.md", "# Jin Fang\n\n## Education\n\n- **Qinghe University** 2016.9-2020.6\n");
    const Outcome trial = run({QStringLiteral("import"), QStringLiteral("--dry-run"), alone});
    QVERIFY2(trial.out.contains(QStringLiteral("may be the same person as 方缙 (name read as pinyin): duovita merge ")),
             qPrintable(trial.out));
    const QString english = write("en.md", "# Jin Fang\n\n## Publications\n\n" + works);
    const Outcome done = run({QStringLiteral("import"), QStringLiteral("--json"), english});
    QCOMPARE(done.exitCode, 0);
    const QJsonObject report = QJsonDocument::fromJson(done.out.toUtf8()).array()[0].toObject();
    const QJsonArray reasons = report[QStringLiteral("same")].toObject()[QStringLiteral("reasons")].toArray();
    QCOMPARE(reasons, (QJsonArray{QStringLiteral("works"), QStringLiteral("nameRead")}));
    QCOMPARE(run({QStringLiteral("list")}).out.count(u'\n'), 1);
    // A file without a name belongs to the person named by another file of the import, in either order.
    const QString nameless = write("1.md", "si@example.org\n\n## Skills\n\n- Compilers\n");
    const QString named = write("2.md", "# Li Si\n\nsi@example.org\n\n## Awards\n\n- First prize, 2020\n");
    QCOMPARE(run({QStringLiteral("import"), nameless, named}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("list")}).out.count(u'\n'), 2);
    QVERIFY(run({QStringLiteral("show"), QStringLiteral("Li Si")}).out.contains(QStringLiteral("Compilers")));
}

void ProgramTest::mergesTwoPeople()
{
    const QString english = write("en.md", "# Jin Fang\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString chinese = write("zh.md", "# 方缙\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    QCOMPARE(run({QStringLiteral("import"), english, chinese}).exitCode, 0);
    const auto people = [&] { return run({QStringLiteral("list")}).out.count(u'\n'); };
    QCOMPARE(people(), 2);
    const QStringList merge{QStringLiteral("merge"), QStringLiteral("Jin Fang"), QStringLiteral("方缙")};
    const Outcome tried = run(merge + QStringList{QStringLiteral("--dry-run")});
    QCOMPARE(tried.exitCode, 0);
    QVERIFY(tried.out.contains(QStringLiteral("in both")));
    QCOMPARE(people(), 2);
    QCOMPARE(run(merge.mid(0, 2)).exitCode, 2);
    QCOMPARE(run({merge[0], merge[1], merge[1]}).exitCode, 1);
    QCOMPARE(run(merge).exitCode, 0);
    QCOMPARE(people(), 1);
    const QString shown = run({QStringLiteral("show"), QStringLiteral("方缙"), QStringLiteral("--json")}).out;
    QVERIFY(shown.contains(QStringLiteral("Tsinghua University")) && shown.contains(QStringLiteral("清华大学")));
}

/// A dry run reports what the import would do, including merges, and leaves nothing behind, not even an empty database.
void ProgramTest::dryRunChangesNothing()
{
    const QString english = write("en.md", "# San Zhang\n\n## Education\n\nExample University, 2010 - 2014\n");
    const QString again = write("again.md", "# San Zhang\n\n## Skills\n\nC++, Qt\n");
    const QStringList files{english, again};
    const Outcome tried = run(QStringList{QStringLiteral("import"), QStringLiteral("--dry-run")} + files);
    QCOMPARE(tried.exitCode, 0);
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("cv.db"))));
    const Outcome done = run(QStringList{QStringLiteral("import")} + files);
    QCOMPARE(tried.out, QString(done.out + QStringLiteral("This was a dry run; nothing was written.\n")));
    const QString before = run({QStringLiteral("show"), QStringLiteral("San Zhang"), QStringLiteral("--json")}).out;
    const QString more = write("more.md", "# San Zhang\n\n## Awards\n\n- First prize, 2020\n");
    QCOMPARE(run({QStringLiteral("import"), QStringLiteral("--dry-run"), more}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("show"), QStringLiteral("San Zhang"), QStringLiteral("--json")}).out, before);
}

void ProgramTest::showsContextOfSearchMatches()
{
    QCOMPARE(
        run({QStringLiteral("import"),
             write("cv.md", "# Zhang San\n\n## Experience\n\n### Example Robotics | Engineer | 2020.03 - 2021.02\n\n"
                            "- Rewrote the indexer of the company's shop.\n")})
            .exitCode,
        0);
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0);
    const auto list = [&](const char* search, const QStringList& more = {}) {
        return run(QStringList{QStringLiteral("list"), QStringLiteral("--search"), QString::fromUtf8(search)} + more)
            .out;
    };
    const QString lines = list("INDEX");
    QVERIFY2(lines.contains(QStringLiteral("\n    ")) && lines.contains(QStringLiteral("Rewrote the [index]er of")),
             qPrintable(lines));
    QVERIFY2(lines.contains(QStringLiteral("Example Robotics")), qPrintable(lines)); // says whose point it is
    QVERIFY(list("lisi").contains(QStringLiteral("[李四]")));
    const QJsonObject match = QJsonDocument::fromJson(list("company indexer", {QStringLiteral("--json")}).toUtf8())
                                  .array()
                                  .first()
                                  .toObject()[QStringLiteral("match")]
                                  .toObject();
    QCOMPARE(match[QStringLiteral("section")].toString(), QStringLiteral("work"));
    const QString text = match[QStringLiteral("text")].toString();
    const QJsonArray mark = match[QStringLiteral("marks")].toArray().first().toArray();
    QCOMPARE(text.mid(mark[0].toInt(), mark[1].toInt()), QStringLiteral("indexer"));
    if (!duovita::Lexicon::shipped().isEmpty()) { // matches by translation come last, with a note
        const QString translated = list("索引");
        QVERIFY2(translated.contains(QStringLiteral("    By translation: ")) &&
                     translated.contains(QStringLiteral("Rewrote the [index]er")),
                 qPrintable(translated));
        const QJsonArray people = QJsonDocument::fromJson(list("索引", {QStringLiteral("--json")}).toUtf8()).array();
        QVERIFY(people.last().toObject()[QStringLiteral("translated")].toBool());
    }
    QVERIFY(!list("INDEX").contains(QStringLiteral("By translation")));
    // Without a search there are no snippets.
    QVERIFY(!run({QStringLiteral("list")}).out.contains(QStringLiteral("\n    ")));
    // Sorts by the Chinese names' pinyin, people without one last; by Latin names, Li comes before Zhang.
    QVERIFY(run(wordsOf("list --sort pinyin")).out.indexOf(QStringLiteral("李四")) >= 0);
    QCOMPARE(run(wordsOf("list --sort sideways")).exitCode, 2);
}

void ProgramTest::listsPeopleMatchingAFilter()
{
    QCOMPARE(run({QStringLiteral("import"), write("cv.md", "# Zhang San\n\n## Experience\n\n### Example Robotics\n")})
                 .exitCode,
             0);
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0);
    const auto list = [&](const char* words) { return run(QStringList{QStringLiteral("list")} + wordsOf(words)).out; };
    QVERIFY(list("--incomplete zh").contains(QStringLiteral("Zhang San")));
    QVERIFY(!list("--incomplete en").contains(QStringLiteral("Zhang San")));
    QVERIFY(list("--tag sample").contains(QStringLiteral("Li Si")));
    QVERIFY(!list("--tag sample").contains(QStringLiteral("Zhang San")));
    QCOMPARE(list("--tag sample --search zhang"), QString());
    QCOMPARE(list("--tag nobody"), QString());
    QCOMPARE(run(wordsOf("list --incomplete fr")).exitCode, 2);
}

void ProgramTest::restoresEarlierRevision()
{
    const QString who = QStringLiteral("San Zhang");
    const auto history = [&](const QStringList& words) {
        return run(QStringList{QStringLiteral("history"), who} + words);
    };
    const auto shown = [&] { return run({QStringLiteral("show"), who, QStringLiteral("--json")}).out; };
    const QString first = write("first.md", "# San Zhang\n\n## Education\n\nExample University, 2010 - 2014\n");
    QCOMPARE(run({QStringLiteral("import"), first}).exitCode, 0);
    const QString before = shown();
    const QString more = write("more.md", "# San Zhang\n\n## Awards\n\n- First prize, 2020\n");
    QCOMPARE(run({QStringLiteral("import"), more}).exitCode, 0);
    const QString after = shown();
    QVERIFY(before != after);

    const Outcome listed = history({});
    QCOMPARE(listed.exitCode, 0);
    const QStringList lines = listed.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].endsWith(QStringLiteral("  merge")) && lines[1].endsWith(QStringLiteral("  import")));
    const QString then = lines[1].section(u' ', 0, 0);
    const QStringList asOf{QStringLiteral("--as-of"), then};
    QCOMPARE(history(asOf + QStringList{QStringLiteral("--json")}).out, before);
    QVERIFY(!history(asOf).out.contains(QStringLiteral("First prize")));
    QCOMPARE(shown(), after); // showing changes nothing
    const Outcome restored = history(asOf + QStringList{QStringLiteral("--restore")});
    QCOMPARE(restored.exitCode, 0);
    QVERIFY(restored.out.contains(then));
    QCOMPARE(shown(), before);
    const QStringList now = history({}).out.split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(now[0].endsWith(QStringLiteral("  restore")));
    const QString merged = now[1].section(u' ', 0, 0);
    QCOMPARE(history({QStringLiteral("--as-of"), merged, QStringLiteral("--json")}).out, after);

    // The end of the current day means now; days before the first revision are unknown.
    QCOMPARE(history({QStringLiteral("--as-of"), then.left(10), QStringLiteral("--json")}).out, before);
    const Outcome early = history({QStringLiteral("--as-of"), QStringLiteral("2001-01-01T10:00")});
    QCOMPARE(early.exitCode, 1);
    QVERIFY(early.err.contains(QStringLiteral("There is no state")));
    QCOMPARE(history({QStringLiteral("--as-of"), QStringLiteral("yesterday")}).exitCode, 2);
    QCOMPARE(history({QStringLiteral("--restore")}).exitCode, 2);
    // No revision is old enough to be removed.
    QCOMPARE(history({QStringLiteral("--prune")}).exitCode, 2);
    QCOMPARE(history({QStringLiteral("--dry-run")}).exitCode, 2);
    const QStringList prune{QStringLiteral("history"), QStringLiteral("--prune"), QStringLiteral("--json")};
    const auto counted = [](const Outcome& outcome) {
        return QJsonDocument::fromJson(outcome.out.toUtf8()).object().value(QStringLiteral("versions"));
    };
    QCOMPARE(counted(run(prune + QStringList{QStringLiteral("--dry-run")})), QJsonValue(0));
    QCOMPARE(counted(run(prune)), QJsonValue(0));
    QVERIFY(run(prune.mid(0, 2)).out.startsWith(QStringLiteral("0 earlier versions")));
    QCOMPARE(run({QStringLiteral("history")}).exitCode, 2);
    QCOMPARE(run({QStringLiteral("history"), QStringLiteral("Nobody")}).exitCode, 1);
}

void ProgramTest::backsUpAndRestores()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const QString file = m_folder->filePath(QStringLiteral("safe.db"));
    QCOMPARE(run({QStringLiteral("backup"), file}).exitCode, 0);
    const Outcome twice = run({QStringLiteral("backup"), file});
    QCOMPARE(twice.exitCode, 1);
    QVERIFY(twice.err.contains(QStringLiteral("already exists")));
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0);
    const Outcome listed = run({QStringLiteral("backup")}); // lists the daily backup, made before the second import
    QCOMPARE(listed.out.count(QStringLiteral(".backups/")), 1);

    QCOMPARE(run({QStringLiteral("restore"), file}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("list")}).out.count(u'\n'), 1);
    QCOMPARE(run({QStringLiteral("restore"), file, file}).exitCode, 2);
    QCOMPARE(run({QStringLiteral("restore"), write("no.db", "text")}).exitCode, 1);
    QCOMPARE(run({QStringLiteral("list")}).out.count(u'\n'), 1);
}

void ProgramTest::createsNoStoreAtAMistypedPath()
{
    const QString path = m_folder->filePath(QStringLiteral("cv.db"));
    for (const char* command : {"list", "check --all", "export --all"}) {
        const Outcome done = run(QString::fromLatin1(command).split(u' '));
        QCOMPARE(done.exitCode, 1);
        QVERIFY2(done.err.contains(path), qPrintable(done.err));
        QVERIFY(!QFile::exists(path));
    }
}

/// In each format, chosen by the CV or on the command line; omitted texts are listed.
void ProgramTest::leavesMissingTextsOutOnRequest()
{
    const QByteArray text =
        "# Zhang San 张三\n\n## Experience\n\n### Example Company | Engineer | 2020.03 - 2021.02\n\n"
        "- Did a thing.\n\n## Skills\n\n- Rust, Go, C++\n";
    QCOMPARE(run({QStringLiteral("import"), write("cv.md", text)}).exitCode, 0);
    const auto chinese = [&](const QStringList& more) {
        const Outcome done =
            run(QStringList{QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("--language"),
                            QStringLiteral("zh"), QStringLiteral("-o"), m_folder->filePath(QStringLiteral("cv.txt"))} +
                more);
        QFile file(m_folder->filePath(QStringLiteral("cv.txt")));
        return std::pair(done, file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString());
    };
    const QString option = QStringLiteral("--missing");
    const auto [shown, all] = chinese({});
    QCOMPARE(shown.exitCode, 0);
    QVERIFY(all.contains(QStringLiteral("Example Company")) && all.contains(QStringLiteral("Rust, Go, C++")));
    const auto [omitting, rest] = chinese({option, QStringLiteral("omit-entries")});
    QCOMPARE(omitting.exitCode, 0);
    QVERIFY2(!rest.contains(QStringLiteral("Example Company")) && rest.contains(QStringLiteral("Rust, Go, C++")),
             qPrintable(rest));
    QVERIFY2(omitting.err.contains(QStringLiteral("Chinese: 1 entry left out: ")) &&
                 omitting.err.contains(QStringLiteral("Example Company")),
             qPrintable(omitting.err));
    QCOMPARE(chinese({option, QStringLiteral("show")}).second, all);
    QCOMPARE(chinese({option, QStringLiteral("never")}).first.exitCode, 2);
    const Outcome checked = run({QStringLiteral("check"), QStringLiteral("Zhang San"), option, QStringLiteral("omit")});
    QVERIFY2(checked.out.contains(QStringLiteral("the entry is left out")), qPrintable(checked.out));
}

void ProgramTest::reportsPhotoNotShown()
{
    const QByteArray pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const QByteArray record = R"({"schema": "duovita/1", "people": [{"name": {"en": "Zhang San", "zh": "张三"},)"
                              R"( "photo": {"data": ")" +
                              pixel +
                              R"(", "mediaType": "image/png"},)"
                              R"( "cvs": [{"name": "CV", "design": {"base": "plain"}}]}]})";
    QCOMPARE(run({QStringLiteral("import"), write("one.json", record)}).exitCode, 0);
    const auto exported = [&](const QStringList& more) {
        return run(QStringList{QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("-o"),
                               m_folder->filePath(QStringLiteral("out/"))} +
                   more);
    };
    const QString words = QStringLiteral("the photo is not shown");
    QCOMPARE(exported({}).err.count(words), 1); // reported once for both languages
    QVERIFY(!exported({QStringLiteral("--template"), QStringLiteral("compact")}).err.contains(words));
    QVERIFY(!exported({QStringLiteral("--format"), QStringLiteral("docx")}).err.contains(words));
    const Outcome checked = run({QStringLiteral("check"), QStringLiteral("Zhang San")});
    QCOMPARE(checked.exitCode, 1);
    QVERIFY2(checked.out.contains(words), qPrintable(checked.out));
}

void ProgramTest::limitsListedMissingTexts()
{
    QByteArray text = "# Zhang San\n\nzhang@example.org\n\n## Experience\n\n";
    for (int i = 0; i < 12; ++i)
        text +=
            "### Example Company " + QByteArray::number(i) + " | Engineer | 2020.03 - 2019.02\n\n- Did a thing.\n\n";
    QCOMPARE(run({QStringLiteral("import"), write("cv.md", text)}).exitCode, 0);
    const Outcome done = run({QStringLiteral("check"), QStringLiteral("--all")});
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.out.contains(QStringLiteral("more missing texts")), qPrintable(done.out));
    QVERIFY2(done.out.count(QStringLiteral("(zh)")) <= 4, qPrintable(done.out));
}

void ProgramTest::distinguishesSectionsOfTheSameKind()
{
    const QByteArray text =
        "# Zhang San\n\n## Experience\n\n### Example Company | Engineer | 2020.03 - 2021.02\n\n- One.\n\n"
        "## Skills\n\n- Counting\n\n"
        "## Internships\n\n### Example Company | Intern | 2019.03 - 2019.06\n\n- Two.\n";
    QCOMPARE(run({QStringLiteral("import"), write("cv.md", text)}).exitCode, 0);
    const Outcome done = run({QStringLiteral("check"), QStringLiteral("--all")});
    QVERIFY2(done.out.contains(QStringLiteral(" Experience · Example Company")), qPrintable(done.out));
    QVERIFY2(done.out.contains(QStringLiteral(" Internships · Example Company")), qPrintable(done.out));
    QVERIFY2(!done.out.contains(QStringLiteral("(section ")), qPrintable(done.out));
}

/// Silence would look like a failure.
void ProgramTest::saysThatNothingWasFound()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const Outcome done = run({QStringLiteral("check"), QStringLiteral("--all")});
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(done.out.trimmed(), QStringLiteral("No problems."));
    QCOMPARE(run({QStringLiteral("check"), QStringLiteral("--all"), QStringLiteral("--json")}).out.trimmed(),
             QStringLiteral("[\n]"));
}

void ProgramTest::separatesCommandsFromTheirDescriptions()
{
    const Outcome done = run({QStringLiteral("--help")});
    QCOMPARE(done.exitCode, 0);
    QVERIFY2(!done.out.contains(QStringLiteral("]Print")), qPrintable(done.out));
    const Outcome asked = run({QStringLiteral("help"), QStringLiteral("export")});
    QCOMPARE(asked.exitCode, 0);
    QCOMPARE(asked.out, run({QStringLiteral("export"), QStringLiteral("--help")}).out);
    QVERIFY(asked.out.simplified().contains(QStringLiteral("academic, accent, banking")));
    QCOMPARE(run({QStringLiteral("help")}).out, done.out);
    const Outcome glossary = run({QStringLiteral("glossary"), QStringLiteral("--help")});
    QVERIFY2(glossary.out.startsWith(QStringLiteral("Usage: duovita glossary [")), qPrintable(glossary.out));
    for (const QString& line : done.out.split(u'\n'))
        QVERIFY2(!line.contains(QRegularExpression(QStringLiteral("^  [a-z]+ \\[.*\\]\\S"))), qPrintable(line));
}

void ProgramTest::printsChecksAsJsonAndDismissedProblems()
{
    const QString path = m_folder->filePath(QStringLiteral("cv.json"));
    const auto writeRecord = [&](const QString& dismissed) {
        QFile file(path);
        const QString key =
            dismissed.isEmpty() ? QString() : QStringLiteral(R"(, "dismissedProblems": ["%1"])").arg(dismissed);
        return file.open(QIODevice::WriteOnly) &&
               file.write(
                   QStringLiteral(R"({"schema": "duovita/1", "people": [{"id": "00000000-0000-4000-8000-000000000001",
                   "name": {"en": "Zhang San", "zh": "张三"}, "headline": {"en": "40 years", "zh": "50 年"}%1}]})")
                       .arg(key)
                       .toUtf8()) > 0;
    };
    QVERIFY(writeRecord({}));
    QCOMPARE(run({QStringLiteral("import"), path}).exitCode, 0);
    const Outcome differing = run({QStringLiteral("check"), QStringLiteral("--all"), QStringLiteral("--json")});
    QCOMPARE(differing.exitCode, 1);
    const QJsonArray found = QJsonDocument::fromJson(differing.out.toUtf8()).array();
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0][QStringLiteral("kind")].toString(), QStringLiteral("numbersDiffer"));
    QCOMPARE(found[0][QStringLiteral("dismissed")].toBool(), false);

    // As the window stores it.
    const auto person = duovita::readPeople(
        run({QStringLiteral("show"), QStringLiteral("Zhang San"), QStringLiteral("--json")}).out.toUtf8());
    QVERIFY(person);
    const QList<duovita::Problem> problems = duovita::checkRecord(person->front(), *duovita::PartialDate::create(2026));
    QCOMPARE(problems.size(), 1);
    QVERIFY(writeRecord(problems.front().key));
    QCOMPARE(run({QStringLiteral("import"), path}).exitCode, 0);
    const Outcome well = run({QStringLiteral("check"), QStringLiteral("--all")});
    QCOMPARE(well.exitCode, 0);
    QVERIFY2(well.out.contains(QStringLiteral("1 ignored")), qPrintable(well.out));
    QVERIFY2(!well.out.contains(QStringLiteral("No problems")), qPrintable(well.out));
    const Outcome shown = run({QStringLiteral("check"), QStringLiteral("--all"), QStringLiteral("--dismissed")});
    QCOMPARE(shown.exitCode, 0);
    QVERIFY2(shown.out.trimmed().endsWith(QStringLiteral("(ignored)")), qPrintable(shown.out));
}

void ProgramTest::namesTheBackupToRestoreWhenDamaged()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0); // makes the daily backup first
    const QString store = m_folder->filePath(QStringLiteral("cv.db"));
    QFile file(store);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(100);
    file.write(QByteArray(4096 * 4, '\x55'));
    file.close();
    const Outcome broken = run({QStringLiteral("list")});
    QCOMPARE(broken.exitCode, 1);
    static const QRegularExpression command(QStringLiteral("restore \"([^\"]+)\""));
    const QString backup = command.match(broken.err).captured(1);
    QVERIFY2(!backup.isEmpty(), qPrintable(broken.err));
    const Outcome restored = run({QStringLiteral("restore"), backup});
    QCOMPARE(restored.exitCode, 0);
    QVERIFY(restored.out.contains(QStringLiteral("damaged")));
    QVERIFY(run({QStringLiteral("list")}).out.contains(QStringLiteral("张三")));
}

void ProgramTest::opensWindowForDatabaseFileArgument()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json")}).exitCode, 0);
    const QString path = m_folder->filePath(QStringLiteral("people.duovita"));
    QVERIFY(QFile::rename(m_folder->filePath(QStringLiteral("cv.db")), path));
    QProcessEnvironment window = terminalEnvironment();
    window.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    window.insert(QStringLiteral("XDG_CONFIG_HOME"), m_folder->path());
    window.insert(QStringLiteral("XDG_DATA_HOME"), m_folder->path());
    const QString exit = QStringLiteral("--exit-after-startup");
    const Outcome shown = runProgram({path, exit}, window);
    QVERIFY2(shown.exitCode == 0, qPrintable(shown.err));
    QFile settings(m_folder->filePath(QStringLiteral("duovita/duovita.conf")));
    QVERIFY(settings.open(QIODevice::ReadOnly));
    QVERIFY2(settings.readAll().contains("people.duovita"), "another database was opened");
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("duovita/duovita.db"))));

    const QString letter = write("letter.duovita", "This is a letter, not a database.");
    const Outcome refused = runProgram({letter, exit}, window);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.err.contains(letter), qPrintable(refused.err));

    const QString mistyped = m_folder->filePath(QStringLiteral("poeple.duovita"));
    QCOMPARE(runProgram({mistyped, exit}, window).exitCode, 2);
    QVERIFY(!QFile::exists(mistyped));
    QCOMPARE(runProgram({path, letter, exit}, window).exitCode, 2);
    QCOMPARE(runProgram({QStringLiteral("--database"), letter, path, exit}, window).exitCode, 2);
}

/// The stores must agree in every character, in both directions.
void ProgramTest::copiesBetweenAFileAndAServer()
{
    duovita::test::PostgresServer server;
    REQUIRE_TEST_SERVER(server);
    const QString store = server.newStore();
    const auto copy = [&](const QString& from, const QString& to) {
        return runProgram({QStringLiteral("copy"), QStringLiteral("--from"), from, QStringLiteral("--to"), to});
    };
    const auto everybody = [&](const QString& database) {
        QStringList records;
        for (const QString& name : {QStringLiteral("Zhang San"), QStringLiteral("Li Si")})
            records += runProgram({QStringLiteral("--database"), database, QStringLiteral("show"), name,
                                   QStringLiteral("--json")})
                           .out;
        return records;
    };
    QCOMPARE(run({QStringLiteral("import"), samplePath("zhang-san.json"), samplePath("li-si.json")}).exitCode, 0);
    const QString file = m_folder->filePath(QStringLiteral("cv.db"));
    const QStringList records = everybody(file);
    QVERIFY(records[0].size() > 1000 && records[1].size() > 1000);

    const Outcome there = copy(file, store);
    QVERIFY2(there.exitCode == 0, qPrintable(there.err));
    QVERIFY2(there.out.contains(QStringLiteral("People: 2")), qPrintable(there.out));
    QCOMPARE(everybody(store), records);
    const Outcome again = copy(file, store);
    QCOMPARE(again.exitCode, 1);
    QVERIFY2(again.err.contains(QStringLiteral("already exists")), qPrintable(again.err));
    const QString back = m_folder->filePath(QStringLiteral("back.db"));
    QCOMPARE(copy(store, back).exitCode, 0);
    QCOMPARE(everybody(back), records);

    const Outcome missing = copy(m_folder->filePath(QStringLiteral("nothing.db")), back);
    QCOMPARE(missing.exitCode, 1);
    QVERIFY2(missing.err.contains(QStringLiteral("nothing.db")), qPrintable(missing.err));
    QCOMPARE(copy({}, back).exitCode, 2);
}

void ProgramTest::runsCommandsOnAServerStore()
{
    duovita::test::PostgresServer server;
    REQUIRE_TEST_SERVER(server);
    const QString store = server.newStore();
    const auto at = [&](const QString& database, const QStringList& words) {
        return runProgram(QStringList{QStringLiteral("--database"), database} + words);
    };
    const Outcome none = at(store, {QStringLiteral("list")});
    QCOMPARE(none.exitCode, 1);
    QVERIFY2(none.err.contains(QStringLiteral("there is no database yet")), qPrintable(none.err));
    const Outcome imported = at(store, {QStringLiteral("import"), samplePath("zhang-san.json")});
    QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
    QVERIFY(at(store, {QStringLiteral("list"), QStringLiteral("--search"), QStringLiteral("zs")})
                .out.contains(QStringLiteral("Zhang San")));
    const Outcome tried = at(store, {QStringLiteral("import"), QStringLiteral("--dry-run"), samplePath("li-si.json")});
    QVERIFY2(tried.exitCode == 0, qPrintable(tried.err));
    QVERIFY(!at(store, {QStringLiteral("list")}).out.contains(QStringLiteral("Li Si")));
    const QString pdf = m_folder->filePath(QStringLiteral("cv.pdf"));
    QCOMPARE(at(store, {QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("-o"), pdf}).exitCode, 0);
    QVERIFY(QFileInfo(pdf).size() > 1000);

    const QString safe = m_folder->filePath(QStringLiteral("safe.db"));
    QCOMPARE(at(store, {QStringLiteral("backup"), safe}).exitCode, 0);
    QVERIFY(at(safe, {QStringLiteral("list")}).out.contains(QStringLiteral("Zhang San")));
    QCOMPARE(at(store, {QStringLiteral("backup"), safe}).exitCode, 1);
    QCOMPARE(at(store, {QStringLiteral("restore"), safe}).exitCode, 1);

    // Without a terminal there is no prompt, and no message contains the password.
    const Outcome unasked = at(server.tcpAddress(QStringLiteral("postgres")), {QStringLiteral("list")});
    QCOMPARE(unasked.exitCode, 1);
    QVERIFY2(unasked.err.contains(QStringLiteral("PGPASSWORD")), qPrintable(unasked.err));
    for (const char* command : {"list", "import", "backup", "show", "export"}) {
        const Outcome refused = at(server.tcpAddress(QStringLiteral("postgres:secret")),
                                   {QString::fromLatin1(command), samplePath("li-si.json")});
        QVERIFY(refused.exitCode != 0);
        QVERIFY2(!refused.err.contains(QStringLiteral("secret")) && !refused.out.contains(QStringLiteral("secret")),
                 qPrintable(refused.err));
    }
}

DUOVITA_TEST(ProgramTest)
#include "tst_program.moc"
