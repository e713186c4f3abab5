#include "core/import/readers/openedpdf.h"
#include "core/messages/errorwords.h"
#include "core/services/guardedreading.h"
#include "tests/hostile/hostilepdf.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

#include <sys/resource.h>
#include <sys/stat.h>

using namespace duovita;
using namespace duovita::test;

/// Malicious documents: they are read or refused within limits.
class HostileDocumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsOrRejectsWithinLimits_data();
    void readsOrRejectsWithinLimits();
    void continuesAfterReaderProcessEnds_data();
    void continuesAfterReaderProcessEnds();
    void readsNamesOfAnyForm();
    void readsMacrosOfAnyForm();
    void rejectsPathsWithoutRegularFile_data();
    void rejectsPathsWithoutRegularFile();
    void survivesHostileSampleFiles_data();
    void survivesHostileSampleFiles();
};

namespace {

const ErrorCode wasRead = ErrorCode::Cancelled; // expected code if there is no error

struct Outcome {
    ErrorCode code = wasRead;
    QString bound; ///< parameter of FileExpands
    QString name;  ///< name of the person read
    double seconds = 0;
    qint64 megabytes = 0; ///< peak memory of any child so far
};

/// Reads in a separate child process, whose resource usage is known when it has ended.
Outcome outcomeOf(const std::function<Result<QList<ImportDraft>>(GuardedReading&)>& read)
{
    const auto used = [] {
        rusage all{};
        ::getrusage(RUSAGE_CHILDREN, &all);
        return all;
    };
    const auto secondsOf = [](const rusage& all) {
        constexpr double microseconds = 1e6;
        return static_cast<double>(all.ru_utime.tv_sec + all.ru_stime.tv_sec) +
               static_cast<double>(all.ru_utime.tv_usec + all.ru_stime.tv_usec) / microseconds;
    };
    const double before = secondsOf(used());
    Outcome outcome;
    {
        GuardedReading guarded(QStringLiteral(DUOVITA_READER));
        const auto drafts = read(guarded);
        if (!drafts) {
            outcome.code = drafts.error().code;
            outcome.bound = drafts.error().parameters.value(1);
        } else if (!drafts->isEmpty()) {
            outcome.name = drafts->front().person.name.text(Language::English);
        }
    }
    outcome.seconds = secondsOf(used()) - before;
    outcome.megabytes = used().ru_maxrss >> 10;
    return outcome;
}

Outcome outcomeOf(const QByteArray& bytes, const QString& file)
{
    ImportOptions options;
    options.mayBeNameless = true;
    return outcomeOf([&](GuardedReading& guarded) { return guarded.readBytes(bytes, file, options); });
}

/// A simple generator, with the same output on every platform.
class Pieces {
public:
    Pieces(quint32 seed, const QList<QByteArray>& pieces) : m_state(seed), m_pieces(pieces) {}

    qsizetype below(qsizetype most)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return static_cast<qsizetype>((m_state >> 8) % static_cast<quint32>(most));
    }
    QByteArray some(qsizetype most)
    {
        QByteArray text;
        for (qsizetype count = below(most); count > 0; --count)
            text += m_pieces[below(m_pieces.size())];
        return text;
    }

private:
    quint32 m_state;
    QList<QByteArray> m_pieces;
};

QByteArray bibliography(const QByteArray& authors)
{
    return "@article{k, title={A Title}, author={" + authors + "}, year=2010}\n";
}

/// Nested macros, each of which repeats the previous one ten times.
QByteArray macros(int levels)
{
    QByteArray text = "@string{m0 = \"abcdefghij\"}\n";
    for (int level = 1; level <= levels; ++level) {
        const QByteArray before = "m" + QByteArray::number(level - 1);
        const QByteArray next = " # " + before;
        text += "@string{m" + QByteArray::number(level) + " = " + before + next.repeated(9) + "}\n";
    }
    return text + "@article{k, title=m" + QByteArray::number(levels) + ", author={Zoe Test}, year=2010}\n";
}

