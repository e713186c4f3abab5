#include "core/storage/storeaddress.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTest>

using namespace duovita;

class StoreAddressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void parsesServerAddress_data();
    void parsesServerAddress();
    void rejectsInvalidAddress_data();
    void rejectsInvalidAddress();
    void treatsOtherTextAsFilePath_data();
    void treatsOtherTextAsFilePath();
    void neverShowsAPassword_data();
    void neverShowsAPassword();
    void shownAddressOpensSameStore_data() { parsesServerAddress_data(); }
    void shownAddressOpensSameStore();
};

namespace {

/// What the driver receives: host, database, user, password, options.
QStringList connectionOf(const StoreAddress& address)
{
    const QString name = QStringLiteral("looked at");
    QStringList parts;
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name); // any driver works
        address.applyTo(connection);
        parts = {connection.hostName(), connection.databaseName(), connection.userName(), connection.password(),
                 connection.connectOptions()};
    }
    QSqlDatabase::removeDatabase(name);
    return parts;
}

} // namespace

void StoreAddressTest::parsesServerAddress_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("parts");
    const auto row = [](const char* text, const QStringList& parts) {
        QTest::newRow(text) << QString::fromUtf8(text) << parts;
    };
    const QString none;
    const auto text = [](const char* bytes) { return QString::fromUtf8(bytes); };
    row("postgresql://", {none, none, none, none, none});
    row("postgres:///cvs", {none, text("cvs"), none, none, none});
    row("postgresql://li@db.example.org/cvs", {text("db.example.org"), text("cvs"), text("li"), none, none});
    row("postgresql://db:5433/cvs", {text("db"), text("cvs"), none, none, text("port='5433'")});
    row("postgresql://li%40home@db/%E7%AE%80%E5%8E%86", {text("db"), text("简历"), text("li@home"), none, none});
    row("postgresql://li@[::1]:5433/cvs", {text("::1"), text("cvs"), text("li"), none, text("port='5433'")});
    row("postgresql://one:1,two:2/cvs", {text("one,two"), text("cvs"), none, none, text("port='1,2'")});
    row("postgresql:///cvs?host=/run/postgresql&user=li",
        {text("/run/postgresql"), text("cvs"), text("li"), none, none});
    row("postgresql://db/cvs?sslmode=verify-full&sslrootcert=/a%20b/it's.crt",
        {text("db"), text("cvs"), none, none, text("sslmode='verify-full' sslrootcert='/a b/it\\'s.crt'")});
    row("postgresql:///?service=cvs", {none, none, none, none, text("service='cvs'")});
}

void StoreAddressTest::parsesServerAddress()
{
    QFETCH(QString, text);
    QFETCH(QStringList, parts);
    const Result<StoreAddress> address = StoreAddress::parse(text);
    QVERIFY(address);
    QVERIFY(address->isServer());
    QVERIFY(isServerAddress(text));
    QCOMPARE(connectionOf(*address), parts);
}

void StoreAddressTest::rejectsInvalidAddress_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("another scheme") << "mysql://db/cvs" << ErrorCode::DatabaseUnsupported;
    QTest::newRow("port of letters") << "postgresql://db:five/cvs" << ErrorCode::AddressInvalid;
    QTest::newRow("port beyond all ports") << "postgresql://db:65536/cvs" << ErrorCode::AddressInvalid;
    QTest::newRow("option without a value") << "postgresql://db/cvs?sslmode" << ErrorCode::AddressInvalid;
    QTest::newRow("option with a blank") << "postgresql://db/cvs?a%20b=1" << ErrorCode::AddressInvalid;
    QTest::newRow("value the driver would part") << "postgresql://db/cvs?options=a;b" << ErrorCode::AddressInvalid;
}

void StoreAddressTest::rejectsInvalidAddress()
{
    QFETCH(QString, text);
    QFETCH(ErrorCode, code);
    const Result<StoreAddress> address = StoreAddress::parse(text);
    QVERIFY(!address);
    QCOMPARE(address.error().code, code);
}

void StoreAddressTest::treatsOtherTextAsFilePath_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"cv.db", "/a/b.db", "a:b", "./postgresql://x", "postgresql:/x"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void StoreAddressTest::treatsOtherTextAsFilePath()
{
    QFETCH(QString, text);
    const Result<StoreAddress> address = StoreAddress::parse(text);
    QVERIFY(address);
    QVERIFY(!address->isServer());
    QVERIFY(!isServerAddress(text));
    QCOMPARE(address->shown(), QDir::isAbsolutePath(text) ? text : QFileInfo(text).absoluteFilePath());
    QCOMPARE(connectionOf(*address), (QStringList{{}, address->shown(), {}, {}, {}}));
}

void StoreAddressTest::neverShowsAPassword_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("password");
    QTest::newRow("plain") << "postgresql://li:secret@db/cvs"
                           << "secret";
    QTest::newRow("encoded") << "postgresql://li:secret%3A%2F@db/cvs"
                             << "secret:/";
    QTest::newRow("with an at sign") << "postgresql://li:secret@x@db/cvs"
                                     << "secret@x";
    QTest::newRow("among the options") << "postgresql://db/cvs?password=secret"
                                       << "secret";
}

void StoreAddressTest::neverShowsAPassword()
{
    QFETCH(QString, text);
    QFETCH(QString, password);
    const Result<StoreAddress> address = StoreAddress::parse(text);
    QVERIFY(address);
    QCOMPARE(connectionOf(*address)[3], password);
    QVERIFY2(!address->shown().contains(QStringLiteral("secret")), qPrintable(address->shown()));
    const auto key = StoreAddress::parse(QStringLiteral("postgresql://db/cvs?sslpassword=secret"));
    QVERIFY(!key->shown().contains(QStringLiteral("secret")));
    for (const char* wrong : {"postgresql://li:secret@db:x/cvs", "postgresql://li:secret@db/cvs?x"}) {
        const auto refused = StoreAddress::parse(QString::fromLatin1(wrong));
        QVERIFY(!refused);
        QVERIFY(!refused.error().parameters.join(u' ').contains(QStringLiteral("secret")));
    }
}

void StoreAddressTest::shownAddressOpensSameStore()
{
    QFETCH(QString, text);
    QFETCH(QStringList, parts);
    const Result<StoreAddress> again = StoreAddress::parse(StoreAddress::parse(text)->shown());
    QVERIFY(again);
    QCOMPARE(connectionOf(*again), parts);
}

DUOVITA_TEST(StoreAddressTest)
#include "tst_storeaddress.moc"
