#include "core/domain/bareaddresses.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/importdraft.h"
#include "core/import/readers/markdownhtml.h"
#include "core/import/readers/softhyphens.h"
#include "core/json/personjson.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

using namespace duovita;

namespace {

ImportDraft draftOf(const char* name, const ImportOptions& options = {})
{
    const auto drafts =
        readFile(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cases/") + QLatin1StringView(name), options);
    return drafts ? drafts->front() : ImportDraft();
}

/// The options of the command line, with the given name, if any.
ImportOptions withName(const QString& name)
{
    ImportOptions options;
    options.mayBeNameless = true;
    if (!name.isEmpty())
        options.personName = name;
    return options;
}

const Section* sectionOf(const Person& person, SectionKind kind)
{
    for (const Section& section : person.sections) {
        if (section.kind() == kind)
            return &section;
    }
    return nullptr;
}

QString periodOf(const Entry& entry)
{
    const DateRange& range = std::get<ExperienceDetails>(entry.details).range;
    return (range.start() ? range.start()->toIso() : QString()) + u'/' +
           (range.isPresent() ? QStringLiteral("now")
            : range.end()     ? range.end()->toIso()
                              : QString());
}

/// All unplaced texts of the record.
QStringList leftOverOf(const Person& person)
{
    QStringList all = person.unparsed;
    for (const Section& section : person.sections) {
        all += section.unparsed;
        for (const Entry& entry : section.entries())
            all += entry.unparsed;
    }
    return all;
}

} // namespace

/// Small documents that were once read incorrectly.
class ImportCasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsRowsWithOpenDates();
    void readsRowsWithOpenDatesInEachForm_data();
    void readsRowsWithOpenDatesInEachForm();
    void pairsSkillLabelsWithItems();
    void pairsLanguagesWithLevels();
    void keepsAddressesExactly();
    void keepsNameInAnotherScriptAsVariant();
    void keepsInvalidEmphasisLiteral();
    void removesPunctuationAfterAddresses_data();
    void removesPunctuationAfterAddresses();
    void keepsLinkedInTablesUnparsed_data();
    void keepsLinkedInTablesUnparsed();
    void readsSoftHyphens_data();
    void readsSoftHyphens();
    void readsTagsOfHtml_data();
    void readsTagsOfHtml();
    void decodesHtmlCharacterReferences_data();
    void decodesHtmlCharacterReferences();
    void recognizesCountries_data();
    void recognizesCountries();
};

void ImportCasesTest::readsRowsWithOpenDates()
{
    const ImportDraft draft = draftOf("12-table-cells.md");
    const Section* work = sectionOf(draft.person, SectionKind::Work);
    QVERIFY(work);
    QCOMPARE(work->entries().size(), 2);
    QCOMPARE(periodOf(work->entries()[0]), QStringLiteral("2019/2021"));
    QCOMPARE(periodOf(work->entries()[1]), QStringLiteral("2021/now"));
    QCOMPARE(leftOverOf(draft.person), QStringList());
}

void ImportCasesTest::readsRowsWithOpenDatesInEachForm_data()
{
    QTest::addColumn<QString>("open");
    QTest::addColumn<QString>("what"); // of the first job
    QTest::addColumn<QString>("period");
    for (const char* what : {"Engineer", "Built the crane control<br>Cut stops by 20 %"}) {
        for (const char* open : {"2021 –", "2021 -", "since 2021", "2021年至今", "2021 至今", "自2021年"})
            QTest::addRow("%s %.3s", open, what)
                << QString::fromUtf8(open) << QString::fromUtf8(what) << QStringLiteral("2021/now");
        QTest::addRow("until now %.3s", what)
            << QStringLiteral("至今") << QString::fromUtf8(what) << QStringLiteral("/now");
    }
}

void ImportCasesTest::readsRowsWithOpenDatesInEachForm()
{
    QFETCH(QString, open);
    QFETCH(QString, what);
    QFETCH(QString, period);
    const QString text = QStringLiteral("# Theo Tabelle\n\n## Experience\n\n| When | Where | What |\n|---|---|---|\n"
                                        "| 2019 – 2021 | Example Dock | %1 |\n| %2 | Example Quay | |\n")
                             .arg(what, open);
    const auto drafts = readBytes(text.toUtf8(), QStringLiteral("cv.md"));
    QVERIFY(drafts);
    const Section* work = sectionOf(drafts->front().person, SectionKind::Work);
    QVERIFY(work);
    QCOMPARE(work->entries().size(), 2);
    QCOMPARE(periodOf(work->entries()[0]), QStringLiteral("2019/2021"));
    QCOMPARE(periodOf(work->entries()[1]), period);
    QCOMPARE(leftOverOf(drafts->front().person), QStringList());
}