/// Forms 6, 7, 8 …, each of which draws the next one `times` times.
QList<QByteArray> chain(int length, int times)
{
    QList<QByteArray> forms;
    for (int i = 0; i + 1 < length; ++i)
        forms += formOf(QByteArray("/X Do ").repeated(times), "/X " + QByteArray::number(7 + i) + " 0 R");
    return forms + QList<QByteArray>{formOf("BT /F 9 Tf 9 9 Td (end) Tj ET", {})};
}

HostilePdf withAttachments(int count, qsizetype bytes)
{
    HostilePdf pdf;
    pdf.content = "BT /F 20 Tf 72 760 Td (Zoe Test) Tj ET";
    const QByteArray attached = packed(QByteArray(bytes, ' '), "/Type /EmbeddedFile");
    QByteArray names;
    for (int i = 0; i < count; ++i) {
        const QByteArray number = QByteArray::number(6 + 2 * i);
        pdf.others += "<< /Type /Filespec /F (f" + number + ") /UF (f" + number + ") /EF << /F " +
                      QByteArray::number(7 + 2 * i) + " 0 R >> >>";
        pdf.others += attached;
        names += "(f" + number + ") " + number + " 0 R ";
    }
    pdf.objects.clear();
    pdf.catalog = "/Names << /EmbeddedFiles << /Names [" + names + "] >> >>";
    return pdf;
}

/// A font whose glyph draws a form that draws itself.
QByteArray drawnFont()
{
    return "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 "
           "/Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> /Resources << /XObject << /X 7 "
           "0 "
           "R >> >> >>";
}

} // namespace

