#pragma once

#include "core/domain/documentword.h"

namespace duovita {

/// A mark of authors whose meaning is known: what the record calls it (Author::marks), the sign that documents print
/// for it, and the word that says what that means.
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
