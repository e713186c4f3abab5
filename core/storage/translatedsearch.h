#pragma once

#include "core/storage/personrepository.h"
#include "core/terms/lexicon.h"

namespace duovita {

/// The people that a search finds through translations of its words.
struct TranslatedMatches {
    QList<PersonId> people; ///< not in the trash, in no order
    QStringList words;      ///< the translations that found them, as the lexicon has them
};

/// The people who have every word of a search or its translation, without those in `direct`, which the search found
/// untranslated. Nobody for searches of many words, and without a lexicon. The lexicon may take 60 ms for the first
/// English word: call it after the direct result is available, from a background thread.
Result<TranslatedMatches> findByTranslation(const Database& database, const QString& search,
                                            const QList<PersonId>& direct, const Lexicon& lexicon = Lexicon::shipped());

} // namespace duovita
