#include "core/import/importdraft.h"
#include "core/import/readers/textdecoding.h"
#include "core/json/personjson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <unicode/ucnv.h>

using namespace duovita;

namespace {

const char markdown[] = R"(# Zhang San (张三)

☎ (+86) 000-5550-0101 · zhang@example.org · <https://github.com/zhangsan-example>

I build **storage** systems that stay correct.

## Education

- **Qinghe University** Qinghe, China
*Ph.D. in Computer Science* *July 2019*

## Publications

1. S. Zhang, W. Chen, *Two Nodes Down: Crash Consistency on Memory*, Symposium on Storage (**SDS'25**)
2. Wei Chen and Zhang, San and Liu, Min. **Proofs That Ship: Checkers from Protocols**. Conference on Software, 2024. [[pdf](http://example.org/p.pdf)]

## Patents

- 一种日志恢复方法 [CN100000001A]

## Skills

- **Languages:** C++, Rust
)";

const char16_t plain[] = u"教育背景\n"
                         u"清河大学 硕博连读 计算机科学与技术 2020.9-2025.6 (预计)\n"
                         u"• 研究方向: 存储系统\n\n"
                         u"项目经历\n"
                         u"日志恢复系统 蓝星科技，北京\n"
                         u"主要开发者 2024.6-至今\n"
                         u"• 设计了一个可以容忍两个节点失效的\n"
                         u"日志结构\n"
                         u"• 基于 C++实现\n\n"
                         u"奖项荣誉\n"
                         u"• 一等奖学金（博士）×2 2022, 2023\n";

QByteArray encode(const QString& text, const char* encoding)
{
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open(encoding, &status);
    QByteArray bytes(text.size() * 4 + 8, '\0');
    bytes.resize(ucnv_fromUChars(converter, bytes.data(), static_cast<int32_t>(bytes.size()),
                                 reinterpret_cast<const UChar*>(text.utf16()), static_cast<int32_t>(text.size()),
                                 &status));
    ucnv_close(converter);
    return bytes;
}

ImportDraft read(const QByteArray& bytes, const QString& name = QStringLiteral("李四"))
{
    ImportOptions options;
    options.personName = name;
    const auto drafts = readBytes(bytes, QStringLiteral("cv"), options);
    return drafts ? drafts->front() : ImportDraft{};
}

const Section* find(const Person& person, SectionKind kind)
{
    for (const Section& section : person.sections) {
        if (section.kind() == kind)
            return &section;
    }
    return nullptr;
}

template <typename T>
const T& detailsOf(const Person& person, SectionKind kind, qsizetype index)
{
    return std::get<T>(find(person, kind)->entries().at(index).details);
}

/// Letters and single digits with their number of occurrences.
QMap<uint, int> letters(const QString& text)
{
    QMap<uint, int> counts;
    for (const uint c : text.normalized(QString::NormalizationForm_KC).toLower().toUcs4()) {
        if (QChar::isLetter(c))
            ++counts[c];
    }
    return counts;
}

} // namespace

class ImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parsesMarkdown();
    void parsesPlainText();
    void distinguishesEmployersFromPositions();
    void readsOpenRanges();
    void readsFormsInTables();
    void readsPersonalFacts_data();
    void readsPersonalFacts();
    void findsTheName_data();
    void findsTheName();
    void readsTraditionalCharacters();
    void infersKindOfUnknownHeading();
    void readsFormsOfTwoColumns();
    void removesDatesFromBrackets();
    void readsPastedPoints();
    void readsNumberedPartsBelowUnderlinedHeadings();
    void readsPositionsOnOneLineEach();
    void readsSpelledOutLinkOnce();
    void keepsLinksInEntryHeaders_data();
    void keepsLinksInEntryHeaders();
    void recognisesEncodings_data();
    void recognisesEncodings();
    void refusesBadInput_data();
    void refusesBadInput();
    void needsAName();
    void ignoresGivenNameIfDocumentNamesAnother();
    void readsItsOwnJson();
    void losesNoLetterOfRandomText();
    void losesNoLetterOfSeedDocuments();
    void readsALargeFileInTime();
};

void ImportTest::parsesMarkdown()
{
    const Person person = read(markdown, {}).person;
    QCOMPARE(person.name.text(Language::English), QStringLiteral("Zhang San"));
    QCOMPARE(person.name.text(Language::Chinese), QStringLiteral("张三"));
    QCOMPARE(person.contacts.size(), 3);
    QVERIFY(std::any_of(person.contacts.begin(), person.contacts.end(), [](const Contact& contact) {
        return contact.value.textOrFallback(Language::English) == QStringLiteral("(+86) 000-5550-0101");
    }));
    QVERIFY(find(person, SectionKind::Summary));
    const auto& education = detailsOf<EducationDetails>(person, SectionKind::Education, 0);
    QCOMPARE(education.institution.text(Language::English), QStringLiteral("Qinghe University"));
    QCOMPARE(education.degree.text(Language::English), QStringLiteral("Ph.D."));
    QCOMPARE(education.area.text(Language::English), QStringLiteral("Computer Science"));
    QCOMPARE(education.range.end()->toIso(), QStringLiteral("2019-07"));
    const auto& first = detailsOf<PublicationDetails>(person, SectionKind::Publication, 0);
    QCOMPARE(first.title.textOrFallback(Language::English),
             QStringLiteral("Two Nodes Down: Crash Consistency on Memory"));
    QCOMPARE(first.authors.text(Language::English).size(), 2);
    QVERIFY(first.authors.text(Language::English)[0].self);
    QCOMPARE(first.year->year(), 2025);
    const auto& second = detailsOf<PublicationDetails>(person, SectionKind::Publication, 1);
    QCOMPARE(second.authors.text(Language::English).size(), 3);
    QVERIFY(second.authors.text(Language::English)[1].self);
    QCOMPARE(find(person, SectionKind::Publication)->entries()[1].links.front().url,
             QStringLiteral("http://example.org/p.pdf"));
    QCOMPARE(detailsOf<PatentDetails>(person, SectionKind::Patent, 0).number, QStringLiteral("CN100000001A"));
    QCOMPARE(detailsOf<SkillDetails>(person, SectionKind::Skill, 0).items.text(Language::English),
             QStringLiteral("C++, Rust"));
}

void ImportTest::parsesPlainText()
{
    const ImportDraft draft = read(QString::fromUtf16(plain).toUtf8());
    const Person& person = draft.person;
    QCOMPARE(draft.language, Language::Chinese);
    const auto& education = detailsOf<EducationDetails>(person, SectionKind::Education, 0);
    QCOMPARE(education.institution.text(Language::Chinese), QStringLiteral("清河大学"));
    QCOMPARE(education.degree.text(Language::Chinese), QStringLiteral("硕博连读"));
    QVERIFY(education.range.isExpected());
    const auto& project = detailsOf<ExperienceDetails>(person, SectionKind::Project, 0);
    QCOMPARE(project.title.text(Language::Chinese), QStringLiteral("日志恢复系统"));
    QCOMPARE(project.organization.text(Language::Chinese), QStringLiteral("蓝星科技"));
    QCOMPARE(project.location.text(Language::Chinese), QStringLiteral("北京"));
    QCOMPARE(project.position.text(Language::Chinese), QStringLiteral("主要开发者"));
    QVERIFY(project.range.isPresent());
    const QList<Highlight>& points = find(person, SectionKind::Project)->entries()[0].highlights;
    QCOMPARE(points.size(), 2);
    QCOMPARE(points[0].text.text(Language::Chinese).plainText(),
             QStringLiteral("设计了一个可以容忍两个节点失效的日志结构"));
    const auto& award = detailsOf<AwardDetails>(person, SectionKind::Award, 0);
    QCOMPARE(award.count, 2);
    QCOMPARE(award.dates.size(), 2);
}

void ImportTest::distinguishesEmployersFromPositions()
{
    const Person english = read("Zhang San\nzhang@example.org\n\nEXPERIENCE\n\n"
                                "HOLM & PARTNERS LLP, London                2016 – present\n"
                                "Global strategy consultancy with 900 staff in 14 offices\n\n"
                                "    Engagement Manager                     Apr 2021 – present\n"
                                "    • Lead teams of seven\n\n"
                                "    Senior Consultant                      Oct 2018 – Mar 2021\n"
                                "    • Redesigned a tariff\n\n"
                                "SAMPLE OFFICE LTD, Bristol                 2014 – 2016\n"
                                "    Policy Analyst\n"
                                "    • Wrote assessments\n\n"
                                "Freelance Illustrator                      2015\n"
                                "    • Drew a book\n")
                               .person;
    const auto job = [](const Person& person, qsizetype at) {
        const auto& details = detailsOf<ExperienceDetails>(person, SectionKind::Work, at);
        const auto text = [](const LocalizedText& field) { return field.textOrFallback(Language::English); };
        return QStringList{text(details.organization), text(details.position), text(details.location)};
    };
    const auto words = [](const char* list) { return QString::fromUtf8(list).split(u'|'); };
    QCOMPARE(job(english, 0), words("HOLM & PARTNERS LLP||London"));
    QCOMPARE(find(english, SectionKind::Work)->entries()[0].highlights.front().text.text(Language::English).plainText(),
             QStringLiteral("Global strategy consultancy with 900 staff in 14 offices"));
    QCOMPARE(job(english, 1), words("HOLM & PARTNERS LLP|Engagement Manager|London"));
    QCOMPARE(job(english, 2), words("HOLM & PARTNERS LLP|Senior Consultant|London"));
    QCOMPARE(job(english, 3), words("SAMPLE OFFICE LTD|Policy Analyst|Bristol"));
    QCOMPARE(job(english, 4), words("|Freelance Illustrator|"));

    const Person chinese =
        read("张三\nQQ：123456789\n\n工作经历\n"
             "2019/06-至今：样例智慧物流科技有限公司（5年8个月）\n所属行业：计算机软件\n"
             "前端技术专家 | 平台研发部\n工作描述：负责前端基础设施建设。\n1. 推动微前端落地；\n\n"
             "2015/07-2019/05：江城虚拟旅行网（3年10个月）\n前端开发工程师 | 酒店事业部\n1. 负责酒店预订；\n")
            .person;
    QCOMPARE(chinese.contacts.front().kind, ContactKind::Other);
    QCOMPARE(job(chinese, 0), words("样例智慧物流科技有限公司|前端技术专家|"));
    QCOMPARE(job(chinese, 1), words("江城虚拟旅行网|前端开发工程师|"));
    const auto& second = detailsOf<ExperienceDetails>(chinese, SectionKind::Work, 1);
    QCOMPARE(second.department.text(Language::Chinese), QStringLiteral("酒店事业部"));
}

void ImportTest::readsOpenRanges()
{
    const Person person = read("Zhang San\nzhang@example.org\n\nEMPLOYMENT\n\n"
                               "2021–   Assistant Professor, University of Northfield\n"
                               "2018–2021   Postdoc, Technical University of Lindau, Germany\n\n"
                               "AWARDS\n\n2020  Best Paper Award, FM 2020\nDissertation Prize, May 2019\n\n"
                               "TALKS\n\nRust, Example Labs, Cambridge, 14 March 2023\n\n"
                               "OUTREACH\n\n2022  Science Fair judge\n")
                              .person;
    QCOMPARE(find(person, SectionKind::Work)->entries().size(), 2);
    const auto& now = detailsOf<ExperienceDetails>(person, SectionKind::Work, 0);
    QVERIFY(now.range.isPresent());
    QCOMPARE(now.range.start()->year(), 2021);
    QCOMPARE(now.organization.textOrFallback(Language::English), QStringLiteral("University of Northfield"));
    const auto& before = detailsOf<ExperienceDetails>(person, SectionKind::Work, 1);
    QCOMPARE(before.range.start()->year(), 2018);
    QCOMPARE(before.range.end()->year(), 2021);
    const auto& prize = detailsOf<AwardDetails>(person, SectionKind::Award, 0);
    QCOMPARE(prize.title.textOrFallback(Language::English), QStringLiteral("Best Paper Award, FM 2020"));
    QCOMPARE(prize.dates.front().year(), 2020);
    QCOMPARE(detailsOf<AwardDetails>(person, SectionKind::Award, 1).dates.front().month(), 5);
    const auto& talk = detailsOf<GeneralDetails>(person, SectionKind::Talk, 0);
    QCOMPARE(talk.title.textOrFallback(Language::English), QStringLiteral("Rust"));
    QCOMPARE(talk.subtitle.textOrFallback(Language::English), QStringLiteral("Example Labs, Cambridge"));
    QCOMPARE(talk.range.end()->day(), 14);
    QVERIFY(find(person, SectionKind::Custom));

    const Person official =
        read("张三\nzs@example.org\n\n工作经历\n"
             "2014.03—2018.11 样州市水利局规划科副科长（其间：2016.03—2016.12 挂职样县水务局副局长）\n"
             "2018.11—  样州市水利局规划科科长\n\n教育经历\n"
             "2012.9-2017.6  清河大学  计算机应用技术  工学博士（硕博连读，导师：王五教授）\n")
            .person;
    const auto& first = detailsOf<ExperienceDetails>(official, SectionKind::Work, 0);
    QCOMPARE(first.range.start()->year(), 2014);
    QCOMPARE(first.range.end()->year(), 2018);
    QVERIFY(detailsOf<ExperienceDetails>(official, SectionKind::Work, 1).range.isPresent());
    const auto& degree = detailsOf<EducationDetails>(official, SectionKind::Education, 0);
    QCOMPARE(degree.degree.text(Language::Chinese), QStringLiteral("工学博士（硕博连读）"));
    QCOMPARE(degree.advisors.text(Language::Chinese), QStringLiteral("王五教授"));
    QCOMPARE(degree.area.text(Language::Chinese), QStringLiteral("计算机应用技术"));
}

void ImportTest::readsFormsInTables()
{
    const Person person = read("| 姓名 | 张三 | 性别 | 男 | 照片 |\n|---|---|---|---|---|\n"
                               "| 出生年月 | 1985年8月 | 民族 | 汉族 | |\n\n## 工作经历\n\n"
                               "| 起止时间 | 单位及职务 |\n|---|---|\n| 2010.07—2014.03 | 样州市水利局规划科科员 |\n\n"
                               "## 获奖情况\n\n| 时间 | 奖项 | 授予单位 |\n|---|---|---|\n"
                               "| 2017年 | 先进个人 | 样州市指挥部 |\n")
                              .person;
    QCOMPARE(person.name.text(Language::Chinese), QStringLiteral("张三"));
    QVERIFY(person.contacts.isEmpty());
    const QList<PersonalFact> facts{
        {PersonalFactKind::Gender, LocalizedText::of(Language::Chinese, QStringLiteral("男")), {}, true},
        {PersonalFactKind::Birth, LocalizedText::shared(QStringLiteral("1985-08")), {}, true},
        {PersonalFactKind::Ethnicity, LocalizedText::of(Language::Chinese, QStringLiteral("汉族")), {}, true}};
    QVERIFY(person.personalFacts == facts);
    QCOMPARE(person.unparsed, QStringList{QStringLiteral("照片")});
    const auto& work = detailsOf<ExperienceDetails>(person, SectionKind::Work, 0);
    QCOMPARE(work.department.text(Language::Chinese), QStringLiteral("规划科"));
    QCOMPARE(find(person, SectionKind::Award)->entries().size(), 1);
    QCOMPARE(detailsOf<AwardDetails>(person, SectionKind::Award, 0).dates.front().year(), 2017);
}

void ImportTest::readsPersonalFacts_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QStringList>("facts"); // "kind|English|Chinese"
    QTest::addColumn<QString>("headline");
    const auto row = [](const char* head, const char* facts, const char* headline) {
        QTest::newRow(head) << QByteArray(head) << QString::fromUtf8(facts).split(u';', Qt::SkipEmptyParts)
                            << QString::fromUtf8(headline);
    };
    row("出生年月：1998.05", "birth|1998-05|1998-05", "");
    row("出生日期：1998年5月12日", "birth|1998-05-12|1998-05-12", "");
    row("出生年月：九八年夏", "birth||九八年夏", "");
    row("Date of birth: 25/06/1998", "birth|1998-06-25|1998-06-25", "");
    row("Date of birth: 05/06/1998", "birth|05/06/1998|05/06/1998", ""); // day and month are ambiguous
    row("政治面貌: 中共党员", "politicalStatus||中共党员", "");
    row("性别：男 | 民族：汉族 | 籍贯：江苏南京", "gender||男;ethnicity||汉族;nativePlace||江苏南京", "");
    row("婚姻状况：未婚\n身高：175", "maritalStatus||未婚;height|175|175", "");
    row("期望薪资：15k-20k\n到岗时间：一周内", "expectedSalary||15k-20k;availability||一周内", "");
    row("求职意向：后端开发工程师", "desiredPosition||后端开发工程师", "后端开发工程师");
    row("求职意向：后端\n性别：男\n求职意向：后端", "desiredPosition||后端;gender||男", "后端");
    row("性别：男\n求职意向：后端", "gender||男;desiredPosition||后端", "后端"); // in document order
    row("架构师\n求职意向：后端开发工程师", "desiredPosition||后端开发工程师", "架构师");
    row("Gender: Male\nDate of birth: 12 May 1998", "gender|Male|;birth|1998-05-12|1998-05-12", "");
    row("Nationality: Chinese | Marital status: Single", "nationality|Chinese|;maritalStatus|Single|", "");
    row("Desired position: Compiler Engineer", "desiredPosition|Compiler Engineer|", "Compiler Engineer");
}

