#include "core/design/template.h"
#include "core/export/pdfexporter.h"
#include "core/pdf/fontembedding.h"
#include "tests/support/randomedits.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "ui/preview/pagepictures.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>

using namespace duovita;

class PagePicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsExportedFile_data();
    void showsExportedFile();
    void redrawsChangedPages_data();
    void redrawsChangedPages();
    void keepsUnchangedPictures();
    void partialRedrawEqualsFullRedraw_data();
    void partialRedrawEqualsFullRedraw();
    void findsChangedLine();

private:
    static void type(Person& person, int number);
    PdfDocument made(const QString& templateName, const QVariantMap& changes = {});
    QList<QImage> drawnAnew(const PagedLayout& layout, const PagesLook& look) const;

    const ExportFonts m_fonts;
    PdfExporter m_exporter{m_fonts};
};

QList<QImage> PagePicturesTest::drawnAnew(const PagedLayout& layout, const PagesLook& look) const
{
    return *PagePictures(m_fonts.subsetter).draw(layout, look);
}

void PagePicturesTest::showsExportedFile_data()
{
    QTest::addColumn<QString>("templateName");
    for (const QString& name : Template::names())
        QTest::newRow(qPrintable(name)) << name;
}

/// The pages are drawn without the file: they look exactly as it does.
void PagePicturesTest::showsExportedFile()
{
    QFETCH(QString, templateName);
    const PdfDocument document = made(templateName);
    QVERIFY(!document.bytes.isEmpty());
    QBuffer bytes;
    bytes.setData(document.bytes);
    bytes.open(QIODevice::ReadOnly);
    QPdfDocument file;
    file.load(&bytes);
    for (const double scale : {0.61, 1.0, 464 / 595.276, 2.0}) {
        const PagesLook all{scale, 0, 9};
        const QList<QImage> pages = drawnAnew(document.layout, all);
        QCOMPARE(pages.size(), file.pageCount());
        for (int page = 0; page < file.pageCount(); ++page) {
            const QSize size = all.sizeOf(document.layout.paper);
            QPdfDocumentRenderOptions options;
            options.setScaledSize(size);
            options.setScaledClipRect(QRect(QPoint(), size).adjusted(0, 0, 1, 1)); // see PagePictures::put()
            QImage picture(size, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter(&picture).drawImage(0, 0, file.render(page, size, options));
            QVERIFY(pages[page] == picture);
        }
    }
}

PdfDocument PagePicturesTest::made(const QString& templateName, const QVariantMap& changes)
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    Cv cv = person.cvs.front();
    cv.design.templateName = templateName;
    for (auto it = changes.begin(); it != changes.end(); ++it)
        cv.design.changes.insert(it.key(), QJsonValue::fromVariant(it.value()));
    const Result<PdfDocument> document = m_exporter.make(person, cv, Language::English);
    return document ? *document : PdfDocument();
}

void PagePicturesTest::redrawsChangedPages_data()
{
    QTest::addColumn<QString>("templateName");
    QTest::addColumn<QVariantMap>("changes");
    QTest::newRow("color of text") << "classic"
                                   << QVariantMap{{QStringLiteral("colors.text"), QStringLiteral("#aa0000")}};
    QTest::newRow("line of times") << "timeline"
                                   << QVariantMap{{QStringLiteral("colors.line"), QStringLiteral("#aa0000")}};
    QTest::newRow("icons") << "banking" << QVariantMap{{QStringLiteral("colors.icon"), QStringLiteral("#00aa00")}};
    QTest::newRow("ground of titles") << "campus"
                                      << QVariantMap{{QStringLiteral("colors.accent"), QStringLiteral("#00aa00")}};
    QTest::newRow("dots of languages") << "modern" << QVariantMap{{QStringLiteral("languages.dots"), false}};
    QTest::newRow("letter spacing") << "classic" << QVariantMap{{QStringLiteral("section.tracking"), 0.2}};
}

void PagePicturesTest::redrawsChangedPages()
{
    QFETCH(QString, templateName);
    QFETCH(QVariantMap, changes);
    constexpr PagesLook all{0.8, 0, 9};
    PagePictures pictures(m_fonts.subsetter);
    const QList<QImage> before = *pictures.draw(made(templateName).layout, all);
    const PdfDocument changed = made(templateName, changes);
    const QList<QImage> after = *pictures.draw(changed.layout, all);
    QVERIFY(!before.isEmpty());
    QVERIFY(after != before);
    QCOMPARE(after, drawnAnew(changed.layout, all));
}

