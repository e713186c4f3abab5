#include "tests/support/openwindow.h"
#include "tests/support/testmain.h"
#include "ui/widgets/growingtextedit.h"

#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>

using namespace duovita;
using namespace duovita::test;

namespace {

Person somebody()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    ExperienceDetails job;
    job.organization = LocalizedText::of(QStringLiteral("Example Ltd"), QStringLiteral("示例有限公司"));
    job.morePositions = {HeldPosition{}};
    Entry entry;
    entry.details = job;
    entry.links = {Link{{}, QStringLiteral("https://example.org")}};
    Section work(SectionKind::Work);
    static_cast<void>(work.append(entry));
    person.sections = {work, Section(SectionKind::Project)};
    return person;
}

template <typename Widget = QWidget>
Widget* field(const OpenWindow& open, const QString& name)
{
    return find(*open.window, "editor")->findChild<Widget*>(name);
}

/// Whether the field is fully visible in the form.
bool isInView(const QWidget& field)
{
    const QWidget* outer = field.parentWidget();
    while (outer && !qobject_cast<const QScrollArea*>(outer))
        outer = outer->parentWidget();
    const QWidget* viewport = outer ? qobject_cast<const QScrollArea*>(outer)->viewport() : nullptr;
    return viewport && viewport->rect().contains(QRect(field.mapTo(viewport, QPoint()), field.size()));
}

/// Presses the button with the keyboard.
void press(const OpenWindow& open, const QString& button)
{
    auto* add = field<QPushButton>(open, button);
    QVERIFY(add);
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
}

} // namespace

/// After adding a row, the user can type into it at once.
class AddingRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void focusesNewRow_data();
    void focusesNewRow();
    void choosesNextContactKind();
    void infersContactKindFromText_data();
    void infersContactKindFromText();
    void keepsChosenContactKind();
    void addsAnEntryFromTheSection();
};

void AddingRowsTest::focusesNewRow_data()
{
    QTest::addColumn<bool>("ofPerson");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("first");
    QTest::newRow("contacts") << true << QStringLiteral("field.contacts") << QStringLiteral("field.contacts.%1..en");
    QTest::newRow("personal facts") << true << QStringLiteral("field.personalFacts")
                                    << QStringLiteral("field.personalFacts.%1..en");
    QTest::newRow("links") << false << QStringLiteral("field.links") << QStringLiteral("field.links.%1.label");
    QTest::newRow("positions") << false << QStringLiteral("field.morePositions")
                               << QStringLiteral("field.morePositions.%1.position.en");
    QTest::newRow("points") << false << QStringLiteral("highlights") << QStringLiteral("highlights.%1.en");
}

/// Row after row, even in a window too low to show them all.
void AddingRowsTest::focusesNewRow()
{
    QFETCH(bool, ofPerson);
    QFETCH(QString, list);
    QFETCH(QString, first);
    Person person = somebody();
    if (list.endsWith(QStringLiteral("Facts")))
        person.personalFacts = {PersonalFact{}};
    const OpenWindow open(person);
    QVERIFY(open.isOpen);
    open.window->resize(1100, 420);
    open.outline->setCurrentIndex(ofPerson ? open.model().personIndex() : open.entry(0, 0));
    const bool hasOne = !ofPerson ? !list.startsWith(QStringLiteral("high")) : !person.personalFacts.isEmpty();
    for (int row = hasOne ? 1 : 0; row < 8; ++row) {
        press(open, list + QStringLiteral(".add"));
        QTRY_COMPARE(open.focused(), first.arg(row));
        QTest::keyClicks(open.window->focusWidget(), QStringLiteral("a b"));
        QVERIFY(!field(open, first.arg(row + 1))); // the space is part of the text
        QTRY_VERIFY(isInView(*open.window->focusWidget()));
    }
}

void AddingRowsTest::choosesNextContactKind()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.model().personIndex());
    const auto contacts = [&] { return open.document().person().contacts; };
    const auto nameLeft = [&] {
        return field<QWidget>(open, QStringLiteral("field.name.en"))->mapTo(open.window.get(), QPoint()).x();
    };
    const int left = nameLeft();
    for (qsizetype row = 0; row < 4; ++row) {
        press(open, QStringLiteral("field.contacts.add"));
        QTRY_COMPARE(contacts().size(), row + 1);
        QTest::qWait(20);
        QCOMPARE(nameLeft(), left); // the fields above stay where they are
        QCOMPARE(contacts()[row].kind, contactKindTable.at(static_cast<std::size_t>(row)).kind);
        QTRY_COMPARE(field<QComboBox>(open, QStringLiteral("field.contacts.%1.kind").arg(row))->currentIndex(), row);
    }
    QVERIFY(contacts()[0].value.isShared());
    QVERIFY(!contacts()[3].value.isShared()); // addresses have a text in each language
    // A removed kind is the next one again.
    field<QAbstractButton>(open, QStringLiteral("field.contacts.1.remove"))->click();
    QTRY_COMPARE(contacts().size(), 3);
    press(open, QStringLiteral("field.contacts.add"));
    QTRY_COMPARE(contacts().size(), 4);
    QCOMPARE(contacts()[3].kind, ContactKind::Phone);
}

