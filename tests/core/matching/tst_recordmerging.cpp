#include "core/content/textwalk.h"
#include "core/json/personjson.h"
#include "core/matching/entrypairing.h"
#include "core/matching/evidence.h"
#include "core/matching/recordmerging.h"
#include "tests/support/needslexicon.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

Person sample(const char* name)
{
    return test::samplePerson(QString::fromLatin1(name));
}

template <typename Text>
void keepOnly(Localized<Text>& text, Language language)
{
    if (!text.isShared())
        text = Localized<Text>::of(language, text.text(language));
}

/// A person as described by a document in one language: without the other language's texts, and with new ids.
struct OneLanguage {
    Person person;
    QHash<EntryId, EntryId> original; ///< maps its entries to the original ones
};

OneLanguage inOneLanguage(const Person& person, Language language)
{
    OneLanguage result;
    Person& copy = result.person;
    keepOnly(copy.name = person.name, language);
    copy.headline = person.headline;
    keepOnly(copy.headline, language);
    copy.contacts = person.contacts;
    for (const Section& section : person.sections) {
        Section own(section.kind());
        own.title = section.title;
        keepOnly(own.title, language);
        for (Entry entry : section.entries()) {
            const EntryId id = entry.id;
            entry.id = EntryId();
            result.original.insert(entry.id, id);
            forEachField(entry.details, [&](Field, auto& value) {
                if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
                    keepOnly(value, language);
            });
            for (Highlight& highlight : entry.highlights) {
                highlight.id = HighlightId();
                keepOnly(highlight.text, language);
            }
            static_cast<void>(own.append(entry));
        }
        copy.sections += own;
    }
    return result;
}

/// All texts and their places, without ids, dates and marks.
struct PlacedText {
    QString where;
    QString text;
};

void collect(const QJsonValue& value, const QString& where, QList<PlacedText>& texts)
{
    if (value.isString())
        texts += PlacedText{where, squeezed(value.toString())};
    for (const QJsonValue& item : value.toArray())
        collect(item, where, texts);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        static const QSet<QString> ids{QStringLiteral("id"),        QStringLiteral("kind"),   QStringLiteral("style"),
                                       QStringLiteral("template"),  QStringLiteral("cvs"),    QStringLiteral("changed"),
                                       QStringLiteral("confirmed"), QStringLiteral("person"), QStringLiteral("photo"),
                                       QStringLiteral("x-kept"),    QStringLiteral("type"),   QStringLiteral("marks")};
        if (!ids.contains(it.key()))
            collect(it.value(), where + u'.' + it.key(), texts);
    }
}

QList<PlacedText> textsOf(const Person& person)
{
    QList<PlacedText> texts;
    collect(toJson(person), {}, texts);
    return texts;
}

/// The samples' institutions, in both languages.
QList<Term> institutionsOfTheSamples()
{
    QList<Term> terms;
    for (const char* name : {"zhang-san", "li-si"}) {
        const Person person = sample(name);
        for (const Section& section : person.sections) {
            for (const Entry& entry : section.entries()) {
                forEachField(entry.details, [&](Field field, const auto& value) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
                        if (termKindOf(field) == TermKind::Organization && Term::of(value).isPair())
                            terms += Term::of(value);
                    }
                });
            }
        }
    }
    return terms;
}

} // namespace

class RecordMergingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void importedPairsAreNotStale();
    void pairsByTheStoresGlossary();
    void pairsByOrderOnlyIfCompatible();
    void neverPairsDifferentMeaningsByOrder();
    void pairsByAMonthAlone();
    void joinsTwoLanguages_data();
    void joinsTwoLanguages();
    void insertsNewSectionInDocumentOrder();
    void keepsTheOrderOfHighlights();
    void mergingWithItselfChangesNothing();
    void mergingIsIdempotent();
    void losesNothing();
    void joinsContacts();
    void keepsLabelsThatDiffer();
    void joinsPersonalFacts();
    void joinsGrades();
    void reportsDifferences();
    void keepsTheRecordsWording();
    void keepsDatesThatDiffer_data();
    void keepsDatesThatDiffer();
    void mergesLinkLabelsOfBothLanguages_data();
    void mergesLinkLabelsOfBothLanguages();
    void keepsDifferingUnknownFields();
    void keepsAuthorsInEachScript_data();
    void keepsAuthorsInEachScript();
    void copiesAuthorMarksToBothLanguages();
    void joinsTitlesOfMatchingSections();
    void keepsTheHeadingOfASectionOfAnotherKind();
    void reportsDifferingHeadings();
    void joinsPublicationWithPatentOfSameTitle();
    void findsCommonFeaturesAcrossLanguages();
    void pairsWorksAcrossScripts_data();
    void pairsWorksAcrossScripts();
};

void RecordMergingTest::joinsTwoLanguages_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("reversed");
    for (const char* name : {"zhang-san", "li-si"}) {
        for (const bool reversed : {false, true})
            QTest::addRow("%s%s", name, reversed ? ", sections in another order" : "")
                << QString::fromLatin1(name) << reversed;
    }
}

