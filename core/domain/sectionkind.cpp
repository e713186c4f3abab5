#include "core/domain/sectionkind.h"

namespace duovita {

QString nameOf(SectionKind kind)
{
    return QString::fromLatin1(factsOf(kind).name);
}

QString standardTitle(SectionKind kind, Language language)
{
    return QString::fromUtf16(factsOf(kind).titles[indexOf(language)]);
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
