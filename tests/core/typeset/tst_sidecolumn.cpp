#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// The side column: its content and its end.
class SideColumnTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void putsSectionsInSideColumn();
    void endsTheSideColumnWithItsContent_data();
    void endsTheSideColumnWithItsContent();
    void keepsMainColumnWidthBesideLongSideColumn();
    void losesNothingWhereColumnWidens();
};

void SideColumnTest::putsSectionsInSideColumn()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("modern"), Language::English);
    const double edge = 58 * 72 / 25.4;
    QVERIFY(placeOf(layout, QStringLiteral("Skills")).x() < edge);
    QVERIFY(placeOf(layout, QStringLiteral("Work Experience")).x() > edge);
    // By column: the side column is read after the main column of its page.
    const QString first = layout.text().section(QStringLiteral("Skills"), 0, 0);
    QVERIFY(first.contains(QStringLiteral("Work Experience")));
}

void SideColumnTest::endsTheSideColumnWithItsContent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    for (const char* name : {"li-si", "zhang-san"}) {
        for (const char* design : {"modern", "columns", "modern-1"}) {
            for (const Language language : allLanguages)
                QTest::addRow("%s %s %s", name, design, infoOf(language).code)
                    << QString::fromLatin1(name) << QString::fromLatin1(design) << language;
        }
    }
}

/// The text is the same; on pages after the end of the side column, the main one has the full width with a centred
/// footer.
void SideColumnTest::endsTheSideColumnWithItsContent()
{
    QFETCH(QString, name);
    QFETCH(QString, design);
    QFETCH(Language, language);
    const PagedLayout all = make(sample(qPrintable(name)), design, language);
    const PagedLayout first =
        make(sample(qPrintable(name)), design, language, {{QStringLiteral("sidebar.pages"), QStringLiteral("first")}});
    QCOMPARE(lettersOf(first), lettersOf(all));
    QVERIFY(usesEachBlock(first));
    const Template look = *Template::load(design, language);
    const double right = first.paper.width() - look.margins.right();
    for (const LayoutPage& page : all.pages)
        QVERIFY(page.hasSide);
    for (qsizetype i = 0; i < first.pages.size(); ++i) {
        const LayoutPage& page = first.pages[i];
        QCOMPARE(page.hasSide, i == 0);
        const auto isGround = [&](const LayoutRule& rule) { return rule.box.height() > first.paper.height() - 1; };
        const bool ground = std::any_of(page.rules.begin(), page.rules.end(), isGround);
        QCOMPARE(ground, i == 0 && look.sidebar.ground.isValid());
        for (const LayoutLine& line : page.lines) {
            if (i == 0)
                continue;
            QVERIFY(qAbs(line.box.left() - look.margins.left()) < 0.01);
            QVERIFY(qAbs(line.box.right() - right) < 0.01);
            if (first.blocks[line.block].role != BlockRole::Artifact)
                continue;
            const double begin = line.runs.front().origin.x();
            const double end = line.runs.last().origin.x() + line.runs.last().width();
            QVERIFY(qAbs((begin + end) / 2 - (look.margins.left() + right) / 2) < 0.5);
        }
    }
}

/// The main column keeps its width as far as the side column extends.
void SideColumnTest::keepsMainColumnWidthBesideLongSideColumn()
{
    constexpr int works = 300;
    Person person = sample("li-si");
    person.sections += longSection(SectionKind::Skill, 40, QStringLiteral("one, two, three, four, five, six"));
    person.sections +=
        longSection(SectionKind::Publication, works, QStringLiteral("A work of some words, the number "));
    const PagedLayout layout = make(person, QStringLiteral("modern"), Language::English,
                                    {{QStringLiteral("sidebar.pages"), QStringLiteral("first")}});
    QVERIFY(layout.pages.size() > 3);
    qsizetype besides = 0;
    for (qsizetype i = 0; i < layout.pages.size(); ++i)
        besides += layout.pages[i].hasSide ? 1 : 0;
    QVERIFY(besides >= 2 && besides < layout.pages.size());
    int last = 0;
    placeOf(layout, QStringLiteral("Label39"), &last);
    QCOMPARE(last + 1, besides);
    for (qsizetype i = 0; i < layout.pages.size(); ++i)
        QCOMPARE(layout.pages[i].hasSide, i < besides);
    const QString text = layout.text();
    for (int i = 1; i < works; ++i) {
        const QString title = QStringLiteral("the number %1.").arg(i);
        QCOMPARE(text.count(title), 1);
        QVERIFY(text.indexOf(QStringLiteral("the number %1.").arg(i - 1)) < text.indexOf(title));
    }
}

/// Wherever the page ends: no text is lost or repeated, no title is left alone.
void SideColumnTest::losesNothingWhereColumnWidens()
{
    for (int lines = 0; lines < 40; lines += 3) {
        Person person = sample("zhang-san");
        person.sections.prepend(longSection(SectionKind::Custom, lines, QStringLiteral("Something said ")));
        const PagedLayout layout = make(person, QStringLiteral("modern"), Language::English,
                                        {{QStringLiteral("sidebar.pages"), QStringLiteral("first")}});
        const PagedLayout all = make(person, QStringLiteral("modern"), Language::English);
        QVERIFY2(lettersOf(layout) == lettersOf(all), qPrintable(QString::number(lines)));
        QVERIFY(usesEachBlock(layout));
        for (const LayoutPage& page : layout.pages) {
            const LayoutLine* main = nullptr; // its last line
            for (const LayoutLine& line : page.lines) {
                const bool isMain = layout.blocks[line.block].role != BlockRole::Artifact &&
                                    line.box.right() > layout.paper.width() / 2;
                main = isMain ? &line : main;
            }
            QVERIFY(main && layout.blocks[main->block].role != BlockRole::SectionTitle);
        }
    }
}

DUOVITA_TEST(SideColumnTest)
#include "tst_sidecolumn.moc"
