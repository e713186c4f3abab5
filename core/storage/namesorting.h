#pragma once

#include "core/domain/localized.h"

#include <QByteArray>

namespace duovita {

/// What sorts a name among others, compared bytewise (as SQLite compares a BLOB and PostgreSQL a bytea): the form that
/// a reader of `order` sees, Chinese by pinyin with a surname by its own reading; what reads alike, by its characters.
/// In English, Latin letters come before Chinese characters. Cut after 400 bytes: an index of PostgreSQL holds no more
/// than 2,700.
QByteArray nameSortKey(const LocalizedText& name, Language order);

/// What the keys follow here: the versions of ICU's collations and the readings of surnames. Keys of different rules
/// must not be compared; of two rules one is greater.
QString nameSortRule();

} // namespace duovita
