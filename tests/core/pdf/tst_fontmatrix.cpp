#include "core/pdf/fontembedding.h"
#include "core/pdf/pdfwriter.h"
#include "core/typeset/fontlibrary.h"
#include "core/typeset/typesetter.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

/// Fonts of every format: TrueType, OpenType with names and with CIDs, single and in collections. Each is embedded such
/// that two independent renderers draw the same, and the text can be extracted.
class FontMatrixTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void embedsEveryFontFormat_data();
    void embedsEveryFontFormat();

private:
    QByteArray document(const QString& latin, const QString& chinese, const QString& text);
    QImage draw(const QString& program, const QString& pdf);

    std::shared_ptr<FontLibrary> m_fonts = std::make_shared<FontLibrary>();
    QTemporaryDir m_folder;
};

void FontMatrixTest::initTestCase()
{
    for (const char* program : {"pdftoppm", "mutool", "pdftotext"}) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(program)).isEmpty())
            QSKIP("pdftoppm (poppler-utils) or mutool (mupdf-tools) is not installed");
    }
}

void FontMatrixTest::embedsEveryFontFormat_data()
{
    QTest::addColumn<QString>("latin");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("text");
    const QString latin = QStringLiteral("Office affluent 0123456789 (Ångström) “quotes” – Zhang San");
    const QString chinese = QStringLiteral("清河大学——计算机系统，2019 年《论文》“引文”……第一作者");
    QTest::newRow("Noto Serif, TrueType") << "Noto Serif"
                                          << "Noto Serif CJK SC" << latin;
    QTest::newRow("Noto Sans, TrueType") << "Noto Sans"
                                         << "Noto Sans CJK SC" << latin;
    QTest::newRow("Noto Serif CJK, CID in a collection") << "Noto Serif"
                                                         << "Noto Serif CJK SC" << chinese;
    QTest::newRow("Noto Sans CJK, CID in a collection") << "Noto Sans"
                                                        << "Noto Sans CJK SC" << chinese;
    QTest::newRow("Inter, name-keyed OpenType") << "Inter"
                                                << "Noto Sans CJK SC" << latin;
    QTest::newRow("EB Garamond, name-keyed OpenType") << "EB Garamond"
                                                      << "Noto Serif CJK SC" << latin;
    QTest::newRow("DejaVu Sans, TrueType with hints") << "DejaVu Sans"
                                                      << "Noto Sans CJK SC" << latin;
    QTest::newRow("Lato, TrueType") << "Lato"
                                    << "Noto Sans CJK SC" << latin;
}

QByteArray FontMatrixTest::document(const QString& latin, const QString& chinese, const QString& text)
{
    Template design = *Template::load(QStringLiteral("classic"));
    design.latinFamily = latin;
    design.chineseFamily = chinese;
    design.body.size = 24;
    design.body.leading = 36;
    const Language language = containsHan(text) ? Language::Chinese : Language::English;
    CvContent content;
    content.language = language;
    content.title = QStringLiteral("fonts");
    ContentEntry entry;
    entry.paragraphs +=
        ContentParagraph{HighlightStyle::Paragraph, 0, {}, {ContentRun{text, InlineStyle::Plain, {}, language, {}}}};
    entry.paragraphs +=
        ContentParagraph{HighlightStyle::Paragraph, 0, {}, {ContentRun{text, InlineStyle::Bold, {}, language, {}}}};
    content.sections += ContentSection{SectionId(), SectionKind::Summary, {}, {entry}};
    const auto layout = Typesetter(m_fonts).typeset(content, design, Paper::A5);
    if (!layout)
        return {};
    const auto file = PdfWriter(std::make_shared<FontSubsetter>()).write(*layout);
    return file ? file->bytes : QByteArray();
}

QImage FontMatrixTest::draw(const QString& program, const QString& pdf)
{
    const QString picture = m_folder.filePath(program + QStringLiteral(".png"));
    const QStringList poppler{
        QStringLiteral("-r"), QStringLiteral("300"), QStringLiteral("-png"), QStringLiteral("-singlefile"), pdf,
        picture.chopped(4)};
    const QStringList mupdf{QStringLiteral("draw"),
                            QStringLiteral("-q"),
                            QStringLiteral("-r"),
                            QStringLiteral("300"),
                            QStringLiteral("-o"),
                            picture,
                            pdf,
                            QStringLiteral("1")};
    QProcess::execute(program, program == QStringLiteral("mutool") ? mupdf : poppler);
    const QImage image(picture);
    // Antialiasing differs slightly; a wrong glyph or width would shift whole strokes.
    constexpr int blur = 8;
    return image.scaled(image.size() / blur, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

void FontMatrixTest::embedsEveryFontFormat()
{
    QFETCH(QString, latin);
    QFETCH(QString, chinese);
    QFETCH(QString, text);
    if (!m_fonts->face(latin, 400, false))
        QSKIP(qPrintable(QStringLiteral("%1 is not installed").arg(latin)));
    const QByteArray bytes = document(latin, chinese, text);
    QVERIFY(!bytes.isEmpty());
    const QString path = m_folder.filePath(QStringLiteral("font.pdf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();

    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), path, QStringLiteral("-")});
    QVERIFY(reader.waitForFinished());
    const QString read =
        QString::fromUtf8(reader.readAllStandardOutput()).remove(QRegularExpression(QStringLiteral("\\s")));
    QCOMPARE(read, QString(text + text).remove(QRegularExpression(QStringLiteral("\\s"))));

    const QImage one = draw(QStringLiteral("pdftoppm"), path);
    const QImage other = draw(QStringLiteral("mutool"), path);
    QVERIFY(!one.isNull());
    QVERIFY(qAbs(one.width() - other.width()) <= 1 && qAbs(one.height() - other.height()) <= 1);
    qint64 ink = 0;
    qint64 difference = 0;
    for (int y = 0; y < qMin(one.height(), other.height()); ++y) {
        for (int x = 0; x < qMin(one.width(), other.width()); ++x) {
            const int a = one.constScanLine(y)[x];
            const int b = other.constScanLine(y)[x];
            ink += 255 - a;
            difference += qAbs(a - b);
        }
    }
    QVERIFY(ink > 10000);
    QVERIFY2(difference < ink / 5, qPrintable(QStringLiteral("%1 of %2").arg(difference).arg(ink)));
}

DUOVITA_TEST(FontMatrixTest)
#include "tst_fontmatrix.moc"