void RecordMergingTest::pairsWorksAcrossScripts_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<bool>("one");
    const auto row = [](const char* what, const char* english, const char* chinese, bool one) {
        QTest::newRow(what) << QString::fromUtf8(english) << QString::fromUtf8(chinese) << one;
    };
    row("a patent's number", R"("kind": "patent", "title": {"en": "A method for samples"}, "number": "CN 100000001 A")",
        R"("kind": "patent", "title": {"zh": "一种样例方法"}, "number": "CN100000001A")", true);
    row("another number", R"("kind": "patent", "title": {"en": "A method for samples"}, "number": "CN100000001A")",
        R"("kind": "patent", "title": {"zh": "一种样例方法"}, "number": "CN100000002A")", false);
    row("an issue",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "volume": "45", "number": "7", "year": "2022")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "volume": "45", "number": "7", "year": "2022")",
        true);
    row("a page",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "volume": "45", "pages": "1–9", "year": "2022")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "volume": "45", "pages": "1–9", "year": "2022")",
        true);
    row("the pages of proceedings",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "pages": "112–123", "year": "2020")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "pages": "112-123", "year": "2020")", true);
    row("a page without a volume",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "pages": "112", "year": "2020")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "pages": "112", "year": "2020")", false);
    row("where the titles lead to",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "links": [{"url": "https://doi.org/10.5555/A.1"}])",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "doi": "10.5555/a.1")", true);
    row("authors as they are read aloud, and a venue in Latin letters",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "authors": [{"name": "Zhang S"}, {"name": "Ma H"}, {"name": "Kwan MP"}], "venue": {"en": "Journal of Samples"}, "year": "2026")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "authors": [{"name": "张三"}, {"name": "马浩"}, {"name": "关美"}], "venue": "Journal of Samples", "year": "2026")",
        true);
    row("all authors, the venue translated",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "authors": [{"name": "N. Chen"}, {"name": "Zhang San"}, {"name": "Ouyang Yi"}], "venue": {"en": "Communications of Samples"}, "year": "2022")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "authors": [{"name": "陈能"}, {"name": "张三"}, {"name": "欧阳一"}], "venue": {"zh": "样例通讯"}, "year": "2022")",
        true);
    row("those authors in another venue",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "authors": [{"name": "Zhang S"}, {"name": "Ma H"}], "venue": {"en": "Journal of Samples"}, "year": "2026")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "authors": [{"name": "张三"}, {"name": "马浩"}], "venue": "Example Letters", "year": "2026")",
        false);
    row("other authors in that venue",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "authors": [{"name": "Zhang S"}, {"name": "Ma H"}], "venue": {"en": "Journal of Samples"}, "year": "2026")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "authors": [{"name": "李四"}, {"name": "王五"}], "venue": "Journal of Samples", "year": "2026")",
        false);
    row("one author alone, no venue",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "authors": [{"name": "Zhang San"}], "year": "2022")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "authors": [{"name": "张三"}], "year": "2022")",
        false);
    row("a name that the Chinese title has, and the other has not",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "authors": [{"name": "Zhang San"}, {"name": "Li Si"}], "year": "2022")",
        R"("kind": "publication", "title": {"zh": "SampleNet：样例研究综述"}, "authors": [{"name": "张三"}, {"name": "李四"}], "year": "2022")",
        false);
    row("another year",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "volume": "45", "number": "7", "year": "2022")",
        R"("kind": "publication", "title": {"zh": "样例研究综述"}, "volume": "45", "number": "7", "year": "2021")",
        false);
    row("two of one issue",
        R"("kind": "publication", "title": {"en": "A survey of samples"}, "volume": "45", "number": "7", "year": "2022")",
        R"("kind": "publication", "title": {"en": "Examples revisited"}, "volume": "45", "number": "7", "year": "2022")",
        false);
}

/// The titles of a work share no words in two scripts; its number or publication data match.
void RecordMergingTest::pairsWorksAcrossScripts()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QFETCH(bool, one);
    const auto marksOf = [](const QString& fields) {
        const QString kind = fields.section(u'"', 3, 3);
        const QByteArray json =
            QStringLiteral("{\"schema\": \"duovita/1\", \"people\": [{\"name\": {\"en\": \"San Zhang\"}, \"sections\": "
                           "[{\"kind\": \"%1\", \"entries\": [{%2}]}]}]}")
                .arg(kind, fields.mid(fields.indexOf(u',') + 1))
                .toUtf8();
        const auto people = readPeople(json, QStringLiteral("a.json"));
        return people ? *people : QList<Person>();
    };
    const QList<Person> first = marksOf(english);
    const QList<Person> second = marksOf(chinese);
    QVERIFY(!first.isEmpty() && !second.isEmpty());
    const auto marks = [](const QList<Person>& people) {
        const Section& section = people.front().sections.front();
        return EntryMarks(section.kind(), section.entries().front());
    };
    QCOMPARE(evidence(marks(first), marks(second), 0, sameEntry) >= sameEntry, one);
}

/// The sample in two documents gives a single record again.
void RecordMergingTest::joinsTwoLanguages()
{
    QFETCH(QString, name);
    QFETCH(bool, reversed);
    const Person whole = sample(name.toLatin1().constData());
    const OneLanguage chinese = inOneLanguage(whole, Language::Chinese);
    OneLanguage english = inOneLanguage(whole, Language::English);
    if (reversed)
        std::reverse(english.person.sections.begin(), english.person.sections.end());
    int right = 0;
    QStringList wrong;
    const QList<EntryPair> pairs = pairEntries(chinese.person, english.person);
    for (const EntryPair& pair : pairs) {
        if (chinese.original.value(pair.record) == english.original.value(pair.other))
            ++right;
        else
            wrong += chinese.original.value(pair.record).toString();
    }
    const qsizetype all = chinese.original.size();
    QVERIFY2(wrong.isEmpty(),
             qPrintable(QStringLiteral("%1 of %2 pairs are wrong").arg(wrong.size()).arg(pairs.size())));
    QVERIFY2(right * 100 >= all * 80, qPrintable(QStringLiteral("%1 of %2 entries were joined").arg(right).arg(all)));
    // Other records' names for institutions cause no wrong match and separate none.
    const QList<EntryPair> known = pairEntries(chinese.person, english.person, institutionsOfTheSamples());
    const auto isRight = [&](const EntryPair& pair) {
        return chinese.original.value(pair.record) == english.original.value(pair.other);
    };
    QVERIFY(std::all_of(known.begin(), known.end(), isRight));
    QVERIFY(known.size() >= pairs.size());
    const MergedRecord merged = linkRecords(chinese.person, english.person);
    QCOMPARE(merged.joined, static_cast<int>(pairs.size()));
    QCOMPARE(merged.added, static_cast<int>(all - pairs.size()));
    QCOMPARE(merged.person.name.text(Language::English), whole.name.text(Language::English));
    QCOMPARE(merged.person.name.text(Language::Chinese), whole.name.text(Language::Chinese));
    QCOMPARE(merged.person.contacts.size(), whole.contacts.size());
}

/// In document order, rather than at the record's end.
void RecordMergingTest::insertsNewSectionInDocumentOrder()
{
    const auto with = [](const QList<SectionKind>& kinds) {
        Person person;
        person.name = LocalizedText::shared(QStringLiteral("Zoe Test"));
        for (const SectionKind kind : kinds)
            person.sections += Section(kind);
        return person;
    };
    const Person record = with({SectionKind::Education, SectionKind::Publication, SectionKind::Skill});
    const Person merged =
        linkRecords(record, with({SectionKind::Education, SectionKind::Research, SectionKind::Publication})).person;
    QList<SectionKind> kinds;
    for (const Section& section : merged.sections)
        kinds += section.kind();
    QCOMPARE(kinds, (QList<SectionKind>{SectionKind::Education, SectionKind::Research, SectionKind::Publication,
                                        SectionKind::Skill}));
}