void PagePicturesTest::keepsUnchangedPictures()
{
    constexpr PagesLook all{0.8, 0, 9};
    PagePictures pictures(m_fonts.subsetter);
    const QList<QImage> before = *pictures.draw(made(QStringLiteral("timeline")).layout, all);
    const QList<QImage> after = *pictures.draw(made(QStringLiteral("timeline")).layout, all);
    QCOMPARE(after.size(), before.size());
    for (qsizetype page = 0; page < after.size(); ++page)
        QCOMPARE(after[page].cacheKey(), before[page].cacheKey()); // the identical picture
}

/// Appends a letter to one of the points.
void PagePicturesTest::type(Person& person, int number)
{
    for (Section& section : person.sections) {
        for (qsizetype row = 0; row < section.entries().size(); ++row) {
            Entry entry = section.entries()[row];
            if (entry.highlights.isEmpty() || number-- > 0)
                continue;
            Highlight& point = entry.highlights.last();
            for (const Language language : allLanguages)
                point.text.setText(
                    language, RichText::fromPlain(point.text.text(language).plainText() + QStringLiteral("gÅ")), {});
            static_cast<void>(section.replace(row, entry));
            return;
        }
    }
}

void PagePicturesTest::partialRedrawEqualsFullRedraw_data()
{
    QTest::addColumn<QString>("templateName");
    QTest::addColumn<Language>("language");
    QTest::addColumn<double>("scale");
    QTest::newRow("classic, English") << "classic" << Language::English << 464 / 595.276;
    QTest::newRow("classic, Chinese") << "classic" << Language::Chinese << 464 / 595.276;
    QTest::newRow("shapes, a side column") << "columns" << Language::English << 1.5 * 356 / 595.276;
    QTest::newRow("grounds, lines of times") << "timeline" << Language::Chinese << 0.61;
    QTest::newRow("both languages") << "bilingual" << Language::English << 2.0;
}

/// For any edit, a partially redrawn picture equals a fully drawn one, pixel by pixel.
void PagePicturesTest::partialRedrawEqualsFullRedraw()
{
    QFETCH(QString, templateName);
    QFETCH(Language, language);
    QFETCH(double, scale);
    const PagesLook all{scale, 0, 2};
    Person person = test::samplePerson(QStringLiteral("li-si"));
    Cv cv = person.cvs.front();
    cv.design.templateName = templateName;
    constexpr quint32 seed = 11;
    test::RandomEdits edits(seed);
    PagePictures pictures(m_fonts.subsetter);
    for (int step = 0; step < 24; ++step) {
        if (step % 3 == 2)
            edits.next(person).onValue(person);
        else
            type(person, edits.below(12));
        const Result<PdfDocument> document = m_exporter.layOut(person, cv, language);
        QVERIFY(document);
        const QList<QImage> mended = *pictures.draw(document->layout, all);
        const QList<QImage> anew = drawnAnew(document->layout, all);
        for (qsizetype page = 0; page < anew.size(); ++page)
            QVERIFY2(mended[page] == anew[page], qPrintable(QStringLiteral("step %1, page %2").arg(step).arg(page)));
    }
}

void PagePicturesTest::findsChangedLine()
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    const Cv cv = person.cvs.front();
    const auto first = [&] { return m_exporter.layOut(person, cv, Language::English)->layout.pages.front(); };
    const LayoutPage before = first();
    const PageSigns signsBefore = signsOf(before);
    const PageBand none = changedBand(before, signsBefore, first(), signsOf(first()), m_fonts.subsetter->boxes());
    QVERIFY(none.height() <= 0);
    type(person, 0);
    const LayoutPage after = first();
    const PageBand band = changedBand(before, signsBefore, after, signsOf(after), m_fonts.subsetter->boxes());
    QVERIFY(band.height() > 0);
    constexpr double aLine = 30; // points, with a margin
    QVERIFY2(band.height() < aLine, qPrintable(QString::number(band.height())));
}

DUOVITA_GUI_TEST(PagePicturesTest)
#include "tst_pagepictures.moc"
