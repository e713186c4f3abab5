#include "core/content/addresses.h"
#include "core/content/documentlabels.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class DocumentLabelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hasLabelsForEveryKind();
    void formatsDateRanges_data();
    void formatsDateRanges();
    void showsDaysIfEnabled();
    void showsDaysOfDatesInTheSameMonth();
    void omitsSpaceBetweenHanCharacters();
    void usesThePersonsOwnWords();
    void buildsContactAddresses_data();
    void buildsContactAddresses();
};

void DocumentLabelsTest::hasLabelsForEveryKind()
{
    for (const Language language : allLanguages) {
        for (const auto& row : sectionKindTable)
            QVERIFY(!standardTitle(row.kind, language).isEmpty());
        for (const auto& row : contactKindTable)
            QVERIFY(row.kind == ContactKind::Other || !contactLabel(row.kind, language).isEmpty());
    }
}

void DocumentLabelsTest::formatsDateRanges_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("end");
    QTest::addColumn<bool>("expected");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("months") << "2020-09"
                            << "2025-06" << false << "Sep 2020 – Jun 2025"
                            << "2020.09 – 2025.06";
    QTest::newRow("expected") << "2020-09"
                              << "2025-06" << true << "Sep 2020 – Jun 2025 (expected)"
                              << "2020.09 – 2025.06（预计）";
    QTest::newRow("open") << "2024-06"
                          << "present" << false << "Jun 2024 – Present"
                          << "2024.06 – 至今";
    QTest::newRow("only the present") << ""
                                      << "present" << false << "Present"
                                      << "至今";
    QTest::newRow("one year") << "2020"
                              << "2020" << false << "2020"
                              << "2020";
    QTest::newRow("only an end") << ""
                                 << "2021-01-05" << false << "Jan 2021"
                                 << "2021.01";
    QTest::newRow("days") << "2020-09-05"
                          << "2020-09-30" << false << "Sep 2020"
                          << "2020.09";
    QTest::newRow("seasons") << "Summer 2016"
                             << "2017年秋" << false << "Summer 2016 – Fall 2017"
                             << "2016 年夏 – 2017年秋";
    QTest::newRow("quarter") << "3Q20"
                             << "present" << false << "3Q20 – Present"
                             << "2020 年第三季度至今";
    QTest::newRow("only a start") << "2021"
                                  << "" << false << "2021"
                                  << "2021";
}

void DocumentLabelsTest::formatsDateRanges()
{
    QFETCH(QString, start);
    QFETCH(QString, end);
    QFETCH(bool, expected);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto date = [](const QString& text) {
        return text.isEmpty() ? std::nullopt : std::optional(*PartialDate::parse(text));
    };
    const DateRange range = end == QStringLiteral("present") ? DateRange::untilPresent(date(start))
                                                             : *DateRange::create(date(start), date(end), expected);
    QCOMPARE(DocumentStyle().rangeText(range, Language::English), english);
    QCOMPARE(DocumentStyle().rangeText(range, Language::Chinese), chinese);
}

void DocumentLabelsTest::showsDaysIfEnabled()
{
    DocumentStyle style;
    style.days[indexOf(Language::English)] = true;
    const PartialDate date = *PartialDate::parse(QStringLiteral("2021-01-05"));
    QCOMPARE(style.dateText(date, Language::English), QStringLiteral("5 Jan 2021"));
    QCOMPARE(style.dateText(date, Language::Chinese), QStringLiteral("2021.01"));
    QCOMPARE(style.datesText({date, date}, Language::English), QStringLiteral("5 Jan 2021"));
}

/// A range within a month shows both days, and the month only once.
void DocumentLabelsTest::showsDaysOfDatesInTheSameMonth()
{
    const auto date = [](const char* text) { return *PartialDate::parse(QString::fromLatin1(text)); };
    const QList<PartialDate> days{date("2022-10-03"), date("2022-10-21"), date("2023-05-02")};
    QCOMPARE(DocumentStyle().datesText(days, Language::English), QStringLiteral("3 Oct 2022, 21 Oct 2022, May 2023"));
    QCOMPARE(DocumentStyle().datesText(days, Language::Chinese), QStringLiteral("2022.10.03、2022.10.21、2023.05"));
    QCOMPARE(DocumentStyle().datesText({date("2022-10"), date("2022-10")}, Language::English),
             QStringLiteral("Oct 2022"));
}

