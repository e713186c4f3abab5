#include "core/import/importdraft.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace duovita;

/// Names and headers of documents before the first section, in many forms. The people are fictitious.
class DocumentHeadsTest : public QObject {
    Q_OBJECT

    static ImportOptions namingByFile()
    {
        ImportOptions options;
        options.mayBeNameless = true;
        return options;
    }

    static ImportDraft readAs(const QString& text, const QString& file)
    {
        const auto drafts = readBytes(text.toUtf8(), file, namingByFile());
        return drafts ? drafts->front() : ImportDraft();
    }

    static bool hasNote(const ImportDraft& draft, ImportNote::Kind kind)
    {
        return std::any_of(draft.notes.begin(), draft.notes.end(),
                           [&](const ImportNote& note) { return note.kind == kind; });
    }

private Q_SLOTS:
    void readsHeaders_data();
    void readsHeaders();
    void guessesNames_data();
    void guessesNames();
    void ignoresNamesOfOtherPeople_data();
    void ignoresNamesOfOtherPeople();
    void namesPersonAfterFile();
    void prefersTheNameThatIsGiven();
};

/// `head` precedes a section of education; all `contacts` must be found, and `headline` must contain the text.
void DocumentHeadsTest::readsHeaders_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("headline"); // "-": none
    QTest::addColumn<QStringList>("contacts");
    const auto row = [](const char* name, const char* head, const char* english, const char* chinese,
                        const char* headline, const char* contacts) {
        QTest::newRow(name) << QString::fromUtf8(head) << QString::fromUtf8(english) << QString::fromUtf8(chinese)
                            << QString::fromUtf8(headline)
                            << QString::fromUtf8(contacts).split(QStringLiteral("; "), Qt::SkipEmptyParts);
    };
    row("heading", "# San Zhang\n\nsan@example.org\n", "San Zhang", "", "-", "san@example.org");
    row("headings", "# Curriculum Vitae\n\n## San Zhang\n\nLecturer\n", "San Zhang", "", "Lecturer", "");
    row("heading with owner", "# Resume — Wu Wang\n\n**Senior Engineer**\n\nwu.wang@example.org\n", "Wu Wang", "",
        "Senior Engineer", "wu.wang@example.org");
    row("address element",
        "# Education and more\n\n<address>\nSi Li<br/>\nVej 8<br/>\n2300 Bramby<br/>\n<a "
        "href=\"mailto:si.li@example.org\">si.li@example.org</a>\n</address>\n",
        "Si Li", "", "", "si.li@example.org; 2300 Bramby");
    row("tag over lines",
        "<img\n  src=\"/img/a.jpg\"\n  alt=\"Portrait\"\n  style=\"width: 10%\"\n/>\n\n# Liu Zhao\n\nNurse\n",
        "Liu Zhao", "", "Nurse", "");
    row("styles", "<style>\n.box { color: red; }\nh1 { font: bold }\n</style>\n\n# Liu Zhao\n\nNurse\n", "Liu Zhao", "",
        "Nurse", "");
    row("front matter in bold", "---\ntitle: \"**SI LI**\"\n---\n\n> 1 Palm Lane  \nBramfield, X1A 2B3  \nCanada  \n",
        "Si Li", "", "-", "Bramfield, X1A 2B3");
    row("front matter's author", "---\nauthor: Si Li\ntitle: CV\n---\n\nsi@example.org\n", "Si Li", "", "-",
        "si@example.org");
    row("label", "Name: San Zhang\nE-mail: san@example.org\n", "San Zhang", "", "-", "san@example.org");
    row("label with nickname",
        "# 简历\n\n## 基本信息\n姓名：张三（SANNY）  \n电话：+86 138 0000 0000  \n微信：sannyz  \n", "", "张三", "-",
        "138 0000 0000; sannyz");
    row("label with both", "姓名：李四 (Si Li)\n邮箱：lisi@example.org\n", "Si Li", "李四", "-", "lisi@example.org");
    row("label with pronouns", "Name: Wu Wang (she/her)\nPhone: +44 20 7946 0000\n", "Wu Wang", "", "-",
        "+44 20 7946 0000");
    row("wide labels", "个人简历\n姓 名 : 王五 性 别 : 男\n院 校 : 示例大学 学 历 : 本科\n手 机 : 13800000000\n", "",
        "王五", "-", "13800000000");
    row("label wide", "姓    名：赵六    性    别：女\n电    话：138 0000 0000\n", "", "赵六", "-", "138 0000 0000");
    row("list of fields", "* 姓名：        李四\n* 求职意向：    软件工程师\n* 邮箱：        lisi@example.org\n", "",
        "李四", "软件工程师", "lisi@example.org");
    row("Chinese title", "# 张三的个人简历\n\n电话：13800000000\n", "", "张三", "-", "13800000000");
    row("Chinese line", "张三\n(+86) 138-0000-0000 zhangsan@example.com\nUI设计师\n", "", "张三", "UI设计师",
        "138-0000-0000; zhangsan@example.com");
    row("wide name", "王  五\n\n上海市 | 13800000000\n", "", "王五", "-", "13800000000");
    row("both names", "李四 Si Li\n分布式系统研发\nlisi@example.org\n", "Si Li", "李四", "分布式系统研发",
        "lisi@example.org");
    row("both in brackets", "# 劉五（Wu-Wei Liu）\n\n**系統架構工程師**\n", "Wu-Wei Liu", "劉五", "系統架構工程師", "");
    row("compound surname", "欧阳三\n教师\nouyang@example.org\n", "", "欧阳三", "教师", "ouyang@example.org");
    row("name in a sentence", "Zhang San is an assistant professor of finance at Example University.\n", "Zhang San",
        "", "-", "");
    row("name by the way", "I am Si Li, a student of Example University.\n\nsi@example.org\n", "Si Li", "", "-",
        "si@example.org");
    row("English name in a sentence", "张三\n讲师\n\n张三（Sam Zhang）现任示例大学讲师。\n", "Sam Zhang", "张三",
        "讲师", "");
    row("with degrees", "San Zhang, Ph.D.\nsan@example.org\n", "San Zhang", "", "Ph.D.", "san@example.org");
    row("capitals", "SAN ZHANG\nBramfield, United Kingdom\nsan@example.org | +44 7700 900000\n", "San Zhang", "", "-",
        "Bramfield, United Kingdom; +44 7700 900000");
    row("family first", "# Zhang, San\n\nsan@example.org\n", "San Zhang", "", "-", "san@example.org");
    row("small letters", "san zhang\nengineer, computer scientist\n\nsan@zhang.example\n", "san zhang", "",
        "engineer, computer scientist", "");
    row("post on the name's line", "# San Zhang | Data Engineer\n\nsan@example.org\n", "San Zhang", "", "Data Engineer",
        "san@example.org");
    row("post first", "# Machine Learning Engineer\n\nSan Zhang\nsan.zhang@example.org\n", "San Zhang", "", "",
        "san.zhang@example.org");
    row("post as a small heading", "# San Zhang\n\n#### Ph.D. Student | Example Robotics\n\nsan@example.org\n",
        "San Zhang", "", "Ph.D. Student", "san@example.org");
    row("small capitals of a PDF",
        "San Z HANG\nData Engineer\nsan@example.org\nP ROFESSIONAL E XPERIENCE\nEngineer, Example Ltd, 2020 - 2023\nR "
        "ESEARCH "
        "I NTERESTS\nSamples\n",
        "San ZHANG", "", "Data Engineer", "san@example.org");
    row("accounts in brackets", "San Zhang\nsan@example.org\n[example.org]\n[@sanzhang]\n", "San Zhang", "", "-",
        "san@example.org; @sanzhang");
    row("lettered icons", "San Zhang\nin sanzhang1   gh SZhang\nsan@example.org\n", "San Zhang", "", "-",
        "sanzhang1; SZhang");
    row("icons of a font", "San Zhang\n\uF0E1 sanzhang/  \uF10B 1.907.555.0100\n\uF0E0 san@example.org  \uF09B 7San\n",
        "San Zhang", "", "-", "sanzhang; 1.907.555.0100; san@example.org; 7San");
    row("mail in words", "San Zhang\nsan (at) example (dot) org\n", "San Zhang", "", "-", "san (at) example (dot) org");
    row("mail in bare words", "San Zhang\nsan at example dot org\n", "San Zhang", "", "-", "san at example dot org");
    row("mail with a sign", "San Zhang\nsan[@]example.org | 13800000000\n", "San Zhang", "", "-",
        "san[@]example.org; 13800000000");
    row("icon in a link",
        "# 张三\n\n[📖 zhangsan.example.org](https://zhangsan.example.org) 📧 zhang@example.com 📍 上海\n", "", "张三",
        "-", "https://zhangsan.example.org; zhang@example.com; 上海");
    row("another language's page", "[English](/en/)\n\n# 张三\n\n讲师\n", "", "张三", "讲师", "");
    row("button", "# San Zhang\n\n[Download PDF](files/cv.pdf)\n\nsan@example.org\n", "San Zhang", "", "-",
        "san@example.org");
    row("Chinese post in English", "San Zhang\nsan@example.org\n示例公司高级工程师\n", "San Zhang", "", "高级工程师",
        "san@example.org");
    row("British address", "San Zhang\n1 Example Street\nBramfield, SW1A 1AA\nUnited Kingdom\n", "San Zhang", "", "-",
        "1 Example Street, Bramfield, SW1A 1AA");
    row("summary", "# San Zhang\n\nsan@example.org\n\nI build storage engines. I like them small and well tested.\n",
        "San Zhang", "", "-", "san@example.org");
}

