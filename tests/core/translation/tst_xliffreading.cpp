#include "core/translation/xliffreading.h"
#include "core/translation/xliffwriting.h"
#include "tests/core/translation/sheetsamples.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// Files of other programs, and invalid files.
class XliffReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsOtherProgramsFiles_data();
    void readsOtherProgramsFiles();
    void rejectsInvalidFiles_data();
    void rejectsInvalidFiles();
    void describesFoundAndExpectedContent();
    void survivesDeepNesting();
    void survivesDamage();
};

void XliffReadingTest::readsOtherProgramsFiles_data()
{
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("reviewed");
    const auto row = [](const char* name, const char* inside, const char* target, bool reviewed = false) {
        QTest::newRow(name) << QByteArray("<unit id=\"a\">") + inside + "</unit>" << QString::fromUtf8(target)
                            << reviewed;
    };
    row("plain", "<segment><source>one</source><target>一</target></segment>", "一");
    row("no target", "<segment><source>one</source></segment>", "");
    row("empty target", "<segment><source>one</source><target/></segment>", "");
    row("final", "<segment state=\"final\"><source>one</source><target>一</target></segment>", "一", true);
    row("divided",
        "<segment state=\"reviewed\"><source>one. </source><target>一。</target></segment><ignorable><source> "
        "</source></ignorable><segment state=\"final\"><source>two</source><target>二</target></segment>",
        "一。 二", true);
    row("divided, half reviewed",
        "<segment state=\"reviewed\"><source>one</source><target>一</target></segment>"
        "<segment><source>two</source><target>二</target></segment>",
        "一二");
    row("in another order",
        "<segment><source>one</source><target order=\"3\">一</target></segment><ignorable><source>, </source>"
        "</ignorable><segment><source>two</source><target order=\"1\">二</target></segment>",
        "二, 一");
    row("marked",
        "<segment><source>o<mrk id=\"m\" type=\"term\">n</mrk>e</source>"
        "<target>一<mrk id=\"m\">二<mrk id=\"n\">三</mrk></mrk><sm id=\"k\"/>四<em startRef=\"k\"/></target></segment>",
        "一二三四");
    row("with matches of a memory",
        "<mtc:matches xmlns:mtc=\"urn:oasis:names:tc:xliff:matches:2.0\"><mtc:match ref=\"#1\"><source>x</source>"
        "<target>y</target></mtc:match></mtc:matches><segment><source>one</source><target>一</target></segment>",
        "一");
    row("cdata", "<segment><source>one</source><target><![CDATA[<一>]]></target></segment>", "<一>");
    row("code point", "<segment><source>one</source><target>a<cp hex=\"4E00\"/></target></segment>", "a一");
}

void XliffReadingTest::readsOtherProgramsFiles()
{
    QFETCH(QByteArray, unit);
    QFETCH(QString, target);
    QFETCH(bool, reviewed);
    for (const QByteArray& bytes :
         {document(unit),
          document("<group id=\"g\"><notes><note>n</note></notes><group id=\"h\">" + unit + "</group></group>",
                   "version=\"2.1\"")}) {
        const auto read = fromXliff(bytes, {});
        QVERIFY2(read, bytes.constData());
        QCOMPARE(read->units.size(), 1);
        QCOMPARE(read->target, Language::Chinese);
        QCOMPARE(read->units[0].target, target);
        QCOMPARE(read->units[0].state == SheetUnit::State::Reviewed, reviewed);
    }
}