/// Details that are unusual in CVs abroad are private until the owner changes that.
void ImportTest::readsPersonalFacts()
{
    QFETCH(QByteArray, head);
    QFETCH(QStringList, facts);
    QFETCH(QString, headline);
    const bool isEnglish = QString::fromUtf8(head).front().unicode() < 0x80;
    const QByteArray section =
        isEnglish ? "## Education\n\nQinghe University, 2015 - 2019\n" : "## 教育背景\n\n清河大学 2015.09-2019.06\n";
    const Person person = read("# 李四\n\n" + head + "\nli@example.org\n\n" + section).person;
    QStringList found;
    for (const PersonalFact& fact : person.personalFacts) {
        QVERIFY(fact.isPrivate);
        QVERIFY(fact.label.isEmpty());
        found += QStringList{QString::fromLatin1(personalFactKindTable[static_cast<std::size_t>(fact.kind)].name),
                             fact.value.text(Language::English), fact.value.text(Language::Chinese)}
                     .join(u'|');
    }
    QCOMPARE(found, facts);
    QCOMPARE(person.headline.textOrFallback(Language::Chinese), headline);
    QCOMPARE(person.contacts.size(), 1);
    QVERIFY2(person.unparsed.isEmpty(), qPrintable(person.unparsed.join(u'|')));
}

