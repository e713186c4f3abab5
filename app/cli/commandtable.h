#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// An option as --help, the manual pages and the shells' completion show it. Its words are those of CommandLine::tr().
struct OptionFacts {
    const char* name;
    const char* value; ///< what stands for its value; empty if it takes none
    const char* does;
    const char* letter = "";  ///< its short form, if it has one
    QStringList choices = {}; ///< all values there are, if they can be told
    bool isPath = false;
};

struct CommandFacts {
    CommandLine::Command command;
    const char* name; ///< empty: the window
    const char* arguments;
    bool takesFiles; ///< or the names of people
    const char* does;
    QStringList options;
};

/// Every command, in the order of the overview.
const QList<CommandFacts>& commandTable();
/// The program called without a command.
const CommandFacts& windowFacts();
/// What every command takes.
const QStringList& commonOptions();

/// Every option, in the order of its first use.
const QList<OptionFacts>& optionTable();
const OptionFacts& optionNamed(const QString& name); ///< one of the table

const QStringList& exportFormats();

} // namespace duovita
