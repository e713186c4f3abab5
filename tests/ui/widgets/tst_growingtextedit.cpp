#include "ui/widgets/growingtextedit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace duovita;

class GrowingTextEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryCharacter_data();
    void keepsEveryCharacter();
    void leavesTheCursorWhereItIs();
    void pastesLinesAsOne();
    void saysNothingWhileAWordIsComposed();
    void growsWithItsText();
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

void GrowingTextEditTest::leavesTheCursorWhereItIs()
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

void GrowingTextEditTest::pastesLinesAsOne()
{
    GrowingTextEdit edit;
    QGuiApplication::clipboard()->setText(QStringLiteral("one\r\ntwo\nthree\u00A0x"));
    edit.paste();
    QCOMPARE(edit.text(), QStringLiteral("one two three\u00A0x"));
}

void GrowingTextEditTest::saysNothingWhileAWordIsComposed()
{
    GrowingTextEdit edit;
    edit.setText(QStringLiteral("我"));
    edit.moveCursor(QTextCursor::End);
    edit.show();
    QInputMethodEvent composing(QStringLiteral("ni hao"), {});
    QCoreApplication::sendEvent(&edit, &composing);
    QCOMPARE(edit.text(), QStringLiteral("我"));
    edit.setText(QStringLiteral("我")); // what a refresh of the form does
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

QTEST_MAIN(GrowingTextEditTest)
#include "tst_growingtextedit.moc"
