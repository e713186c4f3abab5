#include "core/domain/richtext.h"
#include "tests/support/testmain.h"
#include "ui/typing.h"

#include <QTest>

using namespace duovita;

namespace {

constexpr Language en = Language::English;
constexpr Language zh = Language::Chinese;

Timestamp at(int minutes)
{
    return Timestamp(std::chrono::hours(1000) + std::chrono::minutes(minutes));
}

/// Types character by character.
void type(LocalizedText& text, Language language, const QString& words, Timestamp when)
{
    const QString before = text.text(language);
    for (qsizetype i = 1; i <= words.size(); ++i)
        typeText(text, language, QString(before + words.first(i)), when + std::chrono::milliseconds(i));
}

} // namespace

class TypingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void typedTranslationIsComplete();
    void updatedTranslationBecomesCurrent();
    void laterEditMakesOtherSideStale();
    void alternatingEditsKeepPairCurrent();
    void typingOverCopyTranslatesIt();
    void editingIdenticalTextMakesOtherStale();
    void editMakesImportedTranslationStale();
    void leavesSharedTextsAlone();
    void retypedTextMatchesAgain();
    void unconfirmedTextStaysStale();
};

void TypingTest::typedTranslationIsComplete()
{
    LocalizedText text;
    type(text, en, QStringLiteral("Engineer"), at(0));
    QCOMPARE(text.state(zh), TextState::Missing);
    type(text, zh, QStringLiteral("工程师"), at(5));
    QCOMPARE(text.state(en), TextState::Complete); // not edited
    QCOMPARE(text.state(zh), TextState::Complete);
    type(text, zh, QStringLiteral("（高级）"), at(6)); // still writing
    QCOMPARE(text.state(en), TextState::Complete);
    type(text, zh, QStringLiteral("，平台"), at(9)); // an afterthought
    QCOMPARE(text.state(en), TextState::Stale);
}

void TypingTest::updatedTranslationBecomesCurrent()
{
    LocalizedText text;
    type(text, en, QStringLiteral("Engineer"), at(0));
    type(text, zh, QStringLiteral("工程师"), at(1));
    type(text, en, QStringLiteral(", platform"), at(100));
    QCOMPARE(text.state(zh), TextState::Stale);
    type(text, zh, QStringLiteral("（平台）"), at(101));
    QCOMPARE(text.state(zh), TextState::Complete);
    QCOMPARE(text.state(en), TextState::Complete);
}

void TypingTest::laterEditMakesOtherSideStale()
{
    LocalizedText text;
    type(text, en, QStringLiteral("Engineer"), at(0));
    type(text, zh, QStringLiteral("工程师"), at(1));
    type(text, zh, QStringLiteral("，平台"), at(60));
    QCOMPARE(text.state(en), TextState::Stale);
}

/// One side, the other, and the first again: sides of a pair being written do not become stale.
void TypingTest::alternatingEditsKeepPairCurrent()
{
    LocalizedText text;
    type(text, en, QStringLiteral("Engineer"), at(0));
    type(text, zh, QStringLiteral("工程师"), at(1));
    type(text, en, QStringLiteral(", platform"), at(2));
    QCOMPARE(text.state(zh), TextState::Complete);
    QCOMPARE(text.state(en), TextState::Complete);
    type(text, zh, QStringLiteral("，平台"), at(3));
    type(text, en, QStringLiteral(" team"), at(4));
    QCOMPARE(text.state(zh), TextState::Complete);
    QCOMPARE(text.state(en), TextState::Complete);
    LocalizedText left = text; // somebody who has left the pair and comes back changes a finished text
    typeText(left, en, QStringLiteral("Engineer, platform team of ten"), at(5), at(5));
    QCOMPARE(left.state(zh), TextState::Stale);
    type(text, en, QStringLiteral(" of ten"), at(60)); // much later
    QCOMPARE(text.state(zh), TextState::Stale);
}

/// After separating a shared text or copying a text, typing over the copy makes it the translation.
void TypingTest::typingOverCopyTranslatesIt()
{
    LocalizedText text = LocalizedText::shared({});
    type(text, en, QStringLiteral("Engineer"), at(0));
    text.unshare();
    typeText(text, zh, QStringLiteral("工"), at(40));
    typeText(text, zh, QStringLiteral("工程师"), at(41));
    QCOMPARE(text.state(en), TextState::Complete);
    QCOMPARE(text.state(zh), TextState::Complete);
}

void TypingTest::editingIdenticalTextMakesOtherStale()
{
    LocalizedText text = LocalizedText::of(QStringLiteral("Rust"), QStringLiteral("Rust"));
    typeText(text, en, QStringLiteral("Rust, Go"), at(0));
    QCOMPARE(text.state(zh), TextState::Stale);
    typeText(text, en, QStringLiteral("Rust"), at(1));
    QCOMPARE(text.state(zh), TextState::Complete); // both say the same
}

void TypingTest::editMakesImportedTranslationStale()
{
    LocalizedText text;
    text.setText(en, QStringLiteral("Engineer"), at(0));
    text.setText(zh, QStringLiteral("工程师"), at(5));
    text.confirm(zh, at(5)); // as when importing a sheet
    text.confirm(en, at(5));
    typeText(text, en, QStringLiteral("Cook"), at(6));
    QCOMPARE(text.state(zh), TextState::Stale);
}

void TypingTest::leavesSharedTextsAlone()
{
    LocalizedText text = LocalizedText::shared(QStringLiteral("C++"));
    typeText(text, zh, QStringLiteral("C++20"), at(1));
    QVERIFY(text.isShared());
    QCOMPARE(text.text(en), QStringLiteral("C++20"));
}

void TypingTest::retypedTextMatchesAgain()
{
    LocalizedText text = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    const LocalizedText before = text;
    MatchedSides<QString> matched;
    matched.see(text);
    typeText(text, en, QStringLiteral("Engineers"), at(100));
    matched.restore(text);
    matched.see(text);
    QCOMPARE(text.state(zh), TextState::Stale);
    typeText(text, en, QStringLiteral("Engineer"), at(200));
    matched.restore(text);
    QCOMPARE(text.state(zh), TextState::Complete);
    QVERIFY(text == before);
    // After the other side was updated, the current texts match.
    typeText(text, en, QStringLiteral("Cook"), at(300));
    typeText(text, zh, QStringLiteral("厨师"), at(301));
    matched.see(text);
    typeText(text, en, QStringLiteral("Engineer"), at(400));
    matched.restore(text);
    QCOMPARE(text.state(zh), TextState::Stale);
}

/// Undoing "Mark as checked" shows a stale text equal to the matching one: it was not typed back.
void TypingTest::unconfirmedTextStaysStale()
{
    LocalizedText text = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    typeText(text, en, QStringLiteral("Engineers"), at(100));
    const LocalizedText old = text;
    MatchedSides<QString> matched;
    matched.see(text);
    text.confirm(zh, at(200));
    matched.see(text);
    text = old;
    matched.see(text);
    typeText(text, en, QStringLiteral("Engineer"), at(300));
    matched.restore(text);
    typeText(text, en, QStringLiteral("Engineers"), at(301));
    matched.restore(text);
    QCOMPARE(text.state(zh), TextState::Stale);
}

DUOVITA_TEST(TypingTest)
#include "tst_typing.moc"
