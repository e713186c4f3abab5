#include "core/pdf/objectfile.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <qpdf/QPDF.hh>

using namespace duovita;

/// libqpdf reads back what was written.
class ObjectFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesNumbers_data();
    void writesNumbers();
    void writesNames_data();
    void writesNames();
    void writesStringsOfAnyBytes();
    void writesTextsOfAnyCharacters();
    void writesAFile_data();
    void writesAFile();
    void givesTheSameBytesAgain();
};

namespace {

QPDFObjectHandle parsed(const QByteArray& text)
{
    return QPDFObjectHandle::parse(text.toStdString());
}

QByteArray smallFile(ObjectFile::Form form, int count)
{
    ObjectFile objects(form);
    const int pages = objects.reserve();
    const int content = objects.addStream({}, "BT ET");
    const int page = objects.add("<</Type /Page /MediaBox [0 0 10 10] /Resources <<>> /Parent " + pdfReference(pages) +
                                 " /Contents " + pdfReference(content) + ">>");
    objects.set(pages, "<</Type /Pages /Count 1 /Kids [" + pdfReference(page) + "]>>");
    QByteArray numbers;
    for (int i = 0; i < count; ++i)
        numbers += pdfReference(objects.add("<</Number " + QByteArray::number(i) + ">>")) + ' ';
    const int info = objects.add("<</Title " + pdfText(QStringLiteral("张三 Zhang")) + ">>");
    const int catalog = objects.add("<</Type /Catalog /Pages " + pdfReference(pages) + " /Numbers [" + numbers + "]>>");
    return objects.finish(catalog, info);
}

} // namespace

void ObjectFileTest::writesNumbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("zero") << 0.0 << QByteArray("0");
    QTest::newRow("whole") << 595.0 << QByteArray("595");
    QTest::newRow("three decimals") << 595.2756 << QByteArray("595.276");
    QTest::newRow("trailing zeros") << 1.5 << QByteArray("1.5");
    QTest::newRow("leading zeros") << 0.05 << QByteArray("0.05");
    QTest::newRow("negative, below one") << -0.25 << QByteArray("-0.25");
    QTest::newRow("negative") << -12.034 << QByteArray("-12.034");
    QTest::newRow("too small") << -0.0001 << QByteArray("0");
}

void ObjectFileTest::writesNumbers()
{
    QFETCH(double, value);
    QFETCH(QByteArray, text);
    QCOMPARE(pdfNumber(value), text);
}

void ObjectFileTest::writesNames_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"Font", "ABCDEF+NotoSerif-Bold", "with space", "a/b(c)#d", "100%", "\xE5\xBC\xA0"})
        QTest::newRow(name) << QByteArray(name);
}

void ObjectFileTest::writesNames()
{
    QFETCH(QByteArray, name);
    const QPDFObjectHandle object = parsed(pdfName(name));
    QVERIFY(QPDFObjectHandle(object).isName());
    QCOMPARE(QByteArray::fromStdString(QPDFObjectHandle(object).getName()), QByteArray('/' + name));
}

void ObjectFileTest::writesStringsOfAnyBytes()
{
    QRandomGenerator random(7);
    for (int run = 0; run < 500; ++run) {
        QByteArray bytes;
        for (int i = 0; i < 20; ++i)
            bytes +=
                i % 3 == 0 ? QByteArrayView("()\\\r\n")[random.bounded(5)] : static_cast<char>(random.bounded(256));
        QCOMPARE(QByteArray::fromStdString(parsed(pdfString(bytes)).getStringValue()), bytes);
    }
}

void ObjectFileTest::writesTextsOfAnyCharacters()
{
    QRandomGenerator random(8);
    for (int run = 0; run < 500; ++run) {
        QString text;
        for (int i = 0; i < 12; ++i) {
            const char32_t range = run % 2 == 0 ? 0x60 : 0x1FFFF;
            char32_t c = random.bounded(1U, static_cast<quint32>(range));
            if (QChar::isSurrogate(c))
                c = U'张';
            text += QString::fromUcs4(&c, 1);
        }
        QCOMPARE(QString::fromStdString(parsed(pdfText(text)).getUTF8Value()), text);
    }
}

void ObjectFileTest::writesAFile_data()
{
    QTest::addColumn<bool>("compact");
    QTest::addColumn<int>("count");
    for (const bool compact : {true, false}) {
        for (const int count : {0, 1, 400, 70000}) // exceeds two bytes
            QTest::addRow("%s, %d objects", compact ? "compact" : "plain", count) << compact << count;
    }
}

void ObjectFileTest::writesAFile()
{
    QFETCH(bool, compact);
    QFETCH(int, count);
    const QByteArray bytes = smallFile(compact ? ObjectFile::Form::Compact : ObjectFile::Form::Plain, count);
    QPDF pdf;
    pdf.setAttemptRecovery(false);
    pdf.processMemoryFile("test", bytes.constData(), static_cast<std::size_t>(bytes.size()));
    QCOMPARE(QByteArray::fromStdString(pdf.getPDFVersion()), QByteArray(compact ? "1.7" : "1.4"));
    QCOMPARE(pdf.getTrailer().getKey("/Info").getKey("/Title").getUTF8Value(), std::string("张三 Zhang"));
    QPDFObjectHandle page = pdf.getAllPages().at(0);
    const auto content = page.getKey("/Contents").getStreamData();
    QCOMPARE(QByteArray(reinterpret_cast<const char*>(content->getBuffer()), qsizetype(content->getSize())),
             QByteArray("BT ET"));
    QPDFObjectHandle numbers = pdf.getRoot().getKey("/Numbers");
    QCOMPARE(numbers.getArrayNItems(), count);
    for (int i = 0; i < count; ++i)
        QCOMPARE(numbers.getArrayItem(i).getKey("/Number").getIntValueAsInt(), i);
    QVERIFY(pdf.getWarnings().empty());
}

void ObjectFileTest::givesTheSameBytesAgain()
{
    const auto compact = ObjectFile::Form::Compact;
    QCOMPARE(smallFile(compact, 5), smallFile(compact, 5));
    const auto id = [](const QByteArray& bytes) {
        const qsizetype at = bytes.lastIndexOf("/ID [");
        return bytes.mid(at, bytes.indexOf(']', at) - at);
    };
    QVERIFY(id(smallFile(compact, 5)) != id(smallFile(compact, 6)));
}

DUOVITA_TEST(ObjectFileTest)
#include "tst_objectfile.moc"
