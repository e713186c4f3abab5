#include "core/translation/translationmemory.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

LocalizedRichText point(const char* english, const char* chinese)
{
    return LocalizedRichText::of(RichText::fromMarkdown(text(english)), RichText::fromMarkdown(text(chinese)));
}

/// A person with one job and these points.
Person personWith(const char* name, const QList<LocalizedRichText>& points)
{
    Person person;
    person.name = LocalizedText::of(Language::English, text(name));
    Section work(SectionKind::Work);
    Entry entry = work.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = LocalizedText::of(text("Sample Motors"), text("样本汽车"));
    for (const LocalizedRichText& each : points) {
        entry.highlights += Highlight();
        entry.highlights.last().text = each;
    }
    static_cast<void>(work.append(entry));
    person.sections = {work};
    return person;
}

QStringList chineseOf(const QList<EarlierTranslation>& found)
{
    QStringList texts;
    for (const EarlierTranslation& each : found)
        texts += each.text.texts[indexOf(Language::Chinese)];
    return texts;
}

QList<EarlierTranslation> forEnglish(const TranslationMemory& memory, const char* english, qsizetype most = 5)
{
    return memory.earlier(Language::English, text(english), Language::Chinese, most);
}

} // namespace

/// Finding earlier translations.
class TranslationMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsSimilarTextsBestFirst();
    void searchesInBothDirections();
    void reportsOriginOfTranslation();
    void ignoresIncompleteTranslations();
    void ignoresPrivateTexts();
    void prefersTheRecordThenTheGlossary();
    void limitsItsSize();
};

void TranslationMemoryTest::listsSimilarTextsBestFirst()
{
    TranslationMemory memory;
    memory.add(personWith("Li", {point("Cut the cost of storage by 50 %", "存储成本降低 50%"),
                                 point("Cut the **cost** of storage by 30 %", "存储**成本**降低 30%"),
                                 point("Taught a course on databases", "讲授数据库课程")}));
    const auto found = forEnglish(memory, "cut the cost of storage by 30 %");
    QCOMPARE(chineseOf(found), (QStringList{text("存储**成本**降低 30%"), text("存储成本降低 50%")}));
    QCOMPARE(found[0].likeness, 1.0);
    QVERIFY(found[1].likeness < 1 && found[1].likeness > 0.7);
    QVERIFY(found[0].text.isRich);
    QCOMPARE(found[0].text.plain(Language::English), text("Cut the cost of storage by 30 %"));
    QCOMPARE(forEnglish(memory, "cut the cost of storage by 30 %", 1).size(), 1);
    QCOMPARE(forEnglish(memory, "Wrote a book on birds").size(), 0);
    QCOMPARE(forEnglish(memory, "").size(), 0);
}

void TranslationMemoryTest::searchesInBothDirections()
{
    TranslationMemory memory;
    memory.add(personWith("Li", {point("Taught a course on databases", "讲授数据库课程")}));
    const auto found = memory.earlier(Language::Chinese, text("讲授数据库的课程"), Language::English, 5);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].text.plain(Language::English), text("Taught a course on databases"));
}

void TranslationMemoryTest::reportsOriginOfTranslation()
{
    const Person person = personWith("Li", {point("Taught a course on databases", "讲授数据库课程")});
    TranslationMemory memory;
    memory.add(person);
    const auto found = forEnglish(memory, "Taught a course on databases");
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].text.person, std::optional(person.id));
    QCOMPARE(found[0].text.name, person.name);
    QCOMPARE(found[0].text.entry.text(Language::Chinese), text("样本汽车"));
    QVERIFY(!forEnglish(memory, "Sample Motors").isEmpty()); // includes names
    QCOMPARE(
        memory.earlier(Language::English, text("Taught a course on databases"), Language::Chinese, 5, person.id).size(),
        0);
}

/// Missing, stale and shared texts are not translations.
void TranslationMemoryTest::ignoresIncompleteTranslations()
{
    LocalizedRichText stale = point("Built a bridge over a river", "建了一座桥");
    stale.setText(Language::English, RichText::fromPlain(text("Built a long bridge over a river")),
                  Timestamp(std::chrono::milliseconds(1000)));
    QCOMPARE(stale.state(Language::Chinese), TextState::Stale);
    TranslationMemory memory;
    memory.add(personWith("Li", {stale, point("Sold a car to somebody", ""),
                                 LocalizedRichText::shared(RichText::fromPlain(text("Rust and Go and C")))}));
    QCOMPARE(memory.size(), 1); // the company's name
    QCOMPARE(forEnglish(memory, "Built a long bridge over a river").size(), 0);
    QCOMPARE(forEnglish(memory, "Sold a car to somebody").size(), 0);
    QCOMPARE(forEnglish(memory, "Rust and Go and C").size(), 0);
}

void TranslationMemoryTest::ignoresPrivateTexts()
{
    Person person;
    person.name = LocalizedText::of(text("Li Si"), text("李四"));
    Contact home{ContactKind::Location, LocalizedText::of(text("5 Sample Road"), text("样本路五号")), {}, false};
    person.contacts = {home};
    person.headline = LocalizedText::of(text("Engineer of bridges"), text("桥梁工程师"));
    TranslationMemory memory;
    memory.add(person);
    QCOMPARE(memory.size(), 1);
    QCOMPARE(chineseOf(forEnglish(memory, "engineer of bridges")), QStringList{text("桥梁工程师")});
}

void TranslationMemoryTest::prefersTheRecordThenTheGlossary()
{
    const Person own = personWith("Li", {point("Head of research", "研究主管")});
    TranslationMemory store;
    store.add(Term::of(text("Head of Research"), text("研发负责人")));
    store.add(personWith("Wu", {point("Head of research", "科研部长"), point("Head of research", "研究主管")}));
    store.add(own); // as it was when the store was read
    const auto found =
        earlierTranslations(own, store, Language::English, text("head of research"), Language::Chinese, 5);
    QCOMPARE(chineseOf(found), (QStringList{text("研究主管"), text("研发负责人"), text("科研部长")}));
    QCOMPARE(found[0].text.person, std::optional(own.id));
    QVERIFY(!found[1].text.person);
    QCOMPARE(found[2].text.name.text(Language::English), text("Wu"));
    QCOMPARE(earlierTranslations(own, store, Language::English, text("head of research"), Language::Chinese, 2).size(),
             2);
}

void TranslationMemoryTest::limitsItsSize()
{
    TranslationMemory memory;
    memory.add(Term::of(QString(3000, u'x'), text("长")));
    QCOMPARE(memory.size(), 0);
    for (int i = 0; !memory.isFull() && i < 100'000; ++i)
        memory.add(Term::of(text("term %1").arg(i), text("词 %1").arg(i)));
    const qsizetype full = memory.size();
    QVERIFY(full >= 1'000 && full < 100'000);
    memory.add(Term::of(text("one more of them"), text("再一个")));
    QCOMPARE(memory.size(), full);
    QCOMPARE(chineseOf(forEnglish(memory, "term 7", 1)), QStringList{text("词 7")});
}

DUOVITA_TEST(TranslationMemoryTest)
#include "tst_translationmemory.moc"
