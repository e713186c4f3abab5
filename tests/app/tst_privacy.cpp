#include "core/export/formats.h"
#include "tests/app/programdriving.h"
#include "tests/support/filebytes.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

using namespace duovita;
using test::bytesOf;

/// What tests/README.md promises under "Privacy and security", tested on the whole program.
class PrivacyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsSecretsOutOfEveryExport_data();
    void keepsSecretsOutOfEveryExport();
    void keepsSecretsOutOfSheets();
    void opensNoNetworkConnection();
    void restrictsFilesToTheOwner();
    void readsPassphrasesFromFiles();
    void asksForThePasswordOfAPdf();
    void promptsWithoutEchoingTheAnswer();
    void escapesControlCharactersForTheTerminal();
    void reportsIncompleteOutput();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    Outcome run(const QStringList& words) const { return at(path("cv.db"), words); }
    static Outcome at(const QString& store, const QStringList& words)
    {
        return runProgram(QStringList{QStringLiteral("--database"), store} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// The sample with secrets in every private field.
QByteArray withSecrets(const QByteArray& json)
{
    QJsonObject root = QJsonDocument::fromJson(json).object();
    QJsonObject person = root[QStringLiteral("people")].toArray().first().toObject();
    person[QStringLiteral("notes")] = QStringLiteral("SECRET-notes");
    QJsonArray contacts = person[QStringLiteral("contacts")].toArray();
    contacts += QJsonObject{{QStringLiteral("kind"), QStringLiteral("phone")},
                            {QStringLiteral("value"), QStringLiteral("SECRET-phone")},
                            {QStringLiteral("public"), false}};
    person[QStringLiteral("contacts")] = contacts;
    person[QStringLiteral("personalFacts")] = QJsonArray{
        QJsonObject{{QStringLiteral("kind"), QStringLiteral("gender")},
                    {QStringLiteral("value"), QJsonObject{{QStringLiteral("en"), QStringLiteral("SECRET-fact")}}}}};
    QJsonArray sections = person[QStringLiteral("sections")].toArray();
    for (qsizetype i = 0; i < sections.size(); ++i) {
        QJsonObject section = sections[i].toObject();
        QJsonArray entries = section[QStringLiteral("entries")].toArray();
        for (qsizetype k = 0; k < entries.size(); ++k) {
            QJsonObject entry = entries[k].toObject();
            entry[QStringLiteral("note")] = QStringLiteral("SECRET-note");
            entries[k] = entry;
        }
        section[QStringLiteral("entries")] = entries;
        sections[i] = section;
    }
    person[QStringLiteral("sections")] = sections;
    root[QStringLiteral("people")] = QJsonArray{person};
    return QJsonDocument(root).toJson();
}

} // namespace

void PrivacyTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(path("secrets.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(withSecrets(bytesOf(samplePath("zhang-san.json"))));
    file.close();
    QCOMPARE(run({QStringLiteral("import"), file.fileName()}).exitCode, 0);
    const QString record = run({QStringLiteral("show"), QStringLiteral("Zhang San"), QStringLiteral("--json")}).out;
    for (const char* secret : {"SECRET-notes", "SECRET-phone", "SECRET-fact", "SECRET-note\""})
        QVERIFY2(record.contains(QString::fromLatin1(secret)), secret); // the record does contain them
}

void PrivacyTest::keepsSecretsOutOfEveryExport_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("withData");
    // All formats except json, which is the record itself.
    for (const ExportFormatInfo& info : exportFormatTable)
        QTest::newRow(info.name) << QString::fromLatin1(info.name) << false;
    QTest::newRow("png") << "png" << false;
    QTest::newRow("pdf") << "pdf" << false;
    QTest::newRow("pdf with the record") << "pdf" << true;
}

/// Exports both languages as a batch. Compressed files are read back with the program's own importer.
void PrivacyTest::keepsSecretsOutOfEveryExport()
{
    QFETCH(QString, format);
    QFETCH(bool, withData);
    const QString out = path("out/");
    QStringList words{QStringLiteral("export"),     QStringLiteral("--all"),
                      QStringLiteral("--language"), QStringLiteral("both"),
                      QStringLiteral("-o"),         out,
                      QStringLiteral("--format"),   format};
    if (withData)
        words += QStringLiteral("--with-data");
    const Outcome done = run(words);
    QCOMPARE(done.exitCode, 0);
    int files = 0;
    for (QDirIterator each(out, QDir::Files); each.hasNext();) {
        const QString file = each.next();
        ++files;
        QVERIFY2(!bytesOf(file).contains("SECRET"), qPrintable(file));
        if (!file.endsWith(QStringLiteral(".pdf")) && !file.endsWith(QStringLiteral(".docx")))
            continue;
        const QString other = m_folder->filePath(QStringLiteral("other%1.db").arg(files));
        QCOMPARE(at(other, {QStringLiteral("import"), file}).exitCode, 0);
        const QString read =
            at(other, {QStringLiteral("show"), QStringLiteral("Zhang San"), QStringLiteral("--json")}).out;
        QVERIFY(read.contains(QStringLiteral("sections")));
        QVERIFY2(!read.contains(QStringLiteral("SECRET")), qPrintable(file));
    }
    QVERIFY(files >= 2); // documents and the manifest
}

void PrivacyTest::keepsSecretsOutOfSheets()
{
    const QString sheet = path("sheet.xlf");
    QCOMPARE(run({QStringLiteral("sheet"), QStringLiteral("Zhang San"), QStringLiteral("--all-texts"),
                  QStringLiteral("-o"), sheet})
                 .exitCode,
             0);
    QVERIFY(bytesOf(sheet).contains("<source"));
    QVERIFY(!bytesOf(sheet).contains("SECRET"));
}

void PrivacyTest::opensNoNetworkConnection()
{
    QProcessEnvironment environment = terminalEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(DUOVITA_NONETWORK));
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
    const auto without = [&](const QString& store, const QStringList& words) {
        return runProgram(QStringList{QStringLiteral("--database"), store} + words, environment);
    };
    const QString network = QStringLiteral("NETWORK");
    // The check works: a server address does open a connection.
    QVERIFY(without(QStringLiteral("postgresql://127.0.0.1:9/cvs"), {QStringLiteral("list")}).err.contains(network));
    for (const QStringList& words :
         {wordsOf("list --search zhang"), wordsOf("show Zhang"), wordsOf("check --all"), wordsOf("backup"),
          QStringList{QStringLiteral("import"), samplePath("li-si.json")},
          QStringList{QStringLiteral("export"), QStringLiteral("--all"), QStringLiteral("-o"), path("out/")},
          QStringList{QStringLiteral("export"), QStringLiteral("--all"), QStringLiteral("-o"), path("html/"),
                      QStringLiteral("--format"), QStringLiteral("html")}}) {
        const Outcome done = without(path("cv.db"), words);
        QVERIFY2(!done.err.contains(network), qPrintable(words.join(u' ')));
    }
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    const Outcome window = without(path("cv.db"), {QStringLiteral("--exit-after-startup")});
    QCOMPARE(window.exitCode, 0);
    QVERIFY2(!window.err.contains(network), qPrintable(window.err));
}

