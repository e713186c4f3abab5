#include "core/sheets/sheetmerging.h"
#include "core/sheets/xliffreading.h"
#include "core/sheets/xliffwriting.h"
#include "tests/support/manypeople.h"
#include "tests/support/randomperson.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

namespace {

Timestamp at(int milliseconds)
{
    return Timestamp(std::chrono::milliseconds(milliseconds));
}

/// After any time of a random person.
constexpr Timestamp latest = Timestamp(std::chrono::years(100));

SheetWords plainWords()
{
    return {[](const ContentSource& source) { return nameOf(source.field); }, QStringLiteral("stale")};
}

RichText rich(const char* markdown)
{
    return RichText::fromMarkdown(QString::fromUtf8(markdown));
}

/// One entry: a title in both languages, a point in English only, and one whose Chinese is older than its English.
Person examplePerson()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
    Section section(SectionKind::Project);
    Entry entry = section.newEntry();
    std::get<ExperienceDetails>(entry.details).title =
        LocalizedText::of(QStringLiteral("A project"), QStringLiteral("项目"));
    Highlight missing;
    missing.text = LocalizedRichText::of(Language::English, rich("Made **samples** & `<tags>`"));
    Highlight stale;
    stale.text = LocalizedRichText::of(rich("New words"), rich("旧文字"));
    stale.text.setTimes(Language::English, at(20), {});
    stale.text.setTimes(Language::Chinese, at(10), {});
    entry.highlights = {missing, stale};
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

LocalizedRichText& point(Person& person, qsizetype index)
{
    // An entry is replaced as a whole elsewhere; here a test writes into its own copy.
    return const_cast<Entry&>(person.sections[0].entries()[0]).highlights[index].text;
}

TranslationSheet sheetOf(const Person& person, SheetTexts texts = SheetTexts::MissingAndStale)
{
    return makeSheet(person, Language::Chinese, texts, plainWords());
}

TranslationSheet translated(TranslationSheet sheet)
{
    for (SheetUnit& unit : sheet.units) {
        unit.target = QStringLiteral("译: ") + unit.source;
        unit.state = SheetUnit::State::Translated;
    }
    return sheet;
}

TranslationSheet withoutLines(TranslationSheet sheet)
{
    for (SheetUnit& unit : sheet.units)
        unit.line = 0;
    return sheet;
}

/// Contacts with English labels only.
Person personWithLabels(const QStringList& labels)
{
    Person person;
    person.id = *PersonId::parse(QStringLiteral("5a1f0000-0000-4000-8000-000000000001"));
    for (const QString& label : labels) {
        Contact contact;
        contact.value = LocalizedText::shared(QStringLiteral("https://example.org"));
        contact.label = LocalizedText::of(Language::English, label);
        person.contacts += contact;
    }
    return person;
}

QStringList chineseLabels(const Person& person)
{
    QStringList labels;
    for (const Contact& contact : person.contacts)
        labels += contact.label.text(Language::Chinese);
    return labels;
}

/// All texts of a person, in one language, by where they stand.
QMap<QString, QString> sideOf(const Person& person, Language language)
{
    QMap<QString, QString> texts;
    Person copy = person;
    TextWalk([&](const TextPlace& place, const auto& text) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>)
            texts.insert(idOf(place), keptText(text.text(language)));
    }).walk(copy);
    return texts;
}

QByteArray document(const QByteArray& units, const QByteArray& attributes = "version=\"2.0\"")
{
    return "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" " + attributes +
           " srcLang=\"en\" trgLang=\"zh-CN\">\n<file id=\"5a1f0000-0000-4000-8000-000000000001\">" + units +
           "</file></xliff>";
}

} // namespace

/// Texts out to a translator and back.
class SheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsWhatIsMissingOrStale();
    void holdsNothingPrivate();
    void asksForTheLanguageThatLacksMore();
    void readsBackWhatItWrote();
    void keepsEveryCharacter();
    void givesEachTextAnIdOfItsOwn();
    void fitsTheSchema();
    void changesNothingByItself();
    void fillsExactlyWhatIsTranslated();
    void leavesTheSourceCurrent();
    void showsConflicts();
    void staysStaleIfForcedOntoANewSource();
    void confirmsWhatIsReviewed();
    void knowsNoFormerTextIsAConflict();
    void saysWhatIsGoneOrShared();
    void findsAMovedEntry();
    void findsAMovedItemByItsSource();
    void leavesAChangedListAside();
    void confirmsNothingWithoutTheFormerText();
    void takesNoBlankTranslation();
    void keepsOneLineFieldsOnOneLine();
    void reportsWhatIsHalfTranslated();
    void readsOtherProgramsFiles_data();
    void readsOtherProgramsFiles();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void saysWhatIsWrong();
    void survivesDeepNesting();
    void survivesDamage();
};

