#pragma once

#include "tests/monkey/texts.h"
#include "tests/support/windowfixture.h"

#include <QHash>
#include <QStringList>

namespace duovita::test {

/// A random walk through the real window: user actions in any order. The same seed gives the same steps. Afterwards,
/// every text ever typed must be in the record, in undo or redo, in the history or in the trash; undo must not have
/// switched to another record; and each person reopened must have the undo and redo steps from before.
class Walk {
public:
    explicit Walk(quint32 seed);
    ~Walk();

    /// Returns what went wrong; empty if nothing.
    QString run(int steps);
    const QStringList& steps() const { return m_steps; }
    /// Called after each step.
    std::function<void()> stepped;
    const MainWindow* window() const { return m_window.get(); }
    const QString& database() const { return m_fixture.database; }
    const QSet<QString>& words() const { return m_words; }

private:
    void openWindow();
    void step();
    void newPerson();
    void type();
    void typeOver();
    void paste();
    void undo();
    void redo();
    void switchPerson();
    void deletePerson(bool several);
    void chooseInOutline();
    void newSection();
    void joinEntries();
    void moveToSection();
    void drag();
    void restoreFromTrash();
    void importFile();
    void changeMode();
    void changePanes();
    void changeSize();
    void changeDesign();
    void chooseChip();
    void pressInField();
    void openMenuOfField();
    void goByName();
    void editOnPage();
    void copyAndPaste();
    void mergePeople();
    void reopenWindow();
    void save();

    QWidget* someField();
    void enter(QWidget& field);
    bool settle(const std::function<bool()>& isDone);
    void settleQueries();
    void leave();
    void arrive();
    void fail(const QString& what);
    void note(const QString& what);
    void lookForAll();
    int below(int limit) { return static_cast<int>(m_random.bounded(static_cast<quint32>(limit))); }
    PersonDocument* document() const;
    std::optional<PersonId> shown() const;
    void trigger(const char* action);
    QString newWord(bool han);

    struct Left {
        Person person;
        bool canUndo;
        bool canRedo;
    };
    struct Action {
        int weight;
        const char* name;
        void (*act)(Walk& walk);
    };
    static const QList<Action>& actions();

    QRandomGenerator m_random;
    bool m_showsPages; ///< only in some walks, because drawing pages takes most of the time
    UniqueWords m_unique{m_random};
    WindowFixture m_fixture;
    std::unique_ptr<MainWindow> m_window;
    QSet<QString> m_words; ///< all words typed
    QHash<PersonId, Left> m_left;
    QStringList m_steps;
    QString m_failure;
};

} // namespace duovita::test