void ImportTest::findsTheName_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* head, const char* english, const char* chinese) {
        QTest::newRow(head) << QByteArray(head) << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("智联招聘 | 简历编号 JM5088\n\n张三\n女 | 31岁\n", "", "张三");
    row("# 简 历\n\n## 欧阳三\n\n- 手机：17700000000\n", "", "欧阳三");
    row("# 張三 Chang, San-Yi\n\n* 手機：0912-000-000\n", "Chang, San-Yi", "張三");
    row("# 张三 (San \"Sam\" Zhang)\n", "San \"Sam\" Zhang", "张三");
    row("**张三**，女，医学博士，主任医师\n", "", "张三");
    row("重庆 / 22岁 / zhangsan@example.org\n男 / 张三 / 17700000000\n", "", "张三");
    row("- 姓   名\t：张三\n- 民   族\t：汉\n- 电   话\t：17700000000\n", "", "张三");
    row("---\ntitle: San Zhang\nlayout: page\n---\n\n[LinkedIn Profile](https://linkedin.com/in/zs)\n", "San Zhang",
        "");
    row("---\ntitle: Resume\nauthor: San Zhang\n---\n\n# Sample Robotics · Example Learning\n", "San Zhang", "");
    row("---\ntitle: 张三\n---\n\n[Detailed CV](cv.pdf)\n", "", "张三");
    row("# 简历 via 张三\n\n- **微信**： `zhangsan`\n", "", "张三");
    row("# 简历 | 基本信息\n\n## 张三\n\n- **手机**：17700000000\n", "", "张三");
    row("# Resume of San Zhang\n\n- **微信**： `zhangsan`\n", "San Zhang", "");
    row("Welcome! I am San Zhang, a student of examples.\n", "San Zhang", "");
    row("Hi, my name’s Rafi and I mend samples.\n", "Rafi", "");
    row("大家好，我叫张三，是一名样例工程师。\n", "", "张三");
    // Among several names, the one that matches an account wins.
    row("Stone Bridges\nSan Zhang\nsan.zhang@example.org\n", "San Zhang", "");
    row("示例之家\n\n张三\n\n[GitHub](https://github.com/zhangsan)\n", "", "张三");
    row("San Zhang\nStone Bridges\nhello@example.org\n", "San Zhang", "");
}

