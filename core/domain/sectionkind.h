#pragma once

#include "core/domain/language.h"

#include <QString>

#include <array>
#include <optional>

namespace duovita {

enum class SectionKind : unsigned char {
    Summary,
    Education,
    Work,
    Project,
    Research,
    Publication,
    Patent,
    Award,
    Skill,
    Language,
    Service,
    Teaching,
    Talk,
    Certificate,
    Reference,
    Interest,
    Custom,
};

/// The type of details that the entries of a section hold; in the order of the alternatives of Details.
enum class DetailsKind : unsigned char {
    Education,
    Experience,
    Publication,
    Patent,
    Award,
    Skill,
    LanguageSkill,
    Reference,
    General,
};

struct SectionKindInfo {
    SectionKind kind;
    const char* name; ///< in JSON
    DetailsKind details;
};

inline constexpr std::array sectionKindTable{
    SectionKindInfo{SectionKind::Summary, "summary", DetailsKind::General},
    SectionKindInfo{SectionKind::Education, "education", DetailsKind::Education},
    SectionKindInfo{SectionKind::Work, "work", DetailsKind::Experience},
    SectionKindInfo{SectionKind::Project, "project", DetailsKind::Experience},
    SectionKindInfo{SectionKind::Research, "research", DetailsKind::Experience},
    SectionKindInfo{SectionKind::Publication, "publication", DetailsKind::Publication},
    SectionKindInfo{SectionKind::Patent, "patent", DetailsKind::Patent},
    SectionKindInfo{SectionKind::Award, "award", DetailsKind::Award},
    SectionKindInfo{SectionKind::Skill, "skill", DetailsKind::Skill},
    SectionKindInfo{SectionKind::Language, "language", DetailsKind::LanguageSkill},
    SectionKindInfo{SectionKind::Service, "service", DetailsKind::General},
    SectionKindInfo{SectionKind::Teaching, "teaching", DetailsKind::General},
    SectionKindInfo{SectionKind::Talk, "talk", DetailsKind::General},
    SectionKindInfo{SectionKind::Certificate, "certificate", DetailsKind::General},
    SectionKindInfo{SectionKind::Reference, "reference", DetailsKind::Reference},
    SectionKindInfo{SectionKind::Interest, "interest", DetailsKind::General},
    SectionKindInfo{SectionKind::Custom, "custom", DetailsKind::General},
};

constexpr const SectionKindInfo& infoOf(SectionKind kind)
{
    return sectionKindTable[static_cast<std::size_t>(kind)];
}

QString nameOf(SectionKind kind);
std::optional<SectionKind> findSectionKind(QStringView name);
/// The title that documents in that language print for a section without a title of its own (documentwords.h).
QString standardTitle(SectionKind kind, Language language);

} // namespace duovita
