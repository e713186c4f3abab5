#include "core/domain/localized.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

constexpr Language en = Language::English;
constexpr Language zh = Language::Chinese;

Timestamp at(int hour)
{
    return Timestamp(std::chrono::hours(hour));
}

} // namespace

class LocalizedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsStateOfASide_data();
    void reportsStateOfASide();
    void marksOutdatedSideStale_data();
    void marksOutdatedSideStale();
    void equalSidesAreNotStale();
    void setsACounterpart();
    void fallsBackToTheOtherSide();
    void keepsTimeWhenNothingChanges();
    void sharesAndUnsharesText();
    void readsSharedTextInEveryLanguage();
    void comparesTextTimesAndSharing();
};

void LocalizedTest::reportsStateOfASide_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<TextState>("ofEnglish");
    QTest::addColumn<TextState>("ofChinese");
    QTest::newRow("nothing") << ""
                             << "" << TextState::Empty << TextState::Empty;
    QTest::newRow("both") << "a"
                          << "b" << TextState::Complete << TextState::Complete;
    QTest::newRow("English only") << "a"
                                  << "" << TextState::Complete << TextState::Missing;
    QTest::newRow("Chinese only") << ""
                                  << "b" << TextState::Missing << TextState::Complete;
}

void LocalizedTest::reportsStateOfASide()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const LocalizedText text = LocalizedText::of(english, chinese);
    QTEST(text.state(en), "ofEnglish");
    QTEST(text.state(zh), "ofChinese");
    QCOMPARE(text.isEmpty(), english.isEmpty() && chinese.isEmpty());
}

void LocalizedTest::marksOutdatedSideStale_data()
{
    QTest::addColumn<int>("englishChanged");
    QTest::addColumn<int>("chineseChanged");
    QTest::addColumn<int>("chineseConfirmed");
    QTest::addColumn<TextState>("ofEnglish");
    QTest::addColumn<TextState>("ofChinese");
    QTest::newRow("at once") << 1 << 1 << 0 << TextState::Complete << TextState::Complete;
    QTest::newRow("English later") << 2 << 1 << 0 << TextState::Complete << TextState::Stale;
    QTest::newRow("Chinese later") << 1 << 2 << 0 << TextState::Stale << TextState::Complete;
    QTest::newRow("confirmed since") << 2 << 1 << 3 << TextState::Complete << TextState::Complete;
    QTest::newRow("confirmed before") << 3 << 1 << 2 << TextState::Complete << TextState::Stale;
    QTest::newRow("times not known") << 0 << 0 << 0 << TextState::Complete << TextState::Complete;
}

void LocalizedTest::marksOutdatedSideStale()
{
    QFETCH(int, englishChanged);
    QFETCH(int, chineseChanged);
    QFETCH(int, chineseConfirmed);
    LocalizedText text;
    text.setText(en, QStringLiteral("a"), at(englishChanged));
    text.setText(zh, QStringLiteral("b"), at(chineseChanged));
    text.confirm(zh, at(chineseConfirmed));
    QTEST(text.state(en), "ofEnglish");
    QTEST(text.state(zh), "ofChinese");
}

void LocalizedTest::equalSidesAreNotStale()
{
    LocalizedText text;
    text.setText(en, QStringLiteral("Go"), at(1));
    text.setText(zh, QStringLiteral("Go"), at(2));
    QCOMPARE(text.state(en), TextState::Complete);
}

void LocalizedTest::setsACounterpart()
{
    LocalizedText text;
    text.setText(en, QStringLiteral("a"), at(1));
    text.confirm(en, at(2));
    text.setCounterpart(zh, QStringLiteral("b"));
    QCOMPARE(text.state(en), TextState::Complete);
    QCOMPARE(text.state(zh), TextState::Complete);
    text.setText(en, QStringLiteral("c"), at(3));
    QCOMPARE(text.state(zh), TextState::Stale);
}

void LocalizedTest::fallsBackToTheOtherSide()
{
    const LocalizedText text = LocalizedText::of(zh, QStringLiteral("张三"));
    QCOMPARE(text.text(en), QString());
    QCOMPARE(text.textOrFallback(en), QStringLiteral("张三"));
    QCOMPARE(text.resolve(en), std::optional(zh));
    QCOMPARE(text.resolve(zh), std::optional(zh));
    QCOMPARE(LocalizedText().resolve(en), std::nullopt);
    QCOMPARE(LocalizedText().textOrFallback(zh), QString());
}

void LocalizedTest::keepsTimeWhenNothingChanges()
{
    LocalizedText text;
    text.setText(en, QStringLiteral("a"), at(1));
    text.setText(en, QStringLiteral("a"), at(2));
    QCOMPARE(text.changed(en), at(1));
    text.setText(en, QStringLiteral("b"), at(3));
    QCOMPARE(text.changed(en), at(3));
    QCOMPARE(text.changed(zh), Timestamp{});
}

void LocalizedTest::sharesAndUnsharesText()
{
    LocalizedText text = LocalizedText::of(QStringLiteral("a"), QStringLiteral("b"));
    text.share(zh);
    QVERIFY(text.isShared());
    QCOMPARE(text.text(en), QStringLiteral("b"));
    text.setText(en, QStringLiteral("c"));
    QCOMPARE(text.text(zh), QStringLiteral("c"));
    text.unshare();
    QVERIFY(!text.isShared());
    text.setText(en, QStringLiteral("d"));
    QCOMPARE(text.text(en), QStringLiteral("d"));
    QCOMPARE(text.text(zh), QStringLiteral("c"));
}

void LocalizedTest::readsSharedTextInEveryLanguage()
{
    const LocalizedText text = LocalizedText::shared(QStringLiteral("P4"));
    for (Language language : allLanguages) {
        QCOMPARE(text.text(language), QStringLiteral("P4"));
        QCOMPARE(text.state(language), TextState::Shared);
        QCOMPARE(text.resolve(language), std::optional(language));
    }
    QCOMPARE(LocalizedText::shared({}).state(en), TextState::Empty);
}

void LocalizedTest::comparesTextTimesAndSharing()
{
    const LocalizedText plain = LocalizedText::of(en, QStringLiteral("a"));
    LocalizedText later;
    later.setText(en, QStringLiteral("a"), at(1));
    LocalizedText confirmed = plain;
    confirmed.confirm(en, at(1));
    QVERIFY(plain == LocalizedText::of(QStringLiteral("a"), {}));
    QVERIFY(plain != later);
    QVERIFY(plain != confirmed);
    QVERIFY(plain != LocalizedText::shared(QStringLiteral("a")));
    QVERIFY(plain != LocalizedText::of(zh, QStringLiteral("a")));
}

DUOVITA_TEST(LocalizedTest)
#include "tst_localized.moc"
