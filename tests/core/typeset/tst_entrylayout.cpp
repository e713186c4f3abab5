#include "core/typeset/fontface.h"
#include "core/typeset/fontlibrary.h"
#include "tests/support/layoutfixture.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

/// Layout within entries: dates, places, titles and skills.
class EntryLayoutTest : public QObject, private LayoutFixture {
    Q_OBJECT

private Q_SLOTS:
    void breaksDatesOnlyAtDash();
    void dateColumnGrowsForLongDates();
    void framesEachSkill();
    void alignsSkillsWithEntriesBesideDates();
    void putsDatesIntoTheirColumn();
    void putsDatesBesideTheirPositions();
    void drawsOverallPeriodBesideEmployer();
    void putsPlacesAfterTitles();
    void keepsDatesAtTheRight();
    void movesDateBelowLongTitle();
    void setsDatesInLiningFigures_data();
    void setsDatesInLiningFigures();
};

/// In a date column set narrower than the template's, a month is never separated from its year.
void EntryLayoutTest::breaksDatesOnlyAtDash()
{
    for (const char* design : {"timeline", "academic"}) {
        const PagedLayout layout = make(sample("li-si"), QString::fromLatin1(design), Language::English,
                                        {{QStringLiteral("body.size"), 12}, {QStringLiteral("entry.dateColumn"), 30}});
        QStringList dates;
        for (const LayoutLine& line : layout.pages.front().lines) {
            for (const GlyphRun& run : line.runs)
                dates += run.text.trimmed();
        }
        const auto begin = dates.indexOf(QStringLiteral("Jul 2018 –"));
        QVERIFY2(begin >= 0, qPrintable(dates.join(u'|')));
        QVERIFY2(dates.contains(QStringLiteral("Mar 2021")), qPrintable(dates.join(u'|')));
    }
}

/// Unless somebody has set it narrower than the template's.
void EntryLayoutTest::dateColumnGrowsForLongDates()
{
    for (const char* design : {"timeline", "academic"}) {
        QMap<QString, QJsonValue> changes{{QStringLiteral("dates.format"), QStringLiteral("long")}};
        const auto set = [&] { return make(sample("li-si"), QString::fromLatin1(design), Language::English, changes); };
        const auto isWhole = [](const PagedLayout& layout) {
            return layout.text().contains(QStringLiteral("July 2018 – March 2021"));
        };
        const double usual =
            placeOf(make(sample("li-si"), QString::fromLatin1(design), Language::English), QStringLiteral("Lanxing"))
                .x();
        const PagedLayout grown = set();
        QVERIFY2(isWhole(grown), design);
        QVERIFY2(placeOf(grown, QStringLiteral("Lanxing")).x() > usual, design);
        changes[QStringLiteral("entry.dateColumn")] = 30;
        const PagedLayout narrow = set();
        QVERIFY2(!isWhole(narrow), design);
        QVERIFY2(placeOf(narrow, QStringLiteral("Lanxing")).x() < usual, design);
        changes[QStringLiteral("entry.dateColumn")] = 75;
        QVERIFY2(placeOf(set(), QStringLiteral("Lanxing")).x() > placeOf(grown, QStringLiteral("Lanxing")).x(), design);
    }
}

void EntryLayoutTest::framesEachSkill()
{
    const auto framesOf = [](const PagedLayout& layout) {
        int frames = 0;
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutShape& shape : page.shapes)
                frames += shape.fill.isValid() && shape.stroke.isValid() ? 1 : 0;
        }
        return frames;
    };
    Person person = sample("li-si");
    person.cvs.front().design.changes.insert(QStringLiteral("skills.style"), QStringLiteral("tags"));
    const PagedLayout layout = make(person, QStringLiteral("classic"), Language::English);
    QCOMPARE(framesOf(layout), 5 + 5 + 3);
    // The text and its order are unchanged.
    const PagedLayout lines = make(sample("li-si"), QStringLiteral("classic"), Language::English);
    QCOMPARE(framesOf(lines), 0);
    QCOMPARE(layout.text().simplified(), lines.text().simplified());
    // Each item starts within its frame.
    const QPointF python = placeOf(layout, QStringLiteral("Python"));
    const auto holds = [&](const LayoutShape& shape) { return shape.path.boundingRect().contains(python); };
    int holders = 0;
    for (const LayoutPage& page : layout.pages)
        holders += static_cast<int>(std::count_if(page.shapes.begin(), page.shapes.end(), holds));
    QCOMPARE(holders, 1);
}

void EntryLayoutTest::alignsSkillsWithEntriesBesideDates()
{
    const QMap<QString, QJsonValue> left{{QStringLiteral("entry.dates"), QStringLiteral("left")}};
    for (const char* design : {"accent", "classic"}) {
        const PagedLayout layout = make(sample("li-si"), QString::fromLatin1(design), Language::English, left);
        const double entries = placeOf(layout, QStringLiteral("Lanxing")).x();
        QCOMPARE(placeOf(layout, QStringLiteral("Kafka")).x(), entries);
        const PagedLayout usual = make(sample("li-si"), QString::fromLatin1(design), Language::English);
        QVERIFY(placeOf(usual, QStringLiteral("Kafka")).x() < entries);
    }
}

