#pragma once

#include "core/editing/undohistory.h"

#include <functional>
#include <vector>

namespace duovita {

/// The steps of undo of an open record, each made of changes that follow one another. A step goes back and forth
/// between the states it was made of; once somebody else's change has come in between (see detach()) it takes back, or
/// does again, what it changed itself and leaves theirs.
class UndoSteps {
public:
    using Action = std::function<void()>;
    using Become = std::function<void(const Person&)>;
    using Difference = UndoHistory::Difference;

    /// `now` is the record as it is, and outlives the steps; `become` makes it another.
    UndoSteps(const Person& now, Become become) : m_now(now), m_become(std::move(become)) {}

    /// Does a change. One with the same key as the change before it, not empty, folds into that.
    void push(Action redo, Action undo, const QString& key);
    // What is pushed between these is one step. They nest.
    void begin();
    void end();
    /// Whether a step is being made.
    bool isOpen() const { return m_open > 0; }

    bool canUndo() const { return !isOpen() && m_index > 0; }
    bool canRedo() const { return !isOpen() && m_index < m_steps.size(); }
    /// The states that the step lies between which undo() would take back, or redo() do again; null if there is none.
    const Difference* toUndo() const { return canUndo() ? &m_steps[m_index - 1].states : nullptr; }
    const Difference* toRedo() const { return canRedo() ? &m_steps[m_index].states : nullptr; }
    /// A step of whose changes nothing is left is passed over.
    void undo();
    /// Where somebody else has changed the same since, the step's own state comes back.
    void redo();

    /// The record is about to become what none of the steps left: each is kept as the difference it made. The actions
    /// are run on the way; the record is the same afterwards.
    void detach();

    /// All of it, as differences: what a later document of the same record begins with. Detaches.
    UndoHistory takeHistory();
    /// Instead of what there is. The record is as it was when the history was taken.
    void resume(UndoHistory history);

private:
    struct Change {
        Action redo;
        Action undo;
        QString key;
    };
    struct Step {
        std::vector<Change> changes;
        Difference states;     ///< they share with each other, and with the record, what is the same
        bool detached = false; ///< the difference stands in the place of the changes
    };
    enum class Way { Back, Forth };

    bool run(Step& step, Way way);
    bool differ(Difference& difference, Way way);
    bool stepBack() { return run(m_steps[--m_index], Way::Back); }
    bool stepForth() { return run(m_steps[m_index++], Way::Forth); }

    const Person& m_now;
    Become m_become;
    std::vector<Step> m_steps;
    std::size_t m_index = 0;    ///< how many are done
    std::size_t m_detached = 0; ///< how many of the first are differences
    int m_open = 0;
    bool m_fresh = false; ///< the step being made has no change yet
};

} // namespace duovita
