#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Black on white, somewhere: a picture of a page, and not of an empty sheet.
bool hasInk(const QImage& page)
{
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            if (qGray(page.pixel(x, y)) < 128)
                return true;
        }
    }
    return false;
}

} // namespace

/// The pages of both languages: what is seen is drawn, what nobody looks at is not.
class PreviewPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void drawsWhatIsSeen();
    void drawsAnewWhatIsSeenCloser();
    void keepsPagesThatDidNotChange();
    void catchesUpWithWhatWasHidden();
    void showsNobodyElse();

private:
    PagesView& view(const char* name = "preview.en") const { return *find<PagesView>(*m_panel, name); }
    const QList<QImage>& pages() const { return view().document()->pages; }
    QList<int> drawn() const;
    bool isDrawn(int page) const
    {
        return page < pages().size() && pages()[page].size() == view().look().sizeOf(paper());
    }
    QSizeF paper() const { return view().document()->document.layout.paper; }
    bool shows(const char* name, const QString& words) const { return previewHas(*m_panel, name, words); }
    void show(const Person& person) const { m_panel->setPerson(person, person.cvs.front().id); }

    const ExportFonts m_fonts;
    std::unique_ptr<PreviewPanel> m_panel;
};

void PreviewPanelTest::init()
{
    m_panel = std::make_unique<PreviewPanel>(m_fonts);
    m_panel->resize(900, 700);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

QList<int> PreviewPanelTest::drawn() const
{
    QList<int> found;
    for (int page = 0; page < pages().size(); ++page) {
        if (!pages()[page].isNull())
            found += page;
    }
    return found;
}

void PreviewPanelTest::drawsWhatIsSeen()
{
    show(personWithJobs(QStringLiteral("Zhang San"), 120));
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
    QVERIFY(pages().size() > 20);
    QCOMPARE(view().look().first, 0);
    const int seen = view().look().last;
    QVERIFY(seen < 3);
    for (int page = 0; page <= seen; ++page) {
        QVERIFY(isDrawn(page));
        QVERIFY(hasInk(pages()[page]));
    }
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(seen + 1), patience); // the next one, too, soon after
    QVERIFY(drawn().last() <= seen + 1);
    for (const double part : {0.5, 1.0, 0.0}) {
        QScrollBar& bar = *view().verticalScrollBar();
        bar.setValue(qRound(part * bar.maximum()));
        const PagesLook look = view().look();
        for (int page = look.first; page <= qMin<int>(look.last, static_cast<int>(pages().size()) - 1); ++page) {
            QTRY_VERIFY_WITH_TIMEOUT(isDrawn(page), patience);
            QVERIFY(hasInk(pages()[page]));
        }
        QVERIFY(drawn().size() < 12);
    }
}

void PreviewPanelTest::drawsAnewWhatIsSeenCloser()
{
    show(personWithJobs(QStringLiteral("Zhang San"), 24));
    // Both: either may come first.
    QTRY_VERIFY_WITH_TIMEOUT(view("preview.en").document() && view("preview.zh").document(), patience);
    const QSize before = pages().front().size();
    QSignalSpy made(m_panel.get(), &PreviewPanel::updated);
    m_panel->zoomBy(2);
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(0), patience);
    QVERIFY(qAbs(pages().front().width() - 2 * before.width()) <= 2);
    m_panel->resize(1300, 700);
    QTRY_VERIFY_WITH_TIMEOUT(pages().front().width() > 2 * before.width() + 100 && isDrawn(0), patience);
    QVERIFY(made.isEmpty()); // the document is the same
}

void PreviewPanelTest::keepsPagesThatDidNotChange()
{
    Person person = personWithJobs(QStringLiteral("Zhang San"), 24);
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(view().document() && isDrawn(0), patience);
    const qint64 before = pages()[0].cacheKey();
    Entry last = person.sections[0].entries().last();
    ExperienceDetails details;
    details.organization = LocalizedText::shared(QStringLiteral("Elsewhere"));
    last.details = details;
    QVERIFY(person.sections[0].replace(person.sections[0].entries().size() - 1, last));
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.en", QStringLiteral("Elsewhere")), patience);
    QCOMPARE(pages()[0].cacheKey(), before);
    person.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.en", QStringLiteral("Engineer")), patience);
    QVERIFY(isDrawn(0));
    QVERIFY(pages()[0].cacheKey() != before);
}

void PreviewPanelTest::catchesUpWithWhatWasHidden()
{
    Person person = personWithJobs(QStringLiteral("Zhang San"), 8);
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.zh", QStringLiteral("Point 7")), patience);
    auto* toggle = find<QToolButton>(*m_panel, "preview.toggle.en"); // shows English alone
    toggle->click();
    QVERIFY(!view("preview.zh").isVisible());
    person.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.en", QStringLiteral("Engineer")), patience);
    QVERIFY(!shows("preview.zh", QStringLiteral("Engineer")));
    toggle->click();
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.zh", QStringLiteral("Engineer")), patience);
    QVERIFY(hasInk(view("preview.zh").document()->pages.front()));
}

/// Going through a list fast: pages of somebody passed by are never shown as those of who is open.
void PreviewPanelTest::showsNobodyElse()
{
    const Person first = personWithJobs(QStringLiteral("Zhang San"), 40);
    const Person second = personWithJobs(QStringLiteral("Li Si"), 4);
    bool other = false;
    connect(m_panel.get(), &PreviewPanel::updated, this, [&] {
        for (const char* name : {"preview.en", "preview.zh"})
            other = other || shows(name, QStringLiteral("Zhang San"));
    });
    show(first);
    QTest::qWait(1); // it is being made
    show(second);
    QTRY_VERIFY_WITH_TIMEOUT(
        shows("preview.en", QStringLiteral("Li Si")) && shows("preview.zh", QStringLiteral("Li Si")), patience);
    QVERIFY(!other);
}

DUOVITA_GUI_TEST(PreviewPanelTest)
#include "tst_previewpanel.moc"
