#pragma once

#include "core/import/importdraft.h"

namespace duovita {

// What a program and its reading child say to each other (core/services/guardedreading.h): one request, one answer,
// each behind its length. Both are the same build of the program: there are no versions.

struct ReadingRequest {
    QString file;
    ImportOptions options;
    QByteArray bytes; ///< of the document
};

QByteArray toBytes(const ReadingRequest& request);
std::optional<ReadingRequest> requestFrom(const QByteArray& bytes);

/// The drafts, or why there are none, as JSON: the person as in a record's own file.
QByteArray toBytes(const Result<QList<ImportDraft>>& answer);
/// Nothing if that is no answer: whoever wrote it may no longer be the program that was started.
std::optional<Result<QList<ImportDraft>>> answerFrom(const QByteArray& bytes);

} // namespace duovita
