#include "core/storage/glossaryrepository.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/terms/glossarydialog.h"
#include "ui/terms/glossarymodel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

Term pair(const char* english, const char* chinese)
{
    return Term::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
}

} // namespace

/// The store's glossary in the window.
class GlossaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void modelSignalsEdits();
    void addsEditsAndRemovesTerms();
    void exportsAndImportsTerms();

private:
    static QList<Term> stored(const WindowFixture& fixture)
    {
        const auto database = Database::open(fixture.database);
        const auto terms = database ? GlossaryRepository(**database).list() : Result<QList<Term>>(database.error());
        return terms ? *terms : QList<Term>();
    }
};

void GlossaryTest::modelSignalsEdits()
{
    GlossaryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTerms({pair("Alpha", "阿尔法"), pair("Beta", "贝塔")});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 2);
    QSignalSpy edited(&model, &GlossaryModel::edited);
    QVERIFY(model.setData(model.index(1, 1), QStringLiteral("  贝 ")));
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.front()[0].value<Term>(), pair("Beta", "贝塔"));
    QCOMPARE(edited.front()[1].value<Term>(), pair("Beta", "贝"));
    QVERIFY(!model.setData(model.index(0, 0), QStringLiteral(" "))); // a pair needs both terms
    QVERIFY(model.setData(model.index(0, 0), QStringLiteral("Alpha")));
    QCOMPARE(edited.size(), 1);
    model.setTerms({});
    QCOMPARE(model.rowCount(), 0);
}

void GlossaryTest::addsEditsAndRemovesTerms()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "glossary");
    auto* dialog = find<GlossaryDialog>(*window, "glossaryDialog");
    QVERIFY(dialog);
    auto* table = find<QTableView>(*dialog, "glossary.table");
    auto* english = find<QLineEdit>(*dialog, "glossary.new.en");
    auto* chinese = find<QLineEdit>(*dialog, "glossary.new.zh");
    auto* add = find<QPushButton>(*dialog, "glossary.add");
    english->setText(QStringLiteral("Sample Works"));
    QVERIFY(!add->isEnabled());
    QTest::keyClick(english, Qt::Key_Return); // the pair is incomplete
    QVERIFY(dialog->isVisible());
    chinese->setText(QStringLiteral("样品厂"));
    QVERIFY(add->isEnabled());
    QTest::keyClick(chinese, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, patience);
    QCOMPARE(stored(fixture), QList{pair("Sample Works", "样品厂")});
    QVERIFY(english->text().isEmpty() && chinese->text().isEmpty());

    QVERIFY(table->model()->setData(table->model()->index(0, 1), QStringLiteral("范例厂")));
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->index(0, 1).data().toString(), QStringLiteral("范例厂"), patience);
    QCOMPARE(stored(fixture), QList{pair("Sample Works", "范例厂")});

    // Existing pairs are reported, and not duplicated.
    english->setText(QStringLiteral("Sample Works"));
    chinese->setText(QStringLiteral("范例厂"));
    add->click();
    QTRY_VERIFY_WITH_TIMEOUT(!find<QLabel>(*dialog, "glossary.said")->text().isEmpty(), patience);
    QCOMPARE(stored(fixture).size(), 1);

    auto* remove = find<QPushButton>(*dialog, "glossary.remove");
    QVERIFY(!remove->isEnabled());
    table->selectRow(0);
    QVERIFY(remove->isEnabled());
    remove->click();
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 0, patience);
    QVERIFY(stored(fixture).isEmpty());
    QVERIFY(!remove->isEnabled());
}

void GlossaryTest::exportsAndImportsTerms()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "glossary");
    auto* dialog = find<GlossaryDialog>(*window, "glossaryDialog");
    auto* table = find<QTableView>(*dialog, "glossary.table");
    const QString path = fixture.folder.filePath(QStringLiteral("terms.csv"));
    const auto write = [&](const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("Alpha,阿尔法\n\"Beta, B\",贝塔\n");
    fixture.files.table = path;
    find<QPushButton>(*dialog, "glossary.import")->click();
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, patience);
    find<QLineEdit>(*dialog, "glossary.filter")->setText(QStringLiteral("贝"));
    QCOMPARE(table->model()->rowCount(), 1);
    find<QPushButton>(*dialog, "glossary.export")->click();
    const QString written = fixture.folder.filePath(QStringLiteral("glossary.tsv"));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(written), patience);
    QFile file(written);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(),
             QByteArray("en\tzh\nAlpha\t阿尔法\nBeta, B\t贝塔\n")); // all pairs, regardless of the search

    write("Alpha,阿尔法\nGamma\n");
    auto* message = find<QLabel>(*dialog, "glossary.said");
    find<QPushButton>(*dialog, "glossary.import")->click();
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("Gamma")), patience);
    QVERIFY2(message->text().contains(QStringLiteral("2")), qPrintable(message->text())); // the line number
    QCOMPARE(stored(fixture).size(), 2);
}

DUOVITA_GUI_TEST(GlossaryTest)
#include "tst_glossary.moc"
