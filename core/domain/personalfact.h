#pragma once

#include "core/domain/localized.h"

#include <array>

namespace duovita {

/// In the order in which documents have them.
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
    Other, ///< called as its label says
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

/// What CVs of some countries tell of a person beside what they did. Private unless its owner says otherwise: then it
/// is in no document and in no export.
struct PersonalFact {
    PersonalFactKind kind = PersonalFactKind::Other;
    LocalizedText value; ///< of a birth, a date as PartialDate reads it is printed as the document's dates are
    LocalizedText label; ///< what a document calls it instead of its kind's name; mostly empty
    bool isPrivate = true;

    bool operator==(const PersonalFact&) const = default;
};

} // namespace duovita
