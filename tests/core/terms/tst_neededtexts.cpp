#include "core/terms/neededtexts.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

constexpr Language en = Language::English;
constexpr Language zh = Language::Chinese;

} // namespace

/// Which texts are the same in every language, and so never missing.
class NeededTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void detectsLanguageNeutralTexts_data();
    void detectsLanguageNeutralTexts();
    void classifiesFields();
    void listsOnlyNeededLanguages();
    void acceptsNeutralTextOfEitherLanguage();
    void recognizesStandardLabels();
    void translatesCommonTitles();
};

void NeededTextsTest::translatesCommonTitles()
{
    const auto chinese = [](const char* english, SectionKind kind) {
        return titleInDocuments(LocalizedText::of(Language::English, QString::fromLatin1(english)), kind,
                                Language::Chinese);
    };
    QCOMPARE(chinese("Volunteering", SectionKind::Service), QStringLiteral("志愿服务"));
    QCOMPARE(chinese("volunteer work", SectionKind::Service), QStringLiteral("志愿服务"));
    QCOMPARE(chinese("Giving Back", SectionKind::Service), standardTitle(SectionKind::Service, Language::Chinese));
    QCOMPARE(chinese("Objective", SectionKind::Summary), standardTitle(SectionKind::Summary, Language::Chinese));
    QCOMPARE(chinese("Volunteering", SectionKind::Custom), QStringLiteral("Volunteering")); // is reported as missing
}

void NeededTextsTest::recognizesStandardLabels()
{
    QVERIFY(saysOnlyItsKind(QStringLiteral("E-Mail"), ContactKind::Email));
    QVERIFY(saysOnlyItsKind(QStringLiteral("电话"), ContactKind::Phone));
    QVERIFY(saysOnlyItsKind(QStringLiteral("GitHub"), ContactKind::GitHub));
    QVERIFY(saysOnlyItsKind(QStringLiteral("领英"), ContactKind::LinkedIn));
    QVERIFY(saysOnlyItsKind(QStringLiteral("Google Scholar"), ContactKind::GoogleScholar));
    QVERIFY(!saysOnlyItsKind(QStringLiteral("Office"), ContactKind::Phone));
    QVERIFY(!saysOnlyItsKind(QStringLiteral("手机"), ContactKind::Phone));
    QVERIFY(!saysOnlyItsKind(QStringLiteral("Phone"), ContactKind::Email));
    QVERIFY(!saysOnlyItsKind(QString(), ContactKind::Email));
}

void NeededTextsTest::detectsLanguageNeutralTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<TextNature>("nature");
    QTest::addColumn<bool>("alike");
    const auto row = [](const char16_t* text, TextNature nature, bool alike) {
        const QString words = QString::fromUtf16(text);
        QTest::newRow(qPrintable(words + u' ' + QString::number(static_cast<int>(nature)))) << words << nature << alike;
    };
    row(u"Triton-distributed: Programming Overlapping Kernels", TextNature::Work, true);
    row(u"MLSys", TextNature::Work, true);
    row(u"Journal of Machine Learning Research", TextNature::Work, true);
    row(u"软件学报", TextNature::Work, false);
    row(u"基于 RDMA 的训练", TextNature::Work, false);
    row(u"Rust, Go, C++", TextNature::Items, true);
    row(u"Python (NumPy, pandas), PyTorch", TextNature::Items, true);
    row(u"C/C++, CUDA; TCP/IP", TextNature::Items, true);
    row(u"Linux, git, Visual Studio Code", TextNature::Items, true);
    row(u"R", TextNature::Items, true);
    row(u"Amazon Web Services", TextNature::Items, true);
    row(u"Chinese Nutrition Society", TextNature::Items, false);
    row(u"Machine Learning, Python", TextNature::Items, false); // 机器学习
    row(u"English, German", TextNature::Items, false);
    row(u"teamwork, writing", TextNature::Items, false);
    row(u"Leadership, Public Speaking", TextNature::Items, false); // 领导力
    row(u"Proficient in Python and C++", TextNature::Items, false);
    row(u"distributed systems, Go", TextNature::Items, false);
    row(u"Python、Go、机器学习", TextNature::Items, false);
    row(u"AWS Certified Solutions Architect – Associate", TextNature::Certificate, true);
    row(u"Microsoft Certified: Azure Fundamentals", TextNature::Certificate, true);
    row(u"Driving Licence", TextNature::Certificate, false);
    row(u"Certified in the use of lathes", TextNature::Certificate, false);
    row(u"Redis", TextNature::Product, true);
    row(u"SwitchML", TextNature::Product, true);
    row(u"Campus Delivery Robot", TextNature::Product, false);
    row(u"Compiler of a teaching language", TextNature::Product, false);
    row(u"SIGCOMM 2024, NSDI 2025", TextNature::Names, true);
    row(u"arXiv:2504.19442", TextNature::Names, true);
    row(u"https://example.org/paper", TextNature::Names, true);
    row(u"CCF A", TextNature::Names, true);
    row(u"Led the team that built PyTorch", TextNature::Names, false);
    row(u"Co-Founder", TextNature::Names, false);
    row(u"PhD", TextNature::Names, false); // 博士
    row(u"Engineer", TextNature::Prose, false);
    row(u"CTO", TextNature::Prose, false);
    row(u"3.9/4.0", TextNature::Prose, true);
    row(u"2019–2021", TextNature::Prose, true);
    row(u"zhang@example.org", TextNature::Address, true);
    row(u"张三的主页", TextNature::Address, false);
}

