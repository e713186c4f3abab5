#include "core/import/latename.h"

#include "core/import/namereading.h"

#include <algorithm>

namespace duovita {

LocalizedText takeLateName(DividedDocument& document, const QList<TextBlock>& blocks)
{
    const qsizetype at = findNameLine(blocks);
    if (at < 0)
        return {};
    const QString text = blocks[at].plain();
    const auto isIt = [&](const TextBlock& block) {
        return block.number() == blocks[at].number() && block.plain() == text; // several may share a line
    };
    for (FoundSection& section : document.sections) {
        const auto found = std::find_if(section.blocks.begin(), section.blocks.end(), isIt);
        if (found == section.blocks.end())
            continue;
        const qsizetype first = found - section.blocks.begin();
        document.header += section.blocks.mid(first + 1);
        section.blocks = section.blocks.mid(0, first);
        break;
    }
    document.header.removeIf(isIt); // "san zhang" above his address
    const auto name = readName(text.trimmed());
    return name ? *name : LocalizedText::of(Language::English, text.trimmed());
}

LocalizedText nameIntroducedIn(const QList<FoundSection>& sections, const Vocabulary& vocabulary)
{
    for (const FoundSection& section : sections) {
        if (section.kind != SectionKind::Summary)
            continue;
        for (const TextBlock& block : section.blocks) {
            const auto name = nameInIntroduction(block.plain());
            if (name && !vocabulary.saysNoName(name->textOrFallback(Language::English)))
                return *name;
        }
    }
    return {};
}

} // namespace duovita
