#include "core/messages/findingwords.h"
#include "tests/support/openform.h"
#include "tests/support/randomperson.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "ui/forms/kindfields.h"
#include "ui/forms/sectionform.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/statesign.h"
#include "ui/widgets/unparsedlist.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace duovita;
using test::date;
using test::OpenForm;

class EntryFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void editsEveryTextOfEveryKind_data();
    void editsEveryTextOfEveryKind();
    void opensAnyEntryWithoutChangingIt_data();
    void opensAnyEntryWithoutChangingIt();
    void editsCountsYearsAndTypes();
    void keepsMarksOfEditedAuthors();
    void editsAListOfAuthorsInEachLanguage();
    void keepsBothLanguagesOfALinksLabel();
    void saysHowItemsAreSeparated();
    void addsAndRemovesFurtherPositions();
    void groupsTypingUntilFocusLeaves();
    void keepsNotesOfSeveralLines();
    void showsWhatTheImportCouldNotPlace();
    void focusesFieldsAndPoints();
    void hasEveryFieldOnce_data();
    void hasEveryFieldOnce();
    void tabMovesFromTextToText_data();
    void tabMovesFromTextToText();
    void menuListsSuitableActionsFirst();
    void keepsLayoutWhileTyping();
    void marksDifferences();
    void restoresStateWhenTypedBack();
    void offersTheOtherLanguagesHeading();
    void requiresBothTitlesOfCustomSection();
};

void EntryFormTest::editsEveryTextOfEveryKind_data()
{
    QTest::addColumn<SectionKind>("kind");
    for (const SectionKindInfo& facts : sectionKindTable)
        QTest::addRow("%s", facts.name) << facts.kind;
}

void EntryFormTest::editsEveryTextOfEveryKind()
{
    QFETCH(SectionKind, kind);
    OpenForm open(kind);
    const Entry before = open.entry();
    int steps = 0;
    forEachField(before.details, [&](Field field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        const QString name = QStringLiteral("field.") + nameOf(field);
        if constexpr (std::is_same_v<Value, LocalizedText>) {
            open.type(name + QStringLiteral(".en"), nameOf(field));
            open.type(name + QStringLiteral(".zh"), QStringLiteral("中文"));
            steps += 2;
        } else if constexpr (std::is_same_v<Value, QString>) {
            open.type(name, nameOf(field));
            ++steps;
        }
    });
    QVERIFY(steps > 0);
    forEachField(open.entry().details, [&](Field field, const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, LocalizedText>) {
            QCOMPARE(value.text(Language::English), nameOf(field));
            QCOMPARE(value.text(Language::Chinese), QStringLiteral("中文"));
        } else if constexpr (std::is_same_v<Value, QString>) {
            QCOMPARE(value, nameOf(field));
        }
    });
    const Entry after = open.entry();
    for (; open.document.canUndo(); --steps)
        open.document.undo();
    QCOMPARE(steps, 0);
    QVERIFY(open.entry() == before);
    for (const auto* edit : open.form.findChildren<GrowingTextEdit*>())
        QCOMPARE(edit->text(), QString());
    while (open.document.canRedo())
        open.document.redo();
    QVERIFY(open.entry() == after);
}

void EntryFormTest::opensAnyEntryWithoutChangingIt_data()
{
    editsEveryTextOfEveryKind_data();
}

void EntryFormTest::opensAnyEntryWithoutChangingIt()
{
    QFETCH(SectionKind, kind);
    for (quint32 seed = 1; seed <= 20; ++seed) {
        test::RandomPerson random(seed);
        OpenForm open(random.entry(kind), kind);
        const Entry before = open.entry();
        open.form.show();
        QCoreApplication::processEvents();
        for (auto* edit : open.form.findChildren<GrowingTextEdit*>())
            edit->setFocus();
        QCoreApplication::processEvents();
        QVERIFY(open.entry() == before);
        QVERIFY(!open.document.canUndo());
        // Typing in one field leaves all others unchanged.
        auto* edit = open.form.findChild<GrowingTextEdit*>();
        edit->insertPlainText(QStringLiteral("x"));
        open.document.undo();
        QVERIFY(open.entry() == before);
    }
}

