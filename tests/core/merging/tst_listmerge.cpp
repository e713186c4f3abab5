#include "core/merging/recordmerge.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

/// Merging lists without ids element by element.
class ListMergeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mergesAuthors_data();
    void mergesAuthors();
    void mergesTheAuthorsOfEachLanguage();
    void mergesChangesOfOneContact();
    void mergesPersonalFacts();
    void unifiesContactAddedByBothSides();
    void reportsConflictPerElement();
    void reportsConflictOfRemovalAndChange();
    void keepsChoiceDuringFurtherEdits();
    void countsRemoteChanges();
    void mergesChangesOfDifferentElements();
    void losesAndInventsNothing();
};

namespace {

Person withAuthors(const LocalizedAuthors& authors)
{
    static const Person frame = [] {
        Person person;
        Section section(SectionKind::Publication);
        Entry entry;
        entry.details = PublicationDetails{};
        [[maybe_unused]] const bool fits = section.append(entry);
        person.sections = {section};
        return person;
    }();
    Person person = frame;
    Entry entry = person.sections[0].entries()[0];
    std::get<PublicationDetails>(entry.details).authors = authors;
    [[maybe_unused]] const bool replaced = person.sections[0].replace(0, entry);
    return person;
}

Person withAuthors(const QList<Author>& authors)
{
    return withAuthors(LocalizedAuthors::shared(authors));
}

QList<Author> authorsOf(const Person& person)
{
    return std::get<PublicationDetails>(person.sections[0].entries()[0].details).authors.text(Language::English);
}

struct AuthorsMerge {
    QList<Author> authors;
    QList<FieldConflict> conflicts;
    int taken;
};

AuthorsMerge merged(const QList<Author>& base, const QList<Author>& mine, const QList<Author>& theirs,
                    std::optional<ConflictChoice> choice = {})
{
    RecordMerge merge = threeWayMerge(withAuthors(base), withAuthors(mine), withAuthors(theirs));
    if (choice)
        merge = threeWayMerge(withAuthors(base), withAuthors(mine), withAuthors(theirs),
                              allChosen(merge.conflicts, *choice));
    return {authorsOf(merge.person), merge.conflicts, merge.taken};
}

/// Parses names with marks: "A B* C".
QList<Author> authors(const QString& names)
{
    QList<Author> list;
    for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
        Author author;
        author.name = name.chopped(name.endsWith(u'*') ? 1 : 0);
        if (name.endsWith(u'*'))
            author.marks = {QStringLiteral("*")};
        list += author;
    }
    return list;
}

QString namesOf(const QList<Author>& list)
{
    QStringList names;
    for (const Author& author : list)
        names += author.name + author.marks.join(QString());
    return names.join(u' ');
}

Contact contactWith(ContactKind kind, const char* value, const char* label = "")
{
    Contact contact;
    contact.kind = kind;
    contact.value = LocalizedText::shared(QString::fromUtf8(value));
    contact.label = LocalizedText::of(Language::English, QString::fromUtf8(label));
    return contact;
}

Person withContacts(const QList<Contact>& contacts)
{
    static const PersonId id;
    static const Cv cv = Cv::fullCv();
    Person person;
    person.id = id;
    person.cvs = {cv};
    person.contacts = contacts;
    return person;
}

} // namespace

