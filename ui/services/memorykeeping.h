#pragma once

namespace duovita {

/// Configures the allocator to return freed memory to the system early, for a window that stays open all day and
/// allocates page pictures of about a megabyte: after opening a hundred people, it holds 145 MB instead of 167 MB. Call
/// before starting threads. Has no effect without glibc.
void returnMemoryEarly();

} // namespace duovita
