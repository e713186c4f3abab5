#include "core/domain/bareaddresses.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class BareAddressesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAddresses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("urls");
        const auto row = [](const char* text, const QStringList& urls) {
            QTest::newRow(text) << QString::fromUtf8(text) << urls;
        };
        const QString example = QStringLiteral("https://example.org/a");
        row("nothing of the kind: C++, a/b, Node.js, socket.io, 3.5@4", {});
        row("https://example.org/a", {example});
        row("Bare: https://example.org/a_b_c?x=1&y=2.", {QStringLiteral("https://example.org/a_b_c?x=1&y=2")});
        row("see https://example.org/a, http://example.org/b; and more",
            {example, QStringLiteral("http://example.org/b")});
        row("(https://example.org/a)", {example});
        row("https://example.org/wiki/Graph_(mathematics)",
            {QStringLiteral("https://example.org/wiki/Graph_(mathematics)")});
        row("详见https://example.org/a。", {example});
        row("详见https://example.org/a的说明", {example});
        row("“https://example.org/a”", {example});
        row("https://example.org/~lena/", {QStringLiteral("https://example.org/~lena/")});
        row("www.example.org!", {QStringLiteral("https://www.example.org")});
        row("www. is no address", {});
        row("mail lena@example.org.", {QStringLiteral("mailto:lena@example.org")});
        row("lena.l+cv@mail.example.org, li@example.org",
            {QStringLiteral("mailto:lena.l+cv@mail.example.org"), QStringLiteral("mailto:li@example.org")});
        row("邮箱：li@example.org，电话", {QStringLiteral("mailto:li@example.org")});
        row("邮箱li@example.org或电话", {QStringLiteral("mailto:li@example.org")});
        row("@reda@social.example.org", {});
        row("ssh git@example.org:some/thing", {QStringLiteral("mailto:git@example.org")});
        row("https://", {});
    }

    void findsAddresses()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, urls);
        QStringList found;
        for (const BareAddress& address : bareAddresses(text)) {
            found += address.url;
            QVERIFY(address.url.endsWith(text.mid(address.start, address.length)));
        }
        QCOMPARE(found, urls);
    }

    void decodesPercentEncodedLetters_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* address, const char* shown) {
            QTest::newRow(address) << QString::fromUtf8(address) << QString::fromUtf8(shown);
        };
        row("https://example.org/in/r%C3%A9da-h%C3%A5kansen/", "https://example.org/in/réda-håkansen/");
        row("https://example.org/%E5%BC%A0%E4%B8%89", "https://example.org/张三");
        row("https://example.org/a%20b%2Fc%41", "https://example.org/a%20b%2Fc%41"); // they would say something else
        row("https://example.org/%20%C3%A9", "https://example.org/%20é");
        row("https://example.org/%E2%80%AE", "https://example.org/%E2%80%AE"); // turns the direction of the text
        row("https://example.org/%C3", "https://example.org/%C3");
        row("https://example.org/%FF%FE", "https://example.org/%FF%FE");
    }

    void decodesPercentEncodedLetters()
    {
        QFETCH(QString, address);
        QFETCH(QString, shown);
        QCOMPARE(decodedAddress(address), shown);
    }
};

DUOVITA_TEST(BareAddressesTest)
#include "tst_bareaddresses.moc"
