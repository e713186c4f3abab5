#include "core/typeset/fontlibrary.h"
#include "core/typeset/typesetter.h"
#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

/// The smallest distance between blocks of this role and the line above in their column; infinite if there are none.
double leastAbove(const PagedLayout& layout, BlockRole role)
{
    double least = std::numeric_limits<double>::infinity();
    for (const LayoutPage& page : layout.pages) {
        for (qsizetype i = 1; i < page.lines.size(); ++i) {
            const LayoutLine& line = page.lines[i];
            const double distance = line.box.top() - page.lines[i - 1].box.bottom();
            const bool begins = line.block != page.lines[i - 1].block;
            if (begins && layout.blocks[line.block].role == role && distance > -0.01)
                least = qMin(least, distance);
        }
    }
    return least;
}

} // namespace

/// The number of pages, how they are filled, and where they begin.
class PageFillingTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void fitsContentToPageCount_data();
    void fitsContentToPageCount();
    void addsRemainingSpaceAboveSections_data();
    void addsRemainingSpaceAboveSections();
    void stretchesSectionSpaceOnFullPages();
    void fillsLastPageIfAsked();
    void avoidsShortLastPage();
    void reportsTooManyPages();
    void reportsShortLastPage();
    void keepsTheMarginsAskedFor();
    void startsPagesWhereAsked();
    void keepsRequestedEntriesTogether();
};

void PageFillingTest::fitsContentToPageCount_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<int>("pages");
    QTest::newRow("enough as it is") << QStringLiteral("classic") << 2;
    QTest::newRow("two into one") << QStringLiteral("compact") << 1;
    QTest::newRow("three into two") << QStringLiteral("academic") << 2;
}

void PageFillingTest::fitsContentToPageCount()
{
    QFETCH(QString, design);
    QFETCH(int, pages);
    const Person person = sample("li-si");
    const PagedLayout free = make(person, design, Language::English, {{QStringLiteral("limits.lastPage"), 0}});
    const PagedLayout fitted = make(person, design, Language::English, pages);
    QVERIFY2(fitted.pages.size() <= pages, qPrintable(QString::number(fitted.pages.size())));
    QVERIFY(fitted.findings.isEmpty());
    QCOMPARE(fitted.tightening > 0, free.pages.size() > pages);
    QCOMPARE(lettersOf(fitted), lettersOf(free)); // no letter is lost
}

void PageFillingTest::addsRemainingSpaceAboveSections_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("pages");
    QTest::newRow("compact, one page") << "li-si"
                                       << "compact-1" << Language::English << 1;
    QTest::newRow("compact, one page, Chinese") << "li-si"
                                                << "compact-1" << Language::Chinese << 1;
    QTest::newRow("academic, two pages") << "zhang-san"
                                         << "academic-1" << Language::English << 2;
    QTest::newRow("bilingual, two pages") << "zhang-san"
                                          << "bilingual-1" << Language::Chinese << 2;
    QTest::newRow("modern, one page") << "li-si"
                                      << "modern-1" << Language::Chinese << 1;
}

/// Room left after fitting goes above sections, equally and at most four points each; six tenths of a point more would
/// need another page. Entries and points keep their distances.
void PageFillingTest::addsRemainingSpaceAboveSections()
{
    QFETCH(QString, name);
    QFETCH(QString, design);
    QFETCH(Language, language);
    QFETCH(int, pages);
    const Person person = sample(qPrintable(name));
    const PagedLayout fitted = make(person, design, language, pages);
    QVERIFY(fitted.pages.size() <= pages && fitted.tightening > 0);
    Template tight = Template::load(design, language)->tightened(fitted.tightening);
    const double given = leastAbove(fitted, BlockRole::SectionTitle) - tight.section.spaceBefore;
    QVERIFY2(given > -0.01 && given < 4.01, qPrintable(QString::number(given)));
    QVERIFY(qAbs(leastAbove(fitted, BlockRole::ListItem) - tight.itemSpaceBefore) < 0.01);
    if (given > 3.99)
        return;
    tight.section.spaceBefore += given + 0.6;
    QList<CvContent> contents{makeContent(person, person.cvs.front(), language, tight.words)};
    for (const Language other : allLanguages) {
        if (other != language && tight.layout == Template::Layout::Parallel)
            contents += makeContent(person, person.cvs.front(), other, tight.words);
    }
    const auto looser = Typesetter(std::make_shared<FontLibrary>())
                            .typeset(contents, QList<Template>(contents.size(), tight), PageSetup{});
    QVERIFY(looser);
    QVERIFY(looser->pages.size() > pages);
}

