#pragma once

#include "core/domain/localized.h"

#include <QByteArray>

namespace duovita {

/// A name's sort key, to be compared bytewise (as SQLite compares a BLOB and PostgreSQL a bytea). Sorts the form that a
/// reader of `order` sees: Chinese by pinyin, with the surname's own reading; equal readings by characters. In English,
/// Latin letters come before Chinese characters. Limited to 400 bytes, because an index entry of PostgreSQL holds at
/// most 2,700.
QByteArray nameSortKey(const LocalizedText& name, Language order);

/// Identifies the rule of the keys: the versions of ICU's collations and the readings of surnames. Keys of different
/// rules must not be compared. Rules are ordered, so that of two one is greater.
QString nameSortRule();

} // namespace duovita
