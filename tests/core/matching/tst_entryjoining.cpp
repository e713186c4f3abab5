#include "core/editing/persondocument.h"
#include "core/json/personjson.h"
#include "core/matching/entryjoining.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace duovita;

namespace {

constexpr Language en = Language::English;
constexpr Language zh = Language::Chinese;

Timestamp at(int milliseconds)
{
    return Timestamp(std::chrono::milliseconds(1700000000000LL + milliseconds));
}

LocalizedText text(Language language, const char* words, int when = 0)
{
    LocalizedText text;
    text.setText(language, QString::fromUtf8(words), at(when));
    return text;
}

Highlight point(Language language, const char* words, int when = 0)
{
    Highlight point;
    point.text.setText(language, RichText::fromMarkdown(QString::fromUtf8(words)), at(when));
    return point;
}

DateRange years(const char* start, const char* end)
{
    const std::optional<PartialDate> begin = *PartialDate::parse(QString::fromLatin1(start));
    return end ? *DateRange::create(begin, *PartialDate::parse(QString::fromLatin1(end)))
               : DateRange::untilPresent(begin);
}

Entry entryOf(const Details& details, const QList<Highlight>& points = {})
{
    Entry entry;
    entry.details = details;
    entry.highlights = points;
    return entry;
}

/// A job as in a document in one language.
Entry job(Language language, const char* organization, const DateRange& range, const QList<Highlight>& points = {},
          int when = 0)
{
    ExperienceDetails details;
    details.organization = text(language, organization, when);
    details.range = range;
    return entryOf(details, points);
}

Entry paper(const QList<Author>& authors, PublicationType type = PublicationType::Unspecified)
{
    PublicationDetails details;
    details.title = text(en, "On search");
    details.authors = LocalizedAuthors::shared(authors);
    details.type = type;
    return entryOf(details);
}

Author author(const char* name, const QStringList& marks = {})
{
    return {QString::fromUtf8(name), false, std::nullopt, marks, {}};
}

Section sectionWith(SectionKind kind, const QList<Entry>& entries)
{
    Section section(kind);
    for (const Entry& entry : entries) {
        if (!section.append(entry))
            qFatal("an entry does not fit its section");
    }
    return section;
}

Person personWith(const QList<Section>& sections)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.sections = sections;
    return person;
}

Person twoJobs(const Entry& first, const Entry& second)
{
    return personWith({sectionWith(SectionKind::Work, {first, second})});
}

const Entry& joinedOf(const JoinedEntries& result)
{
    const auto place = *result.person.findEntry(result.entry);
    return result.person.sections[place.section].entries()[place.entry];
}

/// Joins the first two entries of a record.
JoinedEntries join(const Person& person)
{
    QList<EntryId> ids;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries())
            ids += entry.id;
    }
    return *joinEntries(person, ids[0], ids[1]);
}

template <typename Held>
const Held& detailsOf(const JoinedEntries& result)
{
    return std::get<Held>(joinedOf(result).details);
}

QString textOf(const Highlight& point, Language language)
{
    return point.text.text(language).plainText();
}

} // namespace

/// Joining two entries of a record, and its effect on CVs.
class EntryJoiningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinsEntriesOfTwoLanguages();
    void keepsDifferingTextsAside();
    void keepsTextsDifferingOnlyInPunctuation();
    void joinsDates_data();
    void joinsDates();
    void keepsOverlappingAwardDates();
    void joinsPointsOfUnequalNumber();
    void joinsAuthors_data();
    void joinsAuthors();
    void joinsAPatentWithAPublication();
    void keepsUnknownFields();
    void keepsStaleTranslationsStale();
    void rejectsIncompatibleEntries();
    void showsPointsOfBothEntries();
    void keepsPointsHiddenInCvs();
    void hidesPointsOfHiddenSections();
    void showsEntryIfEitherWasVisible();
    void mergesPageBreakHints();
    void losesNothingAndCanBeUndone();
};