/// The same lines are on the same pages; only full pages have more room above sections, at most 4 points.
void PageFillingTest::stretchesSectionSpaceOnFullPages()
{
    for (const char* design : {"classic", "timeline", "hanging", "bilingual", "modern"}) {
        Person person = sample("li-si");
        person.cvs.front().design.changes.insert(QStringLiteral("section.stretch"), 0);
        const PagedLayout tight = make(person, QString::fromLatin1(design), Language::English);
        person.cvs.front().design.changes.insert(QStringLiteral("section.stretch"), 4);
        const PagedLayout filled = make(person, QString::fromLatin1(design), Language::English);
        QVERIFY(tight.pages.size() > 1);
        QCOMPARE(filled.pages.size(), tight.pages.size());
        for (qsizetype page = 0; page < tight.pages.size(); ++page) {
            const QList<LayoutLine>& before = tight.pages[page].lines;
            const QList<LayoutLine>& after = filled.pages[page].lines;
            QCOMPARE(after.size(), before.size());
            const bool last = page + 1 == tight.pages.size();
            double moved = 0; // largest shift so far, at the first line
            for (qsizetype i = 0; i < before.size(); ++i) {
                const double by = after[i].box.top() - before[i].box.top();
                QVERIFY2(by > -0.01 && (!last || by < 0.01), design);
                const bool title = tight.blocks[before[i].block].role == BlockRole::SectionTitle;
                if (by > moved + 0.01)
                    QVERIFY2(title && by < moved + 4.01, design);
                moved = std::max(moved, by);
            }
            QVERIFY2(last || moved > 0.5, design);
        }
    }
}

/// The same letters on as many pages; the last page ends lower, and a document that was shrunk stays as it is.
void PageFillingTest::fillsLastPageIfAsked()
{
    const Person person = sample("li-si");
    const auto endOf = [](const PagedLayout& layout) {
        double end = 0;
        for (const LayoutLine& line : layout.pages.last().lines) {
            if (layout.blocks[line.block].role != BlockRole::Artifact)
                end = std::max(end, line.box.bottom());
        }
        return end;
    };
    const QMap<QString, QJsonValue> fill{{QStringLiteral("space.fill"), true}};
    for (const char* name : {"classic", "timeline", "columns", "bilingual", "campus", "compact", "academic"}) {
        for (const Language language : allLanguages) {
            const PagedLayout plain = make(person, QString::fromLatin1(name), language);
            const PagedLayout filled = make(person, QString::fromLatin1(name), language, fill);
            QCOMPARE(filled.pages.size(), plain.pages.size());
            QCOMPARE(lettersOf(filled), lettersOf(plain));
            const double gained = endOf(filled) - endOf(plain);
            QVERIFY2(plain.tightening > 0 ? qAbs(gained) < 0.01 : gained > -0.01, name);
            QVERIFY2(plain.pages.size() > 1 || plain.tightening > 0 || gained > 20, name);
        }
    }
}

/// Avoids a last page with little text, if the template sets a minimum.
void PageFillingTest::avoidsShortLastPage()
{
    const Person person = sample("li-si");
    const QString limit = QStringLiteral("limits.lastPage");
    const PagedLayout asItIs = make(person, QStringLiteral("compact"), Language::English, {{limit, 0}});
    QCOMPARE(asItIs.pages.size(), 2);
    QCOMPARE(asItIs.tightening, 0.0);
    const PagedLayout fitted = make(person, QStringLiteral("compact"), Language::English);
    QCOMPARE(fitted.pages.size(), 1);
    QVERIFY(fitted.tightening > 0);
    QVERIFY(fitted.findings.isEmpty());
    QCOMPARE(fitted.text().size(), make(person, QStringLiteral("compact"), Language::English, 1).text().size());
    // A fuller page stays, as does one that cannot be fitted.
    for (const QMap<QString, QJsonValue>& changes :
         {QMap<QString, QJsonValue>{{limit, 0.05}}, QMap<QString, QJsonValue>{{limit, 0.5},
                                                                              {QStringLiteral("limits.spacing"), 1},
                                                                              {QStringLiteral("limits.leading"), 1},
                                                                              {QStringLiteral("limits.size"), 1},
                                                                              {QStringLiteral("limits.margins"), 1}}}) {
        const PagedLayout layout = make(person, QStringLiteral("compact"), Language::English, changes);
        QCOMPARE(layout.pages.size(), 2);
        QCOMPARE(layout.tightening, 0.0);
        QVERIFY(layout.findings.isEmpty());
    }
}

