#include "tests/support/testmain.h"
#include "ui/widgets/highlightsedit.h"

#include "ui/widgets/growingtextedit.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace duovita;

namespace {

Highlight point(const char16_t* english, const char16_t* chinese)
{
    Highlight highlight;
    highlight.text = LocalizedRichText::of(RichText::fromMarkdown(QString::fromUtf16(english)),
                                           RichText::fromMarkdown(QString::fromUtf16(chinese)));
    return highlight;
}

/// The visible widget with three points, and what it last emitted.
struct Points {
    Points()
    {
        edit.setHighlights({point(u"one", u"一"), point(u"two", u"二"), point(u"three", u"三")});
        QObject::connect(&edit, &HighlightsEdit::edited, &edit,
                         [this](const QList<Highlight>& highlights, const QString& key) {
                             last = highlights;
                             keys += key;
                         });
        edit.resize(600, 400);
        edit.show();
        edit.activateWindow();
    }

    GrowingTextEdit* text(int row, const char* language)
    {
        // The last one, because removed rows may still be waiting for deletion.
        const auto all = edit.findChildren<GrowingTextEdit*>(
            QStringLiteral("highlights.%1.%2").arg(row).arg(QString::fromLatin1(language)));
        return all.isEmpty() ? nullptr : all.back();
    }

    QStringList texts(Language language) const
    {
        QStringList list;
        for (const Highlight& highlight : last)
            list += highlight.text.text(language).markdown();
        return list;
    }

    HighlightsEdit edit;
    QList<Highlight> last;
    QStringList keys;
};

QStringList list(const char16_t* words)
{
    return QString::fromUtf16(words).split(u' ');
}

} // namespace

class HighlightsEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersPointsAsInDocument();
    void beginsOnTheFirstSide();
    void signsDragPoints();
    void forgetsRemovedRows();
    void checksKindOfPointInMenu();
    void typesIntoOneLanguage();
    void addsARowBelowWithEnter();
    void splitsRowWithEnterInsideText();
    void joinsRowsInBothLanguages();
    void joiningMarksIncompleteSideStale();
    void doesNotJoinDifferentKindsOfRows();
    void nestsWithTab();
    void movesARowInBothLanguages();
    void removesAnEmptyRowWithBackspace();
    void keepsARowThatHasTheOtherLanguage();
    void keepsMarksAsTyped();
    void distributesPastedLines();
    void showsRecordContent();
};

void HighlightsEditTest::numbersPointsAsInDocument()
{
    QList<Highlight> points{point(u"a", u"一"), point(u"b", u"二"), point(u"c", u"三"), point(u"d", u"四")};
    points[1].style = points[2].style = HighlightStyle::Numbered;
    points[1].level = points[2].level = 1;
    points[3].style = HighlightStyle::Paragraph;
    HighlightsEdit edit;
    edit.setHighlights(points);
    QStringList signs;
    for (const QToolButton* button : edit.findChildren<QToolButton*>()) {
        if (QStringView(u"•–¶1234").contains(button->text().left(1)) && !button->text().isEmpty())
            signs += button->text();
    }
    QCOMPARE(signs,
             QStringList({QStringLiteral("•"), QStringLiteral("1."), QStringLiteral("2."), QStringLiteral("¶")}));
}

/// In the menu of its sign, where each key stands as in other menus.
void HighlightsEditTest::checksKindOfPointInMenu()
{
    QList<Highlight> points{point(u"a", u"一"), point(u"b", u"二")};
    points[1].style = HighlightStyle::Numbered;
    HighlightsEdit edit;
    edit.setHighlights(points);
    QList<QMenu*> menus;
    for (const QToolButton* button : edit.findChildren<QToolButton*>()) {
        if (button->menu() && button->menu()->actions().size() > 5)
            menus += button->menu();
    }
    QCOMPARE(menus.size(), 2);
    const auto ticked = [](QMenu* menu) {
        Q_EMIT menu->aboutToShow();
        QStringList words;
        for (const QAction* action : menu->actions()) {
            if (action->isChecked())
                words += action->text();
        }
        return words.join(u' ');
    };
    QCOMPARE(ticked(menus[0]), QStringLiteral("Bullet"));
    QCOMPARE(ticked(menus[1]), QStringLiteral("Number"));
    QStringList keys;
    for (const QAction* action : menus[0]->actions()) {
        QVERIFY2(!action->text().contains(QStringLiteral("Alt")), qPrintable(action->text()));
        if (!action->shortcut().isEmpty())
            keys += action->shortcut().toString();
    }
    QCOMPARE(keys.join(u' '), QStringLiteral("Ctrl+] Ctrl+[ Alt+Up Alt+Down"));
}

