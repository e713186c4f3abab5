#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "ui/preview/pagepictures.h"

using namespace duovita;

class PagePicturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsAnewWhatLooksOtherwise_data();
    void drawsAnewWhatLooksOtherwise();
    void keepsWhatDidNotChange();

private:
    PdfDocument made(const QString& templateName, const QVariantMap& changes = {});

    PdfExporter m_exporter{ExportFonts()};
};

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

void PagePicturesTest::drawsAnewWhatLooksOtherwise_data()
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

void PagePicturesTest::drawsAnewWhatLooksOtherwise()
{
    QFETCH(QString, templateName);
    QFETCH(QVariantMap, changes);
    constexpr PagesLook all{0.8, 0, 9};
    PagePictures pictures;
    const QList<QImage> before = pictures.draw(made(templateName), all);
    const PdfDocument changed = made(templateName, changes);
    const QList<QImage> after = pictures.draw(changed, all);
    QVERIFY(!before.isEmpty());
    QVERIFY(after != before);
    QCOMPARE(after, PagePictures().draw(changed, all));
}

void PagePicturesTest::keepsWhatDidNotChange()
{
    constexpr PagesLook all{0.8, 0, 9};
    PagePictures pictures;
    const QList<QImage> before = pictures.draw(made(QStringLiteral("timeline")), all);
    const QList<QImage> after = pictures.draw(made(QStringLiteral("timeline")), all);
    QCOMPARE(after.size(), before.size());
    for (qsizetype page = 0; page < after.size(); ++page)
        QCOMPARE(after[page].cacheKey(), before[page].cacheKey()); // the very picture
}

DUOVITA_GUI_TEST(PagePicturesTest)
#include "tst_pagepictures.moc"
