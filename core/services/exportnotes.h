#pragma once

#include "core/content/missingtexts.h"
#include "core/domain/error.h"
#include "core/domain/person.h"
#include "core/export/publicrecord.h"
#include "core/typeset/pagedlayout.h"

#include <variant>

namespace duovita {

// What an export of documents has to say of them. core/messages/exportwords has the words.

/// A document, or a person's all, that is not written.
struct ExportFailed {
    LocalizedText person; ///< empty where the error says whom it is about
    Error error;
};
/// The format has nothing of what the person has.
struct NothingToExport {
    LocalizedText person;
};
/// The template has no room for the photo.
struct PhotoLeftOut {
    LocalizedText person;
    QString templateName;
};
/// The record that goes into a PDF, with what is left out of it.
struct RecordAttached {
    PublicRecord record;
};
/// What a document's language lacks.
struct TextsMissing {
    Person person;
    QList<MissingText> gaps;
};
/// What is not on the pages as it should be.
struct PageFault {
    Person person;
    Language language = firstLanguage;
    LayoutFinding finding;
};
/// The PDF does not claim to be accessible and archivable.
struct ProfileUnmet {
    LocalizedText person;
    QString reason;
};
/// Others in the store have the same name, and the marks keep their files apart.
struct NameShared {
    LocalizedText person;
    QString marks;
};
/// A list of what stands in the folder that cannot be understood.
struct ManifestUnreadable {
    QString path;
};
/// A file that an earlier export wrote and that belongs to nothing any more.
struct FileAbandoned {
    QString path;
};

using ExportNote = std::variant<ExportFailed, NothingToExport, PhotoLeftOut, RecordAttached, TextsMissing, PageFault,
                                ProfileUnmet, NameShared, ManifestUnreadable, FileAbandoned>;

/// Who looks on while documents are exported. Called from several threads.
class ExportObserver {
public:
    ExportObserver() = default;
    virtual ~ExportObserver() = default;
    ExportObserver(const ExportObserver&) = delete;
    ExportObserver& operator=(const ExportObserver&) = delete;

    /// What is being written is then written whole, and no more is begun.
    virtual bool isStopped() const = 0;
    virtual void wrote(const QString& path) = 0;
    virtual void tell(const ExportNote& note) = 0;
    /// The person that is being dealt with, from 1. Of the export of many.
    virtual void progress(qsizetype person, qsizetype total) = 0;
};

} // namespace duovita
