#pragma once

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

/// Which value type the entries of a section have; the order is that of the alternatives of Details.
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

struct SectionKindFacts {
    SectionKind kind;
    const char* name; ///< in JSON
    DetailsKind details;
};

inline constexpr std::array sectionKindTable{
    SectionKindFacts{SectionKind::Summary, "summary", DetailsKind::General},
    SectionKindFacts{SectionKind::Education, "education", DetailsKind::Education},
    SectionKindFacts{SectionKind::Work, "work", DetailsKind::Experience},
    SectionKindFacts{SectionKind::Project, "project", DetailsKind::Experience},
    SectionKindFacts{SectionKind::Research, "research", DetailsKind::Experience},
    SectionKindFacts{SectionKind::Publication, "publication", DetailsKind::Publication},
    SectionKindFacts{SectionKind::Patent, "patent", DetailsKind::Patent},
    SectionKindFacts{SectionKind::Award, "award", DetailsKind::Award},
    SectionKindFacts{SectionKind::Skill, "skill", DetailsKind::Skill},
    SectionKindFacts{SectionKind::Language, "language", DetailsKind::LanguageSkill},
    SectionKindFacts{SectionKind::Service, "service", DetailsKind::General},
    SectionKindFacts{SectionKind::Teaching, "teaching", DetailsKind::General},
    SectionKindFacts{SectionKind::Talk, "talk", DetailsKind::General},
    SectionKindFacts{SectionKind::Certificate, "certificate", DetailsKind::General},
    SectionKindFacts{SectionKind::Reference, "reference", DetailsKind::Reference},
    SectionKindFacts{SectionKind::Interest, "interest", DetailsKind::General},
    SectionKindFacts{SectionKind::Custom, "custom", DetailsKind::General},
};

constexpr const SectionKindFacts& factsOf(SectionKind kind)
{
    return sectionKindTable[static_cast<std::size_t>(kind)];
}

QString nameOf(SectionKind kind);
std::optional<SectionKind> findSectionKind(QStringView name);

} // namespace duovita