void DocumentHeadsTest::readsHeaders()
{
    QFETCH(QString, head);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QFETCH(QString, headline);
    QFETCH(QStringList, contacts);
    const bool plain = !head.contains(QStringLiteral("# ")) && !head.startsWith(QStringLiteral("---"));
    const QString section = containsHan(head) ? QStringLiteral("教育背景\n") : QStringLiteral("Education\n");
    const QString school = containsHan(head) ? QStringLiteral("示例大学 硕士 计算机 2020.9-2023.6\n")
                                             : QStringLiteral("Example University, MSc, 2020 - 2023\n");
    const QString text = head + u'\n' + (plain ? section : QString(QStringLiteral("## ") + section + u'\n')) + school;
    const ImportDraft draft = readAs(text, QStringLiteral("cv.md"));
    QCOMPARE(draft.person.name, LocalizedText::of(english, chinese));
    const QString headlines =
        draft.person.headline.text(Language::English) + u'\n' + draft.person.headline.text(Language::Chinese);
    if (headline == QStringLiteral("-"))
        QCOMPARE(headlines.trimmed(), QString());
    else
        QVERIFY2(headlines.contains(headline), qPrintable(headlines));
    QStringList found;
    for (const Contact& contact : draft.person.contacts)
        found += contact.value.textOrFallback(Language::English);
    for (const QString& contact : contacts)
        QVERIFY2(found.join(u'\n').contains(contact),
                 qPrintable(contact + QStringLiteral(" is not in ") + found.join(QStringLiteral(" | "))));
    QCOMPARE(draft.person.sections.last().kind(), SectionKind::Education);
}