void EntryFormTest::editsCountsYearsAndTypes()
{
    OpenForm award(SectionKind::Award);
    award.type(QStringLiteral("field.dates"), QStringLiteral("2021, 2022"));
    award.find<QSpinBox>(QStringLiteral("field.count"))->setValue(2);
    QCOMPARE(award.details<AwardDetails>().dates, QList<PartialDate>({date(2021), date(2022)}));
    QCOMPARE(award.details<AwardDetails>().count, 2);
    award.document.undo();
    QCOMPARE(award.find<QSpinBox>(QStringLiteral("field.count"))->value(), 1);

    OpenForm paper(SectionKind::Publication);
    auto* type = paper.find<QComboBox>(QStringLiteral("field.type"));
    QTest::keyClick(type, Qt::Key_Down);
    QCOMPARE(paper.details<PublicationDetails>().type, PublicationType::Journal);
    paper.document.undo();
    QCOMPARE(type->currentIndex(), 0);
}

void EntryFormTest::keepsMarksOfEditedAuthors()
{
    Entry entry = Section(SectionKind::Publication).newEntry();
    std::get<PublicationDetails>(entry.details).authors =
        LocalizedAuthors::shared({Author{QStringLiteral("L. Si"), false, {}, {}, {}},
                                  Author{QStringLiteral("Z. Sen"), true, {}, {QStringLiteral("*")}, {}}});
    OpenForm open(entry, SectionKind::Publication);
    const auto people = [&] { return open.details<PublicationDetails>().authors.text(Language::English); };
    auto* authors = open.find<GrowingTextEdit>(QStringLiteral("field.authors.en"));
    authors->moveCursor(QTextCursor::End);
    QTest::keyClick(authors, Qt::Key_Backspace);
    QTest::keyClick(authors, Qt::Key_Backspace);
    QTest::keyClicks(authors, QStringLiteral("an"));
    const Author mended{QStringLiteral("Z. San"), true, {}, {QStringLiteral("*")}, {}};
    QCOMPARE(people().back(), mended);
    QTest::keyClicks(authors, QStringLiteral(", W. Wu"));
    QCOMPARE(people().size(), 3);
    QCOMPARE(people()[1], mended);
    QVERIFY(!people()[2].self);
    // Removing a comma merges two names for one keystroke.
    QTextCursor inside = authors->textCursor();
    inside.setPosition(static_cast<int>(authors->text().indexOf(QStringLiteral("San"))));
    authors->setTextCursor(inside);
    QTest::keyClicks(authors, QStringLiteral(","));
    QTest::keyClick(authors, Qt::Key_Backspace);
    QCOMPARE(people()[1], mended);
}

/// One list serves both languages until the user separates them; then each has its own, with the same marks.
void EntryFormTest::editsAListOfAuthorsInEachLanguage()
{
    Entry entry = Section(SectionKind::Publication).newEntry();
    std::get<PublicationDetails>(entry.details).authors =
        LocalizedAuthors::shared({Author{QStringLiteral("San Zhang"), true, {}, {QStringLiteral("*")}, {}},
                                  Author{QStringLiteral("Si Li"), false, {}, {}, {}}});
    OpenForm open(entry, SectionKind::Publication);
    const auto authors = [&] { return open.details<PublicationDetails>().authors; };
    auto* latin = open.find<GrowingTextEdit>(QStringLiteral("field.authors.en"));
    auto* han = open.find<GrowingTextEdit>(QStringLiteral("field.authors.zh"));
    auto* row = qobject_cast<LocalizedEdit*>(latin->parentWidget());
    QVERIFY(row && row->isShared() && !han->isVisibleTo(&open.form));
    Q_EMIT row->sharedChanged(false);
    QVERIFY(!row->isShared() && han->isVisibleTo(&open.form));
    QCOMPARE(han->text(), QStringLiteral("San Zhang, Si Li"));
    han->selectAll();
    open.type(QStringLiteral("field.authors.zh"), QStringLiteral("张三，李四"));
    QCOMPARE(latin->text(), QStringLiteral("San Zhang, Si Li"));
    QCOMPARE(han->text(), QStringLiteral("张三，李四")); // shown as typed
    QCOMPARE(authors().text(Language::English),
             std::get<PublicationDetails>(entry.details).authors.text(Language::English));
    QCOMPARE(printedNames(authors().text(Language::Chinese)), QStringLiteral("张三, 李四"));
    QCOMPARE(authors().state(Language::English), TextState::Complete);
    open.document.undo();
    QCOMPARE(han->text(), QStringLiteral("San Zhang, Si Li"));
    open.document.undo();
    QVERIFY(row->isShared());
    QVERIFY(open.entry() == entry);
}

