#include "core/storage/database.h"
#include "core/storage/glossaryrepository.h"
#include "core/storage/personrepository.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "ui/forms/entryform.h"
#include "ui/terms/offerlist.h"
#include "ui/terms/termsource.h"
#include "ui/widgets/growingtextedit.h"

#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

namespace {

constexpr int patience = 20000; // milliseconds

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// The form of an empty entry in a store with the sample people.
struct OpenForm {
    explicit OpenForm(SectionKind kind, const Entry& entry) : document(personWith(kind, entry)), id(entry.id)
    {
        database = folder.filePath(QStringLiteral("cv.db"));
        const auto store = Database::open(database);
        if (!store || !PersonRepository(**store).insert(test::samplePerson(QStringLiteral("zhang-san"))) ||
            !GlossaryRepository(**store).add({Term::of(text("Qinghe Press"), text("清河出版社"))}))
            qFatal("a store to read");
        source = std::make_unique<TermSource>(database);
        QSignalSpy read(source.get(), &TermSource::changed);
        source->reload();
        if (!read.wait(patience))
            qFatal("terms in use");
        form = std::make_unique<EntryForm>(document, id, source.get());
        form->resize(700, 600);
        form->show();
        form->activateWindow();
        if (!QTest::qWaitForWindowActive(form.get()))
            qFatal("an active window");
    }
    explicit OpenForm(SectionKind kind) : OpenForm(kind, Section(kind).newEntry()) {}

    static Person personWith(SectionKind kind, const Entry& entry)
    {
        Person person;
        Section section(kind);
        static_cast<void>(section.append(entry));
        person.sections = {section};
        return person;
    }

    template <typename T>
    const T& details() const
    {
        return std::get<T>(document.findEntry(id)->details);
    }
    GrowingTextEdit* field(const char* name) const
    {
        return form->findChild<GrowingTextEdit*>(QString::fromLatin1(name));
    }
    OfferList* offers(const char* name) const
    {
        return form->findChild<OfferList*>(QString::fromLatin1(name) + QStringLiteral(".offers"));
    }
    void type(const char* name, const QString& typed) const
    {
        field(name)->setFocus();
        QTest::keyClicks(field(name), typed);
    }
    void compose(const char* name, const QString& preedit, const QString& commit) const
    {
        field(name)->setFocus();
        QInputMethodEvent event(preedit, {});
        event.setCommitString(commit);
        QCoreApplication::sendEvent(field(name), &event);
    }

    QTemporaryDir folder;
    QString database;
    PersonDocument document;
    EntryId id;
    std::unique_ptr<TermSource> source;
    std::unique_ptr<EntryForm> form;
};

} // namespace

/// Terms in use, offered in forms.
class FieldTermsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void insertsBothLanguagesOfOfferedName();
    void leavesKeysToFieldUntilListIsEntered();
    void doesNotInterruptComposition();
    void suggestsTranslationOfOtherSide();
    void doesNotOverwriteExistingText();
    void insertsVenueWithRank();
    void offersNothingInFreeTextFields();
};

void FieldTermsTest::insertsBothLanguagesOfOfferedName()
{
    const OpenForm open(SectionKind::Education);
    open.type("field.institution.en", QStringLiteral("Qin"));
    OfferList* list = open.offers("field.institution.en");
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    QCOMPARE(list->currentRow(), -1);                            // nothing is selected automatically
    QVERIFY(list->item(0)->text().contains(text("清河出版社"))); // glossary first
    QVERIFY(list->item(1)->text().contains(text("清河大学")));
    QVERIFY(open.field("field.institution.en")->hasFocus());
    QTest::keyClick(open.field("field.institution.en"), Qt::Key_Down);
    QTest::keyClick(open.field("field.institution.en"), Qt::Key_Down);
    QTest::keyClick(open.field("field.institution.en"), Qt::Key_Return);
    QVERIFY(!list->isVisible());
    const auto& study = open.details<EducationDetails>();
    QCOMPARE(study.institution.text(Language::English), QStringLiteral("Qinghe University"));
    QCOMPARE(study.institution.text(Language::Chinese), text("清河大学"));
    QCOMPARE(open.field("field.institution.zh")->text(), text("清河大学"));
    for (const Language language : allLanguages)
        QCOMPARE(study.institution.state(language), TextState::Complete);
    QVERIFY(open.field("field.institution.en")->hasFocus());
    // Accepting a term is one undo step, the typing before another.
    auto& document = const_cast<PersonDocument&>(open.document);
    document.undo();
    QCOMPARE(open.details<EducationDetails>().institution.text(Language::English), QStringLiteral("Qin"));
    QVERIFY(open.details<EducationDetails>().institution.text(Language::Chinese).isEmpty());
    document.undo();
    QVERIFY(open.details<EducationDetails>().institution.isEmpty());
}

