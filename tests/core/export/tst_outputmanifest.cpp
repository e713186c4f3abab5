#include "core/export/exportnames.h"
#include "core/export/filewriting.h"
#include "core/export/latinnames.h"
#include "core/export/outputmanifest.h"
#include "tests/support/manypeople.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

/// File names, shards and manifests of exports of many people.
class OutputManifestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void assignsEachPersonToOneShard();
    void assignsShardsByIdOnly();
    void readsShards_data();
    void readsShards();
    void marksOnlyNamesakes();
    void distinguishesFilesOfDifferentCvs();
    void transliteratesNames_data();
    void transliteratesNames();
    void namesCvsInTheScriptOfTheLanguage();
    void namesOfFilesFollowTheLanguage();
    void readsBackWhatItWrote();
    void detectsChangedFiles();
    void reportsAbandonedFiles();
    void dropsPeopleNoLongerInTheStore();
    void keepsSeparateManifestPerShard();
    void ignoresInvalidManifests_data();
    void ignoresInvalidManifests();

private:
    OutputRecord written(const char* name, const PersonId& person = {}) const
    {
        const QString path = m_folder->filePath(QString::fromLatin1(name));
        static_cast<void>(writeFile(path, "content"));
        return {person, 7,
                "abc",  {QStringLiteral("--format pdf"), {}, {}, {}, {}, {}},
                true,   {WrittenFile::of(path, QStringLiteral("en"), "content")}};
    }
    OutputManifest manifest(Shard shard = {}) const { return {m_folder->path(), shard}; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void OutputManifestTest::assignsEachPersonToOneShard()
{
    constexpr int count = 5;
    QList<int> sizes(count);
    for (int i = 0; i < 1000; ++i) {
        const PersonId person;
        int holders = 0;
        for (int number = 1; number <= count; ++number) {
            const bool holds = Shard{number, count}.holds(person);
            holders += holds;
            sizes[number - 1] += holds;
        }
        QCOMPARE(holders, 1);
    }
    for (const int size : sizes)
        QVERIFY2(size > 100 && size < 300, qPrintable(QString::number(size)));
}

void OutputManifestTest::assignsShardsByIdOnly()
{
    // Depends only on the id, not on a per-process seed: the expected values are fixed.
    const auto shardOf = [](const char* id) {
        const PersonId person = *PersonId::parse(QString::fromLatin1(id));
        int number = 1;
        while (!Shard{number, 4}.holds(person))
            ++number;
        return number;
    };
    QCOMPARE(shardOf("5a1f0000-0000-4000-8000-000000000001"), 4);
    QCOMPARE(shardOf("00000000-0000-4000-8000-000000000002"), 3);
    QCOMPARE(shardOf("c0ffee00-0000-4000-8000-000000000003"), 2);
}

void OutputManifestTest::readsShards_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("one of one") << QStringLiteral("1/1") << true;
    QTest::newRow("last") << QStringLiteral("4/4") << true;
    for (const char* text : {"", "0/4", "5/4", "2", "2/", "/4", "a/4", "1/2/3", "-1/4", "1/0", "1/99999999999"})
        QTest::newRow(text) << QString::fromLatin1(text) << false;
}

void OutputManifestTest::readsShards()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    QCOMPARE(Shard::parse(text).has_value(), good);
}

void OutputManifestTest::marksOnlyNamesakes()
{
    const auto id = [](const char* text) { return *PersonId::parse(QString::fromLatin1(text)); };
    const LocalizedText one = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
    const LocalizedText two = LocalizedText::of(QStringLiteral("san zhang"), QStringLiteral("张叁"));
    const LocalizedText slash = LocalizedText::of(Language::English, QStringLiteral("A/B"));
    const LocalizedText colon = LocalizedText::of(Language::English, QStringLiteral("A:B"));
    const PersonId first = id("11111111-0000-4000-8000-000000000001");
    const PersonId second = id("22222222-0000-4000-8000-000000000002");
    const PersonId third = id("33333333-0000-4000-8000-000000000003");
    const PersonId fourth = id("33333333-0000-4000-8000-000000000004");
    SharedNames names;
    names.add(first, one);
    names.add(second, two);
    names.add(third, slash);
    QCOMPARE(names.markOf(first, one, Language::English), QStringLiteral("11111111"));
    QCOMPARE(names.markOf(second, two, Language::English), QStringLiteral("22222222"));
    QCOMPARE(names.markOf(first, one, Language::Chinese), QString());
    QCOMPARE(names.markOf(third, slash, Language::English), QString());
    names.add(fourth, colon); // the same file name, and ids that begin alike
    QCOMPARE(names.markOf(third, slash, Language::Chinese), third.toString());
    QCOMPARE(names.markOf(fourth, colon, Language::English), fourth.toString());
}

