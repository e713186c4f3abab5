#include "core/storage/personrepository.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/people/peoplepanel.h"
#include "ui/shell/messagebar.h"
#include "ui/translation/translationcontroller.h"

#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

Person named(const QString& name)
{
    Person person;
    person.name = LocalizedText::of(Language::English, name);
    person.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    return person;
}

} // namespace

/// People's names in file names and messages.
class FileNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void overwritesNoFileOfOtherPeople();
    void showsNamesLiterallyInMessages();
};

void FileNamesTest::overwritesNoFileOfOtherPeople()
{
    WindowFixture fixture;
    // Names that give the same file name, or differ only in one language.
    const QList<Person> people{named(QStringLiteral("Li/Si")), named(QStringLiteral("Li:Si"))};
    {
        const auto database = Database::open(fixture.database);
        QVERIFY(database);
        for (const Person& person : people)
            QVERIFY(PersonRepository(**database).insert(person));
    }
    const QString target = fixture.folder.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(target));
    fixture.files.target = target;
    const auto window = fixture.open();
    window->show();
    QStringList pdfs;
    QStringList texts;
    QStringList sheets;
    for (const Person& person : people) {
        window->findChild<PeoplePanel*>()->select(person.id);
        QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person().id == person.id, patience);
        QSignalSpy exported(window.get(), &MainWindow::exported);
        trigger(*window, "exportEnglish");
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
        pdfs += exported.takeFirst().front().toStringList();
        trigger(*window, "exportAs.txt");
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
        texts += exported.takeFirst().front().toStringList();
        QSignalSpy sheet(window->findChild<TranslationController*>(), &TranslationController::exported);
        trigger(*window, "exportTexts");
        QTRY_COMPARE_WITH_TIMEOUT(sheet.size(), 1, patience);
        sheets += sheet.takeFirst().front().toString();
    }
    for (QStringList* paths : {&pdfs, &texts, &sheets}) {
        const qsizetype written = paths->size();
        QCOMPARE(paths->removeDuplicates(), 0);
        QVERIFY(written >= 2);
        for (const QString& path : *paths)
            QVERIFY2(QFile::exists(path), qPrintable(path));
    }
}

void FileNamesTest::showsNamesLiterallyInMessages()
{
    MessageBar bar;
    const QString text = QStringLiteral("<b>Zhang</b> <img src=\"x.png\"> &amp; San");
    bar.show(text);
    const auto* label = bar.findChild<QLabel*>();
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(bar.text(), text);
}

DUOVITA_GUI_TEST(FileNamesTest)
#include "tst_filenames.moc"
