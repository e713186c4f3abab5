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

struct ContactKindInfo {
    ContactKind kind;
    const char* name; ///< in JSON
};

inline constexpr std::array contactKindTable{
    ContactKindInfo{ContactKind::Email, "email"},
    ContactKindInfo{ContactKind::Phone, "phone"},
    ContactKindInfo{ContactKind::Website, "website"},
    ContactKindInfo{ContactKind::Location, "location"},
    ContactKindInfo{ContactKind::GitHub, "github"},
    ContactKindInfo{ContactKind::Orcid, "orcid"},
    ContactKindInfo{ContactKind::GoogleScholar, "googleScholar"},
    ContactKindInfo{ContactKind::LinkedIn, "linkedin"},
    ContactKindInfo{ContactKind::WeChat, "wechat"},
    ContactKindInfo{ContactKind::Other, "other"},
};

/// One way to reach a person. Most values are shared between the languages; a place has one per language. Contacts that
/// are not public appear in no export.
struct Contact {
    ContactKind kind = ContactKind::Other;
    LocalizedText value;
    LocalizedText label; ///< what documents print in place of, or before, the value; mostly empty
    bool isPublic = true;

    bool operator==(const Contact&) const = default;
};

} // namespace duovita
