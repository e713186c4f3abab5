#pragma once

#include "core/domain/result.h"

namespace duovita {

// A file compressed with zstd: one frame with a checksum of its content, which "zstd -d" can unpack too (RFC 8878).
// Reads and writes in pieces, so that a file of any size needs only a few megabytes of memory.

/// Whether a file begins like a packed file.
bool isPacked(const QString& path);

/// Packs a file into a new file that only its owner may read, flushes it to the disk, reads it back and compares. On an
/// error no file is left. FileNotReadable, FileNotWritable, DiskFull, DiskFailed.
Result<void> packFile(const QString& from, const QString& to);

/// Unpacks a file into a new file that only its owner may read; on an error no file is left. FileNotReadable,
/// FileNotWritable, DiskFull; DatabaseDamaged if the packed file was altered, cut off or lengthened.
Result<void> unpackFile(const QString& from, const QString& to);

/// Verifies a packed file without writing its content. Errors as for unpackFile().
Result<void> checkPacked(const QString& path);

} // namespace duovita
