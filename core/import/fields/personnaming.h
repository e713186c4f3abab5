#pragma once

#include "core/import/fields/documenthead.h"
#include "core/import/fields/namecandidates.h"
#include "core/import/importdraft.h"

namespace duovita {

/// Whose document it is.
struct NamedPerson {
    LocalizedText name;   ///< empty if nobody is named
    bool guessed = false; ///< nothing says it plainly
    QStringList unplaced; ///< what only seemed to be a name
    QList<ImportNote> notes;
};

/// What the head says; the front matter; what is guessed from everything; and the name given with the file, which
/// joins what the document says and stands for what only seems to be a name there or is guessed.
NamedPerson namePerson(const DocumentHead& head, const NameEvidence& evidence, const ImportOptions& options,
                       Language language);

/// The file's own name for a document that names nobody: who brings in a folder of CVs is to find it there, and to put
/// its name right.
NamedPerson nameAfterFile(const QString& file);

} // namespace duovita
