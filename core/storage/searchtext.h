#pragma once

#include "core/domain/person.h"

namespace duovita {

/// Folds text for comparison in a search: ignores case, width and compatibility forms (Unicode NFKC_Casefold) and
/// accents on Latin letters; white space becomes single spaces.
QString folded(const QString& text);

/// A person's searchable texts, folded, one per line: names in every form, name variants, their pinyin, headline,
/// contacts and the CVs' own texts. Pinyin is whole ("fangjin") and as initials ("fj"), with the surname's readings
/// (ICU's and those of surnames()), the common readings, and all other readings of the given name.
QString searchTextOf(const Person& person);
/// All texts of an entry and the names of its authors, folded, one per line.
QString searchTextOf(const Entry& entry);

/// The original texts of the lines above; a person's are without the pinyin.
QStringList searchedTexts(const Person& person);
QStringList searchedTexts(const Entry& entry);
/// The lines that searchTextOf() adds for a name's pinyin.
QStringList pinyinOf(const QString& name);

/// The folded words of a search; a record matches if it has all of them.
QStringList searchWords(const QString& search);

} // namespace duovita
