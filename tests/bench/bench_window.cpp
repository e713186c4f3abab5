#include "core/import/importdraft.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/terms/neededtexts.h"
#include "tests/bench/measuring.h"
#include "tests/support/manypeople.h"
#include "tests/support/windowfixture.h"
#include "ui/preview/previewpanel.h"
#include "ui/services/memorykeeping.h"
#include "ui/settings.h"
#include "ui/widgets/growingtextedit.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QListView>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <ctime>
#include <functional>

using namespace duovita;
using namespace duovita::bench;

namespace {

/// Runs the window's event loop as the program does. QTest::qWait sleeps up to ten milliseconds at a time, which would
/// be measured as delays of the window.
void turnLoop(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

template <typename Condition>
void waitFor(Condition condition)
{
    QElapsedTimer timer;
    timer.start();
    constexpr qint64 longest = 20000;
    while (!condition()) {
        if (timer.elapsed() > longest)
            qFatal("the window did not do what was waited for");
        turnLoop(1);
    }
}

void fill(const QString& path, const Person& first, int others)
{
    const auto database = Database::open(path);
    PersonRepository people(**database);
    static_cast<void>(people.insert(first));
    const QList<Person> samples = test::samples();
    for (int i = 0; i < others; ++i)
        static_cast<void>(people.insert(test::variantOf(samples[i % samples.size()], i)));
}

void printMemory(const char* what)
{
    print(what, {},
          {{QStringLiteral("kB"), memoryKilobytes("VmRSS")},
           {QStringLiteral("kB_anonymous"), memoryKilobytes("RssAnon")}});
}

/// The processor time of the calling thread.
double workedMilliseconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Records the longest gaps between two iterations of the event loop since the last query: the delay that a user
/// notices, and how much of it the window's own work caused. The rest is waiting for a processor, and the timer's
/// resolution of a millisecond.
class Heartbeat : public QObject {
public:
    struct Stop {
        double felt = 0;
        double worked = 0;
    };

    Heartbeat()
    {
        m_clock.start();
        startTimer(1, Qt::PreciseTimer); // not on every iteration, which would occupy a processor
    }
    Stop longest() { return std::exchange(m_longest, {}); }

protected:
    void timerEvent(QTimerEvent*) override
    {
        const double worked = workedMilliseconds();
        m_longest.felt = std::max(m_longest.felt, milliseconds(m_clock));
        m_longest.worked = std::max(m_longest.worked, worked - m_worked);
        m_worked = worked;
        m_clock.restart();
    }

private:
    QElapsedTimer m_clock;
    double m_worked = workedMilliseconds();
    Stop m_longest;
};

/// Types into the record with the most points at a user's speed, with the pages of `languages` beside it.
void benchTyping(const Person& person, const QList<Language>& languages)
{
    test::WindowFixture fixture;
    const bool alone = languages.size() == 1;
    if (alone)
        remembered::shownLanguages.set(fixture.settings, codeOf(languages.front()));
    fill(fixture.database, person, 0);
    const auto window = fixture.open();
    window->resize(1500, 900);
    window->show();
    QSignalSpy opened(window.get(), &MainWindow::recordOpened);
    auto* list = window->findChild<QListView*>(QStringLiteral("people.list"));
    waitFor([&] { return list->model()->rowCount() == 1; });
    list->setCurrentIndex(list->model()->index(0, 0));
    waitFor([&] { return !opened.isEmpty(); });
    auto* outline = window->findChild<QTreeView*>(QStringLiteral("outline"));
    GrowingTextEdit* point = nullptr;
    for (int section = 0; !point && section < outline->model()->rowCount(); ++section) {
        const QModelIndex parent = outline->model()->index(section, 0);
        for (int entry = 0; !point && entry < outline->model()->rowCount(parent); ++entry) {
            outline->setCurrentIndex(outline->model()->index(entry, 0, parent));
            point = window->findChild<GrowingTextEdit*>(QStringLiteral("highlights.0.en"));
        }
    }
    if (!point)
        return;
    point->setFocus();
    point->moveCursor(QTextCursor::End);
    turnLoop(2500);

    const QString words = QStringLiteral("measured the latency of a keystroke with care and wrote it down ");
    QList<double> latencies;
    QElapsedTimer key;
    int waiting = 0;
    const QObject listener; // destroyed before the window's last events
    QObject::connect(window->preview(), &PreviewPanel::updated, &listener, [&] {
        if (waiting > 0 && --waiting == 0)
            latencies += milliseconds(key);
    });
    QList<double> handling;
    QList<double> felt;
    QList<double> worked;
    Heartbeat heart;
    for (int i = 0; i < 300; ++i) {
        waiting = static_cast<int>(languages.size());
        key.start();
        QTest::keyClick(point, words[i % words.size()].toLatin1());
        handling += milliseconds(key);
        const int pause = 70; // about 14 characters a second
        turnLoop(pause);
        const Heartbeat::Stop stop = heart.longest();
        felt += stop.felt;
        worked += stop.worked;
    }
    const QString what =
        alone ? QStringLiteral("typing, %1 alone: ").arg(codeOf(languages.front())) : QStringLiteral("typing: ");
    print(what + QStringLiteral("a key's own handling"), handling);
    print(what + QStringLiteral("the longest stop of the window's loop per key, as felt"), felt);
    print(what + QStringLiteral("the longest stop per key, the window's own work"), worked);
    print(what + (alone ? QStringLiteral("keystroke to its preview shown")
                        : QStringLiteral("keystroke to both previews shown")),
          latencies);
    if (!alone)
        printMemory("typing: memory held");
}

/// Opens one person after another, as a user going through the list.
class Opening {
public:
    Opening(MainWindow& window, QListView& list) : m_window(window), m_list(list)
    {
        QObject::connect(&window, &MainWindow::recordOpened, &window, [this] {
            m_form = milliseconds(m_timer);
            m_languages.clear();
        });
        QObject::connect(window.preview(), &PreviewPanel::updated, &window, [this](Language language) {
            m_languages += language;
            if (m_languages.size() == languageCount && m_form >= 0 && m_pages < 0)
                m_pages = milliseconds(m_timer);
        });
    }

    /// Measures until the form can be edited, and until the pages of both languages are shown.
    void measure(int people, const char* what, const std::function<void()>& before = {})
    {
        QList<double> forms;
        QList<double> pages;
        for (int i = 0; i < people; ++i) {
            if (before)
                before();
            m_form = m_pages = -1;
            m_timer.restart();
            m_list.setCurrentIndex(m_list.model()->index(37 * m_next++ + 5, 0));
            waitFor([this] { return m_pages >= 0; });
            forms += m_form;
            pages += m_pages;
        }
        print(QString::fromUtf8(what) + QStringLiteral(": the form is there"), forms);
        print(QString::fromUtf8(what) + QStringLiteral(": both previews are"), pages);
    }

    /// Types a letter and waits until it is saved.
    void change()
    {
        auto* name = m_window.findChild<GrowingTextEdit*>(QStringLiteral("field.name.en"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_X);
        waitFor([this] { return m_window.flush().hasValue(); });
    }

private:
    MainWindow& m_window;
    QListView& m_list;
    QElapsedTimer m_timer;
    int m_next = 0;
    double m_form = -1;  ///< milliseconds from choosing the person until it is shown
    double m_pages = -1; ///< the same
    QSet<Language> m_languages;
};

/// `store`: an existing store; if empty, a new one is filled.
void benchManyPeople(const Person& person, const QString& store)
{
    constexpr int others = 10000;
    test::WindowFixture fixture;
    if (!store.isEmpty())
        fixture.database = store;
    if (store.isEmpty() || !QFileInfo::exists(store)) // the fixture has created an empty one
        fill(fixture.database, person, others);
    QElapsedTimer timer;
    timer.start();
    const auto window = fixture.open();
    window->show();
    auto* list = window->findChild<QListView*>(QStringLiteral("people.list"));
    waitFor([&] { return window->isVisible(); });
    const double up = milliseconds(timer);
    while (list->model()->rowCount() == 0)
        QApplication::processEvents(QEventLoop::AllEvents, 5);
    print("window over 10,000 people, up", {up});
    print("window over 10,000 people, list there", {milliseconds(timer)});
    printMemory("memory held with the list there");
    Opening opening{*window, *list};
    opening.measure(30, "opening a person");
    printMemory("memory held with thirty people opened");
    opening.measure(70, "opening a person, the next seventy");
    printMemory("memory held with a hundred people opened");
    opening.measure(30, "opening a person after a change to another", [&] { opening.change(); });
}

} // namespace

int main(int argc, char** argv)
{
    returnMemoryEarly(); // as the program does
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QString seed = QStringLiteral(DUOVITA_SOURCE_DIR "/../shared/seeds/003_a4705194af111bc1.txt");
    Person person = test::samples().front();
    if (QFileInfo::exists(seed)) {
        if (const auto drafts = readFile(seed))
            person = drafts->front().person;
    }
    const QString only = QApplication::arguments().value(1); // "typing" or "people"; both if not given
    if (only.isEmpty() || only == QStringLiteral("typing"))
        for (const QList<Language>& languages :
             {everyLanguage(), QList<Language>{Language::English}, QList<Language>{Language::Chinese}})
            benchTyping(person, languages);
    if (only.isEmpty() || only == QStringLiteral("people"))
        benchManyPeople(person, QApplication::arguments().value(2));
    return 0;
}
