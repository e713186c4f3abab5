#include "core/export/photoroom.h"

#include "core/export/formats.h"
#include "core/import/readers/ziparchive.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

namespace {

QByteArray picture(const char* format, int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    QByteArray data;
    QBuffer buffer(&data);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return data;
}

Person withPhoto(const QByteArray& data)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.photo = Photo{data, QStringLiteral("image/png"), {}};
    for (int i = 0; i < 9; ++i)
        person.contacts += Contact{
            ContactKind::Website, LocalizedText::shared(QStringLiteral("site%1.example.org/people").arg(i)), {}};
    Section section(SectionKind::Service);
    Entry entry = section.newEntry();
    std::get<GeneralDetails>(entry.details).title = LocalizedText::shared(QStringLiteral("2019"));
    if (section.append(entry))
        person.sections += section;
    return person;
}

QString partOf(const QByteArray& docx, const char* name)
{
    const auto archive = ZipArchive::open(docx, QStringLiteral("cv.docx"));
    if (!archive)
        return {};
    const auto part = archive->read(QString::fromLatin1(name));
    return part ? QString::fromUtf8(*part) : QString();
}

QByteArray docxOf(const Person& person)
{
    const auto files = exportFiles(person, person.cvs.front(), {Language::English}, ExportFormat::Docx);
    return files ? files->front().bytes : QByteArray();
}

} // namespace

/// Templates either show the photo, or a problem says that they do not.
class PhotoRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsTemplatesWithoutPhoto();
    void changingTheTemplateResolvesProblem();
    void canBeDismissedPerTemplate();
    void wordDocumentsContainThePhoto_data();
    void wordDocumentsContainThePhoto();
    void wordDocumentsRotateThePhotoUpright();
    void wordKeepsHeaderBesideThePhoto();
    void wordReadersFindThePhoto();
    void wordDocumentsOmitInvalidPhoto();
};

void PhotoRoomTest::reportsTemplatesWithoutPhoto()
{
    Person person = withPhoto(picture("PNG", 50, 70));
    Cv& cv = person.cvs.front();
    for (const char* without : {"plain", "garamond", "columns"}) {
        cv.design.templateName = QString::fromLatin1(without);
        QVERIFY(leavesPhotoOut(person, cv));
        const auto problem = photoProblem(person, cv);
        QVERIFY(problem);
        QCOMPARE(problem->kind, Problem::Kind::PhotoNotShown);
        QCOMPARE(problem->parameters, QStringList{cv.design.templateName});
        QVERIFY(problem->remedies.testFlag(Remedy::ChangeTemplate));
    }
    for (const char* with : {"classic", "compact", "modern"}) {
        cv.design.templateName = QString::fromLatin1(with);
        QVERIFY(!leavesPhotoOut(person, cv) && !photoProblem(person, cv));
    }
    cv.design.templateName = QStringLiteral("plain");
    person.photo.reset();
    QVERIFY(!photoProblem(person, cv));
}

void PhotoRoomTest::changingTheTemplateResolvesProblem()
{
    Person person = withPhoto(picture("PNG", 50, 70));
    person.cvs.front().design.templateName = QStringLiteral("plain");
    const auto problem = photoProblem(person, person.cvs.front());
    const Person mended = remedied(person, *problem, Remedy::ChangeTemplate, {});
    QCOMPARE(mended.cvs.front().design.templateName, problem->suggestion);
    QVERIFY(!photoProblem(mended, mended.cvs.front()));
}

void PhotoRoomTest::canBeDismissedPerTemplate()
{
    Person person = withPhoto(picture("PNG", 50, 70));
    person.cvs.front().design.templateName = QStringLiteral("plain");
    const auto problem = photoProblem(person, person.cvs.front());
    Person dismissed = remedied(person, *problem, Remedy::Dismiss, {});
    QVERIFY(photoProblem(dismissed, dismissed.cvs.front())->dismissed);
    dismissed.cvs.front().design.templateName = QStringLiteral("garamond"); // a dismissal applies only to one template
    QVERIFY(!photoProblem(dismissed, dismissed.cvs.front())->dismissed);
}

void PhotoRoomTest::wordDocumentsContainThePhoto_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("templateName");
    for (const char* name : {"classic", "compact", "modern"}) {
        QTest::addRow("%s, png", name) << QByteArray("PNG") << QStringLiteral("media/photo.png")
                                       << QString::fromLatin1(name);
        QTest::addRow("%s, jpeg", name) << QByteArray("JPEG") << QStringLiteral("media/photo.jpeg")
                                        << QString::fromLatin1(name);
    }
}

