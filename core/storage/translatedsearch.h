#pragma once

#include "core/storage/personrepository.h"
#include "core/terms/lexicon.h"

namespace duovita {

/// Whom a search finds by what its words are called in the other language.
struct TranslatedMatches {
    QList<PersonId> people; ///< not in the trash, in no order
    QStringList words;      ///< that found them, as the lexicon has them
};

/// Who has every word of a search, or what it is called in the other language, without those of `direct`, whom it finds
/// as it is. Nobody for searches of many words, and without a lexicon. The lexicon may take 60 ms for the first English
/// word: asked when the direct result is there, away from the interface's thread.
Result<TranslatedMatches> findByTranslation(const Database& database, const QString& search,
                                            const QList<PersonId>& direct, const Lexicon& lexicon = Lexicon::shipped());

} // namespace duovita
