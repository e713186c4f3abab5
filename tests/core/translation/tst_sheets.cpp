#include "core/translation/xliffreading.h"
#include "core/translation/xliffwriting.h"
#include "tests/core/translation/sheetsamples.h"
#include "tests/support/manypeople.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

TranslationSheet withoutLines(TranslationSheet sheet)
{
    for (SheetUnit& unit : sheet.units)
        unit.line = 0;
    return sheet;
}

} // namespace

/// Exporting sheets, and reading them back unchanged.
class SheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void containsMissingAndStaleTexts();
    void excludesPrivateTexts();
    void choosesLanguageWithMoreGaps();
    void readsBackWhatItWrote();
    void keepsEveryCharacter();
    void givesEachTextAUniqueId();
    void conformsToXliffSchema();
};

void SheetsTest::containsMissingAndStaleTexts()
{
    const Person person = examplePerson();
    const TranslationSheet sheet = sheetOf(person);
    QCOMPARE(sheet.units.size(), 2);
    QCOMPARE(sheet.units[0].source, QStringLiteral("Made **samples** & `<tags>`"));
    QCOMPARE(sheet.units[0].state, SheetUnit::State::Initial);
    QCOMPARE(sheet.units[1].target, QStringLiteral("旧文字"));
    QCOMPARE(sheet.units[1].state, SheetUnit::State::Translated);
    QCOMPARE(sheet.units[1].notes, (QStringList{QStringLiteral("highlights"), QStringLiteral("stale")}));
    QCOMPARE(sheetOf(person, SheetTexts::All).units.size(), 4);
    QVERIFY(makeSheet(person, Language::English, SheetTexts::MissingAndStale, plainWords()).units.isEmpty());
}

void SheetsTest::excludesPrivateTexts()
{
    Person person = personWithLabels({QStringLiteral("Private site"), QStringLiteral("Public site")});
    person.contacts[0].isPublic = false;
    person.notes = QStringLiteral("Private note");
    Section section(SectionKind::Reference);
    Entry entry = section.newEntry();
    entry.note = QStringLiteral("Private remark");
    auto& reference = std::get<ReferenceDetails>(entry.details);
    reference.contacts = person.contacts;
    static_cast<void>(section.append(entry));
    person.sections += section;
    for (const SheetTexts texts : {SheetTexts::MissingAndStale, SheetTexts::All}) {
        const QByteArray bytes = toXliff(sheetOf(person, texts));
        QCOMPARE(bytes.count("Public site"), 2);
        QVERIFY2(!bytes.contains("Private"), bytes.constData());
    }
    person.contacts.removeLast();
    person.sections.clear();
    person.headline = LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
    QCOMPARE(languageToFill(person), Language::English);
    QCOMPARE(makeSheet(person, Language::English, SheetTexts::MissingAndStale, plainWords()).units.size(), 1);
    person.headline = {};
    person.contacts[0].label = LocalizedText::of(Language::Chinese, QStringLiteral("主页"));
    QCOMPARE(languageToFill(person), Language::Chinese); // texts that no sheet would contain do not count
}

void SheetsTest::choosesLanguageWithMoreGaps()
{
    QCOMPARE(languageToFill(examplePerson()), Language::Chinese);
    Person person;
    person.headline = LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
    QCOMPARE(languageToFill(person), Language::English);
}

void SheetsTest::readsBackWhatItWrote()
{
    const TranslationSheet sheet = translated(sheetOf(test::samples().front(), SheetTexts::All));
    QVERIFY(sheet.units.size() > 50);
    const auto read = fromXliff(toXliff(sheet), {});
    QVERIFY(read);
    QCOMPARE(withoutLines(*read), sheet);
    QVERIFY(read->units[0].line > 1 && read->units[1].line > read->units[0].line);
}