void NeededTextsTest::detectsLanguageNeutralTexts()
{
    QFETCH(QString, text);
    QFETCH(TextNature, nature);
    QTEST(isAlikeEverywhere(text, nature), "alike");
}

void NeededTextsTest::classifiesFields()
{
    QCOMPARE(natureOf(Field::Title, SectionKind::Publication), TextNature::Work);
    QCOMPARE(natureOf(Field::VenueShort, SectionKind::Publication), TextNature::Work);
    QCOMPARE(natureOf(Field::Title, SectionKind::Patent), TextNature::Prose); // offices require a translation
    QCOMPARE(natureOf(Field::Items, SectionKind::Skill), TextNature::Items);
    QCOMPARE(natureOf(Field::Title, SectionKind::Project), TextNature::Product);
    QCOMPARE(natureOf(Field::Title, SectionKind::Certificate), TextNature::Certificate);
    QCOMPARE(natureOf(Field::Organization, SectionKind::Work), TextNature::Prose); // companies have Chinese names
    QCOMPARE(natureOf(Field::Institution, SectionKind::Education), TextNature::Prose);
    QCOMPARE(natureOf(Field::Highlights, SectionKind::Work), natureOfPoints);
    QCOMPARE(natureOf(ContactKind::Email), TextNature::Address);
    QCOMPARE(natureOf(ContactKind::Location), TextNature::Prose);
}

void NeededTextsTest::listsOnlyNeededLanguages()
{
    const LocalizedText items = LocalizedText::of(en, QStringLiteral("Rust, Go, C++"));
    QCOMPARE(languagesOf(items, TextNature::Items), QList<Language>());
    QCOMPARE(languagesOf(items, TextNature::Prose), everyLanguage());
    const auto point = LocalizedRichText::of(en, RichText::fromMarkdown(QStringLiteral("Wrote **compilers**")));
    QCOMPARE(languagesOf(point, natureOfPoints), everyLanguage());
    const LocalizedText both = LocalizedText::of(QStringLiteral("Go"), QStringLiteral("Go 语言"));
    QVERIFY(!standsForAll(both, TextNature::Items)); // each language has its own text
    Contact contact;
    contact.kind = ContactKind::GitHub;
    contact.value = LocalizedText::of(en, QStringLiteral("zhangsan"));
    QCOMPARE(languagesOfValue(contact), QList<Language>());
    contact.kind = ContactKind::Location;
    contact.value = LocalizedText::of(en, QStringLiteral("Shanghai"));
    QCOMPARE(languagesOfValue(contact), everyLanguage());
    PersonalFact fact{PersonalFactKind::Gender, LocalizedText::of(en, QStringLiteral("Male")), {}, true};
    QCOMPARE(languagesOfValue(fact), QList<Language>()); // no document shows it
    fact.isPrivate = false;
    QCOMPARE(languagesOfValue(fact), everyLanguage());
    fact.label = LocalizedText::of(en, QStringLiteral("Sex"));
    QCOMPARE(languagesOfLabel(fact), QList<Language>()); // its kind has a Chinese name
    fact.kind = PersonalFactKind::Other;
    QCOMPARE(languagesOfLabel(fact), everyLanguage());
}

/// A list of names from a Chinese document also serves as English; a Chinese title does not.
void NeededTextsTest::acceptsNeutralTextOfEitherLanguage()
{
    QVERIFY(standsForAll(LocalizedText::of(zh, QStringLiteral("Python, Go")), TextNature::Items));
    QVERIFY(standsForAll(LocalizedText::of(zh, QStringLiteral("Attention Is All You Need")), TextNature::Work));
    QVERIFY(!standsForAll(LocalizedText::of(zh, QStringLiteral("注意力机制综述")), TextNature::Work));
    QVERIFY(!standsForAll(LocalizedText(), TextNature::Work));
    QVERIFY(!standsForAll(LocalizedText::shared(QStringLiteral("Go")), TextNature::Items)); // it is marked as shared
}

DUOVITA_TEST(NeededTextsTest)
#include "tst_neededtexts.moc"