void OutputManifestTest::distinguishesFilesOfDifferentCvs()
{
    Person person = test::samples().front();
    const QString pdf = QStringLiteral("pdf");
    Cv other;
    other.name = QStringLiteral("One page");
    person.cvs = {person.cvs.front(), other};
    const auto name = [&](const Cv& cv) { return exportName(person, cv, Language::English, pdf); };
    QVERIFY(name(other).endsWith(QStringLiteral(" – One page (en).pdf")));
    QVERIFY(name(person.cvs.front()) != name(other));
    Cv twin;
    twin.name = QStringLiteral("ONE PAGE");
    person.cvs += twin;
    QVERIFY(name(other).toCaseFolded() != name(twin).toCaseFolded());
}

void OutputManifestTest::transliteratesNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("ofPerson");
    QTest::addColumn<QString>("ofCv");
    const auto row = [](const char* name, const char* ofPerson, const char* ofCv) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(ofPerson) << QString::fromUtf8(ofCv);
    };
    row("Zhang San", "Zhang San", "Zhang San");
    row("José", "José", "José");
    row("", "", "");
    row("张三", "Zhang San", "");
    row("一页版", "Yi Yeban", "One-page");
    row("两页版", "Liang Yeban", "Two-page");
    row("工业界版", "Gong Yejieban", "Industry");
    row("中文求职版", "Zhong Wenqiuzhiban", "Chinese job");
    row("人工智能版", "Ren Gongzhinengban", "");
    row("张三丰", "Zhang Sanfeng", "");
    row("曾三", "Zeng San", ""); // 曾 is read as a surname
    row("欧阳三", "Ouyang San", "");
    row("三", "San", "");
    row("张三 (Sam)", "Zhang San (Sam)", "");
    row("单页简历", "Shan Yejianli", "One-page CV");
    row("单页", "Shan Ye", "One-page");
    row("学术简历 2024", "Xue Shujianli 2024", "Academic CV 2024");
    row("完整版", "Wan Zhengban", "Full");
    row("产品经理", "Chan Pinjingli", ""); // a job title, not a name
    row("Google简历", "Google Jian Li", "Google CV");
}

void OutputManifestTest::transliteratesNames()
{
    QFETCH(QString, name);
    QTEST(latinPersonName(name), "ofPerson");
    QTEST(latinCvName(name), "ofCv");
}

