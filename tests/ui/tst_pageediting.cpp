#include "core/content/cvediting.h"
#include "core/terms/neededtexts.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "ui/forms/entryform.h"
#include "ui/pagecard/pagecard.h"
#include "ui/pagecard/pageediting.h"
#include "ui/pagecard/pagetexts.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/growingtextedit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace duovita;
using namespace duovita::test;

/// Editing a text on its page, in a card.
class PageEditingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void opensAtItsText();
    void saysThatATextIsInAllCvs();
    void changesTheRecordAndThePage();
    void staysInSyncWithFormField();
    void followsItsText();
    void opensAboveIfNoRoomBelow();
    void cutsNoHint();
    void showsAllOfAPastedText();
    void tabMovesThroughTheTexts();
    void editsEveryTextOfAPage();
    void closesOnEscapeAndFocusChange();
    void requestsForm();
    void enterAddsAPoint();
    void dropsAddedPointWithoutText();
    void enterWithinATextSplitsIt();
    void staysOpenForEmptiedText();

private:
    PagesView& view() const { return m_panel->view(Language::English); }
    QWidget* card() const { return find(*m_panel, "pageCard"); }
    QString text(const Highlight& point) const { return point.text.text(Language::English).plainText(); }
    const Entry& job(int row = 0) const { return section()->entries()[row]; }
    const Section* section() const
    {
        const QList<Section>& all = m_document->person().sections;
        return &*std::find_if(all.begin(), all.end(), [](const Section& s) { return s.kind() == SectionKind::Work; });
    }
    ContentSource point(int row, int entry = 0) const
    {
        return {section()->id(), job(entry).id, job(entry).highlights[row].id, Field::Highlights};
    }
    QRect boxOf(const ContentSource& source) const
    {
        const auto box = view().boxOf(source);
        return box ? box->translated(view().viewport()->mapTo(m_panel, QPoint())) : QRect();
    }
    GrowingTextEdit* field(const char* name = "card.highlights.en") const
    {
        for (auto* edit : m_panel->findChildren<GrowingTextEdit*>(QString::fromLatin1(name))) {
            if (edit->isVisible()) // not the previous one
                return edit;
        }
        return nullptr;
    }
    QString place() const;

    const ExportFonts m_fonts;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<PersonDocument> m_document;
    PreviewPanel* m_panel = nullptr;
    PageEditing* m_editing = nullptr;
    QLineEdit* m_elsewhere = nullptr;
};

void PageEditingTest::init()
{
    m_document = std::make_unique<PersonDocument>(samplePerson(QStringLiteral("li-si")));
    m_window = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(m_window.get());
    m_elsewhere = new QLineEdit(m_window.get());
    m_panel = new PreviewPanel(m_fonts, m_window.get());
    m_panel->setLanguages({Language::English});
    layout->addWidget(m_elsewhere);
    layout->addWidget(m_panel, 1);
    m_editing = new PageEditing(*m_panel, m_window.get());
    m_editing->setDocument(m_document.get());
    connect(m_document.get(), &PersonDocument::changed, m_panel,
            [this] { m_panel->setPerson(m_document->person(), m_document->person().cvs.front().id); });
    m_window->resize(760, 800);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_panel->setPerson(m_document->person(), m_document->person().cvs.front().id);
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
}

void PageEditingTest::cleanup()
{
    m_editing->setDocument(nullptr);
    m_window.reset();
    m_document.reset();
}

QString PageEditingTest::place() const
{
    QStringList words;
    for (const QLabel* label : card()->findChildren<QLabel*>())
        words += label->text();
    return words.join(u'|');
}

void PageEditingTest::opensAtItsText()
{
    const QRect box = boxOf(point(1));
    const QPoint place = view().viewport()->mapFrom(m_panel, QPoint(box.left() + 60, box.center().y()));
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, place);
    QTRY_VERIFY(card()->isVisible());
    QCOMPARE(field()->text(), text(job().highlights[1]));
    QVERIFY(field()->hasFocus());
    QVERIFY(field("card.highlights.zh"));
    QVERIFY2(this->place().contains(QStringLiteral("Point 2")), qPrintable(this->place()));
    QVERIFY(card()->width() >= 480);
    QCOMPARE(card()->width(), qMax(480, box.width()));
    QCOMPARE(card()->y(), box.bottom()); // directly below
    QCOMPARE(card()->x(), box.x());
}

/// Who has made a second CV for a job must know that a changed point is changed in the first, too.
void PageEditingTest::saysThatATextIsInAllCvs()
{
    m_editing->edit(point(1), Language::English);
    QVERIFY(!place().contains(QStringLiteral("in all CVs")));
    m_editing->close();
    QList<Cv> cvs = m_document->person().cvs;
    cvs += copyOf(m_document->person(), cvs.front());
    Person more = m_document->person();
    more.cvs = cvs;
    m_document->replaceProfile(more);
    QTRY_VERIFY(view().boxOf(point(1)));
    m_editing->edit(point(1), Language::English);
    QVERIFY2(place().contains(QStringLiteral("in all CVs")), qPrintable(place()));
}

