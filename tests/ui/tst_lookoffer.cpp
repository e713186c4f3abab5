#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"

#include <QListView>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

/// New people are offered the templates once, without interrupting the user.
class LookOfferTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appearsOnceNamedWithoutMovingCursor();
    void opensTemplates();
    void opensTemplatesInASmallWindow();
    void staysHiddenOnceClosed();
    void isNotRepeatedForLaterPeople();
    void disappearsAfterOpeningDesign();
    void isNotShownForSamples();

private:
    static bool importOne(WindowFixture& fixture, MainWindow& window)
    {
        window.importFiles(
            {fixture.write("cv.md", "# Zhang San (张三)\n\n## Education\n\n- **Qinghe University** 2016.9-2020.6\n")});
        return acceptReview(window) &&
               QTest::qWaitFor([&] { return find(window, "lookOffer")->isVisible(); }, patience);
    }
};

void LookOfferTest::appearsOnceNamedWithoutMovingCursor()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->newPerson();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const auto* offer = find(*window, "lookOffer");
    QTest::qWait(300);
    QVERIFY(!offer->isVisible());
    auto* name = find(*window, "field.name.en");
    QTRY_VERIFY(name->hasFocus());
    const QRect before(name->mapTo(window.get(), QPoint()), name->size());
    QTest::keyClicks(name, QStringLiteral("Li Si"));
    QTRY_VERIFY_WITH_TIMEOUT(offer->isVisible(), patience);
    QVERIFY(name->hasFocus());
    QCOMPARE(QRect(name->mapTo(window.get(), QPoint()), name->size()), before);
    QTest::keyClicks(name, QStringLiteral("a"));
    QCOMPARE(window->document()->person().name.text(Language::English), QStringLiteral("Li Sia"));
}

void LookOfferTest::opensTemplates()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QVERIFY(importOne(fixture, *window));
    find<QPushButton>(*window, "lookOffer.take")->click();
    QVERIFY(!find(*window, "lookOffer")->isVisible());
    QVERIFY(find(*window, "design.galleryPane")->isVisible());
    QTRY_VERIFY(find(*window, "design.galleryPane")->isAncestorOf(window->focusWidget()));
    trigger(*window, "write");
    QVERIFY(!find(*window, "lookOffer")->isVisible());
}

/// There, the templates are folded behind the template's name.
void LookOfferTest::opensTemplatesInASmallWindow()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QVERIFY(importOne(fixture, *window));
    window->resize(911, 512);
    find<QPushButton>(*window, "lookOffer.take")->click();
    QTRY_VERIFY(find(*window, "design.template")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "design.galleryPane")->isVisible(), patience);
}

/// Once for each person, even if others are shown in between.
void LookOfferTest::staysHiddenOnceClosed()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QVERIFY(importOne(fixture, *window));
    const PersonId imported = window->document()->person().id;
    window->newPerson();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person().id != imported, patience);
    QVERIFY(!find(*window, "lookOffer")->isVisible());
    auto* people = find<QListView>(*window, "people.list");
    const auto open = [&] {
        for (int row = 0; row < people->model()->rowCount(); ++row) {
            if (people->model()->index(row, 0).data().toString().contains(QStringLiteral("Zhang San")))
                people->setCurrentIndex(people->model()->index(row, 0));
        }
        return window->document() && window->document()->person().id == imported;
    };
    QTRY_VERIFY_WITH_TIMEOUT(open(), patience);
    QTRY_VERIFY(find(*window, "lookOffer")->isVisible());
    find<QToolButton>(*window, "lookOffer.close")->click();
    QVERIFY(!find(*window, "lookOffer")->isVisible());
    QVERIFY(window->flush());
    QTest::qWait(100);
    QVERIFY(!find(*window, "lookOffer")->isVisible());
}

/// Who has closed it once, or seen the templates, knows of them, also the next time the program runs.
void LookOfferTest::isNotRepeatedForLaterPeople()
{
    WindowFixture fixture;
    for (const bool isFirst : {true, false}) {
        const auto window = fixture.open();
        window->show();
        window->newPerson();
        const auto isNew = [&] { return window->document() && window->document()->person().name.isEmpty(); };
        QTRY_VERIFY_WITH_TIMEOUT(isNew(), patience);
        auto* name = find(*window, "field.name.en");
        QTRY_VERIFY(name->hasFocus());
        QTest::keyClicks(name, QStringLiteral("Li Si"));
        QVERIFY(window->flush());
        if (isFirst) {
            QTRY_VERIFY_WITH_TIMEOUT(find(*window, "lookOffer")->isVisible(), patience);
            find<QToolButton>(*window, "lookOffer.close")->click();
        }
        QTest::qWait(200);
        QVERIFY(!find(*window, "lookOffer")->isVisible());
    }
}

void LookOfferTest::disappearsAfterOpeningDesign()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QVERIFY(importOne(fixture, *window));
    trigger(*window, "design");
    trigger(*window, "write");
    QVERIFY(!find(*window, "lookOffer")->isVisible());
}

void LookOfferTest::isNotShownForSamples()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en"), patience);
    QVERIFY(!find(*window, "lookOffer")->isVisible());
}

DUOVITA_GUI_TEST(LookOfferTest)
#include "tst_lookoffer.moc"
