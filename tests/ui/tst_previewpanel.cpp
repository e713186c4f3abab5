#include "core/terms/neededtexts.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "ui/preview/previewbuilder.h"

#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Whether an image contains both black and white, unlike an empty page.
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

/// Records how many previews are being built while it paints itself.
class Painted : public QWidget {
public:
    explicit Painted(PreviewThreads& threads) : m_threads(threads) {}

    QList<int> building;

protected:
    void paintEvent(QPaintEvent*) override { building += m_threads.pool().activeThreadCount(); }

private:
    PreviewThreads& m_threads;
};

} // namespace

/// The pages of both languages: visible ones are drawn, others are not.
class PreviewPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void paintsBeforeItBuilds();
    void drawsOnlyVisiblePages();
    void redrawsWhenZoomed();
    void redrawsOutdatedPictures();
    void keepsPagesThatDidNotChange();
    void updatesHiddenPagesWhenShown();
    void showsNoPagesOfOtherPeople();
    void fitsPagesToPanelWidth();
    void buildsOnlyShownLanguages();
    void placesTwoWholePagesAsLargeAsPossible();
    void fitsAWholePage();
    void hasOneScrollBar();
    void remembersShownLanguages();
    void showsSharedStatusOnce();
    void followsTheCaretDownAnEntry();
    void followsANewEntry();
    void requestsEditingOnDoubleClick();
    void marksProblemsAndReportsClicks();

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
    int pageWidth() const { return view().look().sizeOf(QSizeF(595.276, 841.89)).width(); }

    const ExportFonts m_fonts;
    std::unique_ptr<PreviewPanel> m_panel;
};

void PreviewPanelTest::init()
{
    m_panel = std::make_unique<PreviewPanel>(m_fonts);
    m_panel->setLanguages(everyLanguage());
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

/// A thread that starts before the window has shown a key may take its processor meanwhile.
void PreviewPanelTest::paintsBeforeItBuilds()
{
    PreviewThreads threads;
    PreviewBuilder builder(Language::English, m_fonts, threads);
    Painted window(threads);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QSignalSpy ready(&builder, &PreviewBuilder::ready);
    const QSignalSpy drawn(&builder, &PreviewBuilder::drawn); // the pages around, after each
    const Person person = personWithJobs(QStringLiteral("Zhang San"), 120);
    for (int key = 0; key < 3; ++key) {
        window.building.clear();
        builder.request(person, person.cvs.front(), {1, 0, 0}, false);
        window.update(); // as a field would after the document has changed
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), key + 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(drawn.size(), key + 1, patience);
        QVERIFY(!window.building.isEmpty());
        QCOMPARE(window.building.front(), 0);
    }
}

void PreviewPanelTest::drawsOnlyVisiblePages()
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
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(seen + 1), patience); // the next page is drawn soon after
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

void PreviewPanelTest::redrawsWhenZoomed()
{
    show(personWithJobs(QStringLiteral("Zhang San"), 24));
    // Both languages, in any order.
    QTRY_VERIFY_WITH_TIMEOUT(view("preview.en").document() && view("preview.zh").document(), patience);
    const QSize before = pages().front().size();
    QSignalSpy made(m_panel.get(), &PreviewPanel::updated);
    m_panel->zoomBy(2);
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(0), patience);
    QVERIFY(qAbs(pages().front().width() - 2 * before.width()) <= 2);
    m_panel->resize(1300, 700);
    QTRY_VERIFY_WITH_TIMEOUT(pages().front().width() > 2 * before.width() + 100 && isDrawn(0), patience);
    QVERIFY(made.isEmpty()); // the document is unchanged
}

/// Pictures requested at another size of the view do not replace fitting ones.
void PreviewPanelTest::redrawsOutdatedPictures()
{
    show(samplePerson(QStringLiteral("li-si")));
    QTRY_VERIFY_WITH_TIMEOUT(view().document() && isDrawn(0), patience);
    QList<QImage> small;
    for (const QImage& page : pages())
        small += page.isNull() ? page : page.scaledToWidth(40);
    view().showPictures(small);
    QVERIFY(!isDrawn(0));
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(0), patience);
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

