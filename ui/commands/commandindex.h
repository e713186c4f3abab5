#pragma once

#include "ui/commands/command.h"
#include "ui/commands/searchedname.h"

#include <array>

namespace duovita {

/// How a name in one language is displayed: which stretches match the typed text, and the pinyin of words that match by
/// their reading.
struct ShownName {
    QString text;
    QList<NameMark> marks;
    struct Part {
        QString text;
        bool typed;
    };
    QList<Part> pinyin;
};

/// Finds commands by typed text.
class CommandIndex {
public:
    void setCommands(const QList<Command>& commands);
    const Command& at(qsizetype index) const { return m_commands[index]; }
    qsizetype size() const { return m_commands.size(); }
    qsizetype indexOf(const QString& id) const; ///< -1 if there is no such command

    /// Returns all matches, best first; equal ones keep their order. Commands that are disabled come last but are
    /// listed, so that the user learns that they exist and what their shortcut is. For empty text: recently run
    /// commands, then all other enabled ones.
    QList<qsizetype> find(const QString& typed, const QStringList& recent = {}) const;
    ShownName shownName(qsizetype index, Language language, const QString& typed) const;

private:
    using Names = std::array<SearchedName, languageCount>;
    struct Searched {
        Names names;
        Names also; ///< further search words
    };

    static std::optional<int> costOf(const Searched& searched, const QList<QString>& words);

    QList<Command> m_commands;
    QList<Searched> m_searched;
};

} // namespace duovita
