#include "tests/support/testmain.h"
#include "ui/widgets/formattedtextedit.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTextCursor>

using namespace duovita;

namespace {

void select(FormattedTextEdit& edit, int from, int to)
{
    QTextCursor cursor = edit.textCursor();
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    edit.setTextCursor(cursor);
}

} // namespace

class FormattedTextEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rendersMarkdown();
    void keepsUneditedMarkdown_data();
    void keepsUneditedMarkdown();
    void setsStylesByKey();
    void setsAndRemovesLinks();
    void keepsTypedMarksLiteral();
    void formatsEmphasisOnceClosed_data();
    void formatsEmphasisOnceClosed();
    void formattingIsASeparateUndoStep();
    void doesNotExtendLinkByTyping();
    void copiesStyles();
    void composesChinese();
};

void FormattedTextEditTest::rendersMarkdown()
{
    FormattedTextEdit edit;
    QSignalSpy edited(&edit, &GrowingTextEdit::edited);
    edit.setText(QStringLiteral("a **bold** [link](https://example.org) 10^th^"));
    QCOMPARE(edit.toPlainText(), QStringLiteral("a bold link 10th"));
    QCOMPARE(edited.size(), 0);
    QTextCursor cursor = edit.textCursor();
    cursor.setPosition(4);
    QCOMPARE(cursor.charFormat().fontWeight(), int(QFont::Bold));
    cursor.setPosition(9);
    QCOMPARE(cursor.charFormat().anchorHref(), QStringLiteral("https://example.org"));
}

void FormattedTextEditTest::keepsUneditedMarkdown_data()
{
    QTest::addColumn<QString>("source");
    for (const char* source : {"_it_", "__b__ and *i*", "a  b", " outer ", "1 * 2 * 3", "\\*no\\*", "<b>html</b>",
                               "&amp;", "![picture](a.png)", "**“引号”**字"})
        QTest::newRow(source) << QString::fromUtf8(source);
}

/// Showing a text must not rewrite its Markdown.
void FormattedTextEditTest::keepsUneditedMarkdown()
{
    QFETCH(QString, source);
    FormattedTextEdit edit;
    edit.setText(source);
    QCOMPARE(edit.text(), source);
    // Typing and deleting restores the words.
    const QString plain = RichText::fromMarkdown(source).plainText();
    edit.moveCursor(QTextCursor::End);
    QTest::keyClicks(&edit, QStringLiteral("x"));
    QCOMPARE(RichText::fromMarkdown(edit.text()).plainText(), QString(plain + u'x'));
}

