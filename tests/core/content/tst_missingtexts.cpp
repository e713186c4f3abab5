#include "core/content/missingtexts.h"

#include "core/checks/recordchecks.h"
#include "core/export/formats.h"
#include "core/export/gaps.h"
#include "core/export/pdfexporter.h"
#include "core/storage/recordtexts.h"
#include "core/translation/translationsheet.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

constexpr Language en = Language::English;
constexpr Language zh = Language::Chinese;

LocalizedText english(const char16_t* text)
{
    return LocalizedText::of(en, QString::fromUtf16(text));
}

LocalizedText both(const char16_t* first, const char16_t* second)
{
    return LocalizedText::of(QString::fromUtf16(first), QString::fromUtf16(second));
}

Highlight point(const char16_t* first, const char16_t* second = u"")
{
    Highlight highlight;
    highlight.text = LocalizedRichText::of(RichText::fromMarkdown(QString::fromUtf16(first)),
                                           RichText::fromMarkdown(QString::fromUtf16(second)));
    return highlight;
}

Entry job(const LocalizedText& organization, const LocalizedText& position, const QList<Highlight>& points)
{
    Entry entry = Section(SectionKind::Work).newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = organization;
    details.position = position;
    details.range = DateRange::untilPresent(*PartialDate::create(2021));
    entry.highlights = points;
    return entry;
}

Section section(SectionKind kind, const QList<Entry>& entries)
{
    Section made(kind);
    for (const Entry& entry : entries) {
        if (!made.append(entry))
            qFatal("an entry of the section's kind");
    }
    return made;
}

Entry general(SectionKind kind, const LocalizedText& title)
{
    Entry entry = Section(kind).newEntry();
    auto& details = std::get<GeneralDetails>(entry.details);
    details.title = title;
    details.range = DateRange::untilPresent(*PartialDate::create(2019));
    return entry;
}

/// Six jobs and services that lack different texts in Chinese.
struct HalfChinese {
    HalfChinese()
    {
        person.name = both(u"Zhang San", u"张三");
        person.headline = english(u"Engineer");
        whole = job(both(u"Acme", u"顶点公司"), both(u"Engineer", u"工程师"), {point(u"Led a team", u"带领团队")});
        lacksPoint = job(both(u"Blue Sky", u"蓝天公司"), both(u"Intern", u"实习生"),
                         {point(u"Wrote compilers"), point(u"Tested them", u"测试")});
        lacksName = job(english(u"Green Fields"), both(u"Cook", u"厨师"), {point(u"Cooked", u"烹饪")});
        lacksPosition = job(both(u"Old Mill", u"老磨坊"), english(u"Miller"), {});
        person.sections += section(SectionKind::Work, {whole, lacksPoint, lacksName, lacksPosition});
        onlyPoint = Section(SectionKind::Custom).newEntry();
        onlyPoint.highlights += point(u"Speaks at schools");
        std::get<GeneralDetails>(onlyPoint.details).range = DateRange::untilPresent(*PartialDate::create(2020));
        person.sections += section(SectionKind::Custom, {onlyPoint});
        person.sections += section(SectionKind::Service, {general(SectionKind::Service, english(u"Reviewer"))});
        cv = person.cvs.front();
    }

    CvContent content(MissingTexts missing, Language language = zh)
    {
        cv.missingTexts = missing;
        return makeContent(person, cv, language);
    }

    Person person;
    Cv cv;
    Entry whole;
    Entry lacksPoint;
    Entry lacksName;
    Entry lacksPosition;
    Entry onlyPoint;
};

QList<EntryId> entriesIn(const CvContent& content)
{
    QList<EntryId> ids;
    for (const ContentSection& section : content.sections) {
        for (const ContentEntry& entry : section.entries)
            ids += entry.id;
    }
    return ids;
}

bool hasLatinWords(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter() && c.unicode() < 0x250; });
}

} // namespace

