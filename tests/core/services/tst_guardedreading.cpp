#include "core/json/personjson.h"
#include "core/messages/errorwords.h"
#include "core/services/guardedreading.h"
#include "core/services/readingmessages.h"
#include "tests/support/testmain.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <thread>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace duovita;

/// Reading documents in a separate process.
class GuardedReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheSameAsInProcess();
    void transmitsErrors();
    void transmitsEveryMemberOfADraft();
    void refusesInvalidAnswers_data();
    void refusesInvalidAnswers();
    void reportsWhyTheChildEnded_data();
    void reportsWhyTheChildEnded();
    void continuesAfterRunningOutOfMemory();
    void endsSlowReading();
    void stopsAtOnce();
    void readsInProcessWithoutAChild();
    void confinesTheChild_data();
    void confinesTheChild();
};

namespace {

QString readingChild()
{
    return QStringLiteral(DUOVITA_READER);
}

/// A reading child with other behaviour.
QString childThat(const QTemporaryDir& folder, const QByteArray& does)
{
    const QString path = folder.filePath(QStringLiteral("child"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("#!/bin/sh\n" + does + '\n');
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

QByteArray longText()
{
    QByteArray text("# Zoe Test\n\n## Experience\n");
    for (int i = 0; text.size() < (8 << 20); ++i)
        text += "\n**Example Ltd** " + QByteArray::number(1990 + i % 30) + " - " + QByteArray::number(1991 + i % 30) +
                "\n\n- Made thing number " + QByteArray::number(i) + " better by half\n";
    return text;
}

/// The result of reading, with ids numbered in order of occurrence, because they are new each time.
QByteArray withoutIds(const Result<QList<ImportDraft>>& read)
{
    if (!read)
        return toBytes(read);
    static const QRegularExpression id(QStringLiteral("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"));
    QByteArray all;
    for (const ImportDraft& draft : *read) {
        const QString person = QString::fromUtf8(QJsonDocument(toJson(draft.person)).toJson());
        QHash<QString, QString> numbers;
        QString numbered;
        qsizetype at = 0;
        for (auto it = id.globalMatch(person); it.hasNext();) {
            const auto match = it.next();
            QString& number = numbers[match.captured()];
            if (number.isEmpty())
                number = QStringLiteral("id %1").arg(numbers.size());
            numbered += person.mid(at, match.capturedStart() - at) + number;
            at = match.capturedEnd();
        }
        QStringList places;
        for (auto place = draft.places.begin(); place != draft.places.end(); ++place)
            places +=
                QStringLiteral("%1: %2 %3").arg(numbers.value(place.key().toString()), place->file).arg(place->line);
        for (auto line = draft.lines.begin(); line != draft.lines.end(); ++line)
            places += QStringLiteral("line %1: %2").arg(line.key()).arg(numbers.value(line->toString()));
        places.sort();
        ImportDraft rest = draft;
        rest.person = {};
        rest.person.id = PersonId::parse(QStringLiteral("00000000-0000-0000-0000-000000000001")).value();
        rest.person.cvs.clear();
        rest.places.clear();
        rest.lines.clear();
        const Result<QList<ImportDraft>> only(QList<ImportDraft>{rest});
        all += (numbered + person.mid(at) + places.join(u'\n')).toUtf8() + toBytes(only);
    }
    return all;
}

QStringList documents()
{
    QStringList files;
    QDirIterator found(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data"), QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext())
        files += found.next();
    files.sort();
    return files;
}

} // namespace

void GuardedReadingTest::readsTheSameAsInProcess()
{
    GuardedReading guarded(readingChild());
    GuardedReading here(QString{});
    ImportOptions options;
    options.mayBeNameless = true;
    int drafts = 0;
    for (const QString& file : documents()) {
        const auto expected = here.read(file, options);
        const auto read = guarded.read(file, options);
        QVERIFY2(withoutIds(read) == withoutIds(expected), qPrintable(file));
        drafts += read ? static_cast<int>(read->size()) : 0;
    }
    QVERIFY(drafts > 100);
}

void GuardedReadingTest::transmitsErrors()
{
    const Error error{ErrorCode::JsonShape, {QStringLiteral("a\n“b”"), {}}, {QStringLiteral("c"), 1, 2, 3}};
    const auto carried = answerFrom(toBytes(Result<QList<ImportDraft>>(error)));
    QVERIFY(carried && !*carried);
    QCOMPARE(carried->error(), error);
    GuardedReading guarded(readingChild());
    QCOMPARE(guarded.read(QStringLiteral("/nowhere"), {}).error().code, ErrorCode::FileNotFound);
    QCOMPARE(guarded.readBytes("one\n\ntwo\n", QStringLiteral("f"), {}).error(),
             readBytes("one\n\ntwo\n", QStringLiteral("f"), {}).error());
}

void GuardedReadingTest::transmitsEveryMemberOfADraft()
{
    ImportDraft draft;
    draft.person.name = LocalizedText::of(Language::Chinese, QStringLiteral("张三"));
    draft.isNameGuessed = draft.isRecord = draft.isColumn = draft.isNameMissing = true;
    draft.file = QStringLiteral("/a/b");
    draft.source = QStringLiteral("text\n\u0000\u2028😀");
    draft.language = Language::Chinese;
    const EntryId first;
    const EntryId second;
    draft.places = {{first, {draft.file, 3, 4, 5}}, {second, {draft.file, 6}}};
    draft.lines.insert(7, first);
    draft.lines.insert(7, second);
    draft.headings = {1, 9};
    draft.notes = {{ImportNote::Kind::NothingNew, {QStringLiteral("p"), {}}, {draft.file, 2}}};
    const auto carried = answerFrom(toBytes(Result<QList<ImportDraft>>(QList<ImportDraft>{draft})));
    QVERIFY(carried && *carried && (*carried)->size() == 1);
    const ImportDraft& other = (*carried)->front();
    QCOMPARE(other.person, draft.person);
    QVERIFY(other.isNameGuessed && other.isRecord && other.isColumn && other.isNameMissing);
    QCOMPARE(other.file, draft.file);
    QCOMPARE(other.source, draft.source);
    QCOMPARE(other.language, draft.language);
    QCOMPARE(other.places, draft.places);
    QCOMPARE(other.lines.values(7), draft.lines.values(7)); // in this order
    QCOMPARE(other.headings, draft.headings);
    QCOMPARE(other.notes, draft.notes);

    ImportOptions options{QStringLiteral("name"), Language::Chinese, false, true, QStringLiteral("/folder")};
    const auto request = requestFrom(toBytes(ReadingRequest{draft.file, options, "bytes"}));
    QVERIFY(request && request->file == draft.file && request->bytes == "bytes");
    QCOMPARE(request->options.personName, options.personName);
    QCOMPARE(request->options.language, options.language);
    QCOMPARE(request->options.folder, options.folder);
    QVERIFY(!request->options.merge && request->options.mayBeNameless);
    QVERIFY(!requestFrom(toBytes(*request).chopped(3)));
}

void GuardedReadingTest::refusesInvalidAnswers_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("\x7f"
                                           "ELF");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("other members") << QByteArray(R"({"people": []})");
    QTest::newRow("a draft without a person") << QByteArray(R"({"drafts": [{"language": "en"}]})");
    QTest::newRow("a draft of no language") << QByteArray(R"({"drafts": [{"person": {}, "language": "xx"}]})");
    QTest::newRow("no draft") << QByteArray(R"({"drafts": [1]})");
}

void GuardedReadingTest::refusesInvalidAnswers()
{
    QFETCH(const QByteArray, answer);
    QVERIFY(!answerFrom(answer));
}

void GuardedReadingTest::reportsWhyTheChildEnded_data()
{
    QTest::addColumn<QByteArray>("child");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("crash") << QByteArray("kill -SEGV $$") << ErrorCode::ReadingFailed;
    QTest::newRow("abort") << QByteArray("kill -ABRT $$") << ErrorCode::ReadingFailed;
    QTest::newRow("gave up") << QByteArray("exit 1") << ErrorCode::ReadingFailed;
    QTest::newRow("no answer") << QByteArray("exit 0") << ErrorCode::ReadingFailed;
    QTest::newRow("nonsense") << QByteArray("printf 'aaaaaaaaaaaaaaaaaaaa' >&0; exec sleep 60")
                              << ErrorCode::ReadingFailed;
    QTest::newRow("an empty answer") << QByteArray("printf '\\0\\0\\0\\0' >&0; exec sleep 60")
                                     << ErrorCode::ReadingFailed;
    QTest::newRow("time") << QByteArray("kill -XCPU $$") << ErrorCode::ReadingTooLong;
    QTest::newRow("memory") << QByteArray("exit 3") << ErrorCode::ReadingTooLarge;
}

void GuardedReadingTest::reportsWhyTheChildEnded()
{
    QFETCH(const QByteArray, child);
    const QTemporaryDir folder;
    GuardedReading guarded(childThat(folder, child));
    const auto read = guarded.readBytes("# Zoe Test\n", QStringLiteral("cv.md"), {});
    QVERIFY(!read);
    QTEST(read.error().code, "code");
    QCOMPARE(read.error().parameters.front(), QStringLiteral("cv.md"));
    const QString message = describe(read.error()); // which document, and what to do with it
    QVERIFY2(message.contains(QStringLiteral("cv.md")) && message.contains(QStringLiteral("save it as text")),
             qPrintable(message));
}

/// A real child with too little memory for the text.
void GuardedReadingTest::continuesAfterRunningOutOfMemory()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("address sanitizer reserves all memory there is");
#endif
    GuardedReading guarded(readingChild(), {30, 48});
    const auto large = guarded.readBytes(longText(), QStringLiteral("large.md"), {});
    QVERIFY(!large);
    QCOMPARE(large.error(), (Error{ErrorCode::ReadingTooLarge,
                                   {QStringLiteral("large.md"), QStringLiteral("48")},
                                   {QStringLiteral("large.md")}}));
    const auto small = guarded.readBytes("# Zoe Test\n\n## Skills\n\n- C++\n", QStringLiteral("small.md"), {});
    QVERIFY(small);
    QCOMPARE(small->front().person.name.text(Language::English), QStringLiteral("Zoe Test"));
}

void GuardedReadingTest::endsSlowReading()
{
    GuardedReading guarded(readingChild(), {0, 4096}); // limited to the current second
    const auto read = guarded.readBytes(longText(), QStringLiteral("long.md"), {});
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ReadingTooLong);
}

void GuardedReadingTest::stopsAtOnce()
{
    const QTemporaryDir folder;
    GuardedReading guarded(childThat(folder, "exec sleep 60"));
    QElapsedTimer clock;
    clock.start();
    std::thread stopping([&] {
        QThread::msleep(200);
        guarded.stop();
    });
    const auto read = guarded.readBytes("# Zoe Test\n", QStringLiteral("cv.md"), {});
    stopping.join();
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
    QVERIFY(clock.elapsed() < 30'000);
    QCOMPARE(guarded.readBytes("# Zoe Test\n", QStringLiteral("cv.md"), {}).error().code, ErrorCode::Cancelled);
}

void GuardedReadingTest::readsInProcessWithoutAChild()
{
    QVERIFY(readingProgram().isEmpty()); // a test's main() cannot act as a reading child
    GuardedReading here;
    QVERIFY(here.readBytes("# Zoe Test\n\n## Skills\n\n- C++\n", QStringLiteral("cv.md"), {}));
    here.stop();
    QCOMPARE(here.readBytes("# Zoe Test\n", QStringLiteral("cv.md"), {}).error().code, ErrorCode::Cancelled);
}

namespace {

using Attempt = bool (*)(const char* folder);

bool writes(const char* folder)
{
    const int file = ::open((std::string(folder) + "/new").c_str(), O_WRONLY | O_CREAT, 0600);
    return file >= 0;
}

bool removes(const char* folder)
{
    return ::unlink((std::string(folder) + "/old").c_str()) == 0;
}

bool renames(const char* folder)
{
    return ::rename((std::string(folder) + "/old").c_str(), (std::string(folder) + "/older").c_str()) == 0;
}

bool truncates(const char* folder)
{
    return ::truncate((std::string(folder) + "/old").c_str(), 0) == 0;
}

bool connects(const char*)
{
    return ::socket(AF_INET, SOCK_STREAM, 0) >= 0 || ::socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
}

bool forks(const char*)
{
    const pid_t process = ::fork();
    if (process == 0)
        ::_exit(0);
    return process > 0;
}

bool runs(const char*)
{
    char program[] = "/bin/true";
    char* words[] = {program, nullptr};
    ::execv(program, words); // would exit with 0, unlike the code for failure
    return false;
}

bool takesMuchMemory(const char*)
{
#if defined(__SANITIZE_ADDRESS__)
    return false;
#else
    return ::mmap(nullptr, size_t{80} << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
#endif
}

bool cannotRead(const char* folder)
{
    return ::open((std::string(folder) + "/old").c_str(), O_RDONLY) < 0;
}

bool cannotThink(const char*)
{
    bool thought = false;
    std::thread([&] { thought = true; }).join();
    return !thought;
}

} // namespace

void GuardedReadingTest::confinesTheChild_data()
{
    QTest::addColumn<Attempt>("attempt");
    QTest::newRow("write") << &writes;
    QTest::newRow("remove") << &removes;
    QTest::newRow("rename") << &renames;
    QTest::newRow("truncate") << &truncates;
    QTest::newRow("connect") << &connects;
    QTest::newRow("fork") << &forks;
    QTest::newRow("run") << &runs;
    QTest::newRow("memory") << &takesMuchMemory;
    QTest::newRow("may read") << &cannotRead;
    QTest::newRow("may think") << &cannotThink;
}

void GuardedReadingTest::confinesTheChild()
{
    QFETCH(const Attempt, attempt);
    const QTemporaryDir folder;
    QFile old(folder.filePath(QStringLiteral("old")));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("kept") == 4);
    old.close();
    const QByteArray path = QFile::encodeName(folder.path());
    constexpr int could = 7;
    constexpr int couldNot = 8;
    const pid_t process = ::fork();
    QVERIFY(process >= 0);
    if (process == 0) {
        confineThisProcess({30, 64});
        ::_exit(attempt(path.constData()) ? could : couldNot);
    }
    int status = 0;
    QCOMPARE(::waitpid(process, &status, 0), process);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), couldNot);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("kept"));
}

DUOVITA_TEST(GuardedReadingTest)
#include "tst_guardedreading.moc"