void PageEditingTest::changesTheRecordAndThePage()
{
    m_editing->edit(point(0), Language::English);
    QTest::keyClicks(field(), QStringLiteral(" and more"));
    QVERIFY(text(job().highlights[0]).endsWith(QStringLiteral(" and more")));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*m_panel, "preview.en", QStringLiteral("and more")), patience);
    QVERIFY(card()->isVisible());
    QVERIFY(field()->hasFocus());
    m_document->undo(); // the typed text is one step
    QVERIFY(!text(job().highlights[0]).contains(QStringLiteral("more")));
    QCOMPARE(field()->text(), text(job().highlights[0]));
    QVERIFY(!m_document->canUndo());
}

/// Both fields follow the record.
void PageEditingTest::staysInSyncWithFormField()
{
    EntryForm form(*m_document, job().id);
    m_editing->edit(point(0), Language::English);
    QTest::keyClicks(field(), QStringLiteral("!"));
    auto* twin = form.findChild<GrowingTextEdit*>(QStringLiteral("highlights.0.en"));
    QCOMPARE(twin->text(), field()->text());
    Entry changed = job();
    changed.highlights[0].text.setText(Language::English, RichText::fromPlain(QStringLiteral("Elsewhere")), {});
    QVERIFY(m_document->replaceEntry(changed));
    QCOMPARE(field()->text(), QStringLiteral("Elsewhere"));
    QCOMPARE(twin->text(), QStringLiteral("Elsewhere"));
}

void PageEditingTest::followsItsText()
{
    const ContentSource source = point(3);
    m_editing->edit(source, Language::English);
    const int before = card()->y();
    Entry changed = job();
    changed.highlights.insert(0, Highlight(changed.highlights.front()));
    changed.highlights[0].id = HighlightId();
    QSignalSpy made(m_panel, &PreviewPanel::updated);
    QVERIFY(m_document->replaceEntry(changed));
    QTRY_VERIFY_WITH_TIMEOUT(!made.isEmpty(), patience);
    QCOMPARE(card()->y(), boxOf(source).bottom());
    QVERIFY(card()->y() > before);
    view().verticalScrollBar()->setValue(view().verticalScrollBar()->value() + 40);
    QCOMPARE(card()->y(), boxOf(source).bottom());
}

void PageEditingTest::opensAboveIfNoRoomBelow()
{
    ContentSource low;
    for (const ContentSource& source : textsInOrder(view().document()->document.layout, m_document->person())) {
        if (view().isSeen(source) && boxOf(source).bottom() < m_panel->height() - 8)
            low = source;
    }
    QVERIFY(low.entry);
    m_editing->edit(low, Language::English);
    QVERIFY(card()->isVisible());
    QVERIFY(card()->geometry().bottom() <= boxOf(low).top() + 1);
    QVERIFY(m_panel->rect().contains(card()->geometry()));
}

/// Beside the other language's page, too: the card spans both rather than have two narrow columns of text.
void PageEditingTest::cutsNoHint()
{
    const auto see = [this](Language language, int least) {
        m_editing->edit(point(1), language);
        QTRY_VERIFY(card()->isVisible());
        QCoreApplication::processEvents();
        QVERIFY2(card()->width() >= least, qPrintable(QString::number(card()->width())));
        QVERIFY(m_panel->rect().contains(card()->geometry()));
        int seen = 0;
        for (const QLabel* label : card()->findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().isEmpty() || qobject_cast<const ElidedLabel*>(label))
                continue;
            ++seen;
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
            const QRect place(label->mapTo(card(), QPoint()), label->size());
            QVERIFY2(card()->rect().contains(place), qPrintable(label->text()));
        }
        QVERIFY(seen >= 2);
        m_editing->close();
    };
    see(Language::English, PageCard::narrowest);
    m_panel->setLanguages({Language::English, Language::Chinese});
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->view(Language::Chinese).document(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->view(Language::Chinese).boxOf(point(1)), patience);
    see(Language::English, PageCard::narrowest);
    see(Language::Chinese, PageCard::narrowest);
    m_window->resize(380, 800);
    QCoreApplication::processEvents();
    see(Language::English, 300);
}