void OutputManifestTest::namesCvsInTheScriptOfTheLanguage()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Jin Fang"), QStringLiteral("方缙"));
    Cv cv;
    cv.name = QStringLiteral("推理引擎岗位");
    person.cvs = {person.cvs.front(), cv};
    const auto nameOf = [&](const Cv& each, Language language) {
        return exportName(person, each, language, QStringLiteral("pdf"));
    };
    const auto name = [&](Language language) { return nameOf(person.cvs.last(), language); };
    QCOMPARE(nameOf(person.cvs.front(), Language::Chinese), QStringLiteral("方缙 简历 (zh).pdf"));
    QCOMPARE(name(Language::Chinese), QStringLiteral("方缙 – 推理引擎岗位 (zh).pdf"));
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang CV 2 (en).pdf")); // the first CV has the plain name
    person.cvs[1].headline.setText(Language::Chinese, QStringLiteral("推理工程师"));
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang CV 2 (en).pdf"));
    person.cvs[1].headline.setText(Language::English, QStringLiteral("Inference engineer: GPU kernels"));
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang – Inference engineer (en).pdf"));
    // A long headline is cut after a clause or a word.
    person.cvs[1].headline.setText(Language::English, QStringLiteral("Bridge designer, parametric modelling"));
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang – Bridge designer (en).pdf"));
    person.cvs[1].headline.setText(Language::English,
                                   QStringLiteral("Designer of cable-stayed and suspended footbridges"));
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang – Designer of cable-stayed and suspended (en).pdf"));
    person.cvs[1].headline.setText(Language::English,
                                   QStringLiteral("Design lead for cable-stayed bridges and steel footbridges"));
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang – Design lead for cable-stayed bridges (en).pdf"));
    person.cvs[1].headline.setText(Language::English, QStringLiteral("Inference engineer: GPU kernels"));
    person.cvs[1].name = QStringLiteral("LLM（上海）");
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang – Inference engineer (en).pdf"));
    // A name in both scripts is divided.
    person.cvs[1].name = QStringLiteral("桥梁负责人 / Bridge lead");
    QCOMPARE(name(Language::English), QStringLiteral("Jin Fang – Bridge lead (en).pdf"));
    QCOMPARE(name(Language::Chinese), QStringLiteral("方缙 – 桥梁负责人 (zh).pdf"));
    QCOMPARE(cvNameIn(person.cvs[1].name, Language::Chinese), QStringLiteral("桥梁负责人"));
    QCOMPARE(cvNameIn(QStringLiteral("CI/CD"), Language::Chinese), QStringLiteral("CI/CD"));
    person.cvs[1].name = QStringLiteral("LLM inference Shanghai");
    for (const Language language : allLanguages)
        QVERIFY(name(language).contains(QStringLiteral(" – LLM inference Shanghai (")));
    // Numbers are added until the name is unused.
    const QStringList names{QStringLiteral("首份"), QStringLiteral("One page"), QStringLiteral("One page 2"),
                            QStringLiteral("ONE PAGE"), QStringLiteral("甲乙")};
    person.cvs.clear();
    QSet<QString> files;
    for (const QString& each : names) {
        Cv made;
        made.name = each;
        person.cvs += made;
    }
    for (const Cv& each : person.cvs)
        files += nameOf(each, Language::English).toCaseFolded();
    QCOMPARE(files.size(), names.size());
    QCOMPARE(nameOf(person.cvs[3], Language::English), QStringLiteral("Jin Fang – ONE PAGE 3 (en).pdf"));
    QCOMPARE(nameOf(person.cvs[4], Language::English), QStringLiteral("Jin Fang CV 2 (en).pdf"));
}

