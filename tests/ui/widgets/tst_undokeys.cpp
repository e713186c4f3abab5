#include "tests/support/testmain.h"
#include "ui/widgets/undokeys.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace duovita;

/// Ctrl+Z and Ctrl+Y in a field are the window's, whatever the field is.
class UndoKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reachTheWindow_data();
    void reachTheWindow();
};

void UndoKeysTest::reachTheWindow_data()
{
    QTest::addColumn<QString>("field");
    QTest::newRow("line edit") << QStringLiteral("line");
    QTest::newRow("spin box") << QStringLiteral("spin");
    QTest::newRow("combo box") << QStringLiteral("combo");
}

void UndoKeysTest::reachTheWindow()
{
    QFETCH(QString, field);
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    const auto add = [layout](QWidget* made, const char* name) {
        made->setObjectName(QString::fromLatin1(name));
        layout->addWidget(made);
    };
    auto* combo = new QComboBox;
    combo->setEditable(true);
    add(new QLineEdit, "line");
    add(new QDoubleSpinBox, "spin");
    add(combo, "combo");
    QAction undo;
    QAction redo;
    undo.setShortcut(QKeySequence::Undo);
    redo.setShortcut(QKeySequence::Redo);
    window.addActions({&undo, &redo});
    QSignalSpy undone(&undo, &QAction::triggered);
    QSignalSpy redone(&redo, &QAction::triggered);
    leaveUndoToWindow(window);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto* focused = window.findChild<QWidget*>(field);
    focused->setFocus();
    QTest::keyClicks(focused, QStringLiteral("12"));
    QTest::keySequence(focused, QKeySequence::Undo);
    QCOMPARE(undone.size(), 1);
    QTest::keySequence(focused, QKeySequence::Redo);
    QCOMPARE(redone.size(), 1);
    QCOMPARE(undone.size(), 1);
}

DUOVITA_GUI_TEST(UndoKeysTest)
#include "tst_undokeys.moc"
