#pragma once

#include "app/cli/commandline.h"

namespace duovita {

// What the values of options mean. Each takes one value into the line, and says what is wrong with it; nothing is for
// an option that was not given.

QString checkLanguage(CommandLine& line, const QString& value);
/// By the name of the output where nobody asked.
void readFormat(CommandLine& line, const QString& asked);
/// A number of at least 1; `name` is the option's.
QString readNumber(const QString& name, const QString& value, std::optional<int>& number);
QString readPaper(CommandLine& line, const QString& value);
QString readReferences(CommandLine& line, const QString& value);
QString readMissing(CommandLine& line, const QString& value);
QString readDocumentLanguage(std::optional<Language>& language, const QString& value);
/// "2026-11-20" is the end of that day, "2026-11-20T10:00" of that minute: what was saved within counts. Local time.
QString readMoment(CommandLine& line, bool given, const QString& value);
/// An empty part is a mistake, not everybody: a variable of a script that nobody has set.
QString readShard(CommandLine& line, bool given, const QString& value);
QString checkSort(const QString& order);

} // namespace duovita
