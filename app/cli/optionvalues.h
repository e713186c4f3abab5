#pragma once

#include "app/cli/commandline.h"

namespace duovita {

// Parses the values of options. Each function stores one value in the command line and returns what is wrong with it.
// An empty value means that the option was not given.

QString checkLanguage(CommandLine& line, const QString& value);
/// If no format was given, the output's name decides.
void readFormat(CommandLine& line, const QString& asked);
/// A number of at least 1; `name` is the option, for the message.
QString readNumber(const QString& name, const QString& value, std::optional<int>& number);
QString readPaper(CommandLine& line, const QString& value);
QString readReferences(CommandLine& line, const QString& value);
QString readMissing(CommandLine& line, const QString& value);
QString readDocumentLanguage(std::optional<Language>& language, const QString& value);
/// "2026-11-20" means the end of that day, "2026-11-20T10:00" the end of that minute, so that anything saved in it is
/// included. Local time.
QString readMoment(CommandLine& line, bool given, const QString& value);
/// An empty value is an error and does not mean everybody: it may come from an unset variable of a script.
QString readShard(CommandLine& line, bool given, const QString& value);
QString checkSort(const QString& order);

} // namespace duovita