void RecordMergingTest::keepsTheOrderOfHighlights()
{
    const Person whole = sample("li-si");
    const Entry& work = whole.sections[1].entries()[0];
    const OneLanguage chinese = inOneLanguage(whole, Language::Chinese);
    OneLanguage english = inOneLanguage(whole, Language::English);
    // One language has a point less.
    Entry shorter = english.person.sections[1].entries()[0];
    shorter.highlights.removeAt(2);
    QVERIFY(english.person.sections[1].replace(0, shorter));
    const MergedRecord merged = linkRecords(chinese.person, english.person);
    const Entry& joined = merged.person.sections[1].entries()[0];
    QCOMPARE(joined.highlights.size(), work.highlights.size());
    for (qsizetype i = 0; i < work.highlights.size(); ++i)
        QCOMPARE(joined.highlights[i].text.text(Language::Chinese), work.highlights[i].text.text(Language::Chinese));
    int both = 0;
    for (qsizetype i = 0; i < work.highlights.size(); ++i)
        both += joined.highlights[i].text.text(Language::English) == work.highlights[i].text.text(Language::English)
                    ? 1
                    : 0;
    QVERIFY2(both >= work.highlights.size() - 2, qPrintable(QString::number(both)));
}

void RecordMergingTest::mergingWithItselfChangesNothing()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        const MergedRecord merged = linkRecords(person, person);
        QCOMPARE(merged.findings.size(), 0);
    }
    for (const char* name : {"zhang-san", "li-si"}) {
        const Person person = sample(name);
        const MergedRecord merged = linkRecords(person, person);
        QCOMPARE(merged.added, 0);
        QVERIFY(merged.person == person);
    }
}

void RecordMergingTest::mergingIsIdempotent()
{
    for (const char* name : {"zhang-san", "li-si"}) {
        const Person chinese = inOneLanguage(sample(name), Language::Chinese).person;
        const Person english = inOneLanguage(sample(name), Language::English).person;
        const Person once = linkRecords(chinese, english).person;
        const MergedRecord twice = linkRecords(once, english);
        QCOMPARE(twice.added, 0);
        QVERIFY(twice.person == once);
    }
}

void RecordMergingTest::losesNothing()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person a = test::RandomPerson(seed).person();
        const Person b = test::RandomPerson(seed + 1000).person();
        QString all;
        for (const PlacedText& placed : textsOf(linkRecords(a, b).person))
            all += placed.text + u'\n';
        for (const Person& person : {a, b}) {
            for (const PlacedText& placed : textsOf(person))
                QVERIFY2(all.contains(placed.text),
                         qPrintable(QStringLiteral("%1 %2: %3").arg(seed).arg(placed.where, placed.text)));
        }
    }
}

void RecordMergingTest::reportsDifferences()
{
    const Person person = sample("li-si");
    Person other = inOneLanguage(person, Language::English).person;
    Entry entry = other.sections[1].entries()[1];
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.range = *DateRange::create(*PartialDate::create(2016, 7), *PartialDate::create(2019, 1));
    details.position = LocalizedText::of(Language::English, QStringLiteral("Technical lead"));
    QVERIFY(other.sections[1].replace(1, entry));
    const MergedRecord merged = linkRecords(person, other);
    QCOMPARE(merged.findings.size(), 2);
    QCOMPARE(merged.findings[0].kind, MergeFinding::Kind::TextsDiffer);
    QCOMPARE(merged.findings[1].kind, MergeFinding::Kind::DatesDiffer);
    const Entry& kept = merged.person.sections[1].entries()[1];
    QCOMPARE(kept.details, person.sections[1].entries()[1].details);
    QCOMPARE(kept.unparsed.size(), 2);
}

void RecordMergingTest::keepsTheRecordsWording()
{
    Person person = sample("li-si");
    setOwnWord(person.words, DocumentWord::Present, Language::English, QStringLiteral("present"));
    Person other = inOneLanguage(person, Language::English).person;
    setOwnWord(other.words, DocumentWord::Present, Language::English, QStringLiteral("Present"));
    setOwnWord(other.words, DocumentWord::Expected, Language::English, QStringLiteral("anticipated"));
    const MergedRecord alike = linkRecords(person, other);
    QCOMPARE(alike.findings.size(), 0); // they differ only in case
    QCOMPARE(alike.person.words.value(DocumentWord::Present).text(Language::English), QStringLiteral("present"));
    QCOMPARE(alike.person.words.value(DocumentWord::Expected).text(Language::English), QStringLiteral("anticipated"));

    setOwnWord(other.words, DocumentWord::Present, Language::English, QStringLiteral("now"));
    setOwnWord(other.words, DocumentWord::Present, Language::Chinese, QStringLiteral("现在"));
    const MergedRecord differing = linkRecords(person, other);
    QCOMPARE(differing.findings.size(), 1);
    QCOMPARE(differing.findings[0].parameters,
             (QStringList{QStringLiteral("words"), QStringLiteral("present"), QStringLiteral("now")}));
    QCOMPARE(differing.person.words.value(DocumentWord::Present).text(Language::English), QStringLiteral("present"));
    QCOMPARE(differing.person.words.value(DocumentWord::Present).text(Language::Chinese), QStringLiteral("现在"));
    QCOMPARE(differing.person.unparsed, QStringList{QStringLiteral("now")});
}

void RecordMergingTest::keepsDatesThatDiffer_data()
{
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("aside"); // empty: no difference
    QTest::newRow("another year") << "2023"
                                  << "2024"
                                  << "2023"
                                  << "2024";
    QTest::newRow("another month of the year") << "2024-03"
                                               << "2024-05"
                                               << "2024-03"
                                               << "2024-05";
    QTest::newRow("another day of the month") << "2024-03-01"
                                              << "2024-03-09"
                                              << "2024-03-01"
                                              << "2024-03-09";
    QTest::newRow("exacter") << "2024"
                             << "2024-05"
                             << "2024-05"
                             << "";
    QTest::newRow("exacter by a day") << "2024-05"
                                      << "2024-05-09"
                                      << "2024-05-09"
                                      << "";
    QTest::newRow("vaguer") << "2024-05-09"
                            << "2024"
                            << "2024-05-09"
                            << "";
    QTest::newRow("none before") << ""
                                 << "2024-05"
                                 << "2024-05"
                                 << "";
}