void DocumentHeadsTest::guessesNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("source");
    const auto row = [](const char* name, const char* text, const char* file, const char* english, const char* chinese,
                        const char* source) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(file) << QString::fromUtf8(english)
                            << QString::fromUtf8(chinese) << QString::fromUtf8(source);
    };
    const char* school = "## Education\n\n- Example University, MSc, 2020 - 2023\n";
    row("description",
        "---\ntitle: \"Curriculum Vitae\"\ndescription: \"Full CV - San Zhang\"\n---\n\n## Education\n\n- "
        "Example University, MSc, 2020 - 2023\n",
        "cv.md", "San Zhang", "", "frontMatter");
    row("Chinese description",
        "---\ntitle: 关于\ndescription: 张三的个人学术主页。\n---\n\n## 教育经历\n\n- 示例大学，2016 - 2020\n",
        "index.md", "", "张三", "frontMatter");
    row("words of a link",
        "# About me\n\nI like compilers. My CV: [San Zhang's Curriculum Vitae](files/SanZhang_resume.pdf)\n\n## "
        "Education\n\n- Example University, MSc, 2020 - 2023\n",
        "index.md", "San Zhang", "", "link");
    row("profile",
        "## 教育经历\n\n- 示例大学，2016 - 2020\n\n## 学术标识\n\n"
        "[ResearchGate](https://www.researchgate.net/profile/San-Zhang)\n",
        "cv.md", "San Zhang", "", "link");
    row("author set off",
        "# 关于本人\n\n我是示例大学的研究生。\n\n# 发表论文\n\n- 小麦计数方法, **张三**, 李四, 王五. 示例学报, "
        "2024.\n\n"
        "# 项目\n\n- [代码](https://github.com/zhangsan07/code)\n",
        "index.md", "", "张三", "authors");
    row("author of most",
        "## Publications\n\n1. San Zhang, Si Li. A sample of one. Example Journal, 2020.\n2. Wu Wang, San Zhang. A "
        "sample "
        "of two. Example Journal, 2021.\n3. San Zhang, Liu Zhao. Three samples. Example Journal, 2022.\n4. Qi Sun, San "
        "Zhang. Four samples. Example Journal, 2023.\n",
        "papers.md", "San Zhang", "", "authors");
    row("a first name and initials",
        "Hi, my name is San! I like compilers.\n\n## Publications\n\n- **S Zhang**, S Li. A sample of one. Example "
        "Journal, 2020.\n- W Wang, **S Zhang**. Two samples. Example Journal, 2021.\n- **San Zhang**, San Qian. Three "
        "samples. Example Journal, 2022.\n",
        "index.md", "San Zhang", "", "authors");
    row("only a first name",
        "Hi, my name is San! I like compilers.\n\n## Publications\n\n- **San Zhang**, Si Li. A sample of one. Example "
        "Journal, 2020.\n- Wu Wang, **San Zhang**. Two samples. Example Journal, 2021.\n",
        "index.md", "San Zhang", "", "authors");
    row("mail of two words", "mail: san.zhang@example.org\n\n## Education\n\n- Example University, MSc, 2020 - 2023\n",
        "cv.md", "San Zhang", "", "account");
    row("file", school, "cv-san-zhang.md", "San Zhang", "", "file");
    row("file in humps", school, "SanZhang_CV_2024.md", "San Zhang", "", "file");
    row("file with a date", school, "2024-05 San Zhang - Resume (final).md", "San Zhang", "", "file");
    row("file in Chinese", school, "张三_简历.md", "", "张三", "file");
    row("file with a post", school, "张三-前端工程师-示例大学.md", "", "张三", "file");
    row("file in both", school, "张三 San Zhang CV.md", "San Zhang", "张三", "file");
}

