#include "core/content/cvcontent.h"
#include "core/export/markdown.h"
#include "core/json/personjson.h"
#include "core/storage/recordtexts.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace duovita;

namespace {

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Person sample(const QString& name)
{
    const QString path = QStringLiteral(DUOVITA_SOURCE_DIR "/resources/sample/%1.json").arg(name);
    Result<QList<Person>> people = readPeople(readAll(path), path);
    return people ? people->front() : Person();
}

/// A line as text with its styles: **bold**, //italic//, ^superscript^, <link target>.
QString dump(const ContentLine& line)
{
    QString text;
    for (const ContentRun& run : line) {
        QString piece = run.text;
        if (run.style.testFlag(InlineStyle::Bold))
            piece = QStringLiteral("**%1**").arg(piece);
        if (run.style.testFlag(InlineStyle::Italic))
            piece = QStringLiteral("//%1//").arg(piece);
        if (run.style.testFlag(InlineStyle::Superscript))
            piece = QStringLiteral("^%1^").arg(piece);
        text += run.url.isEmpty() ? piece : QStringLiteral("%1<%2>").arg(piece, run.url);
    }
    return text;
}

QString dump(const CvContent& content)
{
    QString text = QStringLiteral("title: %1\nname: %2\nheadline: %3\n")
                       .arg(content.title, dump(content.name), dump(content.headline));
    for (const ContentLine& contact : content.contacts)
        text += QStringLiteral("contact: %1\n").arg(dump(contact));
    for (const ContentSection& section : content.sections) {
        text += QStringLiteral("\n## %1\n").arg(dump(section.title));
        for (const ContentEntry& entry : section.entries) {
            text += QStringLiteral("-\n");
            for (const ContentHeadLine& head : entry.head)
                text += QStringLiteral("  %1 | %2\n").arg(dump(head.left), dump(head.right));
            for (const ContentParagraph& paragraph : entry.paragraphs)
                text += QStringLiteral("  %1[%2] %3\n")
                            .arg(QString(2 * paragraph.level, u' '), paragraph.label, dump(paragraph.line));
        }
    }
    for (const MissingText& missing : content.missing)
        text += QStringLiteral("missing: %1\n").arg(missing.text);
    return text;
}

Person withHighlight(const LocalizedRichText& text)
{
    Person person;
    Section section(SectionKind::Summary);
    Entry entry = section.newEntry();
    Highlight highlight;
    highlight.text = text;
    entry.highlights += highlight;
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

} // namespace

class CvContentTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void matchesGoldenFiles_data();
    void matchesGoldenFiles();
    void reportsTextsShownInTheOtherLanguage();
    void fallsBackOnlyForCustomSectionTitles();
    void privateTextNeverShows();
    void showsPublicPersonalFacts();
    void omitsHiddenContent();
    void usesLabelsInTheDocumentLanguage();
    void linksFieldMatchingTheLinkLabel();
    void setsDashInPageRanges_data();
    void setsDashInPageRanges();
    void usesOwnWordBetweenDegreeAndArea();
    void usesOwnWordsForVolumeIssueAndPages_data();
    void usesOwnWordsForVolumeIssueAndPages();
    void keepsLineBreaksInPoints();
    void unifiesCaseOfStandardTitles();
    void writesTitlesConsistentlyInAllCvs();
    void omitsTheNumberOfASingleWork();
    void translatesUsualMarksOfAuthors();
    void putsTheNewestWorksFirst();
    void omitsRepeatedPublisher();
    void showsDayInPatentDates();
    void omitsSchemeFromDoi();
    void setsTypographicQuotes_data();
    void setsTypographicQuotes();
    void keepsStraightQuotesOnRequest();
    void showsTotalPeriodOfSeveralPositions_data();
    void showsTotalPeriodOfSeveralPositions();
    void isDeterministic();
};

void CvContentTest::matchesGoldenFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Language>("language");
    for (const char* name : {"zhang-san", "li-si"}) {
        for (const Language language : allLanguages)
            QTest::addRow("%s.%s", name, infoOf(language).code) << QString::fromLatin1(name) << language;
    }
}