/// How documents handle texts that their language lacks.
class MissingTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsOtherLanguageByDefault();
    void omitsMissingTexts();
    void omitsEntriesWithMissingTexts();
    void reportsHandlingOfEachText();
    void neverReplacesCvTextsWithRecordTexts();
    void keepsTheName();
    void ignoresHiddenPoints();
    void appliesToEveryFormat();
    void bilingualTemplatesOmitNothing();
    void namesAreNotMissing();
    void countsMissingTextsConsistently();
    void omitsNoExistingTexts();
};

void MissingTextsTest::showsOtherLanguageByDefault()
{
    HalfChinese half;
    QCOMPARE(half.cv.missingTexts, MissingTexts::Shown);
    const CvContent content = half.content(MissingTexts::Shown);
    QCOMPARE(entriesIn(content).size(), 6);
    QCOMPARE(content.missing.size(), 6);
    for (const MissingText& gap : content.missing)
        QCOMPARE(gap.fate, MissingTexts::Shown);
    QVERIFY(plainText(content).contains(QStringLiteral("Wrote compilers")));
}

void MissingTextsTest::omitsMissingTexts()
{
    HalfChinese half;
    const CvContent content = half.content(MissingTexts::LeftOut);
    // Entries without their name are omitted, as are entries with nothing left but dates, and empty sections.
    QCOMPARE(entriesIn(content), QList<EntryId>({half.whole.id, half.lacksPoint.id, half.lacksPosition.id}));
    QCOMPARE(content.sections.size(), 1);
    const QString text = plainText(content);
    QVERIFY2(!hasLatinWords(QString(text).remove(QStringLiteral("Zhang San"))), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("测试")) && text.contains(QStringLiteral("老磨坊")));
    QVERIFY(content.headline.isEmpty());
    QCOMPARE(half.content(MissingTexts::LeftOut, en), half.content(MissingTexts::Shown, en)); // English lacks nothing
}

void MissingTextsTest::omitsEntriesWithMissingTexts()
{
    HalfChinese half;
    const CvContent content = half.content(MissingTexts::LeftOutWithEntry);
    QCOMPARE(entriesIn(content), QList<EntryId>{half.whole.id});
    QVERIFY(content.headline.isEmpty()); // belongs to no entry
}

void MissingTextsTest::reportsHandlingOfEachText()
{
    HalfChinese half;
    const CvContent content = half.content(MissingTexts::LeftOut);
    QCOMPARE(content.missing.size(), 6); // reported as if all were shown
    QMap<QString, MissingTexts> fates;
    for (const MissingText& gap : content.missing)
        fates[gap.text] = gap.fate;
    QCOMPARE(fates[QStringLiteral("Engineer")], MissingTexts::LeftOut);
    QCOMPARE(fates[QStringLiteral("Wrote compilers")], MissingTexts::LeftOut);
    QCOMPARE(fates[QStringLiteral("Miller")], MissingTexts::LeftOut);
    QCOMPARE(fates[QStringLiteral("Green Fields")], MissingTexts::LeftOutWithEntry);
    QCOMPARE(fates[QStringLiteral("Speaks at schools")], MissingTexts::LeftOutWithEntry);
    QCOMPARE(fates[QStringLiteral("Reviewer")], MissingTexts::LeftOutWithEntry);
    const QList<ContentSource> entries = entriesLeftOut(content.missing);
    QCOMPARE(entries.size(), 3);
    QCOMPARE(entries.front().entry, std::optional(half.lacksName.id));
    QCOMPARE(entriesLeftOut(half.content(MissingTexts::LeftOutWithEntry).missing).size(), 5);
}