void HostileDocumentsTest::readsOrRejectsWithinLimits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("bound");
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code = wasRead, const char* bound = "") {
        QTest::newRow(name) << bytes << code << QString::fromLatin1(bound);
    };
    constexpr auto refused = ErrorCode::FileExpands;
    const QByteArray title = "BT /F 20 Tf 72 760 Td (Zoe Test) Tj ET ";

    row("names: a comma behind a comma", bibliography("Test,, Z."));
    row("names: a comma first", bibliography(", Test"));
    row("names: commas alone", bibliography(QByteArray(4000, ',')));
    row("names: five parts", bibliography("a, b, c, d, e and , and ,, and {,},"));
    row("names: and alone", bibliography(QByteArray(" and ").repeated(4000)));
    row("a format in a comment", "@article{k, % %n%n%n%s\n title={T}, author={Zoe Test}, year=2010}\n");
    row("a format in an error", "@article{k, title=%n%n%n%s {T}, = %s}\n@article{l, title={50% %n}, author={%n%n}}\n");
    row("a format in a text without an end", "@article{k, title={T} \"%n%n%s\" = }\n");
    row("names: braces", bibliography(QByteArray(20'000, '{') + "a" + QByteArray(20'000, '}')));
    row("macros within the limit", macros(4));
    row("macros", macros(6), refused, "macroBytes");
    row("macros without end", macros(60), refused, "macroBytes");
    row("a macro of itself",
        "@string{a = \"abcdefgh\"}\n" + QByteArray("@string{a = a # a}\n").repeated(60) + bibliography("Z"), refused,
        "macroBytes");
    row("a macro of none", "@string{a = nowhere}\n@article{k, title=a # a, author={Zoe Test}, year=2010}\n");
    row("a field of macros",
        "@string{a = \"" + QByteArray(60'000, 'x') + "\"}\n@article{k, title={T}, note=a" +
            QByteArray(" # a").repeated(60) + "}\n",
        refused, "macroBytes");

    HostilePdf pdf;
    pdf.others = {formOf("/X Do", "/X 6 0 R")};
    row("a form draws itself", pdf.bytes(), refused, "formDepth");
    pdf.others = {formOf("/X Do /X Do /X Do", "/X 6 0 R")};
    row("a form draws itself thrice", pdf.bytes(), refused, "formDepth");
    pdf.others = {formOf("/X Do /X Do", "/X 7 0 R"), formOf("/X Do /X Do", "/X 6 0 R")};
    row("two forms draw each other", pdf.bytes(), refused, "formDepth");
    pdf.others = {streamOf("/X Do /X Do", "/Type /XObject /Subtype /Form /BBox [0 0 9 9]")};
    row("a form draws itself by the page's resources", pdf.bytes(), refused, "formDepth");
    pdf.others = chain(40, 1);
    row("forms forty deep", pdf.bytes(), refused, "formDepth");
    pdf.others = chain(20, 1);
    row("forms twenty deep", pdf.bytes());
    pdf.others = chain(8, 10);
    row("forms that draw the next ten times", pdf.bytes(), refused, "drawnForms");
    pdf.others = chain(20, 1000);
    row("forms that draw the next a thousand times", pdf.bytes(), refused, "drawnForms");
    pdf.others = {formOf("BT /F 9 Tf 9 9 Td (one) Tj ET", "/X 6 0 R")};
    row("a form that names itself and does not draw itself", pdf.bytes());
    pdf.others = {formOf(QByteArray(2 << 20, ' '), {})};
    pdf.content = title + QByteArray("/X Do ").repeated(100);
    row("a long form a hundred times", pdf.bytes(), refused, "pageBytes");
    pdf = {};
    pdf.objects.clear();
    pdf.font = drawnFont();
    pdf.content = "BT /F 20 Tf 72 760 Td (aaa) Tj ET";
    pdf.others = {streamOf("9 0 d0 /X Do"), formOf("/X Do /X Do", "/X 7 0 R")};
    row("a letter that draws a form that draws itself", pdf.bytes(), refused, "formDepth");

    pdf = {};
    pdf.contentStream = packed(title + QByteArray(100 << 20, ' '));
    row("a page of blanks", pdf.bytes(), refused, "pageBytes");
    pdf.contentStream =
        streamOf(flate(flate(title + QByteArray(100 << 20, ' '))), "/Filter [/FlateDecode /FlateDecode]");
    row("a page packed twice", pdf.bytes(), refused, "pageBytes");
    pdf.contentStream = streamOf(flate(flate(flate(title))), "/Filter [/FlateDecode /FlateDecode /FlateDecode]");
    row("a page packed thrice", pdf.bytes(), refused, "pageBytes");
    pdf.contentStream = streamOf(flate(flate(title)), "/Filter [/FlateDecode /FlateDecode]");
    row("a short page packed twice", pdf.bytes());
    pdf.contentStream = packed(title + "BT /F 1 Tf (" + QByteArray(3 << 20, 'a') + ") Tj ET");
    row("a string of millions", pdf.bytes(), refused, "glyphs");
    row("attachments", withAttachments(9, 32 << 20).bytes(), refused, "expandedBytes");
    row("a small attachment", withAttachments(1, 100).bytes());
    pdf = {};
    pdf.pages = 20'000;
    pdf.kids = QByteArray("3 0 R ").repeated(pdf.pages);
    row("one page twenty thousand times", pdf.bytes(), refused, "pages");
    pdf.pages = 3;
    pdf.kids = "2 0 R 3 0 R";
    row("pages that lead back", pdf.bytes(), ErrorCode::PdfUnreadable);
}

void HostileDocumentsTest::readsOrRejectsWithinLimits()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, bound);
    const Outcome outcome = outcomeOf(bytes, QStringLiteral("hostile"));
    QTEST(outcome.code, "code");
    if (outcome.code == ErrorCode::FileExpands)
        QCOMPARE(outcome.bound, bound);
    else if (isPdf(bytes) && outcome.code == wasRead)
        QCOMPARE(outcome.name, QStringLiteral("Zoe Test"));
    QVERIFY2(outcome.seconds < 10, qPrintable(QString::number(outcome.seconds)));
    QVERIFY2(outcome.megabytes < 400, qPrintable(QString::number(outcome.megabytes)));
}