/// Set DUOVITA_UPDATE_GOLDENS to rewrite the expected output, and review the difference.
void CvContentTest::matchesGoldenFiles()
{
    QFETCH(QString, name);
    QFETCH(Language, language);
    const Person person = sample(name);
    QVERIFY(!person.cvs.isEmpty());
    const QString text = dump(makeContent(person, person.cvs.front(), language));
    const QString path = QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/content/%1.%2.txt")
                             .arg(name, QString::fromLatin1(infoOf(language).code));
    if (qEnvironmentVariableIsSet("DUOVITA_UPDATE_GOLDENS")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    const QStringList expected = QString::fromUtf8(readAll(path)).split(u'\n');
    const QStringList made = text.split(u'\n');
    for (qsizetype i = 0; i < qMin(expected.size(), made.size()); ++i)
        QVERIFY2(
            made[i] == expected[i],
            qPrintable(
                QStringLiteral("%1:%2\n  made     %3\n  expected %4").arg(path).arg(i + 1).arg(made[i], expected[i])));
    QCOMPARE(made.size(), expected.size());
}

void CvContentTest::reportsTextsShownInTheOtherLanguage()
{
    const Person person =
        withHighlight(LocalizedRichText::of(Language::Chinese, RichText::fromPlain(QStringLiteral("只有中文"))));
    const CvContent content = makeContent(person, Cv::fullCv(), Language::English);
    QCOMPARE(content.sections.size(), 1);
    const ContentLine line = content.sections[0].entries[0].paragraphs[0].line;
    QCOMPARE(plainText(line), QStringLiteral("只有中文"));
    QCOMPARE(line.front().language, Language::Chinese);
    QCOMPARE(content.missing.size(), 1);
    QCOMPARE(content.missing[0].wanted, Language::English);
    QCOMPARE(content.missing[0].shown, Language::Chinese);
    QCOMPARE(content.missing[0].text, QStringLiteral("只有中文"));
    QVERIFY(content.missing[0].source.highlight.has_value());
    QVERIFY(makeContent(person, Cv::fullCv(), Language::Chinese).missing.isEmpty());
}

/// Documents and the list of people count the same missing texts.
void CvContentTest::fallsBackOnlyForCustomSectionTitles()
{
    Person person = withHighlight(LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("1"))));
    person.name = LocalizedText::shared(QStringLiteral("1"));
    const auto titleIn = [&](Language language) {
        return plainText(makeContent(person, person.cvs.front(), language).sections.front().title);
    };
    const auto agree = [&] {
        return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
            return makeContent(person, person.cvs.front(), language).missing.size() ==
                   countTexts(person).missing[indexOf(language)];
        });
    };
    QCOMPARE(titleIn(Language::Chinese), QStringLiteral("个人简介"));
    QVERIFY(agree());
    person.sections[0].title = LocalizedText::of(Language::English, QStringLiteral("SUMMARY"));
    QCOMPARE(titleIn(Language::English), QStringLiteral("SUMMARY"));
    QCOMPARE(titleIn(Language::Chinese), QStringLiteral("个人简介"));
    QCOMPARE(countTexts(person).missing[indexOf(Language::Chinese)], 0);
    QVERIFY(agree());
    person.sections[0].title = LocalizedText::of(Language::English, QStringLiteral("Objective"));
    QCOMPARE(titleIn(Language::Chinese), QStringLiteral("个人简介")); // the kind has a standard title
    QCOMPARE(countTexts(person).missing[indexOf(Language::Chinese)], 0);
    QVERIFY(agree());
    Section custom(SectionKind::Custom);
    QVERIFY(custom.append(custom.newEntry()));
    Entry hobby = custom.entries().front();
    std::get<GeneralDetails>(hobby.details).title = LocalizedText::shared(QStringLiteral("1"));
    QVERIFY(custom.replace(0, hobby));
    custom.title = LocalizedText::of(Language::English, QStringLiteral("Objective"));
    const Section summary = std::exchange(person.sections[0], custom);
    QCOMPARE(titleIn(Language::Chinese), QStringLiteral("Objective"));
    QCOMPARE(countTexts(person).missing[indexOf(Language::Chinese)], 1);
    QVERIFY(agree());
    person.sections[0] = summary;
    person.sections[0].title.setText(Language::Chinese, QStringLiteral("求职意向"));
    QCOMPARE(titleIn(Language::Chinese), QStringLiteral("求职意向"));
    QCOMPARE(countTexts(person).missing[indexOf(Language::Chinese)], 0);
    QVERIFY(agree());
}

void CvContentTest::privateTextNeverShows()
{
    const QString secret = QStringLiteral("SECRET");
    for (quint32 seed = 0; seed < 200; ++seed) {
        Person person = test::RandomPerson(seed).person();
        person.notes = secret;
        person.tags = QStringList{secret};
        Contact hidden{ContactKind::Phone, LocalizedText::shared(secret), {}, false};
        person.contacts += hidden;
        person.personalFacts += {PersonalFactKind::Gender, LocalizedText::shared(secret), {}, true};
        for (Section& section : person.sections) {
            for (qsizetype i = 0; i < section.entries().size(); ++i) {
                Entry changed = section.entries()[i];
                changed.note = secret;
                changed.unparsed = QStringList{secret};
                if (auto* reference = std::get_if<ReferenceDetails>(&changed.details))
                    reference->contacts += hidden;
                QVERIFY(section.replace(i, changed));
            }
        }
        for (const Language language : allLanguages) {
            DocumentStyle style;
            style.personalFacts = true;
            QVERIFY(!plainText(makeContent(person, Cv::fullCv(), language, style)).contains(secret));
        }
    }
}