void HighlightsEditTest::typesIntoOneLanguage()
{
    Points points;
    QTest::keyClicks(points.text(1, "en"), QStringLiteral("X"));
    QCOMPARE(points.texts(Language::English), list(u"one Xtwo three"));
    QCOMPARE(points.texts(Language::Chinese), list(u"一 二 三"));
    QTest::keyClicks(points.text(1, "en"), QStringLiteral("Y"));
    QVERIFY(!points.keys[0].isEmpty());
    QCOMPARE(points.keys[0], points.keys[1]);
    QTest::keyClicks(points.text(1, "zh"), QStringLiteral("Z"));
    QVERIFY(points.keys[2] != points.keys[0]);
}

void HighlightsEditTest::addsARowBelowWithEnter()
{
    Points points;
    QTest::keyClick(points.text(0, "zh"), Qt::Key_Return);
    QCOMPARE(points.last.size(), 4);
    QVERIFY(points.last[1].text.isEmpty());
    QCOMPARE(points.last[2].text.text(Language::Chinese).markdown(), QStringLiteral("二"));
    // After a bilingual point, the next one starts with the first language.
    QTRY_VERIFY(points.text(1, "en")->hasFocus());
    QVERIFY(points.keys.back().isEmpty());
    // A user who writes one language continues in it.
    points.edit.setHighlights({point(u"", u"一")});
    points.text(0, "zh")->setFocus();
    points.text(0, "zh")->moveCursor(QTextCursor::End);
    QTest::keyClick(points.text(0, "zh"), Qt::Key_Return);
    QTRY_VERIFY(points.text(1, "zh")->hasFocus());
}

/// Each part keeps its formatting, spaces at the split are removed, and the other language becomes stale.
void HighlightsEditTest::splitsRowWithEnterInsideText()
{
    Points points;
    Highlight bold = point(u"**Taught classes** and led", u"教学与管理");
    bold.level = 1;
    bold.tags = {QStringLiteral("short")};
    points.edit.setHighlights({bold, point(u"two", u"二")});
    GrowingTextEdit* english = points.text(0, "en");
    QTextCursor cursor = english->textCursor();
    cursor.setPosition(6);
    english->setTextCursor(cursor);
    QTest::keyClick(english, Qt::Key_Return);
    QCOMPARE(points.texts(Language::English),
             QStringList({QStringLiteral("**Taught**"), QStringLiteral("**classes** and led"), QStringLiteral("two")}));
    QCOMPARE(points.texts(Language::Chinese),
             QStringList({QStringLiteral("教学与管理"), QString(), QStringLiteral("二")}));
    QCOMPARE(points.last[0].id, bold.id);
    QVERIFY(points.last[1].id != bold.id);
    QCOMPARE(points.last[1].level, 1);
    QCOMPARE(points.last[1].tags, bold.tags);
    QCOMPARE(points.last[0].text.state(Language::Chinese), TextState::Stale);
    QCOMPARE(points.last[1].text.state(Language::Chinese), TextState::Missing);
    QTRY_VERIFY(points.text(1, "en")->hasFocus());
    QVERIFY(points.text(1, "en")->textCursor().atStart());
    QCOMPARE(points.keys, QStringList({QString()})); // a separate step

    // At either end, there is nothing to split.
    points.text(1, "en")->moveCursor(QTextCursor::End);
    QTest::keyClick(points.text(1, "en"), Qt::Key_Return);
    QVERIFY(points.last[2].text.isEmpty());
    QCOMPARE(points.last[1].text.text(Language::English).markdown(), QStringLiteral("**classes** and led"));
}

void HighlightsEditTest::joinsRowsInBothLanguages()
{
    Points points;
    GrowingTextEdit* second = points.text(1, "en");
    second->moveCursor(QTextCursor::Start);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier, {}, true);
    QCoreApplication::sendEvent(second, &held);
    QVERIFY(points.keys.isEmpty()); // auto-repeat empties only one text
    QTest::keyClick(second, Qt::Key_Backspace);
    QCOMPARE(points.texts(Language::English), QStringList({QStringLiteral("one two"), QStringLiteral("three")}));
    QCOMPARE(points.texts(Language::Chinese), QStringList({QStringLiteral("一二"), QStringLiteral("三")}));
    QCOMPARE(points.last[0].text.state(Language::Chinese), TextState::Complete);
    QCOMPARE(points.last[0].text.state(Language::English), TextState::Complete);
    QTRY_VERIFY(points.text(0, "en")->hasFocus());
    QCOMPARE(points.text(0, "en")->textCursor().position(), 3);
    GrowingTextEdit* chinese = points.text(0, "zh");
    chinese->moveCursor(QTextCursor::End);
    QTest::keyClick(chinese, Qt::Key_Delete);
    QCOMPARE(points.texts(Language::English), QStringList({QStringLiteral("one two three")}));
    QCOMPARE(points.texts(Language::Chinese), QStringList({QStringLiteral("一二三")}));
    QCOMPARE(points.keys, QStringList({QString(), QString()}));
    chinese->moveCursor(QTextCursor::End);
    QTest::keyClick(chinese, Qt::Key_Delete); // there is no row below
    QTest::keyClick(points.text(0, "en"), Qt::Key_Home);
    QTest::keyClick(points.text(0, "en"), Qt::Key_Backspace); // there is no row above
    QCOMPARE(points.keys.size(), 2);
}