void OutputManifestTest::namesOfFilesFollowTheLanguage()
{
    const QString pdf = QStringLiteral("pdf");
    Person person;
    person.name = LocalizedText::of(Language::Chinese, QStringLiteral("张三"));
    Cv chinese;
    chinese.name = QStringLiteral("单页简历");
    Cv english;
    english.name = QStringLiteral("one-page cv");
    person.cvs = {person.cvs.front(), chinese, english};
    const auto name = [&](const Cv& cv, Language language) { return exportName(person, cv, language, pdf); };
    QCOMPARE(name(person.cvs.front(), Language::English), QStringLiteral("Zhang San CV (en).pdf"));
    QCOMPARE(name(chinese, Language::Chinese), QStringLiteral("张三 – 单页简历 (zh).pdf"));
    // Names that are equal only in English are distinguished only there.
    QVERIFY(name(chinese, Language::English).startsWith(QStringLiteral("Zhang San – One-page CV ")));
    QVERIFY(name(chinese, Language::English).toCaseFolded() != name(english, Language::English).toCaseFolded());
    person.name = LocalizedText::of(QStringLiteral("Sam Zhang"), QStringLiteral("张三"));
    QVERIFY(name(chinese, Language::English).startsWith(QStringLiteral("Sam Zhang – One-page CV ")));
    // Long names are cut, but never the part that distinguishes the files.
    chinese.id = CvId();
    chinese.name = QString(u'长').repeated(100);
    Cv twin = chinese;
    twin.id = CvId();
    person.cvs += {chinese, twin};
    const QString long1 = name(chinese, Language::English);
    QVERIFY(long1.endsWith(QStringLiteral(" (en).pdf")) && long1.toUtf8().size() < 200);
    QVERIFY(long1 != name(twin, Language::English));
    // Nor a distinguishing end of a CV's name, with or without the person's name.
    Cv end = chinese;
    end.id = CvId();
    end.name = QString(u'长').repeated(50) + u'甲';
    Cv otherEnd = end;
    otherEnd.id = CvId();
    otherEnd.name = QString(u'长').repeated(50) + u'乙';
    person.cvs += {end, otherEnd};
    person.name = LocalizedText::shared(QString(u'名').repeated(20));
    for (const Language language : allLanguages)
        QVERIFY(name(end, language) != name(otherEnd, language));
    person.name = LocalizedText::shared(QString(u'名').repeated(80));
    QSet<QString> files;
    for (const Cv& each : person.cvs)
        files += exportName(person, each, Language::Chinese, pdf, QStringLiteral("11111111"));
    QCOMPARE(files.size(), person.cvs.size());
    for (const QString& file : files)
        QVERIFY(file.contains(QStringLiteral(" 11111111")) && file.toUtf8().size() < 200);
    // People whose names only sound alike.
    SharedNames names;
    const LocalizedText alike = LocalizedText::of(Language::Chinese, QStringLiteral("章三"));
    const LocalizedText same = LocalizedText::of(Language::Chinese, QStringLiteral("张三"));
    const PersonId first;
    const PersonId second;
    names.add(first, alike);
    names.add(second, same);
    QVERIFY(!names.markOf(first, alike, Language::English).isEmpty());
    QVERIFY(names.markOf(first, alike, Language::English) != names.markOf(second, same, Language::English));
    QCOMPARE(names.markOf(first, alike, Language::Chinese), QString());
}

void OutputManifestTest::readsBackWhatItWrote()
{
    const OutputRecord record = written("a.pdf");
    OutputManifest before = manifest();
    before.put(record);
    QVERIFY(before.save());
    OutputManifest after = manifest();
    QCOMPARE(after.load(), QStringList());
    const OutputRecord* found = after.find(record.person, record.recipe.asked);
    QVERIFY(found);
    QCOMPARE(*found, record);
    QVERIFY(!after.find(record.person, QStringLiteral("--format docx")));
}

void OutputManifestTest::detectsChangedFiles()
{
    const QString path = m_folder->filePath(QStringLiteral("a.pdf"));
    WrittenFile file = written("a.pdf").files.front();
    QVERIFY(file.isIntact(m_folder->path()));
    // Rewriting the same bytes, as copying the folder does, is no change.
    QTest::qSleep(20);
    QVERIFY(writeFile(path, "content"));
    const WrittenFile old = file;
    QVERIFY(file.isIntact(m_folder->path()));
    QVERIFY(file != old);
    // Other bytes of equal length, with the old modification time.
    const QDateTime time = QFileInfo(path).lastModified();
    QTest::qSleep(20);
    QFile changed(path);
    QVERIFY(changed.open(QIODevice::ReadWrite));
    changed.write("Content");
    changed.flush();
    QVERIFY(changed.setFileTime(time, QFileDevice::FileModificationTime));
    changed.close();
    QVERIFY(!file.isIntact(m_folder->path()));
    QVERIFY(QFile::remove(path));
    QVERIFY(!file.isIntact(m_folder->path()));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("a.pdf")));
    QVERIFY(!file.isIntact(m_folder->path()));
}