void MissingTextsTest::neverReplacesCvTextsWithRecordTexts()
{
    HalfChinese half;
    half.person.headline = both(u"Engineer", u"工程师");
    Entry summary = Section(SectionKind::Summary).newEntry();
    summary.highlights += point(u"For everybody", u"给所有人");
    half.person.sections.prepend(section(SectionKind::Summary, {summary}));
    half.cv.headline = english(u"Compiler writer");
    half.cv.summary = LocalizedRichText::of(en, RichText::fromMarkdown(QStringLiteral("Writes compilers.")));
    const CvContent content = half.content(MissingTexts::LeftOut);
    QVERIFY(content.headline.isEmpty());
    const QString text = plainText(content);
    QVERIFY2(!text.contains(QStringLiteral("给所有人")) && !text.contains(QStringLiteral("Writes")), qPrintable(text));
    QVERIFY(plainText(half.content(MissingTexts::LeftOut, en)).contains(QStringLiteral("Writes compilers.")));
}

void MissingTextsTest::keepsTheName()
{
    HalfChinese half;
    half.person.name = english(u"Zhang San");
    for (const MissingTexts missing : {MissingTexts::LeftOut, MissingTexts::LeftOutWithEntry}) {
        const CvContent content = half.content(missing);
        QCOMPARE(plainText(content.name), QStringLiteral("Zhang San"));
        QCOMPARE(content.missing.front().source.field, Field::Name);
        QCOMPARE(content.missing.front().fate, MissingTexts::Shown);
    }
}

/// A hidden point does not cause its entry to be omitted.
void MissingTextsTest::ignoresHiddenPoints()
{
    HalfChinese half;
    half.cv.hiddenHighlights += half.lacksPoint.highlights.front().id;
    QVERIFY(entriesIn(half.content(MissingTexts::LeftOutWithEntry)).contains(half.lacksPoint.id));
    half.cv.hiddenHighlights += half.lacksPoint.highlights.back().id;
    QVERIFY(entriesIn(half.content(MissingTexts::LeftOut)).contains(half.lacksPoint.id));
}

void MissingTextsTest::appliesToEveryFormat()
{
    HalfChinese half;
    for (const ExportFormat format : {ExportFormat::Html, ExportFormat::Markdown, ExportFormat::SitePage,
                                      ExportFormat::Text, ExportFormat::JsonResume, ExportFormat::RenderCv}) {
        const auto textIn = [&](MissingTexts missing) {
            half.cv.missingTexts = missing;
            const auto files = exportFiles(half.person, half.cv, {zh}, format);
            return files ? QString::fromUtf8(files->front().bytes) : QString();
        };
        QVERIFY2(textIn(MissingTexts::Shown).contains(QStringLiteral("Wrote compilers")), infoOf(format).name);
        for (const char* words : {"Wrote compilers", "Green Fields", "Miller", "Speaks at schools", "Reviewer"})
            QVERIFY2(!textIn(MissingTexts::LeftOut).contains(QString::fromLatin1(words)), infoOf(format).name);
        QVERIFY2(textIn(MissingTexts::LeftOut).contains(QStringLiteral("蓝天公司")), infoOf(format).name);
        QVERIFY2(!textIn(MissingTexts::LeftOutWithEntry).contains(QStringLiteral("蓝天公司")), infoOf(format).name);
        QCOMPARE(gapsOf(half.person, half.cv, {zh}, format).size(), 6);
    }
}

void MissingTextsTest::bilingualTemplatesOmitNothing()
{
    HalfChinese half;
    half.cv.design.templateName = QStringLiteral("bilingual");
    half.cv.missingTexts = MissingTexts::LeftOutWithEntry;
    const auto document = PdfExporter().make(half.person, half.cv, zh);
    QVERIFY(document);
    QVERIFY(document->layout.text().contains(QStringLiteral("Wrote compilers")));
    for (const QList<MissingText>& gaps : {document->missing(), gapsOfPages(half.person, half.cv, {zh})}) {
        QCOMPARE(gaps.size(), 6);
        QVERIFY(entriesLeftOut(gaps).isEmpty());
    }
}

