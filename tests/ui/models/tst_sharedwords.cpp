#include "tests/support/needslexicon.h"
#include "tests/support/testmain.h"
#include "tests/support/windowfixture.h"
#include "ui/review/pairingview.h"
#include "ui/review/pairsmodel.h"
#include "ui/review/sharedparts.h"

#include <QAccessible>
#include <QImage>
#include <QTest>
#include <QTreeView>

using namespace duovita;

namespace {

/// The text with the parts in brackets, as one line shows it.
QString marked(const QString& text, const QList<TextPart>& parts)
{
    QString marked = text.simplified();
    for (qsizetype i = parts.size(); i-- > 0;) {
        marked.insert(parts[i].at + parts[i].size, u']');
        marked.insert(parts[i].at, u'[');
    }
    return marked;
}

Highlight pointWith(const LocalizedRichText& text)
{
    Highlight point;
    point.text = text;
    return point;
}

/// Somebody with one job and what was done there, told in one language.
Person personWith(Language language, const QString& company, const QStringList& points)
{
    Person person;
    Section section(SectionKind::Work);
    Entry entry = section.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = LocalizedText::of(language, company);
    details.range = *DateRange::create(*PartialDate::create(2016, 7), *PartialDate::create(2019, 5));
    for (const QString& point : points)
        entry.highlights += pointWith(LocalizedRichText::of(language, RichText::fromPlain(point)));
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

/// A review of a job told in both languages.
struct Reviewed {
    Reviewed()
        : plan(
              personWith(Language::English, QStringLiteral("Haitu Technology Group"),
                         {QStringLiteral("Monitored the stability of 240 models with automatic alarms"),
                          QStringLiteral("Found fraud gangs with graph algorithms")}),
              personWith(Language::Chinese, QStringLiteral("海图科技集团"),
                         {QStringLiteral("监控 240 个模型的稳定性并自动报警"), QStringLiteral("用图算法找出欺诈团伙")}))
    {
        test::WindowFixture::dress();
        const EntryId given = plan.document().sections[0].entries()[0].id;
        if (!plan.partnerOf(given))
            plan.join(plan.record()->sections[0].entries()[0].id, given);
        const auto& own = plan.record()->sections[0].entries()[0].highlights;
        const auto& points = plan.document().sections[0].entries()[0].highlights;
        for (qsizetype i = 0; i < points.size(); ++i)
            plan.joinHighlights(given, own[i].id, points[i].id);
        pairing.resize(1100, 400);
        pairing.setSides(QStringLiteral("document"), QStringLiteral("record"));
        pairing.setPlan(&plan);
        view = pairing.findChild<QTreeView*>(QStringLiteral("review.pairs"));
        entry = static_cast<PairsModel*>(view->model())->indexOf(given);
        view->setCurrentIndex(entry); // its points are there then
    }

    QModelIndex point(int row) const { return view->model()->index(row, 0, entry); }
    static QString markedIn(const QModelIndex& cell)
    {
        return marked(cell.data().toString(), cell.data(PairsModel::SharedRole).value<QList<TextPart>>());
    }
    /// How many pixels of a cell are ground of what is marked.
    int markedPixels(const QModelIndex& cell) const
    {
        const QImage picture = view->viewport()->grab(view->visualRect(cell)).toImage();
        const QRgb wanted = tone(Tone::SelectionLine, view->palette()).rgb();
        int found = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                found += picture.pixel(x, y) == wanted ? 1 : 0;
        }
        return found;
    }

    MergePlan plan;
    PairingView pairing;
    QTreeView* view;
    QPersistentModelIndex entry;
};

} // namespace

/// What the chosen row of a review says on both sides.
class SharedWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsSharedWords_data();
    void findsSharedWords();
    void marksOnlySelectedRow();
    void exposesWordsToScreenReader();
    void doesNotMarkUnmatchedEntries();
    void highlightsWordsInBothCells_data();
    void highlightsWordsInBothCells();
};

void SharedWordsTest::findsSharedWords_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("givenMarked");
    QTest::addColumn<QString>("ownMarked");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("words, names and numbers")
        << QStringLiteral("基于 NVSHMEM 实现通信，并测试 8 次")
        << QStringLiteral("Implement communication with NVSHMEM,\n tested 8 times")
        << QStringLiteral("基于 [NVSHMEM] [实现通信]，并[测试] [8] 次")
        << QStringLiteral("[Implement] [communication] with [NVSHMEM], [tested] [8] times")
        << QStringList{QStringLiteral("NVSHMEM"), QStringLiteral("实现 – Implement"),
                       QStringLiteral("通信 – communication"), QStringLiteral("测试 – tested"), QStringLiteral("8")};
    QTest::newRow("a record in both languages")
        << QStringLiteral("监控模型") << QStringLiteral("Monitored models\n监控了模型") << QStringLiteral("[监控模型]")
        << QStringLiteral("Monitored [models] [监控]了[模型]")
        << QStringList{QStringLiteral("监控"), QStringLiteral("模型 – models"), QStringLiteral("模型")};
    QTest::newRow("a title in both languages") << QStringLiteral("模型") << QStringLiteral("The models  ·  模型集")
                                               << QStringLiteral("[模型]") << QStringLiteral("The [models] · [模型]集")
                                               << QStringList{QStringLiteral("模型 – models"), QStringLiteral("模型")};
    QTest::newRow("a name read aloud") << QStringLiteral("在鹿鸣任教") << QStringLiteral("Lectured at Luming")
                                       << QStringLiteral("在[鹿鸣]任教") << QStringLiteral("Lectured at [Luming]")
                                       << QStringList{QStringLiteral("鹿鸣 – Luming")};
    QTest::newRow("a single character") << QStringLiteral("校核桥的模型")
                                        << QStringLiteral("Checked models of the bridge")
                                        << QStringLiteral("校核桥的[模型]")
                                        << QStringLiteral("Checked [models] of the bridge")
                                        << QStringList{QStringLiteral("模型 – models")};
    QTest::newRow("the same") << QStringLiteral("监控模型") << QStringLiteral("监控模型 ") << QStringLiteral("监控模型")
                              << QStringLiteral("监控模型") << QStringList();
    QTest::newRow("something else") << QStringLiteral("优化数据库查询性能")
                                    << QStringLiteral("Cooked dinner for the queen")
                                    << QStringLiteral("优化数据库查询性能")
                                    << QStringLiteral("Cooked dinner for the queen") << QStringList();
}

