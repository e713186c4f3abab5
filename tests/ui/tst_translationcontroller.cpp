#include "core/editing/persondocument.h"
#include "core/export/filewriting.h"
#include "core/storage/personrepository.h"
#include "core/translation/xliffreading.h"
#include "core/translation/xliffwriting.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/shell/messagebar.h"
#include "ui/translation/sheetdialog.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>
#include <QTreeWidget>

using namespace duovita;
using namespace duovita::test;

namespace {

Person examplePerson()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
    Section section(SectionKind::Project);
    Entry entry = section.newEntry();
    entry.highlights = {pointOf("Made **samples**", ""), pointOf("Wrote a report", "")};
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

QString chinesePoint(const MainWindow& window, qsizetype index)
{
    return window.document()
        ->person()
        .sections[0]
        .entries()[0]
        .highlights[index]
        .text.text(Language::Chinese)
        .markdown();
}

} // namespace

/// Exporting a sheet for a translator from the window, and importing it.
class TranslationControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void importsInOneUndoStep();
    void asksAboutConflicts();
    void cancellingChangesNothing();
    void rejectsSheetOfAnotherPerson();
    void reportsThatNothingIsMissing();
    void showsTextsLiterally();

private:
    /// The exported sheet with these translations; empty ones stay untranslated.
    TranslationSheet exportAndTranslate(const QStringList& translations)
    {
        trigger(*m_window, "exportTexts");
        const QString path = m_fixture->folder.filePath(QStringLiteral("张三, English to Chinese.xlf"));
        for (int i = 0; i < 100 && !QFile::exists(path); ++i)
            QTest::qWait(50);
        auto sheet = readSheet(path);
        if (!sheet)
            return {};
        for (qsizetype i = 0; i < sheet->units.size(); ++i) {
            sheet->units[i].target = translations.value(i);
            sheet->units[i].state = SheetUnit::State::Translated;
        }
        return *sheet;
    }
    void bringIn(const TranslationSheet& sheet)
    {
        m_fixture->files.sheet = m_fixture->folder.filePath(QStringLiteral("back.xlf"));
        QVERIFY(writeFile(m_fixture->files.sheet, toXliff(sheet)));
        trigger(*m_window, "bringTranslations");
    }
    /// Imports another translator's sheet first.
    void writeFirstPoint(TranslationSheet sheet)
    {
        sheet.units[0].target = QStringLiteral("自己写的");
        sheet.units.removeLast();
        bringIn(sheet);
        QTRY_COMPARE_WITH_TIMEOUT(chinesePoint(*m_window, 0), QStringLiteral("自己写的"), patience);
    }
    QString message() const { return find<MessageBar>(*m_window, "messageBar")->text(); }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

void TranslationControllerTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    {
        const auto database = Database::open(m_fixture->database);
        QVERIFY(PersonRepository(**database).insert(examplePerson()));
    }
    m_window = m_fixture->open();
    m_window->show();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document(), patience);
}

void TranslationControllerTest::cleanup()
{
    m_window.reset();
    m_fixture.reset();
}

void TranslationControllerTest::importsInOneUndoStep()
{
    const Person before = m_window->document()->person();
    const TranslationSheet sheet = exportAndTranslate({QStringLiteral("制作**样本**"), QStringLiteral("撰写报告")});
    QCOMPARE(sheet.units.size(), 2);
    QTRY_VERIFY2_WITH_TIMEOUT(message().contains(QStringLiteral("2 texts to translate into Chinese")),
                              qPrintable(message()), patience);
    bringIn(sheet);
    QTRY_COMPARE_WITH_TIMEOUT(chinesePoint(*m_window, 0), QStringLiteral("制作**样本**"), patience);
    QCOMPARE(chinesePoint(*m_window, 1), QStringLiteral("撰写报告"));
    QVERIFY2(message().contains(QStringLiteral("2 translations imported")), qPrintable(message()));
    trigger(*m_window, "undo");
    QVERIFY(m_window->document()->person() == before);
}

