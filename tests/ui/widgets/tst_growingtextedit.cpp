#include "tests/support/testmain.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/statesign.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace duovita;

class GrowingTextEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryCharacter_data();
    void keepsEveryCharacter();
    void keepsCursorPosition();
    void joinsPastedLines();
    void emitsNothingDuringComposition();
    void growsWithItsText();
    void growsForItsSign();
    void growsWithItsPlaceholderIfWanted();
    void doesNotScrollByWheel_data();
    void doesNotScrollByWheel();
    void takesEveryMouseButton_data();
    void takesEveryMouseButton();
};

void GrowingTextEditTest::keepsEveryCharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("no-break space") << QStringLiteral("10\u00A0000 €");
    QTest::newRow("narrow no-break space") << QStringLiteral("10\u202F000");
    QTest::newRow("line separator") << QStringLiteral("a\u2028b");
    QTest::newRow("line breaks") << QStringLiteral("a\n\nb\n");
    QTest::newRow("beyond the BMP") << QStringLiteral("𠮷野家 👩‍🔬");
    QTest::newRow("tab and spaces") << QStringLiteral(" a\tb  c ");
    QTest::newRow("full width") << QStringLiteral("(中文),“引号”——……");
}

void GrowingTextEditTest::keepsEveryCharacter()
{
    QFETCH(QString, text);
    GrowingTextEdit edit;
    QSignalSpy edited(&edit, &GrowingTextEdit::edited);
    edit.setText(text);
    QCOMPARE(edit.text(), text);
    QCOMPARE(edited.size(), 0);
    edit.moveCursor(QTextCursor::End);
    QTest::keyClicks(&edit, QStringLiteral("x"));
    QCOMPARE(edited.back().front().toString(), text + u'x');
}

void GrowingTextEditTest::keepsCursorPosition()
{
    GrowingTextEdit edit;
    edit.setText(QStringLiteral("a\u00A0bcd"));
    QTextCursor cursor = edit.textCursor();
    cursor.setPosition(1);
    cursor.setPosition(3, QTextCursor::KeepAnchor);
    edit.setTextCursor(cursor);
    edit.setText(QStringLiteral("a\u00A0bcd"));
    QCOMPARE(edit.textCursor().anchor(), 1);
    QCOMPARE(edit.textCursor().position(), 3);
}

void GrowingTextEditTest::joinsPastedLines()
{
    GrowingTextEdit edit;
    QGuiApplication::clipboard()->setText(QStringLiteral("one\r\ntwo\nthree\u00A0x"));
    edit.paste();
    QCOMPARE(edit.text(), QStringLiteral("one two three\u00A0x"));
}

void GrowingTextEditTest::emitsNothingDuringComposition()
{
    GrowingTextEdit edit;
    edit.setText(QStringLiteral("我"));
    edit.moveCursor(QTextCursor::End);
    edit.show();
    QInputMethodEvent composing(QStringLiteral("ni hao"), {});
    QCoreApplication::sendEvent(&edit, &composing);
    QCOMPARE(edit.text(), QStringLiteral("我"));
    edit.setText(QStringLiteral("我")); // as the form's refresh does
    QCOMPARE(edit.textCursor().block().layout()->preeditAreaText(), QStringLiteral("ni hao"));
    QSignalSpy edited(&edit, &GrowingTextEdit::edited);
    QInputMethodEvent done;
    done.setCommitString(QStringLiteral("你好"));
    QCoreApplication::sendEvent(&edit, &done);
    QCOMPARE(edit.text(), QStringLiteral("我你好"));
    QCOMPARE(edited.back().front().toString(), QStringLiteral("我你好"));
}

void GrowingTextEditTest::growsWithItsText()
{
    GrowingTextEdit edit;
    edit.resize(200, 30);
    edit.show();
    const int one = edit.sizeHint().height();
    edit.setText(QStringLiteral("many words ").repeated(40));
    QTRY_VERIFY(edit.sizeHint().height() > 3 * one);
    QCOMPARE(edit.minimumHeight(), edit.sizeHint().height());
    edit.setText(QStringLiteral("few"));
    QTRY_COMPARE(edit.minimumHeight(), one);
}

