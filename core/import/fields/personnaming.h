#pragma once

#include "core/import/fields/documenthead.h"
#include "core/import/fields/namecandidates.h"
#include "core/import/importdraft.h"

namespace duovita {

/// The person a document is about.
struct NamedPerson {
    LocalizedText name;   ///< empty if nobody is named
    bool guessed = false; ///< the document does not state it
    QStringList unplaced; ///< texts that only looked like names
    QList<ImportNote> notes;
};

/// Combines the sources: the header; the front matter; a guess from everything; and the name given with the file, which
/// supplements the document's name and replaces one that is uncertain or guessed.
NamedPerson namePerson(const DocumentHead& head, const NameEvidence& evidence, const ImportOptions& options,
                       Language language);

/// Uses the file's name for a document that names nobody, so that somebody who imports a folder of CVs finds it and can
/// correct the name.
NamedPerson nameAfterFile(const QString& file);

} // namespace duovita
