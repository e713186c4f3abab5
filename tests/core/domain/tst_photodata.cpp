#include "core/domain/photodata.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImage>
#include <QImageReader>
#include <QImageWriter>
#include <QRandomGenerator>
#include <QTest>
#include <QtEndian>

using namespace duovita;

namespace {

QImage picture()
{
    QImage image(40, 30, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(6 * x, 8 * y, (x * y) % 256));
    }
    image.setColorSpace(QColorSpace(QColorSpace::DisplayP3));
    return image;
}

QByteArray written(const char* format, bool progressive = false)
{
    QByteArray file;
    QBuffer buffer(&file);
    QImageWriter writer(&buffer, format);
    writer.setText(QStringLiteral("Comment"), QStringLiteral("taken at home"));
    writer.setProgressiveScanWrite(progressive);
    writer.write(picture());
    return file;
}

QByteArray segment(char marker, const QByteArray& body)
{
    QByteArray length(2, '\0');
    qToBigEndian(static_cast<quint16>(body.size() + 2), length.data());
    return QByteArray("\xFF") + marker + length + body;
}

/// Simulates a camera's file: metadata in front, and a video after the picture.
QByteArray fromCamera(const QByteArray& jpeg)
{
    return jpeg.first(2) + segment('\xE1', QByteArrayLiteral("Exif\0\0GPS 30.1 120.2")) +
           segment('\xED', "Photoshop 3.0 thumbnail") + segment('\xFE', "by Zhang San") + jpeg.mid(2) + "FILM";
}

QImage opened(const QByteArray& file)
{
    return QImage::fromData(file);
}

} // namespace

class PhotoDataTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void removesMetadata_data();
    void removesMetadata();
    void keepsOrientation_data();
    void keepsOrientation();
    void removesMetadataOfCutOffFiles();
    void keepsUnparsableFilesUnchanged();
    void survivesCorruptFiles();
};

void PhotoDataTest::removesMetadata_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("JPEG") << fromCamera(written("jpeg"));
    QTest::newRow("progressive JPEG") << fromCamera(written("jpeg", true));
    QTest::newRow("PNG") << written("png");
}

void PhotoDataTest::removesMetadata()
{
    QFETCH(QByteArray, file);
    const QByteArray clean = withoutMetadata(file);
    QVERIFY(clean.size() < file.size());
    for (const char* note : {"GPS", "Photoshop", "Zhang San", "taken at home", "FILM"})
        QVERIFY2(!clean.contains(note), note);
    QCOMPARE(opened(clean), opened(file)); // every pixel
    QCOMPARE(opened(clean).colorSpace(), opened(file).colorSpace());
    QCOMPARE(withoutMetadata(clean), clean);
}

void PhotoDataTest::keepsOrientation_data()
{
    QTest::addColumn<QByteArray>("exif");
    QTest::addColumn<int>("transformation");
    // Two fields, of which the first is the maker's name, as in cameras' files.
    QTest::newRow("big-endian, a quarter turned") << QByteArray::fromHex("4d4d002a00000008"
                                                                         "0002"
                                                                         "010f0002000000044e696b00"
                                                                         "0112000300000001"
                                                                         "00060000"
                                                                         "00000000")
                                                  << int(QImageIOHandler::TransformationRotate90);
    QTest::newRow("little-endian, upside down") << QByteArray::fromHex("49492a0008000000"
                                                                       "0200"
                                                                       "0f010200040000004e696b00"
                                                                       "1201030001000000"
                                                                       "03000000"
                                                                       "00000000")
                                                << int(QImageIOHandler::TransformationRotate180);
    QTest::newRow("upright") << QByteArray::fromHex("4d4d002a00000008"
                                                    "0001"
                                                    "0112000300000001"
                                                    "00010000"
                                                    "00000000")
                             << int(QImageIOHandler::TransformationNone);
    QTest::newRow("a number that says nothing") << QByteArray::fromHex("4d4d002a00000008"
                                                                       "0001"
                                                                       "0112000300000001"
                                                                       "00990000"
                                                                       "00000000")
                                                << int(QImageIOHandler::TransformationNone);
    QTest::newRow("a directory that is not there")
        << QByteArray::fromHex("4d4d002a00ffffff0001") << int(QImageIOHandler::TransformationNone);
}

/// Otherwise phone photos would be rotated.
void PhotoDataTest::keepsOrientation()
{
    QFETCH(QByteArray, exif);
    QFETCH(int, transformation);
    const QByteArray jpeg = written("jpeg");
    const QByteArray file =
        jpeg.first(2) + segment('\xE1', QByteArrayLiteral("Exif\0\0") + exif + "GPS 30.1") + jpeg.mid(2);
    const QByteArray clean = withoutMetadata(file);
    QVERIFY(!clean.contains("GPS") && !clean.contains("Nik"));
    QBuffer buffer;
    buffer.setData(clean);
    QCOMPARE(int(QImageReader(&buffer).transformation()), transformation);
    QCOMPARE(withoutMetadata(clean), clean);
    QCOMPARE(opened(clean).size(), opened(file).size());
}

/// Viewers show the picture of a download that broke off, so that it may be chosen as a photo.
void PhotoDataTest::removesMetadataOfCutOffFiles()
{
    const QByteArray jpeg = written("jpeg");
    const QByteArray whole = fromCamera(jpeg);
    const QByteArray file = whole.first(whole.indexOf(jpeg.last(100)) + 60); // ends within the image data
    const QByteArray clean = withoutMetadata(file);
    for (const char* secret : {"GPS", "thumbnail", "Zhang San"})
        QVERIFY(file.contains(secret) && !clean.contains(secret));
    QVERIFY(!opened(file).isNull());
    QCOMPARE(opened(clean), opened(file));
    QCOMPARE(withoutMetadata(clean), clean);
}

void PhotoDataTest::keepsUnparsableFilesUnchanged()
{
    const QByteArray jpeg = written("jpeg");
    for (const QByteArray& file :
         {QByteArray(), QByteArray("\xFF\xD8"), QByteArray("GIF89a"), jpeg.first(300), written("png").chopped(12)})
        QCOMPARE(withoutMetadata(file), file);
}

void PhotoDataTest::survivesCorruptFiles()
{
    QRandomGenerator random(7);
    for (const QByteArray& file : {fromCamera(written("jpeg", true)), written("png")}) {
        for (int i = 0; i < 2000; ++i) {
            QByteArray broken = file;
            for (int k = 0; k < 4; ++k)
                broken[random.bounded(static_cast<int>(broken.size()))] = static_cast<char>(random.bounded(256));
            QVERIFY(withoutMetadata(broken.first(random.bounded(static_cast<int>(broken.size())))).size() <=
                    broken.size());
        }
    }
}

DUOVITA_TEST(PhotoDataTest)
#include "tst_photodata.moc"
