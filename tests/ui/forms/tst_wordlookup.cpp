#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"
#include "tests/ui/forms/termsform.h"
#include "ui/terms/offerdelegate.h"
#include "ui/terms/wordlookup.h"
#include "ui/terms/wordpopup.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

using namespace duovita;
using test::pointText;
using test::TermsForm;
using test::utf8;
using test::workerWith;

namespace {

constexpr int patience = 20000; // milliseconds

struct Looking {
    explicit Looking(const QList<LocalizedRichText>& points)
        : open(workerWith("Wu", points), {}, {Term::of(utf8("storage"), utf8("存储设施"))}), lookup(*open.source)
    {
    }

    /// Puts the cursor after these words.
    GrowingTextEdit* enter(const char* name, const char* behind) const
    {
        GrowingTextEdit* field = open.field(name);
        field->setFocus();
        QTextCursor cursor = field->textCursor();
        cursor.setPosition(static_cast<int>(utf8(behind).size()));
        field->setTextCursor(cursor);
        return field;
    }
    static WordPopup* popup()
    {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (auto* popup = qobject_cast<WordPopup*>(top); popup && popup->isVisible())
                return popup;
        }
        return nullptr;
    }
    static QListWidget* list() { return popup()->findChild<QListWidget*>(QStringLiteral("wordPopup.list")); }
    static QStringList rows()
    {
        QStringList rows;
        for (int row = 0; popup() && row < list()->count(); ++row)
            rows += list()->item(row)->text();
        return rows;
    }
    static void choose(const QString& text) { list()->setCurrentRow(static_cast<int>(rows().indexOf(text))); }

    TermsForm open;
    WordLookup lookup;
};

} // namespace

/// Looking up words of a text in the other language.
class WordLookupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void insertsChineseOnOtherSide();
    void insertsEnglishAtCursor();
    void listsGlossaryAndRecordFirst();
    void addsToGlossaryWithOneKey();
    void closesAndChangesNothing();
    void looksUpWordsInLineEdits();
    void appearsInLineEditMenu();
    void appearsInTextMenu();
    void reportsUnknownWord();
};

void WordLookupTest::initTestCase()
{
    DUOVITA_NEEDS_LEXICON();
}

void WordLookupTest::cleanup()
{
    if (WordPopup* popup = Looking::popup())
        popup->close();
}

