#pragma once

#include "core/content/cvcontent.h"
#include "ui/commands/command.h"

class QAction;

namespace duovita {

using GoToPlace = std::function<void(const ContentSource&)>;

/// The person's own facts, then the sections and the entries of the record. `go` outlives the commands.
QList<Command> recordCommands(const Person& person, const GoToPlace& go);
/// The fields of the entry that is being edited, in the order of its form; none if it is not in the record.
QList<Command> fieldCommands(const Person& person, const EntryId& entry, const GoToPlace& go);
/// By the names of their files.
QList<Command> templateCommands(const QStringList& templates, const std::function<void(const QString&)>& apply);
/// What is done with the chosen entries and sections: those of EditorPanel::actions() that do something by themselves.
QList<Command> outlineCommands(const QList<QAction*>& actions);
/// Without the sign of its key in a menu: "&File", "文件(&F)".
QString withoutMnemonic(QString words);
/// `words` says in the language that is spoken what the action is called now. A command goes before the action does.
Command actionCommand(QAction& action, const QString& icon, const std::function<QString()>& words);

} // namespace duovita