void FieldTermsTest::leavesKeysToFieldUntilListIsEntered()
{
    const OpenForm open(SectionKind::Education);
    GrowingTextEdit* field = open.field("field.institution.en");
    OfferList* list = open.offers("field.institution.en");
    open.type("field.institution.en", QStringLiteral("Qin"));
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!list->isVisible());
    QCOMPARE(field->text(), QStringLiteral("Qin"));
    QTest::keyClick(field, Qt::Key_Space, Qt::ControlModifier); // shows the offers again
    QVERIFY(list->isVisible());
    QTest::keyClick(field, Qt::Key_Tab);
    QVERIFY(!field->hasFocus());
    QVERIFY(!list->isVisible());
    QCOMPARE(open.details<EducationDetails>().institution.text(Language::English), QStringLiteral("Qin"));
    open.type("field.institution.en", QStringLiteral("g"));
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    QTest::keyClick(field, Qt::Key_Return); // goes to the next field, as without offers
    QVERIFY(!field->hasFocus());
    QCOMPARE(open.details<EducationDetails>().institution.text(Language::English), QStringLiteral("Qing"));
}

void FieldTermsTest::doesNotInterruptComposition()
{
    const OpenForm open(SectionKind::Education);
    OfferList* list = open.offers("field.institution.zh");
    open.compose("field.institution.zh", {}, text("清"));
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    open.compose("field.institution.zh", QStringLiteral("he"), {});
    QVERIFY(!list->isVisible());
    QTest::keyClick(open.field("field.institution.zh"), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(!list->isVisible()); // must not cover the input method's candidates
    open.compose("field.institution.zh", {}, text("河"));
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    QCOMPARE(open.details<EducationDetails>().institution.text(Language::Chinese), text("清河"));
    QVERIFY(open.field("field.institution.zh")->hasFocus());
}

void FieldTermsTest::suggestsTranslationOfOtherSide()
{
    const OpenForm open(SectionKind::Work);
    GrowingTextEdit* english = open.field("field.organization.en");
    open.compose("field.organization.zh", {}, text("清河大学"));
    QVERIFY(english->ghost().endsWith(QStringLiteral("Qinghe University")));
    QVERIFY(open.details<ExperienceDetails>().organization.text(Language::English).isEmpty()); // only a placeholder
    english->setFocus();
    QTest::keyClick(english, Qt::Key_Tab);
    QCOMPARE(open.details<ExperienceDetails>().organization.text(Language::English),
             QStringLiteral("Qinghe University"));
    QVERIFY(open.field("field.organization.zh")->hasFocus()); // Tab also moves on
    // What has been deleted is not brought back by the next Tab, until something else is typed.
    english->setFocus();
    english->selectAll();
    QTest::keyClick(english, Qt::Key_Delete);
    QTest::keyClick(english, Qt::Key_Tab);
    QVERIFY(open.details<ExperienceDetails>().organization.text(Language::English).isEmpty());
    const auto typeAnew = [&open] {
        open.type("field.organization.zh", QStringLiteral(" "));
        QTest::keyClick(open.field("field.organization.zh"), Qt::Key_Backspace);
    };
    typeAnew();
    english->setFocus();
    QTest::keyClick(english, Qt::Key_Tab);
    QCOMPARE(open.details<ExperienceDetails>().organization.text(Language::English),
             QStringLiteral("Qinghe University"));
    // Shift+Tab accepts nothing.
    english->selectAll();
    QTest::keyClick(english, Qt::Key_Delete);
    english->setFocus();
    QTest::keyClick(english, Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(!english->hasFocus() && english->text().isEmpty());
    typeAnew();
    english->setFocus();
    QTest::keyClick(english, Qt::Key_Right); // Right accepts and stays
    QCOMPARE(english->text(), QStringLiteral("Qinghe University"));
    QVERIFY(english->hasFocus());
    QVERIFY(english->ghost().isEmpty());
    for (const Language language : allLanguages)
        QCOMPARE(open.details<ExperienceDetails>().organization.state(language), TextState::Complete);
    // In a field with text, Right moves the cursor.
    QTest::keyClick(english, Qt::Key_Right);
    QCOMPARE(english->text(), QStringLiteral("Qinghe University"));
    // Glossary terms are offered in every kind of field.
    open.type("field.department.en", QStringLiteral("Qinghe Press"));
    QVERIFY(open.field("field.department.zh")->ghost().endsWith(text("清河出版社")));
    open.type("field.department.en", QStringLiteral("x"));
    QCOMPARE(open.field("field.department.zh")->ghost(), QStringLiteral("Missing"));
}

void FieldTermsTest::doesNotOverwriteExistingText()
{
    const OpenForm open(SectionKind::Education);
    open.compose("field.institution.zh", {}, text("自己写的"));
    open.type("field.institution.en", QStringLiteral("Qinghe U"));
    OfferList* list = open.offers("field.institution.en");
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    Q_EMIT list->itemClicked(list->item(0)); // with the mouse
    QCOMPARE(open.details<EducationDetails>().institution.text(Language::English), QStringLiteral("Qinghe University"));
    QCOMPARE(open.details<EducationDetails>().institution.text(Language::Chinese), text("自己写的"));
}

void FieldTermsTest::insertsVenueWithRank()
{
    const OpenForm open(SectionKind::Publication);
    open.type("field.venue.en", QStringLiteral("sosp"));
    OfferList* list = open.offers("field.venue.en");
    QTRY_VERIFY_WITH_TIMEOUT(list->isVisible(), patience);
    QVERIFY(list->item(0)->text().contains(QStringLiteral("CCF A")));
    QTest::keyClick(open.field("field.venue.en"), Qt::Key_Down);
    QTest::keyClick(open.field("field.venue.en"), Qt::Key_Enter);
    const auto& work = open.details<PublicationDetails>();
    QVERIFY(!work.venue.isShared()); // its Chinese name is unknown
    QVERIFY(work.venue.text(Language::Chinese).isEmpty());
    QCOMPARE(work.venue.text(Language::English), QStringLiteral("ACM Symposium on Operating Systems Principles"));
    QCOMPARE(work.venueShort.text(Language::Chinese), QStringLiteral("SOSP"));
    QCOMPARE(work.rank.text(Language::English), QStringLiteral("CCF A"));
    QCOMPARE(work.type, PublicationType::Conference);
    auto& document = const_cast<PersonDocument&>(open.document);
    document.undo();
    QCOMPARE(open.details<PublicationDetails>().venue.text(Language::English), QStringLiteral("sosp"));
    QVERIFY(open.details<PublicationDetails>().rank.isEmpty());
    // An existing short name and Chinese text stay; the rank is the new venue's.
    PublicationDetails given;
    given.venue = LocalizedText::of(QStringLiteral("icnp"), text("网络协议会议"));
    given.venueShort = LocalizedText::shared(QStringLiteral("ICNP'24"));
    given.rank = LocalizedText::shared(QStringLiteral("CCF A"));
    Entry entry = Section(SectionKind::Publication).newEntry();
    entry.details = given;
    const OpenForm other(SectionKind::Publication, entry);
    other.field("field.venue.en")->setFocus();
    QTest::keyClick(other.field("field.venue.en"), Qt::Key_Space, Qt::ControlModifier);
    QTest::keyClick(other.field("field.venue.en"), Qt::Key_Down);
    QTest::keyClick(other.field("field.venue.en"), Qt::Key_Return);
    const auto& taken = other.details<PublicationDetails>();
    QCOMPARE(taken.venue.text(Language::Chinese), text("网络协议会议"));
    QVERIFY(taken.venue.text(Language::English).contains(QStringLiteral("Network Protocols")));
    QCOMPARE(taken.venueShort, given.venueShort);
    QCOMPARE(taken.rank.text(Language::English), QStringLiteral("CCF B"));
}

void FieldTermsTest::offersNothingInFreeTextFields()
{
    const OpenForm open(SectionKind::Work);
    QVERIFY(open.field("field.title.en"));
    QVERIFY(!open.offers("field.title.en"));
    QVERIFY(open.offers("field.organization.en"));
    open.type("field.organization.en", QStringLiteral("zzz"));
    QVERIFY(!open.offers("field.organization.en")->isVisible());
}

DUOVITA_GUI_TEST(FieldTermsTest)
#include "tst_fieldterms.moc"
