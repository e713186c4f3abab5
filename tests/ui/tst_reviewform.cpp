#include "core/messages/changewords.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "ui/review/reviewform.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/statesign.h"

#include <QTest>

using namespace duovita;

namespace {

Person personWith(const Entry& entry, SectionKind kind)
{
    Person person;
    Section section(kind);
    static_cast<void>(section.append(entry));
    person.sections = {section};
    return person;
}

/// Whether a field is marked as changed by the document, and contains the new text.
bool isMarked(const ReviewForm& form, const FactChange& change)
{
    const auto* text = std::get_if<QString>(&change.after);
    if (!text || !change.place.language)
        return false;
    const QString side = u'.' + codeOf(*change.place.language);
    const bool isPoint = change.place.highlight.has_value();
    const QString shown = isPoint ? RichText::fromMarkdown(*text).plainText() : *text;
    const QString field = QStringLiteral("field.") + nameOf(change.place.field) + side;
    const QList<GrowingTextEdit*> edits = form.findChildren<GrowingTextEdit*>();
    return std::any_of(edits.begin(), edits.end(), [&](const GrowingTextEdit* edit) {
        const QString name = edit->objectName();
        const bool isThis = isPoint ? name.startsWith(QStringLiteral("highlights.")) && name.endsWith(side)
                                    : name == field && edit->text() == shown;
        return isThis && edit->isBrought();
    });
}

/// Whether it only keeps the values between which a question asks.
bool isAsked(const MergedRecord& result, const EntryId& entry, const FactChange& change)
{
    const auto* before = std::get_if<QStringList>(&change.before);
    const auto isNamed = [&](const QString& text) {
        return (before && before->contains(text)) ||
               std::any_of(result.findings.begin(), result.findings.end(), [&](const MergeFinding& finding) {
                   return finding.entry == entry && finding.parameters.value(2).simplified() == text.simplified();
               });
    };
    const auto* kept = std::get_if<QStringList>(&change.after);
    return change.place.part == RecordPart::Unparsed && kept && std::all_of(kept->begin(), kept->end(), isNamed);
}

} // namespace

/// The review of an entry, for any two documents.
class ReviewFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsEveryChange_data();
    void showsEveryChange();
    void marksNoTextThatTheRecordMayHave();
    void showsContactsOfTheRecord();
    void showsWhatTheResultHas();
    void marksContradictionsOfTheLanguages();
    void saysWhichNumberStays_data();
    void saysWhichNumberStays();
};

void ReviewFormTest::showsEveryChange_data()
{
    QTest::addColumn<int>("kind");
    for (const SectionKindInfo& row : sectionKindTable)
        QTest::newRow(row.name) << static_cast<int>(row.kind);
}

/// In its field or in the list above, with its name; effects on other languages' pages are in the list.
void ReviewFormTest::showsEveryChange()
{
    QFETCH(int, kind);
    const auto section = static_cast<SectionKind>(kind);
    int reported = 0;
    for (quint32 seed = 1; seed <= 5; ++seed) {
        test::RandomPerson random(seed);
        const Entry own = random.entry(section);
        const Entry given = random.entry(section);
        PersonDocument document(personWith(given, section));
        MergePlan plan(personWith(own, section), document.person());
        QVERIFY(plan.join(own.id, given.id));
        const MergedRecord result = plan.result();
        ReviewForm form;
        form.setReview({&document, &plan, &result, Language::English});
        const PairRow row{PairRow::Kind::Entry, document.person().sections.front().id(), given.id, own.id};
        form.show(&row);
        const QString listed = form.findChild<QWidget*>(QStringLiteral("review.changes"))->accessibleDescription();
        const QList<FactChange> changes = changesOfJoined(plan, result.person, given.id);
        for (const FactChange& change : changes) {
            const QString subject = subjectOf(change, section);
            const bool isListed = listed.contains(subject) || isAsked(result, own.id, change);
            QVERIFY2(isListed || isMarked(form, change), qPrintable(subject + u'\n' + listed));
            QVERIFY2(isListed || !change.pages.contains(Language::Chinese), qPrintable(subject));
            ++reported;
        }
    }
    QVERIFY(reported > 5);
}

/// A Chinese document of a person whose record has the same address in English.
void ReviewFormTest::marksNoTextThatTheRecordMayHave()
{
    const auto livingIn = [](Language language, const QString& name, const QString& place) {
        Person person;
        person.name = LocalizedText::of(language, name);
        person.contacts = {Contact{ContactKind::Location, LocalizedText::of(language, place), {}, true}};
        return person;
    };
    PersonDocument document(livingIn(Language::Chinese, QStringLiteral("张三"), QStringLiteral("杭州")));
    const MergePlan plan(livingIn(Language::English, QStringLiteral("Zhang San"), QStringLiteral("Hangzhou")),
                         document.person());
    const MergedRecord result = plan.result();
    ReviewForm form;
    form.setReview({&document, &plan, &result, Language::Chinese});
    const PairRow row{.kind = PairRow::Kind::Person};
    form.show(&row);
    const QList<GrowingTextEdit*> edits = form.findChildren<GrowingTextEdit*>();
    QVERIFY(std::any_of(edits.begin(), edits.end(),
                        [](const GrowingTextEdit* edit) { return edit->text() == QStringLiteral("杭州"); }));
    for (const StateSign* sign : form.findChildren<StateSign*>())
        QVERIFY2(sign->sign() != Sign::Missing, qPrintable(sign->parent()->objectName()));
}