void EntryFormTest::keepsBothLanguagesOfALinksLabel()
{
    Entry entry = Section(SectionKind::Publication).newEntry();
    entry.links = {Link{LocalizedText::of(QStringLiteral("slide"), QStringLiteral("幻灯")), QStringLiteral("a.pdf")}};
    OpenForm open(entry, SectionKind::Publication);
    QTest::keyClicks(open.find<QLineEdit>(QStringLiteral("field.links.0.label")), QStringLiteral("s"));
    QCOMPARE(open.entry().links[0].label.text(Language::English), QStringLiteral("slides"));
    QCOMPARE(open.entry().links[0].label.text(Language::Chinese), QStringLiteral("幻灯"));
}

void EntryFormTest::saysHowItemsAreSeparated()
{
    OpenForm open(SectionKind::Skill);
    const QString hint = QStringLiteral("Separated by commas");
    const auto* chinese = open.find<GrowingTextEdit>(QStringLiteral("field.items.zh"));
    QCOMPARE(open.find<GrowingTextEdit>(QStringLiteral("field.items.en"))->ghost(), hint);
    QCOMPARE(chinese->ghost(), hint);
    open.type(QStringLiteral("field.items.en"), QStringLiteral("Reading, Writing"));
    QVERIFY(!chinese->ghost().contains(hint));
}

void EntryFormTest::addsAndRemovesFurtherPositions()
{
    OpenForm open(SectionKind::Work);
    QTest::mouseClick(open.find<QPushButton>(QStringLiteral("field.morePositions.add")), Qt::LeftButton);
    QTRY_VERIFY(open.find(QStringLiteral("field.morePositions.0.position.en")));
    open.type(QStringLiteral("field.morePositions.0.position.en"), QStringLiteral("Intern"));
    QCOMPARE(open.details<ExperienceDetails>().morePositions[0].position.text(Language::English),
             QStringLiteral("Intern"));
    open.document.undo();
    open.document.undo();
    QVERIFY(open.details<ExperienceDetails>().morePositions.isEmpty());
    QVERIFY(!open.find(QStringLiteral("field.morePositions.0.position.en")));
    open.document.redo();
    open.document.redo();
    QTRY_COMPARE(open.find<GrowingTextEdit>(QStringLiteral("field.morePositions.0.position.en"))->text(),
                 QStringLiteral("Intern"));
    QTest::mouseClick(open.find<QAbstractButton>(QStringLiteral("field.morePositions.0.remove")), Qt::LeftButton);
    QTRY_VERIFY(open.details<ExperienceDetails>().morePositions.isEmpty());
}

void EntryFormTest::groupsTypingUntilFocusLeaves()
{
    OpenForm open(SectionKind::Education);
    open.form.show();
    open.form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&open.form));
    const QString name = QStringLiteral("field.institution.en");
    open.find(name)->setFocus();
    QTest::keyClicks(open.find(name), QStringLiteral("Qing"));
    open.find(QStringLiteral("field.institution.zh"))->setFocus();
    open.find(name)->setFocus();
    QTest::keyClicks(open.find(name), QStringLiteral("he"));
    open.document.undo();
    QCOMPARE(open.find<GrowingTextEdit>(name)->text(), QStringLiteral("Qing"));
    open.document.undo();
    QCOMPARE(open.find<GrowingTextEdit>(name)->text(), QString());
}

