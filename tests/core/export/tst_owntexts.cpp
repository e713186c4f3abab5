#include "core/checks/recordchecks.h"
#include "core/checks/textsearch.h"
#include "core/content/owntexts.h"
#include "core/content/selection.h"
#include "core/export/formats.h"
#include "core/export/publicrecord.h"
#include "core/json/personjson.h"
#include "core/matching/recordmerging.h"
#include "core/translation/sheetmerging.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

using namespace std::chrono_literals;

constexpr Timestamp now{1'700'000'000'000ms};

LocalizedRichText paragraph(const QString& english, const QString& chinese)
{
    return LocalizedRichText::of(RichText::fromMarkdown(english), RichText::fromMarkdown(chinese));
}

Section section(SectionKind kind, const QString& text)
{
    Section made(kind);
    Entry entry = made.newEntry();
    Highlight point;
    point.style = HighlightStyle::Paragraph;
    point.text = paragraph(text, text + QStringLiteral("（中文）"));
    entry.highlights += point;
    if (!made.append(entry))
        qFatal("an entry of the section's kind");
    return made;
}

/// A person with a headline and summary, and a second CV with its own.
Person somebody()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.headline = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    person.sections += section(SectionKind::Custom, QStringLiteral("Other things"));
    person.sections += section(SectionKind::Summary, QStringLiteral("What all may read"));
    Cv cv;
    cv.name = QStringLiteral("One page");
    cv.headline = LocalizedText::of(QStringLiteral("Compiler writer"), QStringLiteral("编译器工程师"));
    cv.summary = paragraph(QStringLiteral("Writes **fast** compilers."), QStringLiteral("编写**高效**编译器。"));
    person.cvs += cv;
    return person;
}

QString shown(const Person& person, const Cv& cv, Language language)
{
    return plainText(makeContent(person, cv, language));
}

} // namespace

/// A CV's own headline and summary: how documents show them, and everything that reads or writes them.
class OwnTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replaceTheRecordsTexts();
    void comeFirstIfRecordHasNoSummary();
    void areLeftOutWithTheirSection();
    void replaceEverySummary();
    void fallBackToTheirOwnOtherLanguage();
    void appearInEveryFormat();
    void areIncludedInTheAttachedRecord();
    void surviveJsonRoundTrip();
    void areMergedIntoTheMatchingCv();
    void areCheckedInTheLanguagesOfTheCv();
    void areRemedied();
    void areFoundAndReplaced();
    void areTranslated();
};

void OwnTextsTest::replaceTheRecordsTexts()
{
    const Person person = somebody();
    const QString full = shown(person, person.cvs[0], Language::English);
    QVERIFY(full.contains(QStringLiteral("Engineer")) && full.contains(QStringLiteral("What all may read")));
    const CvContent own = makeContent(person, person.cvs[1], Language::Chinese);
    QCOMPARE(plainText(own.headline), QStringLiteral("编译器工程师"));
    QCOMPARE(own.headline.front().source.cv, std::optional(person.cvs[1].id));
    QCOMPARE(own.sections.size(), 2);
    const ContentSection& summary = own.sections[1]; // in place of the record's
    QCOMPARE(summary.id, person.sections[1].id());
    QCOMPARE(plainText(summary.title), QStringLiteral("个人简介"));
    QCOMPARE(summary.entries.size(), 1);
    const ContentLine& line = summary.entries.front().paragraphs.front().line;
    QCOMPARE(plainText(line), QStringLiteral("编写高效编译器。"));
    QCOMPARE(line[1].style, InlineStyles(InlineStyle::Bold));
    QCOMPARE(line.front().source, (ContentSource{{}, {}, {}, Field::Summary, person.cvs[1].id}));
    QVERIFY(own.missing.isEmpty());
    // The languages' contents must match by ids, because bilingual documents align them.
    const CvContent english = makeContent(person, person.cvs[1], Language::English);
    QCOMPARE(english.sections[1].entries.front().id, summary.entries.front().id);
    QCOMPARE(makeContent(person, person.cvs[1], Language::English), english);
}

void OwnTextsTest::comeFirstIfRecordHasNoSummary()
{
    Person person = somebody();
    person.sections.removeAt(1);
    person.cvs[1].sectionOrder = {person.sections[0].id()};
    CvContent content = makeContent(person, person.cvs[1], Language::English);
    QCOMPARE(content.sections.front().kind, SectionKind::Summary);
    QCOMPARE(plainText(content.sections.front().title), QStringLiteral("Summary"));
    // A hidden summary counts as missing.
    person = somebody();
    person.sections[1].visible = false;
    content = makeContent(person, person.cvs[1], Language::English);
    QCOMPARE(content.sections.size(), 2);
    QCOMPARE(content.sections.front().kind, SectionKind::Summary);
}

