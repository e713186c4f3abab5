#pragma once

#include "core/domain/person.h"

#include <QJsonObject>

namespace duovita {

// The only codec between the record and JSON: for lossless files ("duovita/1", resources/schema/duovita-1.schema.json)
// and the database's JSON columns. Reading what was written gives an equal value; unknown keys are kept in `extra`.
// Errors are JsonShape with the path in the document ("people[0].sections[2].kind").

QJsonObject toJson(const Person& person);
QJsonObject toJson(const Section& section); ///< with its entries
QJsonObject toJson(const Entry& entry);
QJsonObject toJson(const Cv& cv);

Result<Person> personFromJson(const QJsonObject& object);
Result<Section> sectionFromJson(const QJsonObject& object);
/// An entry's JSON does not contain its kind, which its section determines.
Result<Entry> entryFromJson(const QJsonObject& object, SectionKind kind);
Result<Cv> cvFromJson(const QJsonObject& object);

/// Members from another program may have the names of the record's own ("sections", "name") and would be read as those.
/// Renames them in every `extra`: "sections (imported)".
void keepExtraApart(Person& person);

/// { "schema": "duovita/1", "people": [ … ] }, indented, UTF-8, with a final newline.
QByteArray writePeople(const QList<Person>& people);
Result<QList<Person>> readPeople(const QByteArray& json, const QString& file = {});

} // namespace duovita
