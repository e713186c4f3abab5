#include "tests/app/programdriving.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

/// Exporting and importing a translator's sheet on the command line.
class SheetCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void importsTranslations();
    void dryRunChangesNothing();
    void skipsConflictingTexts();
    void choosesDefaultFileName();
    void keepsExistingSheetUnlessForced();
    void distinguishesFilesOfNamesakes();
    void reportsPartlyTranslatedTexts();
    void escapesControlCharacters();
    void printsPercentSignsInFileNames();
    void reportsNothingToTranslate();
    void rejectsInvalidSheets_data();
    void rejectsInvalidSheets();
    void continuesAfterABadSheet();

private:
    Outcome run(const QStringList& words) const
    {
        return runProgram(QStringList{QStringLiteral("--database"), path("cv.db")} + words);
    }
    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    QByteArray read(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QString record() const
    {
        return run({QStringLiteral("show"), QStringLiteral("San Zhang"), QStringLiteral("--json")}).out;
    }
    void makeSheet() const
    {
        const Outcome done = run({QStringLiteral("sheet"), QStringLiteral("San Zhang"), QStringLiteral("--into"),
                                  QStringLiteral("zh"), QStringLiteral("-o"), path("sheet.xlf")});
        QVERIFY2(done.exitCode == 0, qPrintable(done.err));
    }
    /// Adds a translation to the sheet, as a translator does.
    void translate(const QByteArray& source, const QByteArray& target) const
    {
        QByteArray sheet = read("sheet.xlf");
        const QByteArray end = source + "</source>";
        const QByteArray both = end + "<target>" + target + "</target>";
        QVERIFY(sheet.contains(end));
        sheet.replace(end, both);
        write("sheet.xlf", sheet);
    }
    Outcome bringBack(const QStringList& more = {}) const
    {
        return run(QStringList{QStringLiteral("translated"), path("sheet.xlf")} + more);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void SheetCommandTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("cv.md", "# San Zhang\n\n## Projects\n\n### Example project\n\n- Made **samples** of it\n- Wrote a report\n");
    QCOMPARE(run({QStringLiteral("import"), path("cv.md")}).exitCode, 0);
}

void SheetCommandTest::importsTranslations()
{
    makeSheet();
    translate("Made **samples** of it", "制作了**样本**");
    const Outcome done = bringBack();
    QVERIFY2(done.exitCode == 0, qPrintable(done.err));
    QVERIFY2(done.out.contains(QStringLiteral("filled in: 1,")), qPrintable(done.out));
    QVERIFY(record().contains(QStringLiteral("制作了**样本**")));
    const QString before = record();
    QCOMPARE(bringBack().exitCode, 0); // importing again changes nothing
    QCOMPARE(record(), before);
}

void SheetCommandTest::dryRunChangesNothing()
{
    makeSheet();
    translate("Wrote a report", "撰写报告");
    const QString before = record();
    const Outcome done = bringBack({QStringLiteral("--dry-run"), QStringLiteral("--json")});
    QCOMPARE(done.exitCode, 0);
    const QJsonObject report = QJsonDocument::fromJson(done.out.toUtf8()).array()[0].toObject();
    const QJsonArray taken = report[QStringLiteral("taken")].toArray();
    QCOMPARE(taken.size(), 1);
    QCOMPARE(taken[0].toObject()[QStringLiteral("theirs")].toString(), QStringLiteral("撰写报告"));
    QCOMPARE(taken[0].toObject()[QStringLiteral("kind")].toString(), QStringLiteral("fills"));
    QCOMPARE(record(), before);
}

void SheetCommandTest::skipsConflictingTexts()
{
    makeSheet();
    const QByteArray blank = read("sheet.xlf");
    translate("Wrote a report", "撰写报告");
    QCOMPARE(bringBack().exitCode, 0);
    write("sheet.xlf", blank); // a second translator used the same sheet
    translate("Wrote a report", "写了一份报告");
    translate("Made **samples** of it", "制作样本");
    const Outcome done = bringBack();
    QCOMPARE(done.exitCode, 1);
    for (const char* words : {"撰写报告", "写了一份报告", "somebody has translated this text", "sheet.xlf:"})
        QVERIFY2(done.err.contains(QString::fromUtf8(words)), qPrintable(done.err));
    QVERIFY(record().contains(QStringLiteral("撰写报告")));
    QVERIFY(record().contains(QStringLiteral("制作样本"))); // texts without conflict were imported
    QCOMPARE(bringBack({QStringLiteral("--force")}).exitCode, 0);
    QVERIFY(record().contains(QStringLiteral("写了一份报告")));
}

void SheetCommandTest::choosesDefaultFileName()
{
    const Outcome done =
        run({QStringLiteral("sheet"), QStringLiteral("San Zhang"), QStringLiteral("-o"), path("sheets/")});
    QCOMPARE(done.exitCode, 0);
    QCOMPARE(QDir(path("sheets")).entryList(QDir::Files),
             QStringList{QStringLiteral("San Zhang, English to Chinese.xlf")});
}

void SheetCommandTest::keepsExistingSheetUnlessForced()
{
    makeSheet();
    translate("Wrote a report", "撰写报告");
    const QByteArray filled = read("sheet.xlf");
    const Outcome done =
        run({QStringLiteral("sheet"), QStringLiteral("San Zhang"), QStringLiteral("-o"), path("sheet.xlf")});
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.err.contains(QStringLiteral("sheet.xlf already exists")), qPrintable(done.err));
    QCOMPARE(read("sheet.xlf"), filled);
    QCOMPARE(run({QStringLiteral("sheet"), QStringLiteral("San Zhang"), QStringLiteral("-o"), path("sheet.xlf"),
                  QStringLiteral("--force")})
                 .exitCode,
             0);
    QVERIFY(read("sheet.xlf") != filled);
}

