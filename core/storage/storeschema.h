#pragma once

#include "core/storage/migrations.h"

#include <QMap>

namespace duovita {

class Statements;

/// The objects of a file's schema by name, each with the SQL that created it, with white space as single spaces and
/// without the objects that SQLite creates by itself.
using SchemaObjects = QMap<QString, QString>;

/// The schema that the steps up to a version create, computed from their SQL as SQLite would store it, without running
/// it.
SchemaObjects schemaMadeBy(const QList<Migration>& steps, int version);

/// The first object that an open file's schema has added, missing or different compared with its version, as "trigger
/// x"; empty if there is none. Reads only the schema. A trigger, a view, a constraint or a generated column could
/// otherwise change what is written, or keep a read from ever ending.
QString alteredObject(Statements& statements, int version);

/// A name from an untrusted store, made safe to show.
QString shownName(const QString& name);

} // namespace duovita