/// Whatever its length: a text that just fits wraps as soon as a sign says that the other language is older.
void PageEditingTest::showsAllOfAPastedText()
{
    m_panel->setLanguages({Language::Chinese});
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->view(Language::Chinese).document(), patience);
    m_editing->edit(point(1), Language::Chinese);
    QTRY_VERIFY(card()->isVisible());
    for (int length = 8; length < 50; ++length) {
        auto* edit = field("card.highlights.zh");
        edit->setFocus();
        edit->selectAll();
        QGuiApplication::clipboard()->setText(QStringLiteral("字").repeated(length));
        edit->paste();
        QTest::qWait(10);
        QVERIFY2(edit->verticalScrollBar()->value() == 0, qPrintable(QString::number(length)));
        QVERIFY2(edit->minimumHeight() == edit->sizeHint().height(), qPrintable(QString::number(length)));
        QVERIFY2(edit->height() >= edit->sizeHint().height(), qPrintable(QString::number(length)));
    }
}

void PageEditingTest::tabMovesThroughTheTexts()
{
    const auto press = [this](Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab, modifiers);
    };
    m_editing->edit(point(0), Language::English);
    press();
    QCOMPARE(m_window->focusWidget()->objectName(), QStringLiteral("card.highlights.zh"));
    QCOMPARE(field()->text(), text(job().highlights[0]));
    press();
    QCOMPARE(field()->text(), text(job().highlights[1]));
    QVERIFY(field()->hasFocus());
    press();
    press(Qt::ShiftModifier);
    QVERIFY(field()->hasFocus());
    QCOMPARE(field()->text(), text(job().highlights[1]));
    press(Qt::ShiftModifier);
    QCOMPARE(field()->text(), text(job().highlights[0]));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(m_panel->findChildren<GrowingTextEdit*>(QStringLiteral("card.highlights.en")).size(), 1);
    // Shift+Tab reaches the other half, too, which stands before the page's on Chinese pages.
    const auto focused = [this] { return m_window->focusWidget()->objectName(); };
    press();
    press();
    QCOMPARE(field()->text(), text(job().highlights[1]));
    press(Qt::ShiftModifier);
    QCOMPARE(focused(), QStringLiteral("card.highlights.zh"));
    press(); // back, against the direction in which it came
    QCOMPARE(focused(), QStringLiteral("card.highlights.en"));
    press(Qt::ShiftModifier);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(field()->text(), text(job().highlights[0]));
    // After the last point comes the next entry.
    m_editing->edit(point(static_cast<int>(job().highlights.size()) - 1), Language::English);
    press();
    press();
    QVERIFY2(card()->findChild<GrowingTextEdit*>(QStringLiteral("card.organization.en")), qPrintable(place()));
}

/// From the name to the last text: each card opens, shows its place and takes the cursor.
void PageEditingTest::editsEveryTextOfAPage()
{
    const QList<ContentSource> texts = textsInOrder(view().document()->document.layout, m_document->person());
    QVERIFY(texts.size() > 60);
    const Person before = m_document->person();
    m_editing->edit(texts.front(), Language::English);
    for (const ContentSource& source : texts) {
        QVERIFY2(m_editing->isOpen(), qPrintable(nameOf(source.field)));
        QWidget* focused = m_window->focusWidget();
        QVERIFY2(focused && card()->isAncestorOf(focused), qPrintable(nameOf(source.field) + u' ' + place()));
        QVERIFY2(boxOf(source).intersects(m_panel->rect()), qPrintable(place()));
        QVERIFY(m_panel->rect().contains(card()->geometry()));
        m_editing->edit(source, Language::English);
        QMetaObject::invokeMethod(card(), "nextWanted", Q_ARG(int, 1));
    }
    QCOMPARE(m_document->person(), before);
}

void PageEditingTest::closesOnEscapeAndFocusChange()
{
    m_editing->edit(point(0), Language::English);
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!card()->isVisible());
    QVERIFY(view().hasFocus());
    m_editing->edit(point(0), Language::English);
    m_elsewhere->setFocus();
    QVERIFY(!card()->isVisible());
    QVERIFY(m_elsewhere->hasFocus());
    m_editing->edit(point(0), Language::English);
    find<QToolButton>(*m_panel, "pageCard.close")->click();
    QVERIFY(!card()->isVisible());
    // The card closes when its text is deleted.
    m_editing->edit(point(0), Language::English);
    QVERIFY(m_document->removeEntry(job().id));
    QVERIFY(!card()->isVisible());
    m_document->undo();
    QTRY_VERIFY_WITH_TIMEOUT(view().boxOf(point(0)), patience);
    m_editing->edit(point(0), Language::English);
    m_panel->setLanguages({Language::Chinese});
    QTRY_VERIFY(!card()->isVisible());
}

void PageEditingTest::requestsForm()
{
    QSignalSpy wanted(m_editing, &PageEditing::formWanted);
    const ContentSource source = point(1);
    m_editing->edit(source, Language::English);
    QMetaObject::invokeMethod(card(), "formWanted");
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted.front().front().value<ContentSource>() == source);
    QVERIFY(!card()->isVisible());
}

