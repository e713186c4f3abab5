#pragma once

#include "core/domain/documentword.h"

namespace duovita {

/// An author mark with a known meaning: its name in the record (Author::marks), the sign that documents print for it,
/// and the word that explains the sign.
struct AuthorMarkInfo {
    QLatin1StringView mark;
    QChar sign;
    DocumentWord meaning;
};
inline constexpr std::array authorMarkTable{
    AuthorMarkInfo{QLatin1StringView("equalContribution"), u'*', DocumentWord::EqualContribution},
    AuthorMarkInfo{QLatin1StringView("corresponding"), u'†', DocumentWord::Corresponding},
};

} // namespace duovita