void EntryJoiningTest::joinsEntriesOfTwoLanguages()
{
    // Typed at different times: neither becomes a stale translation of the other.
    const Entry english = job(en, "Example Ltd", years("2019-09", "2021"),
                              {point(en, "Built 3 services in C++.", 50), point(en, "Led 12 people.", 50)}, 50);
    const Entry chinese = job(zh, "示例公司", years("2019", "2021-06"),
                              {point(zh, "用 C++ 开发了 3 个服务。"), point(zh, "带领 12 人。")});
    for (const bool isEnglishFirst : {true, false}) {
        const Person person = isEnglishFirst ? twoJobs(english, chinese) : twoJobs(chinese, english);
        const JoinedEntries result = join(person);
        const auto& details = detailsOf<ExperienceDetails>(result);
        QCOMPARE(result.entry, isEnglishFirst ? english.id : chinese.id);
        QCOMPARE(result.person.sections[0].entries().size(), 1);
        QCOMPARE(details.organization.text(en), QStringLiteral("Example Ltd"));
        QCOMPARE(details.organization.text(zh), QStringLiteral("示例公司"));
        QCOMPARE(details.range, years("2019-09", "2021-06"));
        QCOMPARE(result.keptAside, QStringList());
        QVERIFY(joinedOf(result).unparsed.isEmpty());
        const QList<Highlight>& points = joinedOf(result).highlights;
        QCOMPARE(points.size(), 2);
        QCOMPARE(textOf(points[0], en), QStringLiteral("Built 3 services in C++."));
        QCOMPARE(textOf(points[0], zh), QStringLiteral("用 C++ 开发了 3 个服务。"));
        QCOMPARE(textOf(points[1], zh), QStringLiteral("带领 12 人。"));
        for (const Language language : allLanguages) {
            QCOMPARE(details.organization.state(language), TextState::Complete);
            QCOMPARE(points[0].text.state(language), TextState::Complete);
        }
        QCOMPARE(details.organization.changed(en), at(50));
        QCOMPARE(details.organization.changed(zh), at(0));
    }
}

void EntryJoiningTest::keepsDifferingTextsAside()
{
    Entry first = job(en, "Example Ltd", years("2019", nullptr));
    auto held = std::get<ExperienceDetails>(first.details);
    held.organization.setText(zh, QStringLiteral("示例公司"));
    held.url = QStringLiteral("https://example.org");
    first.details = held;
    first.note = QStringLiteral("ask again");
    first.unparsed = {QStringLiteral("full time")};
    Entry second = job(en, "Sample Inc.", years("2019", nullptr));
    auto given = std::get<ExperienceDetails>(second.details);
    given.location = text(zh, "北京");
    given.url = QStringLiteral("https://example.com");
    second.details = given;
    second.note = QStringLiteral("find the contract");
    second.tags = {QStringLiteral("industry")};
    second.asTyped.insert(QStringLiteral("start"), QStringLiteral("around 2019"));
    second.links = {Link{text(en, "code"), QStringLiteral("https://example.org/code")}};
    const JoinedEntries result = join(twoJobs(first, second));
    const auto& details = detailsOf<ExperienceDetails>(result);
    QCOMPARE(details.organization, held.organization);
    QCOMPARE(details.location, given.location);
    QCOMPARE(details.url, held.url);
    QCOMPARE(joinedOf(result).note, first.note);
    QCOMPARE(joinedOf(result).tags, second.tags);
    QCOMPARE(joinedOf(result).links, second.links);
    const QStringList aside{QStringLiteral("Sample Inc."), QStringLiteral("https://example.com"),
                            QStringLiteral("around 2019"), QStringLiteral("find the contract")};
    QCOMPARE(result.keptAside, aside); // in the order of merging, without texts that were unplaced before
    QCOMPARE(joinedOf(result).unparsed, first.unparsed + aside);
}

/// The importer considers them equal and keeps the document's text.
void EntryJoiningTest::keepsTextsDifferingOnlyInPunctuation()
{
    const JoinedEntries result = join(twoJobs(job(en, "C++", years("2019", nullptr), {point(en, "Wrote C++")}),
                                              job(en, "C#", years("2019", nullptr), {point(en, "Wrote C#")})));
    QCOMPARE(detailsOf<ExperienceDetails>(result).organization.text(en), QStringLiteral("C++"));
    QVERIFY(result.keptAside.contains(QStringLiteral("C#")));
    QVERIFY(result.keptAside.contains(QStringLiteral("Wrote C#")) || joinedOf(result).highlights.size() == 2);
}

