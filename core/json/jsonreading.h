#pragma once

#include "core/domain/ids.h"
#include "core/domain/localized.h"
#include "core/domain/partialdate.h"
#include "core/domain/typedtexts.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace duovita {

/// Reads the members of one JSON object. Remembers the first error and which members were read. If a member is absent,
/// the value is not changed.
class JsonReader {
public:
    JsonReader(const QJsonObject& object, QString path) : m_object(object), m_path(std::move(path)) {}

    bool contains(const QString& key) const { return m_object.contains(key); }
    bool isObject(const QString& key) const { return m_object.value(key).isObject(); }
    QString pathOf(const QString& key) const;

    void read(const QString& key, QString& value);
    void read(const QString& key, bool& value);
    void read(const QString& key, int& value, int lowest, int highest);
    void read(const QString& key, QStringList& value);
    void read(const QString& key, QJsonObject& value);
    void read(const QString& key, TypedTexts& value);
    void read(const QString& key, LocalizedText& value);
    void read(const QString& key, LocalizedRichText& value);
    void read(const QString& key, std::optional<PartialDate>& value);
    /// Reads the members "start", "end" and "expected".
    void readRange(DateRange& value);

    template <typename Tag>
    void read(const QString& key, Id<Tag>& value)
    {
        const std::optional<QString> text = textOf(key);
        if (!text)
            return;
        if (const Result<Id<Tag>> id = Id<Tag>::parse(*text))
            value = *id;
        else
            fail(key, QStringLiteral("an id"));
    }

    /// Reads a list of objects with readItem(JsonReader&) -> T.
    template <typename T, typename ReadItem>
    void readList(const QString& key, QList<T>& values, ReadItem&& readItem)
    {
        for (JsonReader& item : items(key)) {
            values += readItem(item);
            adopt(item);
        }
    }

    /// Reads a name from a table of (value, name) rows.
    template <typename Table, typename Value, typename Member>
    void readNamed(const QString& key, const Table& table, Member member, Value& value)
    {
        const std::optional<QString> name = textOf(key);
        if (!name)
            return;
        for (const auto& row : table) {
            if (*name == QLatin1StringView(row.name)) {
                value = row.*member;
                return;
            }
        }
        fail(key, QStringLiteral("one of its names"));
    }

    std::optional<QString> textOf(const QString& key);
    QList<JsonReader> items(const QString& key);
    std::optional<JsonReader> object(const QString& key);

    void fail(const QString& key, const QString& expected);
    void adopt(const JsonReader& part);

    /// The members that were not read.
    QJsonObject unread() const;
    /// Reports unread members as an error: for objects without extra fields.
    void refuseUnread();

    const std::optional<Error>& error() const { return m_error; }

private:
    QJsonValue take(const QString& key);
    template <typename Text, typename Make>
    void readLocalized(const QString& key, Localized<Text>& value, Make make);

    QJsonObject m_object;
    QString m_path;
    QStringList m_asked;
    std::optional<Error> m_error;
};

QString toIso(Timestamp when);
std::optional<Timestamp> parseTimestamp(const QString& iso);

} // namespace duovita