void TranslationControllerTest::asksAboutConflicts()
{
    const TranslationSheet sheet = exportAndTranslate({QStringLiteral("制作样本"), QStringLiteral("撰写报告")});
    writeFirstPoint(sheet);
    for (const bool taken : {false, true}) {
        bringIn(sheet);
        QTRY_VERIFY_WITH_TIMEOUT(find<SheetDialog>(*m_window, "sheetDialog"), patience);
        auto* dialog = find<SheetDialog>(*m_window, "sheetDialog");
        auto* list = find<QTreeWidget>(*dialog, "sheet.list");
        QCOMPARE(list->topLevelItemCount(), 1);
        QTreeWidgetItem* item = list->topLevelItem(0);
        QCOMPARE(item->text(1), QStringLiteral("制作样本"));
        QCOMPARE(item->text(2), QStringLiteral("自己写的"));
        QCOMPARE(item->checkState(0), Qt::Unchecked);
        QCOMPARE(chinesePoint(*m_window, 1),
                 taken ? QStringLiteral("撰写报告") : QString()); // unchanged until the user confirms
        item->setCheckState(0, taken ? Qt::Checked : Qt::Unchecked);
        find<QPushButton>(*dialog, "sheet.bringIn")->click();
        QCOMPARE(chinesePoint(*m_window, 0), taken ? QStringLiteral("制作样本") : QStringLiteral("自己写的"));
        QCOMPARE(chinesePoint(*m_window, 1), QStringLiteral("撰写报告"));
        QTRY_VERIFY_WITH_TIMEOUT(!find<SheetDialog>(*m_window, "sheetDialog"), patience);
    }
}

void TranslationControllerTest::cancellingChangesNothing()
{
    const TranslationSheet sheet = exportAndTranslate({QStringLiteral("制作样本"), QStringLiteral("撰写报告")});
    writeFirstPoint(sheet);
    const Person before = m_window->document()->person();
    bringIn(sheet);
    QTRY_VERIFY_WITH_TIMEOUT(find<SheetDialog>(*m_window, "sheetDialog"), patience);
    find<SheetDialog>(*m_window, "sheetDialog")->reject();
    QVERIFY(m_window->document()->person() == before);
}

void TranslationControllerTest::rejectsSheetOfAnotherPerson()
{
    TranslationSheet sheet = exportAndTranslate({QStringLiteral("制作样本")});
    sheet.person = PersonId();
    sheet.name = QStringLiteral("Si Li");
    const Person before = m_window->document()->person();
    bringIn(sheet);
    QTRY_VERIFY2_WITH_TIMEOUT(message().contains(QStringLiteral("Si Li's")), qPrintable(message()), patience);
    QVERIFY(writeFile(m_fixture->files.sheet, "<xliff"));
    trigger(*m_window, "bringTranslations");
    QTRY_VERIFY2_WITH_TIMEOUT(message().contains(QStringLiteral("back.xlf:1:")), qPrintable(message()), patience);
    QVERIFY(m_window->document()->person() == before);
}

void TranslationControllerTest::reportsThatNothingIsMissing()
{
    bringIn(exportAndTranslate({QStringLiteral("制作样本"), QStringLiteral("撰写报告")}));
    QTRY_COMPARE_WITH_TIMEOUT(chinesePoint(*m_window, 1), QStringLiteral("撰写报告"), patience);
    for (const QFileInfo& file : QDir(m_fixture->folder.path()).entryInfoList({QStringLiteral("*.xlf")}))
        QVERIFY(QFile::remove(file.filePath()));
    trigger(*m_window, "exportTexts");
    QVERIFY2(message().contains(QStringLiteral("Neither language has missing")), qPrintable(message()));
    QCOMPARE(QDir(m_fixture->folder.path()).entryList({QStringLiteral("*.xlf")}), QStringList());
}

/// A tool tip would interpret "<b>" as markup.
void TranslationControllerTest::showsTextsLiterally()
{
    const QString written = QStringLiteral("<b>样本</b> & <img src=\"https://example.org/\">");
    SheetUnit unit{QStringLiteral("person.headline"), QStringLiteral("a"), written};
    const SheetChange change{SheetChange::Kind::TargetChanged, unit, unit.id, {}, QStringLiteral("a"), {}};
    const SheetDialog dialog(0, {change}, examplePerson());
    const QString tip = find<QTreeWidget>(dialog, "sheet.list")->topLevelItem(0)->toolTip(1);
    QVERIFY2(tip.contains(written.toHtmlEscaped()) && !tip.contains(QStringLiteral("<b>")), qPrintable(tip));
    QVERIFY(Qt::mightBeRichText(tip)); // otherwise the escapes would be visible
}

DUOVITA_GUI_TEST(TranslationControllerTest)
#include "tst_translationcontroller.moc"