void EntryJoiningTest::joinsDates_data()
{
    QTest::addColumn<DateRange>("first");
    QTest::addColumn<DateRange>("second");
    QTest::addColumn<DateRange>("joined");
    QTest::addColumn<QStringList>("aside");
    const QStringList none;
    QTest::newRow("none at first") << DateRange() << years("2019", "2021") << years("2019", "2021") << none;
    QTest::newRow("none in the second") << years("2019", "2021") << DateRange() << years("2019", "2021") << none;
    QTest::newRow("the same") << years("2019-03", nullptr) << years("2019-03", nullptr) << years("2019-03", nullptr)
                              << none;
    QTest::newRow("one more exactly") << years("2019", "2021-06") << years("2019-03", "2021")
                                      << years("2019-03", "2021-06") << none;
    QTest::newRow("another start") << years("2019", "2021") << years("2018", "2021") << years("2019", "2021")
                                   << QStringList{QStringLiteral("2018 – 2021")};
    QTest::newRow("still going on") << years("2019", "2021") << years("2019", nullptr) << years("2019", "2021")
                                    << QStringList{QStringLiteral("2019 – present")};
    QTest::newRow("seasons that overlap")
        << years("Summer 2020", "2021") << years("Q2 2020", "2021") << years("Summer 2020", "2021")
        << QStringList{QStringLiteral("Q2 2020 – 2021")};
    QTest::newRow("a month of a season") << years("Summer 2020", "2021") << years("2020-07", "2021")
                                         << years("2020-07", "2021") << none;
    QTest::newRow("ended since") << years("2019", nullptr) << years("2019", "2021") << years("2019", nullptr)
                                 << QStringList{QStringLiteral("2019 – 2021")};
}

void EntryJoiningTest::joinsDates()
{
    QFETCH(const DateRange, first);
    QFETCH(const DateRange, second);
    const JoinedEntries result = join(twoJobs(job(en, "Example Ltd", first), job(zh, "示例公司", second)));
    QTEST(detailsOf<ExperienceDetails>(result).range, "joined");
    QTEST(result.keptAside, "aside");
}

/// Summer and the second quarter share a month, but are different times.
void EntryJoiningTest::keepsOverlappingAwardDates()
{
    const auto award = [](const char* date) {
        AwardDetails details;
        details.title = text(en, "Best paper");
        details.dates = {*PartialDate::parse(QString::fromLatin1(date))};
        return entryOf(details);
    };
    const JoinedEntries result =
        join(personWith({sectionWith(SectionKind::Award, {award("Summer 2020"), award("Q2 2020")})}));
    QStringList dates;
    for (const PartialDate& date : detailsOf<AwardDetails>(result).dates)
        dates += date.toText();
    QCOMPARE(dates, QStringList({QStringLiteral("Summer 2020"), QStringLiteral("Q2 2020")}));
}

void EntryJoiningTest::joinsPointsOfUnequalNumber()
{
    const Entry first = job(en, "Example Ltd", years("2019", nullptr),
                            {point(en, "Cut costs by 35%."), point(en, "Taught new colleagues.")});
    const Entry second = job(zh, "示例公司", years("2019", nullptr),
                             {point(zh, "编写文档。"), point(zh, "成本降低 35%。"), point(zh, "获 2020 年度奖。")});
    const JoinedEntries result = join(twoJobs(first, second));
    const QList<Highlight>& points = joinedOf(result).highlights;
    QCOMPARE(result.keptAside, QStringList());
    QStringList english;
    QStringList chinese;
    for (const Highlight& held : points) {
        english += textOf(held, en);
        chinese += textOf(held, zh);
        if (textOf(held, en).contains(u'%')) {
            QCOMPARE(textOf(held, zh), QStringLiteral("成本降低 35%。"));
            QCOMPARE(held.id, first.highlights[0].id);
        }
    }
    for (const Highlight& own : first.highlights)
        QCOMPARE(english.count(textOf(own, en)), 1);
    for (const Highlight& given : second.highlights)
        QCOMPARE(chinese.count(textOf(given, zh)), 1);
    QVERIFY(chinese.indexOf(QStringLiteral("编写文档。")) < chinese.indexOf(QStringLiteral("成本降低 35%。")));
}