void ImportTest::findsTheName()
{
    QFETCH(QByteArray, head);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const QByteArray rest =
        "\n## 教育背景\n\n清河大学，本科，2010.9-2014.6\n\n## 工作经历\n\n示例公司，工程师，2014.7-至今\n";
    const Person person = read(head + rest, QString()).person;
    QCOMPARE(person.name.text(Language::English), english);
    QCOMPARE(person.name.text(Language::Chinese), chinese);
}

void ImportTest::readsTraditionalCharacters()
{
    const Person person = read("姓名：張三\n\n工作經歷\n\n2021年8月 - 現在\t示例物業發展有限公司\t高級會計經理\n\n"
                               "學歷\n\n2010 - 2014\t示例理工大學\t會計學\t學士\n")
                              .person;
    const auto& job = detailsOf<ExperienceDetails>(person, SectionKind::Work, 0);
    QCOMPARE(job.organization.text(Language::Chinese), QStringLiteral("示例物業發展有限公司")); // script unchanged
    QCOMPARE(job.position.text(Language::Chinese), QStringLiteral("高級會計經理"));
    const auto& school = detailsOf<EducationDetails>(person, SectionKind::Education, 0);
    QCOMPARE(school.institution.text(Language::Chinese), QStringLiteral("示例理工大學"));
}