void PageFillingTest::reportsTooManyPages()
{
    const PagedLayout layout = make(sample("zhang-san"), QStringLiteral("academic"), Language::English, 1);
    QVERIFY(layout.pages.size() > 1);
    QCOMPARE(layout.findings.size(), 1);
    QCOMPARE(layout.findings.front().kind, LayoutFinding::Kind::TooManyPages);
    QCOMPARE(layout.tightening, 1.0);
}

/// Unless the CV asked for that page.
void PageFillingTest::reportsShortLastPage()
{
    Person person;
    person.name = LocalizedText::of(Language::English, QStringLiteral("Zhang San"));
    Section work(SectionKind::Work);
    const auto add = [&](Section& section, const QString& text) {
        Entry entry = section.newEntry();
        Highlight point;
        point.text.setText(Language::English, RichText::fromPlain(text));
        entry.highlights = {point};
        QVERIFY(section.append(entry));
    };
    const auto set = [&](const Section& last) {
        Person whole = person;
        whole.sections = {work, last};
        return make(whole, QStringLiteral("classic"), Language::English);
    };
    const Section none(SectionKind::Service);
    PagedLayout layout = set(none);
    while (layout.pages.size() < 2) {
        add(work, QStringLiteral("Sorted the letters of a day."));
        layout = set(none);
    }
    QCOMPARE(layout.findings.size(), 1);
    QCOMPARE(layout.findings.front().kind, LayoutFinding::Kind::ShortLastPage);
    QVERIFY(layout.findings.front().text.toInt() <= 3);
    QCOMPARE(layout.findings.front().page, 1);
    QVERIFY(layout.findings.front().source.entry && work.indexOf(*layout.findings.front().source.entry) > 0);
    for (int more = 0; more < 4; ++more)
        add(work, QStringLiteral("Sorted the letters of a day."));
    QVERIFY(set(none).findings.isEmpty());

    work = Section(SectionKind::Work);
    add(work, QStringLiteral("Sorted the letters of a day."));
    Section service(SectionKind::Service);
    add(service, QStringLiteral("Read to the children of a school."));
    person.cvs.front().pageStartSections = {service.id()};
    layout = set(service);
    QCOMPARE(layout.pages.size(), 2);
    QVERIFY(layout.findings.isEmpty());
}

/// A CV's own margins apply on every page and are kept by fitting.
void PageFillingTest::keepsTheMarginsAskedFor()
{
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    Cv cv = person.cvs.front();
    for (const int millimetres : {10, 35}) {
        for (const std::optional<int> pages : {std::optional<int>(), std::optional<int>(1)}) {
            cv.margins = millimetres;
            cv.targetPages = pages;
            const auto document = exporter.make(person, cv, Language::English);
            QVERIFY(document);
            const double margin = millimetres * millimetre;
            double left = document->layout.paper.width();
            for (const LayoutPage& page : document->layout.pages) {
                for (const LayoutLine& line : page.lines) {
                    if (document->layout.blocks[line.block].role == BlockRole::Artifact)
                        continue;
                    left = qMin(left, line.box.left());
                    QVERIFY(line.box.top() >= margin - 0.01);
                    QVERIFY(line.box.right() <= document->layout.paper.width() - margin + 0.01);
                }
            }
            QVERIFY(qAbs(left - margin) < 0.01);
        }
    }
}

void PageFillingTest::startsPagesWhereAsked()
{
    Person person = sample("li-si");
    Cv& cv = person.cvs.front();
    cv.pageStartSections += person.sections[2].id();
    cv.pageStartEntries += person.sections[1].entries()[1].id;
    const PagedLayout layout = make(person, QStringLiteral("classic"), Language::English);
    int page = -1;
    placeOf(layout, QStringLiteral("Yunfan"), &page);
    QCOMPARE(page, 1);
    QVERIFY(layout.text().contains(QStringLiteral("Yunfan")));
    placeOf(layout, QStringLiteral("Projects"), &page);
    QCOMPARE(page, 2);
}

void PageFillingTest::keepsRequestedEntriesTogether()
{
    Person person = sample("li-si");
    const auto pagesOf = [&](const ContentSource& source) {
        return make(person, QStringLiteral("classic"), Language::English).find(source).size();
    };
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            person.cvs.front().keptEntries = {entry.id};
            QCOMPARE(pagesOf({std::nullopt, entry.id, std::nullopt, Field::None}), 1);
        }
    }
}

DUOVITA_TEST(PageFillingTest)
#include "tst_pagefilling.moc"