void PreviewPanelTest::updatesHiddenPagesWhenShown()
{
    Person person = personWithJobs(QStringLiteral("Zhang San"), 8);
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.zh", QStringLiteral("Point 7")), patience);
    find<QToolButton>(*m_panel, "preview.show.en")->click();
    QVERIFY(!view("preview.zh").isVisible());
    person.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.en", QStringLiteral("Engineer")), patience);
    QVERIFY(!shows("preview.zh", QStringLiteral("Engineer")));
    find<QToolButton>(*m_panel, "preview.show.both")->click();
    QTRY_VERIFY_WITH_TIMEOUT(shows("preview.zh", QStringLiteral("Engineer")), patience);
    QVERIFY(hasInk(view("preview.zh").document()->pages.front()));
}

/// While moving quickly through a list, pages of another person are never shown as those of the open one.
void PreviewPanelTest::showsNoPagesOfOtherPeople()
{
    const Person first = personWithJobs(QStringLiteral("Zhang San"), 40);
    const Person second = personWithJobs(QStringLiteral("Li Si"), 4);
    bool other = false;
    connect(m_panel.get(), &PreviewPanel::updated, this, [&] {
        for (const char* name : {"preview.en", "preview.zh"})
            other = other || shows(name, QStringLiteral("Zhang San"));
    });
    show(first);
    QTest::qWait(1); // while it is being built
    show(second);
    QTRY_VERIFY_WITH_TIMEOUT(
        shows("preview.en", QStringLiteral("Li Si")) && shows("preview.zh", QStringLiteral("Li Si")), patience);
    QVERIFY(!other);
}

/// The designed measures, with and without a scroll bar.
void PreviewPanelTest::fitsPagesToPanelWidth()
{
    m_panel->resize(512, 800);
    m_panel->setLanguages({Language::English});
    QTRY_COMPARE(pageWidth(), 464);
    show(personWithJobs(QStringLiteral("Zhang San"), 24));
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
    QVERIFY(view().verticalScrollBar()->isVisible());
    QTRY_COMPARE(pageWidth(), 464);
    QCOMPARE(view().horizontalScrollBar()->maximum(), 0);
    m_panel->resize(736, 800);
    QTRY_COMPARE(pageWidth(), 672);
    m_panel->setLanguages(everyLanguage());
    m_panel->resize(752, 800);
    QTRY_COMPARE(pageWidth(), 356);
    // At any width, the second pages of both start at the same height.
    for (const int width : {751, 752, 753}) {
        m_panel->resize(width, 800);
        QTRY_COMPARE(find(*m_panel, "preview.en")->width(), find(*m_panel, "preview.zh")->width());
    }
    // Too narrow for two: stacked, each as wide as if alone, with its own scroll bar.
    m_panel->resize(512, 800);
    QTRY_COMPARE(pageWidth(), 464);
    const QWidget* below = find(*m_panel, "preview.zh");
    QTRY_VERIFY(below->y() >= view().geometry().bottom());
    QCOMPARE(below->width(), view().width());
    QCOMPARE(view().verticalScrollBarPolicy(), Qt::ScrollBarAsNeeded);
}

void PreviewPanelTest::buildsOnlyShownLanguages()
{
    m_panel->setLanguages({Language::Chinese});
    show(personWithJobs(QStringLiteral("Zhang San"), 4));
    QTRY_VERIFY_WITH_TIMEOUT(view("preview.zh").document(), patience);
    QTest::qWait(300);
    QVERIFY(!view("preview.en").document());
    QCOMPARE(m_panel->language(), Language::Chinese);
    find<QToolButton>(*m_panel, "preview.show.both")->click();
    QTRY_VERIFY_WITH_TIMEOUT(view("preview.en").document(), patience);
}

/// Two whole pages beside each other are larger than one above the other, but in a pane narrower than a page.
void PreviewPanelTest::placesTwoWholePagesAsLargeAsPossible()
{
    m_panel->setLanguages({Language::English, Language::Chinese});
    m_panel->setWholePage(true);
    m_panel->resize(416, 346);
    show(personWithJobs(QStringLiteral("Zhang San"), 4));
    QTRY_VERIFY_WITH_TIMEOUT(view("preview.zh").document(), patience);
    const auto isBeside = [&] { return view("preview.zh").x() > view("preview.en").geometry().right(); };
    QTRY_VERIFY(isBeside());
    m_panel->resize(416, 800);
    QTRY_VERIFY(!isBeside());
    m_panel->resize(800, 800);
    QTRY_VERIFY(isBeside());
    m_panel->setWholePage(false);
    m_panel->resize(416, 346);
    QTRY_VERIFY(!isBeside());
}