void OwnTextsTest::areLeftOutWithTheirSection()
{
    Person person = somebody();
    person.cvs[1].hiddenSections = {person.sections[1].id()};
    QVERIFY(!shown(person, person.cvs[1], Language::English).contains(QStringLiteral("compilers")));
    const PublicRecord record = publicRecord(person, person.cvs[1]);
    QVERIFY(record.person.cvs.front().summary.isEmpty());
    QCOMPARE(record.hidden, 3); // the section, the CV's summary and the person's headline
}

void OwnTextsTest::replaceEverySummary()
{
    Person person = somebody();
    person.sections += section(SectionKind::Summary, QStringLiteral("Another one"));
    const CvContent content = makeContent(person, person.cvs[1], Language::English);
    QCOMPARE(content.sections.size(), 2);
    QVERIFY(!plainText(content).contains(QStringLiteral("Another one")));
    const Section& summary = person.sections[1];
    QCOMPARE(omissionOf(summary.entries().front(), summary, person.cvs[1]), Omission::Replaced);
    QCOMPARE(omissionOf(summary.entries().front(), summary, person.cvs[0]), Omission::None);
    // If the first summary is omitted, the CV's text takes the place of the other.
    person.cvs[1].hiddenSections = {summary.id()};
    QCOMPARE(makeContent(person, person.cvs[1], Language::English).sections.last().id, person.sections[2].id());
}

void OwnTextsTest::fallBackToTheirOwnOtherLanguage()
{
    Person person = somebody();
    Cv& cv = person.cvs[1];
    cv.headline.setText(Language::Chinese, {});
    cv.summary.setText(Language::Chinese, {});
    const CvContent content = makeContent(person, cv, Language::Chinese);
    QCOMPARE(plainText(content.headline), QStringLiteral("Compiler writer"));
    QCOMPARE(content.missing.size(), 2);
    for (const MissingText& missing : content.missing) {
        QCOMPARE(missing.source.cv, std::optional(cv.id));
        QCOMPARE(missing.wanted, Language::Chinese);
    }
    QCOMPARE(content.missing[1].source.field, Field::Summary);
}

void OwnTextsTest::appearInEveryFormat()
{
    const Person person = somebody();
    for (const ExportFormatInfo& info : exportFormatTable) {
        const bool publications = info.format == ExportFormat::Bibtex || info.format == ExportFormat::CslJson;
        if (publications || info.format == ExportFormat::Docx) // docx is compressed; its content is tested elsewhere
            continue;
        const auto files = exportFiles(person, person.cvs[1], {Language::English}, info.format);
        QVERIFY(files);
        const QString text = QString::fromUtf8(files->front().bytes);
        QVERIFY2(text.contains(QStringLiteral("Compiler writer")), info.name);
        QVERIFY2(!text.contains(QStringLiteral("Engineer")), info.name);
        QVERIFY2(!text.contains(QStringLiteral("What all may read")), info.name);
        QCOMPARE(text.contains(QStringLiteral("compilers")), info.format != ExportFormat::VCard);
    }
    const auto full = exportFiles(person, person.cvs[0], {Language::English}, ExportFormat::JsonResume);
    QVERIFY(QString::fromUtf8(full->front().bytes).contains(QStringLiteral("What all may read")));
}

void OwnTextsTest::areIncludedInTheAttachedRecord()
{
    const Person person = somebody();
    const PublicRecord record = publicRecord(person, person.cvs[1]);
    const auto read = readPeople(attachmentOf(record).data, {});
    QVERIFY(read);
    const Person& back = read->front();
    QCOMPARE(back.cvs.size(), 1);
    QCOMPARE(back.cvs.front().headline, person.cvs[1].headline);
    QCOMPARE(back.cvs.front().summary, person.cvs[1].summary);
    for (const Language language : allLanguages) // the same document
        QCOMPARE(shown(back, back.cvs.front(), language), shown(person, person.cvs[1], language));
    QVERIFY(back.headline.isEmpty()); // the document does not show it
    QVERIFY(!attachmentOf(record).data.contains("What all may read"));
}

void OwnTextsTest::surviveJsonRoundTrip()
{
    Person person = somebody();
    person.cvs[1].headline.share(Language::English);
    person.cvs[1].summary.setText(Language::English, RichText::fromMarkdown(QStringLiteral("Changed")), now);
    const auto read = readPeople(writePeople({person}), {});
    QVERIFY(read);
    QCOMPARE(read->front(), person);
    const QJsonObject before = toJson(Cv::fullCv()); // a CV without texts has no members for them
    QVERIFY(!before.contains(QStringLiteral("headline")) && !before.contains(QStringLiteral("summary")));
}