void CvContentTest::showsPublicPersonalFacts()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.personalFacts = {
        {PersonalFactKind::Birth, LocalizedText::shared(QStringLiteral("1998-05")), {}, false},
        {PersonalFactKind::Gender, LocalizedText::of(QStringLiteral("Male"), QStringLiteral("男")), {}, true},
        {PersonalFactKind::Other, LocalizedText::of(Language::Chinese, QStringLiteral("天秤座")),
         LocalizedText::of(QStringLiteral("Sign"), QStringLiteral("星座")), false}};
    const auto facts = [](const CvContent& content) {
        QStringList lines;
        for (const ContentLine& fact : content.contacts)
            lines += plainText(fact);
        return lines;
    };
    Cv cv = Cv::fullCv();
    DocumentStyle style;
    style.personalFacts = true;
    QCOMPARE(facts(makeContent(person, cv, Language::Chinese, style)),
             QStringList({QStringLiteral("出生年月：1998.05"), QStringLiteral("星座：天秤座")}));
    const CvContent english = makeContent(person, cv, Language::English, style);
    QCOMPARE(facts(english), QStringList({QStringLiteral("Born: May 1998"), QStringLiteral("Sign: 天秤座")}));
    QCOMPARE(english.missing.size(), 1);
    QCOMPARE(english.missing[0].source.field, Field::PersonalFacts);
    QCOMPARE(countTexts(person).missing[indexOf(Language::English)], 1);
    QCOMPARE(english.contacts[0].last().source.field, Field::PersonalFacts);
    QVERIFY(plainText(english).contains(QStringLiteral("\nBorn: May 1998\nSign: 天秤座\n")));
    QVERIFY(facts(makeContent(person, cv, Language::English)).isEmpty()); // shown only if the design says so
    cv.missingTexts = MissingTexts::LeftOut;
    QCOMPARE(facts(makeContent(person, cv, Language::English, style)), QStringList{QStringLiteral("Born: May 1998")});
}

void CvContentTest::omitsHiddenContent()
{
    const Person person = sample(QStringLiteral("li-si"));
    const Section& work = person.sections[1];
    const Entry& entry = work.entries()[0];
    Cv cv = Cv::fullCv();
    cv.hiddenHighlights = {entry.highlights[0].id};
    CvContent content = makeContent(person, cv, Language::English);
    QCOMPARE(content.sections[1].entries[0].paragraphs.size(), entry.highlights.size() - 1);
    cv.hiddenEntries = {entry.id};
    content = makeContent(person, cv, Language::English);
    QCOMPARE(content.sections[1].entries.size(), work.entries().size() - 1);
    cv.hiddenSections = {work.id()};
    content = makeContent(person, cv, Language::English);
    QCOMPARE(content.sections.size(), person.sections.size() - 1);
    cv.hiddenSections = {};
    cv.sectionOrder = {person.sections.last().id()};
    content = makeContent(person, cv, Language::English);
    QCOMPARE(content.sections.front().id, person.sections.last().id());
}

void CvContentTest::usesLabelsInTheDocumentLanguage()
{
    Person person;
    person.contacts = {Contact{ContactKind::Email, LocalizedText::shared(QStringLiteral("a@example.org")),
                               LocalizedText::of(Language::English, QStringLiteral("Mail")), true},
                       Contact{ContactKind::Other, LocalizedText::shared(QStringLiteral("7")),
                               LocalizedText::of(Language::English, QStringLiteral("Room")), true}};
    const auto contacts = [&](Language language) {
        QStringList lines;
        for (const ContentLine& line : makeContent(person, Cv::fullCv(), language).contacts)
            lines += plainText(line);
        return lines;
    };
    QCOMPARE(contacts(Language::English),
             QStringList({QStringLiteral("Mail: a@example.org"), QStringLiteral("Room: 7")}));
    QCOMPARE(contacts(Language::Chinese),
             QStringList({QStringLiteral("a@example.org"), QStringLiteral("Room：7")})); // says no more than its kind
    person.contacts[0].label = LocalizedText::of(Language::English, QStringLiteral("Private"));
    QCOMPARE(contacts(Language::Chinese).front(), QStringLiteral("邮箱：a@example.org"));
}

