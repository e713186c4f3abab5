#pragma once

namespace duovita {

/// Has memory that is freed go back to the system soon, for a window that is open all day and makes and drops pictures of
/// pages of a megabyte each: without it, 167 MB are held after a hundred people were opened; with it, 145. Before any
/// thread is begun. Does nothing where the C library is not glibc.
void returnMemoryEarly();

} // namespace duovita
