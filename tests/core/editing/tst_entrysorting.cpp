#include "core/editing/entrysorting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

Entry project(const char* title, const DateRange& range)
{
    ExperienceDetails details;
    details.title = LocalizedText::shared(QString::fromLatin1(title));
    details.range = range;
    Entry entry;
    entry.details = details;
    return entry;
}

DateRange range(const char* start, const char* end)
{
    const auto date = [](const char* iso) -> std::optional<PartialDate> {
        return *iso ? std::optional(*PartialDate::parse(QString::fromLatin1(iso))) : std::nullopt;
    };
    return *DateRange::create(date(start), date(end));
}

} // namespace

class EntrySortingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sortsNewestFirst();
    void sortsAwardsByTheirLastYear();
};

void EntrySortingTest::sortsNewestFirst()
{
    const QList<Entry> sorted{project("goes on, newer", DateRange::untilPresent(*PartialDate::create(2022))),
                              project("goes on", DateRange::untilPresent(*PartialDate::create(2019))),
                              project("2023", range("2018", "2023-05")),
                              project("2021, began later", range("2020-02", "2021")),
                              project("2021", range("2019", "2021")),
                              project("start only", range("2017", "")),
                              project("none", {}),
                              project("none either", {})};
    Section section(SectionKind::Project);
    for (const int i : {6, 5, 0, 3, 2, 4, 1, 7})
        QVERIFY(section.append(sorted[i]));
    QList<EntryId> expected;
    for (const Entry& entry : sorted)
        expected += entry.id;
    QVERIFY(newestFirst(section) == expected);
}

void EntrySortingTest::sortsAwardsByTheirLastYear()
{
    Section section(SectionKind::Award);
    for (const QList<int>& years : {QList<int>{2019}, {2017, 2022}, {2021}}) {
        Entry entry = section.newEntry();
        for (const int year : years)
            std::get<AwardDetails>(entry.details).dates += *PartialDate::create(year);
        QVERIFY(section.append(entry));
    }
    const QList<Entry>& entries = section.entries();
    QVERIFY(newestFirst(section) == QList<EntryId>({entries[1].id, entries[2].id, entries[0].id}));
}

DUOVITA_TEST(EntrySortingTest)
#include "tst_entrysorting.moc"
