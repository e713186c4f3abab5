#include "core/json/personjson.h"
#include "core/matching/factchanges.h"
#include "core/matching/recordmerging.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace duovita;

namespace {

/// One section kind for each kind of entry.
QList<SectionKind> kinds()
{
    QList<SectionKind> all;
    for (const SectionKindInfo& row : sectionKindTable)
        all += row.kind;
    return all;
}

QJsonValue withoutTimes(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray items;
        const QJsonArray all = value.toArray();
        for (const QJsonValue& item : all)
            items += withoutTimes(item);
        return items;
    }
    if (!value.isObject())
        return value;
    QJsonObject rest;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() != u"changed" && it.key() != u"confirmed")
            rest.insert(it.key(), withoutTimes(it.value()));
    }
    return rest;
}

Person personWith(const Entry& entry, SectionKind kind)
{
    Person person;
    Section section(kind);
    static_cast<void>(section.append(entry));
    person.sections = {section};
    return person;
}

/// The entry's stored content.
QJsonValue stored(const Entry& entry, SectionKind kind)
{
    return withoutTimes(
        toJson(personWith(entry, kind)).value(u"sections").toArray().first().toObject().value(u"entries"));
}

/// The entry with one more field taken from another entry of its kind.
template <typename Held>
QList<std::pair<Field, Entry>> withEachField(const Entry& entry, const Held& none, const Held& full)
{
    QList<std::pair<Field, Entry>> found;
    std::apply(
        [&](const auto&... f) {
            const auto take = [&](const auto& field) {
                if constexpr (requires { (full.*(field.member)).isEmpty(); }) {
                    if ((full.*(field.member)).isEmpty())
                        return;
                }
                Held held = none;
                held.*(field.member) = full.*(field.member);
                Entry with = entry;
                with.details = held;
                if (!(held == none))
                    found += {field.field, with};
            };
            (take(f), ...);
        },
        Held::fields());
    return found;
}

Entry publication()
{
    Entry entry;
    PublicationDetails work;
    work.title = LocalizedText::of(QStringLiteral("Sample Paper"), QStringLiteral("示例论文"));
    entry.details = work;
    return entry;
}

QList<FactChange> changesByRank(const LocalizedText& before, const LocalizedText& after)
{
    Entry one = publication();
    Entry other = one;
    std::get<PublicationDetails>(one.details).rank = before;
    std::get<PublicationDetails>(other.details).rank = after;
    return changesOf(one, other);
}

const QList<Language> bothPages{Language::English, Language::Chinese};

} // namespace

class FactChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsEveryField();
    void reportsEveryPartOfAnEntry();
    void reportsEveryChangeOfAMerge();
    void reportsLanguagesOfAffectedPages_data();
    void reportsLanguagesOfAffectedPages();
    void reportsProfileChanges();
};

/// Uses the tables of fields, so that a newly added field must be reported.
void FactChangesTest::reportsEveryField()
{
    for (const SectionKind kind : kinds()) {
        QSet<Field> reported;
        int fields = 0;
        for (quint32 seed = 1; seed <= 40; ++seed) {
            const Entry full = test::RandomPerson(seed).entry(kind);
            Entry empty;
            empty.details = makeDetails(kindOf(full.details));
            std::visit(
                [&](const auto& held) {
                    using Held = std::decay_t<decltype(held)>;
                    fields = static_cast<int>(std::tuple_size_v<decltype(Held::fields())>);
                    for (const auto& [field, with] : withEachField(empty, Held(), held)) {
                        if (stored(with, kind) == stored(empty, kind))
                            continue; // for example, an empty list
                        const QList<FactChange> changes = changesOf(empty, with);
                        QVERIFY2(!changes.isEmpty(), qPrintable(nameOf(field)));
                        for (const FactChange& change : changes) {
                            QCOMPARE(change.place.field, field);
                            QVERIFY2(change.before != change.after, qPrintable(nameOf(field)));
                        }
                        QCOMPARE(changesOf(with, empty).size(), changes.size());
                        reported += field;
                    }
                },
                full.details);
        }
        QCOMPARE(reported.size(), fields);
    }
}

