#include "core/domain/sectionkind.h"

namespace duovita {

QString nameOf(SectionKind kind)
{
    return QString::fromLatin1(factsOf(kind).name);
}

std::optional<SectionKind> findSectionKind(QStringView name)
{
    for (const SectionKindFacts& facts : sectionKindTable) {
        if (name == QLatin1StringView(facts.name))
            return facts.kind;
    }
    return std::nullopt;
}

} // namespace duovita