void EntryFormTest::keepsNotesOfSeveralLines()
{
    Entry entry = Section(SectionKind::Talk).newEntry();
    entry.note = QStringLiteral("first\n\nthird\u00A0line");
    OpenForm open(entry, SectionKind::Talk);
    auto* note = open.find<GrowingTextEdit>(QStringLiteral("field.note"));
    QVERIFY(note);
    note->moveCursor(QTextCursor::End);
    QTest::keyClick(note, Qt::Key_Return);
    QTest::keyClicks(note, QStringLiteral("x"));
    QCOMPARE(open.entry().note, entry.note + QStringLiteral("\nx"));
}

void EntryFormTest::showsWhatTheImportCouldNotPlace()
{
    Entry entry = Section(SectionKind::Custom).newEntry();
    entry.unparsed = {QStringLiteral("<b>left over</b>"), QStringLiteral("余下")};
    OpenForm open(entry, SectionKind::Custom);
    auto* list = open.find<QListWidget>(QStringLiteral("unparsed"));
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), entry.unparsed.front());

    // A piece dropped into a field is removed from the list; undo restores it.
    auto* field = open.find<GrowingTextEdit>(QStringLiteral("field.title.en"));
    QMimeData dragged;
    dragged.setText(entry.unparsed.front());
    QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(field->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::MoveAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(field->viewport(), &drop);
    QCOMPARE(drop.dropAction(), Qt::MoveAction); // the list then removes it
    QCOMPARE(open.details<GeneralDetails>().title.text(Language::English), entry.unparsed.front());
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(open.entry().unparsed, entry.unparsed.mid(1));
    QCOMPARE(list->count(), 1);
    open.document.undo();
    QCOMPARE(list->count(), 2);

    // All at once, as one step.
    list->selectAll();
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(open.entry().unparsed.isEmpty());
    open.document.undo();
    QCOMPARE(open.entry().unparsed, entry.unparsed);

    Q_EMIT open.form.findChild<UnparsedList*>()->pointWanted(entry.unparsed.last());
    QCOMPARE(open.entry().highlights.size(), 1);
    QCOMPARE(open.entry().highlights.front().text.text(Language::Chinese).plainText(), QStringLiteral("余下"));
    QCOMPARE(open.entry().unparsed, entry.unparsed.first(1));
}

void EntryFormTest::focusesFieldsAndPoints()
{
    test::RandomPerson random(3);
    Entry entry = Section(SectionKind::Education).newEntry();
    entry.highlights = {Highlight{}, Highlight{}};
    OpenForm open(entry, SectionKind::Education);
    open.form.show();
    open.form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&open.form));
    open.form.goTo(ContentSource{{}, entry.id, {}, Field::Degree}, Language::Chinese);
    QTRY_VERIFY(open.find(QStringLiteral("field.degree.zh"))->hasFocus());
    open.form.goTo(ContentSource{{}, entry.id, {}, Field::Range}, Language::Chinese);
    QTRY_VERIFY(open.find(QStringLiteral("field.start"))->hasFocus());
    open.form.goTo(ContentSource{{}, entry.id, entry.highlights[1].id, Field::Highlights}, Language::English);
    QTRY_VERIFY(open.find(QStringLiteral("highlights.1.en"))->hasFocus());
}

void EntryFormTest::hasEveryFieldOnce_data()
{
    editsEveryTextOfEveryKind_data();
}

void EntryFormTest::hasEveryFieldOnce()
{
    QFETCH(SectionKind, kind);
    QCOMPARE(formOf(kind).kind, kind);
    QList<Field> wanted{Field::Highlights, Field::Links, Field::Tags, Field::Note};
    forEachField(Section(kind).newEntry().details, [&](Field field, const auto&) { wanted += field; });
    QList<Field> shown;
    for (const FormField& field : formOf(kind).fields)
        shown += field.field;
    QVERIFY(!formOf(kind).fields.front().rare);
    std::sort(wanted.begin(), wanted.end());
    std::sort(shown.begin(), shown.end());
    QCOMPARE(shown, wanted);
}

void EntryFormTest::tabMovesFromTextToText_data()
{
    editsEveryTextOfEveryKind_data();
}