void OutputManifestTest::reportsAbandonedFiles()
{
    OutputRecord record = written("page-1.png");
    record.files += written("page-2.png").files;
    const OutputRecord other = written("other.png");
    OutputManifest kept = manifest();
    kept.put(record);
    kept.put(other);
    QCOMPARE(kept.abandoned(), QStringList());
    OutputRecord shorter = record;
    shorter.files.removeLast();
    kept.put(shorter);
    QCOMPARE(kept.abandoned(), QStringList{m_folder->filePath(QStringLiteral("page-2.png"))});
    QCOMPARE(kept.abandoned(), QStringList());
    // Another program's file replaced it meanwhile.
    kept.put(record);
    kept.put(shorter);
    QVERIFY(writeFile(m_folder->filePath(QStringLiteral("page-2.png")), "mine"));
    QCOMPARE(kept.abandoned(), QStringList());
}

void OutputManifestTest::dropsPeopleNoLongerInTheStore()
{
    const QString asked = QStringLiteral("--format pdf");
    OutputRecord stays = written("stays.pdf");
    OutputRecord removed = written("goes.pdf");
    OutputRecord elsewhere = written("elsewhere.pdf");
    const OutputRecord unknown = written("unknown.pdf"); // from a manifest without owners
    stays.store = removed.store = QStringLiteral("here");
    elsewhere.store = QStringLiteral("there");
    OutputManifest first = manifest();
    for (const OutputRecord& record : {stays, removed, elsewhere, unknown})
        first.put(record);
    QVERIFY(first.save());

    OutputManifest second = manifest();
    QVERIFY(second.load().isEmpty());
    second.keepOnly({stays.person}, QStringLiteral("here"));
    QVERIFY(!second.find(removed.person, asked));
    QVERIFY(second.find(stays.person, asked) && second.find(elsewhere.person, asked));
    QVERIFY(second.find(unknown.person, asked));
    QCOMPARE(second.abandoned(), QStringList{m_folder->filePath(QStringLiteral("goes.pdf"))});
    QVERIFY(second.save()); // saving does not restore the file's old records of them
    OutputManifest third = manifest();
    QVERIFY(third.load().isEmpty());
    QVERIFY(!third.find(removed.person, asked));
    QVERIFY(third.find(elsewhere.person, asked));
}

void OutputManifestTest::keepsSeparateManifestPerShard()
{
    QList<OutputRecord> records;
    for (int i = 0; i < 20; ++i)
        records += written("a.pdf");
    for (int number = 1; number <= 2; ++number) {
        const Shard shard{number, 2};
        OutputManifest part = manifest(shard);
        for (const OutputRecord& record : records) {
            if (shard.holds(record.person))
                part.put(record);
        }
        QVERIFY(part.save());
    }
    QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("duovita-manifest-*-of-2.json")}).size(), 2);
    OutputManifest all = manifest();
    all.load();
    for (const OutputRecord& record : records)
        QVERIFY(all.find(record.person, record.recipe.asked));
}

void OutputManifestTest::ignoresInvalidManifests_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("unreadable");
    QTest::newRow("empty") << QByteArray() << 1;
    QTest::newRow("cut off") << QByteArray(R"({"schema": "duovita-manifest/1", "peop)") << 1;
    QTest::newRow("of a later version") << QByteArray(R"({"schema": "duovita-manifest/2", "people": []})") << 1;
    QTest::newRow("a list") << QByteArray("[1, 2]") << 1;
    QTest::newRow("nobody") << QByteArray(R"({"schema": "duovita-manifest/1", "people": [{"person": "x"}, 3]})") << 0;
    QTest::newRow("a way out") << QByteArray(R"({"schema": "duovita-manifest/1", "people": [{"person":
        "11111111-0000-4000-8000-000000000001", "asked": "a", "files": [{"name": "../../a"}]}]})")
                               << 0;
}

void OutputManifestTest::ignoresInvalidManifests()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, unreadable);
    QVERIFY(writeFile(m_folder->filePath(QStringLiteral("duovita-manifest.json")), bytes));
    OutputManifest read = manifest();
    QCOMPARE(read.load().size(), unreadable);
    QVERIFY(!read.find(*PersonId::parse(QStringLiteral("11111111-0000-4000-8000-000000000001")), QStringLiteral("a")));
}

DUOVITA_TEST(OutputManifestTest)
#include "tst_outputmanifest.moc"