void DocumentLabelsTest::omitsSpaceBetweenHanCharacters()
{
    const DateRange range = DateRange::untilPresent(*PartialDate::parse(QStringLiteral("2024-06")));
    DocumentStyle style;
    style.dates = {DateStyle::Long, DateStyle::Long};
    QCOMPARE(style.rangeText(range, Language::Chinese), QStringLiteral("2024 年 6 月至今"));
    QCOMPARE(style.rangeText(range, Language::English), QStringLiteral("June 2024 – Present"));
    style.dates = {DateStyle::Dots, DateStyle::Dots};
    QCOMPARE(style.rangeText(range, Language::Chinese), QStringLiteral("2024.06 – 至今"));
}

void DocumentLabelsTest::usesThePersonsOwnWords()
{
    const DateRange open = DateRange::untilPresent(*PartialDate::parse(QStringLiteral("2024-06")));
    const DateRange ahead = *DateRange::create(*PartialDate::parse(QStringLiteral("2020-09")),
                                               *PartialDate::parse(QStringLiteral("2025-06")), true);
    OwnWords words;
    setOwnWord(words, DocumentWord::Present, Language::English, QStringLiteral("to date"));
    setOwnWord(words, DocumentWord::Present, Language::Chinese, QStringLiteral("现在"));
    setOwnWord(words, DocumentWord::Expected, Language::Chinese, QStringLiteral("预期"));
    setOwnWord(words, DocumentWord::Advisors, Language::English, QStringLiteral("Supervisors"));
    DocumentStyle plain;
    plain.labels[indexOf(Language::English)][DocumentWord::Advisor] = QStringLiteral("Mentor"); // the template's label
    const DocumentStyle style = plain.with(words);
    QCOMPARE(style.rangeText(open, Language::English), QStringLiteral("Jun 2024 to date"));
    QCOMPARE(style.rangeText(open, Language::Chinese), QStringLiteral("2024.06 – 现在"));
    QCOMPARE(style.rangeText(DateRange::untilPresent({}), Language::Chinese), QStringLiteral("现在"));
    QCOMPARE(style.rangeText(ahead, Language::Chinese), QStringLiteral("2020.09 – 2025.06（预期）"));
    QCOMPARE(style.rangeText(ahead, Language::English), QStringLiteral("Sep 2020 – Jun 2025 (expected)"));
    QCOMPARE(style.label(DocumentWord::Advisor, Language::English), QStringLiteral("Supervisors"));
    QCOMPARE(style.label(DocumentWord::Advisors, Language::Chinese), QStringLiteral("导师"));
    QCOMPARE(style.label(DocumentWord::Colon, Language::English), QStringLiteral(": "));
    for (const DocumentWordInfo& row : ownWordTable) { // each word replaces a different label
        OwnWords one;
        setOwnWord(one, row.word, Language::Chinese, QStringLiteral("%1"));
        QCOMPARE(DocumentStyle().with(one).label(row.word, Language::Chinese), QStringLiteral("%1"));
        setOwnWord(one, row.word, Language::Chinese, {});
        QVERIFY(one.isEmpty());
    }
}

void DocumentLabelsTest::buildsContactAddresses_data()
{
    QTest::addColumn<ContactKind>("kind");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("address");
    QTest::newRow("mail") << ContactKind::Email << "a.b@example.org"
                          << "mailto:a.b@example.org";
    QTest::newRow("no mail") << ContactKind::Email << "a at example"
                             << "";
    QTest::newRow("phone") << ContactKind::Phone << "+86 (000) 5550-0101"
                           << "tel:+8600055500101";
    QTest::newRow("extension") << ContactKind::Phone << "5550101 ext. 7"
                               << "";
    QTest::newRow("host") << ContactKind::Website << "example.org/简历"
                          << "https://example.org/简历";
    QTest::newRow("relative") << ContactKind::Website << "about/me"
                              << "";
    QTest::newRow("script") << ContactKind::Website << "javascript:alert(1)"
                            << "";
    QTest::newRow("account") << ContactKind::GitHub << "@zhang-san"
                             << "https://github.com/zhang-san";
    QTest::newRow("account's address") << ContactKind::GitHub << "github.com/x"
                                       << "https://github.com/x";
    QTest::newRow("place") << ContactKind::Location << "Qinghe"
                           << "";
}

void DocumentLabelsTest::buildsContactAddresses()
{
    QFETCH(ContactKind, kind);
    QFETCH(QString, value);
    QFETCH(QString, address);
    QCOMPARE(contactAddress(kind, value), address);
}

DUOVITA_TEST(DocumentLabelsTest)
#include "tst_documentlabels.moc"
