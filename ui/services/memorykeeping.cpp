#include "ui/services/memorykeeping.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace duovita {

void returnMemoryEarly()
{
#ifdef __GLIBC__
    // Each thread that allocates may get an arena of its own, which keeps what it had at its height.
    constexpr int arenas = 2;
    // Larger blocks are pages of their own. Said once, the limit no longer grows by itself to 32 MB with what is freed.
    constexpr int ownPages = 256 * 1024;
    mallopt(M_ARENA_MAX, arenas);
    mallopt(M_MMAP_THRESHOLD, ownPages);
#endif
}

} // namespace duovita