/// In either language; a second link is added in brackets.
void CvContentTest::linksFieldMatchingTheLinkLabel()
{
    Person person;
    Section section(SectionKind::Education);
    Entry entry = section.newEntry();
    EducationDetails details;
    details.institution = LocalizedText::of(QStringLiteral("Example University"), QStringLiteral("示例大学"));
    entry.details = details;
    entry.links = {
        Link{LocalizedText::shared(QStringLiteral("Example University")), QStringLiteral("https://example.edu")},
        Link{LocalizedText::shared(QStringLiteral("thesis")), QStringLiteral("https://example.edu/t")}};
    static_cast<void>(section.append(entry));
    person.sections += section;
    const QString english = dump(makeContent(person, Cv::fullCv(), Language::English));
    const QString chinese = dump(makeContent(person, Cv::fullCv(), Language::Chinese));
    QVERIFY2(english.contains(QStringLiteral("Example University**<https://example.edu>")), qPrintable(english));
    QVERIFY2(chinese.contains(QStringLiteral("示例大学**<https://example.edu>")), qPrintable(chinese));
    for (const QString& text : {english, chinese}) {
        QVERIFY2(!text.contains(QStringLiteral("Example University<")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("[thesis<https://example.edu/t>]")), qPrintable(text));
    }
}

void CvContentTest::setsDashInPageRanges_data()
{
    QTest::addColumn<QString>("pages");
    QTest::addColumn<QString>("shown");
    const auto add = [](const char* pages, const char* shown) {
        QTest::newRow(pages) << QString::fromUtf8(pages) << QString::fromUtf8(shown);
    };
    add("101-116", "pp. 101–116");
    add("101 - 116", "pp. 101–116");
    add("101--116", "pp. 101–116");
    add("101–116", "pp. 101–116");
    add("S12-S15", "S12–S15");
    add("1-5, 7-9", "1–5, 7–9");
    add("21:1-21:28", "21:1–21:28");
    add("e102", "e102");
    add("5-1–5-12", "5-1–5-12"); // pages numbered by chapter
    add("in-press", "in-press");
}

/// The dash is set in documents; the record keeps what was typed.
void CvContentTest::setsDashInPageRanges()
{
    QFETCH(QString, pages);
    QFETCH(QString, shown);
    Person person;
    person.name = LocalizedText::shared(QStringLiteral("Zhang San"));
    Section section(SectionKind::Publication);
    Entry entry = section.newEntry();
    auto& details = std::get<PublicationDetails>(entry.details);
    details.title = LocalizedText::shared(QStringLiteral("Two Nodes Down"));
    details.venue = LocalizedText::shared(QStringLiteral("Dependable Storage"));
    details.pages = pages;
    QVERIFY(section.append(entry));
    person.sections = {section};
    const QString text = plainText(makeContent(person, person.cvs.front(), Language::English));
    QVERIFY2(text.contains(QStringLiteral("Dependable Storage, ") + shown), qPrintable(text));
}

void CvContentTest::usesOwnWordBetweenDegreeAndArea()
{
    Person person;
    person.name = LocalizedText::shared(QStringLiteral("Zhang San"));
    Section section(SectionKind::Education);
    Entry entry = section.newEntry();
    auto& details = std::get<EducationDetails>(entry.details);
    details.degree = LocalizedText::of(QStringLiteral("Ph.D."), QStringLiteral("博士"));
    details.area = LocalizedText::of(QStringLiteral("Physics"), QStringLiteral("物理学"));
    QVERIFY(section.append(entry));
    person.sections = {section};
    const auto shown = [&](Language language) { return plainText(makeContent(person, person.cvs.front(), language)); };
    QVERIFY(shown(Language::English).contains(QStringLiteral("Ph.D., Physics")));
    QVERIFY(shown(Language::Chinese).contains(QStringLiteral("物理学博士")));
    setOwnWord(person.words, DocumentWord::InArea, Language::English, QStringLiteral("in"));
    setOwnWord(person.words, DocumentWord::InArea, Language::Chinese, QStringLiteral("专业"));
    QVERIFY(shown(Language::English).contains(QStringLiteral("Ph.D. in Physics")));
    QVERIFY(shown(Language::Chinese).contains(QStringLiteral("物理学专业博士")));
    details.area = LocalizedText::of(Language::Chinese, QStringLiteral("物理学"));
    QVERIFY(section.replace(0, entry));
    person.sections = {section};
    QVERIFY2(!shown(Language::English).contains(QStringLiteral(" in ")), qPrintable(shown(Language::English)));
}