void ImportTest::infersKindOfUnknownHeading()
{
    const Person person =
        read("# Zhang San\n\n## Galleys\n\nExample Hotel\nHead Chef, 11/2019 to date\n\n- 140 covers\n\n"
             "Sample Resort\nSous Chef, 2/2016 to 10/2019\n\n- Three outlets\n\n## Odds and ends\n\n- a\n")
            .person;
    const auto& job = detailsOf<ExperienceDetails>(person, SectionKind::Work, 0);
    QCOMPARE(job.position.text(Language::English), QStringLiteral("Head Chef"));
    QVERIFY(job.range.isPresent());
    QCOMPARE(find(person, SectionKind::Work)->title.text(Language::English), QStringLiteral("Galleys"));
    QVERIFY(find(person, SectionKind::Custom));
}

void ImportTest::removesDatesFromBrackets()
{
    const Person person =
        read("姓名：张三\n\n学术服务\n\n指导李四（博士，2015—2020），现任职于江南大学\n审稿人，2019\n").person;
    QCOMPARE(detailsOf<GeneralDetails>(person, SectionKind::Service, 0).title.text(Language::Chinese),
             QStringLiteral("指导李四（博士），现任职于江南大学"));
    QCOMPARE(detailsOf<GeneralDetails>(person, SectionKind::Service, 1).title.text(Language::Chinese),
             QStringLiteral("审稿人"));
}