void ImportCasesTest::pairsSkillLabelsWithItems()
{
    const ImportDraft draft = draftOf("12-table-cells.md");
    const Section* skills = sectionOf(draft.person, SectionKind::Skill);
    QVERIFY(skills);
    QStringList pairs;
    for (const Entry& entry : skills->entries()) {
        const auto& skill = std::get<SkillDetails>(entry.details);
        pairs += skill.label.text(Language::English) + u'|' + skill.items.text(Language::English);
    }
    QCOMPARE(pairs, QStringList({QStringLiteral("Languages|Go, SQL"), QStringLiteral("Databases|PostgreSQL, SQLite"),
                                 QStringLiteral("Clouds|none"), QStringLiteral("Testing|unit | fuzz | load")}));
}

void ImportCasesTest::pairsLanguagesWithLevels()
{
    const auto drafts = readBytes("# Theo Tabelle\n\n## Languages\n\n| Language | Level |\n|---|---|\n"
                                  "| Czech | native |\n| German | C1 |\n",
                                  QStringLiteral("cv.md"));
    QVERIFY(drafts);
    const Section* languages = sectionOf(drafts->front().person, SectionKind::Language);
    QVERIFY(languages);
    QCOMPARE(languages->entries().size(), 2);
    const auto& german = std::get<LanguageSkillDetails>(languages->entries()[1].details);
    QCOMPARE(german.language.text(Language::English), QStringLiteral("German"));
    QCOMPARE(german.level.text(Language::English), QStringLiteral("C1"));
}

void ImportCasesTest::keepsAddressesExactly()
{
    const ImportDraft draft = draftOf("07-link-fragment.md");
    const Section* projects = sectionOf(draft.person, SectionKind::Project);
    QVERIFY(projects);
    QStringList addresses;
    for (const Entry& entry : projects->entries())
        addresses += std::get<ExperienceDetails>(entry.details).url;
    QCOMPARE(addresses, QStringList({QStringLiteral("https://example.org/app/#/routes/a%20b_c"),
                                     QStringLiteral("https://example.org/wiki/Graph_(discrete_mathematics)"),
                                     QStringLiteral("https://example.org/s?q=a&lang=en&x=1%2B1#top"),
                                     QStringLiteral("https://example.org/a_b_c?x=1&y=2")}));
}

void ImportCasesTest::keepsNameInAnotherScriptAsVariant()
{
    for (const ImportOptions& options : {ImportOptions(), withName(QStringLiteral("Dana Moran"))}) {
        const Person person = draftOf("16-rtl-mixed.md", options).person;
        QCOMPARE(person.name.text(Language::English), QStringLiteral("Dana Moran"));
        QCOMPARE(person.nameVariants, QStringList{QStringLiteral("دانا מורן")});
        QVERIFY(person.headline.isEmpty());
    }
}

/// "**C++**and": invalid emphasis stays literal.
void ImportCasesTest::keepsInvalidEmphasisLiteral()
{
    const Person person = draftOf("04-cpp-bold.md").person;
    const Section* skills = sectionOf(person, SectionKind::Skill);
    QVERIFY(skills);
    const auto& languages = std::get<SkillDetails>(skills->entries()[0].details);
    QCOMPARE(languages.label.text(Language::English), QStringLiteral("Languages"));
    QVERIFY(languages.items.text(Language::English).startsWith(QStringLiteral("C++")));
    QCOMPARE(languages.items.text(Language::English).count(QStringLiteral("C++")), 4);
    const Section* work = sectionOf(person, SectionKind::Work);
    QVERIFY(work);
    QCOMPARE(work->entries().front().highlights.front().text.text(Language::English).plainText(),
             QStringLiteral("Rewrote the C++-based core; **C++**and no blank; 2++"));
}

void ImportCasesTest::removesPunctuationAfterAddresses_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("address");
    for (const char* mark : {"", ".", ",", ";", ":", "!", "?", "。", "，", "；", "：", "！", "？", ").", "）。", "\"."})
        QTest::addRow("%s", mark) << QStringLiteral("https://example.org/a_(b)") + QString::fromUtf8(mark)
                                  << QStringLiteral("https://example.org/a_(b)");
    QTest::newRow("inside") << QStringLiteral("https://example.org/a.b,c;d:e!f?g")
                            << QStringLiteral("https://example.org/a.b,c;d:e!f?g");
    QTest::newRow("an end of its own") << QStringLiteral("https://example.org/~lena/")
                                       << QStringLiteral("https://example.org/~lena/");
}

void ImportCasesTest::removesPunctuationAfterAddresses()
{
    QFETCH(QString, written);
    QFETCH(QString, address);
    QCOMPARE(withoutMarksBehind(written), address);
}