void RecordMergingTest::keepsDatesThatDiffer()
{
    QFETCH(QString, held);
    QFETCH(QString, given);
    QFETCH(QString, expected);
    QFETCH(QString, aside);
    const auto dateOf = [](const QString& iso) {
        return iso.isEmpty() ? std::nullopt : std::optional(*PartialDate::parse(iso));
    };
    const auto somebody = [&](const QString& date) {
        Person person;
        person.name = LocalizedText::shared(QStringLiteral("Zhang San"));
        Section papers(SectionKind::Publication);
        Entry paper = papers.newEntry();
        auto& details = std::get<PublicationDetails>(paper.details);
        details.title = LocalizedText::shared(QStringLiteral("A Study of Queues in Small Offices"));
        details.year = dateOf(date);
        static_cast<void>(papers.append(paper));
        person.sections = {papers};
        return person;
    };
    const Person other = somebody(given);
    const MergedRecord merged = linkRecords(somebody(held), other);
    QCOMPARE(merged.joined, 1);
    const Entry& kept = merged.person.sections[0].entries()[0];
    QCOMPARE(std::get<PublicationDetails>(kept.details).year, dateOf(expected));
    QCOMPARE(kept.unparsed, aside.isEmpty() ? QStringList() : QStringList{aside});
    QCOMPARE(merged.findings.size(), aside.isEmpty() ? 0 : 1);
    QVERIFY(linkRecords(merged.person, other).person == merged.person); // merging again changes nothing
}

namespace {

/// A person with one paper.
template <typename Set>
Person withPaper(const Set& set)
{
    Person person;
    person.name = LocalizedText::shared(QStringLiteral("Zhang San"));
    Section papers(SectionKind::Publication);
    Entry paper = papers.newEntry();
    std::get<PublicationDetails>(paper.details).title =
        LocalizedText::shared(QStringLiteral("A Study of Queues in Small Offices"));
    set(paper);
    static_cast<void>(papers.append(paper));
    person.sections = {papers};
    return person;
}

LocalizedText labelled(const QString& english, const QString& chinese)
{
    LocalizedText text;
    text.setText(Language::English, english, {});
    text.setText(Language::Chinese, chinese, {});
    return text;
}

} // namespace

void RecordMergingTest::mergesLinkLabelsOfBothLanguages_data()
{
    using Labels = QList<QStringList>; // English, Chinese
    QTest::addColumn<Labels>("held");
    QTest::addColumn<Labels>("given");
    QTest::addColumn<Labels>("expected");
    const QStringList code{QStringLiteral("Code"), {}};
    const QStringList chineseCode{{}, QStringLiteral("代码")};
    const QStringList paper{QStringLiteral("Paper"), {}};
    const QStringList none{{}, {}};
    const QStringList both{QStringLiteral("Code"), QStringLiteral("代码")};
    QTest::newRow("each its own language") << Labels{code} << Labels{chineseCode} << Labels{both};
    QTest::newRow("no name before") << Labels{none} << Labels{chineseCode} << Labels{chineseCode};
    QTest::newRow("the same") << Labels{code} << Labels{code} << Labels{code};
    QTest::newRow("another name") << Labels{code} << Labels{paper} << Labels{code, paper};
    QTest::newRow("nobody knows which") << Labels{code, paper} << Labels{chineseCode}
                                        << Labels{code, paper, chineseCode};
}

void RecordMergingTest::mergesLinkLabelsOfBothLanguages()
{
    QFETCH(QList<QStringList>, held);
    QFETCH(QList<QStringList>, given);
    QFETCH(QList<QStringList>, expected);
    const auto linksOf = [](const QList<QStringList>& labels) {
        QList<Link> links;
        for (const QStringList& label : labels)
            links += Link{labelled(label[0], label[1]), QStringLiteral("https://example.org/queues")};
        return links;
    };
    const auto somebody = [&](const QList<QStringList>& labels) {
        return withPaper([&](Entry& paper) { paper.links = linksOf(labels); });
    };
    const MergedRecord merged = linkRecords(somebody(held), somebody(given));
    const Entry& paper = merged.person.sections[0].entries()[0];
    QCOMPARE(paper.links, linksOf(expected));
    QCOMPARE(paper.unparsed, QStringList());
    QVERIFY(linkRecords(merged.person, somebody(given)).person == merged.person); // merging again changes nothing
}

void RecordMergingTest::keepsDifferingUnknownFields()
{
    const auto somebody = [](const QJsonObject& extra) {
        return withPaper([&](Entry& paper) { paper.extra = extra; });
    };
    const auto of = [](const char* key, const char* value) {
        return QJsonObject{{QString::fromLatin1(key), QString::fromLatin1(value)}};
    };
    QJsonObject given = of("rating", "B");
    given.insert(QStringLiteral("shelf"), 7);
    const MergedRecord merged = linkRecords(somebody(of("rating", "A")), somebody(given));
    const Entry& paper = merged.person.sections[0].entries()[0];
    QJsonObject expected = of("rating", "A");
    expected.insert(QStringLiteral("shelf"), 7);
    QCOMPARE(paper.extra, expected);
    QCOMPARE(paper.unparsed, QStringList{QStringLiteral("{\"rating\":\"B\"}")});
    QVERIFY(linkRecords(merged.person, somebody(given)).person == merged.person);
}

