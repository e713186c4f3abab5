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

struct SectionKindInfo {
    SectionKind kind;
    const char* name; ///< in JSON
    DetailsKind details;
    std::array<const char16_t*, languageCount> titles; ///< what documents of a language call such a section
};

inline constexpr std::array sectionKindTable{
    SectionKindInfo{SectionKind::Summary, "summary", DetailsKind::General, {u"Summary", u"个人简介"}},
    SectionKindInfo{SectionKind::Education, "education", DetailsKind::Education, {u"Education", u"教育背景"}},
    SectionKindInfo{SectionKind::Work, "work", DetailsKind::Experience, {u"Work Experience", u"工作经历"}},
    SectionKindInfo{SectionKind::Project, "project", DetailsKind::Experience, {u"Projects", u"项目经历"}},
    SectionKindInfo{SectionKind::Research, "research", DetailsKind::Experience, {u"Research Experience", u"科研经历"}},
    SectionKindInfo{SectionKind::Publication, "publication", DetailsKind::Publication, {u"Publications", u"论文发表"}},
    SectionKindInfo{SectionKind::Patent, "patent", DetailsKind::Patent, {u"Patents", u"专利"}},
    SectionKindInfo{SectionKind::Award, "award", DetailsKind::Award, {u"Honors and Awards", u"获奖荣誉"}},
    SectionKindInfo{SectionKind::Skill, "skill", DetailsKind::Skill, {u"Skills", u"专业技能"}},
    SectionKindInfo{SectionKind::Language, "language", DetailsKind::LanguageSkill, {u"Languages", u"语言能力"}},
    SectionKindInfo{SectionKind::Service, "service", DetailsKind::General, {u"Professional Service", u"学术服务"}},
    SectionKindInfo{SectionKind::Teaching, "teaching", DetailsKind::General, {u"Teaching", u"教学经历"}},
    SectionKindInfo{SectionKind::Talk, "talk", DetailsKind::General, {u"Talks", u"学术报告"}},
    SectionKindInfo{SectionKind::Certificate, "certificate", DetailsKind::General, {u"Certificates", u"证书"}},
    SectionKindInfo{SectionKind::Reference, "reference", DetailsKind::Reference, {u"References", u"推荐人"}},
    SectionKindInfo{SectionKind::Interest, "interest", DetailsKind::General, {u"Interests", u"兴趣爱好"}},
    SectionKindInfo{SectionKind::Custom, "custom", DetailsKind::General, {u"Other", u"其他"}},
};

constexpr const SectionKindInfo& infoOf(SectionKind kind)
{
    return sectionKindTable[static_cast<std::size_t>(kind)];
}

QString nameOf(SectionKind kind);
std::optional<SectionKind> findSectionKind(QStringView name);
/// The title of a section that has none of its own, in documents of that language.
QString standardTitle(SectionKind kind, Language language);

} // namespace duovita