void CvContentTest::usesOwnWordsForVolumeIssueAndPages_data()
{
    QTest::addColumn<QStringList>("words"); // of volume, issue and pages
    QTest::addColumn<QStringList>("numbers");
    QTest::addColumn<QString>("shown");
    const auto add = [](const char* name, const QStringList& words, const QStringList& numbers, const char* shown) {
        QTest::newRow(name) << words << numbers << QString::fromUtf8(shown);
    };
    const QString volume = QStringLiteral("Volume");
    const QString issue = QStringLiteral("no.");
    const QString pages = QStringLiteral("Pages %1");
    const QStringList all{QStringLiteral("31"), QStringLiteral("4"), QStringLiteral("1-14")};
    add("none", {{}, {}, {}}, all, "31(4): 1–14");
    add("all", {volume, issue, pages}, all, "Volume 31, no. 4, Pages 1–14");
    add("volume", {volume, {}, {}}, all, "Volume 31(4): 1–14");
    add("volume and pages", {volume, {}, pages}, all, "Volume 31(4), Pages 1–14");
    add("volume, no issue", {volume, {}, {}}, {QStringLiteral("31"), {}, QStringLiteral("1-14")},
        "Volume 31, pp. 1–14");
    add("pages", {{}, {}, pages}, all, "31(4), Pages 1–14");
    add("one page", {{}, {}, pages}, {{}, {}, QStringLiteral("77")}, "Pages 77");
    add("pages with letters", {{}, {}, pages}, {{}, {}, QStringLiteral("S12-S15")}, "S12–S15");
    add("a sign behind", {QStringLiteral("第 %1 卷"), QStringLiteral("第 %1 期"), {}}, all,
        "第 31 卷, 第 4 期, pp. 1–14");
}

void CvContentTest::usesOwnWordsForVolumeIssueAndPages()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, numbers);
    QFETCH(QString, shown);
    Person person;
    person.name = LocalizedText::shared(QStringLiteral("Zhang San"));
    constexpr std::array kinds{DocumentWord::Volume, DocumentWord::Issue, DocumentWord::Pages};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        setOwnWord(person.words, kinds[i], Language::English, words[static_cast<qsizetype>(i)]);
    Section section(SectionKind::Publication);
    Entry entry = section.newEntry();
    auto& details = std::get<PublicationDetails>(entry.details);
    details.title = LocalizedText::shared(QStringLiteral("Two Nodes Down"));
    details.venue = LocalizedText::shared(QStringLiteral("Dependable Storage"));
    details.volume = numbers[0];
    details.number = numbers[1];
    details.pages = numbers[2];
    QVERIFY(section.append(entry));
    person.sections = {section};
    for (const Language language : allLanguages) { // an English publication is cited the same way in both
        const QString text = plainText(makeContent(person, person.cvs.front(), language));
        QVERIFY2(text.contains(QStringLiteral("Dependable Storage, %1").arg(shown)), qPrintable(text));
    }
}

namespace {

template <typename D>
Person withEntries(SectionKind kind, const QList<D>& details)
{
    Person person;
    Section section(kind);
    for (const D& each : details) {
        Entry entry = section.newEntry();
        entry.details = each;
        static_cast<void>(section.append(entry));
    }
    person.sections = {section};
    return person;
}

LocalizedText shared(const char* text)
{
    return LocalizedText::shared(QString::fromUtf8(text));
}

/// The first section's first entry: its head lines as "left | right", then its paragraphs as "level label text".
QStringList linesOfFirst(const Person& person, Language language, const DocumentStyle& style = {})
{
    const CvContent content = makeContent(person, Cv::fullCv(), language, style);
    const ContentEntry entry = content.sections.value(0).entries.value(0);
    QStringList lines;
    for (const ContentHeadLine& head : entry.head)
        lines += dump(head.left) + QStringLiteral(" | ") + dump(head.right);
    for (const ContentParagraph& paragraph : entry.paragraphs)
        lines += QStringLiteral("%1 %2 %3").arg(paragraph.level).arg(paragraph.label, dump(paragraph.line));
    return lines;
}

} // namespace

void CvContentTest::keepsLineBreaksInPoints()
{
    ExperienceDetails work;
    work.organization = shared("Example");
    Person person = withEntries<ExperienceDetails>(SectionKind::Work, {work});
    const auto lines = [&](const char* markdown, HighlightStyle style) {
        Entry entry = person.sections.front().entries().front();
        Highlight point;
        point.style = style;
        point.text = LocalizedRichText::shared(RichText::fromMarkdown(QString::fromUtf8(markdown)));
        entry.highlights = {point};
        static_cast<void>(person.sections.front().replace(0, entry));
        return linesOfFirst(person, Language::English).mid(1);
    };
    QCOMPARE(lines("First **line,\n\nand** second\r\n third", HighlightStyle::Bullet),
             QStringList({QStringLiteral("0 • First **line,**"), QStringLiteral("1  **and** second"),
                          QStringLiteral("1  third")}));
    QCOMPARE(lines("One\ntwo", HighlightStyle::Paragraph),
             QStringList({QStringLiteral("0  One"), QStringLiteral("0  two")}));
    QCOMPARE(lines("Figures:\n| System   | Ops |\n|:---|---:|\n| ours     | 9   |\n| \\|theirs |   |",
                   HighlightStyle::Bullet),
             QStringList({QStringLiteral("0 • Figures:"), QStringLiteral("1  System | Ops"),
                          QStringLiteral("1  ours | 9"), QStringLiteral("1  |theirs |")}));
    QCOMPARE(lines("a | b\nc", HighlightStyle::Bullet),
             QStringList({QStringLiteral("0 • a | b"), QStringLiteral("1  c")}));
}

