#pragma once

#include "core/domain/person.h"
#include "core/pdf/pdfwriter.h"

namespace duovita {

/// A record as others may have it with one of its CVs, and what was left out of it.
struct PublicRecord {
    Person person;
    int privateContacts = 0;
    int privateFacts = 0; ///< personal facts
    int notes = 0;
    int hidden = 0;   ///< sections, entries, highlights and texts of the person that the CV does not show
    int unparsed = 0; ///< pieces that an import could not place
};

/// Tags, and what an import kept because a record has no place for it ("extra").
enum class ImportedFields : unsigned char { LeftOut, Kept };

/// Leaves out what is its owner's business: notes, private contacts and personal facts, tags, the other CVs, what this
/// CV does not show and what is not yet placed.
PublicRecord publicRecord(const Person& person, const Cv& cv, ImportedFields fields = ImportedFields::LeftOut);

/// The record as a file to attach to its PDF: lossless JSON, dated by its newest text.
PdfAttachment attachmentOf(const PublicRecord& record);

} // namespace duovita
