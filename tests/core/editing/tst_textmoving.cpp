#include "core/editing/textmoving.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

constexpr Timestamp early{std::chrono::milliseconds{1000}};
constexpr Timestamp late{std::chrono::milliseconds{2000}};

Entry job()
{
    ExperienceDetails details;
    details.organization.setText(Language::English, QStringLiteral("Somewhere"), late);
    details.organization.setText(Language::Chinese, QStringLiteral("某处"), early);
    details.position = LocalizedText::shared(QStringLiteral("CTO"));
    Entry entry;
    entry.details = details;
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromMarkdown(QStringLiteral("a **bold** one")), RichText());
    entry.highlights = {point};
    return entry;
}

const ExperienceDetails& detailsOf(const Entry& entry)
{
    return std::get<ExperienceDetails>(entry.details);
}

} // namespace

class TextMovingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsTextFields();
    void movesBothLanguagesAndTheirTimes();
    void swapsTexts();
    void movesTextToAPointAndBack();
    void rejectsLossyOrInvalidMoves();
};

void TextMovingTest::listsTextFields()
{
    QCOMPARE(textFieldsOf(job()),
             (QList<Field>{Field::Title, Field::Organization, Field::Department, Field::Position, Field::Location}));
}

void TextMovingTest::movesBothLanguagesAndTheirTimes()
{
    const Entry before = job();
    Entry entry = before;
    const auto end = moveText(entry, {Field::Organization}, {Field::Title});
    QVERIFY(end == EntryTextPlace{Field::Title});
    QVERIFY(detailsOf(entry).organization.isEmpty());
    QCOMPARE(detailsOf(entry).title, detailsOf(before).organization);
    QCOMPARE(detailsOf(entry).title.state(Language::Chinese), TextState::Stale);
    QVERIFY(moveText(entry, {Field::Title}, {Field::Organization}));
    QCOMPARE(detailsOf(entry).organization, detailsOf(before).organization);
}

void TextMovingTest::swapsTexts()
{
    Entry entry = job();
    QVERIFY(moveText(entry, {Field::Organization}, {Field::Position}));
    QVERIFY(detailsOf(entry).organization.isShared());
    QCOMPARE(detailsOf(entry).organization.text(Language::Chinese), QStringLiteral("CTO"));
    QCOMPARE(detailsOf(entry).position.text(Language::Chinese), QStringLiteral("某处"));
}

void TextMovingTest::movesTextToAPointAndBack()
{
    const Entry before = job();
    Entry entry = before;
    const auto end = moveText(entry, {Field::Organization}, {Field::Highlights});
    QVERIFY(end && end->point);
    QCOMPARE(entry.highlights.size(), 2);
    QCOMPARE(entry.highlights[1].text.text(Language::Chinese).plainText(), QStringLiteral("某处"));
    QCOMPARE(entry.highlights[1].text.state(Language::Chinese), TextState::Stale);
    QVERIFY(moveText(entry, *end, {Field::Organization}));
    QVERIFY(entry == before);
}

void TextMovingTest::rejectsLossyOrInvalidMoves()
{
    const Entry before = job();
    Entry entry = before;
    const EntryTextPlace bold{Field::Highlights, before.highlights.front().id};
    QVERIFY(!moveText(entry, bold, {Field::Title}));
    QVERIFY(!moveText(entry, {Field::Title}, {Field::Organization})); // the source is empty
    QVERIFY(!moveText(entry, {Field::Organization}, {Field::Organization}));
    QVERIFY(!moveText(entry, {Field::Organization}, {Field::Venue}));
    QVERIFY(!moveText(entry, {Field::Organization}, {Field::Highlights, HighlightId()}));
    QVERIFY(!moveText(entry, {Field::Organization}, bold)); // a plain field would lose the formatting
    QVERIFY(entry == before);
}

DUOVITA_TEST(TextMovingTest)
#include "tst_textmoving.moc"