/// Covers the database and all files beside it; exported files are for others.
void PrivacyTest::restrictsFilesToTheOwner()
{
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0); // makes the daily backup first
    QCOMPARE(run({QStringLiteral("backup"), path("copy.db")}).exitCode, 0);
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                            QFileDevice::WriteOther | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    int files = 0;
    for (QDirIterator each(m_folder->path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
         each.hasNext();) {
        const QString file = each.next();
        if (file.endsWith(QStringLiteral(".json"))) // the test's own file
            continue;
        ++files;
        QVERIFY2(!(QFile::permissions(file) & others), qPrintable(file));
    }
    QVERIFY2(files >= 4, qPrintable(QString::number(files))); // database, copy, folder of backups, backup
}

void PrivacyTest::readsPassphrasesFromFiles()
{
    const QString sealed = path("copy.sealed");
    const QStringList backup{QStringLiteral("backup"), QStringLiteral("--encrypt"), sealed};
    // Without a terminal and a file, no passphrase can be asked for.
    const Outcome asked = run(backup);
    QCOMPARE(asked.exitCode, 1);
    QVERIFY2(asked.err.contains(QStringLiteral("--passphrase-file")), qPrintable(asked.err));
    QVERIFY(!QFile::exists(sealed));
    const auto secretIn = [&](const char* name, const QByteArray& secret) {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(secret);
        return QStringList{QStringLiteral("--passphrase-file"), file.fileName()};
    };
    const QStringList right = secretIn("right", "correct horse\nsecond line");
    QCOMPARE(run(backup + right).exitCode, 0);
    QCOMPARE(run(backup + right).exitCode, 1); // existing files are not replaced
    QVERIFY(!bytesOf(sealed).contains("Zhang"));
    const QString before = run({QStringLiteral("list")}).out;
    QCOMPARE(run({QStringLiteral("import"), samplePath("li-si.json")}).exitCode, 0);
    const QStringList restore{QStringLiteral("restore"), sealed};
    const Outcome wrong = run(restore + secretIn("wrong", "another"));
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.err.contains(QStringLiteral("not the passphrase")), qPrintable(wrong.err));
    QCOMPARE(run(restore).exitCode, 1);
    QCOMPARE(run(restore + secretIn("empty", "")).exitCode, 1);
    QCOMPARE(run({QStringLiteral("list")}).out.count(u'\n'), 2);
    QCOMPARE(run(restore + right).exitCode, 0);
    QCOMPARE(run({QStringLiteral("list")}).out, before);
    QCOMPARE(run({QStringLiteral("backup"), QStringLiteral("--encrypt")}).exitCode, 2);
}