void ListMergeTest::mergesAuthors_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("mine");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("conflicts");
    const auto row = [](const char* name, const char* base, const char* mine, const char* theirs, const char* expected,
                        int conflicts = 0) { QTest::newRow(name) << base << mine << theirs << expected << conflicts; };
    row("two renamed", "A B C", "X B C", "A B Y", "X B Y");
    row("renamed, marked", "A B C", "X B C", "A B* C", "X B* C");
    row("renamed, taken out", "A B C", "A X C", "A B", "A X");
    row("neighbours", "A B C D", "A X C D", "A B Y D", "A X Y D");
    row("both append", "A", "A B", "A C", "A B C");
    row("both append the same", "A", "A B", "A B", "A B");
    row("the same with one mark", "A", "A B*", "A B", "A B*");
    row("the same and another", "A", "A B C", "A D B", "A D B C");
    row("moved, marked", "A B C", "C A B", "A* B C", "C A* B");
    row("moved, renamed", "A B C", "C A B", "A X C", "C A X");
    row("moved by one, added by both", "A B C", "B A C X", "A B C Y", "B A C X Y");
    row("both take out", "A B C D", "A C D", "A B D", "A D");
    row("namesakes", "A A B", "A A* B", "A A B C", "A A* B C");
    row("both rename", "A B C", "A X C", "A Y C", "A X C", 1);
    row("both rename, and more", "A B C", "A X C D", "E A Y C", "E A X C D", 1);
    row("one becomes two", "A B C", "A X Y C", "A Z C", "A X Y C", 1);
    row("two renames each", "A B", "X Y", "P Q", "X Y", 2);
    row("renamed, marked the same", "A B", "A X", "A B*", "A X", 1);
    row("different ones moved", "A B C D", "B A C D", "A B D C", "B A D C");
    row("different ones moved, one added", "A B C D", "B A C D X", "A B D C", "B A D X C");
    row("two orders", "A B C", "B A C", "A C B", "B A C", 1);
    row("new in a list", "", "A", "B", "A B");
}

void ListMergeTest::mergesAuthors()
{
    QFETCH(QString, base);
    QFETCH(QString, mine);
    QFETCH(QString, theirs);
    const AuthorsMerge merge = merged(authors(base), authors(mine), authors(theirs));
    QTEST(namesOf(merge.authors), "expected");
    QTEST(static_cast<int>(merge.conflicts.size()), "conflicts");
    const AuthorsMerge other = merged(authors(base), authors(theirs), authors(mine));
    QTEST(static_cast<int>(other.conflicts.size()), "conflicts");
}

/// One side gives the Chinese document its own list, the other adds a name to the shared list: both lists get it.
void ListMergeTest::mergesTheAuthorsOfEachLanguage()
{
    const auto shared = [](const char* names) { return LocalizedAuthors::shared(authors(QString::fromUtf8(names))); };
    const auto both = [](const char* english, const char* chinese) {
        return LocalizedAuthors::of(authors(QString::fromUtf8(english)), authors(QString::fromUtf8(chinese)));
    };
    const auto merge = [](const LocalizedAuthors& base, const LocalizedAuthors& mine, const LocalizedAuthors& theirs) {
        return threeWayMerge(withAuthors(base), withAuthors(mine), withAuthors(theirs));
    };
    const auto peopleIn = [](const RecordMerge& result) {
        return std::get<PublicationDetails>(result.person.sections[0].entries()[0].details).authors;
    };
    const RecordMerge parted = merge(shared("A B"), both("A B", "甲 乙"), shared("A B C"));
    QVERIFY(parted.conflicts.isEmpty());
    QVERIFY(peopleIn(parted) == both("A B C", "甲 乙 C"));
    const RecordMerge sides = merge(both("A B", "甲 乙"), both("A B C", "甲 乙"), both("A B", "甲 丁"));
    QVERIFY(sides.conflicts.isEmpty());
    QVERIFY(peopleIn(sides) == both("A B C", "甲 丁"));
    QVERIFY(peopleIn(merge(both("A B", "甲 乙"), shared("A B"), both("A B", "甲 乙"))) == shared("A B"));
    const RecordMerge asked = merge(both("A B", "甲 乙"), both("A B", "甲 丙"), both("A B", "甲 丁"));
    QCOMPARE(asked.conflicts.size(), 1);
    QVERIFY(asked.conflicts[0].place.language == Language::Chinese);
}

