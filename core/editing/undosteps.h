#pragma once

#include "core/editing/undohistory.h"

#include <functional>
#include <variant>
#include <vector>

namespace duovita {

/// The steps of undo of an open record, each the two states that it lies between. It takes back, or does again, what it
/// changed itself: where somebody else's change has come in between, that stays. Steps that are not near are kept as
/// UndoHistory has them.
class UndoSteps {
public:
    using Action = std::function<void()>;
    using Become = std::function<void(const Person&)>;
    struct Difference {
        Person before;
        Person after;
    };

    /// `now` is the record as it is, and outlives the steps; `become` makes it another.
    UndoSteps(const Person& now, Become become) : m_now(now), m_become(std::move(become)) {}

    /// Does a change. One with the same key as the change before it, not empty, folds into that.
    void push(const Action& change, const QString& key);
    // What is pushed between these is one step. They nest.
    void begin();
    void end();
    /// Whether a step is being made.
    bool isOpen() const { return m_open > 0; }

    bool canUndo() const { return !isOpen() && m_index > 0; }
    bool canRedo() const { return !isOpen() && m_index < m_steps.size(); }
    /// The states that the step lies between which undo() would take back, or redo() do again; null if there is none.
    const Difference* toUndo() const { return canUndo() ? &statesOf(m_index - 1) : nullptr; }
    const Difference* toRedo() const { return canRedo() ? &statesOf(m_index) : nullptr; }
    /// A step of whose changes nothing is left is passed over.
    void undo();
    /// Where somebody else has changed the same since, the step's own state comes back.
    void redo();

    /// All of it: what a later document of the same record begins with.
    UndoHistory takeHistory();
    /// Instead of what there is. The record is as it was when the history was taken.
    void resume(UndoHistory history);

private:
    struct Step {
        std::variant<Difference, UndoHistory::Difference> states;
        QString key; ///< of its last change
    };
    enum class Way { Back, Forth };

    Difference& makeWhole(std::size_t step);
    /// Of a step that is whole, as the two next to where the record is are.
    const Difference& statesOf(std::size_t step) const { return std::get<Difference>(m_steps[step].states); }
    void keep(std::size_t step);
    void settle();
    bool go(Difference& states, Way way);

    const Person& m_now;
    Become m_become;
    std::vector<Step> m_steps;
    std::size_t m_index = 0; ///< how many are done
    int m_open = 0;
    bool m_fresh = false; ///< the step being made has no change yet
};

} // namespace duovita
