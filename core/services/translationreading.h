#pragma once

#include "core/storage/glossaryrepository.h"
#include "core/translation/translationmemory.h"

namespace duovita {

/// What has been translated in a store, for being offered again: its glossary and the records that were changed last,
/// as many as there is room for. Reads whole records: not for the interface's thread.
Result<TranslationMemory> readTranslations(const QString& database, const IsWanted& isWanted);

} // namespace duovita