/// Titles of papers, venues, programming languages, certificates and addresses are the same in every language.
void MissingTextsTest::namesAreNotMissing()
{
    Person person;
    person.name = both(u"Zhang San", u"张三");
    person.contacts += Contact{ContactKind::Email, english(u"zhang@example.org"), {}};
    Entry paper = Section(SectionKind::Publication).newEntry();
    auto& work = std::get<PublicationDetails>(paper.details);
    work.title = english(u"Triton-distributed: Overlapping Kernels on Many Machines");
    work.venueShort = LocalizedText::of(zh, QStringLiteral("MLSys"));
    work.rank = english(u"CCF A");
    Entry skill = Section(SectionKind::Skill).newEntry();
    std::get<SkillDetails>(skill.details).items = english(u"Rust, Go, C++");
    person.sections += section(SectionKind::Publication, {paper});
    person.sections += section(SectionKind::Skill, {skill});
    person.sections += section(SectionKind::Certificate,
                               {general(SectionKind::Certificate, english(u"AWS Certified Developer – Associate"))});
    for (const Language language : allLanguages) {
        QCOMPARE(makeContent(person, person.cvs.front(), language).missing.size(), 0);
        QCOMPARE(countTexts(person).missing[indexOf(language)], 0);
        QVERIFY(makeSheet(person, language, SheetTexts::MissingAndStale, {[](const auto&) { return QString(); }, {}})
                    .units.isEmpty());
        Cv cv = person.cvs.front();
        cv.missingTexts = MissingTexts::LeftOutWithEntry;
        QCOMPARE(entriesIn(makeContent(person, cv, language)).size(), 3);
    }
    QVERIFY(checkRecord(person, *PartialDate::create(2026)).isEmpty());
    // Prose without a translation is still missing.
    person.sections +=
        section(SectionKind::Work,
                {job(both(u"Acme", u"顶点公司"), both(u"Engineer", u"工程师"), {point(u"Wrote compilers in Rust")})});
    QCOMPARE(countTexts(person).missing[indexOf(zh)], 1);
    QCOMPARE(makeContent(person, person.cvs.front(), zh).missing.size(), 1);
}

/// The list of people, documents, checks and sheets count the same gaps.
void MissingTextsTest::countsMissingTextsConsistently()
{
    HalfChinese half;
    const auto missing = static_cast<int>(half.content(MissingTexts::Shown).missing.size());
    QCOMPARE(countTexts(half.person).missing[indexOf(zh)], missing);
    const QList<Problem> problems = checkRecord(half.person, *PartialDate::create(2026));
    QCOMPARE(std::count_if(problems.begin(), problems.end(),
                           [](const Problem& problem) { return problem.kind == Problem::Kind::Missing; }),
             missing);
    const TranslationSheet sheet =
        makeSheet(half.person, zh, SheetTexts::MissingAndStale, {[](const ContentSource&) { return QString(); }, {}});
    QCOMPARE(sheet.units.size(), missing);
}

/// For random people and every choice: a text in the document's language is omitted only together with its entry.
void MissingTextsTest::omitsNoExistingTexts()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        test::RandomPerson random(seed);
        const Person person = random.person();
        Cv cv = person.cvs.front();
        for (const Language language : allLanguages) {
            cv.missingTexts = MissingTexts::Shown;
            const CvContent whole = makeContent(person, cv, language);
            cv.missingTexts = MissingTexts::LeftOut;
            const CvContent rest = makeContent(person, cv, language);
            QCOMPARE(rest.missing.size(), whole.missing.size());
            QSet<EntryId> touched;
            for (const MissingText& gap : whole.missing)
                touched += gap.source.entry.value_or(EntryId());
            for (const ContentSection& section : whole.sections) {
                for (const ContentEntry& entry : section.entries) {
                    const bool kept = entriesIn(rest).contains(entry.id);
                    QVERIFY2(kept || touched.contains(entry.id) || cv.summary.state(language) == TextState::Missing,
                             qPrintable(QString::number(seed)));
                }
            }
        }
    }
}

DUOVITA_TEST(MissingTextsTest)
#include "tst_missingtexts.moc"