void SheetsTest::keepsEveryCharacter()
{
    TranslationSheet sheet = sheetOf(examplePerson());
    const QStringList texts{QStringLiteral(" both ends "),
                            QStringLiteral("a\nb\r\nc\td\re"),
                            QStringLiteral("\n\n"),
                            QStringLiteral("]]> <!-- &amp; &#38; <![CDATA[ \"'"),
                            QStringLiteral("^10^ ~2~ **b** [l](https://example.org/?a=1&b=2)"),
                            QStringLiteral("𝔘 𠮷 e\u0301 \u200D \u2028 \u0085 \uFEFF"),
                            QString(QChar(1)) + QChar(0x1F) + QChar(0xFFFE) + QChar(0xFFFF) + QChar(0xD800) + u'x' +
                                QChar(0xDC00) + QChar(0),
                            QStringLiteral("\u00A0\u3000")};
    for (const QString& text : texts) {
        sheet.units[0].source = text;
        sheet.units[0].target = text + text;
        sheet.units[0].formerTarget = sheetHash(text + text); // the record's text can be of any kind
        sheet.units[0].state = SheetUnit::State::Translated;
        const auto read = fromXliff(toXliff(sheet), {});
        QVERIFY2(read, qPrintable(text));
        QCOMPARE(read->units[0].source, text);
        QCOMPARE(read->units[0].target, QString(text + text));
    }
}

void SheetsTest::givesEachTextAUniqueId()
{
    for (quint32 seed = 0; seed < 40; ++seed) {
        Person person = test::RandomPerson(seed).person();
        QStringList ids;
        TextWalk([&](const TextPlace& place, const auto&) { ids += idOf(place); }).walk(person);
        const QSet<QString> different(ids.begin(), ids.end());
        QCOMPARE(different.size(), ids.size());
    }
}

/// Validates against the OASIS schema if Debian's copy is installed.
void SheetsTest::conformsToXliffSchema()
{
    const QString schemas = QStringLiteral("/usr/share/php/Symfony/Component/Translation/Resources/schemas/");
    const QString lint = QStandardPaths::findExecutable(QStringLiteral("xmllint"));
    if (lint.isEmpty() || !QFile::exists(schemas + QStringLiteral("xliff-core-2.0.xsd")))
        QSKIP("needs libxml2-utils and php-symfony-translation");
    const QTemporaryDir folder;
    const QString copies = folder.filePath(QStringLiteral("informativeCopiesOf3rdPartySchemas/w3c"));
    QVERIFY(QDir().mkpath(copies)); // where the schema expects XML's own schema
    QVERIFY(QFile::copy(schemas + QStringLiteral("xml.xsd"), copies + QStringLiteral("/xml.xsd")));
    const QString schema = folder.filePath(QStringLiteral("core.xsd"));
    QVERIFY(QFile::copy(schemas + QStringLiteral("xliff-core-2.0.xsd"), schema));
    QStringList words{QStringLiteral("--noout"), QStringLiteral("--nonet"), QStringLiteral("--schema"), schema};
    for (quint32 seed = 0; seed < 30; ++seed) {
        const TranslationSheet sheet = sheetOf(test::RandomPerson(seed).person(), SheetTexts::All);
        if (sheet.units.isEmpty())
            continue;
        QFile file(folder.filePath(QStringLiteral("%1.xlf").arg(seed)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(toXliff(seed % 2 ? sheet : translated(sheet)));
        words += file.fileName();
    }
    QVERIFY(words.size() > 20);
    QProcess process;
    process.start(lint, words);
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().left(2000).constData());
    // Confirms that validation can fail.
    QFile bad(folder.filePath(QStringLiteral("bad.xlf")));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(document("<unit id=\"a b\"/>"));
    bad.close();
    process.start(lint, words.mid(0, 4) + QStringList{bad.fileName()});
    QVERIFY(process.waitForFinished());
    QVERIFY(process.exitCode() != 0);
}

DUOVITA_TEST(SheetsTest)
#include "tst_sheets.moc"
