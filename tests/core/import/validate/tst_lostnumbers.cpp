#include "core/import/importdraft.h"
#include "core/import/readers/compatibility.h"
#include "core/import/validate/lostnumbers.h"

#include "core/json/personjson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace duovita;

namespace {

QList<TextBlock> blocksOf(const QString& path, const QString& text)
{
    FrontMatter frontMatter;
    QStringList changed;
    return withoutCompatibility(
        path.endsWith(QStringLiteral(".md")) ? readMarkdown(text, &frontMatter) : readPlainText(text), changed);
}

/// Which of a field's dates are dropped.
enum class Dropped : unsigned char { Start, End, All };

template <typename Value>
void drop(Value& value, Dropped what)
{
    if constexpr (std::is_same_v<Value, DateRange>) {
        const auto start = what == Dropped::End ? value.start() : std::nullopt;
        const auto end = what == Dropped::Start ? value.end() : std::nullopt;
        value = *DateRange::create(start, end);
    } else if constexpr (std::is_same_v<Value, std::optional<PartialDate>> ||
                         std::is_same_v<Value, std::optional<int>> || std::is_same_v<Value, QList<PartialDate>>) {
        value = {};
    }
}

/// Years in any field: "ICML 2023" in a venue counts like the year 2023.
QSet<QString> yearsIn(const Entry& entry)
{
    static const QRegularExpression year(QStringLiteral("(?<!\\d)(?:(?:19|20)|['’])(\\d\\d)(?!\\d)"));
    QJsonObject object = toJson(entry);
    object.remove(QStringLiteral("id"));
    QSet<QString> years;
    const QString text = QString::fromUtf8(QJsonDocument(object).toJson());
    for (auto it = year.globalMatch(text); it.hasNext();)
        years.insert(it.next().captured(1));
    return years;
}

ImportDraft with(ImportDraft draft, const Entry& entry)
{
    for (Section& section : draft.person.sections) {
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            if (section.entries()[i].id == entry.id)
                static_cast<void>(section.replace(i, entry));
        }
    }
    return draft;
}

} // namespace

/// Numbers of a document that are in no field of the record.
class LostNumbersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsEachDroppedDate_data();
    void reportsEachDroppedDate();
    void reportsLostNumbers_data();
    void reportsLostNumbers();
    void ignoresRepeatedNumbers_data();
    void ignoresRepeatedNumbers();
};

void LostNumbersTest::reportsEachDroppedDate_data()
{
    QTest::addColumn<Dropped>("what");
    QTest::newRow("start") << Dropped::Start;
    QTest::newRow("end") << Dropped::End;
    QTest::newRow("all") << Dropped::All;
}

/// Drops dates from the entries of each sample, which must be reported.
void LostNumbersTest::reportsEachDroppedDate()
{
    QFETCH(Dropped, what);
    constexpr int fewest = 100; // number of entries with dates tested at least
    constexpr int share = 3;    // tests one in three files, because each takes time
    int dropped = 0;
    int files = static_cast<int>(what);
    const QDir folder(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cvs"));
    for (const QString& name : folder.entryList({QStringLiteral("*.txt"), QStringLiteral("*.md")}, QDir::Files)) {
        if (++files % share != 0)
            continue;
        const auto drafts = readFile(folder.filePath(name));
        QVERIFY(drafts);
        const ImportDraft& draft = drafts->front();
        const QList<TextBlock> blocks = blocksOf(name, draft.source);
        const qsizetype before = lostNumbers(blocks, draft).size();
        for (const Section& section : draft.person.sections) {
            for (const Entry& entry : section.entries()) {
                Entry without = entry;
                forEachField(without.details, [what](Field, auto& value) { drop(value, what); });
                const QSet<QString> years = yearsIn(entry).subtract(yearsIn(without));
                if (years.isEmpty() || !entry.unparsed.isEmpty()) // reported already
                    continue;
                ++dropped;
                QVERIFY2(lostNumbers(blocks, with(draft, without)).size() > before,
                         qPrintable(name + u' ' + QString::number(draft.places.value(entry.id).line)));
            }
        }
    }
    QVERIFY2(dropped > fewest, qPrintable(QString::number(dropped)));
}

void LostNumbersTest::reportsLostNumbers_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const char* lines, const QStringList& expected) {
        QTest::newRow(name) << QString::fromUtf8(lines) << expected;
    };
    row("a period", "Example Dock  2019 – 2021", {QStringLiteral("2019 – 2021")});
    row("a month", "Example Dock  Sep 2020", {QStringLiteral("Sep 2020")});
    row("in Chinese", "示例公司  2020年9月至今", {QStringLiteral("2020年9月至今")});
    row("its words", "Example Dock, cut stops by 20 %, cranes", {QStringLiteral("cut stops by 20 %")});
    row("wide digits", "示例公司，２０２０届", {QStringLiteral("２０２０届")});
    row("a list's numbers", "1. Example Dock\n[2] Example Quay\n3、示例公司", {});
    row("how long it was", "Example Dock, 3 years 8 months\n5 年 9 个月", {QStringLiteral("3 years 8 months")});
}

/// The numbers are reported if the record is empty.
void LostNumbersTest::reportsLostNumbers()
{
    QFETCH(QString, lines);
    QFETCH(QStringList, expected);
    TextBlock block;
    for (const QString& line : lines.split(u'\n'))
        block.lines += TextLine{{InlineSpan{line}}, 7};
    QStringList found;
    for (const LostNumber& lost : lostNumbers({block}, ImportDraft())) {
        found += lost.text;
        QCOMPARE(lost.line, 7);
    }
    QCOMPARE(found, expected);
}

void LostNumbersTest::ignoresRepeatedNumbers_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"137-posts-in-rows.md",             // the employer's dates above those of two jobs
                             "99-career-below-a-box.txt",        // likewise, with one job each
                             "37-pasted-bullets.txt",            // likewise, with tabs
                             "49-months-below.txt",              // the year both in the margin and in the reference
                             "135-what-dates-are-of.md",         // a year above an entry that has its own
                             "211-table-of-several-sections.md", // numbers within cells
                             "31-acl-references.md"})            // section numbers
        QTest::newRow(name) << QString::fromLatin1(name);
}

void LostNumbersTest::ignoresRepeatedNumbers()
{
    QFETCH(QString, name);
    static const QRegularExpression digit(QStringLiteral("\\d"));
    const auto drafts = readFile(QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/cvs/") + name);
    QVERIFY(drafts);
    for (const Section& section : drafts->front().person.sections) {
        QStringList unparsed = section.unparsed;
        for (const Entry& entry : section.entries())
            unparsed += entry.unparsed;
        QVERIFY2(unparsed.filter(digit).isEmpty(), qPrintable(unparsed.join(u'|')));
    }
}

DUOVITA_TEST(LostNumbersTest)
#include "tst_lostnumbers.moc"
