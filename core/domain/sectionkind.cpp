#include "core/domain/sectionkind.h"

namespace duovita {

QString nameOf(SectionKind kind)
{
    return QString::fromLatin1(infoOf(kind).name);
}

QString standardTitle(SectionKind kind, Language language)
{
    return QString::fromUtf16(infoOf(kind).titles[indexOf(language)]);
}

std::optional<SectionKind> findSectionKind(QStringView name)
{
    for (const SectionKindInfo& facts : sectionKindTable) {
        if (name == QLatin1StringView(facts.name))
            return facts.kind;
    }
    return std::nullopt;
}

} // namespace duovita