void PreviewPanelTest::fitsAWholePage()
{
    m_panel->setLanguages({Language::English});
    m_panel->resize(700, 600);
    show(personWithJobs(QStringLiteral("Zhang San"), 24));
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
    const int wide = pageWidth();
    auto* fit = find<QToolButton>(*m_panel, "preview.fit");
    fit->click();
    QVERIFY(pageWidth() < wide);
    const int height = view().look().sizeOf(paper()).height();
    QVERIFY(height <= view().viewport()->height());
    QVERIFY(height > view().viewport()->height() - 24); // uses the full height
    QCOMPARE(view().look().last, 0);
    view().verticalScrollBar()->setValue(view().verticalScrollBar()->maximum());
    QCOMPARE(view().look().first, static_cast<int>(pages().size()) - 1); // no empty space below the last page
    fit->click();
    QCOMPARE(pageWidth(), wide);
}

void PreviewPanelTest::hasOneScrollBar()
{
    show(personWithJobs(QStringLiteral("Zhang San"), 24));
    QTRY_VERIFY_WITH_TIMEOUT(view("preview.en").document() && view("preview.zh").document(), patience);
    QVERIFY(!view("preview.en").verticalScrollBar()->isVisible());
    QVERIFY(view("preview.zh").verticalScrollBar()->isVisible());
    view("preview.zh").verticalScrollBar()->setValue(900);
    QVERIFY(view("preview.en").verticalScrollBar()->value() > 700);
    m_panel->setLanguages({Language::English});
    QVERIFY(view("preview.en").verticalScrollBar()->isVisible());
}

void PreviewPanelTest::remembersShownLanguages()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_panel->restore(settings);
    QCOMPARE(m_panel->languages(), QList<Language>{Language::English}); // the interface's language
    m_panel->setLanguages({Language::Chinese});
    m_panel->setWholePage(true);
    m_panel->remember(settings);
    PreviewPanel next(m_fonts);
    next.restore(settings);
    QCOMPARE(next.languages(), QList<Language>{Language::Chinese});
    QVERIFY(next.showsWholePage());
    next.setLanguages(everyLanguage());
    next.setWholePage(false);
    next.remember(settings);
    m_panel->restore(settings);
    QCOMPARE(m_panel->languages(), everyLanguage());
    QVERIFY(!m_panel->showsWholePage());
}

void PreviewPanelTest::showsSharedStatusOnce()
{
    show(personWithJobs(QStringLiteral("Zhang San"), 2));
    QTRY_VERIFY_WITH_TIMEOUT(view("preview.en").document() && view("preview.zh").document(), patience);
    const auto words = [this](const char* name) { return find<QLabel>(*m_panel, name)->text(); };
    QVERIFY2(words("preview.status.en").contains(QStringLiteral("each · ")), qPrintable(words("preview.status.en")));
    QVERIFY2(!words("preview.status.zh").contains(QStringLiteral("page")), qPrintable(words("preview.status.zh")));
    m_panel->setLanguages({Language::Chinese});
    QVERIFY(words("preview.status.zh").contains(QStringLiteral("page")));
    QVERIFY(!find<QLabel>(*m_panel, "preview.status.en")->isVisible());
}