/// From English to Chinese, then to the next row, from top to bottom. The button that adds a point is skipped.
void EntryFormTest::tabMovesFromTextToText()
{
    QFETCH(SectionKind, kind);
    Entry entry = test::RandomPerson(3).entry(kind);
    forEachField(entry.details, [](Field, auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
            value = LocalizedText::of(QStringLiteral("e"), QStringLiteral("z"));
    });
    OpenForm open(entry, kind);
    open.form.unfoldAll();
    open.form.resize(900, 3000);
    open.form.show();
    QVERIFY(QTest::qWaitForWindowActive(&open.form));
    QList<QWidget*> chain;
    QWidget* widget = &open.form;
    while ((widget = widget->nextInFocusChain()) != &open.form) {
        if (open.form.isAncestorOf(widget) && widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) &&
            !widget->focusProxy() && widget->objectName() != QStringLiteral("highlights.add"))
            chain += widget;
    }
    QVERIFY(chain.size() > 3);
    QString name;
    QRect before;
    for (const QWidget* one : chain) {
        const QRect place(one->mapTo(&open.form, QPoint(0, 0)), one->size());
        const bool below = place.top() >= before.bottom();
        const bool beside = place.left() >= before.right();
        QVERIFY2(before.isNull() || below || beside, qPrintable(name + QStringLiteral(" → ") + one->objectName()));
        name = one->objectName();
        QVERIFY2(!one->objectName().endsWith(QStringLiteral(".menu")), qPrintable(one->objectName()));
        before = place;
    }
    const auto next = [&](const QString& wanted) {
        const auto at =
            std::find_if(chain.begin(), chain.end(), [&](const QWidget* one) { return one->objectName() == wanted; });
        return at == chain.end() || at + 1 == chain.end() ? QString() : (*(at + 1))->objectName();
    };
    forEachField(entry.details, [&](Field field, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
            QCOMPARE(next(QStringLiteral("field.") + nameOf(field) + QStringLiteral(".en")),
                     QString(QStringLiteral("field.") + nameOf(field) + QStringLiteral(".zh")));
    });
}

