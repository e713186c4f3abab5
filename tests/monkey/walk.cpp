#include "tests/monkey/walk.h"

#include "core/services/store.h"
#include "core/storage/personrepository.h"
#include "tests/support/windowdriving.h"

#include <QApplication>
#include <QListView>
#include <QThreadPool>
#include <QTimer>

#include <QElapsedTimer>
#include <QTest>

namespace duovita::test {

namespace {

constexpr int longestWait = 10000; // milliseconds, for slow operations

} // namespace

Walk::Walk(quint32 seed) : m_random(seed), m_showsPages(seed % 8 == 0)
{
    openWindow();
    if (m_showsPages) { // so that the pages have content
        trigger("sample");
        static_cast<void>(settle([this] { return document() != nullptr; }));
        settleQueries();
    }
}

Walk::~Walk() = default;

const QList<Walk::Action>& Walk::actions()
{
    static const QList<Action> all{
        {3, "new person", [](Walk& walk) { walk.newPerson(); }},
        {22, "type", [](Walk& walk) { walk.type(); }},
        {6, "type over", [](Walk& walk) { walk.typeOver(); }},
        {6, "paste", [](Walk& walk) { walk.paste(); }},
        {14, "undo", [](Walk& walk) { walk.undo(); }},
        {8, "redo", [](Walk& walk) { walk.redo(); }},
        {6, "switch person", [](Walk& walk) { walk.switchPerson(); }},
        {2, "delete person", [](Walk& walk) { walk.deletePerson(false); }},
        {1, "delete several people", [](Walk& walk) { walk.deletePerson(true); }},
        {12, "choose in the outline", [](Walk& walk) { walk.chooseInOutline(); }},
        {6, "new entry", [](Walk& walk) { walk.trigger("newEntry"); }},
        {2, "new section", [](Walk& walk) { walk.newSection(); }},
        {3, "delete", [](Walk& walk) { walk.trigger("remove"); }},
        {2, "duplicate", [](Walk& walk) { walk.trigger("duplicate"); }},
        {1, "move up", [](Walk& walk) { walk.trigger("moveUp"); }},
        {1, "move down", [](Walk& walk) { walk.trigger("moveDown"); }},
        {1, "hide", [](Walk& walk) { walk.trigger("hide"); }},
        {2, "join", [](Walk& walk) { walk.joinEntries(); }},
        {2, "move to another section", [](Walk& walk) { walk.moveToSection(); }},
        {1, "page break hint", [](Walk& walk) { walk.trigger(walk.below(2) == 0 ? "startsPage" : "keepsTogether"); }},
        {3, "drag", [](Walk& walk) { walk.drag(); }},
        {2, "restore from the trash", [](Walk& walk) { walk.restoreFromTrash(); }},
        {1, "import", [](Walk& walk) { walk.importFile(); }},
        {3, "change of CV or design", [](Walk& walk) { walk.changeDesign(); }},
        {2, "mode", [](Walk& walk) { walk.changeMode(); }},
        {2, "panes", [](Walk& walk) { walk.changePanes(); }},
        {1, "size", [](Walk& walk) { walk.changeSize(); }},
        {3, "chip", [](Walk& walk) { walk.chooseChip(); }},
        {4, "key", [](Walk& walk) { walk.pressInField(); }},
        {2, "menu", [](Walk& walk) { walk.openMenuOfField(); }},
        {3, "go by name", [](Walk& walk) { walk.goByName(); }},
        {12, "edit on the page", [](Walk& walk) { walk.editOnPage(); }},
        {3, "copy and paste", [](Walk& walk) { walk.copyAndPaste(); }},
        {1, "merge", [](Walk& walk) { walk.mergePeople(); }},
        {1, "close and reopen", [](Walk& walk) { walk.reopenWindow(); }},
        {2, "save", [](Walk& walk) { walk.save(); }},
    };
    return all;
}

namespace {

/// Prints what is done, for walks that crash before they can report.
void trace(const QString& step)
{
    static const bool wanted = qEnvironmentVariableIsSet("DUOVITA_MONKEY_TRACE");
    if (wanted)
        qInfo().noquote() << step;
}

} // namespace

QString Walk::run(int steps)
{
    for (int i = 0; i < steps && m_failure.isEmpty(); ++i)
        step();
    if (m_failure.isEmpty())
        lookForAll();
    return m_failure;
}

void Walk::step()
{
    int total = 0;
    for (const Action& action : actions())
        total += action.weight;
    int chosen = below(total);
    for (const Action& action : actions()) {
        chosen -= action.weight;
        if (chosen >= 0)
            continue;
        m_steps += QString::fromLatin1(action.name);
        trace(m_steps.back());
        action.act(*this);
        QCoreApplication::processEvents();
        if (stepped)
            stepped();
        return;
    }
}

PersonDocument* Walk::document() const
{
    return const_cast<PersonDocument*>(m_window->document());
}

std::optional<PersonId> Walk::shown() const
{
    return document() ? std::optional(document()->person().id) : std::nullopt;
}

void Walk::fail(const QString& what)
{
    if (m_failure.isEmpty())
        m_failure = what;
}

void Walk::note(const QString& what)
{
    m_steps.back() += QStringLiteral(": ") + what;
    trace(what);
}

void Walk::trigger(const char* action)
{
    if (auto* found = find<QAction>(*m_window, action); found && found->isEnabled())
        found->trigger();
}

bool Walk::settle(const std::function<bool()>& isDone)
{
    QTimer alarm; // wakes the event loop, because work in other threads does not
    alarm.start(1);
    QElapsedTimer since;
    since.start();
    while (!isDone()) {
        if (since.elapsed() > longestWait)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    return true;
}

/// Waits until the window has received the results of its queries.
void Walk::settleQueries()
{
    for (int quiet = 0; quiet < 2; ++quiet) {
        static_cast<void>(settle([] { return QThreadPool::globalInstance()->activeThreadCount() == 0; }));
        QCoreApplication::processEvents();
    }
}

void Walk::openWindow()
{
    m_window = m_fixture.open();
    m_fixture.files.name = QStringLiteral("Nobody");
    for (const char* pages : {"preview.en", "preview.zh"}) {
        if (!m_showsPages) // drawing pages is what takes time
            find(*m_window, pages)->hide();
    }
    m_window->show();
    m_window->activateWindow(); // else fields do not notice losing the focus
    static_cast<void>(settle([this] { return m_window->isActiveWindow(); }));
    settleQueries();
    static_cast<void>(
        settle([this] { return document() || find<QListView>(*m_window, "people.list")->model()->rowCount() == 0; }));
}

/// Remembers whether undo and redo are possible for the current person.
void Walk::leave()
{
    if (document())
        m_left.insert(*shown(), {document()->person(), document()->canUndo(), document()->canRedo()});
}

/// Checks that a person whose record is unchanged has the same undo and redo as before.
void Walk::arrive()
{
    if (!document())
        return;
    const auto left = m_left.constFind(*shown());
    if (left == m_left.constEnd() || left->person != document()->person())
        return;
    if (left->canUndo != document()->canUndo() || left->canRedo != document()->canRedo())
        fail(QStringLiteral("undo or redo was lost on the way to another person and back"));
}

/// Undo histories end with the window.
void Walk::reopenWindow()
{
    if (!m_window->close())
        return fail(QStringLiteral("the window would not close"));
    m_window.reset();
    m_left.clear();
    openWindow();
}

void Walk::save()
{
    if (!m_window->flush())
        fail(QStringLiteral("not saved"));
}

/// Searches the words in the record, in undo and redo, then in the store's records, history and trash.
void Walk::lookForAll()
{
    QSet<QString> missing = m_words;
    const auto look = [&missing](const Person& person) {
        const QString text = allTextOf(person);
        missing.removeIf([&](const QString& word) { return text.contains(word); });
    };
    if (document())
        look(document()->person());
    if (missing.isEmpty())
        return;
    if (!m_window->flush())
        fail(QStringLiteral("not saved"));
    missing = missingInStore(database(), missing);
    if (!missing.isEmpty() && document()) {
        const QSignalBlocker quiet(document());
        int back = 0;
        for (; document()->canUndo(); ++back) {
            document()->undo();
            look(document()->person());
        }
        while (document()->canRedo()) {
            document()->redo();
            look(document()->person());
        }
    }
    if (!missing.isEmpty())
        fail(QStringLiteral("lost: ") + QStringList(missing.begin(), missing.end()).join(QStringLiteral(", ")));
}

} // namespace duovita::test