void EntryJoiningTest::joinsAuthors_data()
{
    QTest::addColumn<QList<Author>>("first");
    QTest::addColumn<QList<Author>>("second");
    QTest::addColumn<QStringList>("joined");
    QTest::addColumn<QStringList>("aside");
    const auto names = [](const char* list) { return QString::fromUtf8(list).split(u';'); };
    QTest::newRow("none at first") << QList<Author>() << QList{author("Zhang San"), author("Li Si")}
                                   << names("Zhang San;Li Si") << QStringList();
    QTest::newRow("initials in the second")
        << QList{author("Zhang San"), author("Wei Li")} << QList{author("Zhang San"), author("W. Li")}
        << names("Zhang San;Wei Li") << QStringList();
    QTest::newRow("initials at first") << QList{author("S. Zhang")} << QList{author("San Zhang", {QStringLiteral("*")})}
                                       << names("San Zhang") << QStringList();
    QTest::newRow("a short name is no initial")
        << QList{author("Li Zhang")} << QList{author("Lin Zhang")} << names("Lin Zhang") << names("Li Zhang");
    QTest::newRow("in two scripts") << QList{author("San Zhang"), author("Si Li")}
                                    << QList{author("张三"), author("李四")} << names("San Zhang;Si Li;张三;李四")
                                    << QStringList();
    QTest::newRow("one more") << QList{author("San Zhang")}
                              << QList{author("San Zhang"), author("Si Li", {QStringLiteral("corresponding")})}
                              << names("San Zhang")
                              << QStringList{QStringLiteral("San Zhang, Si Li"),
                                             QStringLiteral("Si Li (corresponding)")};
}

void EntryJoiningTest::joinsAuthors()
{
    QFETCH(const QList<Author>, first);
    QFETCH(const QList<Author>, second);
    const Person person = personWith({sectionWith(SectionKind::Publication, {paper(first), paper(second)})});
    const JoinedEntries result = join(person);
    QStringList names;
    const LocalizedAuthors& authors = detailsOf<PublicationDetails>(result).authors;
    for (const Author& author : authors.text(en) + (authors.isShared() ? QList<Author>() : authors.text(zh)))
        names += author.name;
    QTEST(names, "joined");
    QTEST(result.keptAside, "aside");
}

/// Fields that the first entry's kind lacks are kept aside.
void EntryJoiningTest::joinsAPatentWithAPublication()
{
    PatentDetails patent;
    patent.title = text(zh, "搜索方法");
    patent.number = QStringLiteral("CN123456");
    patent.date = *PartialDate::parse(QStringLiteral("2020-05"));
    Entry work = paper({author("Zhang San")}, PublicationType::Report);
    const Entry granted = entryOf(patent);
    const QList<Section> sections{sectionWith(SectionKind::Publication, {work}),
                                  sectionWith(SectionKind::Patent, {granted})};
    const JoinedEntries published = join(personWith(sections));
    const auto& publication = detailsOf<PublicationDetails>(published);
    QCOMPARE(publication.title.text(en), QStringLiteral("On search"));
    QCOMPARE(publication.title.text(zh), QStringLiteral("搜索方法"));
    QCOMPARE(publication.number, QStringLiteral("CN123456"));
    QCOMPARE(published.keptAside, QStringList{QStringLiteral("2020-05")});
    QVERIFY(published.person.sections[1].entries().isEmpty());

    const JoinedEntries patented = join(personWith({sections[1], sections[0]}));
    QCOMPARE(detailsOf<PatentDetails>(patented).inventors.text(en).size(), 1);
    QCOMPARE(patented.keptAside, QStringList{QStringLiteral("report")});
    const JoinedEntries typed =
        join(personWith({sectionWith(SectionKind::Publication, {paper({}, PublicationType::Journal), work})}));
    QCOMPARE(detailsOf<PublicationDetails>(typed).type, PublicationType::Journal);
    QCOMPARE(typed.keptAside, QStringList{QStringLiteral("report")});
}