void EntryLayoutTest::putsDatesIntoTheirColumn()
{
    const PagedLayout layout = make(sample("li-si"), QStringLiteral("academic"), Language::English);
    const QPointF date = placeOf(layout, QStringLiteral("Sep 2013"));
    const QPointF school = placeOf(layout, QStringLiteral("Dongshan University"));
    QVERIFY(date.x() < school.x());
    QVERIFY(qAbs(date.y() - school.y()) < 0.01);
}

/// The place does not use the column reserved for dates.
void EntryLayoutTest::putsDatesBesideTheirPositions()
{
    Section section(SectionKind::Work);
    Entry entry = section.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = LocalizedText::shared(QStringLiteral("Example Cloud"));
    details.position = LocalizedText::shared(QStringLiteral("Principal"));
    details.location = LocalizedText::shared(QStringLiteral("Qinghe"));
    details.range = DateRange::untilPresent(*PartialDate::create(2022));
    HeldPosition earlier;
    earlier.position = LocalizedText::shared(QStringLiteral("Intern"));
    earlier.range = DateRange::untilPresent(*PartialDate::create(2019));
    details.morePositions = {earlier};
    QVERIFY(section.append(entry));
    Person person = sample("li-si");
    person.sections = {section};
    const PagedLayout layout = make(person, QStringLiteral("academic"), Language::English);
    for (const auto& [date, post] : {std::pair("2022", "Principal"), std::pair("2019", "Intern")}) {
        const QPointF left = placeOf(layout, QString::fromLatin1(date));
        const QPointF right = placeOf(layout, QString::fromLatin1(post));
        QVERIFY(left.x() >= 0 && left.x() < right.x());
        QVERIFY(qAbs(left.y() - right.y()) < 0.01);
    }
    QVERIFY(placeOf(layout, QStringLiteral("Qinghe")).x() > placeOf(layout, QStringLiteral("Example Cloud")).x());
}

/// Drawn beside the organization, but not part of the text, which has the dates with the positions.
void EntryLayoutTest::drawsOverallPeriodBesideEmployer()
{
    for (const char* design : {"classic", "timeline"}) {
        const PagedLayout layout = make(sample("li-si"), QString::fromLatin1(design), Language::English);
        QCOMPARE(layout.text().count(QStringLiteral("Jul 2018")), 1);
        const QPointF employer = placeOf(layout, QStringLiteral("Lanxing Technology"));
        const QPointF post = placeOf(layout, QStringLiteral("Jul 2018"));
        int drawn = 0;
        for (const LayoutShape& shape : layout.pages.front().shapes) {
            const QRectF box = shape.path.boundingRect();
            const bool besideIt = box.bottom() > employer.y() - 1 && box.bottom() < employer.y() + 4;
            drawn += besideIt && box.width() > 40 && qAbs(box.center().x() - post.x()) < 60 ? 1 : 0;
        }
        QVERIFY2(drawn == 1, design);
        Person silent = sample("li-si");
        silent.cvs.front().design.changes.insert(QStringLiteral("entry.wholeTime"), false);
        QVERIFY(make(silent, QString::fromLatin1(design), Language::English).pages.front().shapes.size() <
                layout.pages.front().shapes.size());
    }
}

void EntryLayoutTest::putsPlacesAfterTitles()
{
    const PagedLayout english = make(sample("li-si"), QStringLiteral("classic"), Language::English);
    const auto isBehind = [](const PagedLayout& layout, const QString& title, const QString& place) {
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutLine& line : page.lines) {
                const QString text = textOf(line);
                if (text.startsWith(title) && text.sliced(title.size()).trimmed().startsWith(place))
                    return true;
            }
        }
        return false;
    };
    QVERIFY(isBehind(english, QStringLiteral("Lanxing Technology"), QStringLiteral("Nanhu, China")));
    QVERIFY(isBehind(english, QStringLiteral("Dongshan University"), QStringLiteral("Dongshan, China")));
    // An invented place behind a Chinese school's name would be mistaken for the subject; a page has one rule for all.
    const PagedLayout invented = make(sample("li-si"), QStringLiteral("classic"), Language::Chinese);
    QVERIFY(!isBehind(invented, QStringLiteral("东山大学"), QStringLiteral("东山")));
    QVERIFY(!isBehind(invented, QStringLiteral("云帆软件"), QStringLiteral("东山")));
    Person person = sample("li-si");
    for (Section& section : person.sections) {
        for (qsizetype i = 0; section.kind() == SectionKind::Education && i < section.entries().size(); ++i) {
            Entry school = section.entries()[i];
            std::get<EducationDetails>(school.details).location.setText(Language::Chinese, QStringLiteral("上海"));
            QVERIFY(section.replace(i, school));
        }
    }
    const PagedLayout known = make(person, QStringLiteral("classic"), Language::Chinese);
    QVERIFY(isBehind(known, QStringLiteral("东山大学"), QStringLiteral("上海")));
    QVERIFY(isBehind(known, QStringLiteral("云帆软件"), QStringLiteral("东山")));
}

