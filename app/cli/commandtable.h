#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// An option as --help, the manual pages and the shells' completion show it. Its words are those of CommandLine::tr().
struct OptionInfo {
    const char* name;
    const char* value; ///< what stands for its value; empty if it takes none
    const char* does;
    const char* letter = "";  ///< its short form, if it has one
    QStringList choices = {}; ///< all values there are, if they can be told
    bool isPath = false;
};

struct CommandInfo {
    CommandLine::Command command;
    const char* name; ///< empty: the window
    const char* arguments;
    bool takesFiles; ///< or the names of people
    const char* does;
    QStringList options;
};

/// Every command, in the order of the overview.
const QList<CommandInfo>& commandTable();
/// The program called without a command.
const CommandInfo& windowFacts();
/// What every command takes.
const QStringList& commonOptions();

/// Every option, in the order of its first use.
const QList<OptionInfo>& optionTable();
const OptionInfo& optionNamed(const QString& name); ///< one of the table

const QStringList& exportFormats();

} // namespace duovita
