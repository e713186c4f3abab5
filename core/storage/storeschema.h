#pragma once

#include "core/storage/migrations.h"

#include <QMap>

namespace duovita {

class Statements;

/// The objects of a file's schema by name, each with the SQL that made it: blanks as one, without those that SQLite
/// makes by itself.
using SchemaObjects = QMap<QString, QString>;

/// What steps up to a version make, by their own text: what SQLite keeps of it, without having SQLite do it.
SchemaObjects schemaMadeBy(const QList<Migration>& steps, int version);

/// What an open file's schema has, lacks or has otherwise than its version makes it: "trigger x", the first one found.
/// Empty if all is as it was made. Reads nothing but the schema. A trigger, a view, a condition or a column made by a
/// formula would otherwise change what is written, or let none of it be read to the end.
QString alteredObject(Statements& statements, int version);

/// A name out of a strange store, as it may be shown.
QString shownName(const QString& name);

} // namespace duovita