void ListMergeTest::mergesPersonalFacts()
{
    const PersonalFact gender{PersonalFactKind::Gender, LocalizedText::shared(QStringLiteral("male")), {}, true};
    const PersonalFact height{PersonalFactKind::Height, LocalizedText::shared(QStringLiteral("175")), {}, true};
    PersonalFact shown = height;
    shown.isPrivate = false;
    PersonalFact named = height;
    named.label = LocalizedText::of(Language::English, QStringLiteral("Tall"));
    Person base = withContacts({});
    base.personalFacts = {gender, height};
    Person mine = base;
    mine.personalFacts = {height, gender};
    mine.personalFacts[0] = shown;
    Person theirs = base;
    theirs.personalFacts[1] = named;
    const RecordMerge merge = threeWayMerge(base, mine, theirs, {});
    QVERIFY(merge.conflicts.isEmpty());
    PersonalFact both = named;
    both.isPrivate = false;
    const QList<PersonalFact> expected{both, gender};
    QVERIFY(merge.person.personalFacts == expected);
    // A merge must not make a private text public: it is a conflict.
    Person other = base;
    other.personalFacts[1].value = LocalizedText::shared(QStringLiteral("176"));
    const RecordMerge asked = threeWayMerge(base, mine, other, {});
    QCOMPARE(asked.conflicts.size(), 1);
    QCOMPARE(asked.conflicts[0].place.field, Field::PersonalFacts);
}

void ListMergeTest::mergesChangesOfOneContact()
{
    const Contact email = contactWith(ContactKind::Email, "zhang@example.org");
    Contact hidden = email;
    hidden.isPublic = false;
    const Contact labelled = contactWith(ContactKind::Email, "zhang@example.org", "Office");
    const RecordMerge merge = threeWayMerge(withContacts({email}), withContacts({hidden}), withContacts({labelled}));
    QCOMPARE(merge.conflicts.size(), 0);
    Contact expected = labelled;
    expected.isPublic = false;
    QVERIFY(merge.person.contacts == QList<Contact>{expected});
}

void ListMergeTest::unifiesContactAddedByBothSides()
{
    const Contact plain = contactWith(ContactKind::Phone, "123");
    const Contact labelled = contactWith(ContactKind::Phone, "123", "Home");
    const Contact other = contactWith(ContactKind::Phone, "456");
    const RecordMerge same = threeWayMerge(withContacts({}), withContacts({plain}), withContacts({labelled}));
    QVERIFY(same.conflicts.isEmpty() && same.person.contacts == QList<Contact>{labelled});
    const RecordMerge two = threeWayMerge(withContacts({}), withContacts({plain}), withContacts({other}));
    QVERIFY(two.conflicts.isEmpty() && (two.person.contacts == QList<Contact>{plain, other}));
}

void ListMergeTest::reportsConflictPerElement()
{
    const AuthorsMerge merge = merged(authors(QStringLiteral("A B C D")), authors(QStringLiteral("A X C D*")),
                                      authors(QStringLiteral("A Y C D E")));
    QCOMPARE(merge.conflicts.size(), 1);
    const FieldConflict& conflict = merge.conflicts.front();
    QCOMPARE(conflict.place.field, Field::Authors);
    QVERIFY(conflict.bothPossible);
    QVERIFY(conflict.base == ConflictValue(QStringList{QStringLiteral("B")}));
    QVERIFY(conflict.mine == ConflictValue(QStringList{QStringLiteral("X")}));
    QVERIFY(conflict.theirs == ConflictValue(QStringList{QStringLiteral("Y")}));
    const auto decided = [](ConflictChoice choice) {
        return namesOf(merged(authors(QStringLiteral("A B C D")), authors(QStringLiteral("A X C D*")),
                              authors(QStringLiteral("A Y C D E")), choice)
                           .authors);
    };
    QCOMPARE(decided(ConflictChoice::Mine), QStringLiteral("A X C D* E"));
    QCOMPARE(decided(ConflictChoice::Theirs), QStringLiteral("A Y C D* E"));
    QCOMPARE(decided(ConflictChoice::Both), QStringLiteral("A X Y C D* E"));
}

