#pragma once

#include "core/domain/result.h"

namespace duovita {

// A file compressed by zstd: one frame with the checksum of its content, as "zstd -d" unpacks it too (RFC 8878). Read
// and written in pieces: a file of any size takes the same few megabytes of memory.

/// Whether a file begins like one.
bool isPacked(const QString& path);

/// Writes a file's content to a new file, readable by its owner only and safe on the disk; then reads that back from
/// there and compares. On an error there is none. FileNotReadable, FileNotWritable, DiskFull, DiskFailed.
Result<void> packFile(const QString& from, const QString& to);

/// Writes what is in it to a new file, readable by its owner only; on an error there is none. FileNotReadable,
/// FileNotWritable, DiskFull; DatabaseDamaged if it is not as it was written, cut off or lengthened.
Result<void> unpackFile(const QString& from, const QString& to);

/// Whether all that is in it is as it was written, without unpacking it to anywhere. As unpackFile().
Result<void> checkPacked(const QString& path);

} // namespace duovita
