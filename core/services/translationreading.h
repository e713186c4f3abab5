#pragma once

#include "core/storage/glossaryrepository.h"
#include "core/translation/translationmemory.h"

namespace duovita {

/// The translations in a store that can be offered again: its glossary and the most recently changed records, as many
/// as fit. Reads whole records: call it from a background thread.
Result<TranslationMemory> readTranslations(const QString& database, const IsWanted& isWanted);

} // namespace duovita