void ImportCasesTest::keepsLinkedInTablesUnparsed_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"positions.csv", "positions.txt"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void ImportCasesTest::keepsLinkedInTablesUnparsed()
{
    QFETCH(QString, file);
    const auto bytes = bytesOfFile(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cases/27-linkedin-positions.txt"));
    QVERIFY(bytes);
    const auto nobody = readBytes(*bytes, file, withName({}));
    QVERIFY(nobody && nobody->front().isNameMissing);
    const auto drafts = readBytes(*bytes, file, withName(QStringLiteral("Ana Lyst")));
    QVERIFY(drafts);
    const Person& person = drafts->front().person;
    QVERIFY(person.headline.isEmpty());
    QVERIFY(person.sections.isEmpty());
    QCOMPARE(person.unparsed.join(u'\n'), QString::fromUtf8(*bytes).trimmed());
    QVERIFY(std::any_of(drafts->front().notes.begin(), drafts->front().notes.end(),
                        [](const ImportNote& note) { return note.kind == ImportNote::Kind::TableLeft; }));
}

void ImportCasesTest::readsSoftHyphens_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("read");
    const auto row = [](const char* name, const char* written, const char* read) {
        QTest::newRow(name) << QString::fromUtf8(written) << QString::fromUtf8(read);
    };
    row("between blanks", "Mar. 2021 \u00AD Jun. 2023", "Mar. 2021 – Jun. 2023");
    row("between digits", "2021\u00AD2023", "2021–2023");
    row("open", "2021 \u00AD\nnext", "2021 –\nnext");
    row("a list's mark", "\u00AD Built it", "– Built it");
    row("in a word", "easy\u00ADto\u00ADuse", "easy-to-use");
    row("before a digit", "COVID\u00AD19", "COVID-19");
    row("before a blank", "pre\u00AD and post", "pre- and post");
    row("at a line's end", "self\u00AD\n  contained unit\nmore", "selfcontained\nunit\nmore");
    row("none", "plain-text", "plain-text");
}

void ImportCasesTest::readsSoftHyphens()
{
    QFETCH(QString, written);
    QFETCH(QString, read);
    QCOMPARE(withHyphenatedWordsRejoined(written), read);
    for (const char* file : {"cv.txt", "cv.md"}) {
        const auto drafts =
            readBytes(QStringLiteral("# San Zhang\n\n## Experience\n\nExample Ltd, Mar. 2021 \u00AD Jun. 2023\n\n- An "
                                     "easy\u00ADto\u00ADuse tool\n")
                          .toUtf8(),
                      QString::fromLatin1(file));
        QVERIFY(drafts);
        const Section* work = sectionOf(drafts->front().person, SectionKind::Work);
        QVERIFY(work);
        QCOMPARE(periodOf(work->entries().front()), QStringLiteral("2021-03/2023-06"));
        QCOMPARE(work->entries().front().highlights.front().text.text(Language::English).plainText(),
                 QStringLiteral("An easy-to-use tool"));
    }
}

void ImportCasesTest::readsTagsOfHtml_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* written, const char* name, const char* address, const char* words = "") {
        QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(name) << QString::fromUtf8(address)
                               << QString::fromUtf8(words);
    };
    row("<a href=\"https://example.org/s?q=a&amp;lang=en\" target='_blank'>", "a", "https://example.org/s?q=a&lang=en");
    row("<A HREF = 'mailto:li.si@example.com'>", "a", "mailto:li.si@example.com");
    row("<a class=link href=https://example.org>", "a", "https://example.org");
    row("<a data-href=\"no\" name=\"top\">", "a", "");
    row("</a>", "a", "");
    row("<img alt=\"照片 é\" data-src=\"no\" src=\"me.png\"/>", "img", "me.png", "照片 é");
    row("<h2 id=\"x\">", "h2", "");
    row("<!-- a note -->", "", "");
    row("<vector>", "vector", "");
}

void ImportCasesTest::readsTagsOfHtml()
{
    QFETCH(QString, written);
    const HtmlTag tag = readHtmlTag(written);
    QTEST(tag.name, "name");
    QTEST(tag.address, "address");
    QTEST(tag.words, "words");
}

void ImportCasesTest::decodesHtmlCharacterReferences_data()
{
    QTest::addColumn<QString>("character");
    const auto row = [](const char* written, const char* character) {
        QTest::newRow(written) << QString::fromUtf8(character);
    };
    row("&amp;", "&");
    row("&eacute;", "é");
    row("&hellip;", "…");
    row("&#8211;", "–");
    row("&#X2014;", "—");
    row("&#x1F600;", "😀");
    row("&unknown;", "&unknown;");
    row("&#0;", "&#0;");
    row("&#xD800;", "&#xD800;");
    row("&#99999999999;", "&#99999999999;");
}

void ImportCasesTest::decodesHtmlCharacterReferences()
{
    QTEST(characterOf(QString::fromUtf8(QTest::currentDataTag())), "character");
}

void ImportCasesTest::recognizesCountries_data()
{
    QTest::addColumn<bool>("known");
    for (const char* name : {"Germany", "Hong Kong", "USA", "UK", "Turkey", "Sri Lanka", "Kyrgyzstan", "德国", "德國",
                             "吉尔吉斯斯坦", "Remote", "Scotland"})
        QTest::newRow(name) << true;
    for (const char* name : {"Jordan", "Georgia", "Chad", "Munich", ""}) // also personal names; a town
        QTest::newRow(name) << false;
}

void ImportCasesTest::recognizesCountries()
{
    QTEST(Vocabulary::standard().isCountry(QString::fromUtf8(QTest::currentDataTag())), "known");
}

DUOVITA_TEST(ImportCasesTest)
#include "tst_importcases.moc"
