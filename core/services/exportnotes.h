#pragma once

#include "core/content/missingtexts.h"
#include "core/domain/error.h"
#include "core/domain/person.h"
#include "core/export/publicrecord.h"
#include "core/typeset/pagedlayout.h"

#include <variant>

namespace duovita {

// Notes that an export reports about documents. core/messages/exportwords has their words.

/// A document, or all documents of a person, could not be written.
struct ExportFailed {
    LocalizedText person; ///< empty if the error names the person
    Error error;
};
/// The format can show nothing of the person's record.
struct NothingToExport {
    LocalizedText person;
};
/// The template has no place for the photo.
struct PhotoLeftOut {
    LocalizedText person;
    QString templateName;
};
/// The record that is attached to a PDF, and what it leaves out.
struct RecordAttached {
    PublicRecord record;
};
/// The texts that a document lacks in its language.
struct TextsMissing {
    Person person;
    QList<MissingText> gaps;
};
/// A fault on the pages of a document.
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
/// Others in the store have the same name; the marks keep their files apart.
struct NameShared {
    LocalizedText person;
    QString marks;
};
/// The folder's manifest cannot be read.
struct ManifestUnreadable {
    QString path;
};
/// An earlier export wrote this file, and no document corresponds to it any more.
struct FileAbandoned {
    QString path;
};

using ExportNote = std::variant<ExportFailed, NothingToExport, PhotoLeftOut, RecordAttached, TextsMissing, PageFault,
                                ProfileUnmet, NameShared, ManifestUnreadable, FileAbandoned>;

/// Follows an export's progress. Its functions are called from several threads.
class ExportObserver {
public:
    ExportObserver() = default;
    virtual ~ExportObserver() = default;
    ExportObserver(const ExportObserver&) = delete;
    ExportObserver& operator=(const ExportObserver&) = delete;

    /// Once true, files in progress are still written completely, and no further document is started.
    virtual bool isStopped() const = 0;
    virtual void wrote(const QString& path) = 0;
    virtual void report(const ExportNote& note) = 0;
    /// The number of the person being exported, from 1; only when exporting many people.
    virtual void progress(qsizetype person, qsizetype total) = 0;
};

} // namespace duovita