void PhotoRoomTest::wordDocumentsContainThePhoto()
{
    QFETCH(QByteArray, format);
    QFETCH(QString, part);
    QFETCH(QString, templateName);
    Person person = withPhoto(picture(format.constData(), 50, 70));
    person.photo->alternative = LocalizedText::of(Language::English, QStringLiteral("Zhang San in a <red> hat"));
    person.cvs.front().design.templateName = templateName;
    const QByteArray docx = docxOf(person);
    const auto archive = ZipArchive::open(docx, QStringLiteral("cv.docx"));
    QVERIFY(archive);
    QVERIFY(archive->read(QStringLiteral("word/") + part));
    QVERIFY(partOf(docx, "word/_rels/document.xml.rels").contains(part));
    const QString document = partOf(docx, "word/document.xml");
    QVERIFY(document.contains(QStringLiteral("descr=\"Zhang San in a &lt;red&gt; hat\"")));
    static const QRegularExpression extent(QStringLiteral("extent cx=\"(\\d+)\" cy=\"(\\d+)\""));
    const auto size = extent.match(document);
    QVERIFY(size.hasMatch());
    const double ratio = size.captured(1).toDouble() / size.captured(2).toDouble();
    QVERIFY2(qAbs(ratio - 50.0 / 70) < 0.01, qPrintable(QString::number(ratio))); // aspect ratio unchanged
}

/// Word ignores the EXIF orientation.
void PhotoRoomTest::wordDocumentsRotateThePhotoUpright()
{
    QByteArray lying = picture("JPEG", 70, 50);
    // EXIF with one field: orientation 6, a quarter turn.
    const QByteArray exif = QByteArray::fromHex("ffe10022457869660000"
                                                "4d4d002a00000008000101120003000000010006000000000000");
    lying.insert(2, exif);
    const QByteArray docx = docxOf(withPhoto(lying));
    const auto archive = ZipArchive::open(docx, QStringLiteral("cv.docx"));
    QVERIFY(archive);
    const auto part = archive->read(QStringLiteral("word/media/photo.jpeg"));
    QVERIFY(part);
    QBuffer buffer;
    buffer.setData(*part);
    QImageReader reader(&buffer);
    QCOMPARE(reader.transformation(), QImageIOHandler::TransformationNone);
    QCOMPARE(reader.size(), QSize(50, 70));
}

/// The lines of the header end before the photo, and the content starts below it.
void PhotoRoomTest::wordKeepsHeaderBesideThePhoto()
{
    Person with = withPhoto(picture("PNG", 50, 70));
    with.cvs.front().design.templateName = QStringLiteral("classic-1"); // its contacts fill a line
    Person without = with;
    without.photo.reset();
    const auto contactLines = [](const Person& person) {
        return partOf(docxOf(person), "word/document.xml").count(QStringLiteral("w:val=\"Contact\""));
    };
    QVERIFY(contactLines(with) > contactLines(without));
    // If the header is lower than the photo, there is space below it.
    const auto hasRoomBelow = [](Person somebody) {
        somebody.contacts.resize(1);
        return partOf(docxOf(somebody), "word/document.xml").contains(QStringLiteral("<w:spacing w:after"));
    };
    QVERIFY(hasRoomBelow(with));
    QVERIFY(!hasRoomBelow(without));
}

/// python-docx, an independent reader, finds one picture of the right size.
void PhotoRoomTest::wordReadersFindThePhoto()
{
    const QString interpreter = QStringLiteral("/usr/bin/python3");
    QProcess probe;
    probe.start(interpreter, {QStringLiteral("-c"), QStringLiteral("import docx")});
    if (!probe.waitForFinished() || probe.exitCode() != 0)
        QSKIP("python3-docx is not installed");
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("cv.docx")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(docxOf(withPhoto(picture("PNG", 50, 70))));
    file.close();
    QProcess python;
    python.start(interpreter,
                 {QStringLiteral("-c"),
                  QStringLiteral("import docx,sys\nd=docx.Document(sys.argv[1])\n"
                                 "n=[e for e in d.element.iter() if e.tag.endswith('}blip')]\n"
                                 "k='{http://schemas.openxmlformats.org/officeDocument/2006/relationships}embed'\n"
                                 "print(len(n), len(d.part.related_parts[n[0].get(k)].blob))"),
                  file.fileName()});
    QVERIFY(python.waitForFinished());
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    QVERIFY(QString::fromUtf8(python.readAllStandardOutput()).startsWith(QStringLiteral("1 ")));
}

void PhotoRoomTest::wordDocumentsOmitInvalidPhoto()
{
    const QByteArray docx = docxOf(withPhoto(QByteArray(100, 'x')));
    QVERIFY(!docx.isEmpty());
    QVERIFY(!partOf(docx, "word/document.xml").contains(QStringLiteral("drawing")));
    QVERIFY(!partOf(docx, "word/_rels/document.xml.rels").contains(QStringLiteral("photo")));
}

DUOVITA_TEST(PhotoRoomTest)
#include "tst_photoroom.moc"
