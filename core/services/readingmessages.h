#pragma once

#include "core/import/importdraft.h"

namespace duovita {

// The messages between a program and its reading child (core/services/guardedreading.h): one request, one answer, each
// preceded by its length. Both processes run the same build, so there are no versions.

struct ReadingRequest {
    QString file;
    ImportOptions options;
    QByteArray bytes; ///< the document's content
};

QByteArray toBytes(const ReadingRequest& request);
std::optional<ReadingRequest> requestFrom(const QByteArray& bytes);

/// The drafts, or the error, as JSON; people are in the format of a record's file.
QByteArray toBytes(const Result<QList<ImportDraft>>& answer);
/// Nothing if the bytes are not a valid answer: a hostile document may have taken over the child.
std::optional<Result<QList<ImportDraft>>> answerFrom(const QByteArray& bytes);

} // namespace duovita