/// Names made of commas, spaces, braces and words in any order: each is read or skipped, and the entries before and
/// after it are kept.
void HostileDocumentsTest::readsNamesOfAnyForm()
{
    Pieces pieces(36, {",", " ", "and", " and ", "{", "}", "\\", "\"", "~", "-", ".", "others", "Jr", "von", "A",
                       "Test", "张", "\\'e", "{,}"});
    GuardedReading guarded(QStringLiteral(DUOVITA_READER));
    ImportOptions options;
    options.personName = QStringLiteral("Zoe First");
    constexpr int names = 2000;
    for (int i = 0; i < names; ++i) {
        const QByteArray name = pieces.some(12);
        const auto drafts =
            guarded.readBytes(bibliography("First, Zoe") + bibliography(name), QStringLiteral("names.bib"), options);
        QVERIFY2(drafts, name.constData());
        const Section& works = drafts->front().person.sections.front();
        QVERIFY2(!works.entries().isEmpty(), name.constData());
        const auto& first = std::get<PublicationDetails>(works.entries().front().details);
        QCOMPARE(printedNames(first.authors).text(Language::English), QStringLiteral("Zoe First"));
    }
}

/// Macros made of names, marks and texts in any order, and entries that use them: the entries before are kept, and
/// those after it if the macro's brackets are balanced.
void HostileDocumentsTest::readsMacrosOfAnyForm()
{
    Pieces pieces(37, {"{",    "}",   "\"",     "#",     "=",   ",", "a", "b", "jan", "x",  " ",   "\n", "(",
                       ")",    "1",   "@",      "\\",    "~",   "$", "'", ";", "%",   "é",  "{x}", "<",  "a = ",
                       "= a ", "# b", "a # a ", "\"x\"", "a=b", "*", "^", "/", ">",   "张", "zoe", "",   "b="});
    const QList<QByteArray> openings{"@string{",
                                     "@string(",
                                     "@string{a = ",
                                     "@string{a = \"x\", b = ",
                                     "@preamble{",
                                     "@comment{",
                                     "@article{k, title = a # "};
    GuardedReading guarded(QStringLiteral(DUOVITA_READER));
    ImportOptions options;
    options.personName = QStringLiteral("Zoe First");
    constexpr int files = 1500;
    for (int i = 0; i < files; ++i) {
        QByteArray macros;
        bool closes = true;
        for (qsizetype count = 1 + pieces.below(3); count > 0; --count) {
            const QByteArray inside = pieces.some(9);
            macros += openings[pieces.below(openings.size())] + inside + "}\n";
            closes = closes && !inside.contains('{') && !inside.contains('}') && !inside.contains('\\');
        }
        const QByteArray text = bibliography("First, Zoe") + macros +
                                "@article{l, title = a # b, author = {Zoe First}}\n" + bibliography("Last, Zoe");
        const auto drafts = guarded.readBytes(text, QStringLiteral("macros.bib"), options);
        QVERIFY2(drafts, text.constData());
        const QList<Entry>& works = drafts->front().person.sections.front().entries();
        QVERIFY2(!works.isEmpty(), text.constData());
        const auto authorsOf = [](const Entry& work) {
            return printedNames(std::get<PublicationDetails>(work.details).authors).text(Language::English);
        };
        QCOMPARE(authorsOf(works.front()), QStringLiteral("Zoe First"));
        if (closes && !macros.contains('('))
            QVERIFY2(authorsOf(works.back()) == QStringLiteral("Zoe Last"), text.constData());
    }
}

void HostileDocumentsTest::rejectsPathsWithoutRegularFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("zeros") << QStringLiteral("/dev/zero") << ErrorCode::FileNotRegular;
    QTest::newRow("a terminal") << QStringLiteral("/dev/tty") << ErrorCode::FileNotRegular;
    QTest::newRow("a folder") << QStringLiteral("/proc") << ErrorCode::FileIsFolder;
    QTest::newRow("memory") << QStringLiteral("/proc/self/mem") << ErrorCode::FileNotReadable;
    QTest::newRow("nothing") << QStringLiteral("/nowhere") << ErrorCode::FileNotFound;
    QTest::newRow("a pipe") << QString() << ErrorCode::FileNotRegular;
}