/// Contacts may be in another order in the record; those of a kind that either has twice are left alone.
void ReviewFormTest::showsContactsOfTheRecord()
{
    const auto contact = [](ContactKind kind, const LocalizedText& value) { return Contact{kind, value, {}, true}; };
    const auto english = [](const char* text) {
        return LocalizedText::of(Language::English, QString::fromLatin1(text));
    };
    Person own;
    own.name = LocalizedText::of(Language::English, QStringLiteral("Zhang San"));
    own.contacts = {contact(ContactKind::Phone, english("one")), contact(ContactKind::Phone, english("two")),
                    contact(ContactKind::Location, english("Hangzhou"))};
    own.words.insert(DocumentWord::Present, english("now"));
    Person given;
    given.name = LocalizedText::of(Language::Chinese, QStringLiteral("张三"));
    given.contacts = {contact(ContactKind::Location, LocalizedText::of(Language::Chinese, QStringLiteral("杭州"))),
                      contact(ContactKind::Phone, LocalizedText::of(Language::Chinese, QStringLiteral("一")))};
    given.words.insert(DocumentWord::Present, LocalizedText::of(Language::Chinese, QStringLiteral("至今")));
    PersonDocument document(given);
    const MergePlan plan(own, document.person());
    const MergedRecord result = plan.result();
    ReviewForm form;
    form.setReview({&document, &plan, &result, Language::Chinese});
    const PairRow row{.kind = PairRow::Kind::Person};
    form.show(&row);
    const auto ghost = [&form](const char* name) {
        const auto* edit = form.findChild<GrowingTextEdit*>(QString::fromLatin1(name));
        return edit ? edit->ghost() : QStringLiteral("no such field");
    };
    QCOMPARE(ghost("field.contacts.0..en"), QStringLiteral("Hangzhou"));
    QCOMPARE(ghost("field.contacts.1..en"), QString());
    QCOMPARE(ghost("field.words.present.en"), QStringLiteral("now"));
}

namespace {

/// A job with one point.
Person withPoint(const LocalizedText& position, const LocalizedRichText& text)
{
    Entry entry = Section(SectionKind::Work).newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = LocalizedText::of(QStringLiteral("Yunfan"), QStringLiteral("云帆"));
    details.position = position;
    entry.highlights = {Highlight()};
    entry.highlights.front().text = text;
    return personWith(entry, SectionKind::Work);
}

LocalizedRichText pointOf(const char* english, const char* chinese)
{
    LocalizedRichText text;
    const Timestamp when{std::chrono::milliseconds(1)};
    if (*english)
        text.setText(Language::English, RichText::fromMarkdown(QString::fromUtf8(english)), when);
    if (*chinese)
        text.setText(Language::Chinese, RichText::fromMarkdown(QString::fromUtf8(chinese)), when);
    return text;
}

/// Both of a record's and a document's only entry, joined, as in a review of a Chinese document.
struct JoinedReview {
    JoinedReview(const Person& own, const Person& given) : document(given), plan(own, given)
    {
        const Entry& entry = given.sections[0].entries()[0];
        const Entry& partner = own.sections[0].entries()[0];
        plan.join(partner.id, entry.id);
        plan.joinHighlights(entry.id, partner.highlights[0].id, entry.highlights[0].id);
        result = plan.result();
        form.setReview({&document, &plan, &result, Language::Chinese});
        const PairRow row{PairRow::Kind::Entry, given.sections[0].id(), entry.id, partner.id};
        form.show(&row);
    }

    void refresh()
    {
        result = plan.result();
        form.refresh();
    }
    GrowingTextEdit* edit(const char* name) const
    {
        return form.findChild<GrowingTextEdit*>(QString::fromLatin1(name));
    }

    PersonDocument document;
    MergePlan plan;
    MergedRecord result;
    ReviewForm form;
};

} // namespace

