#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

// Handles texts that a document in one language lacks (Cv::missingTexts).

/// Returns the record with certain texts made shared: those that `language` lacks and that are the same in all
/// languages (core/terms/neededtexts.h).
Person withAlikeTextsShared(Person person, Language language);

/// A record and one of its CVs, from which to make one document.
struct DocumentRecord {
    Person person;
    Cv cv;
};

/// Removes from the record and the CV what the CV leaves out because of `gaps`, which are all texts that the document
/// in `language` lacks, and stores in each gap how it was handled. A person's name is never left out. A section without
/// its title gets the usual title of its kind. An entry is removed, with its dates, if the text that names it is (its
/// first one, such as an institution or a title; for skills the items), or if nothing else is left of it. A section
/// without entries is not printed.
DocumentRecord withoutGaps(const Person& person, const Cv& cv, Language language, QList<MissingText>& gaps);

/// The entries left out because of missing texts, each once, in the order of the record.
QList<ContentSource> entriesLeftOut(const QList<MissingText>& gaps);

/// The input of a format that reads the record itself to make its document in `language`.
DocumentRecord recordIn(const Person& person, const Cv& cv, Language language);

} // namespace duovita
