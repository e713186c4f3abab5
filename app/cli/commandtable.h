#pragma once

#include "app/cli/commandline.h"

namespace duovita {

/// An option for the parser, --help, the man pages and shell completion. Its texts are translated with
/// CommandLine::tr().
struct OptionInfo {
    const char* name;
    const char* value; ///< placeholder of its value; empty if it takes none
    const char* does;
    const char* letter = "";  ///< its short form, if any
    QStringList choices = {}; ///< all possible values, if they can be listed
    bool isPath = false;
};

struct CommandInfo {
    CommandLine::Command command;
    const char* name; ///< empty: the window
    const char* arguments;
    bool takesFiles; ///< shell completion offers files for its arguments
    const char* does;
    QStringList options;
};

/// Every command, in the order of the overview.
const QList<CommandInfo>& commandTable();
/// The program without a command.
const CommandInfo& windowFacts();
/// The options that every command accepts.
const QStringList& commonOptions();

/// Every option of all commands, once each, including the common ones; their order does not matter.
const QList<OptionInfo>& optionTable();
const OptionInfo& optionNamed(const QString& name); ///< `name` must be in the table

const QStringList& exportFormats();

} // namespace duovita