void PrivacyTest::asksForThePasswordOfAPdf()
{
    const QString pdf = path("cv.pdf");
    const QStringList words{QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("--encrypt"),
                            QStringLiteral("-o"), pdf};
    const Outcome asked = run(words);
    QCOMPARE(asked.exitCode, 1);
    QVERIFY2(asked.err.contains(QStringLiteral("--passphrase-file")), qPrintable(asked.err));
    QVERIFY(!QFile::exists(pdf));
    QFile secret(path("secret"));
    QVERIFY(secret.open(QIODevice::WriteOnly));
    secret.write("correct horse\n");
    secret.close();
    const Outcome done = run(words + QStringList{QStringLiteral("--passphrase-file"), secret.fileName()});
    QVERIFY2(done.exitCode == 0, qPrintable(done.err));
    QVERIFY(bytesOf(pdf).contains("/Encrypt"));
    QVERIFY2(!done.err.contains(QStringLiteral("command line")), qPrintable(done.err));
    // A password on the command line works, with a warning.
    const Outcome warned = run({QStringLiteral("export"), QStringLiteral("Zhang San"), QStringLiteral("--password"),
                                QStringLiteral("xyzzy"), QStringLiteral("-o"), path("other.pdf")});
    QCOMPARE(warned.exitCode, 0);
    QVERIFY2(warned.err.contains(QStringLiteral("--encrypt")), qPrintable(warned.err));
    QVERIFY(!warned.err.contains(QStringLiteral("xyzzy")));
    QCOMPARE(run(words + QStringList{QStringLiteral("--password"), QStringLiteral("xyzzy")}).exitCode, 2);
}

/// The prompt for passphrases and for servers' passwords: the answer is not echoed, and interrupting it restores the
/// echo.
void PrivacyTest::promptsWithoutEchoingTheAnswer()
{
    const QString sealed = path("copy.sealed");
    const auto ask = [&](const QStringList& words, const QByteArrayList& answers) {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
        ::grantpt(terminal);
        ::unlockpt(terminal);
        const QByteArray name = ::ptsname(terminal);
        const int kept = ::open(name.constData(), O_RDWR | O_NOCTTY); // keeps the settings after the program's end
        QProcess process;
        process.setProcessEnvironment(terminalEnvironment());
        process.setInputChannelMode(QProcess::ForwardedInputChannel);
        process.setChildProcessModifier([&name] {
            std::signal(SIGINT, SIG_DFL); // background jobs ignore it by default
            ::setsid();                   // so that the terminal becomes the program's controlling terminal
            ::dup2(::open(name.constData(), O_RDWR), STDIN_FILENO);
        });
        process.start(QStringLiteral(DUOVITA_PROGRAM),
                      QStringList{QStringLiteral("--database"), path("cv.db")} + words);
        process.setReadChannel(QProcess::StandardError);
        Outcome outcome;
        for (const QByteArray& answer : answers) {
            const qsizetype before = outcome.err.size();
            while (!outcome.err.mid(before).contains(QStringLiteral(": "))) {
                if (!process.waitForReadyRead(60000) && process.state() == QProcess::NotRunning)
                    break;
                outcome.err += QString::fromUtf8(process.readAllStandardError());
            }
            static_cast<void>(::write(terminal, answer.constData(), static_cast<size_t>(answer.size())));
        }
        process.waitForFinished(60000);
        outcome.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -process.exitCode();
        outcome.err += QString::fromUtf8(process.readAllStandardError());
        ::fcntl(terminal, F_SETFL, O_NONBLOCK);
        QByteArray shown(4096, '\0');
        shown.truncate(std::max<ssize_t>(0, ::read(terminal, shown.data(), static_cast<size_t>(shown.size()))));
        outcome.out = QString::fromUtf8(shown);
        termios after{};
        ::tcgetattr(kept, &after);
        if ((after.c_lflag & ECHO) == 0)
            outcome.out += QStringLiteral("the terminal shows nothing any more");
        ::close(kept);
        ::close(terminal);
        return outcome;
    };
    const QStringList backup{QStringLiteral("backup"), QStringLiteral("--encrypt"), sealed};
    const Outcome twice = ask(backup, {"correct horse\n", "correct horse\n"});
    QVERIFY2(twice.exitCode == 0, qPrintable(twice.err));
    QCOMPARE(twice.out, QString());
    QVERIFY(!twice.err.contains(QStringLiteral("horse")));
    const QStringList restore{QStringLiteral("restore"), sealed};
    QCOMPARE(ask(restore, {"another\n"}).exitCode, 1);
    const Outcome right = ask(restore, {"correct horse\n"});
    QVERIFY2(right.exitCode == 0, qPrintable(right.err));
    QCOMPARE(right.out, QString());
    const Outcome brokenOff = ask(restore, {"half\x03"});
    QCOMPARE(brokenOff.exitCode, -SIGINT);
    QVERIFY2(!brokenOff.out.contains(QStringLiteral("half")) && !brokenOff.out.contains(QStringLiteral("terminal")),
             qPrintable(brokenOff.out));
}

