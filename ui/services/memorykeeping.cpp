#include "ui/services/memorykeeping.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace duovita {

void returnMemoryEarly()
{
#ifdef __GLIBC__
    // Each thread may get its own arena, which does not shrink after a peak.
    constexpr int arenas = 2;
    // Larger blocks are mapped separately. Setting the threshold also stops glibc from raising it to 32 MB when blocks
    // are freed.
    constexpr int ownPages = 256 * 1024;
    mallopt(M_ARENA_MAX, arenas);
    mallopt(M_MMAP_THRESHOLD, ownPages);
#endif
}

} // namespace duovita
