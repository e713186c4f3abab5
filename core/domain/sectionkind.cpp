#include "core/domain/sectionkind.h"

#include "core/domain/documentwords.h"

namespace duovita {

QString nameOf(SectionKind kind)
{
    return QString::fromLatin1(infoOf(kind).name);
}

QString standardTitle(SectionKind kind, Language language)
{
    return QString::fromUtf16(infoOf(language).words->titles[static_cast<std::size_t>(kind)]);
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