void EntryFormTest::menuListsSuitableActionsFirst()
{
    OpenForm open(SectionKind::Award);
    open.form.show();
    QVERIFY(QTest::qWaitForWindowActive(&open.form));
    auto* menu = open.find<QToolButton>(QStringLiteral("field.title.menu"))->menu();
    const auto first = [&] {
        Q_EMIT menu->aboutToShow();
        return menu->actions().front()->text();
    };
    QVERIFY(first().startsWith(QStringLiteral("Same"))); // for an empty text, nothing else is possible
    open.type(QStringLiteral("field.title.en"), QStringLiteral("Prize"));
    QCOMPARE(first(), QStringLiteral("Copy English to Chinese"));
    menu->actions().front()->trigger();
    QCOMPARE(open.details<AwardDetails>().title.text(Language::Chinese), QStringLiteral("Prize"));
    Entry stale = open.entry();
    auto& title = std::get<AwardDetails>(stale.details).title;
    title.setText(Language::English, QStringLiteral("Prize 2"), Timestamp(std::chrono::hours(24 * 365 * 80)));
    open.document.replaceEntry(stale);
    QCOMPARE(first(), QStringLiteral("Mark Chinese as checked"));
    // By key, from the text.
    open.find(QStringLiteral("field.title.en"))->setFocus();
    QTimer::singleShot(0, menu, [menu] { menu->close(); });
    QSignalSpy shown(menu, &QMenu::aboutToShow);
    QTest::keyClick(open.find(QStringLiteral("field.title.en")), Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(shown.size(), 1);
}

/// Neither when "missing" disappears nor when the other side becomes stale.
void EntryFormTest::keepsLayoutWhileTyping()
{
    Entry entry = Section(SectionKind::Work).newEntry();
    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(Language::English, QStringLiteral("Office"));
    OpenForm open(entry, SectionKind::Work);
    open.form.show();
    QVERIFY(QTest::qWaitForWindowExposed(&open.form));
    const auto places = [&] {
        QList<QRect> all;
        QCoreApplication::sendPostedEvents();
        open.form.layout()->activate();
        for (const QWidget* field : open.form.findChildren<QWidget*>()) {
            if (field->isVisible() && field->focusPolicy() != Qt::NoFocus)
                all += QRect(field->mapTo(&open.form, QPoint()), field->size());
        }
        return all;
    };
    auto* mark = open.find<QAbstractButton>(QStringLiteral("field.organization.zh.state"));
    const QList<QRect> before = places();
    QVERIFY(before.size() > 5);
    QVERIFY(!mark->text().isEmpty());
    open.type(QStringLiteral("field.organization.zh"), QStringLiteral("社"));
    QVERIFY(mark->text().isEmpty());
    QCOMPARE(places(), before);
    Entry stale = open.entry();
    auto& details = std::get<ExperienceDetails>(stale.details);
    details.organization.setText(Language::English, QStringLiteral("Office 2"),
                                 Timestamp(std::chrono::hours(24 * 365 * 80)));
    open.document.replaceEntry(stale);
    QVERIFY(mark->isVisible());
    QCOMPARE(places(), before);
    // An invalid date shows a sign in its field; only its explanation below takes room.
    open.type(QStringLiteral("field.start"), QStringLiteral("x"));
    QVERIFY(open.find<QLabel>(QStringLiteral("field.problem"))->isVisible());
    const auto* start = open.find<QLineEdit>(QStringLiteral("field.start"));
    QVERIFY(start->findChild<StateSign*>()->isVisible());
    QVERIFY(!start->accessibleDescription().isEmpty());
}

/// At the text that differs, also after points were moved; its menu leads to where it can be mended.
void EntryFormTest::marksDifferences()
{
    const auto pair = [](const char* english, const char* chinese) {
        Highlight point;
        point.text = LocalizedRichText::of(RichText::fromPlain(QString::fromUtf8(english)),
                                           RichText::fromPlain(QString::fromUtf8(chinese)));
        return point;
    };
    Entry entry = Section(SectionKind::Work).newEntry();
    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(QStringLiteral("Office 1"), QStringLiteral("一社"));
    entry.highlights = {pair("Led a team", "带队"), pair("Built 16 bridges", "建桥 18 座")};
    OpenForm open(entry, SectionKind::Work);
    const auto wordsAt = [&](const char* field) {
        return open.find<QAbstractButton>(QString::fromLatin1(field) + QStringLiteral(".state"))->text();
    };
    ContentSource point;
    point.entry = entry.id;
    point.highlight = entry.highlights[1].id;
    ContentSource office;
    office.entry = entry.id;
    office.field = Field::Organization;
    ContentSource elsewhere;
    elsewhere.entry = EntryId();
    elsewhere.field = Field::Organization;
    const auto difference = [](const ContentSource& place) {
        Problem problem{Problem::Kind::NumbersDiffer, place};
        problem.parameters = {QStringLiteral("16"), QStringLiteral("18")};
        return problem;
    };
    open.form.setDifferences({difference(point), difference(elsewhere)});
    const QString words = describe(difference(point));
    QCOMPARE(wordsAt("highlights.1.zh"), words);
    for (const char* other : {"highlights.0.en", "highlights.0.zh", "highlights.1.en", "field.organization.zh"})
        QVERIFY2(wordsAt(other).isEmpty(), other);
    Entry moved = open.entry();
    moved.highlights.move(1, 0);
    open.document.replaceEntry(moved);
    QCOMPARE(wordsAt("highlights.0.zh"), words);
    QVERIFY(wordsAt("highlights.1.zh").isEmpty());

    open.form.setDifferences({difference(point), difference(office)});
    QCOMPARE(wordsAt("field.organization.zh"), words);
    QSignalSpy wanted(&open.form, &EntryForm::differenceWanted);
    for (const auto& [field, place] :
         {std::pair("highlights.0.menu", point), std::pair("field.organization.menu", office)}) {
        QMenu* menu = open.find<QToolButton>(QString::fromLatin1(field))->menu();
        QMetaObject::invokeMethod(menu, "aboutToShow");
        menu->actions().front()->trigger();
        QCOMPARE(wanted.takeLast().front().value<ContentSource>(), place);
    }
    open.form.setDifferences({});
    QVERIFY(wordsAt("highlights.0.zh").isEmpty() && wordsAt("field.organization.zh").isEmpty());
}

void EntryFormTest::restoresStateWhenTypedBack()
{
    Entry entry = Section(SectionKind::Work).newEntry();
    std::get<ExperienceDetails>(entry.details).organization =
        LocalizedText::of(QStringLiteral("Office"), QStringLiteral("社"));
    Highlight point;
    point.text =
        LocalizedRichText::of(RichText::fromPlain(QStringLiteral("Built")), RichText::fromPlain(QStringLiteral("建")));
    entry.highlights = {point};
    OpenForm open(entry, SectionKind::Work);
    for (const char* name : {"field.organization", "highlights.0"}) {
        const QString field = QString::fromLatin1(name);
        auto* edit = open.find<GrowingTextEdit>(field + QStringLiteral(".en"));
        auto* mark = open.find<QAbstractButton>(field + QStringLiteral(".zh.state"));
        edit->moveCursor(QTextCursor::End);
        open.type(field + QStringLiteral(".en"), QStringLiteral("s"));
        QVERIFY2(!mark->text().isEmpty(), name);
        QVERIFY(!(open.entry() == entry));
        Q_EMIT edit->focusLeft(); // leave the field and return later
        QTest::keyClick(edit, Qt::Key_Backspace);
        QVERIFY2(mark->text().isEmpty(), name);
        QVERIFY2(open.entry() == entry, name);
    }
}

void EntryFormTest::offersTheOtherLanguagesHeading()
{
    Person person;
    person.sections = {Section(SectionKind::Work)};
    PersonDocument document(person);
    SectionForm form(document, person.sections[0].id(), Cv::fullCv().id);
    auto* english = form.findChild<GrowingTextEdit*>(QStringLiteral("field.title.en"));
    auto* chinese = form.findChild<GrowingTextEdit*>(QStringLiteral("field.title.zh"));
    auto* mark = form.findChild<QAbstractButton*>(QStringLiteral("field.title.zh.state"));
    const auto title = [&] { return document.person().sections[0].title; };
    QCOMPARE(english->ghost(), QStringLiteral("Work Experience")); // the title in documents
    QCOMPARE(chinese->ghost(), QStringLiteral("工作经历"));
    QTest::keyClicks(english, QStringLiteral("Work experience"));
    QVERIFY(mark->text().isEmpty()); // the Chinese documents have a standard title
    english->selectAll();
    QTest::keyClicks(english, QStringLiteral("Odd jobs"));
    QVERIFY(mark->text().isEmpty()); // for any title of a kind with a standard title
    QCOMPARE(chinese->ghost(), QStringLiteral("工作经历"));
    english->selectAll();
    QTest::keyClicks(english, QStringLiteral("Internship"));
    QVERIFY(chinese->ghost().endsWith(QStringLiteral("实习经历")));
    QTest::keyClick(chinese, Qt::Key_Right);
    QCOMPARE(title().text(Language::Chinese), QStringLiteral("实习经历"));
    QCOMPARE(title().state(Language::English), TextState::Complete);
    QCOMPARE(title().state(Language::Chinese), TextState::Complete);
    QVERIFY(mark->text().isEmpty());
}

void EntryFormTest::requiresBothTitlesOfCustomSection()
{
    Person person;
    person.sections = {Section(SectionKind::Custom)};
    PersonDocument document(person);
    SectionForm form(document, person.sections[0].id());
    auto* chinese = form.findChild<GrowingTextEdit*>(QStringLiteral("field.title.zh"));
    auto* mark = form.findChild<QAbstractButton*>(QStringLiteral("field.title.zh.state"));
    QCOMPARE(chinese->ghost(), QStringLiteral("其他"));
    QTest::keyClicks(form.findChild<GrowingTextEdit*>(QStringLiteral("field.title.en")), QStringLiteral("Odd jobs"));
    QVERIFY(!mark->text().isEmpty());
    QVERIFY(chinese->ghost() != QStringLiteral("其他")); // documents print the English title
}

DUOVITA_GUI_TEST(EntryFormTest)
#include "tst_entryform.moc"