void SheetsTest::holdsWhatIsMissingOrStale()
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

void SheetsTest::holdsNothingPrivate()
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
    QCOMPARE(languageToFill(person), Language::Chinese); // what no sheet would hold does not count
}

void SheetsTest::asksForTheLanguageThatLacksMore()
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
        sheet.units[0].formerTarget = sheetHash(text + text); // as it stands in the record: that may be of any kind
        sheet.units[0].state = SheetUnit::State::Translated;
        const auto read = fromXliff(toXliff(sheet), {});
        QVERIFY2(read, qPrintable(text));
        QCOMPARE(read->units[0].source, text);
        QCOMPARE(read->units[0].target, QString(text + text));
    }
}

void SheetsTest::givesEachTextAnIdOfItsOwn()
{
    for (quint32 seed = 0; seed < 40; ++seed) {
        Person person = test::RandomPerson(seed).person();
        QStringList ids;
        TextWalk([&](const TextPlace& place, const auto&) { ids += idOf(place); }).walk(person);
        const QSet<QString> different(ids.begin(), ids.end());
        QCOMPARE(different.size(), ids.size());
    }
}

/// Against OASIS's own schema, where Debian's copy of it is installed.
void SheetsTest::fitsTheSchema()
{
    const QString schemas = QStringLiteral("/usr/share/php/Symfony/Component/Translation/Resources/schemas/");
    const QString lint = QStandardPaths::findExecutable(QStringLiteral("xmllint"));
    if (lint.isEmpty() || !QFile::exists(schemas + QStringLiteral("xliff-core-2.0.xsd")))
        QSKIP("needs libxml2-utils and php-symfony-translation");
    const QTemporaryDir folder;
    const QString copies = folder.filePath(QStringLiteral("informativeCopiesOf3rdPartySchemas/w3c"));
    QVERIFY(QDir().mkpath(copies)); // where the schema looks for XML's own
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
    // The check can fail.
    QFile bad(folder.filePath(QStringLiteral("bad.xlf")));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(document("<unit id=\"a b\"/>"));
    bad.close();
    process.start(lint, words.mid(0, 4) + QStringList{bad.fileName()});
    QVERIFY(process.waitForFinished());
    QVERIFY(process.exitCode() != 0);
}

void SheetsTest::changesNothingByItself()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        for (const SheetTexts texts : {SheetTexts::MissingAndStale, SheetTexts::All}) {
            const auto read = fromXliff(toXliff(sheetOf(person, texts)), {});
            QVERIFY(read || sheetOf(person, texts).units.isEmpty());
            if (!read)
                continue;
            const auto changes = compareSheet(person, *read);
            QVERIFY(changes.isEmpty());
            QVERIFY(withSheet(person, *read, changes, at(100)) == person);
        }
    }
}

void SheetsTest::fillsExactlyWhatIsTranslated()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        TranslationSheet sheet = sheetOf(person);
        QMap<QString, QString> expected = sideOf(person, Language::Chinese);
        for (qsizetype i = 0; i < sheet.units.size(); ++i) { // every third stays as it was
            if (i % 3 == 0)
                continue;
            sheet.units[i].target = QStringLiteral("**译** ") + sheet.units[i].source;
            sheet.units[i].state = SheetUnit::State::Translated;
            expected[sheet.units[i].id] = sheet.units[i].target;
        }
        const auto read = fromXliff(toXliff(sheet), {});
        QVERIFY(read || sheet.units.isEmpty());
        if (!read)
            continue;
        const auto changes = compareSheet(person, *read);
        for (const SheetChange& change : changes)
            QCOMPARE(change.kind, SheetChange::Kind::Fills);
        const Person after = withSheet(person, *read, changes, latest);
        QCOMPARE(sideOf(after, Language::Chinese), expected);
        QCOMPARE(sideOf(after, Language::English), sideOf(person, Language::English));
        QVERIFY(compareSheet(after, *read).isEmpty()); // a second time there is nothing to do
    }
}

void SheetsTest::leavesTheSourceCurrent()
{
    const Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    Person after = withSheet(person, sheet, compareSheet(person, sheet), at(1000));
    for (const qsizetype index : {0, 1}) {
        for (const Language language : allLanguages)
            QCOMPARE(point(after, index).state(language), TextState::Complete);
    }
    QVERIFY(sheetOf(after).units.isEmpty());
}