void SharedWordsTest::findsSharedWords()
{
    DUOVITA_NEEDS_LEXICON();
    QFETCH(const QString, given);
    QFETCH(const QString, own);
    const SharedParts shared = sharedPartsOf(given, own, {});
    QTEST(marked(given, shared.given), "givenMarked");
    QTEST(marked(own, shared.own), "ownMarked");
    QTEST(shared.words, "words");
}

void SharedWordsTest::marksOnlySelectedRow()
{
    DUOVITA_NEEDS_LEXICON();
    const Reviewed reviewed;
    QCOMPARE(Reviewed::markedIn(reviewed.entry), QStringLiteral("[海图科技集团]"));
    QCOMPARE(Reviewed::markedIn(reviewed.entry.sibling(reviewed.entry.row(), PairsModel::Record)),
             QStringLiteral("[Haitu] [Technology] [Group]"));
    QCOMPARE(Reviewed::markedIn(reviewed.point(0)), reviewed.point(0).data().toString());
    reviewed.view->setCurrentIndex(reviewed.point(0));
    QCOMPARE(Reviewed::markedIn(reviewed.entry), QStringLiteral("海图科技集团"));
    QCOMPARE(Reviewed::markedIn(reviewed.point(0)), QStringLiteral("监控 [240] 个[模型]的[稳定性]并[自动报警]"));
    QCOMPARE(Reviewed::markedIn(reviewed.point(0).siblingAtColumn(PairsModel::Record)),
             QStringLiteral("Monitored the [stability] of [240] [models] with [automatic] [alarms]"));
    QCOMPARE(Reviewed::markedIn(reviewed.point(1)), reviewed.point(1).data().toString());
}

void SharedWordsTest::exposesWordsToScreenReader()
{
    DUOVITA_NEEDS_LEXICON();
    const Reviewed reviewed;
    reviewed.view->setCurrentIndex(reviewed.point(1));
    const QString words = QStringLiteral("算法 – algorithms");
    for (const int column : {PairsModel::Document, PairsModel::Record}) {
        const QModelIndex cell = reviewed.point(1).siblingAtColumn(column);
        QVERIFY2(cell.data(Qt::AccessibleDescriptionRole).toString().contains(words),
                 qPrintable(cell.data(Qt::AccessibleDescriptionRole).toString()));
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(words));
    }
    QVERIFY(!reviewed.point(0).data(Qt::AccessibleDescriptionRole).toString().contains(QStringLiteral("–")));
}

/// Two that were parted have nothing to be marked, and what is left out is not compared.
void SharedWordsTest::doesNotMarkUnmatchedEntries()
{
    DUOVITA_NEEDS_LEXICON();
    Reviewed reviewed;
    const EntryId given = reviewed.plan.document().sections[0].entries()[0].id;
    const auto isMarked = [&] {
        const auto& model = static_cast<const PairsModel&>(*reviewed.view->model());
        return model.indexOf(given).data(PairsModel::SharedRole).isValid();
    };
    QVERIFY(isMarked());
    reviewed.plan.setLeftOut(given, true);
    reviewed.pairing.refresh({});
    QVERIFY(!isMarked());
    reviewed.plan.setLeftOut(given, false);
    reviewed.pairing.refresh({});
    QVERIFY(isMarked());
    reviewed.plan.cut(given);
    reviewed.pairing.refresh({});
    QVERIFY(!isMarked());
}

void SharedWordsTest::highlightsWordsInBothCells_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void SharedWordsTest::highlightsWordsInBothCells()
{
    DUOVITA_NEEDS_LEXICON();
    QFETCH(const bool, dark);
    Reviewed reviewed;
    reviewed.pairing.setPalette(tonedPalette(dark));
    reviewed.pairing.show();
    QVERIFY(QTest::qWaitForWindowExposed(&reviewed.pairing));
    reviewed.view->setCurrentIndex(reviewed.point(0));
    constexpr int aWord = 50; // as many pixels at least
    for (const int column : {PairsModel::Document, PairsModel::Record}) {
        QVERIFY(reviewed.markedPixels(reviewed.point(0).siblingAtColumn(column)) > aWord);
        QCOMPARE(reviewed.markedPixels(reviewed.point(1).siblingAtColumn(column)), 0);
    }
}

DUOVITA_GUI_TEST(SharedWordsTest)
#include "tst_sharedwords.moc"