void ImportTest::readsFormsOfTwoColumns()
{
    const Person person =
        read("Zhang San\n\nWork experience\n\nDates\t01/09/2015 →\nOccupation or position held\tTeacher of Physics\n"
             "Main activities\tTeaching of years 10 to 12\nName and address of employer\tExample School\n\n"
             "Dates\t01/09/2010 - 31/08/2015\nOccupation or position held\tSubstitute teacher\n"
             "Name and address of employer\tSample School\n")
            .person;
    const Section* jobs = find(person, SectionKind::Work);
    QCOMPARE(jobs->entries().size(), 2);
    const auto& first = detailsOf<ExperienceDetails>(person, SectionKind::Work, 0);
    QCOMPARE(first.position.text(Language::English), QStringLiteral("Teacher of Physics"));
    QCOMPARE(first.organization.text(Language::English), QStringLiteral("Example School"));
    QVERIFY(first.range.isPresent());
    QCOMPARE(jobs->entries().front().highlights.size(), 1);
    QCOMPARE(detailsOf<ExperienceDetails>(person, SectionKind::Work, 1).range.end()->toIso(),
             QStringLiteral("2015-08-31"));
}

void ImportTest::readsNumberedPartsBelowUnderlinedHeadings()
{
    const Person person = read("ZHANG SAN\n\nEDUCATION\n.................\n\nBSc, Example University, 2010 - 2014\n\n\n"
                               "TOOLS OF MINE\n.................\n\n01. Languages\n\n* Qt, C++\n* Java\n\n"
                               "02. Environment\n\n* Linux\n\n\nCOMPILED LANGUAGES\n.................\n\n* C, "
                               "Rust\n\n\nSKILLS\n.................\n\n* Cooking\n\n\n"
                               "INTERESTS\n.................\n\n* Chess\n",
                               QString())
                              .person;
    QVERIFY(!find(person, SectionKind::Language));
    QVERIFY(find(person, SectionKind::Skill));
    const Section* tools = find(person, SectionKind::Custom);
    QVERIFY(tools);
    QCOMPARE(tools->entries().size(), 2);
    QCOMPARE(tools->entries().front().highlights.size(), 2);
    QCOMPARE(std::get<GeneralDetails>(tools->entries().front().details).title.text(Language::English),
             QStringLiteral("Languages"));
}

void ImportTest::readsPastedPoints()
{
    const Person person = read("# Zhang San\n\n[site](https://example.org)\n\n## Work\n\n"
                               "Example Ltd, Engineer   2019 – 2021\n• Wrote the ledger\n• Kept it\n")
                              .person;
    const QList<Entry> jobs = find(person, SectionKind::Work)->entries();
    QCOMPARE(jobs.size(), 1);
    QCOMPARE(jobs.front().highlights.size(), 2);
    QCOMPARE(jobs.front().highlights.front().text.text(Language::English).plainText(),
             QStringLiteral("Wrote the ledger"));
}

void ImportTest::readsPositionsOnOneLineEach()
{
    const Person person = read("Zhang San\n\nWork Experience\n\n"
                               "Example Ltd · Senior Engineer, Platform   Apr 2021 – Present · Nanhu, China\n"
                               "Engineer, Storage Systems   Jul 2018 – Mar 2021\n• Wrote the ledger\n\n"
                               "Sample Ltd · Engineer   Dongshan, China · Jul 2016 – Jun 2018\n• Kept it\n")
                              .person;
    QCOMPARE(find(person, SectionKind::Work)->entries().size(), 3);
    const auto& second = detailsOf<ExperienceDetails>(person, SectionKind::Work, 1);
    QCOMPARE(second.organization.text(Language::English), QStringLiteral("Example Ltd"));
    QCOMPARE(second.department.text(Language::English), QStringLiteral("Storage Systems"));
    QCOMPARE(second.range.start()->year(), 2018);
}

void ImportTest::readsSpelledOutLinkOnce()
{
    const Person person =
        read("# Zhang San\n\n## Projects\n\n### Ledger\n\n"
             "*2021 – Present* · [example.org/ledger](https://example.org/ledger)\n\n- Does a thing\n\n"
             "### [example.org](https://example.org)\n\n*2020*\n\n- Is named by its address\n")
            .person;
    const auto& ledger = detailsOf<ExperienceDetails>(person, SectionKind::Project, 0);
    QCOMPARE(ledger.url, QStringLiteral("https://example.org/ledger"));
    QVERIFY(ledger.organization.isEmpty());
    const auto& named = detailsOf<ExperienceDetails>(person, SectionKind::Project, 1);
    QCOMPARE(named.title.textOrFallback(Language::English), QStringLiteral("example.org"));
}