void SheetsTest::showsConflicts()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    point(person, 0).setText(Language::Chinese, rich("别人写的"), at(50));
    point(person, 1).setText(Language::English, rich("Newer words"), at(50));
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::TargetChanged);
    QCOMPARE(changes[0].recordTarget, QStringLiteral("别人写的"));
    QCOMPARE(changes[1].kind, SheetChange::Kind::SourceChanged);
    QCOMPARE(changes[1].recordSource, QStringLiteral("Newer words"));
    QCOMPARE(changes[1].unit.source, QStringLiteral("New words"));
    QVERIFY(changes[0].isConflict() && changes[1].isConflict());
    // What the translator did not touch is no conflict, whatever became of it.
    QVERIFY(compareSheet(person, sheetOf(examplePerson())).isEmpty());
    // Somebody has written the very same.
    point(person, 0).setText(Language::Chinese, rich(sheet.units[0].target.toUtf8().constData()), at(60));
    QCOMPARE(compareSheet(person, sheet).size(), 1);
}

void SheetsTest::staysStaleIfForcedOntoANewSource()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    for (const qsizetype index : {0, 1})
        point(person, index).setText(Language::English, rich("Newer words"), index == 0 ? Timestamp() : at(50));
    Person after = withSheet(person, sheet, compareSheet(person, sheet), at(1000));
    for (const qsizetype index : {0, 1}) {
        QCOMPARE(point(after, index).text(Language::Chinese).markdown(), sheet.units[index].target);
        QCOMPARE(point(after, index).state(Language::Chinese), TextState::Stale);
        QCOMPARE(point(after, index).state(Language::English), TextState::Complete);
    }
}

void SheetsTest::confirmsWhatIsReviewed()
{
    const Person person = examplePerson();
    TranslationSheet sheet = sheetOf(person);
    sheet.units[1].state = SheetUnit::State::Reviewed;
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Confirms);
    Person after = withSheet(person, sheet, changes, at(1000));
    QCOMPARE(point(after, 1).state(Language::Chinese), TextState::Complete);
    QCOMPARE(point(after, 1).text(Language::Chinese).markdown(), QStringLiteral("旧文字"));
}

/// A program may have dropped what the sheet remembers: then nothing that stands in the record is written over.
void SheetsTest::knowsNoFormerTextIsAConflict()
{
    const Person person = examplePerson();
    TranslationSheet sheet = translated(sheetOf(person));
    for (SheetUnit& unit : sheet.units)
        unit.formerTarget.reset();
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Fills);
    QCOMPARE(changes[1].kind, SheetChange::Kind::TargetChanged);
}

void SheetsTest::saysWhatIsGoneOrShared()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    point(person, 0).share(Language::English);
    const_cast<Entry&>(person.sections[0].entries()[0]).highlights.removeLast();
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Shared);
    QCOMPARE(changes[1].kind, SheetChange::Kind::Gone);
    QVERIFY(withSheet(person, sheet, changes, at(1000)) == person);
}

void SheetsTest::findsAMovedEntry()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    Section other(SectionKind::Research);
    QVERIFY(other.append(person.sections[0].take(0)));
    person.sections.prepend(other);
    for (const SheetChange& change : compareSheet(person, sheet))
        QCOMPARE(change.kind, SheetChange::Kind::Fills);
}

void SheetsTest::findsAMovedItemByItsSource()
{
    const TranslationSheet sheet =
        translated(sheetOf(personWithLabels({QStringLiteral("Home"), QStringLiteral("Work"), QStringLiteral("Lab")})));
    QCOMPARE(sheet.units.size(), 3);
    const Person moved = personWithLabels({QStringLiteral("New"), QStringLiteral("Lab"), QStringLiteral("Home")});
    const auto changes = compareSheet(moved, sheet);
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Fills);
    QCOMPARE(changes[1].kind, SheetChange::Kind::ListChanged);
    QCOMPARE(changes[2].kind, SheetChange::Kind::Fills);
    const Person after = withSheet(moved, sheet, changes, latest);
    QCOMPARE(chineseLabels(after), (QStringList{{}, QStringLiteral("译: Lab"), QStringLiteral("译: Home")}));
    for (const SheetChange& change : compareSheet(after, sheet))
        QCOMPARE(change.kind, SheetChange::Kind::ListChanged);
}