void CvContentTest::unifiesCaseOfStandardTitles()
{
    Person person = sample(QStringLiteral("li-si"));
    person.sections = person.sections.mid(0, 3);
    const auto titled = [&](const QStringList& titles) {
        QStringList shown;
        for (qsizetype i = 0; i < titles.size(); ++i)
            person.sections[i].title = titles[i].isEmpty() ? LocalizedText() : LocalizedText::shared(titles[i]);
        for (const ContentSection& section : makeContent(person, Cv::fullCv(), Language::English).sections)
            shown += plainText(section.title);
        return shown;
    };
    const auto list = [](std::initializer_list<const char*> texts) {
        QStringList strings;
        for (const char* text : texts)
            strings += QString::fromUtf8(text);
        return strings;
    };
    QCOMPARE(titled(list({"PROFESSIONAL SUMMARY", "Work Experience", "Projects"})),
             list({"Professional Summary", "Work Experience", "Projects"}));
    QCOMPARE(plainText(makeContent(person, Cv::fullCv(), Language::Chinese).sections.front().title),
             QStringLiteral("Professional Summary")); // as in the other document
    QCOMPARE(titled(list({"SUMMARY", "", "HPC AND AI"})), list({"Summary", "Work Experience", "HPC AND AI"}));
    QCOMPARE(titled(list({"SUMMARY", "WORK EXPERIENCE", "PROJECTS"})),
             list({"SUMMARY", "WORK EXPERIENCE", "PROJECTS"}));
}

/// Titles must not depend on which sections a CV omits: all CVs of a person write a title the same way.
void CvContentTest::writesTitlesConsistentlyInAllCvs()
{
    Person person = sample(QStringLiteral("li-si"));
    person.sections = person.sections.mid(0, 2);
    person.sections[0].title = LocalizedText();
    person.sections[1].title = LocalizedText::shared(QStringLiteral("WORK EXPERIENCE"));
    Cv cv = Cv::fullCv();
    const auto last = [&] { return plainText(makeContent(person, cv, Language::English).sections.last().title); };
    QCOMPARE(last(), QStringLiteral("Work Experience"));
    cv.hiddenSections = {person.sections[0].id()};
    QCOMPARE(last(), QStringLiteral("Work Experience"));
}

void CvContentTest::omitsTheNumberOfASingleWork()
{
    PublicationDetails work;
    work.title = shared("Two Nodes Down");
    const auto label = [](const Person& person, ReferenceStyle style) {
        Cv cv = Cv::fullCv();
        cv.references = style;
        return makeContent(person, cv, Language::English).sections[0].entries[0].paragraphs[0].label;
    };
    for (const ReferenceStyle style : {ReferenceStyle::Plain, ReferenceStyle::Gbt7714}) {
        const QString alone = label(withEntries<PublicationDetails>(SectionKind::Publication, {work}), style);
        QVERIFY2(alone.isEmpty(), qPrintable(alone));
        const QString first = label(withEntries<PublicationDetails>(SectionKind::Publication, {work, work}), style);
        QCOMPARE(first, style == ReferenceStyle::Plain ? QStringLiteral("1.") : QStringLiteral("[1]"));
    }
}

/// Authors that are the same in every language have their marks in one.
void CvContentTest::translatesUsualMarksOfAuthors()
{
    Author author;
    author.name = QStringLiteral("Xu J.");
    author.marks = {QStringLiteral("第一作者")};
    Section works(SectionKind::Publication);
    Entry entry = works.newEntry();
    std::get<PublicationDetails>(entry.details).authors = LocalizedAuthors::shared({author});
    std::get<PublicationDetails>(entry.details).title = LocalizedText::shared(QStringLiteral("On meals"));
    QVERIFY(works.append(entry));
    Person person;
    person.sections = {works};
    const auto textIn = [&](Language language) {
        const CvContent content = makeContent(person, Cv(), language, {});
        return plainText(content.sections.front().entries.front().paragraphs.front().line);
    };
    QVERIFY2(textIn(Language::English).startsWith(QStringLiteral("Xu J.first author")),
             qPrintable(textIn(Language::English)));
    QVERIFY2(textIn(Language::Chinese).contains(QStringLiteral("第一作者")), qPrintable(textIn(Language::Chinese)));
}