void ListMergeTest::reportsConflictOfRemovalAndChange()
{
    const auto decided = [](const char* mine, const char* theirs, ConflictChoice choice) {
        return namesOf(merged(authors(QStringLiteral("A B C")), authors(QString::fromLatin1(mine)),
                              authors(QString::fromLatin1(theirs)), choice)
                           .authors);
    };
    QCOMPARE(merged(authors(QStringLiteral("A B C")), authors(QStringLiteral("A C")), authors(QStringLiteral("A B* C")))
                 .conflicts.size(),
             1);
    QCOMPARE(decided("A C", "A B* C", ConflictChoice::Mine), QStringLiteral("A C"));
    QCOMPARE(decided("A C", "A B* C", ConflictChoice::Theirs), QStringLiteral("A B* C"));
    QCOMPARE(decided("A C", "A B* C", ConflictChoice::Both), QStringLiteral("A B* C"));
    QCOMPARE(decided("A B* C", "A C", ConflictChoice::Mine), QStringLiteral("A B* C"));
    QCOMPARE(decided("A B* C", "A C", ConflictChoice::Theirs), QStringLiteral("A C"));
}

void ListMergeTest::keepsChoiceDuringFurtherEdits()
{
    const Person base = withAuthors(authors(QStringLiteral("A B C")));
    const Person theirs = withAuthors(authors(QStringLiteral("A Y C")));
    const RecordMerge asked = threeWayMerge(base, withAuthors(authors(QStringLiteral("A X C"))), theirs);
    const ConflictChoices choices = allChosen(asked.conflicts, ConflictChoice::Theirs);
    // An author was added in front while the question was open.
    const RecordMerge later = threeWayMerge(base, withAuthors(authors(QStringLiteral("N A X C M"))), theirs, choices);
    QCOMPARE(namesOf(authorsOf(later.person)), QStringLiteral("N A Y C M"));
}

void ListMergeTest::countsRemoteChanges()
{
    QCOMPARE(
        merged(authors(QStringLiteral("A B")), authors(QStringLiteral("A B")), authors(QStringLiteral("X B"))).taken,
        1);
    QCOMPARE(
        merged(authors(QStringLiteral("A B C")), authors(QStringLiteral("A* B C")), authors(QStringLiteral("A B Y D")))
            .taken,
        2);
    QCOMPARE(
        merged(authors(QStringLiteral("A B C")), authors(QStringLiteral("A* B C")), authors(QStringLiteral("C A B")))
            .taken,
        1);
    QCOMPARE(
        merged(authors(QStringLiteral("A B C")), authors(QStringLiteral("A* B")), authors(QStringLiteral("A* B C")))
            .taken,
        0);
}

namespace {

constexpr quint32 cases = 2000;

/// A list of authors with distinguishable changes.
class RandomAuthors {
public:
    RandomAuthors(quint32 seed, QChar side) : m_random(seed), m_side(side) {}

    int below(int limit) { return m_random.below(limit); }

    QList<Author> list()
    {
        QList<Author> made;
        for (int i = below(8); i > 0; --i)
            made += fresh();
        return made;
    }

    QList<Author> edited(QList<Author> list)
    {
        for (int i = below(5); i > 0; --i)
            edit(list);
        return list;
    }

    Author fresh()
    {
        Author author;
        author.name = m_side + QString::number(++m_made);
        return author;
    }

private:
    void edit(QList<Author>& list)
    {
        const int kind = list.isEmpty() ? 0 : below(5);
        const qsizetype at = list.isEmpty() ? 0 : below(static_cast<int>(list.size()));
        switch (kind) {
        case 0:
            list.insert(at, fresh());
            break;
        case 1:
            list.removeAt(at);
            break;
        case 2:
            list[at].name = fresh().name;
            break;
        case 3:
            list[at].marks += m_side + QStringLiteral("!");
            break;
        default:
            list.move(at, below(static_cast<int>(list.size())));
            break;
        }
    }

