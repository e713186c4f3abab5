#pragma once

#include "core/domain/localized.h"

#include <array>

namespace duovita {

/// In the order in which documents print them.
enum class PersonalFactKind : unsigned char {
    Birth,
    Gender,
    Nationality,
    Ethnicity,
    NativePlace,
    Residence,
    PoliticalStatus,
    MaritalStatus,
    Height,
    HighestEducation,
    DesiredPosition,
    ExpectedSalary,
    Availability,
    Other, ///< named by its label
};

struct PersonalFactKindRow {
    PersonalFactKind kind;
    const char* name; ///< in JSON
};

inline constexpr std::array personalFactKindTable{
    PersonalFactKindRow{PersonalFactKind::Birth, "birth"},
    PersonalFactKindRow{PersonalFactKind::Gender, "gender"},
    PersonalFactKindRow{PersonalFactKind::Nationality, "nationality"},
    PersonalFactKindRow{PersonalFactKind::Ethnicity, "ethnicity"},
    PersonalFactKindRow{PersonalFactKind::NativePlace, "nativePlace"},
    PersonalFactKindRow{PersonalFactKind::Residence, "residence"},
    PersonalFactKindRow{PersonalFactKind::PoliticalStatus, "politicalStatus"},
    PersonalFactKindRow{PersonalFactKind::MaritalStatus, "maritalStatus"},
    PersonalFactKindRow{PersonalFactKind::Height, "height"},
    PersonalFactKindRow{PersonalFactKind::HighestEducation, "highestEducation"},
    PersonalFactKindRow{PersonalFactKind::DesiredPosition, "desiredPosition"},
    PersonalFactKindRow{PersonalFactKind::ExpectedSalary, "expectedSalary"},
    PersonalFactKindRow{PersonalFactKind::Availability, "availability"},
    PersonalFactKindRow{PersonalFactKind::Other, "other"},
};

/// Personal data that CVs contain in some countries. Private unless the owner makes it public: private facts are in no
/// document and no export.
struct PersonalFact {
    PersonalFactKind kind = PersonalFactKind::Other;
    LocalizedText value; ///< for a birth, a date that PartialDate can parse is printed in the document's date format
    LocalizedText label; ///< the name that documents print in place of its kind's; mostly empty
    bool isPrivate = true;

    bool operator==(const PersonalFact&) const = default;
};

} // namespace duovita
