#include "tests/support/testmain.h"
#include "ui/widgets/tagsedit.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace duovita;

namespace {

struct Tags {
    Tags() : edit(QStringLiteral("tags"), QStringLiteral("Tags"))
    {
        edit.resize(400, 80);
        edit.show();
        QVERIFY(QTest::qWaitForWindowActive(&edit));
        field = edit.findChild<QLineEdit*>(QStringLiteral("tags"));
        field->setFocus();
    }
    QToolButton* chip(int index) { return edit.findChild<QToolButton*>(QStringLiteral("tags.%1").arg(index)); }

    TagsEdit edit;
    QLineEdit* field;
};

QStringList list(const char* tags)
{
    return QString::fromUtf8(tags).split(u'|', Qt::SkipEmptyParts);
}

} // namespace

class TagsEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void turnsTypedTextIntoChips();
    void reportsTagWhileTyping();
    void removesChips();
    void completesFromTheTagsInUse();
    void movesThroughChipsByKey();
    void keepsItsChipsWhenNothingChanged();
    void isSilentWhileDeleted();
};

void TagsEditTest::turnsTypedTextIntoChips()
{
    Tags tags;
    QTest::keyClicks(tags.field, QStringLiteral("ml"));
    QTest::keyClick(tags.field, Qt::Key_Return);
    QCOMPARE(tags.edit.tags(), list("ml"));
    QCOMPARE(tags.field->text(), QString());
    QVERIFY(tags.chip(0)->isVisible());
    QCOMPARE(tags.chip(0)->accessibleName(), QStringLiteral("Tag “ml”"));
    QTest::keyClicks(tags.field, QStringLiteral("web,app"));
    QCOMPARE(tags.edit.tags(), list("ml|web|app"));
    QCOMPARE(tags.field->text(), QStringLiteral("app"));
    tags.field->insert(QString::fromUtf8("x")); // not typed by the user: commas do not split it
    tags.field->setText({});
    Q_EMIT tags.field->textEdited(QString::fromUtf8("科研、教学；ml,"));
    QCOMPARE(tags.edit.tags(), list("ml|web|科研|教学")); // without duplicates
}

void TagsEditTest::reportsTagWhileTyping()
{
    Tags tags;
    QSignalSpy edited(&tags.edit, &TagsEdit::edited);
    QTest::keyClicks(tags.field, QStringLiteral("ab"));
    QCOMPARE(edited.size(), 2);
    QCOMPARE(edited.last().front().toStringList(), list("ab"));
    tags.edit.setTags(list("ab")); // as the record's refresh does
    QCOMPARE(tags.field->text(), QStringLiteral("ab"));
    tags.field->clearFocus();
    QCOMPARE(tags.field->text(), QString());
    QCOMPARE(tags.edit.tags(), list("ab"));
    QVERIFY(tags.chip(0));
}

void TagsEditTest::removesChips()
{
    Tags tags;
    tags.edit.setTags(list("a|b|c"));
    QSignalSpy edited(&tags.edit, &TagsEdit::edited);
    QTest::keyClick(tags.field, Qt::Key_Backspace);
    QCOMPARE(tags.edit.tags(), list("a|b"));
    QCOMPARE(edited.size(), 1);
    QVERIFY(tags.field->hasFocus());
    QTest::mouseClick(tags.chip(0), Qt::LeftButton);
    QTRY_COMPARE(tags.edit.tags(), list("b"));
    QTest::keyClicks(tags.field, QStringLiteral("x"));
    QTest::keyClick(tags.field, Qt::Key_Backspace); // deletes the letter
    QCOMPARE(tags.edit.tags(), list("b"));
}

void TagsEditTest::completesFromTheTagsInUse()
{
    Tags tags;
    tags.edit.setOffers(list("industry|academia"));
    QTest::keyClicks(tags.field, QStringLiteral("dem"));
    QCOMPARE(tags.field->completer()->currentCompletion(), QStringLiteral("academia"));
    QAbstractItemView* popup = tags.field->completer()->popup();
    QTRY_VERIFY(popup->isVisible());
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QTRY_COMPARE(tags.edit.tags(), list("academia"));
    QTRY_VERIFY(tags.chip(0));
}

void TagsEditTest::movesThroughChipsByKey()
{
    Tags tags;
    tags.edit.setTags(list("a|b|c"));
    QTest::keyClick(tags.field, Qt::Key_Left);
    QVERIFY(tags.chip(2)->hasFocus());
    QTest::keyClick(tags.chip(2), Qt::Key_Left);
    QVERIFY(tags.chip(1)->hasFocus());
    QTest::keyClick(tags.chip(1), Qt::Key_Delete);
    QCOMPARE(tags.edit.tags(), list("a|c"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(tags.chip(1)->hasFocus());
    QTest::keyClick(tags.chip(1), Qt::Key_Right);
    QVERIFY(tags.field->hasFocus());
}

void TagsEditTest::keepsItsChipsWhenNothingChanged()
{
    Tags tags;
    tags.edit.setTags(list("a|b"));
    const QToolButton* before = tags.chip(0);
    tags.edit.setTags(list("a|b"));
    QCOMPARE(tags.chip(0), before);
    tags.edit.setTags({});
    QVERIFY(!tags.chip(0));
    // Many tags wrap.
    const int one = tags.edit.heightForWidth(300);
    tags.edit.setTags(list("a long tag|another long tag|a third long tag|a fourth long tag"));
    QVERIFY(tags.edit.heightForWidth(300) > one);
}

/// A form that is rebuilt deletes it with the focus in it. The text has been reported while it was typed.
void TagsEditTest::isSilentWhileDeleted()
{
    QWidget window;
    auto* edit = new TagsEdit(QStringLiteral("tags"), QStringLiteral("Tags"), &window);
    edit->resize(400, 80);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    edit->setFocus();
    QList<QStringList> reported;
    connect(edit, &TagsEdit::edited, &window, [&](const QStringList& tags) { reported += tags; });
    QTest::keyClicks(edit->focusWidget(), QStringLiteral("ml"));
    QCOMPARE(reported.last(), list("ml"));
    const qsizetype before = reported.size();
    delete edit;
    QCOMPARE(reported.size(), before);
}

DUOVITA_GUI_TEST(TagsEditTest)
#include "tst_tagsedit.moc"
