#pragma once

#include "core/domain/person.h"
#include "core/storage/storedrows.h"

#include <QJsonArray>

namespace duovita {

// Splits a value into the columns of its row and puts it together again: the JSON of core/json, with ids, lists of
// children and bytes in columns or rows of their own. `extra` has its own column because its keys may equal those of
// fields that are empty now. Reading refuses (JsonShape) what the codec refuses.

struct PersonColumns {
    QString summary; ///< name, headline, tags
    QString content;
    QByteArray photo;
    QString extra;

    bool operator==(const PersonColumns&) const = default;
};
PersonColumns columnsOf(const Person& person);
PersonColumns personColumnsOf(const StoredRow& row);
/// Without sections and CVs.
Result<Person> personFrom(const QString& id, const PersonColumns& columns);
/// Only what a list of people shows.
Result<Person> listedPersonFrom(const QString& id, const QString& summary);

struct SectionColumns {
    QString kind;
    QString content;
    QString extra;

    bool operator==(const SectionColumns&) const = default;
};
SectionColumns columnsOf(const Section& section);
SectionColumns sectionColumnsOf(const StoredRow& row);
/// Without entries.
Result<Section> sectionFrom(const QString& id, const SectionColumns& columns);

struct EntryColumns {
    QString content;
    QString extra;
    QJsonArray highlights;

    bool operator==(const EntryColumns&) const = default;
};
EntryColumns columnsOf(const Entry& entry);
Result<Entry> entryFrom(const QString& id, SectionKind kind, const EntryColumns& columns);

QString contentOf(const Cv& cv);
Result<Cv> cvFrom(const QString& id, const QString& content);

QString toText(const QJsonObject& object);
/// JsonShape if it is not a JSON object.
Result<QJsonObject> parseObject(const QString& text);

} // namespace duovita