void HostileDocumentsTest::rejectsPathsWithoutRegularFile()
{
    QFETCH(QString, path);
    const QTemporaryDir folder;
    if (path.isEmpty()) {
        path = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    }
    GuardedReading here(QString{});
    const auto read = here.read(path, {});
    QVERIFY(!read);
    QTEST(read.error().code, "code");
}

void HostileDocumentsTest::survivesHostileSampleFiles_data()
{
    QTest::addColumn<QString>("path");
    const QDir shared(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/cases/hostile"));
    const QStringList names = shared.entryList(QDir::Files);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << shared.filePath(name);
    if (names.isEmpty())
        QTest::newRow("none") << QString();
}

void HostileDocumentsTest::survivesHostileSampleFiles()
{
    QFETCH(const QString, path);
    if (path.isEmpty())
        QSKIP("the inputs are not beside the project");
    ImportOptions options;
    options.mayBeNameless = true;
    const Outcome outcome = outcomeOf([&](GuardedReading& guarded) { return guarded.read(path, options); });
    for (const ErrorCode ended : {ErrorCode::ReadingFailed, ErrorCode::ReadingTooLong, ErrorCode::ReadingTooLarge})
        QVERIFY2(outcome.code != ended, "the child did not survive it");
    if (path.endsWith(QStringLiteral(".bib")) || path.endsWith(QStringLiteral(".pdf")))
        QVERIFY(outcome.code == wasRead || outcome.code == ErrorCode::FileExpands ||
                outcome.code == ErrorCode::PdfWithoutText);
    QVERIFY2(outcome.seconds < 10, qPrintable(QString::number(outcome.seconds)));
    QVERIFY2(outcome.megabytes < 400, qPrintable(QString::number(outcome.megabytes)));
}

void HostileDocumentsTest::continuesAfterReaderProcessEnds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    HostilePdf pdf;
    pdf.content = "/C cs 0 sc BT /F 20 Tf 72 760 Td (Zoe Test) Tj ET";
    pdf.objects = "/X 5 0 R >> /ColorSpace << /C 6 0 R";
    constexpr int colors = 60'000;
    for (int i = 0; i < colors; ++i)
        pdf.others += "[/Indexed " + QByteArray::number(7 + i) + " 0 R 0 (a)]";
    pdf.others += "/DeviceGray";
    QTest::newRow("colours in colours") << pdf.bytes();
    pdf = {};
    pdf.objects.clear();
    pdf.contentStream = packed(QByteArray("/A BMC ").repeated(200'000) + "BT /F 20 Tf 72 760 Td (Zoe Test) Tj ET");
    QTest::newRow("marks in marks") << pdf.bytes();
}

/// Qt Pdf goes as deep as a document says, until there is no stack or memory left. Where its version bears that, the
/// document is read; else a message says what to do. The next document is read in any case.
void HostileDocumentsTest::continuesAfterReaderProcessEnds()
{
    QFETCH(const QByteArray, bytes);
    GuardedReading guarded(QStringLiteral(DUOVITA_READER), {10, 300});
    ImportOptions options;
    options.mayBeNameless = true;
    const auto read = guarded.readBytes(bytes, QStringLiteral("damaged.pdf"), options);
    if (!read) {
        QVERIFY(read.error().code == ErrorCode::ReadingFailed || read.error().code == ErrorCode::ReadingTooLarge ||
                read.error().code == ErrorCode::ReadingTooLong);
        const QString message = describe(read.error());
        QVERIFY2(message.contains(QStringLiteral("damaged.pdf")) && message.contains(QStringLiteral("save it as text")),
                 qPrintable(message));
    }
    HostilePdf good;
    good.content = "BT /F 20 Tf 72 760 Td (Zoe Test) Tj ET";
    const auto next = guarded.readBytes(good.bytes(), QStringLiteral("good.pdf"), options);
    QVERIFY(next);
    QCOMPARE(next->front().person.name.text(Language::English), QStringLiteral("Zoe Test"));
}

DUOVITA_TEST(HostileDocumentsTest)
#include "tst_hostiledocuments.moc"
