#pragma once

#include "core/domain/localized.h"

#include <array>

namespace duovita {

enum class ContactKind : unsigned char {
    Email,
    Phone,
    Website,
    Location,
    GitHub,
    Orcid,
    GoogleScholar,
    LinkedIn,
    WeChat,
    Other,
};

struct ContactKindFacts {
    ContactKind kind;
    const char* name; ///< in JSON
};

inline constexpr std::array contactKindTable{
    ContactKindFacts{ContactKind::Email, "email"},
    ContactKindFacts{ContactKind::Phone, "phone"},
    ContactKindFacts{ContactKind::Website, "website"},
    ContactKindFacts{ContactKind::Location, "location"},
    ContactKindFacts{ContactKind::GitHub, "github"},
    ContactKindFacts{ContactKind::Orcid, "orcid"},
    ContactKindFacts{ContactKind::GoogleScholar, "googleScholar"},
    ContactKindFacts{ContactKind::LinkedIn, "linkedin"},
    ContactKindFacts{ContactKind::WeChat, "wechat"},
    ContactKindFacts{ContactKind::Other, "other"},
};

/// One way to reach a person. The value is mostly shared between the languages; a place has both.
/// What is not public is in no export.
struct Contact {
    ContactKind kind = ContactKind::Other;
    LocalizedText value;
    LocalizedText label; ///< what a document prints instead of, or before, the value; mostly empty
    bool isPublic = true;

    bool operator==(const Contact&) const = default;
};

} // namespace duovita