void PreviewPanelTest::followsTheCaretDownAnEntry()
{
    m_panel->setLanguages({Language::English});
    m_panel->resize(800, 500);
    Person person = personWithJobs(QStringLiteral("Zhang San"), 2);
    Entry job = person.sections[0].entries().front();
    for (int i = 0; i < 60; ++i) {
        Highlight point;
        point.text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Further point %1").arg(i)));
        job.highlights += point;
    }
    QVERIFY(person.sections[0].replace(0, job));
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
    m_panel->mark({{}, job.id, {}, Field::None});
    QCOMPARE(view().verticalScrollBar()->value(), 0); // it is visible already
    const ContentSource last{{}, job.id, job.highlights.last().id, Field::Highlights};
    QVERIFY(!view().isSeen(last));
    m_panel->followCaret(last);
    QVERIFY(view().isSeen(last));
    // Text inserted above does not push it out of view.
    for (int i = 0; i < 30; ++i)
        job.highlights.insert(0, Highlight(job.highlights.front()));
    for (int i = 0; i < 30; ++i)
        job.highlights[i].id = HighlightId();
    QVERIFY(person.sections[0].replace(0, job));
    const int before = view().verticalScrollBar()->value();
    QSignalSpy made(m_panel.get(), &PreviewPanel::updated);
    show(person);
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, patience);
    QVERIFY(view().verticalScrollBar()->value() > before);
    QVERIFY(view().isSeen(last));
    // If the user has scrolled away, the view stays.
    view().verticalScrollBar()->setValue(0);
    person.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    show(person);
    QTRY_COMPARE_WITH_TIMEOUT(made.size(), 2, patience);
    QCOMPARE(view().verticalScrollBar()->value(), 0);
}

/// It is marked before it appears on a page.
void PreviewPanelTest::followsANewEntry()
{
    m_panel->setLanguages({Language::English});
    Person person = personWithJobs(QStringLiteral("Zhang San"), 24);
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
    Entry job = person.sections[0].entries().front();
    job.id = EntryId();
    const ContentSource source{{}, job.id, {}, Field::None};
    m_panel->mark(source);
    QCOMPARE(view().verticalScrollBar()->value(), 0);
    QVERIFY(person.sections[0].append(job));
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(view().isSeen(source), patience);
    QVERIFY(view().verticalScrollBar()->value() > 0);
}

void PreviewPanelTest::requestsEditingOnDoubleClick()
{
    m_panel->setLanguages({Language::English});
    const Person person = personWithJobs(QStringLiteral("Zhang San"), 2);
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
    const Entry& job = person.sections[0].entries().front();
    const ContentSource source{{}, job.id, job.highlights.front().id, Field::Highlights};
    const auto box = view().boxOf(source);
    QVERIFY(box);
    QVERIFY(box->width() > pageWidth() / 2); // the width of the column, not of the word
    QSignalSpy clicked(m_panel.get(), &PreviewPanel::sourceClicked);
    QSignalSpy wanted(m_panel.get(), &PreviewPanel::editWanted);
    const QPoint place(box->left() + 40, box->center().y());
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, place);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().value<ContentSource>().highlight, source.highlight);
    QCOMPARE(clicked.size(), 1);
}

/// The selected one is emphasized, the innermost is chosen if several overlap, and all marks disappear when marking is
/// off.
void PreviewPanelTest::marksProblemsAndReportsClicks()
{
    m_panel->setLanguages({Language::English});
    const Person person = personWithJobs(QStringLiteral("Zhang San"), 2);
    show(person);
    QTRY_VERIFY_WITH_TIMEOUT(view().document(), patience);
    const Entry& job = person.sections[0].entries().front();
    const ContentSource point{{}, job.id, job.highlights.front().id, Field::Highlights};
    const ContentSource whole{{}, job.id, {}, Field::None};
    const auto box = view().boxOf(point);
    QVERIFY(box);
    const QPoint place(box->left() + 40, box->center().y());
    QSignalSpy clicked(m_panel.get(), &PreviewPanel::sourceClicked);
    QSignalSpy problem(m_panel.get(), &PreviewPanel::problemClicked);
    const auto picture = [this] { return view().viewport()->grab().toImage(); };
    const QImage plain = picture();
    m_panel->markProblems({whole, point}, std::nullopt);
    const QImage marked = picture();
    QVERIFY(marked != plain);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(problem.size(), 1);
    QCOMPARE(problem.front().front().value<ContentSource>(), point);
    QCOMPARE(clicked.size(), 0);
    m_panel->markProblems({whole, point}, point);
    QVERIFY(picture() != marked);
    m_panel->markProblems({}, std::nullopt);
    QCOMPARE(picture(), plain);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(clicked.size(), 1);
}

DUOVITA_GUI_TEST(PreviewPanelTest)
#include "tst_previewpanel.moc"