void RecordMergingTest::keepsAuthorsInEachScript_data()
{
    QTest::addColumn<QStringList>("held"); // one list for all languages, or the English and the Chinese one
    QTest::addColumn<QStringList>("given");
    QTest::addColumn<QStringList>("merged");
    QTest::addColumn<QString>("aside");
    const QString latin = QStringLiteral("San Zhang, Si Li");
    const QString han = QStringLiteral("张三, 李四");
    QTest::newRow("in one") << QStringList{latin} << QStringList{QStringLiteral("S. Zhang, S. Li")}
                            << QStringList{latin} << QString();
    QTest::newRow("Chinese beside English")
        << QStringList{latin} << QStringList{han} << QStringList{latin, han} << QString();
    QTest::newRow("English beside Chinese")
        << QStringList{han} << QStringList{latin} << QStringList{latin, han} << QString();
    QTest::newRow("others in one of them")
        << QStringList{QStringLiteral("张三, 李四, 等")} << QStringList{QStringLiteral("San Zhang et al.")}
        << QStringList{QStringLiteral("San Zhang, et al."), QStringLiteral("张三, 李四等")} << QString();
    QTest::newRow("the Chinese one again")
        << QStringList{latin, han} << QStringList{han} << QStringList{latin, han} << QString();
    QTest::newRow("the English one told in full") << QStringList{QStringLiteral("S. Zhang, S. Li"), han}
                                                  << QStringList{latin} << QStringList{latin, han} << QString();
    QTest::newRow("both again") << QStringList{latin, han} << QStringList{latin, han} << QStringList{latin, han}
                                << QString();
    QTest::newRow("both where there was one")
        << QStringList{latin} << QStringList{latin, han} << QStringList{latin, han} << QString();
    QTest::newRow("others in the same letters") << QStringList{latin} << QStringList{QStringLiteral("Wu Wang")}
                                                << QStringList{latin} << QStringLiteral("Wu Wang");
    QTest::newRow("others in one of two") << QStringList{latin, han} << QStringList{QStringLiteral("王五, 李四")}
                                          << QStringList{latin, han} << QStringLiteral("王五, 李四");
}

void RecordMergingTest::keepsAuthorsInEachScript()
{
    QFETCH(const QStringList, held);
    QFETCH(const QStringList, given);
    const auto authorsOf = [](const QStringList& lists) {
        return lists.size() == 1 ? LocalizedAuthors::shared(splitNames(lists[0]))
                                 : LocalizedAuthors::of(splitNames(lists[0]), splitNames(lists[1]));
    };
    const auto somebody = [&](const QStringList& lists) {
        return withPaper([&](Entry& paper) { std::get<PublicationDetails>(paper.details).authors = authorsOf(lists); });
    };
    const MergedRecord merged = linkRecords(somebody(held), somebody(given));
    const Entry& paper = merged.person.sections[0].entries()[0];
    const LocalizedText lists = printedNames(std::get<PublicationDetails>(paper.details).authors);
    QTEST(lists.isShared() ? QStringList{lists.text(Language::English)}
                           : QStringList({lists.text(Language::English), lists.text(Language::Chinese)}),
          "merged");
    QTEST(paper.unparsed.join(u'\n'), "aside");
    QVERIFY(linkRecords(merged.person, somebody(given)).person == merged.person); // merging again changes nothing
    QVERIFY(linkRecords(merged.person, somebody(held)).person == merged.person);
}

/// If one document marks the corresponding author, both languages get the mark.
void RecordMergingTest::copiesAuthorMarksToBothLanguages()
{
    const auto withAuthors = [](const QList<Author>& authors) {
        return withPaper([&](Entry& paper) {
            std::get<PublicationDetails>(paper.details).authors = LocalizedAuthors::shared(authors);
        });
    };
    const QStringList corresponding{QStringLiteral("corresponding")};
    const Author zhang{QStringLiteral("S. Zhang"), true, {}, corresponding, {}};
    const Author li{QStringLiteral("S. Li"), false, {}, {}, {}};
    const Author wang{QStringLiteral("W. Wang"), false, {}, {}, {}};
    const QList<Author> chinese{{QStringLiteral("张三"), true, {}, {}, {}},
                                {QStringLiteral("李四"), false, {}, {}, {}}};
    const auto marksIn = [&](const QList<Author>& held, const QList<Author>& given) {
        const Person merged = linkRecords(withAuthors(held), withAuthors(given)).person;
        const auto& authors = std::get<PublicationDetails>(merged.sections[0].entries()[0].details).authors;
        QList<QStringList> marks;
        for (const Author& author : authors.text(Language::Chinese))
            marks += author.marks;
        return marks;
    };
    QCOMPARE(marksIn({zhang, li}, chinese), (QList<QStringList>{corresponding, {}}));
    QCOMPARE(marksIn(chinese, {zhang, li}), (QList<QStringList>{corresponding, {}}));
    QCOMPARE(marksIn({li, zhang}, chinese), (QList<QStringList>{{}, {}}));       // in another order
    QCOMPARE(marksIn({zhang, li, wang}, chinese), (QList<QStringList>{{}, {}})); // or with other authors
    // A mark that only one document explains.
    Author signedOnly = zhang;
    signedOnly.marks = {QStringLiteral("*")};
    QCOMPARE(marksIn({zhang, li}, {signedOnly, li}), (QList<QStringList>{corresponding, {}}));
    QCOMPARE(marksIn({signedOnly, li}, {zhang, li}), (QList<QStringList>{corresponding, {}}));
}

/// Each document has two lists of papers: each title goes to the section with its papers.
void RecordMergingTest::joinsTitlesOfMatchingSections()
{
    const auto listOf = [](Language language, const char* title, const char* paper, int year) {
        Section section(SectionKind::Publication);
        section.title = LocalizedText::of(language, QString::fromUtf8(title));
        Entry entry = section.newEntry();
        auto& details = std::get<PublicationDetails>(entry.details);
        details.title = LocalizedText::of(language, QString::fromUtf8(paper));
        details.year = *PartialDate::create(year);
        details.volume = QString::number(year - 1980);
        details.pages = QStringLiteral("1-12");
        static_cast<void>(section.append(entry));
        return section;
    };
    const auto personWith = [](const QList<Section>& sections) {
        Person person;
        person.name = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
        person.sections = sections;
        return person;
    };
    const Person english = personWith({listOf(Language::English, "Journal papers", "A survey of samples", 2020),
                                       listOf(Language::English, "Workshop papers", "A note on examples", 2022)});
    const Person chinese = personWith({listOf(Language::Chinese, "研讨会论文", "示例札记", 2022),
                                       listOf(Language::Chinese, "期刊论文", "样例综述", 2020)});
    const Person merged = linkRecords(english, chinese).person;
    QCOMPARE(merged.sections.size(), 2);
    QCOMPARE(merged.sections[0].title.text(Language::Chinese), QStringLiteral("期刊论文"));
    QCOMPARE(merged.sections[1].title.text(Language::Chinese), QStringLiteral("研讨会论文"));
    QVERIFY(merged.sections[0].unparsed.isEmpty() && merged.sections[1].unparsed.isEmpty());
    QVERIFY(linkRecords(merged, chinese).person == merged);
}

