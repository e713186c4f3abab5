#pragma once

#include "core/content/cvcontent.h"
#include "ui/commands/command.h"

class QAction;

namespace duovita {

using GoToPlace = std::function<void(const ContentSource&)>;

/// Commands that go to the person's details, the sections and the entries. `go` must outlive them.
QList<Command> recordCommands(const Person& person, const GoToPlace& go);
/// Commands that go to the fields of an entry, in the order of its form; none if the record lacks the entry.
QList<Command> fieldCommands(const Person& person, const EntryId& entry, const GoToPlace& go);
/// Commands that move the current entry to one of these sections.
QList<Command> moveCommands(const Person& person, const QList<SectionId>& destinations,
                            const std::function<void(const SectionId&)>& move);
/// Commands that apply a template, by file name.
QList<Command> templateCommands(const QStringList& templates, const std::function<void(const QString&)>& apply);
/// Commands for the chosen entries and sections: those of EditorPanel::actions() that need no submenu.
QList<Command> outlineCommands(const QList<QAction*>& actions);
/// Removes the mnemonic of a menu text: "&File", "文件(&F)".
QString withoutMnemonic(QString words);
/// `words` returns the action's current name in the current language. The command must not outlive the action.
Command actionCommand(QAction& action, const QString& icon, const std::function<QString()>& words);

} // namespace duovita