void XliffReadingTest::rejectsInvalidFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("line");
    const QByteArray unit = "<unit id=\"a\"><segment><source>one</source></segment></unit>";
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code, int line) {
        QTest::newRow(name) << bytes << code << line;
    };
    row("empty", {}, ErrorCode::XmlSyntax, 1);
    row("no XML", "Zhang San\nEducation", ErrorCode::XmlSyntax, 1);
    row("cut off", document(unit).chopped(20), ErrorCode::XmlSyntax, 2);
    row("not closed", document("\n<unit id=\"a\"></segment>"), ErrorCode::XmlSyntax, 3);
    row("more after the end", document(unit) + "\n<more/>", ErrorCode::XmlSyntax, 3);
    row("another XML", "<html/>", ErrorCode::SheetForeign, 1);
    row("XLIFF 1.2", "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"/>",
        ErrorCode::SheetVersion, 1);
    row("a later version", document(unit, "version=\"3.0\""), ErrorCode::SheetVersion, 1);
    row("no version", document(unit, ""), ErrorCode::SheetVersion, 1);
    QByteArray french = document(unit);
    row("another language", french.replace("zh-CN", "fr"), ErrorCode::SheetShape, 1);
    QByteArray same = document(unit);
    row("one language", same.replace("zh-CN", "en"), ErrorCode::SheetShape, 1);
    QByteArray foreign = document(unit);
    row("another program's", foreign.replace("5a1f0000-0000-4000-8000-000000000001", "f1"), ErrorCode::SheetForeign, 2);
    row("no file",
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\" "
        "trgLang=\"zh\"/>",
        ErrorCode::SheetForeign, 1);
    row("two files", document(unit + "</file>\n<file id=\"5a1f0000-0000-4000-8000-000000000002\">"),
        ErrorCode::SheetShape, 3);
    for (const QByteArray& order : {QByteArray("2"), QByteArray("3"), QByteArray("0"), QByteArray("first")})
        row(QByteArray("an order of " + order).constData(),
            document("\n<unit id=\"a\"><segment><source>a</source><target order=\"" + order +
                     "\">b</target></segment><segment><source>c</source><target>d</target></segment></unit>"),
            ErrorCode::SheetShape, 3);
    for (const QByteArray& character : {QByteArray("<cp hex=\"0000\"/>"), QByteArray("<cp hex=\"001B\"/>"),
                                        QByteArray("<cp hex=\"D800\"/>"), QByteArray("x&#13;")})
        row(QByteArray("a character " + character).constData(),
            document("\n<unit id=\"a\">\n<segment><source>a</source><target>b" + character +
                     "</target></segment>\n</unit>"),
            ErrorCode::SheetShape, 4);
    row("an id twice", document(unit + "\n" + unit), ErrorCode::SheetShape, 3);
    row("no id", document("\n<unit/>"), ErrorCode::SheetShape, 3);
    row("a code",
        document("\n<unit id=\"a\"><segment><source>a</source><target>b<ph id=\"1\"/></target></segment></unit>"),
        ErrorCode::SheetShape, 3);
    row("a bad code point", document("<unit id=\"a\"><segment><source><cp hex=\"xyz\"/></source></segment></unit>"),
        ErrorCode::SheetShape, 2);
    row("a document type", "<!DOCTYPE xliff [<!ENTITY a \"b\">]>\n" + document(unit), ErrorCode::SheetShape, 1);
    row("an entity", document("<unit id=\"a\"><segment><source>&a;</source></segment></unit>"), ErrorCode::XmlSyntax,
        2);
}

void XliffReadingTest::rejectsInvalidFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(int, line);
    const auto read = fromXliff(bytes, QStringLiteral("sheet.xlf"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().place.file, QStringLiteral("sheet.xlf"));
    QCOMPARE(read.error().place.line, line);
}

void XliffReadingTest::describesFoundAndExpectedContent()
{
    const QByteArray unit = "<unit id=\"a\"><segment><source>one</source></segment></unit>";
    const auto twice = fromXliff(document(unit + unit), {});
    QCOMPARE(twice.error().parameters,
             (QStringList{QStringLiteral("2 × <unit id=\"a\">"), QStringLiteral("1 × <unit id=\"a\">")}));
    QByteArray bare = document(unit);
    const auto nameless = fromXliff(bare.replace(" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"", ""), {});
    QCOMPARE(nameless.error().code, ErrorCode::SheetShape);
    QCOMPARE(nameless.error().parameters,
             (QStringList{QStringLiteral("<xliff>"),
                          QStringLiteral("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\">")}));
}

void XliffReadingTest::survivesDeepNesting()
{
    constexpr int depth = 200000;
    for (const QByteArray& name : {QByteArray("group"), QByteArray("other")})
        static_cast<void>(fromXliff(document(QByteArray("<" + name + ">").repeated(depth)), {}));
    const QByteArray marks = QByteArray("<mrk>").repeated(depth) + "x" + QByteArray("</mrk>").repeated(depth);
    const auto read =
        fromXliff(document("<unit id=\"a\"><segment><source>" + marks + "</source></segment></unit>"), {});
    QVERIFY(!read || read->units[0].source == QStringLiteral("x"));
}

/// Corrupted files are read or rejected without crashing, and what was read can be compared.
void XliffReadingTest::survivesDamage()
{
    const Person person = examplePerson();
    const QByteArray good = toXliff(translated(sheetOf(person, SheetTexts::All)));
    QRandomGenerator random(7);
    const auto below = [&](qsizetype limit) { return random.bounded(static_cast<int>(limit)); };
    for (int round = 0; round < 3000; ++round) {
        QByteArray bytes = good;
        for (int i = below(4); i >= 0; --i) {
            const int place = below(bytes.size());
            if (below(2) == 0)
                bytes[place] = static_cast<char>(below(256));
            else
                bytes.remove(place, below(40));
        }
        const auto read = fromXliff(bytes, {});
        if (read)
            static_cast<void>(withSheet(person, *read, compareSheet(person, *read), at(1000)));
        else
            QVERIFY(read.error().place.line > 0);
    }
}

DUOVITA_TEST(XliffReadingTest)
#include "tst_xliffreading.moc"
