#include "core/services/readingmessages.h"

#include "core/json/personjson.h"

#include <QDataStream>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace duovita {

namespace {

QJsonArray toJson(const Place& place)
{
    return {place.file, place.line, place.column, place.page};
}

Place placeFrom(const QJsonValue& value)
{
    const QJsonArray place = value.toArray();
    return {place.at(0).toString(), place.at(1).toInt(), place.at(2).toInt(), place.at(3).toInt()};
}

QStringList textsFrom(const QJsonValue& value)
{
    QStringList texts;
    for (const QJsonValue& text : value.toArray())
        texts += text.toString();
    return texts;
}

QJsonObject toJson(const ImportNote& note)
{
    return {{QStringLiteral("kind"), static_cast<int>(note.kind)},
            {QStringLiteral("parameters"), QJsonArray::fromStringList(note.parameters)},
            {QStringLiteral("place"), toJson(note.place)}};
}

ImportNote noteFrom(const QJsonObject& object)
{
    return {static_cast<ImportNote::Kind>(object[QStringLiteral("kind")].toInt()),
            textsFrom(object[QStringLiteral("parameters")]), placeFrom(object[QStringLiteral("place")])};
}

QJsonObject toJson(const Error& error)
{
    return {{QStringLiteral("code"), static_cast<int>(error.code)},
            {QStringLiteral("parameters"), QJsonArray::fromStringList(error.parameters)},
            {QStringLiteral("place"), toJson(error.place)}};
}

Error errorFrom(const QJsonObject& object)
{
    return {static_cast<ErrorCode>(object[QStringLiteral("code")].toInt()),
            textsFrom(object[QStringLiteral("parameters")]), placeFrom(object[QStringLiteral("place")])};
}

QJsonObject toJson(const ImportDraft& draft)
{
    QJsonArray places;
    for (auto place = draft.places.begin(); place != draft.places.end(); ++place)
        places += QJsonArray{place.key().toString(), toJson(place.value())};
    QJsonArray lines;
    for (auto line = draft.lines.begin(); line != draft.lines.end(); ++line)
        lines += QJsonArray{line.key(), line.value().toString()};
    QJsonArray headings;
    for (const int line : draft.headings)
        headings += line;
    QJsonArray notes;
    for (const ImportNote& note : draft.notes)
        notes += toJson(note);
    return {{QStringLiteral("person"), toJson(draft.person)},
            {QStringLiteral("nameGuessed"), draft.isNameGuessed},
            {QStringLiteral("nameMissing"), draft.isNameMissing},
            {QStringLiteral("record"), draft.isRecord},
            {QStringLiteral("file"), draft.file},
            {QStringLiteral("source"), draft.source},
            {QStringLiteral("language"), codeOf(draft.language)},
            {QStringLiteral("column"), draft.isColumn},
            {QStringLiteral("places"), places},
            {QStringLiteral("lines"), lines},
            {QStringLiteral("headings"), headings},
            {QStringLiteral("notes"), notes}};
}

std::optional<ImportDraft> draftFrom(const QJsonObject& object)
{
    if (!object[QStringLiteral("person")].isObject())
        return std::nullopt;
    Result<Person> person = personFromJson(object[QStringLiteral("person")].toObject());
    const auto language = findLanguage(object[QStringLiteral("language")].toString());
    if (!person || !language)
        return std::nullopt;
    ImportDraft draft;
    draft.person = *std::move(person);
    draft.isNameGuessed = object[QStringLiteral("nameGuessed")].toBool();
    draft.isNameMissing = object[QStringLiteral("nameMissing")].toBool();
    draft.isRecord = object[QStringLiteral("record")].toBool();
    draft.file = object[QStringLiteral("file")].toString();
    draft.source = object[QStringLiteral("source")].toString();
    draft.language = *language;
    draft.isColumn = object[QStringLiteral("column")].toBool();
    for (const QJsonValue& value : object[QStringLiteral("places")].toArray()) {
        if (const auto entry = EntryId::parse(value[0].toString()))
            draft.places.insert(*entry, placeFrom(value[1]));
    }
    const QJsonArray lines = object[QStringLiteral("lines")].toArray();
    for (qsizetype i = lines.size() - 1; i >= 0; --i) { // in reverse, because a hash with several values per key lists
                                                        // the last inserted first
        if (const auto entry = EntryId::parse(lines[i][1].toString()))
            draft.lines.insert(lines[i][0].toInt(), *entry);
    }
    for (const QJsonValue& line : object[QStringLiteral("headings")].toArray())
        draft.headings += line.toInt();
    for (const QJsonValue& note : object[QStringLiteral("notes")].toArray())
        draft.notes += noteFrom(note.toObject());
    return draft;
}

} // namespace

QByteArray toBytes(const ReadingRequest& request)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    const ImportOptions& options = request.options;
    stream << request.file << options.personName.has_value() << options.personName.value_or(QString())
           << (options.language ? codeOf(*options.language) : QString()) << options.merge << options.mayBeNameless
           << options.folder << request.bytes;
    return bytes;
}

std::optional<ReadingRequest> requestFrom(const QByteArray& bytes)
{
    ReadingRequest request;
    ImportOptions& options = request.options;
    bool named = false;
    QString name;
    QString language;
    QDataStream stream(bytes);
    stream >> request.file >> named >> name >> language >> options.merge >> options.mayBeNameless >> options.folder >>
        request.bytes;
    if (named)
        options.personName = name;
    options.language = findLanguage(language);
    return stream.status() == QDataStream::Ok ? std::optional(request) : std::nullopt;
}

QByteArray toBytes(const Result<QList<ImportDraft>>& answer)
{
    QJsonObject object;
    if (answer) {
        QJsonArray drafts;
        for (const ImportDraft& draft : *answer)
            drafts += toJson(draft);
        object[QStringLiteral("drafts")] = drafts;
    } else {
        object[QStringLiteral("error")] = toJson(answer.error());
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<Result<QList<ImportDraft>>> answerFrom(const QByteArray& bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object.contains(QStringLiteral("error")))
        return Result<QList<ImportDraft>>(errorFrom(object[QStringLiteral("error")].toObject()));
    if (!object[QStringLiteral("drafts")].isArray())
        return std::nullopt;
    QList<ImportDraft> drafts;
    for (const QJsonValue& value : object[QStringLiteral("drafts")].toArray()) {
        std::optional<ImportDraft> draft = draftFrom(value.toObject());
        if (!draft)
            return std::nullopt;
        drafts += *std::move(draft);
    }
    return Result<QList<ImportDraft>>(drafts);
}

} // namespace duovita