/// If the template wants that. Works of the same year keep their order, those without a year come last, and numbers
/// follow the new order.
void CvContentTest::putsTheNewestWorksFirst()
{
    Section works(SectionKind::Publication);
    Section skills(SectionKind::Skill);
    Author author;
    author.name = QStringLiteral("Q. Zhou");
    author.marks = {QStringLiteral("corresponding")};
    for (const auto& [title, year] :
         {std::pair("a", 2020), std::pair("b", 0), std::pair("c", 2023), std::pair("d", 2020), std::pair("e", 2026)}) {
        Entry entry = works.newEntry();
        auto& work = std::get<PublicationDetails>(entry.details);
        work.title = LocalizedText::shared(QString::fromLatin1(title));
        if (year > 0)
            work.year = *PartialDate::create(year);
        work.authors = LocalizedAuthors::shared({author});
        QVERIFY(works.append(entry));
        Entry skill = skills.newEntry();
        std::get<SkillDetails>(skill.details).items = LocalizedText::shared(QString::fromLatin1(title));
        QVERIFY(skills.append(skill));
    }
    Person person;
    person.sections = {works, skills};
    const auto orderOf = [&](const DocumentStyle& style) {
        const CvContent content = makeContent(person, Cv(), Language::English, style);
        QStringList order;
        for (const ContentSection& section : content.sections) {
            for (const ContentEntry& entry : section.entries) {
                QString text = plainText(entry.paragraphs.front().line);
                const QString year = entry.year ? QString::number(*entry.year) : QString();
                order += entry.paragraphs.front().label + text.remove(QStringLiteral("Q. Zhou†. ")).left(1) + year;
            }
        }
        const ContentSection& cited = content.sections.front();
        for (const ContentEntry& entry : cited.entries) // explanations of marks follow the list
            order += QString::number(entry.paragraphs.size());
        return order.join(u' ');
    };
    DocumentStyle style;
    QCOMPARE(orderOf(style), QStringLiteral("1.a2020 2.b 3.c2023 4.d2020 5.e2026 a b c d e 1 1 1 1 2"));
    style.newestWorksFirst = true;
    QCOMPARE(orderOf(style), QStringLiteral("1.e2026 2.c2023 3.a2020 4.d2020 5.b a b c d e 1 1 1 1 2"));
}

void CvContentTest::omitsRepeatedPublisher()
{
    const auto cited = [](const char* venue) {
        PublicationDetails work;
        work.title = shared("Title");
        work.venue = shared(venue);
        return linesOfFirst(withEntries<PublicationDetails>(SectionKind::Publication, {work}), Language::English)
            .value(0);
    };
    QCOMPARE(cited("USENIX ATC, USENIX"), QStringLiteral("0  Title. //USENIX ATC//"));
    QCOMPARE(cited("USENIX ATC, ACM"), QStringLiteral("0  Title. //USENIX ATC, ACM//"));
    QCOMPARE(cited("Journal of Systems, Systems Press"),
             QStringLiteral("0  Title. //Journal of Systems, Systems Press//"));
    QCOMPARE(cited("Notes 2, 2"), QStringLiteral("0  Title. //Notes 2, 2//"));
}

void CvContentTest::showsDayInPatentDates()
{
    PatentDetails patent;
    patent.title = shared("Log of two nodes");
    patent.number = QStringLiteral("CN000000001A");
    patent.date = *PartialDate::create(2022, 10, 3);
    const Person person = withEntries<PatentDetails>(SectionKind::Patent, {patent});
    QCOMPARE(linesOfFirst(person, Language::English).value(0),
             QStringLiteral("0  Log of two nodes. CN000000001A, 3 Oct 2022"));
    QCOMPARE(linesOfFirst(person, Language::Chinese).value(0),
             QStringLiteral("0  Log of two nodes. CN000000001A, 2022.10.03"));
}

void CvContentTest::omitsSchemeFromDoi()
{
    PublicationDetails work;
    work.title = shared("Title");
    work.doi = QStringLiteral("https://doi.org/10.1000/1");
    QCOMPARE(
        linesOfFirst(withEntries<PublicationDetails>(SectionKind::Publication, {work}), Language::English).value(0),
        QStringLiteral("0  Title. doi:10.1000/1<https://doi.org/10.1000/1>"));
}

