#include "tests/support/testmain.h"
#include "tests/ui/forms/termsform.h"
#include "ui/terms/earliertexts.h"
#include "ui/terms/offerdelegate.h"
#include "ui/terms/offerlist.h"

#include <QScrollBar>

using namespace duovita;
using test::pointText;
using test::TermsForm;
using test::utf8;
using test::workerWith;

namespace {

constexpr int patience = 20000; // milliseconds

struct Offering {
    explicit Offering(const Person& person, const QList<Term>& glossary = {})
        : open(person,
               {workerWith("Li Si", {pointText("Cut the **cost** of storage by 50 %", "存储**成本**降低 50%"),
                                     pointText("Wrote a book", "著书一本")})},
               glossary),
          earlier(*open.source)
    {
    }

    OfferList* list() const
    {
        const auto lists = open.form->findChildren<OfferList*>();
        for (OfferList* each : lists) {
            if (each->objectName().endsWith(QStringLiteral(".earlier")) && each->isVisible())
                return each;
        }
        return nullptr;
    }
    GrowingTextEdit* enter(const char* name) const
    {
        GrowingTextEdit* field = open.field(name);
        field->setFocus();
        return field;
    }
    static QString about(const OfferList* list, int row)
    {
        return list->item(row)->data(OfferDelegate::AboutRole).toString();
    }

    TermsForm open;
    EarlierTexts earlier;
};

} // namespace

/// Offering earlier translations where a side is empty.
class EarlierTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void insertsTranslationOfOtherPerson();
    void offersThisRecordAndTheGlossary();
    void closesListOnceUserTypes();
    void insertsOfferByMouse();
    void offersNothingIfNothingToTranslate();
};

void EarlierTextsTest::insertsTranslationOfOtherPerson()
{
    const Offering offering(workerWith("Wu", {pointText("Cut the cost of storage by 30 %", "")}));
    GrowingTextEdit* field = offering.enter("highlights.0.zh");
    QTRY_VERIFY_WITH_TIMEOUT(offering.list(), patience);
    const OfferList* list = offering.list();
    QCOMPARE(list->count(), 1);
    QCOMPARE(list->item(0)->text(), utf8("存储成本降低 50%")); // shown without markup
    QVERIFY2(Offering::about(list, 0).contains(QStringLiteral("Li Si")), qPrintable(Offering::about(list, 0)));
    QVERIFY(Offering::about(list, 0).contains(QStringLiteral("Sample Motors")));
    QVERIFY(Offering::about(list, 0).contains(QStringLiteral("storage by 50 %")));
    QVERIFY(!list->accessibleName().isEmpty());
    QVERIFY(field->hasFocus());
    QVERIFY(field->text().isEmpty()); // nothing is accepted automatically
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(offering.open.point(0).text(Language::Chinese).markdown(),
             utf8("存储**成本**降低 50%")); // keeps the formatting
    QTRY_VERIFY(!offering.list());
    QVERIFY(offering.open.field("highlights.0.zh")->hasFocus());
    auto& document = const_cast<PersonDocument&>(offering.open.document);
    document.undo(); // one step
    QVERIFY(offering.open.point(0).text(Language::Chinese).isEmpty());
    QVERIFY(!document.canUndo());
}

void EarlierTextsTest::offersThisRecordAndTheGlossary()
{
    const Offering offering(workerWith("Wu", {pointText("Head of research", "研究主管"),
                                              pointText("Head of Research", ""), pointText("", "著书一本")}),
                            {Term::of(utf8("head of research"), utf8("研发负责人"))});
    offering.enter("highlights.1.zh");
    QTRY_VERIFY_WITH_TIMEOUT(offering.list(), patience);
    const OfferList* list = offering.list();
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), utf8("研究主管"));
    QVERIFY(Offering::about(list, 0).contains(QStringLiteral("this record")));
    QCOMPARE(list->item(1)->text(), utf8("研发负责人"));
    QVERIFY(Offering::about(list, 1).contains(QStringLiteral("glossary")));
    offering.enter("highlights.2.en"); // in the other direction
    QTRY_VERIFY_WITH_TIMEOUT(offering.list(), patience);
    QCOMPARE(offering.list()->item(0)->text(), QStringLiteral("Wrote a book"));
}

void EarlierTextsTest::closesListOnceUserTypes()
{
    const Offering offering(workerWith("Wu", {pointText("Cut the cost of storage by 30 %", "")}));
    GrowingTextEdit* field = offering.enter("highlights.0.zh");
    QTRY_VERIFY_WITH_TIMEOUT(offering.list(), patience);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!offering.list());
    QTest::keyClick(field, Qt::Key_Space, Qt::ControlModifier); // Ctrl+Space reopens the list
    QTRY_VERIFY_WITH_TIMEOUT(offering.list(), patience);
    QTest::keyClicks(field, QStringLiteral("x"));
    QTRY_VERIFY(!offering.list());
    QTest::keyClick(field, Qt::Key_Backspace); // the field is empty again
    QTRY_VERIFY_WITH_TIMEOUT(offering.list(), patience);
    offering.enter("highlights.0.en");
    QTRY_VERIFY(!offering.list());
}

void EarlierTextsTest::insertsOfferByMouse()
{
    const Offering offering(workerWith("Wu", {pointText("", "著书一本")}));
    offering.enter("highlights.0.en");
    QTRY_VERIFY_WITH_TIMEOUT(offering.list(), patience);
    OfferList* list = offering.list();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    QCOMPARE(offering.open.point(0).text(Language::English).markdown(), QStringLiteral("Wrote a book"));
}

void EarlierTextsTest::offersNothingIfNothingToTranslate()
{
    LocalizedRichText shared = LocalizedRichText::shared(RichText());
    const Offering offering(workerWith(
        "Wu", {pointText("Cut the cost of storage by 30 %", "自己写的"), pointText("Sold a car", ""), shared}));
    for (const char* name : {"highlights.0.zh", "highlights.0.en", "highlights.1.zh", "highlights.2.en"}) {
        offering.enter(name);
        QTest::qWait(100);
        QVERIFY2(!offering.list(), name);
    }
    offering.open.form->setFocus(); // nothing is offered after a reload while no text has the focus
    QSignalSpy read(offering.open.source.get(), &TermSource::translationsChanged);
    offering.open.source->reload();
    QVERIFY(read.wait(patience));
    QVERIFY(!offering.list());
}

DUOVITA_GUI_TEST(EarlierTextsTest)
#include "tst_earliertexts.moc"