namespace {

/// A person with one job under a heading.
Person workingPerson(SectionKind kind, Language language, const QString& heading, const QString& place)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
    Section section(kind);
    section.title = heading.isEmpty() ? LocalizedText() : LocalizedText::of(language, heading);
    Entry entry = section.newEntry();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.organization = LocalizedText::of(language, place);
    details.range = *DateRange::create(*PartialDate::create(2018, 7), *PartialDate::create(2021, 2));
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

} // namespace

void RecordMergingTest::keepsTheHeadingOfASectionOfAnotherKind()
{
    const QString projects = QStringLiteral("项目经历");
    const Person english = workingPerson(SectionKind::Work, Language::English, QStringLiteral("Work Experience"),
                                         QStringLiteral("Lanxing Technology"));
    const auto joinedWith = [&](const Person& other) {
        const QList<EntryPair> pairs{
            {english.sections[0].entries()[0].id, other.sections.last().entries()[0].id, true, {}, {}}};
        return linkRecords(english, other, pairs);
    };
    const Person chinese = workingPerson(SectionKind::Project, Language::Chinese, projects, QStringLiteral("蓝星科技"));
    const MergedRecord merged = joinedWith(chinese);
    QCOMPARE(merged.joined, 1);
    QCOMPARE(merged.person.sections.size(), 1);
    const Section& work = merged.person.sections[0];
    QCOMPARE(work.kind(), SectionKind::Work);
    QCOMPARE(work.title.text(Language::English), QStringLiteral("Work Experience"));
    QCOMPARE(work.title.text(Language::Chinese), projects);
    QVERIFY(work.unparsed.isEmpty() && merged.findings.isEmpty());
    QCOMPARE(merged.homes.value(chinese.sections[0].id()), work.id());
    // Titles that documents print anyway are not kept.
    const Person usual = workingPerson(SectionKind::Project, Language::Chinese,
                                       standardTitle(SectionKind::Work, Language::Chinese), QStringLiteral("蓝星科技"));
    QCOMPARE(joinedWith(usual).person.sections[0].title, english.sections[0].title);
    // The document's section of the same kind determines the title, even if it comes later; the other heading is kept
    // aside.
    Person both = chinese;
    Section posts(SectionKind::Work);
    posts.title = LocalizedText::of(Language::Chinese, QStringLiteral("职业生涯"));
    both.sections.prepend(posts);
    both.sections.move(0, 1);
    const QList<EntryPair> pairs{{english.sections[0].entries()[0].id, both.sections[0].entries()[0].id, true, {}, {}}};
    const MergedRecord linked = linkRecords(english, both, pairs);
    QCOMPARE(linked.person.sections[0].title.text(Language::Chinese), QStringLiteral("职业生涯"));
    QCOMPARE(linked.person.sections[0].unparsed, QStringList{projects});
    QCOMPARE(linked.findings.size(), 1);
    QVERIFY(linkRecords(linked.person, both, pairs).person == linked.person);
}

void RecordMergingTest::reportsDifferingHeadings()
{
    const QString own = QStringLiteral("工作经历");
    const QString given = QStringLiteral("职业生涯");
    const Person record = workingPerson(SectionKind::Work, Language::Chinese, own, QStringLiteral("蓝星科技"));
    const Person other = workingPerson(SectionKind::Work, Language::Chinese, given, QStringLiteral("蓝星科技"));
    const MergedRecord merged = linkRecords(record, other);
    QCOMPARE(merged.person.sections[0].title.text(Language::Chinese), own);
    QCOMPARE(merged.person.sections[0].unparsed, QStringList{given});
    QCOMPARE(merged.findings.size(), 1);
    QCOMPARE(merged.findings[0].kind, MergeFinding::Kind::TextsDiffer);
    QCOMPARE(merged.findings[0].parameters, (QStringList{QStringLiteral("title"), own, given}));
    QCOMPARE(merged.findings[0].section, std::optional(other.sections[0].id()));
}

void RecordMergingTest::joinsPublicationWithPatentOfSameTitle()
{
    Person a;
    a.name = LocalizedText::of(Language::Chinese, QStringLiteral("张三"));
    Section papers(SectionKind::Publication);
    Entry work = papers.newEntry();
    std::get<PublicationDetails>(work.details).title =
        LocalizedText::shared(QStringLiteral("一种调度方法和装置的设计与实现"));
    std::get<PublicationDetails>(work.details).authors =
        LocalizedAuthors::shared({Author{QStringLiteral("张三"), false, {}, {}, {}}});
    QVERIFY(papers.append(work));
    a.sections += papers;
    Person b;
    b.name = LocalizedText::of(Language::English, QStringLiteral("Zhang San"));
    Section patents(SectionKind::Patent);
    Entry patent = patents.newEntry();
    std::get<PatentDetails>(patent.details).title =
        LocalizedText::shared(QStringLiteral("一种调度方法和装置的设计与实现"));
    std::get<PatentDetails>(patent.details).number = QStringLiteral("CN000000000A");
    QVERIFY(patents.append(patent));
    b.sections += patents;
    const MergedRecord merged = linkRecords(a, b);
    QCOMPARE(merged.joined, 1);
    QCOMPARE(merged.person.sections.size(), 1);
    const auto& details = std::get<PublicationDetails>(merged.person.sections[0].entries()[0].details);
    QCOMPARE(details.number, QStringLiteral("CN000000000A"));
    QVERIFY(details.authors.text(Language::Chinese).front().self);
}

void RecordMergingTest::findsCommonFeaturesAcrossLanguages()
{
    const QSet<QString> chinese = signsOf(QStringLiteral("字节跳动，北京：使用 RDMA 将吞吐提升 81.2%"));
    const QSet<QString> english =
        signsOf(QStringLiteral("ByteDance, Beijing: raised the throughput by 81.2% with RDMA"));
    QCOMPARE((QSet<QString>(chinese) & english).size(), 5);
    QVERIFY(!signsOf(QStringLiteral("a Chinaman")).contains(*signsOf(QStringLiteral("中国")).begin()));
}