void EntryJoiningTest::keepsUnknownFields()
{
    Entry first = job(en, "Example Ltd", years("2019", nullptr));
    Entry second = job(zh, "示例公司", years("2019", nullptr));
    first.extra = {{QStringLiteral("x-a"), 1}};
    second.extra = {{QStringLiteral("x-a"), 2}, {QStringLiteral("x-b"), QStringLiteral("kept")}};
    const JoinedEntries result = join(twoJobs(first, second));
    const QJsonObject expected{{QStringLiteral("x-a"), 1}, {QStringLiteral("x-b"), QStringLiteral("kept")}};
    QCOMPARE(joinedOf(result).extra, expected);
    QCOMPARE(result.keptAside, QStringList{QStringLiteral("{\"x-a\":2}")});
}

/// A stale translation stays stale.
void EntryJoiningTest::keepsStaleTranslationsStale()
{
    Entry first = job(zh, "示例公司", years("2019", nullptr), {}, 1);
    auto details = std::get<ExperienceDetails>(first.details);
    details.organization.setText(en, QStringLiteral("Example Ltd"), at(9));
    first.details = details;
    QCOMPARE(details.organization.state(zh), TextState::Stale);
    const Entry second = job(zh, "示例公司", years("2019", nullptr), {}, 99);
    QCOMPARE(detailsOf<ExperienceDetails>(join(twoJobs(first, second))).organization, details.organization);
}

void EntryJoiningTest::rejectsIncompatibleEntries()
{
    const Entry work = job(en, "Example Ltd", years("2019", nullptr));
    const Entry project = job(zh, "示例公司", years("2019", nullptr));
    const Entry article = paper({});
    const Person person =
        personWith({sectionWith(SectionKind::Work, {work}), sectionWith(SectionKind::Project, {project}),
                    sectionWith(SectionKind::Publication, {article})});
    QVERIFY(!joinEntries(person, work.id, work.id));
    QVERIFY(!joinEntries(person, work.id, EntryId()));
    QVERIFY(!joinEntries(person, work.id, article.id));
    QVERIFY(!canJoinEntries(person, work.id, article.id));
    QVERIFY(canJoinEntries(person, project.id, work.id)); // another section with the same fields
    QCOMPARE(joinEntries(person, project.id, work.id)->entry, work.id);
}

namespace {

/// Two jobs with two points each, the first of which match; and a CV.
struct Shown {
    Shown()
    {
        first = job(en, "Example Ltd", years("2019", nullptr), {point(en, "Cut costs by 35%."), point(en, "Taught.")});
        second = job(en, "Example Ltd", years("2019", nullptr), {point(en, "Cut costs by 35%."), point(en, "Won.")});
    }
    JoinedEntries joinIn(const Cv& cv) const
    {
        Person person = sections.isEmpty() ? twoJobs(first, second) : personWith(sections);
        person.cvs = {cv};
        return join(person);
    }
    /// The points of an entry that a CV shows, in either language.
    static QStringList pointsIn(const JoinedEntries& result)
    {
        const Entry& entry = joinedOf(result);
        const Cv& cv = result.person.cvs.front();
        QStringList shown;
        for (const Highlight& held : entry.highlights) {
            if (entry.visible && held.visible && !cv.hiddenEntries.contains(entry.id) &&
                !cv.hiddenHighlights.contains(held.id))
                shown += held.text.textOrFallback(en).plainText();
        }
        return shown;
    }

    const QString both = QStringLiteral("Cut costs by 35%.");
    const QString own = QStringLiteral("Taught.");
    const QString given = QStringLiteral("Won.");
    Entry first;
    Entry second;
    QList<Section> sections;
};

} // namespace

void EntryJoiningTest::showsPointsOfBothEntries()
{
    const Shown shown;
    Cv cv;
    QCOMPARE(Shown::pointsIn(shown.joinIn(cv)), (QStringList{shown.both, shown.own, shown.given}));
    cv.hiddenEntries = {shown.first.id, shown.second.id};
    const JoinedEntries hidden = shown.joinIn(cv);
    QCOMPARE(hidden.person.cvs.front().hiddenEntries, QList{shown.first.id});
    QVERIFY(hidden.person.cvs.front().hiddenHighlights.isEmpty()); // it is shown again with all its points
}

