#include "core/services/programbuild.h"

#include <cstring>
#include <elf.h>
#include <link.h>

namespace duovita {

namespace {

/// The size with its padding: the parts of a note are aligned to 4 bytes, in 64-bit files, too (elf(5), "Notes").
constexpr std::size_t padded(std::size_t size)
{
    constexpr std::size_t unit = 4;
    return (size + unit - 1) / unit * unit;
}

/// The build id among the notes of a segment; empty if there is none.
QByteArray buildIdIn(const char* notes, std::size_t size)
{
    ElfW(Nhdr) note;
    for (std::size_t at = 0; at + sizeof note <= size;) {
        std::memcpy(&note, notes + at, sizeof note);
        const std::size_t name = at + sizeof note;
        const std::size_t content = name + padded(note.n_namesz);
        const bool ours = note.n_type == NT_GNU_BUILD_ID && note.n_namesz == sizeof ELF_NOTE_GNU &&
                          std::memcmp(notes + name, ELF_NOTE_GNU, sizeof ELF_NOTE_GNU) == 0;
        if (ours)
            return QByteArray(notes + content, static_cast<qsizetype>(note.n_descsz));
        at = content + padded(note.n_descsz);
    }
    return {};
}

/// Callback of dl_iterate_phdr(), which visits the program before its libraries; stops after the program.
int takeBuildId(dl_phdr_info* info, std::size_t, void* taken)
{
    QByteArray& id = *static_cast<QByteArray*>(taken);
    for (int i = 0; i < info->dlpi_phnum && id.isEmpty(); ++i) {
        const ElfW(Phdr)& segment = info->dlpi_phdr[i];
        if (segment.p_type != PT_NOTE)
            continue;
        // The segment's address is given as a number.
        const auto* const notes = reinterpret_cast<const char*>(info->dlpi_addr + segment.p_vaddr);
        id = buildIdIn(notes, segment.p_memsz);
    }
    return 1; // stop the iteration
}

} // namespace

QByteArray programBuildId()
{
    QByteArray id;
    dl_iterate_phdr(takeBuildId, &id);
    return id;
}

} // namespace duovita