void CvContentTest::setsTypographicQuotes_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const char* written, const char* shown) {
        QTest::newRow(name) << QString::fromUtf8(written) << QString::fromUtf8(shown);
    };
    row("apostrophe", "don't, Zhang's, the users' data", "don’t, Zhang’s, the users’ data");
    row("double", "a \"small, \"provable\" core", "a \"small, “provable” core");
    row("pairs", "\"one\" (\"two\") and \"three.\"", "“one” (“two”) and “three.”");
    row("single", "the 'fast' path", "the ‘fast’ path");
    row("within", "\"it's 'fast'\"", "“it’s ‘fast’”");
    row("years", "the '90s, SDS'25 and the 1990's", "the ’90s, SDS’25 and the 1990’s");
    row("feet and inches", "6' 2\", a 15.6\" screen", "6' 2\", a 15.6\" screen");
    row("styled", "a **\"bold\"** word's *end*'s", "a **“bold”** word’s //end//’s");
    row("code", "`print(\"a\")` isn't", "print(\"a\") isn’t");
    row("address", "see https://example.org/it's, it's there",
        "see https://example.org/it's<https://example.org/it's>, it’s there");
    row("typographic already", "“sure” – don’t", "“sure” – don’t");
}

void CvContentTest::setsTypographicQuotes()
{
    QFETCH(QString, written);
    QFETCH(QString, shown);
    const Person person = withHighlight(LocalizedRichText::shared(RichText::fromMarkdown(written)));
    QCOMPARE(linesOfFirst(person, Language::English), QStringList(QStringLiteral("0 • ") + shown));
}

/// In fields and names, too; but not in Chinese text, and never if the template disables it.
void CvContentTest::keepsStraightQuotesOnRequest()
{
    PublicationDetails work;
    work.title = shared("It's \"new\"");
    Author author;
    author.name = QStringLiteral("C. O'Brien");
    work.authors = LocalizedAuthors::shared({author});
    const Person person = withEntries<PublicationDetails>(SectionKind::Publication, {work});
    for (const Language language : allLanguages)
        QCOMPARE(linesOfFirst(person, language).value(0), QStringLiteral("0  C. O’Brien. It’s “new”"));
    DocumentStyle style;
    style.typographicQuotes = false;
    QCOMPARE(linesOfFirst(person, Language::English, style).value(0), QStringLiteral("0  C. O'Brien. It's \"new\""));
    work.title = shared("论\"新\"");
    const Person chinese = withEntries<PublicationDetails>(SectionKind::Publication, {work});
    QVERIFY(linesOfFirst(chinese, Language::Chinese).value(0).contains(QStringLiteral("论\"新\"")));
}

void CvContentTest::showsTotalPeriodOfSeveralPositions_data()
{
    const auto year = [](int number) { return *PartialDate::create(number); };
    const auto years = [&](int from, int to) { return *DateRange::create(year(from), year(to)); };
    QTest::addColumn<QList<DateRange>>("ranges");
    QTest::addColumn<QString>("whole");
    const auto row = [](const char* tag, const QList<DateRange>& ranges, const char* whole) {
        QTest::newRow(tag) << ranges << QString::fromUtf8(whole);
    };
    row("one post", {years(2019, 2021)}, "");
    row("two", {years(2019, 2021), years(2015, 2019)}, "2015 – 2021");
    row("one after a while", {years(2015, 2016), years(2019, 2021), years(2017, 2018)}, "2015 – 2021");
    row("still there", {DateRange::untilPresent(year(2021)), years(2018, 2021)}, "2018 – Present");
    row("nobody knows since when", {years(2019, 2021), DateRange()}, "");
    row("nobody knows till when", {years(2019, 2021), *DateRange::create(year(2015), std::nullopt)}, "");
}

void CvContentTest::showsTotalPeriodOfSeveralPositions()
{
    QFETCH(QList<DateRange>, ranges);
    QFETCH(QString, whole);
    ExperienceDetails work;
    work.organization = LocalizedText::shared(QStringLiteral("Example Cloud"));
    work.position = LocalizedText::shared(QStringLiteral("Engineer"));
    work.range = ranges.takeFirst();
    for (const DateRange& range : std::as_const(ranges)) {
        HeldPosition held;
        held.position = LocalizedText::shared(QStringLiteral("Intern"));
        held.range = range;
        work.morePositions += held;
    }
    const Person person = withEntries<ExperienceDetails>(SectionKind::Work, {work});
    const CvContent content = makeContent(person, person.cvs.front(), Language::English);
    QCOMPARE(plainText(content.sections.front().entries.front().wholeTime), whole);
}

void CvContentTest::isDeterministic()
{
    for (quint32 seed = 0; seed < 50; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        for (const Language language : allLanguages)
            QCOMPARE(makeContent(person, Cv::fullCv(), language), makeContent(person, Cv::fullCv(), language));
    }
}

DUOVITA_TEST(CvContentTest)
#include "tst_cvcontent.moc"