void EntryJoiningTest::keepsPointsHiddenInCvs()
{
    const Shown shown;
    Cv cv;
    cv.hiddenEntries = {shown.second.id};
    QCOMPARE(Shown::pointsIn(shown.joinIn(cv)), (QStringList{shown.both, shown.own}));
    QVERIFY(shown.joinIn(cv).person.cvs.front().hiddenEntries.isEmpty());
    cv.hiddenEntries = {shown.first.id};
    QCOMPARE(Shown::pointsIn(shown.joinIn(cv)), (QStringList{shown.both, shown.given}));
    cv.hiddenEntries = {};
    cv.hiddenHighlights = {shown.first.highlights[0].id, shown.second.highlights[1].id};
    QCOMPARE(Shown::pointsIn(shown.joinIn(cv)), (QStringList{shown.both, shown.own}));
    cv.hiddenHighlights = {shown.first.highlights[0].id, shown.second.highlights[0].id};
    const JoinedEntries result = shown.joinIn(cv);
    QCOMPARE(Shown::pointsIn(result), (QStringList{shown.own, shown.given}));
    QCOMPARE(result.person.cvs.front().hiddenHighlights, QList{shown.first.highlights[0].id});
}

void EntryJoiningTest::hidesPointsOfHiddenSections()
{
    Shown shown;
    shown.sections = {sectionWith(SectionKind::Work, {shown.first}), sectionWith(SectionKind::Project, {shown.second})};
    Cv cv;
    cv.hiddenSections = {shown.sections[1].id()};
    QCOMPARE(Shown::pointsIn(shown.joinIn(cv)), (QStringList{shown.both, shown.own}));
    cv.hiddenSections = {};
    shown.sections[1].visible = false;
    QCOMPARE(Shown::pointsIn(shown.joinIn(cv)), (QStringList{shown.both, shown.own}));
    shown.sections[1].visible = true;
    shown.sections[0].visible = false; // entries in the section stay hidden
    QCOMPARE(Shown::pointsIn(shown.joinIn(cv)), (QStringList{shown.both, shown.own, shown.given}));
    QVERIFY(!shown.joinIn(cv).person.sections[0].visible);
}

void EntryJoiningTest::showsEntryIfEitherWasVisible()
{
    Shown shown;
    shown.first.visible = false;
    QCOMPARE(Shown::pointsIn(shown.joinIn({})), (QStringList{shown.both, shown.given}));
    shown.second.visible = false;
    const JoinedEntries hidden = shown.joinIn({});
    QVERIFY(!joinedOf(hidden).visible);
    for (const Highlight& held : joinedOf(hidden).highlights)
        QVERIFY(held.visible);
}

void EntryJoiningTest::mergesPageBreakHints()
{
    const Shown shown;
    Cv cv;
    const EntryId other;
    cv.pageStartEntries = {shown.second.id, other};
    cv.keptEntries = {shown.second.id, shown.first.id};
    const Cv after = shown.joinIn(cv).person.cvs.front();
    QCOMPARE(after.pageStartEntries, (QList{shown.first.id, other}));
    QCOMPARE(after.keptEntries, QList{shown.first.id});
}

namespace {

/// Collects every text in an entry's JSON, including JSON stored as text, but without ids and the like.
void collect(const QJsonValue& value, QStringList& texts)
{
    static const QSet<QString> names{
        QStringLiteral("id"),        QStringLiteral("style"), QStringLiteral("person"),     QStringLiteral("changed"),
        QStringLiteral("confirmed"), QStringLiteral("kind"),  QStringLiteral("conjunction")};
    if (value.isString()) {
        texts += value.toString();
        const QJsonDocument kept = QJsonDocument::fromJson(value.toString().toUtf8());
        if (kept.isObject())
            collect(kept.object(), texts);
    }
    for (const QJsonValue& item : value.toArray())
        collect(item, texts);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!names.contains(it.key()))
            collect(it.value(), texts);
    }
}

QStringList textsOf(const Entry& entry, SectionKind kind)
{
    QStringList texts;
    Person person;
    person.cvs.clear();
    person.sections = {sectionWith(kind, {entry})};
    collect(toJson(person).value(QStringLiteral("sections")), texts);
    return texts;
}

