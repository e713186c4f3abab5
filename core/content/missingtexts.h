#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

// What documents in one language do about texts that it lacks (Cv::missingTexts).

/// The record with every text as shared that `language` lacks and that documents of all languages show alike
/// (core/terms/neededtexts.h).
Person withAlikeTextsShared(Person person, Language language);

/// A record and a CV of it, to make one document from.
struct DocumentRecord {
    Person person;
    Cv cv;
};

/// Those without what `gaps`, all that the document in `language` lacks, leave out as the CV says. Each gap is told
/// what becomes of it. A person's name is never left out. A section whose title is has its kind's usual one. An entry
/// goes, with its dates, if the text that names it does (its first one: an institution, a title; of skills the items),
/// or if nothing is left of it; a section without entries is not printed.
DocumentRecord withoutGaps(const Person& person, const Cv& cv, Language language, QList<MissingText>& gaps);

/// The entries that went for want of a text, each once, in their order: where they stand in the record.
QList<ContentSource> entriesLeftOut(const QList<MissingText>& gaps);

/// What a format that reads the record itself makes its document in `language` from.
DocumentRecord recordIn(const Person& person, const Cv& cv, Language language);

} // namespace duovita
