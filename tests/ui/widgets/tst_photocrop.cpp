#include "tests/support/testmain.h"
#include "ui/widgets/photocrop.h"
#include "ui/widgets/photoedit.h"

#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

namespace {

/// An image that is red on the left and blue on the right.
QImage twoColours()
{
    QImage picture(400, 300, QImage::Format_RGB32);
    picture.fill(Qt::red);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 200; x < picture.width(); ++x)
            picture.setPixelColor(x, y, Qt::blue);
    }
    return picture;
}

Photo photoOf(const QImage& picture, const char* type)
{
    Photo photo;
    photo.mediaType = QString::fromLatin1(type);
    photo.alternative = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
    return withPicture(photo, picture);
}

} // namespace

class PhotoCropTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsFormatAndAlternativeText();
    void usesRequestedAspectRatio();
    void staysInsideThePicture();
    void cropsFromTheForm();
    void scalesLargePhotosDown();
};

void PhotoCropTest::keepsFormatAndAlternativeText()
{
    const Photo png = photoOf(twoColours(), "image/png");
    QVERIFY(png.data.startsWith("\x89PNG"));
    QCOMPARE(uprightPicture(png), twoColours());
    const Photo jpeg = photoOf(twoColours(), "image/jpeg");
    QVERIFY(jpeg.data.startsWith("\xFF\xD8"));
    QCOMPARE(uprightPicture(jpeg).size(), QSize(400, 300));
    QCOMPARE(jpeg.alternative.text(Language::Chinese), QStringLiteral("张三"));
}

void PhotoCropTest::usesRequestedAspectRatio()
{
    CropArea area(twoColours());
    QCOMPARE(area.frame(), QRect(0, 0, 400, 300));
    area.setShape(3.0 / 4);
    QCOMPARE(area.frame().size(), QSize(225, 300));
    area.setShape(1);
    QCOMPARE(area.frame().size(), QSize(300, 300));
    area.setShape(0);
    QCOMPARE(area.frame().size(), QSize(300, 300)); // unchanged; any shape from now on
}

/// However it is dragged or resized, the frame stays inside the picture, above its minimum size, and in shape.
void PhotoCropTest::staysInsideThePicture()
{
    CropArea area(twoColours());
    area.resize(400, 300);
    area.show();
    for (const double shape : {0.0, 0.75, 1.0}) {
        area.setShape(shape);
        for (int round = 0; round < 400; ++round) {
            const Qt::Key keys[]{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
            QTest::keyClick(&area, keys[(round * 7 / 3) % 4], round % 3 == 0 ? Qt::ShiftModifier : Qt::NoModifier);
            if (round % 10 == 0) {
                const QPoint from(round % 400, (round * 13) % 300);
                QTest::mousePress(&area, Qt::LeftButton, {}, from);
                QMouseEvent move(QEvent::MouseMove, QPointF(400 - from.x(), 320 - from.y()), QPointF(), Qt::LeftButton,
                                 Qt::LeftButton, Qt::NoModifier);
                QApplication::sendEvent(&area, &move);
                QTest::mouseRelease(&area, Qt::LeftButton);
            }
            const QRect frame = area.frame();
            QVERIFY(QRect(0, 0, 400, 300).contains(frame));
            QVERIFY(frame.width() >= 12 && frame.height() >= 12);
            if (shape > 0)
                QVERIFY(qAbs(frame.width() - shape * frame.height()) <= 2);
        }
    }
}

void PhotoCropTest::cropsFromTheForm()
{
    PhotoEdit edit;
    edit.setPhoto(photoOf(twoColours(), "image/png"));
    edit.show();
    QSignalSpy edited(&edit, &PhotoEdit::edited);
    edit.findChild<QPushButton*>(QStringLiteral("field.photo.crop"))->click();
    auto* dialog = edit.findChild<CropDialog*>();
    QVERIFY(dialog);
    auto* shape = dialog->findChild<QComboBox*>(QStringLiteral("crop.shape"));
    shape->setCurrentIndex(shape->findData(1.0));
    auto* area = dialog->findChild<CropArea*>();
    for (int i = 0; i < 100; ++i)
        QTest::keyClick(area, Qt::Key_Right);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    QCOMPARE(edited.size(), 1);
    const auto photo = edited.front().front().value<std::optional<Photo>>();
    QVERIFY(photo);
    const QImage picture = uprightPicture(*photo);
    QCOMPARE(picture.size(), QSize(300, 300));
    QCOMPARE(picture.pixelColor(50, 150), QColor(Qt::red));
    QCOMPARE(picture.pixelColor(250, 150), QColor(Qt::blue));
    QCOMPARE(picture.pixelColor(110, 150), QColor(Qt::blue)); // it was moved to the right
}

/// As from a phone: the exported files would be too large to send.
void PhotoCropTest::scalesLargePhotosDown()
{
    const QTemporaryDir folder;
    PhotoEdit edit;
    const QSignalSpy edits(&edit, &PhotoEdit::edited);
    const auto taken = [&](const QSize& size, const char* name) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        if (!twoColours().scaled(size).save(path))
            return std::optional<Photo>();
        edit.takeFile(path);
        return edits.isEmpty() ? std::nullopt : edits.last().front().value<std::optional<Photo>>();
    };
    const auto large = taken({3000, 4000}, "large.jpg");
    QVERIFY(large);
    QCOMPARE(large->mediaType, QStringLiteral("image/jpeg"));
    QCOMPARE(uprightPicture(*large).size(), QSize(1800, 2400));
    const auto png = taken({4000, 1000}, "large.png");
    QVERIFY(png);
    QCOMPARE(uprightPicture(*png).size(), QSize(2400, 600));
    QCOMPARE(uprightPicture(*png).pixelColor(0, 0), QColor(Qt::red));
    const auto small = taken({600, 800}, "small.jpg");
    QVERIFY(small);
    QFile file(folder.filePath(QStringLiteral("small.jpg")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(small->data, file.readAll());
}

DUOVITA_GUI_TEST(PhotoCropTest)

#include "tst_photocrop.moc"