/// Nothing is guessed, and nothing of it can be forced.
void SheetsTest::leavesAChangedListAside()
{
    const TranslationSheet sheet = translated(sheetOf(personWithLabels({QStringLiteral("Home")})));
    for (const QStringList& labels :
         {QStringList{QStringLiteral("Homepage")},
          QStringList{QStringLiteral("New"), QStringLiteral("Home"), QStringLiteral("Home")}}) {
        const Person person = personWithLabels(labels);
        const auto changes = compareSheet(person, sheet);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes[0].kind, SheetChange::Kind::ListChanged);
        QVERIFY(!changes[0].isApplicable());
        QVERIFY(withSheet(person, sheet, changes, latest) == person);
    }
    // An item that another text of the sheet stands for is not taken twice.
    const TranslationSheet twice =
        translated(sheetOf(personWithLabels({QStringLiteral("Home"), QStringLiteral("Home")})));
    const auto changes = compareSheet(personWithLabels({QStringLiteral("Home"), QStringLiteral("Work")}), twice);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Fills);
    QCOMPARE(changes[1].kind, SheetChange::Kind::ListChanged);
    const auto gone = compareSheet(personWithLabels({}), sheet);
    QCOMPARE(gone.size(), 1);
    QCOMPARE(gone[0].kind, SheetChange::Kind::Gone);
}

void SheetsTest::confirmsNothingWithoutTheFormerText()
{
    const Person person = examplePerson();
    TranslationSheet sheet = sheetOf(person);
    sheet.units[1].formerTarget.reset();
    QVERIFY(compareSheet(person, sheet).isEmpty());
    sheet.units[1].state = SheetUnit::State::Reviewed;
    QCOMPARE(compareSheet(person, sheet).size(), 1);
    QCOMPARE(compareSheet(person, sheet)[0].kind, SheetChange::Kind::Confirms);
}

void SheetsTest::takesNoBlankTranslation()
{
    for (const char* segment : {"<segment><source>Home</source><target> \n\t</target></segment>",
                                "<segment state=\"reviewed\"><source>Home</source><target>&#x3000;</target></segment>",
                                "<segment state=\"initial\"><source>Home</source><target>首页</target></segment>"}) {
        const auto read =
            fromXliff(document(QByteArray("<unit id=\"person.contacts.0.label\">") + segment + "</unit>"), {});
        QVERIFY(read);
        QCOMPARE(read->units[0].state, SheetUnit::State::Initial);
        QVERIFY(compareSheet(personWithLabels({QStringLiteral("Home")}), *read).isEmpty());
    }
}

void SheetsTest::keepsOneLineFieldsOnOneLine()
{
    Person person = personWithLabels({QStringLiteral("Home"), QStringLiteral("Two\nlines")});
    TranslationSheet sheet = sheetOf(person);
    sheet.units[0].target = QStringLiteral("首\n页");
    sheet.units[1].target = QStringLiteral("两\n行");
    for (SheetUnit& unit : sheet.units)
        unit.state = SheetUnit::State::Translated;
    person = withSheet(person, sheet, compareSheet(person, sheet), latest);
    QCOMPARE(chineseLabels(person), (QStringList{QStringLiteral("首 页"), QStringLiteral("两\n行")}));
    QVERIFY(compareSheet(person, sheet).isEmpty());
}

void SheetsTest::reportsWhatIsHalfTranslated()
{
    const Person person = personWithLabels({QStringLiteral("one two")});
    for (const char* second :
         {"<segment><source>two</source></segment>", "<segment><source>two</source><target> </target></segment>",
          "<segment state=\"initial\"><source>two</source><target>二</target></segment>"}) {
        const auto read = fromXliff(document(QByteArray("\n<unit id=\"person.contacts.0.label\"><segment><source>one "
                                                        "</source><target>一</target></segment>") +
                                             second + "</unit>"),
                                    {});
        QVERIFY(read && read->units[0].isPartial);
        const auto changes = compareSheet(person, *read);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes[0].kind, SheetChange::Kind::Incomplete);
        QCOMPARE(changes[0].unit.line, 3);
        QVERIFY(withSheet(person, *read, changes, latest) == person);
    }
}

void SheetsTest::readsOtherProgramsFiles_data()
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

void SheetsTest::readsOtherProgramsFiles()
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

void SheetsTest::refusesBadFiles_data()
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

void SheetsTest::refusesBadFiles()
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

void SheetsTest::saysWhatIsWrong()
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

void SheetsTest::survivesDeepNesting()
{
    constexpr int depth = 200000;
    for (const QByteArray& name : {QByteArray("group"), QByteArray("other")})
        static_cast<void>(fromXliff(document(QByteArray("<" + name + ">").repeated(depth)), {}));
    const QByteArray marks = QByteArray("<mrk>").repeated(depth) + "x" + QByteArray("</mrk>").repeated(depth);
    const auto read =
        fromXliff(document("<unit id=\"a\"><segment><source>" + marks + "</source></segment></unit>"), {});
    QVERIFY(!read || read->units[0].source == QStringLiteral("x"));
}

/// Whatever a file has become, it is read or refused: nothing else happens, and what is read can be compared.
void SheetsTest::survivesDamage()
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

QTEST_GUILESS_MAIN(SheetsTest)
#include "tst_sheets.moc"
