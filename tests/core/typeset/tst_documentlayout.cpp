#include "core/typeset/fontlibrary.h"
#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>
#include <QtEndian>

#include <hb.h>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Whether the font is Debian 12's version: families redrawn in other releases give other line breaks.
bool isAsOfDebian12(const QString& family)
{
    static const QMap<QString, quint32> revisions{
        {QStringLiteral("Inter"), 197853}, {QStringLiteral("Lato"), 131530}, {QStringLiteral("EB Garamond 12"), 1048}};
    if (!revisions.contains(family))
        return true;
    FontLibrary fonts;
    const auto face = fonts.face(family, 400, false);
    if (!face)
        return false;
    hb_blob_t* head = hb_face_reference_table((*face)->hbFace(), HB_TAG('h', 'e', 'a', 'd'));
    unsigned length = 0;
    const char* data = hb_blob_get_data(head, &length);
    constexpr unsigned revisionAt = 4;
    const bool isSame =
        length >= revisionAt + sizeof(quint32) && qFromBigEndian<quint32>(data + revisionAt) == revisions[family];
    hb_blob_destroy(head);
    return isSame;
}

/// One line per text line: page, position of the first run, size, text; then the rules.
QString dump(const PagedLayout& layout)
{
    QString text;
    for (qsizetype page = 0; page < layout.pages.size(); ++page) {
        for (const LayoutLine& line : layout.pages[page].lines) {
            const GlyphRun& first = line.runs.front();
            text += QStringLiteral("%1 %2 %3 %4 %5\n")
                        .arg(page + 1)
                        .arg(first.origin.x(), 6, 'f', 1)
                        .arg(first.origin.y(), 6, 'f', 1)
                        .arg(first.size, 4, 'f', 1)
                        .arg(textOf(line));
        }
        for (const LayoutRule& rule : layout.pages[page].rules) {
            text += QStringLiteral("%1 %2 %3 rule %4 × %5\n")
                        .arg(page + 1)
                        .arg(rule.box.x(), 6, 'f', 1)
                        .arg(rule.box.y(), 6, 'f', 1)
                        .arg(rule.box.width(), 0, 'f', 1)
                        .arg(rule.box.height(), 0, 'f', 1);
        }
    }
    return text;
}

} // namespace

class DocumentLayoutTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void matchesExpectedLayouts_data();
    void matchesExpectedLayouts();
    void keepsTextWithinColumns_data();
    void keepsTextWithinColumns();
    void mapsContentToPositionAndBack();
};

void DocumentLayoutTest::matchesExpectedLayouts_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    QStringList names = Template::names();
    for (const char* earlier : {"classic-1", "compact-1", "academic-1", "modern-1", "bilingual-1"})
        names += QString::fromLatin1(earlier);
    for (const QString& name : std::as_const(names)) {
        for (const Language language : allLanguages)
            QTest::addRow("%s.%s", qPrintable(name), infoOf(language).code) << name << language;
    }
}

/// Uses Debian's fonts. Set DUOVITA_UPDATE_GOLDENS to rewrite the expected output, and review the difference.
void DocumentLayoutTest::matchesExpectedLayouts()
{
    QFETCH(QString, design);
    QFETCH(Language, language);
    const QString family = Template::load(design, language)->latinFamily;
    if (!isAsOfDebian12(family))
        QSKIP(qPrintable(QStringLiteral("%1 is missing, or not that of Debian 12").arg(family)));
    const PagedLayout layout = make(sample("li-si"), design, language);
    const QString path =
        QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/layouts/%1.%2.txt").arg(design, codeOf(language));
    const QString text = dump(layout);
    QFile file(path);
    if (qEnvironmentVariableIsSet("DUOVITA_UPDATE_GOLDENS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n');
    const QStringList made = text.split(u'\n');
    for (qsizetype i = 0; i < qMin(expected.size(), made.size()); ++i) {
        QVERIFY2(
            made[i] == expected[i],
            qPrintable(
                QStringLiteral("%1:%2\n  made     %3\n  expected %4").arg(path).arg(i + 1).arg(made[i], expected[i])));
    }
    QCOMPARE(made.size(), expected.size());
}

void DocumentLayoutTest::keepsTextWithinColumns_data()
{
    matchesExpectedLayouts_data();
}

void DocumentLayoutTest::keepsTextWithinColumns()
{
    QFETCH(QString, design);
    QFETCH(Language, language);
    for (const char* name : {"zhang-san", "li-si"}) {
        const PagedLayout layout = make(sample(name), design, language);
        QVERIFY(!layout.pages.isEmpty());
        QCOMPARE(layout.findings.size(), 0);
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutLine& line : page.lines) {
                for (const GlyphRun& run : line.runs) {
                    const QString where = run.text + QStringLiteral(" | ") + textOf(line);
                    QVERIFY2(run.origin.x() >= line.box.left() - 5, qPrintable(where));
                    // A mark at the edge may hang by its blank half.
                    QVERIFY2(run.origin.x() + run.width() <= line.box.right() + 5, qPrintable(where));
                    QVERIFY2(run.origin.y() < layout.paper.height() - 12, qPrintable(where));
                }
            }
        }
    }
}

void DocumentLayoutTest::mapsContentToPositionAndBack()
{
    const Person person = sample("li-si");
    const PagedLayout layout = make(person, QStringLiteral("modern"), Language::Chinese);
    const Highlight& highlight = person.sections[1].entries()[0].highlights[2];
    const ContentSource wanted{std::nullopt, std::nullopt, highlight.id, Field::None};
    const QList<PagedLayout::Spot> spots = layout.find(wanted);
    QCOMPARE(spots.size(), 1);
    const auto hit = layout.at(spots.front().page, spots.front().box.center());
    QVERIFY(hit);
    QCOMPARE(hit->source.highlight, highlight.id);
    QVERIFY(!layout.at(0, QPointF(-5, -5)));
    QVERIFY(!layout.at(99, QPointF(50, 50)));
}

DUOVITA_TEST(DocumentLayoutTest)
#include "tst_documentlayout.moc"
