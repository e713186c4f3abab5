#pragma once

#include "core/domain/person.h"

namespace duovita {

/// Text as it is compared in a search: without regard to case, width and compatibility forms (Unicode NFKC_Casefold)
/// and to accents on Latin letters, white space as single spaces.
QString folded(const QString& text);

/// Names in every form, written names, their pinyin (whole, "fangjin", and initials, "fj"; by the readings for
/// surnames, ICU's and surnames(), by the common ones, and by all others of the given name's), headline, contacts and
/// what the CVs say of their own: folded, a line each.
QString searchTextOf(const Person& person);
/// All texts of an entry and the names of its authors: folded, a line each.
QString searchTextOf(const Entry& entry);

/// What the lines above are made of, as it stands in the record; a person's without the pinyin.
QStringList searchedTexts(const Person& person);
QStringList searchedTexts(const Entry& entry);
/// The lines a name's pinyin makes of those above.
QStringList pinyinOf(const QString& name);

/// The folded words of a search; a record matches if it has every one of them.
QStringList searchWords(const QString& search);

} // namespace duovita