void FormattedTextEditTest::setsStylesByKey()
{
    FormattedTextEdit edit;
    edit.setText(QStringLiteral("one two three"));
    QSignalSpy edited(&edit, &GrowingTextEdit::edited);
    select(edit, 4, 7);
    QTest::keyClick(&edit, Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(edit.text(), QStringLiteral("one **two** three"));
    QVERIFY(!edited.isEmpty());
    QTest::keyClick(&edit, Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(RichText::fromMarkdown(edit.text()).spans().at(1).style,
             InlineStyles(InlineStyle::Bold) | InlineStyle::Italic);
    QTest::keyClick(&edit, Qt::Key_B, Qt::ControlModifier);
    QTest::keyClick(&edit, Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(edit.text(), QStringLiteral("one two three"));
    // Without a selection, the style applies to the text typed next.
    edit.moveCursor(QTextCursor::End);
    QTest::keyClick(&edit, Qt::Key_B, Qt::ControlModifier);
    QTest::keyClicks(&edit, QStringLiteral("X"));
    QCOMPARE(edit.text(), QStringLiteral("one two three**X**"));
    select(edit, 13, 14);
    edit.toggle(InlineStyle::Bold);
    edit.toggle(InlineStyle::Superscript);
    QCOMPARE(edit.text(), QStringLiteral("one two three^X^"));
    edit.toggle(InlineStyle::Subscript);
    QCOMPARE(edit.text(), QStringLiteral("one two three~X~"));
}

void FormattedTextEditTest::setsAndRemovesLinks()
{
    FormattedTextEdit edit;
    edit.show();
    edit.setText(QStringLiteral("see the code here"));
    select(edit, 8, 12);
    QTest::keyClick(&edit, Qt::Key_K, Qt::ControlModifier);
    auto* address = edit.findChild<QLineEdit*>(QStringLiteral("link.address"));
    QVERIFY(address);
    address->setText(QStringLiteral("https://example.org/a (b)"));
    QTest::keyClick(address, Qt::Key_Return);
    QCOMPARE(edit.text(), QStringLiteral("see the [code](<https://example.org/a (b)>) here"));
    select(edit, 8, 12);
    edit.setLink({});
    QCOMPARE(edit.text(), QStringLiteral("see the code here"));
}

void FormattedTextEditTest::keepsTypedMarksLiteral()
{
    FormattedTextEdit edit;
    edit.setText(QStringLiteral("**b**"));
    edit.moveCursor(QTextCursor::End);
    edit.toggle(InlineStyle::Bold);
    QTest::keyClicks(&edit, QStringLiteral(" * no * [x](y) _z_ 5*6*7"));
    QCOMPARE(RichText::fromMarkdown(edit.text()).plainText(), QStringLiteral("b * no * [x](y) _z_ 5*6*7"));
}

void FormattedTextEditTest::formatsEmphasisOnceClosed_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("source");
    const auto row = [](const char* before, const char* typed, const char* source) {
        QTest::addRow("%s|%s", before, typed)
            << QString::fromUtf8(before) << QString::fromUtf8(typed) << QString::fromUtf8(source);
    };
    row("", "**bold** on", "**bold** on");
    row("", "*it* on", "*it* on");
    row("", "***both*** on", "***both*** on");
    row("", "a **b c** (*d*)", "a **b c** (*d*)");
    row("提出", "**x**", "提出**x**");
    row("", "**a *b* c**", "**a *b* c**");
    row("", "*Ec*GltX", "*Ec*GltX");
    row("", "*a**", "*a**"); // an additional asterisk is literal
    for (const char* text : {"2*3*4", "a * b * c", "* a*", "*a *", "****", "**", "*", "x**y**", "**a*", "\\*a*",
                             "Li, S.*, Wang, W.*", "San Zhang*, Si Li*"})
        QTest::addRow("text %s", text) << QString() << QString::fromUtf8(text)
                                       << RichText::fromPlain(QString::fromUtf8(text)).markdown();
    for (const char* begun : {"张三*，李四", "长*宽"})
        QTest::addRow("text %s*", begun) << RichText::fromPlain(QString::fromUtf8(begun)).markdown()
                                         << QStringLiteral("*")
                                         << RichText::fromPlain(QString::fromUtf8(begun) + u'*').markdown();
    row("`a*b` ", "c*", "`a*b` c*");
}

void FormattedTextEditTest::formatsEmphasisOnceClosed()
{
    QFETCH(QString, before);
    QFETCH(QString, typed);
    FormattedTextEdit edit;
    edit.setText(before);
    edit.moveCursor(QTextCursor::End);
    QTest::keyClicks(&edit, typed);
    QFETCH(QString, source);
    QCOMPARE(RichText::fromMarkdown(edit.text()).spans().size(), RichText::fromMarkdown(source).spans().size());
    QCOMPARE(RichText::fromMarkdown(edit.text()).plainText(), RichText::fromMarkdown(source).plainText());
    QTEST(RichText::fromSpans(RichText::fromMarkdown(edit.text()).spans()).markdown(), "source");
}

/// Undo restores the asterisks, which then stay.
void FormattedTextEditTest::formattingIsASeparateUndoStep()
{
    FormattedTextEdit edit;
    QStringList signalled;
    connect(&edit, &GrowingTextEdit::edited, this, [&](const QString& text) { signalled += text; });
    connect(&edit, &GrowingTextEdit::stepEnded, this, [&] { signalled += QStringLiteral("|"); });
    QTest::keyClicks(&edit, QStringLiteral("*a*"));
    QCOMPARE(signalled.mid(2), QStringList({RichText::fromPlain(QStringLiteral("*a*")).markdown(), QStringLiteral("|"),
                                            QStringLiteral("*a*"), QStringLiteral("|")}));
    edit.setText(signalled[2]); // as undo does
    edit.moveCursor(QTextCursor::End);
    QTest::keyClicks(&edit, QStringLiteral(" b"));
    QCOMPARE(edit.toPlainText(), QStringLiteral("*a* b"));
    // Text from an input method is left alone.
    edit.setText({});
    QInputMethodEvent commit;
    commit.setCommitString(QStringLiteral("*a*"));
    QCoreApplication::sendEvent(&edit, &commit);
    QCOMPARE(edit.toPlainText(), QStringLiteral("*a*"));
}

void FormattedTextEditTest::doesNotExtendLinkByTyping()
{
    FormattedTextEdit edit;
    edit.setText(QStringLiteral("[code](https://example.org)"));
    edit.moveCursor(QTextCursor::End);
    QTest::keyClicks(&edit, QStringLiteral("s"));
    QCOMPARE(edit.text(), QStringLiteral("[code](https://example.org)s"));
}

void FormattedTextEditTest::copiesStyles()
{
    FormattedTextEdit edit;
    edit.setText(QStringLiteral("a **bold** word"));
    select(edit, 0, 6);
    edit.copy();
    FormattedTextEdit other;
    other.paste();
    QCOMPARE(other.text(), QStringLiteral("a **bold**"));
    GrowingTextEdit plain;
    plain.paste();
    QCOMPARE(plain.text(), QStringLiteral("a bold"));
}

void FormattedTextEditTest::composesChinese()
{
    FormattedTextEdit edit;
    edit.setText(QStringLiteral("**粗**"));
    edit.moveCursor(QTextCursor::End);
    QInputMethodEvent composing(QStringLiteral("zhong"), {});
    QCoreApplication::sendEvent(&edit, &composing);
    QCOMPARE(edit.text(), QStringLiteral("**粗**")); // still being composed
    QInputMethodEvent commit;
    commit.setCommitString(QStringLiteral("中文"));
    QCoreApplication::sendEvent(&edit, &commit);
    QCOMPARE(edit.text(), QStringLiteral("**粗中文**"));
}

DUOVITA_GUI_TEST(FormattedTextEditTest)
#include "tst_formattedtextedit.moc"
