#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/backup/opening.h"

#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace duovita;
using namespace duovita::test;

/// Backups and other stores, in the real window.
class BackupControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresBackup();
    void restoresEncryptedCopy();
    void requestsAnotherDatabase();
};

void BackupControllerTest::restoresBackup()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    fixture.files.target = fixture.folder.path();
    trigger(*window, "backUp");
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("cv 20")), patience);
    QString copy = QDir(fixture.folder.path()).entryList({QStringLiteral("cv 20*.db")}).value(0);
    QVERIFY(!copy.isEmpty());
    copy = fixture.folder.filePath(copy);

    window->newPerson();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    trigger(*window, "restoreBackup");
    auto* dialog = window->findChild<QDialog*>(QStringLiteral("backupDialog"));
    QVERIFY(dialog && dialog->isVisible());
    fixture.files.database = copy;
    dialog->findChild<QPushButton*>(QStringLiteral("backup.other"))->click();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("backup")), patience);

    // The previous content is a backup now, which Undo restores.
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "messageBar")->findChild<QPushButton*>()->isVisible(), patience);
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    trigger(*window, "restoreBackup");
    dialog = window->findChild<QDialog*>(QStringLiteral("backupDialog"));
    QVERIFY(dialog->findChild<QTreeWidget*>(QStringLiteral("backup.list"))->topLevelItemCount() >= 2);
}

void BackupControllerTest::restoresEncryptedCopy()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    trigger(*window, "backUpEncrypted"); // the user cancels the passphrase
    fixture.files.secret = QStringLiteral("correct horse");
    trigger(*window, "backUpEncrypted");
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral(".sealed")), patience);
    const QString copy = QDir(fixture.folder.path()).entryList({QStringLiteral("cv 20*.sealed")}).value(0);
    QVERIFY(!copy.isEmpty());
    window->newPerson();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    const auto restore = [&] {
        trigger(*window, "restoreBackup");
        fixture.files.database = fixture.folder.filePath(copy);
        const auto dialogs = window->findChildren<QDialog*>(QStringLiteral("backupDialog"));
        dialogs.back()->findChild<QPushButton*>(QStringLiteral("backup.other"))->click();
    };
    fixture.files.secret = QStringLiteral("another");
    restore();
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("not the passphrase")), patience);
    QCOMPARE(people->model()->rowCount(), 3);
    fixture.files.secret = QStringLiteral("correct horse");
    restore();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
}

void BackupControllerTest::requestsAnotherDatabase()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QSignalSpy wanted(window.get(), &MainWindow::databaseWanted);
    fixture.files.database = fixture.database; // the same store: nothing to do
    trigger(*window, "openDatabase");
    QCOMPARE(wanted.size(), 0);
    fixture.files.database = fixture.folder.filePath(QStringLiteral("other.db"));
    trigger(*window, "openDatabase");
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().toString(), fixture.files.database);

    QVERIFY(recentDatabases(fixture.settings).isEmpty());
    rememberDatabase(fixture.settings, fixture.database);
    rememberDatabase(fixture.settings, QStringLiteral("/no/such/file.db"));
    QCOMPARE(recentDatabases(fixture.settings), QStringList{fixture.database});
}

DUOVITA_GUI_TEST(BackupControllerTest)
#include "tst_backupcontroller.moc"