/// However long the title, the date is at the right edge of its first line.
void EntryLayoutTest::keepsDatesAtTheRight()
{
    Section section(SectionKind::Service);
    for (const int words : {1, 80}) {
        Entry entry = section.newEntry();
        auto& details = std::get<GeneralDetails>(entry.details);
        details.range = *DateRange::create(*PartialDate::create(2022, 1), *PartialDate::create(2026, 12));
        details.title =
            LocalizedText::shared(QStringLiteral("Title%1 ").arg(words) + QStringLiteral("word ").repeated(words));
        QVERIFY(section.append(entry));
    }
    Person person = sample("li-si");
    person.sections = {section};
    for (const char* design : {"classic", "compact", "modern"}) {
        const PagedLayout layout = make(person, QString::fromLatin1(design), Language::English);
        QList<QPointF> dates;
        for (const LayoutPage& page : layout.pages) {
            for (const LayoutLine& line : page.lines) {
                for (const GlyphRun& run : line.runs) {
                    if (run.text.contains(QStringLiteral("2022")))
                        dates += run.origin;
                }
            }
        }
        QCOMPARE(dates.size(), 2);
        QVERIFY2(qAbs(dates[0].x() - dates[1].x()) < 0.01, design);
        QVERIFY2(qAbs(dates[1].y() - placeOf(layout, QStringLiteral("Title80")).y()) < 0.01, design);
    }
}

/// In a narrow column, a date moves below a long title rather than squeezing it into many short lines.
void EntryLayoutTest::movesDateBelowLongTitle()
{
    Section section(SectionKind::Service);
    Entry entry = section.newEntry();
    auto& details = std::get<GeneralDetails>(entry.details);
    details.range = *DateRange::create(*PartialDate::create(2022, 1), *PartialDate::create(2026, 12), true);
    details.title = LocalizedText::shared(QStringLiteral("Title ") + QStringLiteral("of words and words ").repeated(5));
    QVERIFY(section.append(entry));
    Person person = sample("li-si");
    person.sections = {section};
    const PagedLayout layout = make(person, QStringLiteral("bilingual-1"), Language::English);
    QVERIFY(placeOf(layout, QStringLiteral("Jan 2022")).y() > placeOf(layout, QStringLiteral("Title")).y());
    details.title = LocalizedText::shared(QStringLiteral("Title of two words and words and words"));
    QVERIFY(person.sections.front().replace(0, entry));
    const PagedLayout beside = make(person, QStringLiteral("bilingual-1"), Language::English);
    QCOMPARE(placeOf(beside, QStringLiteral("Jan 2022")).y(), placeOf(beside, QStringLiteral("Title")).y());
}

void EntryLayoutTest::setsDatesInLiningFigures_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<Language>("language");
    for (const char* design : {"banking", "garamond"}) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", design, infoOf(language).code) << QString::fromLatin1(design) << language;
    }
}

/// The bold of this family has only old-style figures: dates must still not hang below the baseline.
void EntryLayoutTest::setsDatesInLiningFigures()
{
    QFETCH(QString, design);
    QFETCH(Language, language);
    const QString family = QStringLiteral("EB Garamond 12");
    if (!FontLibrary().face(family, 700, false))
        QSKIP("fonts-ebgaramond is not installed");
    const PagedLayout layout = make(sample("li-si"), design, language,
                                    {{QStringLiteral("fonts.latin"), family},
                                     {QStringLiteral("fonts.oldStyleFigures"), false},
                                     {QStringLiteral("entry.dateWeight"), 700}});
    const QRegularExpression date(language == Language::English ? QStringLiteral("^[A-Z][a-z]{2} \\d{4}")
                                                                : QStringLiteral("^\\d{4}\\.\\d{2}"));
    int figures = 0;
    for (const LayoutLine& line : layout.pages.front().lines) {
        for (const GlyphRun& run : line.runs) {
            if (!date.match(run.text).hasMatch())
                continue;
            for (const PlacedGlyph& glyph : run.glyphs) {
                if (glyph.textLength != 1 || !run.text[glyph.textStart].isDigit())
                    continue;
                ++figures;
                QVERIFY2(run.face->outlineOf(glyph.glyph).boundingRect().bottom() < 0.05 * run.face->unitsPerEm(),
                         qPrintable(run.text));
            }
        }
    }
    QVERIFY(figures > 12);
}

DUOVITA_TEST(EntryLayoutTest)
#include "tst_entrylayout.moc"