void WordLookupTest::insertsChineseOnOtherSide()
{
    Looking looking({pointText("Wrote an **algorithm** for it", "为此编写")});
    GrowingTextEdit* field = looking.enter("highlights.0.en", "Wrote an algo");
    looking.lookup.lookUp();
    QVERIFY(Looking::popup());
    QCOMPARE(Looking::popup()->word(), QStringLiteral("algorithm"));
    QVERIFY(!Looking::popup()->accessibleName().isEmpty() && !Looking::list()->accessibleName().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(Looking::rows().contains(utf8("算法")), patience);
    Looking::choose(utf8("算法"));
    QTest::keyClick(Looking::list(), Qt::Key_Return);
    QVERIFY(!Looking::popup());
    QCOMPARE(looking.open.point(0).text(Language::Chinese).markdown(), utf8("为此编写算法")); // appended
    QCOMPARE(looking.open.field("highlights.0.zh")->text(), utf8("为此编写算法"));
    QCOMPARE(looking.open.point(0).text(Language::English).markdown(), utf8("Wrote an **algorithm** for it"));
    QTRY_VERIFY(field->hasFocus()); // so that the next word can be looked up
    looking.open.document.undo();
    QCOMPARE(looking.open.point(0).text(Language::Chinese).markdown(), utf8("为此编写"));
}

void WordLookupTest::insertsEnglishAtCursor()
{
    Looking looking({pointText("Wrote for it", "编写算法")});
    looking.enter("highlights.0.en", "Wrote");
    looking.enter("highlights.0.zh", "编写算");
    looking.lookup.lookUp();
    QCOMPARE(Looking::popup()->word(), utf8("算法"));
    QTRY_VERIFY_WITH_TIMEOUT(Looking::rows().contains(QStringLiteral("algorithm")), patience);
    Looking::choose(QStringLiteral("algorithm"));
    QTest::mouseClick(Looking::list()->viewport(), Qt::LeftButton, {},
                      Looking::list()->visualItemRect(Looking::list()->currentItem()).center());
    QCOMPARE(looking.open.point(0).text(Language::English).markdown(), QStringLiteral("Wrote algorithm for it"));
}

void WordLookupTest::listsGlossaryAndRecordFirst()
{
    Looking looking({pointText("Storage at Sample Motors", "")});
    looking.enter("highlights.0.en", "Sto");
    looking.lookup.lookUp();
    QTRY_VERIFY_WITH_TIMEOUT(Looking::rows().size() > 1, patience); // glossary and lexicon
    QCOMPARE(Looking::rows().front(), utf8("存储设施"));
    QVERIFY(!Looking::list()->item(0)->data(OfferDelegate::BesideRole).toString().isEmpty());
    QVERIFY(!Looking::popup()->findChild<QPushButton*>(QStringLiteral("wordPopup.learn"))->isEnabled());
    Looking::popup()->close();

    GrowingTextEdit* field = looking.open.field("highlights.0.en");
    QTextCursor cursor = field->textCursor();
    cursor.setPosition(11);
    cursor.setPosition(24, QTextCursor::KeepAnchor);
    field->setTextCursor(cursor);
    field->setFocus();
    looking.lookup.lookUp(); // looks up the selection
    QCOMPARE(Looking::popup()->word(), QStringLiteral("Sample Motors"));
    QCOMPARE(Looking::rows(), QStringList{utf8("样本汽车")});
}

void WordLookupTest::addsToGlossaryWithOneKey()
{
    Looking looking({pointText("An algorithm", "")});
    QSignalSpy changed(&looking.lookup, &WordLookup::glossaryChanged);
    QSignalSpy messages(&looking.lookup, &WordLookup::said);
    looking.enter("highlights.0.en", "An algo");
    looking.lookup.lookUp();
    QTRY_VERIFY_WITH_TIMEOUT(Looking::rows().contains(utf8("算法")), patience);
    Looking::choose(utf8("算法"));
    QTest::keyClick(Looking::list(), Qt::Key_G, Qt::ControlModifier);
    QVERIFY(changed.count() > 0 || changed.wait(patience));
    QCOMPARE(messages.count(), 1);
    QVERIFY(Looking::popup()); // the popup stays open
    QVERIFY(!Looking::popup()->findChild<QPushButton*>(QStringLiteral("wordPopup.learn"))->isEnabled());
    const auto store = Database::openExisting(looking.open.database);
    QVERIFY(store);
    QVERIFY(GlossaryRepository(**store).list()->contains(Term::of(QStringLiteral("algorithm"), utf8("算法"))));
    QVERIFY(looking.open.point(0).text(Language::Chinese).isEmpty());
}

void WordLookupTest::closesAndChangesNothing()
{
    Looking looking({pointText("An algorithm", "")});
    looking.enter("highlights.0.en", "An algo");
    looking.lookup.lookUp();
    QTRY_VERIFY_WITH_TIMEOUT(!Looking::rows().isEmpty(), patience);
    QTest::keyClick(Looking::list(), Qt::Key_Escape);
    QVERIFY(!Looking::popup());
    QVERIFY(looking.open.point(0).text(Language::Chinese).isEmpty());
    QVERIFY(!looking.open.document.canUndo());
}

void WordLookupTest::looksUpWordsInLineEdits()
{
    Looking looking({pointText("", "")});
    auto* line = new QLineEdit(utf8("my algorithm"), looking.open.form.get());
    line->show();
    line->setFocus();
    line->setCursorPosition(5);
    QSignalSpy messages(&looking.lookup, &WordLookup::said);
    looking.lookup.lookUp();
    QTRY_VERIFY_WITH_TIMEOUT(Looking::rows().contains(utf8("算法")), patience);
    Looking::choose(utf8("算法"));
    QTest::keyClick(Looking::list(), Qt::Key_Enter);
    QCOMPARE(QApplication::clipboard()->text(), utf8("算法"));
    QCOMPARE(messages.count(), 1);
    QCOMPARE(line->text(), QStringLiteral("my algorithm"));
}

/// What was clicked, or where the cursor is; never of a password.
void WordLookupTest::appearsInLineEditMenu()
{
    Looking looking({pointText("", "")});
    auto* line = new QLineEdit(utf8("an algorithm"), looking.open.form.get());
    line->resize(300, 30);
    line->show();
    line->setFocus();
    line->setCursorPosition(0);
    const auto menuAt = [&](QContextMenuEvent::Reason reason, const QPoint& place) {
        QContextMenuEvent event(reason, place, line->mapToGlobal(place));
        QApplication::sendEvent(line, &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    };
    const auto lookUpIn = [](const QMenu* menu) {
        return menu ? menu->findChild<QAction*>(QStringLiteral("lookUpWord")) : nullptr;
    };
    const auto press = [&](QMenu* menu) { // it goes before its action is done, as with a click
        menu->hide();
        QCoreApplication::processEvents();
        lookUpIn(menu)->trigger();
    };
    const QPointer<QMenu> clicked = menuAt(QContextMenuEvent::Mouse, QPoint(60, 15));
    QVERIFY(clicked && clicked->actions().size() > 2); // beside what such a field's menu has
    QCOMPARE(lookUpIn(clicked)->shortcut(), QKeySequence(Qt::Key_F2));
    press(clicked);
    QTRY_VERIFY(Looking::popup());
    QCOMPARE(Looking::popup()->word(), QStringLiteral("algorithm"));
    QTRY_VERIFY_WITH_TIMEOUT(Looking::rows().contains(utf8("算法")), patience);
    QVERIFY(!clicked || !clicked->isVisible());
    Looking::popup()->close();
    QTRY_VERIFY(!Looking::popup());

    line->setFocus();
    QMenu* byKey = menuAt(QContextMenuEvent::Keyboard, QPoint(60, 15));
    QVERIFY(lookUpIn(byKey)->isEnabled());
    press(byKey);
    QTRY_VERIFY(Looking::popup());
    QCOMPARE(Looking::popup()->word(), QStringLiteral("an"));
    Looking::popup()->close();

    line->clear();
    line->setFocus();
    QMenu* ofNothing = menuAt(QContextMenuEvent::Keyboard, QPoint(5, 15));
    QVERIFY(!lookUpIn(ofNothing)->isEnabled());
    ofNothing->close();
    line->setText(utf8("algorithm"));
    line->setEchoMode(QLineEdit::Password);
    QMenu* ofPassword = menuAt(QContextMenuEvent::Keyboard, QPoint(5, 15));
    QVERIFY(!lookUpIn(ofPassword));
    if (ofPassword)
        ofPassword->close();
    QSignalSpy messages(&looking.lookup, &WordLookup::said);
    looking.lookup.lookUp();
    QVERIFY(!Looking::popup());
    QCOMPARE(messages.count(), 1);
}

void WordLookupTest::appearsInTextMenu()
{
    Looking looking({pointText("An algorithm", "")});
    GrowingTextEdit* field = looking.enter("highlights.0.en", "An algo");
    QMenu menu;
    Q_EMIT field->menuMade(&menu);
    auto* action = menu.findChild<QAction*>(QStringLiteral("lookUpWord"));
    QVERIFY(action && action->isEnabled());
    action->trigger();
    QTRY_VERIFY(Looking::popup());
    QCOMPARE(Looking::popup()->word(), QStringLiteral("algorithm"));
    Looking::popup()->close();
    GrowingTextEdit* empty = looking.enter("highlights.0.zh", "");
    QMenu other;
    Q_EMIT empty->menuMade(&other);
    QVERIFY(!other.findChild<QAction*>(QStringLiteral("lookUpWord"))->isEnabled());
}

void WordLookupTest::reportsUnknownWord()
{
    Looking looking({pointText("Qzxv", "")});
    QSignalSpy messages(&looking.lookup, &WordLookup::said);
    looking.enter("highlights.0.zh", "");
    looking.lookup.lookUp();
    QCOMPARE(messages.count(), 1); // no word at the cursor
    QVERIFY(!Looking::popup());
    looking.enter("highlights.0.en", "Qz");
    looking.lookup.lookUp();
    QVERIFY(Looking::popup());
    const auto* nothing = Looking::popup()->findChild<QLabel*>(QStringLiteral("wordPopup.nothing"));
    QTRY_COMPARE_WITH_TIMEOUT(nothing->text(), QStringLiteral("No translation found."), patience);
    QVERIFY(nothing->isVisible());
    QTest::keyClick(Looking::popup(), Qt::Key_Return); // chooses nothing
    QVERIFY(Looking::popup());
    QTest::keyClick(Looking::popup(), Qt::Key_Escape);
    QVERIFY(!Looking::popup());
}

DUOVITA_GUI_TEST(WordLookupTest)
#include "tst_wordlookup.moc"
