#pragma once

#include "ui/commands/command.h"
#include "ui/commands/searchedname.h"

#include <array>

namespace duovita {

/// How one language's side of a name is shown: what of it was typed, and, where that was its reading, the words in
/// pinyin that have it.
struct ShownName {
    QString text;
    QList<NameMark> marks;
    struct Part {
        QString text;
        bool typed;
    };
    QList<Part> pinyin;
};

/// Finds commands by what somebody types.
class CommandIndex {
public:
    void setCommands(const QList<Command>& commands);
    const Command& at(qsizetype index) const { return m_commands[index]; }
    qsizetype size() const { return m_commands.size(); }
    qsizetype indexOf(const QString& id) const; ///< -1 if it is not there

    /// All that fit, the best first; those that fit as well as each other in their order, what cannot be done now
    /// behind all others: who looks for it learns that it is there, and its key. For nothing typed those that were run
    /// lately, then what else can be done.
    QList<qsizetype> find(const QString& typed, const QStringList& recent = {}) const;
    ShownName shownName(qsizetype index, Language language, const QString& typed) const;

private:
    using Names = std::array<SearchedName, languageCount>;
    struct Searched {
        Names names;
        Names also; ///< the further words
    };

    static std::optional<int> costOf(const Searched& searched, const QList<QString>& words);

    QList<Command> m_commands;
    QList<Searched> m_searched;
};

} // namespace duovita
