#include "ui/shell/undomemory.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype mostKept = 30; // limits memory for users who go through a thousand people

} // namespace

void UndoMemory::keep(PersonDocument& document)
{
    if (!document.canUndo() && !document.canRedo())
        return;
    m_kept.prepend({document.person(), document.takeHistory()});
    if (m_kept.size() > mostKept)
        m_kept.removeLast();
}

void UndoMemory::dropRedo(const QList<PersonId>& people)
{
    for (Kept& each : m_kept) {
        if (people.contains(each.left.id))
            each.history.dropRedo();
    }
}

void UndoMemory::giveBack(PersonDocument& document)
{
    const auto kept =
        std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& each) { return each.left == document.person(); });
    if (kept == m_kept.end())
        return;
    Kept found = std::move(*kept);
    m_kept.erase(kept);
    document.resume(std::move(found.history));
}

} // namespace duovita