void ImportTest::keepsLinksInEntryHeaders_data()
{
    QTest::addColumn<QString>("section");
    const auto row = [](const char* heading, const char* text) {
        QTest::newRow(heading)
            << QStringLiteral("## %1\n\n%2\n").arg(QString::fromUtf8(heading), QString::fromUtf8(text));
    };
    row("Education", "### [Example University](https://example.org/it)\n\nBSc in Physics, 2010 – 2014");
    row("Experience", "### Engineer, [Example Ltd](https://example.org/it)\n\n2015 – 2018\n\n- Built it");
    row("Projects", "- **[Ledger](https://example.org/it)**, 2019 – 2020");
    row("Publications", "- San Zhang, Jane Doe. [A title of several words](https://example.org/it). Venue, 2020");
    row("Selected Publications",
        "- **A title of some samples**\n  - [IEEE Transactions on Samples, 14 (4), 2017](https://example.org/it)\n"
        "  - It says much.");
    row("Patents", "- [A method for samples](https://example.org/it), CN100000001A, 2020");
    row("Awards", "- [A prize](https://example.org/it), 2015");
    row("Skills", "- Tools: [Qt](https://example.org/it), SQL");
    row("Languages", "- [English](https://example.org/it): native");
    row("References", "- [Jane Doe](https://example.org/it), Professor, Example University");
    row("Talks", "- [A talk](https://example.org/it), Example Meeting, 2019");
    row("Service", "- Reviewer, [Example Journal](https://example.org/it), 2018");
    row("Certificates", "- [A certificate](https://example.org/it), 2017");
    row("教育经历", "**[示例大学](https://example.org/it)**，计算机科学，硕士，2015.9 – 2018.6");
}

/// Links in headers are kept, whichever field takes the text.
void ImportTest::keepsLinksInEntryHeaders()
{
    QFETCH(QString, section);
    const Person person = read("# San Zhang\n\nsan@example.org\n\n" + section.toUtf8()).person;
    const QByteArray record = QJsonDocument(toJson(person)).toJson(QJsonDocument::Compact);
    QVERIFY2(record.contains("https://example.org/it"), record.constData());
}

void ImportTest::recognisesEncodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    const QString text = QString::fromUtf16(plain);
    QTest::newRow("UTF-8") << text.toUtf8() << "UTF-8";
    QTest::newRow("UTF-8 with mark") << QByteArray("\xEF\xBB\xBF" + text.toUtf8()) << "UTF-8";
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE" + encode(text, "UTF-16LE")) << "UTF-16";
    QTest::newRow("GB18030") << encode(text, "GB18030") << "GB18030";
    QTest::newRow("Windows line ends") << QString(text).replace(u'\n', QStringLiteral("\r\n")).toUtf8() << "UTF-8";
}

void ImportTest::recognisesEncodings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    const auto decoded = decodeText(bytes, QStringLiteral("cv"));
    QVERIFY(decoded);
    QCOMPARE(decoded->encoding, encoding);
    QCOMPARE(decoded->text, QString::fromUtf16(plain));
}

void ImportTest::refusesBadInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("empty") << QByteArray() << ErrorCode::FileEmpty;
    QTest::newRow("blank") << QByteArray(" \n\t\n") << ErrorCode::FileEmpty;
    QTest::newRow("binary") << QByteArray("\x7F"
                                          "ELF\0\0\1",
                                          7)
                            << ErrorCode::FileBinary;
    QTest::newRow("invalid UTF-8") << QByteArray("name \xC3\x28 \xA0\xA1 \xFE\xFF text") << ErrorCode::EncodingUnknown;
    QTest::newRow("broken JSON") << QByteArray("{ oops") << ErrorCode::JsonSyntax;
    QTest::newRow("other JSON") << QByteArray("{\"a\": 1}") << ErrorCode::SchemaUnknown;
}

void ImportTest::refusesBadInput()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    const auto drafts = readBytes(bytes, QStringLiteral("cv"));
    QVERIFY(!drafts);
    QCOMPARE(drafts.error().code, code);
    QCOMPARE(drafts.error().place.file, QStringLiteral("cv"));
}

