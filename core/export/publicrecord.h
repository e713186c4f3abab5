#pragma once

#include "core/domain/person.h"
#include "core/pdf/pdfwriter.h"

namespace duovita {

/// The part of a record that may be given to others together with one of its CVs, and the numbers of things left out.
struct PublicRecord {
    Person person;
    int privateContacts = 0;
    int privateFacts = 0; ///< personal facts
    int notes = 0;
    int hidden = 0;   ///< sections, entries, highlights and personal texts that the CV does not show
    int unparsed = 0; ///< pieces of an import that have no place yet
};

/// What happens to tags and to fields that an import kept because a record has no place for them ("extra").
enum class ImportedFields : unsigned char { LeftOut, Kept };

/// Leaves out everything private: notes, private contacts and personal facts, tags, the other CVs, anything this CV
/// does not show, and pieces of an import that have no place yet.
PublicRecord publicRecord(const Person& person, const Cv& cv, ImportedFields fields = ImportedFields::LeftOut);

/// The record as an attachment for its PDF: lossless JSON with the date of the newest text.
PdfAttachment attachmentOf(const PublicRecord& record);

} // namespace duovita
