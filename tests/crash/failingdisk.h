#pragma once

namespace duovita::test {

/// From the `after`th call that changes something below the folder, lets `calls` calls fail with this errno (ENOSPC,
/// EIO, EROFS), or all of them if `calls` is negative. The first write that fails with ENOSPC writes half of its data.
/// statvfs reports such a disk for the folder. Restarts counting.
void failDisk(const char* folder, int error, int after, int calls);
/// Lets all calls succeed again.
void mendDisk();
/// The number of calls below the folder since failDisk(), including failed ones.
int diskCalls();

} // namespace duovita::test