void AddingRowsTest::infersContactKindFromText_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<ContactKind>("kind");
    QTest::newRow("mail") << QStringLiteral("zhang.san@example.org") << ContactKind::Email;
    QTest::newRow("number") << QStringLiteral("+86 10 5555 0100") << ContactKind::Phone;
    QTest::newRow("account") << QStringLiteral("github.com/zhang-san") << ContactKind::GitHub;
    QTest::newRow("page") << QStringLiteral("https://example.org/zhang") << ContactKind::Website;
    QTest::newRow("researcher") << QStringLiteral("0000-0002-1825-0097") << ContactKind::Orcid;
}

/// In rows that are still of kind e-mail or location; the change of kind and the text form one undo step.
void AddingRowsTest::infersContactKindFromText()
{
    QFETCH(QString, typed);
    QFETCH(ContactKind, kind);
    Person person = somebody();
    for (const bool afterThree : {false, true}) {
        for (const ContactKind there : {ContactKind::Email, ContactKind::Phone, ContactKind::Website}) {
            if (afterThree)
                person.contacts += Contact{there, LocalizedText::shared(QStringLiteral("-")), {}, true};
        }
        const OpenWindow open(person);
        QVERIFY(open.isOpen);
        open.outline->setCurrentIndex(open.model().personIndex());
        const auto row = person.contacts.size();
        press(open, QStringLiteral("field.contacts.add"));
        QTRY_COMPARE(open.focused(), QStringLiteral("field.contacts.%1..en").arg(row));
        QTest::keyClicks(open.window->focusWidget(), typed);
        const Contact made = open.document().person().contacts[row];
        QCOMPARE(made.kind, kind);
        QVERIFY(made.value.isShared());
        QCOMPARE(made.value.text(firstLanguage), typed);
        QCOMPARE(open.focused(), QStringLiteral("field.contacts.%1..en").arg(row));
        QCOMPARE(field<QComboBox>(open, QStringLiteral("field.contacts.%1.kind").arg(row))->currentIndex(),
                 static_cast<int>(kind));
        trigger(*open.window, "undo");
        QVERIFY(open.document().person().contacts[row].value.isEmpty());
    }
}

void AddingRowsTest::keepsChosenContactKind()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.model().personIndex());
    press(open, QStringLiteral("field.contacts.add"));
    QTRY_COMPARE(open.focused(), QStringLiteral("field.contacts.0..en"));
    auto* kind = field<QComboBox>(open, QStringLiteral("field.contacts.0.kind"));
    kind->setCurrentIndex(static_cast<int>(ContactKind::WeChat));
    Q_EMIT kind->activated(static_cast<int>(ContactKind::WeChat));
    QTest::keyClicks(field(open, QStringLiteral("field.contacts.0..en")), QStringLiteral("13800000000"));
    QCOMPARE(open.document().person().contacts[0].kind, ContactKind::WeChat);
    // Editing the value later does not change its kind.
    press(open, QStringLiteral("field.contacts.add"));
    QTRY_COMPARE(open.focused(), QStringLiteral("field.contacts.1..en"));
    QTest::keyClicks(open.window->focusWidget(), QStringLiteral("zhang@example.org"));
    QCOMPARE(open.document().person().contacts[1].kind, ContactKind::Email);
    field(open, QStringLiteral("field.contacts.0..en"))->setFocus();
    field(open, QStringLiteral("field.contacts.1..en"))->setFocus();
    auto* second = field<GrowingTextEdit>(open, QStringLiteral("field.contacts.1..en"));
    second->selectAll();
    QTest::keyClicks(second, QStringLiteral("+86 10 5555 0100"));
    QCOMPARE(open.document().person().contacts[1].kind, ContactKind::Email);
}

/// The form of an empty section offers to add an entry.
void AddingRowsTest::addsAnEntryFromTheSection()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.model().index(2, 0));
    auto* add = field<QPushButton>(open, QStringLiteral("section.entry.add"));
    QVERIFY(add);
    QCOMPARE(add->text(), QStringLiteral("Add a project"));
    press(open, QStringLiteral("section.entry.add"));
    QTRY_COMPARE(open.focused(), QStringLiteral("field.title.en"));
    QCOMPARE(open.section(1).entries().size(), 1);
    QCOMPARE(open.outline->currentIndex(), open.entry(1, 0));
    // If there are entries, the new one is added after them.
    open.outline->setCurrentIndex(open.model().index(1, 0));
    press(open, QStringLiteral("section.entry.add"));
    QTRY_COMPARE(open.section(0).entries().size(), 2);
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 1));
}

DUOVITA_GUI_TEST(AddingRowsTest)
#include "tst_addingrows.moc"