/// The parts of some texts that are in none of the others.
QStringList lostOf(const QStringList& texts, const QStringList& held)
{
    QStringList lost;
    for (const QString& text : texts) {
        // "unspecified" carries no information.
        if (text != QStringLiteral("unspecified") &&
            std::none_of(held.begin(), held.end(), [&](const QString& other) { return other.contains(text); }))
            lost += text;
    }
    return lost;
}

QStringList wrongWith(const Person& person, const EntryId& one, const EntryId& other)
{
    const auto result = joinEntries(person, one, other);
    if (!result)
        return {QStringLiteral("refused")};
    QStringList wrong;
    if (!(joinEntries(person, other, one)->person == result->person))
        wrong += QStringLiteral("it matters which is named first");
    const EntryId& gone = result->entry == one ? other : one;
    const auto place = *result->person.findEntry(result->entry);
    const Section& home = result->person.sections[place.section];
    const QStringList held = textsOf(home.entries()[place.entry], home.kind());
    for (const EntryId& id : {one, other}) {
        const auto was = *person.findEntry(id);
        const Section& section = person.sections[was.section];
        wrong += lostOf(textsOf(section.entries()[was.entry], section.kind()), held);
    }
    if (result->person.findEntry(gone))
        wrong += QStringLiteral("both are there");
    for (const Cv& cv : result->person.cvs) {
        if (cv.hiddenEntries.contains(gone) || cv.pageStartEntries.contains(gone) || cv.keptEntries.contains(gone))
            wrong += QStringLiteral("a CV names what is gone");
    }
    // Nothing else changed.
    Person rest = result->person;
    Person before = person;
    for (Person* either : {&rest, &before}) {
        either->cvs.clear();
        for (const EntryId& id : {one, other}) {
            if (const auto at = either->findEntry(id))
                either->sections[at->section].take(at->entry);
        }
    }
    if (!(rest == before))
        wrong += QStringLiteral("something else has changed");

    PersonDocument document(person);
    document.replaceRecord(result->person, ChangeCause::Edit);
    if (!(document.person() == result->person))
        wrong += QStringLiteral("the document is something else");
    document.undo();
    if (!(document.person() == person) || document.canUndo())
        wrong += QStringLiteral("one step does not take it back");
    document.redo();
    if (!(document.person() == result->person))
        wrong += QStringLiteral("redo does not bring it back");
    return wrong;
}

/// The entry with small variations, as in a second document.
Entry varied(Entry entry, test::RandomPerson& random)
{
    entry.id = EntryId();
    for (Highlight& highlight : entry.highlights)
        highlight.id = HighlightId();
    forEachField(entry.details, [&](Field, auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
            const Language language = random.chance(50) ? en : zh;
            const QString text = value.text(language);
            if (random.chance(30))
                value = LocalizedText::of(language, text);
            else if (random.chance(30))
                value.setText(language, random.chance(50) ? QString(text + random.text()) : text.toUpper());
        }
    });
    if (!entry.highlights.isEmpty() && random.chance(50))
        entry.highlights.removeAt(random.below(static_cast<int>(entry.highlights.size())));
    return entry;
}

} // namespace

void EntryJoiningTest::losesNothingAndCanBeUndone()
{
    int joined = 0;
    int pairs = 0;
    for (quint32 seed = 1; seed <= 60; ++seed) {
        test::RandomPerson random(seed);
        Person person = random.person();
        QList<EntryId> ids;
        for (Section& section : person.sections) {
            if (!section.entries().isEmpty())
                QVERIFY(section.append(varied(section.entries().front(), random)));
            for (const Entry& entry : section.entries())
                ids += entry.id;
        }
        for (qsizetype i = 0; i < ids.size(); ++i) {
            for (qsizetype j = i + 1; j < ids.size(); ++j) {
                ++pairs;
                if (!canJoinEntries(person, ids[i], ids[j]))
                    continue;
                ++joined;
                const QStringList wrong = wrongWith(person, ids[i], ids[j]);
                QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(wrong.join(u'|'))));
            }
        }
    }
    QVERIFY(joined > 300 && joined < pairs);
}

DUOVITA_TEST(EntryJoiningTest)
#include "tst_entryjoining.moc"