/// In a review the placeholder is a text to read.
/// A sign that appears while one types takes room from the text, of which no line may be scrolled away.
void GrowingTextEditTest::growsForItsSign()
{
    const QString sign = QStringLiteral("字");
    for (int length = 4; length < 40; ++length) {
        QWidget window;
        auto* edit = new GrowingTextEdit(&window);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(edit);
        layout->addStretch();
        window.resize(300, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        connect(edit, &GrowingTextEdit::edited, edit, [edit] { edit->setSign(Sign::Stale, QStringLiteral("stale")); });
        edit->setFocus();
        edit->selectAll();
        edit->insertPlainText(sign.repeated(length));
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        edit->document()->documentLayout()->blockBoundingRect(edit->document()->firstBlock());
        const int lines = edit->document()->firstBlock().layout()->lineCount();
        const int wanted = edit->sizeHint().height();
        QVERIFY2(edit->height() >= wanted, qPrintable(QStringLiteral("%1: %2").arg(length).arg(lines)));
        QCOMPARE(edit->verticalScrollBar()->value(), 0);
    }
}

void GrowingTextEditTest::growsWithItsPlaceholderIfWanted()
{
    GrowingTextEdit edit;
    edit.resize(200, 40);
    edit.show();
    const int one = edit.sizeHint().height();
    const QString text = QStringLiteral("Structural engineer with seven years in bridges and long-span roofs");
    edit.setGhost(text);
    QCOMPARE(edit.sizeHint().height(), one);
    edit.setGhostWhole();
    const int whole = edit.sizeHint().height();
    QVERIFY(whole > one);
    QCOMPARE(edit.minimumHeight(), whole);
    edit.setText(QStringLiteral("x"));
    QCOMPARE(edit.minimumHeight(), one);
    edit.setText({});
    QCOMPARE(edit.minimumHeight(), whole);
    edit.setText(text);
    QCOMPARE(edit.minimumHeight(), whole); // as high as the same text
}

void GrowingTextEditTest::doesNotScrollByWheel_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Latin") << QStringLiteral("many words ").repeated(12);
    QTest::newRow("Han") << QStringLiteral("设计并实现组件库，提升代码复用率").repeated(4);
    QTest::newRow("both") << QStringLiteral("负责 Vue 项目，").repeated(8);
}

void GrowingTextEditTest::doesNotScrollByWheel()
{
    QFETCH(QString, text);
    GrowingTextEdit edit;
    edit.setText(text);
    edit.resize(200, 30);
    edit.show();
    QTRY_COMPARE(edit.height(), edit.sizeHint().height());
    QVERIFY(edit.document()->firstBlock().layout()->lineCount() > 1);
    const QPointF middle = QRectF(edit.viewport()->rect()).center();
    QWheelEvent turn(middle, edit.viewport()->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(edit.viewport(), &turn);
    QCOMPARE(edit.verticalScrollBar()->value(), 0);
    QVERIFY(!turn.isAccepted()); // left to the surrounding form
}

void GrowingTextEditTest::takesEveryMouseButton_data()
{
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<bool>("beside");
    for (const bool beside : {false, true}) {
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton, Qt::BackButton})
            QTest::addRow("%d%s", button, beside ? " beside the text" : "") << button << beside;
    }
}

/// The text ignores some presses, which then reach the edit itself.
void GrowingTextEditTest::takesEveryMouseButton()
{
    QFETCH(const Qt::MouseButton, button);
    QFETCH(const bool, beside);
    GrowingTextEdit edit;
    edit.setText(QStringLiteral("word"));
    edit.show();
    if (beside)
        QTest::mouseClick(&edit, button, {}, QPoint(1, edit.height() / 2));
    else
        QTest::mouseClick(edit.viewport(), button);
    QCOMPARE(edit.text(), QStringLiteral("word"));
    if (button == Qt::LeftButton)
        QCOMPARE(edit.textCursor().position(), beside ? 0 : 4);
}

DUOVITA_GUI_TEST(GrowingTextEditTest)
#include "tst_growingtextedit.moc"