void SheetCommandTest::distinguishesFilesOfNamesakes()
{
    const auto ids = [this] {
        QStringList found;
        const Outcome done = run({QStringLiteral("list"), QStringLiteral("--json")});
        for (const QJsonValue& person : QJsonDocument::fromJson(done.out.toUtf8()).array())
            found += person.toObject()[QStringLiteral("id")].toString();
        return found;
    };
    write("namesake.md", "# San Zhang\n\n## Projects\n\n### Another project\n\n- Drew a map\n");
    QCOMPARE(run({QStringLiteral("import"), path("namesake.md"), QStringLiteral("--separate")}).exitCode, 0);
    QCOMPARE(ids().size(), 2);
    for (const QString& id : ids())
        QCOMPARE(run({QStringLiteral("sheet"), id, QStringLiteral("-o"), path("sheets/")}).exitCode, 0);
    const QStringList files = QDir(path("sheets")).entryList(QDir::Files);
    QCOMPARE(files.size(), 2);
    for (const QString& id : ids())
        QVERIFY2(files.contains(QStringLiteral("San Zhang %1, English to Chinese.xlf").arg(id.left(8))),
                 qPrintable(files.join(u'\n')));
}

void SheetCommandTest::reportsPartlyTranslatedTexts()
{
    makeSheet();
    QByteArray sheet = read("sheet.xlf");
    const QByteArray whole = "Wrote a report</source>";
    QVERIFY(sheet.contains(whole));
    sheet.replace(whole, "Wrote </source><target>撰写</target></segment><segment><source>a report</source>");
    write("sheet.xlf", sheet);
    const QString before = record();
    const Outcome done = bringBack({QStringLiteral("--force")});
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.err.contains(QStringLiteral("only a part of this text is translated")), qPrintable(done.err));
    QVERIFY2(done.err.contains(QStringLiteral("theirs: 撰写")), qPrintable(done.err));
    QVERIFY2(done.out.contains(QStringLiteral("skipped: 1")), qPrintable(done.out));
    QCOMPARE(record(), before);
}

/// Sheets come from others: a terminal must not obey control characters in them.
void SheetCommandTest::escapesControlCharacters()
{
    makeSheet();
    QByteArray sheet = read("sheet.xlf");
    sheet.replace("Wrote a report</source>", "Wrote<cp hex=\"001B\"/>[2J\nit</source><target>撰写&#x9B;2J</target>");
    write("sheet.xlf", sheet);
    const Outcome done = bringBack();
    QCOMPARE(done.exitCode, 1);
    for (const char* words : {"Wrote\\x1B[2J\\nit", "撰写\\x9B2J"})
        QVERIFY2(done.err.contains(QString::fromUtf8(words)), qPrintable(done.err));
    QVERIFY(!done.err.contains(QChar(0x1B)) && !done.err.contains(QChar(0x9B)));
}

