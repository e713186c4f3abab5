#include "core/terms/venuelist.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

namespace {

QByteArray listOf(const QByteArray& venues)
{
    return "{\"schema\": \"duovita-venues/1\", \"venues\": [\n" + venues + "\n]}";
}

VenueList withUserFile(const QTemporaryDir& folder, const QByteArray& json)
{
    const QString path = folder.filePath(QStringLiteral("venues.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("a file to write");
    file.write(json);
    file.close();
    return VenueList::load(path);
}

} // namespace

class VenueListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void loadsBuiltInList();
    void offersShortNamesFirst();
    void mergesUserList();
    void reportsErrorsInUserList_data();
    void reportsErrorsInUserList();
};

void VenueListTest::loadsBuiltInList()
{
    const VenueList list = VenueList::load({});
    QVERIFY(!list.problem());
    QVERIFY(list.venues().size() > 100);
    static const QRegularExpression rank(QStringLiteral("^CCF [ABC]$"));
    QSet<QString> names;
    for (const VenueInfo& venue : list.venues()) {
        QVERIFY2(venue.rank.contains(rank), qPrintable(venue.name));
        QVERIFY(!venue.brief.isEmpty() && venue.type != PublicationType::Unspecified);
        QVERIFY2(!names.contains(venue.name), qPrintable(venue.name));
        names += venue.name;
    }
}

void VenueListTest::offersShortNamesFirst()
{
    const VenueList list = VenueList::load({});
    const QList<VenueInfo> found = list.matching(QStringLiteral("sosp"), 5);
    QCOMPARE(found.front().brief, QStringLiteral("SOSP"));
    QCOMPARE(found.front().rank, QStringLiteral("CCF A"));
    QCOMPARE(list.matching(QStringLiteral("SC"), 5).front().brief, QStringLiteral("SC"));
    QCOMPARE(list.matching(QStringLiteral("network protocols"), 5).front().brief, QStringLiteral("ICNP"));
    QCOMPARE(list.matching(QStringLiteral("I"), 3).size(), 3);
    QVERIFY(list.matching(QStringLiteral("osp"), 5).isEmpty()); // inside a word
    QVERIFY(list.matching(QStringLiteral("  "), 5).isEmpty());
}

void VenueListTest::mergesUserList()
{
    const QTemporaryDir folder;
    const VenueList list =
        withUserFile(folder, listOf("{\"short\": \"sosp\", \"name\": \"Symposium of Ours\", \"rank\": \"Ours 1\"},\n"
                                    "{\"name\": \"Journal of Sample Computing\", \"type\": \"journal\"}"));
    QVERIFY(!list.problem());
    QCOMPARE(list.matching(QStringLiteral("SOSP"), 5).front().name, QStringLiteral("Symposium of Ours"));
    QCOMPARE(list.matching(QStringLiteral("Journal of Sample"), 5).front().type, PublicationType::Journal);
    QCOMPARE(list.venues().size(), VenueList::load({}).venues().size() + 1);
}

void VenueListTest::reportsErrorsInUserList_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("says");
    QTest::addColumn<int>("line");
    QTest::newRow("a comma too many") << listOf("{\"name\": \"A\"},\n{\"name\": \"B\",}") << ErrorCode::JsonSyntax
                                      << QString() << 3;
    QTest::newRow("no name") << listOf("{\"name\": \"A\"}, {\"short\": \"B\"}") << ErrorCode::JsonShape
                             << QStringLiteral("venues[1].name") << 0;
    QTest::newRow("unknown type") << listOf("{\"name\": \"A\", \"type\": \"party\"}") << ErrorCode::JsonShape
                                  << QStringLiteral("venues[0].type") << 0;
    QTest::newRow("misspelt member") << listOf("{\"name\": \"A\", \"rang\": \"CCF A\"}") << ErrorCode::JsonShape
                                     << QStringLiteral("venues[0].rang") << 0;
    QTest::newRow("another schema") << QByteArray("{\"schema\": \"duovita-venues/2\"}") << ErrorCode::JsonShape
                                    << QStringLiteral("duovita-venues/1") << 0;
    QTest::newRow("empty") << QByteArray() << ErrorCode::JsonSyntax << QString() << 1;
}

void VenueListTest::reportsErrorsInUserList()
{
    QFETCH(QByteArray, json);
    QFETCH(ErrorCode, code);
    QFETCH(QString, says);
    QFETCH(int, line);
    const QTemporaryDir folder;
    const VenueList list = withUserFile(folder, json);
    QVERIFY(list.problem());
    QCOMPARE(list.problem()->code, code);
    QVERIFY2(list.problem()->parameters.join(u' ').contains(says), qPrintable(list.problem()->parameters.join(u' ')));
    QCOMPARE(list.problem()->place.line, line);
    QVERIFY(list.problem()->place.file.endsWith(QStringLiteral("venues.json")));
    QVERIFY(list.venues().size() > 100); // the program's own list is still included
}

DUOVITA_APPLESS_TEST(VenueListTest)
#include "tst_venuelist.moc"