void HighlightsEditTest::joiningMarksIncompleteSideStale()
{
    Points points;
    points.edit.setHighlights({point(u"one", u"一"), point(u"two", u""), point(u"three", u"三")});
    points.text(1, "en")->moveCursor(QTextCursor::Start);
    QTest::keyClick(points.text(1, "en"), Qt::Key_Backspace);
    QCOMPARE(points.texts(Language::English), QStringList({QStringLiteral("one two"), QStringLiteral("three")}));
    QCOMPARE(points.texts(Language::Chinese), list(u"一 三"));
    QCOMPARE(points.last[0].text.state(Language::Chinese), TextState::Stale);
    QCOMPARE(points.last[0].text.state(Language::English), TextState::Complete);
}

/// Points with different visibility, or shared and separate texts, are not joined.
void HighlightsEditTest::doesNotJoinDifferentKindsOfRows()
{
    Points points;
    Highlight hidden = point(u"two", u"二");
    hidden.visible = false;
    Highlight shared;
    shared.text = LocalizedRichText::shared(RichText::fromMarkdown(QStringLiteral("C++")));
    Highlight second = shared;
    second.id = Highlight().id;
    points.edit.setHighlights({point(u"one", u"一"), hidden, shared, second});
    for (int row = 1; row < 3; ++row) {
        points.text(row, "en")->moveCursor(QTextCursor::Start);
        QTest::keyClick(points.text(row, "en"), Qt::Key_Backspace);
    }
    QVERIFY(points.keys.isEmpty());
    points.text(3, "en")->moveCursor(QTextCursor::Start);
    QTest::keyClick(points.text(3, "en"), Qt::Key_Backspace);
    QCOMPARE(points.last.size(), 3);
    QVERIFY(points.last[2].text.isShared());
    QCOMPARE(points.last[2].text.text(Language::Chinese).markdown(), QStringLiteral("C++ C++"));
}

