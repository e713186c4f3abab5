#include "core/storage/columns.h"

#include "core/domain/jsonkey.h"
#include "core/json/personjson.h"

#include <QJsonDocument>

namespace duovita {

namespace {

QString idKey()
{
    return QStringLiteral("id");
}

QString highlightsKey()
{
    return QStringLiteral("highlights");
}

QStringList summaryKeys()
{
    return {nameOf(Field::Name), nameOf(Field::Headline), nameOf(Field::Tags)};
}

/// Joins the id and the two objects of a row into one object for the codec.
Result<QJsonObject> assembled(const QString& id, const QString& content, const QString& more = {})
{
    Result<QJsonObject> object = parseObject(content);
    if (!object)
        return object;
    if (!more.isEmpty()) {
        const Result<QJsonObject> other = parseObject(more);
        if (!other)
            return other;
        for (auto it = other->begin(); it != other->end(); ++it)
            object->insert(jsonKey(it.key()), it.value());
    }
    object->insert(idKey(), id);
    return object;
}

template <typename T>
Result<T> withExtra(Result<T> value, const QString& extra)
{
    const Result<QJsonObject> kept = parseObject(extra);
    if (!kept)
        return kept.error();
    if (value)
        value->extra = *kept;
    return value;
}

} // namespace

PersonColumns columnsOf(const Person& person)
{
    Person own = person;
    own.sections.clear();
    own.cvs.clear();
    own.extra = {};
    if (own.photo)
        own.photo->data.clear();
    QJsonObject content = toJson(own);
    content.remove(idKey());
    QJsonObject summary;
    for (const QString& key : summaryKeys()) {
        if (content.contains(key))
            summary[key] = content.take(key);
    }
    return {toText(summary), toText(content), person.photo ? person.photo->data : QByteArray(), toText(person.extra)};
}

PersonColumns personColumnsOf(const StoredRow& row)
{
    return {row.text("summary"), row.text("content"), row.value("photo").toByteArray(), row.text("extra")};
}

Result<Person> personFrom(const QString& id, const PersonColumns& columns)
{
    const Result<QJsonObject> object = assembled(id, columns.content, columns.summary);
    if (!object)
        return object.error();
    Result<Person> person = withExtra(personFromJson(*object), columns.extra);
    if (person && person->photo)
        person->photo->data = columns.photo;
    return person;
}

Result<Person> listedPersonFrom(const QString& id, const QString& summary)
{
    const QString nothing = QStringLiteral("{}");
    return personFrom(id, {summary, nothing, {}, nothing});
}

SectionColumns columnsOf(const Section& section)
{
    Section own(section.kind(), section.id());
    own.title = section.title;
    own.visible = section.visible;
    own.unparsed = section.unparsed;
    QJsonObject content = toJson(own);
    content.remove(idKey());
    content.remove(QStringLiteral("kind"));
    return {nameOf(section.kind()), toText(content), toText(section.extra)};
}

SectionColumns sectionColumnsOf(const StoredRow& row)
{
    return {row.text("kind"), row.text("content"), row.text("extra")};
}

Result<Section> sectionFrom(const QString& id, const SectionColumns& columns)
{
    Result<QJsonObject> object = assembled(id, columns.content);
    if (!object)
        return object.error();
    object->insert(QStringLiteral("kind"), columns.kind);
    return withExtra(sectionFromJson(*object), columns.extra);
}

EntryColumns columnsOf(const Entry& entry)
{
    Entry own = entry;
    own.extra = {};
    QJsonObject content = toJson(own);
    content.remove(idKey());
    const QJsonArray highlights = content.take(highlightsKey()).toArray();
    return {toText(content), toText(entry.extra), highlights};
}

Result<Entry> entryFrom(const QString& id, SectionKind kind, const EntryColumns& columns)
{
    Result<QJsonObject> object = assembled(id, columns.content);
    if (!object)
        return object.error();
    if (!columns.highlights.isEmpty())
        object->insert(highlightsKey(), columns.highlights);
    return withExtra(entryFromJson(*object, kind), columns.extra);
}

QString contentOf(const Cv& cv)
{
    QJsonObject content = toJson(cv);
    content.remove(idKey());
    return toText(content);
}

Result<Cv> cvFrom(const QString& id, const QString& content)
{
    const Result<QJsonObject> object = assembled(id, content);
    return object ? cvFromJson(*object) : Result<Cv>(object.error());
}

QString toText(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Result<QJsonObject> parseObject(const QString& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (!document.isObject())
        return Error{ErrorCode::JsonShape, {QString(), QStringLiteral("an object")}};
    return document.object();
}

} // namespace duovita