/// Where record and document differ, the fields show what the choice makes of it.
void ReviewFormTest::showsWhatTheResultHas()
{
    const QString own = QStringLiteral("用钢量减少 11%");
    const QString given = QStringLiteral("用钢量减少 12%");
    const auto titled = [](const char* chinese) {
        return LocalizedText::of(Language::Chinese, QString::fromUtf8(chinese));
    };
    JoinedReview review(withPoint(titled("高级工程师"), pointOf("Cut the steel by 11%", "用钢量减少 11%")),
                        withPoint(titled("主任设计师"), pointOf("", "用钢量减少 12%")));
    GrowingTextEdit* point = review.edit("highlights.0.zh");
    GrowingTextEdit* position = review.edit("field.position.zh");
    QVERIFY(point && position);
    QCOMPARE(point->text(), own);
    QCOMPARE(position->text(), QStringLiteral("高级工程师"));
    QCOMPARE(point->sign()->sign(), Sign::Differ);
    QVERIFY(point->sign()->toolTip().contains(given));

    const EntryId entry = review.document.person().sections[0].entries()[0].id;
    const QList<MergeFinding> findings = review.result.findings;
    QCOMPARE(findings.size(), 2);
    for (const bool takesOther : {true, false, true}) {
        for (const MergeFinding& finding : findings)
            review.plan.chooseValue(entry, finding.parameters, takesOther);
        review.refresh();
        QCOMPARE(point->text(), takesOther ? given : own);
        QCOMPARE(position->text(), QString::fromUtf8(takesOther ? "主任设计师" : "高级工程师"));
        QCOMPARE(
            review.document.person().sections[0].entries()[0].highlights[0].text.text(Language::Chinese).markdown(),
            given); // showing the record's text changes nothing
    }

    // What is typed over the record's text is a person's, and stands.
    for (const MergeFinding& finding : findings)
        review.plan.chooseValue(entry, finding.parameters, false);
    review.refresh();
    QCOMPARE(point->text(), own);
    point->moveCursor(QTextCursor::End);
    QTest::keyClicks(point, QStringLiteral("!"));
    review.plan.setDocument(review.document.person());
    review.refresh();
    QCOMPARE(point->text(), own + u'!');
    QCOMPARE(review.result.person.sections[0].entries()[0].highlights[0].text.text(Language::Chinese).markdown(),
             own + u'!');
}

/// Before the import is accepted, not only afterwards.
void ReviewFormTest::marksContradictionsOfTheLanguages()
{
    const LocalizedText english = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const LocalizedText chinese = LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
    const JoinedReview differing(withPoint(english, pointOf("Cut the steel by 11%", "")),
                                 withPoint(chinese, pointOf("", "用钢量减少 12%")));
    GrowingTextEdit* point = differing.edit("highlights.0.zh");
    QVERIFY(point);
    QCOMPARE(point->text(), QStringLiteral("用钢量减少 12%"));
    QCOMPARE(point->sign()->sign(), Sign::Differ);
    QVERIFY(point->sign()->toolTip().contains(QStringLiteral("11")));
    const JoinedReview same(withPoint(english, pointOf("Cut the steel by 11%", "")),
                            withPoint(chinese, pointOf("", "用钢量减少 11%")));
    QVERIFY(same.edit("highlights.0.zh"));
    QVERIFY(same.edit("highlights.0.zh")->sign()->sign() != Sign::Differ);
}

void ReviewFormTest::saysWhichNumberStays_data()
{
    QTest::addColumn<QString>("recorded");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("words");
    const QString whole = QStringLiteral("+86 139 0000 4471");
    const QString home = QStringLiteral("139 0000 4471");
    QTest::newRow("with the country's code")
        << home << whole << ReviewForm::tr("“%1” was replaced; it is in the earlier versions").arg(home);
    QTest::newRow("without") << whole << home << ReviewForm::tr("“%1” is already there and stays").arg(whole);
    QTest::newRow("the same") << whole << whole << QString();
}

void ReviewFormTest::saysWhichNumberStays()
{
    QFETCH(const QString, recorded);
    QFETCH(const QString, given);
    const auto withPhone = [](Language language, const QString& number) {
        Person person;
        person.name = LocalizedText::of(language, QStringLiteral("Zhou"));
        person.contacts = {Contact{ContactKind::Phone, LocalizedText::shared(number), {}, true}};
        return person;
    };
    PersonDocument document(withPhone(Language::English, given));
    const MergePlan plan(withPhone(Language::Chinese, recorded), document.person());
    const MergedRecord result = plan.result();
    ReviewForm form;
    form.setReview({&document, &plan, &result, Language::English});
    const PairRow row{.kind = PairRow::Kind::Person};
    form.show(&row);
    auto* edit = form.findChild<GrowingTextEdit*>(QStringLiteral("field.contacts.0..en"));
    QVERIFY(edit && edit->text() == given);
    const Sign sign = edit->sign()->sign();
    QFETCH(const QString, words);
    QCOMPARE(sign, words.isEmpty() ? Sign::None : Sign::Differ);
    QCOMPARE(edit->sign()->toolTip(), words);
    QCOMPARE(result.person.contacts.size(), 1);
    QCOMPARE(result.person.contacts[0].value.anyText(), QStringLiteral("+86 139 0000 4471"));
}

DUOVITA_GUI_TEST(ReviewFormTest)
#include "tst_reviewform.moc"