/// A name given with the file does not override the name in the document.
void ImportTest::ignoresGivenNameIfDocumentNamesAnother()
{
    const auto readWith = [](const char* document, const char* given) {
        ImportOptions options;
        options.personName = QString::fromUtf8(given);
        return readBytes(QByteArray(document) + "\n\n## Education\n\n- Example University, 2010 - 2014\n",
                         QStringLiteral("cv.md"), options);
    };
    const auto isAside = [](const ImportDraft& draft) {
        return std::any_of(draft.notes.begin(), draft.notes.end(),
                           [](const ImportNote& note) { return note.kind == ImportNote::Kind::OtherPersonNamed; });
    };
    const auto other = readWith("# Zhao Liu", "Zhang San");
    QVERIFY(other && isAside(other->front()));
    QCOMPARE(other->front().person.name, LocalizedText::of(QStringLiteral("Zhao Liu"), QString()));
    // A line that only resembles a name gives way to the given one, and is not lost.
    const auto seeming = readWith("hello@example.org\n\nStone Bridges", "Zhang San");
    QVERIFY(seeming && !isAside(seeming->front()));
    QCOMPARE(seeming->front().person.name, LocalizedText::of(QStringLiteral("Zhang San"), QString()));
    QVERIFY(seeming->front().person.unparsed.contains(QStringLiteral("Stone Bridges")));
    // The name in reversed order, and the Chinese name of an English document.
    const auto turned = readWith("# San Zhang", "Zhang San");
    QVERIFY(turned && !isAside(turned->front()));
    const auto both = readWith("# San Zhang", "张三");
    QVERIFY(both && !isAside(both->front()));
    QCOMPARE(both->front().person.name, LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三")));
}

void ImportTest::needsAName()
{
    const auto drafts = readBytes(QString::fromUtf16(plain).toUtf8(), QStringLiteral("cv"));
    QVERIFY(!drafts);
    QCOMPARE(drafts.error().code, ErrorCode::NameMissing);
    QCOMPARE(readFile(QStringLiteral("/nowhere")).error().code, ErrorCode::FileNotFound);
    QCOMPARE(readFile(QDir::tempPath()).error().code, ErrorCode::FileIsFolder);
}

void ImportTest::readsItsOwnJson()
{
    const Person person = read(markdown, {}).person;
    const auto drafts = readBytes(writePeople({person}), QStringLiteral("cv.json"));
    QVERIFY(drafts);
    QVERIFY(drafts->front().person == person);
}

void ImportTest::losesNoLetterOfRandomText()
{
    static const QStringList pieces{QStringLiteral("教育背景\n"),
                                    QStringLiteral("项目经历\n"),
                                    QStringLiteral("Publications\n"),
                                    QStringLiteral("Skills\n"),
                                    QStringLiteral("• "),
                                    QStringLiteral("- "),
                                    QStringLiteral("1. "),
                                    QStringLiteral("\n"),
                                    QStringLiteral("\n\n"),
                                    QStringLiteral("日志系统"),
                                    QStringLiteral("storage engine "),
                                    QStringLiteral("，"),
                                    QStringLiteral(", "),
                                    QStringLiteral("主要开发者 "),
                                    QStringLiteral("W. Chen, "),
                                    QStringLiteral("语言: "),
                                    QStringLiteral("《恢复方法》"),
                                    QStringLiteral("(SDS) "),
                                    QStringLiteral("Research Intern "),
                                    QStringLiteral("Beijing, China "),
                                    QStringLiteral("C++"),
                                    QStringLiteral("a_b*c "),
                                    QStringLiteral("under review "),
                                    QStringLiteral("已授权")};
    QRandomGenerator random(3);
    for (int round = 0; round < 400; ++round) {
        QString text = QStringLiteral("工作经历\n");
        for (int i = 0; i < 40; ++i)
            text += pieces[random.bounded(pieces.size())];
        const Person person = read(text.toUtf8()).person;
        Person nameless = person;
        nameless.name = {};
        const QMap<uint, int> have = letters(QString::fromUtf8(writePeople({nameless})));
        const QMap<uint, int> want = letters(text);
        for (auto it = want.begin(); it != want.end(); ++it) {
            QVERIFY2(have.value(it.key()) >= it.value(),
                     qPrintable(QStringLiteral("round %1 lost %2 of\n%3").arg(round).arg(QChar(it.key())).arg(text)));
        }
    }
}

void ImportTest::losesNoLetterOfSeedDocuments()
{
    const QDir seeds(QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/seeds"));
    if (!seeds.exists())
        QSKIP("the real documents are not beside the project");
    for (const QFileInfo& info : seeds.entryInfoList({QStringLiteral("*.txt")})) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QMap<uint, int> have = letters(QString::fromUtf8(writePeople({read(bytes).person})));
        // Only these Han characters can be part of dates: 年, 月 and the words for "expected" and "present".
        const QString skipped = QStringLiteral("年月至今预计期");
        const QMap<uint, int> want = letters(QString::fromUtf8(bytes));
        for (auto it = want.begin(); it != want.end(); ++it) {
            if (isHan(it.key()) && !skipped.contains(QChar(it.key())))
                QVERIFY2(have.value(it.key()) >= it.value(), qPrintable(info.fileName() + QChar(it.key())));
        }
    }
}

void ImportTest::readsALargeFileInTime()
{
    QByteArray text = "Education\n";
    while (text.size() < 2500000)
        text += "Qinghe University, Qinghe, China 2020.9-2021.6\n- a point about something of ordinary length\n";
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!read(text).person.sections.isEmpty());
    // A loose bound: quadratic behaviour would take hours.
    QVERIFY(timer.elapsed() < 120000);
}

DUOVITA_TEST(ImportTest)
#include "tst_import.moc"
