#pragma once

namespace duovita::test {

/// From the `after`th call on that changes something below the folder, so many `calls` fail with this errno (ENOSPC,
/// EIO, EROFS); every one if `calls` is negative. The first that fails for want of room writes half of what it should.
/// Statvfs tells of a folder what such a disk would. Counting begins anew.
void failDisk(const char* folder, int error, int after, int calls);
/// The disk is whole again.
void mendDisk();
/// How many calls below the folder there were since it was told to fail, the failed ones too.
int diskCalls();

} // namespace duovita::test