void OwnTextsTest::areMergedIntoTheMatchingCv()
{
    const Person person = somebody();
    // Importing the document again changes nothing.
    QCOMPARE(linkRecords(person, person).person, person);
    // A CV of the same name without own texts takes them over.
    Person record = person;
    record.cvs[1] = Cv();
    record.cvs[1].name = QStringLiteral("one page");
    QCOMPARE(linkRecords(record, person).person.cvs[1].summary, person.cvs[1].summary);
    QCOMPARE(linkRecords(record, person).person.cvs[1].headline, person.cvs[1].headline);
    // Texts that differ, or have no CV to go to, are kept aside.
    record.cvs[1].headline = LocalizedText::of(Language::English, QStringLiteral("Something else"));
    MergedRecord merged = linkRecords(record, person);
    QCOMPARE(merged.person.cvs[1].headline.text(Language::English), QStringLiteral("Something else"));
    QCOMPARE(merged.person.cvs[1].headline.text(Language::Chinese), QStringLiteral("编译器工程师"));
    QVERIFY(merged.person.unparsed.contains(QStringLiteral("Compiler writer")));
    QCOMPARE(merged.findings.size(), 1);
    QCOMPARE(linkRecords(merged.person, person).person, merged.person);
    record.cvs.removeLast();
    merged = linkRecords(record, person);
    QCOMPARE(merged.person.cvs, record.cvs);
    QCOMPARE(merged.person.unparsed.size(), 4);
}

void OwnTextsTest::areCheckedInTheLanguagesOfTheCv()
{
    Person person = somebody();
    Cv& cv = person.cvs[1];
    cv.summary.setText(Language::Chinese, {});
    const auto problems = [&] {
        QList<Problem> found = checkRecord(person, *PartialDate::create(2026));
        found.removeIf([](const Problem& problem) { return !problem.source.cv; });
        return found;
    };
    QCOMPARE(problems().size(), 1);
    QCOMPARE(problems().front().kind, Problem::Kind::Missing);
    QCOMPARE(problems().front().source.field, Field::Summary);
    cv.languages = {Language::English};
    QVERIFY(problems().isEmpty());
}

void OwnTextsTest::areRemedied()
{
    Person person = somebody();
    person.cvs[1].headline.setText(Language::Chinese, {});
    const QList<Problem> problems = checkRecord(person, *PartialDate::create(2026));
    const auto missing = std::find_if(problems.begin(), problems.end(),
                                      [](const Problem& problem) { return problem.source.field == Field::Headline; });
    QVERIFY(missing != problems.end());
    const Person after = remedied(person, *missing, Remedy::CopyAcross, now);
    QCOMPARE(after.cvs[1].headline.text(Language::Chinese), QStringLiteral("Compiler writer"));
    QCOMPARE(after.headline, person.headline);
}

void OwnTextsTest::areFoundAndReplaced()
{
    const Person person = somebody();
    const TextQuery query{QStringLiteral("compiler")};
    const QList<TextMatch> matches = findText(person, query);
    QCOMPARE(matches.size(), 2);
    QCOMPARE(matches[0].source, (ContentSource{{}, {}, {}, Field::Headline, person.cvs[1].id}));
    const ReplacedText all = replaceText(person, query, QStringLiteral("linker"), now);
    QCOMPARE(all.count, 2);
    QCOMPARE(all.person.cvs[1].summary.text(Language::English).markdown(), QStringLiteral("Writes **fast** linkers."));
    const ReplacedText one = replaceText(person, query, QStringLiteral("linker"), now, matches[0]);
    QCOMPARE(one.person.cvs[1].headline.text(Language::English), QStringLiteral("linker writer"));
    QCOMPARE(one.person.cvs[1].summary, person.cvs[1].summary);
}

void OwnTextsTest::areTranslated()
{
    Person person = somebody();
    Cv& cv = person.cvs[1];
    cv.headline.setText(Language::Chinese, {});
    const SheetWords words{[](const ContentSource& source) { return nameOf(source.field); }, QStringLiteral("stale")};
    TranslationSheet sheet = makeSheet(person, Language::Chinese, SheetTexts::MissingAndStale, words);
    QCOMPARE(sheet.units.size(), 1);
    QCOMPARE(sheet.units.front().id, QStringLiteral("cv.%1.headline").arg(cv.id.toString()));
    sheet.units.front().target = QStringLiteral("编译器开发者");
    sheet.units.front().state = SheetUnit::State::Translated;
    const Person after = withSheet(person, sheet, compareSheet(person, sheet), now);
    QCOMPARE(after.cvs[1].headline.text(Language::Chinese), QStringLiteral("编译器开发者"));
    cv.languages = {Language::English};
    QVERIFY(makeSheet(person, Language::Chinese, SheetTexts::MissingAndStale, words).units.isEmpty());
}

DUOVITA_APPLESS_TEST(OwnTextsTest)
#include "tst_owntexts.moc"