void FactChangesTest::reportsEveryPartOfAnEntry()
{
    const Entry entry = publication();
    const auto partsOf = [&](const std::function<void(Entry&)>& change) {
        Entry other = entry;
        change(other);
        QStringList parts;
        for (const FactChange& each : changesOf(entry, other))
            parts += nameOf(each.place.field) + QString::number(static_cast<int>(each.place.part));
        return parts;
    };
    const auto field = [](Field which) { return QStringList{nameOf(which) + u'0'}; };
    const auto part = [](RecordPart which) { return QStringList{QString::number(static_cast<int>(which))}; };
    const Highlight point{HighlightId(),
                          HighlightStyle::Bullet,
                          0,
                          LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("A point"))),
                          {},
                          true};
    QCOMPARE(partsOf([&](Entry& e) { e.highlights += point; }), field(Field::Highlights));
    QCOMPARE(partsOf([](Entry& e) {
                 e.links += Link{{}, QStringLiteral("https://example.org")};
             }),
             field(Field::Links));
    QCOMPARE(partsOf([](Entry& e) { e.tags += QStringLiteral("a tag"); }), field(Field::Tags));
    QCOMPARE(partsOf([](Entry& e) { e.note = QStringLiteral("a note"); }), field(Field::Note));
    QCOMPARE(partsOf([](Entry& e) { e.asTyped.insert(QStringLiteral("year"), QStringLiteral("soon")); }),
             field(Field::Year));
    QCOMPARE(partsOf([](Entry& e) { e.visible = false; }), part(RecordPart::Visible));
    QCOMPARE(partsOf([](Entry& e) { e.unparsed += QStringLiteral("a piece"); }), part(RecordPart::Unparsed));
    QCOMPARE(partsOf([](Entry& e) { e.extra.insert(QStringLiteral("x-key"), 1); }), part(RecordPart::Extra));
    QCOMPARE(partsOf([](Entry& e) { e.id = EntryId(); }), QStringList());

    // Points: text, formatting, level and visibility; and their order.
    Entry pointed = entry;
    pointed.highlights = {point, Highlight{HighlightId(),
                                           HighlightStyle::Bullet,
                                           0,
                                           LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Two"))),
                                           {},
                                           true}};
    const auto ofPoints = [&](const std::function<void(QList<Highlight>&)>& change) {
        Entry other = pointed;
        change(other.highlights);
        const QList<FactChange> changes = changesOf(pointed, other);
        return changes.size() == 1 ? changes.front().place.part : RecordPart::Home;
    };
    QCOMPARE(ofPoints([](QList<Highlight>& points) { points[0].level = 1; }), RecordPart::Level);
    QCOMPARE(ofPoints([](QList<Highlight>& points) { points[0].style = HighlightStyle::Numbered; }), RecordPart::Style);
    QCOMPARE(ofPoints([](QList<Highlight>& points) { points[0].visible = false; }), RecordPart::Visible);
    QCOMPARE(ofPoints([](QList<Highlight>& points) { points.swapItemsAt(0, 1); }), RecordPart::Order);
    QCOMPARE(ofPoints([](QList<Highlight>& points) { points.removeLast(); }), RecordPart::Field);
}

/// For random documents: every entry that is stored differently is reported.
void FactChangesTest::reportsEveryChangeOfAMerge()
{
    int changed = 0;
    for (const SectionKind kind : kinds()) {
        for (quint32 seed = 1; seed <= 30; ++seed) {
            test::RandomPerson random(seed);
            const Entry own = random.entry(kind);
            const Entry given = random.entry(kind);
            const QList<EntryPair> pairs{{own.id, given.id}};
            const Person merged = linkRecords(personWith(own, kind), personWith(given, kind), pairs).person;
            const Entry& joined = merged.sections.front().entries().front();
            QCOMPARE(joined.id, own.id);
            const bool isOther = stored(joined, kind) != stored(own, kind);
            QVERIFY2(!changesOf(own, joined).isEmpty() == isOther, qPrintable(nameOf(kind) + QString::number(seed)));
            changed += isOther ? 1 : 0;
        }
    }
    QVERIFY(changed > 100);
}

void FactChangesTest::reportsLanguagesOfAffectedPages_data()
{
    QTest::addColumn<LocalizedText>("before");
    QTest::addColumn<LocalizedText>("after");
    QTest::addColumn<QList<Language>>("pages");
    const QString english = QStringLiteral("CCF rank A");
    const QString chinese = QStringLiteral("CCF A 类");
    const auto of = [](Language language, const QString& text) { return LocalizedText::of(language, text); };
    QTest::newRow("nothing was there, and the other side has none")
        << LocalizedText() << of(Language::English, english) << bothPages;
    QTest::newRow("one text for both") << LocalizedText() << LocalizedText::shared(english) << bothPages;
    QTest::newRow("the other side has its own")
        << of(Language::Chinese, chinese) << LocalizedText::of(english, chinese) << QList<Language>{Language::English};
    QTest::newRow("a text that stood in for the other")
        << of(Language::English, english) << LocalizedText::of(QStringLiteral("A"), chinese) << bothPages;
    QTest::newRow("the same words") << LocalizedText::shared(english) << LocalizedText::shared(english)
                                    << QList<Language>();
}

void FactChangesTest::reportsLanguagesOfAffectedPages()
{
    QFETCH(LocalizedText, before);
    QFETCH(LocalizedText, after);
    QFETCH(QList<Language>, pages);
    QSet<Language> found;
    for (const FactChange& change : changesByRank(before, after)) {
        for (const Language language : change.pages)
            found += language;
    }
    QCOMPARE(found, QSet<Language>(pages.begin(), pages.end()));
}

/// No page shows private values.
void FactChangesTest::reportsProfileChanges()
{
    Person before;
    Person after = before;
    after.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    after.contacts += Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("555 0100")), {}, false};
    after.contacts += Contact{ContactKind::Email, LocalizedText::shared(QStringLiteral("s@example.org")), {}, true};
    after.notes = QStringLiteral("private");
    after.photo = Photo{QByteArray("x"), QStringLiteral("image/png"), {}};
    setOwnWord(after.words, DocumentWord::Present, Language::Chinese, QStringLiteral("今"));
    after.cvs.front().summary = LocalizedRichText::of(Language::Chinese, RichText::fromPlain(QStringLiteral("简介")));
    QHash<Field, QList<QList<Language>>> pages;
    for (const FactChange& change : changesOf(before, after))
        pages[change.place.field] += change.pages;
    QCOMPARE(pages.value(Field::Headline), QList<QList<Language>>{bothPages});
    QCOMPARE(pages.value(Field::Contacts), (QList<QList<Language>>{{}, bothPages}));
    QCOMPARE(pages.value(Field::Notes), QList<QList<Language>>{{}});
    QCOMPARE(pages.value(Field::Photo), QList<QList<Language>>{bothPages});
    QCOMPARE(pages.value(Field::Words), QList<QList<Language>>{{Language::Chinese}});
    QCOMPARE(pages.value(Field::Summary), QList<QList<Language>>{bothPages});
    QCOMPARE(pages.size(), 6);
}

DUOVITA_TEST(FactChangesTest)
#include "tst_factchanges.moc"