    test::RandomPerson m_random;
    QChar m_side;
    int m_made = 0;
};

QStringList sortedNames(const QList<Author>& list)
{
    QStringList names = namesOf(list).split(u' ');
    names.sort();
    return names;
}

QSet<QString> nameSet(const QList<Author>& list)
{
    QSet<QString> names;
    for (const Author& author : list)
        names += author.name;
    return names;
}

} // namespace

void ListMergeTest::mergesChangesOfDifferentElements()
{
    for (quint32 seed = 0; seed < cases; ++seed) {
        RandomAuthors random(seed, u'b');
        const QList<Author> base = random.list();
        QList<Author> mine = base;
        QList<Author> theirs = base;
        QList<Author> expected = base;
        for (qsizetype i = 0; i < base.size(); ++i) { // each element is changed by one side, or by both in the same way
            Author changed = base[i];
            if (random.below(2) == 0)
                changed = random.fresh();
            else
                changed.marks = {QStringLiteral("!")};
            const int who = random.below(4);
            if (who == 1 || who == 3)
                mine[i] = changed;
            if (who == 2 || who == 3)
                theirs[i] = changed;
            if (who > 0)
                expected[i] = changed;
        }
        const AuthorsMerge merge = merged(base, mine, theirs);
        QVERIFY2(merge.conflicts.isEmpty(), qPrintable(QString::number(seed)));
        QVERIFY2(merge.authors == expected, qPrintable(QString::number(seed)));
    }
}

void ListMergeTest::losesAndInventsNothing()
{
    int conflicts = 0;
    int quiet = 0;
    for (quint32 seed = 0; seed < cases; ++seed) {
        const QList<Author> base = RandomAuthors(seed, u'b').list();
        const QList<Author> alike = RandomAuthors(seed + 1, u'a').edited(base);
        const QList<Author> mine = RandomAuthors(seed + 2, u'm').edited(alike);
        const QList<Author> theirs = RandomAuthors(seed + 3, u't').edited(alike);
        const AuthorsMerge asked = merged(base, mine, theirs);
        const AuthorsMerge both = merged(base, mine, theirs, ConflictChoice::Both);
        const auto report = [&](const char* what) {
            return QStringLiteral("%1: %2 | %3 | %4 | %5 -> %6")
                .arg(QString::number(seed), QLatin1StringView(what), namesOf(base), namesOf(mine), namesOf(theirs),
                     namesOf(both.authors))
                .toUtf8();
        };
        const QSet<QString> before = nameSet(base);
        const QSet<QString> here = nameSet(mine);
        const QSet<QString> there = nameSet(theirs);
        const QSet<QString> after = nameSet(both.authors);
        // Names are unique within each version.
        QVERIFY2(nameSet(asked.authors).size() == asked.authors.size(), report("doubled").constData());
        QVERIFY2((here + there).contains(after), report("invented").constData());
        QVERIFY2(after.contains((here + there) - before), report("lost what was added").constData());
        QVERIFY2(after.contains(here & there), report("lost what both have").constData());
        for (const Author& author : both.authors) {
            const auto version = [&](const QList<Author>& list) {
                const auto found =
                    std::find_if(list.begin(), list.end(), [&](const Author& one) { return one.name == author.name; });
                return found == list.end() ? QStringList() : found->marks;
            };
            QVERIFY2(author.marks == version(mine) || author.marks == version(theirs), report("mixed").constData());
        }
        const AuthorsMerge mirrored = merged(base, theirs, mine);
        QVERIFY2(mirrored.conflicts.size() == asked.conflicts.size(),
                 report("not symmetric in what it asks").constData());
        if (asked.conflicts.isEmpty()) {
            ++quiet;
            QVERIFY2(sortedNames(mirrored.authors) == sortedNames(asked.authors), report("not symmetric").constData());
        }
        conflicts += static_cast<int>(asked.conflicts.size());
        QVERIFY2(merged(base, mine, mine).authors == mine && merged(base, mine, base).authors == mine,
                 report("alone").constData());
    }
    QVERIFY(conflicts > 100 && quiet > 100); // the random cases were relevant
}

DUOVITA_TEST(ListMergeTest)
#include "tst_listmerge.moc"