/// Labels of a number or place that both documents name differently.
void RecordMergingTest::keepsLabelsThatDiffer()
{
    const auto withContacts = [](const char* label, const char* city) {
        Person person;
        Contact phone;
        phone.kind = ContactKind::Phone;
        phone.value = LocalizedText::shared(QStringLiteral("+1 555 0100 200"));
        phone.label = LocalizedText::of(Language::English, QString::fromUtf8(label));
        Contact place;
        place.kind = ContactKind::Location;
        place.value = LocalizedText::of(QString::fromUtf8(city), QStringLiteral("上海"));
        person.contacts = {phone, place};
        person.extra = {{QStringLiteral("x-source"), QString::fromUtf8(label)}};
        Section section(SectionKind::Skill);
        section.extra = person.extra;
        person.sections = {section};
        return person;
    };
    const Person one = withContacts("Office", "Shanghai");
    const MergedRecord merged = linkRecords(one, withContacts("Laboratory", "Pudong District"));
    QCOMPARE(merged.person.contacts, one.contacts);
    const QString extra = QStringLiteral("{\"x-source\":\"Laboratory\"}");
    QCOMPARE(merged.person.unparsed,
             (QStringList{extra, QStringLiteral("Laboratory"), QStringLiteral("Pudong District")}));
    QCOMPARE(merged.person.extra, one.extra);
    QCOMPARE(merged.person.sections.front().extra, one.extra);
    QCOMPARE(merged.person.sections.front().unparsed, QStringList{extra});
}

void RecordMergingTest::joinsPersonalFacts()
{
    const auto fact = [](PersonalFactKind kind, const LocalizedText& value, bool isPrivate = true) {
        return PersonalFact{kind, value, {}, isPrivate};
    };
    const QString male = QStringLiteral("Male");
    const QString nan = QStringLiteral("男");
    Person person;
    person.personalFacts = {fact(PersonalFactKind::Gender, LocalizedText::of(Language::English, male), false),
                            fact(PersonalFactKind::Height, LocalizedText::shared(QStringLiteral("175")))};
    Person other = person;
    other.personalFacts = {
        fact(PersonalFactKind::Gender, LocalizedText::of(Language::Chinese, nan)),
        fact(PersonalFactKind::Height, LocalizedText::shared(QStringLiteral("176"))),
        fact(PersonalFactKind::Ethnicity, LocalizedText::of(Language::Chinese, QStringLiteral("汉")))};
    const Person merged = linkRecords(person, other).person;
    QCOMPARE(merged.personalFacts.size(), 4); // different values are kept side by side
    QCOMPARE(merged.personalFacts[0].value.text(Language::English), male);
    QCOMPARE(merged.personalFacts[0].value.text(Language::Chinese), nan);
    QVERIFY(!merged.personalFacts[0].isPrivate);
    QVERIFY(merged.personalFacts[3].isPrivate);
    QVERIFY(linkRecords(merged, other).person.personalFacts == merged.personalFacts);
    // A fact with another label is a different fact, even if each is in only one language.
    const auto named = [](Language language, const QString& label, const QString& value) {
        return PersonalFact{PersonalFactKind::Other, LocalizedText::of(language, value),
                            LocalizedText::of(language, label), true};
    };
    person.personalFacts = {named(Language::English, QStringLiteral("Blood type"), QStringLiteral("A"))};
    other.personalFacts = {named(Language::Chinese, QStringLiteral("星座"), QStringLiteral("天秤座"))};
    QCOMPARE(linkRecords(person, other).person.personalFacts.size(), 2);
}

void RecordMergingTest::joinsContacts()
{
    const auto contact = [](ContactKind kind, const LocalizedText& value) { return Contact{kind, value, {}, true}; };
    const auto shared = [](const char* text) { return LocalizedText::shared(QString::fromUtf8(text)); };
    Person english;
    english.contacts = {
        contact(ContactKind::Phone, shared("+86 138 0000 8000")),
        contact(ContactKind::Location, LocalizedText::of(Language::English, QStringLiteral("Shanghai")))};
    english.contacts += contact(ContactKind::GitHub, shared("https://github.com/example"));
    Person chinese;
    chinese.contacts = {contact(ContactKind::GitHub, shared("github.com/example")),
                        contact(ContactKind::Phone, shared("138-0000-8000")),
                        contact(ContactKind::Location, LocalizedText::of(Language::Chinese, QStringLiteral("上海"))),
                        contact(ContactKind::Phone, shared("021-5550 0000"))};
    const Person merged = linkRecords(english, chinese).person;
    QCOMPARE(merged.contacts.size(), 4);
    QVERIFY(merged.contacts[0] == english.contacts[0]);
    QCOMPARE(merged.contacts[1].value.text(Language::English), QStringLiteral("Shanghai"));
    QCOMPARE(merged.contacts[1].value.text(Language::Chinese), QStringLiteral("上海"));
    QVERIFY(linkRecords(merged, chinese).person == merged);
    QVERIFY(linkRecords(merged, english).person == merged);
    // Of the same number, the one with the country's code stays.
    const Person other = linkRecords(chinese, english).person;
    QCOMPARE(other.contacts.size(), 4);
    QCOMPARE(other.contacts[1].value.anyText(), QStringLiteral("+86 138 0000 8000"));
    QCOMPARE(other.contacts[3].value.anyText(), QStringLiteral("021-5550 0000"));
    english.contacts = {contact(ContactKind::Phone, shared("+86 21 5550 0000"))};
    QCOMPARE(linkRecords(other, english).person.contacts.size(), 4);
}

/// A point in one document, a separate line in the other.
void RecordMergingTest::joinsGrades()
{
    const auto personWith = [](const EducationDetails& school, const QStringList& points) {
        Entry entry = Section(SectionKind::Education).newEntry();
        entry.details = school;
        for (const QString& text : points) {
            Highlight point;
            point.text = LocalizedRichText::of(Language::English, RichText::fromPlain(text));
            entry.highlights += point;
        }
        Person person;
        Section section(SectionKind::Education);
        static_cast<void>(section.append(entry));
        person.sections += section;
        return person;
    };
    EducationDetails school;
    school.institution = LocalizedText::of(Language::English, QStringLiteral("Example University"));
    school.range = *DateRange::create(PartialDate::create(2011).value(), PartialDate::create(2015).value());
    const Person english = personWith(school, {QStringLiteral("GPA 3.82/4.0, rank 4/118"), QStringLiteral("A thesis")});
    school.institution = LocalizedText::of(Language::Chinese, QStringLiteral("示例大学"));
    school.score = LocalizedText::of(Language::Chinese, QStringLiteral("GPA 3.82/4.0，排名 4/118"));
    const Person chinese = personWith(school, {});
    // A single document with both reflects its author's intent.
    const Person both = personWith(school, {QStringLiteral("GPA 3.82/4.0, rank 4/118")});
    QVERIFY(linkRecords(both, both).person == both);
    for (const auto& [first, second] : {std::pair(english, chinese), std::pair(chinese, english)}) {
        const Person merged = linkRecords(first, second).person;
        const QList<Entry> entries = merged.sections.front().entries();
        QCOMPARE(entries.size(), 1);
        const auto& details = std::get<EducationDetails>(entries.front().details);
        QCOMPARE(details.score.text(Language::English), QStringLiteral("GPA 3.82/4.0, rank 4/118"));
        QCOMPARE(details.score.text(Language::Chinese), QStringLiteral("GPA 3.82/4.0，排名 4/118"));
        QCOMPARE(entries.front().highlights.size(), 1);
        QVERIFY(linkRecords(merged, english).person == merged);
        QVERIFY(linkRecords(merged, chinese).person == merged);
    }
}