void PageEditingTest::enterAddsAPoint()
{
    const qsizetype before = job().highlights.size();
    const QString first = text(job().highlights[0]);
    const QString next = text(job().highlights[1]);
    m_editing->edit(point(0), Language::English);
    const QRect card = this->card()->geometry();
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(job().highlights.size(), before + 1);
    QCOMPARE(text(job().highlights[0]), first);
    QCOMPARE(text(job().highlights[2]), next);
    QVERIFY(this->card()->isVisible());
    QCOMPARE(this->card()->pos(), card.topLeft());
    QVERIFY2(place().contains(QStringLiteral("Point 2")), qPrintable(place()));
    QVERIFY(field()->hasFocus());
    QVERIFY(field()->text().isEmpty());
    // From an empty point, which is on no page, Tab goes on to the one after it.
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
    QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
    QCOMPARE(field()->text(), next);
    QCOMPARE(job().highlights.size(), before); // nothing was written in it
    // What is typed appears on the page, and the card follows.
    m_editing->edit(point(0), Language::English);
    QTest::keyClick(field(), Qt::Key_Return);
    QTest::keyClicks(field(), QStringLiteral("Brand new"));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*m_panel, "preview.en", QStringLiteral("Brand new")), patience);
    QCOMPARE(text(job().highlights[1]), QStringLiteral("Brand new"));
    QCOMPARE(this->card()->y(), boxOf(point(1)).bottom());
}

void PageEditingTest::dropsAddedPointWithoutText()
{
    const QList<Highlight> before = job().highlights;
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
        m_editing->edit(point(0), Language::English);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(job().highlights.size(), before.size() + 1);
        QTest::keyClick(field(), key);
        QVERIFY(!card()->isVisible());
        QVERIFY(job().highlights == before);
        QVERIFY(!m_document->canUndo()); // as if it had not been
    }
    // So it does if another text of the page is edited.
    const ContentSource next = point(1);
    m_editing->edit(point(0), Language::English);
    QTest::keyClick(field(), Qt::Key_Return);
    m_editing->edit(next, Language::English);
    QVERIFY(job().highlights == before);
    QVERIFY2(place().contains(QStringLiteral("Point 2")), qPrintable(place()));
    // Typed and erased, it goes as well, in a step of its own.
    m_editing->edit(point(0), Language::English);
    QTest::keyClick(field(), Qt::Key_Return);
    QTest::keyClicks(field(), QStringLiteral("x"));
    QTest::keyClick(field(), Qt::Key_Backspace);
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(job().highlights == before);
    // A click elsewhere may go to the new point in the form.
    m_editing->edit(point(0), Language::English);
    QTest::keyClick(field(), Qt::Key_Return);
    m_editing->close();
    QCOMPARE(job().highlights.size(), before.size() + 1);
    m_document->undo();
    // A point that was there before stays, even if emptied.
    m_editing->edit(point(0), Language::English);
    field()->selectAll();
    QTest::keyClick(field(), Qt::Key_Delete);
    QTest::keyClick(field(), Qt::Key_Escape);
    QCOMPARE(job().highlights.size(), before.size());
}

/// As in the form.
void PageEditingTest::enterWithinATextSplitsIt()
{
    const QString whole = text(job().highlights[0]);
    const qsizetype blank = whole.indexOf(u' ');
    m_editing->edit(point(0), Language::English);
    field()->moveCursor(QTextCursor::Start);
    for (qsizetype i = 0; i < blank; ++i)
        QTest::keyClick(field(), Qt::Key_Right);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(text(job().highlights[0]), whole.left(blank));
    QCOMPARE(text(job().highlights[1]), whole.mid(blank + 1));
    QCOMPARE(field()->text(), whole.mid(blank + 1));
    m_document->undo();
    QCOMPARE(text(job().highlights[0]), whole);
}

/// The text is no longer on the page, and can be typed again.
void PageEditingTest::staysOpenForEmptiedText()
{
    const ContentSource source = point(0);
    m_editing->edit(source, Language::English);
    QSignalSpy made(m_panel, &PreviewPanel::updated);
    field()->selectAll();
    QTest::keyClick(field(), Qt::Key_Delete);
    QVERIFY(text(job().highlights[0]).isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!made.isEmpty(), patience);
    QVERIFY(card()->isVisible());
    QTest::keyClicks(field(), QStringLiteral("Anew"));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*m_panel, "preview.en", QStringLiteral("Anew")), patience);
    QCOMPARE(card()->y(), boxOf(source).bottom());
}

DUOVITA_GUI_TEST(PageEditingTest)
#include "tst_pageediting.moc"