void DocumentHeadsTest::guessesNames()
{
    QFETCH(QString, text);
    QFETCH(QString, file);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QFETCH(QString, source);
    const ImportDraft draft = readAs(text, file);
    QCOMPARE(draft.person.name, LocalizedText::of(english, chinese));
    QVERIFY(draft.isNameGuessed);
    const auto guess = std::find_if(draft.notes.begin(), draft.notes.end(),
                                    [](const ImportNote& note) { return note.kind == ImportNote::Kind::NameGuessed; });
    QVERIFY(guess != draft.notes.end());
    QVERIFY2(guess->parameters.mid(1).contains(source), qPrintable(guess->parameters.join(u' ')));
}

void DocumentHeadsTest::ignoresNamesOfOtherPeople_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("file");
    const QString school = QStringLiteral("\n\n## Education\n\n- Example University, MSc, 2020 - 2023\n");
    QTest::newRow("advisor") << QString(QStringLiteral("I work with Prof. [Si Li](https://example.org/people).") +
                                        school)
                             << QStringLiteral("index.md");
    QTest::newRow("handle") << QString(QStringLiteral("sud03r@example.org") + school) << QStringLiteral("cv.md");
    QTest::newRow("topic of a file") << school << QStringLiteral("machine-learning-resume.md");
    QTest::newRow("post of a file") << school << QStringLiteral("Senior_Engineer_CV.md");
    QTest::newRow("small letters in a file") << school << QStringLiteral("bramfield-notes.md");
    QTest::newRow("picture") << QString(QStringLiteral("<img src=\"a.png\" alt=\"Profile photo\">") + school)
                             << QStringLiteral("index.md");
    QTest::newRow("referee") << QString(school + QStringLiteral("\n## References\n\n- Name: Si Li\n"))
                             << QStringLiteral("index.md");
    QTest::newRow("two authors") << QString(school + QStringLiteral(
                                                         "\n## Publications\n\n- San Zhang, Si Li. One sample. 2020.\n"
                                                         "- Si Li, San Zhang. Two samples. 2021.\n"))
                                 << QStringLiteral("index.md");
}

void DocumentHeadsTest::ignoresNamesOfOtherPeople()
{
    QFETCH(QString, text);
    QFETCH(QString, file);
    const ImportDraft draft = readAs(text, file);
    QCOMPARE(draft.person.name.text(Language::English), file.chopped(3));
    QVERIFY(hasNote(draft, ImportNote::Kind::NamedAfterFile));
}

/// Applies only to CVs: for a letter, the user is told that it contains no name.
void DocumentHeadsTest::namesPersonAfterFile()
{
    const QByteArray text = "## Education\n\n- Example University, MSc, 2020 - 2023\n";
    const auto refused = readBytes(text, QStringLiteral("d-12.md"));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::NameMissing);
    const auto drafts = readBytes(text, QStringLiteral("/some/where/d-12.md"), namingByFile());
    QVERIFY(drafts);
    QCOMPARE(drafts->front().person.name.text(Language::English), QStringLiteral("d-12"));
    QVERIFY(drafts->front().isNameGuessed);
    const auto letter =
        readBytes("Please find the minutes below. They are long.\n", QStringLiteral("d-12.txt"), namingByFile());
    QVERIFY(letter && letter->front().isNameMissing);
    QVERIFY(letter->front().person.name.isEmpty());
}

void DocumentHeadsTest::prefersTheNameThatIsGiven()
{
    ImportOptions options;
    options.personName = QStringLiteral("Si Li");
    const auto drafts = readBytes("## Education\n\n- Example University, MSc, 2020 - 2023\n",
                                  QStringLiteral("cv-san-zhang.md"), options);
    QVERIFY(drafts);
    QCOMPARE(drafts->front().person.name, LocalizedText::of(QStringLiteral("Si Li"), QString()));
    QVERIFY(!drafts->front().isNameGuessed);
    QVERIFY(!hasNote(drafts->front(), ImportNote::Kind::OtherPersonNamed));
}

DUOVITA_TEST(DocumentHeadsTest)
#include "tst_documentheads.moc"
