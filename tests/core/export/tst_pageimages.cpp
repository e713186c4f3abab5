#include "core/export/pageimages.h"
#include "core/export/pdfexporter.h"
#include "tests/support/manypeople.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfDocument>
#include <QTest>

using namespace duovita;

/// Page images, rendered without a display.
class PageImagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsEveryPage();
    void hasRequestedResolution();
    void drawsBandsWithoutSeams();
    void rejectsInvalidPdf();
    void numbersImageFiles_data();
    void numbersImageFiles();
};

namespace {

PdfDocument sampleDocument()
{
    const Person person = test::samples().front();
    PdfExporter exporter;
    return *exporter.make(person, person.cvs.front(), Language::Chinese);
}

/// The share of non-white pixels.
double inkOf(const QImage& image)
{
    qint64 dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            dark += image.pixel(x, y) != qRgb(255, 255, 255);
    }
    return double(dark) / image.width() / image.height();
}

} // namespace

void PageImagesTest::drawsEveryPage()
{
    const PdfDocument document = sampleDocument();
    const auto pages = pageImages(document.bytes, standardDpi, {});
    QVERIFY(pages);
    QCOMPARE(pages->size(), document.layout.pages.size());
    for (const QByteArray& png : *pages) {
        QVERIFY(png.startsWith("\x89PNG"));
        const QImage image = QImage::fromData(png);
        QVERIFY(!image.hasAlphaChannel());
        QCOMPARE(image.pixel(0, 0), qRgb(255, 255, 255)); // the margin is white
        const double ink = inkOf(image);
        QVERIFY2(ink > 0.003 && ink < 0.6, qPrintable(QString::number(ink)));
    }
    QCOMPARE(*pageImages(document.bytes, standardDpi, {}), *pages); // rendering is deterministic
}

void PageImagesTest::hasRequestedResolution()
{
    const PdfDocument document = sampleDocument();
    for (const int dpi : {coarsestDpi, 72, standardDpi, 300}) {
        const auto pages = pageImages(document.bytes, dpi, {});
        QVERIFY(pages);
        const QImage image = QImage::fromData(pages->front());
        QCOMPARE(image.width(), qRound(210 / 25.4 * dpi)); // A4
        QCOMPARE(image.height(), qRound(297 / 25.4 * dpi));
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), dpi);
    }
}

/// A page of 300 dpi is rendered in several bands, which must equal the image rendered at once.
void PageImagesTest::drawsBandsWithoutSeams()
{
    QByteArray bytes = sampleDocument().bytes;
    const auto pages = pageImages(bytes, 300, {});
    QVERIFY(pages);
    const QImage banded = QImage::fromData(pages->front()).convertToFormat(QImage::Format_RGB32);
    QBuffer source(&bytes);
    QVERIFY(source.open(QIODevice::ReadOnly));
    QPdfDocument document;
    document.load(&source);
    QImage whole = document.render(0, banded.size());
    QPainter painter(&whole);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    painter.fillRect(whole.rect(), Qt::white);
    painter.end();
    whole.convertTo(QImage::Format_RGB32);
    int different = 0;
    for (int y = 0; y < whole.height(); ++y) {
        for (int x = 0; x < whole.width(); ++x)
            different += qAbs(qGray(whole.pixel(x, y)) - qGray(banded.pixel(x, y))) > 64 ? 1 : 0;
    }
    QVERIFY2(different == 0, qPrintable(QString::number(different)));
}

void PageImagesTest::rejectsInvalidPdf()
{
    for (const QByteArray& bytes : {QByteArray(), QByteArray("no PDF"), sampleDocument().bytes.left(200)}) {
        const auto pages = pageImages(bytes, standardDpi, QStringLiteral("cv.png"));
        QVERIFY(!pages);
        QCOMPARE(pages.error().code, ErrorCode::PdfUnreadable);
        QCOMPARE(pages.error().parameters.front(), QStringLiteral("cv.png"));
    }
}

void PageImagesTest::numbersImageFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("third");
    QTest::newRow("png") << QStringLiteral("out/cv.png") << QStringLiteral("out/cv-3.png");
    QTest::newRow("large") << QStringLiteral("CV.PNG") << QStringLiteral("CV-3.png");
    QTest::newRow("bare") << QStringLiteral("out.d/cv") << QStringLiteral("out.d/cv-3.png");
    QTest::newRow("another") << QStringLiteral("cv.v2") << QStringLiteral("cv.v2-3.png");
}

void PageImagesTest::numbersImageFiles()
{
    QFETCH(QString, path);
    QFETCH(QString, third);
    QCOMPARE(pagePath(path, 3), third);
}

DUOVITA_TEST(PageImagesTest)
#include "tst_pageimages.moc"