void HighlightsEditTest::nestsWithTab()
{
    Points points;
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(points.text(1, "en"), Qt::Key_Tab);
    QCOMPARE(points.last[1].level, Highlight::deepestLevel);
    QTest::keyClick(points.text(1, "en"), Qt::Key_Return); // the new row has the same level
    QCOMPARE(points.last[2].level, Highlight::deepestLevel);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(points.text(1, "en"), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(points.last[1].level, 0);
}

void HighlightsEditTest::movesARowInBothLanguages()
{
    Points points;
    QTest::keyClick(points.text(0, "en"), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(points.texts(Language::English), list(u"two one three"));
    QCOMPARE(points.texts(Language::Chinese), list(u"二 一 三"));
    QTRY_VERIFY(points.text(1, "en")->hasFocus());
    QTest::keyClick(points.text(1, "en"), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(points.text(0, "en"), Qt::Key_Up, Qt::AltModifier); // the first row stays
    QCOMPARE(points.texts(Language::English), list(u"one two three"));
}

void HighlightsEditTest::removesAnEmptyRowWithBackspace()
{
    Points points;
    QTest::keyClick(points.text(0, "en"), Qt::Key_Return);
    QTest::keyClick(points.text(1, "en"), Qt::Key_Backspace);
    QCOMPARE(points.texts(Language::English), list(u"one two three"));
    QTRY_VERIFY(points.text(0, "en")->hasFocus());
}

void HighlightsEditTest::keepsARowThatHasTheOtherLanguage()
{
    Points points;
    GrowingTextEdit* english = points.text(1, "en");
    english->selectAll();
    QTest::keyClick(english, Qt::Key_Backspace);
    QTest::keyClick(english, Qt::Key_Backspace);
    QCOMPARE(points.texts(Language::Chinese), list(u"一 二 三"));
    QCOMPARE(points.last[1].text.state(Language::English), TextState::Missing);
}

void HighlightsEditTest::keepsMarksAsTyped()
{
    Points points;
    const QString source = QStringLiteral("**bold** *it* \\* [a](https://example.org/?a=1&b=2) 3~5 天");
    points.text(2, "zh")->selectAll();
    points.text(2, "zh")->insertPlainText(source);
    QCOMPARE(points.last[2].text.text(Language::Chinese).plainText(), source);
}

/// Several pasted lines fill the rows that lack this language, then new rows.
void HighlightsEditTest::distributesPastedLines()
{
    Points points;
    points.edit.setHighlights({point(u"one", u""), point(u"two", u""), point(u"three", u"三")});
    QMimeData lines;
    lines.setText(QStringLiteral("• 甲\n- 乙\r\n\n3. 丙\n1990 年\n3.5x faster"));
    QDragEnterEvent enter(QPoint(1, 1), Qt::CopyAction, &lines, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(points.text(0, "zh")->viewport(), &enter);
    QDropEvent drop(QPointF(1, 1), Qt::CopyAction, &lines, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(points.text(0, "zh")->viewport(), &drop);
    QTRY_COMPARE(points.texts(Language::Chinese),
                 QStringList({QStringLiteral("甲"), QStringLiteral("乙"), QStringLiteral("丙"),
                              QStringLiteral("1990 年"), QStringLiteral("3.5x faster"), QStringLiteral("三")}));
    QCOMPARE(points.texts(Language::English), QStringList({QStringLiteral("one"), QStringLiteral("two"), QString(),
                                                           QString(), QString(), QStringLiteral("three")}));
    // The cursor is at the end of the last one.
    QTRY_VERIFY(points.text(4, "zh")->hasFocus());
    QVERIFY(points.text(4, "zh")->textCursor().atEnd());
}

void HighlightsEditTest::showsRecordContent()
{
    Points points;
    points.edit.setHighlights({point(u"only", u"唯一")});
    QCOMPARE(points.text(0, "en")->text(), QStringLiteral("only"));
    QTRY_VERIFY(!points.text(1, "en")); // removed
    QVERIFY(points.keys.isEmpty());     // updating the display is not an edit
    points.edit.setHighlights({});
    QTRY_VERIFY(!points.text(0, "en"));
}

/// By key and by mouse, in any interface language; in the other one only if the first is not needed.
void HighlightsEditTest::beginsOnTheFirstSide()
{
    Points points;
    QVERIFY(QTest::qWaitForWindowActive(&points.edit));
    auto* add = points.edit.findChild<QPushButton*>(QStringLiteral("highlights.add"));
    const auto begun = [&] {
        points.edit.setHighlights(points.last);
        return points.edit.focusWidget()->objectName();
    };
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(begun(), QStringLiteral("highlights.3.en"));
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
    QCOMPARE(begun(), QStringLiteral("highlights.4.en"));
    points.edit.setNeeded({Language::Chinese});
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(begun(), QStringLiteral("highlights.5.zh"));
}

/// As by the handle beside it; a click shows the menu.
void HighlightsEditTest::signsDragPoints()
{
    Points points;
    QVERIFY(QTest::qWaitForWindowActive(&points.edit));
    QToolButton* sign = nullptr;
    for (auto* each : points.edit.findChildren<QToolButton*>()) {
        if (each->accessibleName() == QStringLiteral("Kind and position of point 3"))
            sign = each;
    }
    QVERIFY(sign);
    const QPoint up = sign->mapFrom(&points.edit, points.text(0, "en")->mapTo(&points.edit, QPoint(0, 2)));
    QTest::mousePress(sign, Qt::LeftButton);
    QVERIFY(!sign->menu()->isVisible());
    QMouseEvent move(QEvent::MouseMove, up, sign->mapToGlobal(up), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(sign, &move);
    QTest::mouseRelease(sign, Qt::LeftButton, {}, up);
    QCOMPARE(points.last.front().text.text(Language::Chinese).plainText(), QStringLiteral("三"));
    QVERIFY(!sign->menu()->isVisible());
    bool shown = false;
    QTimer::singleShot(0, sign, [&] {
        shown = sign->menu()->isVisible();
        sign->menu()->close();
    });
    QTest::mouseClick(sign, Qt::LeftButton);
    QVERIFY(shown);
}

/// A removed row can still have the focus until it is deleted.
void HighlightsEditTest::forgetsRemovedRows()
{
    Points points;
    QVERIFY(QTest::qWaitForWindowActive(&points.edit));
    GrowingTextEdit* removed = points.text(2, "zh");
    removed->setFocus();
    points.edit.setHighlights({point(u"one", u"一")});
    QVERIFY(removed->isVisible());
    QTest::keyClicks(removed, QStringLiteral("lost"));
    QTest::keyClick(removed, Qt::Key_Return);
    QVERIFY(points.keys.isEmpty());
    QCOMPARE(removed->text(), QStringLiteral("三"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!points.text(2, "zh"));
}

DUOVITA_GUI_TEST(HighlightsEditTest)
#include "tst_highlightsedit.moc"
