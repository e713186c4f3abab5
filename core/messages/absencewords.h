#pragma once

#include "core/checks/absententries.h"

#include <QStringList>

namespace duovita {

// That an entry is not in documents of a language, in the words of who reads them.

/// "Not in the Chinese documents".
QString absenceWords(const QList<Language>& languages);
/// "Not in the Chinese documents: “Organization” has no Chinese text."
QString absenceCause(const AbsentEntry& absent, const Person& person);
/// "Not in the Chinese documents: Acme Ltd, Example Ltd": a line for each language that lacks some.
QStringList absencesIn(const Person& person, const QList<AbsentEntry>& absences);

} // namespace duovita