void SheetCommandTest::printsPercentSignsInFileNames()
{
    makeSheet();
    QVERIFY(QFile::rename(path("sheet.xlf"), path("100%4 %1.xlf")));
    const Outcome done = run({QStringLiteral("translated"), path("100%4 %1.xlf")});
    QVERIFY2(done.out.contains(QStringLiteral("100%4 %1.xlf: San Zhang")), qPrintable(done.out));
}

void SheetCommandTest::reportsNothingToTranslate()
{
    const Outcome done = run({QStringLiteral("sheet"), QStringLiteral("San Zhang"), QStringLiteral("--into"),
                              QStringLiteral("en"), QStringLiteral("-o"), path("none.xlf")});
    QCOMPARE(done.exitCode, 0);
    QVERIFY2(done.err.contains(QStringLiteral("nothing to translate")), qPrintable(done.err));
    QVERIFY(!QFile::exists(path("none.xlf")));
}

void SheetCommandTest::rejectsInvalidSheets_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("hasLine");
    QTest::newRow("cut off") << QByteArray("</xliff>") << QByteArray() << QStringLiteral("not valid XML") << true;
    QTest::newRow("unsupported version") << QByteArray("version=\"2.0\" srcLang")
                                         << QByteArray("version=\"1.2\" srcLang") << QStringLiteral("1.2") << true;
    QTest::newRow("unexpected inline code") << QByteArray("Wrote") << QByteArray("<ph id=\"1\"/>")
                                            << QStringLiteral("<ph>") << true;
    QTest::newRow("unknown person") << QByteArray("<file id=\"")
                                    << QByteArray("<file id=\"00000000-0000-4000-8000-000000000009\" x=\"")
                                    << QStringLiteral("not in this database") << false;
}

void SheetCommandTest::rejectsInvalidSheets()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, words);
    QFETCH(bool, hasLine);
    makeSheet();
    translate("Made **samples** of it", "制作样本");
    QByteArray sheet = read("sheet.xlf");
    QVERIFY(sheet.contains(from));
    write("sheet.xlf", sheet.replace(from, to));
    const QString before = record();
    const Outcome done = bringBack();
    QCOMPARE(done.exitCode, 1);
    QVERIFY2(done.err.contains(words), qPrintable(done.err));
    QVERIFY2(!hasLine || done.err.contains(QRegularExpression(QStringLiteral("sheet\\.xlf:\\d+:"))),
             qPrintable(done.err));
    QCOMPARE(record(), before);
}

void SheetCommandTest::continuesAfterABadSheet()
{
    makeSheet();
    translate("Wrote a report", "撰写报告");
    write("bad.xlf", "no sheet");
    const Outcome done = run({QStringLiteral("translated"), path("bad.xlf"), path("none.xlf"), path("sheet.xlf")});
    QCOMPARE(done.exitCode, 1);
    QVERIFY(record().contains(QStringLiteral("撰写报告")));
    write("other.md", "# Si Li\n\n## Projects\n\n### Another project\n");
    QCOMPARE(run({QStringLiteral("import"), path("other.md")}).exitCode, 0);
    const Outcome other = bringBack({QStringLiteral("--person"), QStringLiteral("Si Li")});
    QCOMPARE(other.exitCode, 1);
    QVERIFY2(other.err.contains(QStringLiteral("San Zhang's, not Si Li's")), qPrintable(other.err));
    QCOMPARE(run({QStringLiteral("translated")}).exitCode, 2);
    QCOMPARE(run({QStringLiteral("sheet"), QStringLiteral("Si Li"), QStringLiteral("--into"), QStringLiteral("fr")})
                 .exitCode,
             2);
    const Outcome folder = run({QStringLiteral("sheet"), QStringLiteral("Si Li"), QStringLiteral("-o"),
                                QStringLiteral("/proc/nowhere/sheet.xlf")});
    QCOMPARE(folder.exitCode, 1);
    QVERIFY2(folder.err.contains(QStringLiteral("/proc/nowhere")), qPrintable(folder.err));
}

DUOVITA_TEST(SheetCommandTest)
#include "tst_sheetcommand.moc"
