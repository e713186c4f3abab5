#pragma once

#include "core/checks/absententries.h"

#include <QStringList>

namespace duovita {

// Tells the user that documents of a language do not contain an entry.

/// "Not in the Chinese documents".
QString absenceWords(const QList<Language>& languages);
/// "Not in the Chinese documents: “Organization” has no Chinese text."
QString absenceCause(const AbsentEntry& absent, const Person& person);
/// "Not in the Chinese documents: Acme Ltd, Example Ltd": one line for each language that lacks entries.
QStringList absencesIn(const Person& person, const QList<AbsentEntry>& absences);

} // namespace duovita