void RecordMergingTest::pairsByTheStoresGlossary()
{
    const auto job = [](Language language, const char* organization, const char* department, int year) {
        Entry entry = Section(SectionKind::Work).newEntry();
        auto& work = std::get<ExperienceDetails>(entry.details);
        work.organization = LocalizedText::of(language, QString::fromUtf8(organization));
        work.department = LocalizedText::of(language, QString::fromUtf8(department));
        work.range = *DateRange::create(PartialDate::create(year).value(), std::nullopt, false);
        return entry;
    };
    const auto personWith = [](const QList<Entry>& jobs) {
        Person person;
        Section section(SectionKind::Work);
        for (const Entry& entry : jobs)
            static_cast<void>(section.append(entry));
        person.sections += section;
        return person;
    };
    const Entry first = job(Language::English, "Alpha Works", "Design Office", 2019);
    const Entry second = job(Language::English, "Beta Works", "Test Hall", 2019);
    const Entry other = job(Language::Chinese, "齐云社", "格物所", 2020);
    const Person record = personWith({first, second});
    const Person document = personWith({other});
    QVERIFY(pairEntries(record, document).isEmpty());
    const QList<Term> glossary{Term::of(QStringLiteral("beta works"), QStringLiteral("齐云社")),
                               Term::of(QStringLiteral("Test Hall"), QStringLiteral("格物所"))};
    const QList<EntryPair> pairs = pairEntries(record, document, glossary);
    QCOMPARE(pairs.size(), 1);
    QCOMPARE(pairs.front().record, second.id);
}

namespace {

Person serving(Language language, const QList<std::pair<const char*, const char*>>& titles)
{
    Person person;
    Section section(SectionKind::Service);
    for (const auto& [title, month] : titles) {
        Entry entry = section.newEntry();
        auto& details = std::get<GeneralDetails>(entry.details);
        details.title = LocalizedText::of(language, QString::fromUtf8(title));
        if (*month)
            details.range = *DateRange::create(std::nullopt, PartialDate::parse(QString::fromLatin1(month)).value());
        static_cast<void>(section.append(entry));
    }
    person.sections += section;
    return person;
}

} // namespace

/// Remaining items are matched by order only if nothing common to both languages contradicts that.
void RecordMergingTest::pairsByOrderOnlyIfCompatible()
{
    const Person reviewer = serving(Language::English, {{"Reviewer: ICML, NeurIPS", ""}});
    const Person secretary = serving(Language::Chinese, {{"博士生党支部书记", ""}});
    QVERIFY(pairEntries(reviewer, secretary).isEmpty());
    const Person chair = serving(Language::English, {{"Head of the reading group", ""}});
    const Person leader = serving(Language::Chinese, {{"读书小组组长", ""}});
    QCOMPARE(pairEntries(chair, leader).size(), 1);
}

void RecordMergingTest::neverPairsDifferentMeaningsByOrder()
{
    DUOVITA_NEEDS_LEXICON();
    const Person translator = serving(Language::English, {{"Translator of two essays on manuscript culture", ""}});
    const Person assistant = serving(Language::Chinese, {{"批改本科生课程作业的助教", ""}});
    QVERIFY(pairEntries(translator, assistant).isEmpty());
    const Person same = serving(Language::Chinese, {{"翻译手稿文化论文两篇", ""}});
    QCOMPARE(pairEntries(translator, same).size(), 1);
}

void RecordMergingTest::pairsByAMonthAlone()
{
    const Person english = serving(Language::English, {{"First thing", "2021-09"}, {"Second thing", "2022-03"}});
    const Person chinese = serving(Language::Chinese, {{"第二件", "2022-03"}, {"第一件", "2021-09"}});
    const QList<EntryPair> pairs = pairEntries(english, chinese);
    QCOMPARE(pairs.size(), 2);
    for (const EntryPair& pair : pairs) {
        const auto& entries = english.sections.front().entries();
        const auto& others = chinese.sections.front().entries();
        QCOMPARE(pair.record == entries[0].id, pair.other == others[1].id);
    }
}

/// A text typed in one language and an imported one in the other are translations, whatever their times.
void RecordMergingTest::importedPairsAreNotStale()
{
    const Timestamp typed(std::chrono::hours(1000));
    const auto stamp = [&](auto& text) {
        for (const Language language : allLanguages)
            text.setTimes(language, typed, {});
    };
    for (const char* name : {"zhang-san", "li-si"}) {
        for (const Language language : allLanguages) {
            const Language other = language == Language::English ? Language::Chinese : Language::English;
            Person record = inOneLanguage(sample(name), language).person;
            TextWalk([&](const TextPlace&, auto& text) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>)
                    stamp(text);
            }).walk(record);
            Person merged = linkRecords(record, inOneLanguage(sample(name), other).person).person;
            int pairs = 0;
            TextWalk([&](const TextPlace&, auto& text) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>) {
                    for (const Language side : allLanguages)
                        QVERIFY2(text.state(side) != TextState::Stale, qPrintable(keptText(text.text(side))));
                    pairs += text.state(language) == TextState::Complete && !text.text(other).isEmpty() ? 1 : 0;
                }
            }).walk(merged);
            QVERIFY(pairs > 10);
        }
    }
}

DUOVITA_TEST(RecordMergingTest)
#include "tst_recordmerging.moc"