/// Escape sequences could clear the screen, set its title or type text; bidirectional marks could reorder letters.
void PrivacyTest::escapesControlCharactersForTheTerminal()
{
    QFile record(path("escape.json"));
    QVERIFY(record.open(QIODevice::WriteOnly));
    record.write(R"({"basics": {"name": "Esc \u001b[2J\u202eTest", "label": "a\u009b31mred\u007f\r"}})");
    record.close();
    const Outcome imported = run({QStringLiteral("import"), record.fileName()});
    QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
    const auto obeyed = [](const QString& text) {
        return std::any_of(text.begin(), text.end(), [](QChar c) {
            const bool gap = c == u'\n' || c == u'\t';
            return (c.category() == QChar::Other_Control && !gap) || c == QChar(0x202E);
        });
    };
    for (const Outcome& outcome :
         {imported, run({QStringLiteral("list")}), run({QStringLiteral("show"), QStringLiteral("Esc")}),
          run({QStringLiteral("list"), QStringLiteral("--json")})}) {
        QVERIFY2(!obeyed(outcome.out), qPrintable(outcome.out));
        QVERIFY2(!obeyed(outcome.err), qPrintable(outcome.err));
    }
    QVERIFY(run({QStringLiteral("list")}).out.contains(QStringLiteral("␛[2J<U+202E>Test")));
    // JSON output is unescaped, because programs read it.
    const QString json = run({QStringLiteral("show"), QStringLiteral("Esc"), QStringLiteral("--json")}).out;
    const QJsonObject person =
        QJsonDocument::fromJson(json.toUtf8()).object()[QStringLiteral("people")].toArray().first().toObject();
    QVERIFY2(QString::fromUtf8(QJsonDocument(person).toJson()).contains(QChar(0x202E)), qPrintable(json));
    const Outcome unknown = run({QStringLiteral("show"), QStringLiteral("\u001b[2JNobody")});
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY2(!obeyed(unknown.err), qPrintable(unknown.err));
}

void PrivacyTest::reportsIncompleteOutput()
{
    const QString full = QStringLiteral("/dev/full");
    if (!QFile::exists(full))
        QSKIP("there is no /dev/full");
    for (const QStringList& words : {QStringList{QStringLiteral("list")}, QStringList{QStringLiteral("--help")},
                                     QStringList{QStringLiteral("list"), QStringLiteral("--json")}}) {
        QProcess process;
        process.setProcessEnvironment(terminalEnvironment());
        process.setStandardOutputFile(full);
        process.start(QStringLiteral(DUOVITA_PROGRAM),
                      QStringList{QStringLiteral("--database"), path("cv.db")} + words);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("printed"));
    }
}

DUOVITA_TEST(PrivacyTest)
#include "tst_privacy.moc"
