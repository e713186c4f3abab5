#include "core/json/jsonreading.h"

#include "core/domain/jsonkey.h"

#include <QDateTime>

namespace duovita {

QString toIso(Timestamp when)
{
    return QDateTime::fromMSecsSinceEpoch(when.time_since_epoch().count()).toUTC().toString(Qt::ISODateWithMs);
}

std::optional<Timestamp> parseTimestamp(const QString& iso)
{
    const QDateTime when = QDateTime::fromString(iso, Qt::ISODateWithMs);
    if (!when.isValid())
        return std::nullopt;
    return Timestamp(std::chrono::milliseconds(when.toMSecsSinceEpoch()));
}

QString JsonReader::pathOf(const QString& key) const
{
    return m_path.isEmpty() ? key : m_path + u'.' + key;
}

QJsonValue JsonReader::take(const QString& key)
{
    m_asked += key;
    return m_object.value(key);
}

void JsonReader::fail(const QString& key, const QString& expected)
{
    if (!m_error)
        m_error = Error{ErrorCode::JsonShape, {pathOf(key), expected}};
}

void JsonReader::adopt(const JsonReader& part)
{
    if (!m_error)
        m_error = part.m_error;
}

QJsonObject JsonReader::unread() const
{
    QJsonObject rest = m_object;
    for (const QString& key : m_asked)
        rest.remove(key);
    return rest;
}

void JsonReader::refuseUnread()
{
    const QStringList keys = unread().keys();
    if (!keys.isEmpty())
        fail(keys.front(), QStringLiteral("no such member"));
}

std::optional<QString> JsonReader::textOf(const QString& key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return std::nullopt;
    if (!value.isString()) {
        fail(key, QStringLiteral("a text"));
        return std::nullopt;
    }
    return value.toString();
}

void JsonReader::read(const QString& key, QString& value)
{
    if (const std::optional<QString> text = textOf(key))
        value = *text;
}

void JsonReader::read(const QString& key, bool& value)
{
    const QJsonValue given = take(key);
    if (given.isBool())
        value = given.toBool();
    else if (!given.isUndefined())
        fail(key, QStringLiteral("true or false"));
}

void JsonReader::read(const QString& key, int& value, int lowest, int highest)
{
    const QJsonValue given = take(key);
    if (given.isUndefined())
        return;
    const double number = given.toDouble(lowest - 1.0);
    if (number < lowest || number > highest || number != static_cast<int>(number))
        fail(key,
             QStringLiteral("a whole number from %1 to %2").arg(QString::number(lowest), QString::number(highest)));
    else
        value = static_cast<int>(number);
}

void JsonReader::read(const QString& key, TypedTexts& value)
{
    const std::optional<JsonReader> texts = object(key);
    if (!texts)
        return;
    for (const QString& path : texts->unread().keys()) {
        const QJsonValue text = texts->unread().value(jsonKey(path));
        if (!text.isString())
            return fail(key + u'.' + path, QStringLiteral("a text"));
        if (!text.toString().isEmpty())
            value.insert(path, text.toString());
    }
}

void JsonReader::read(const QString& key, QJsonObject& value)
{
    const QJsonValue given = take(key);
    if (given.isUndefined())
        return;
    if (!given.isObject())
        return fail(key, QStringLiteral("an object"));
    value = given.toObject();
}

void JsonReader::read(const QString& key, QStringList& value)
{
    const QJsonValue given = take(key);
    if (given.isUndefined())
        return;
    if (!given.isArray())
        return fail(key, QStringLiteral("a list of texts"));
    const QJsonArray list = given.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (!list[i].isString())
            return fail(QStringLiteral("%1[%2]").arg(key, QString::number(i)), QStringLiteral("a text"));
        value += list[i].toString();
    }
}

void JsonReader::read(const QString& key, std::optional<PartialDate>& value)
{
    const std::optional<QString> text = textOf(key);
    if (!text)
        return;
    if (const Result<PartialDate> date = PartialDate::parse(*text))
        value = *date;
    else
        fail(key, QStringLiteral("a date such as 2020, 2020-09 or 2020-09-01"));
}

void JsonReader::readRange(DateRange& value)
{
    const QString startKey = QStringLiteral("start");
    const QString endKey = QStringLiteral("end");
    std::optional<PartialDate> start;
    std::optional<PartialDate> end;
    bool expected = false;
    read(startKey, start);
    read(QStringLiteral("expected"), expected);
    if (m_object.value(endKey) == QStringLiteral("present")) {
        take(endKey);
        value = DateRange::untilPresent(start);
        if (expected)
            fail(QStringLiteral("expected"), QStringLiteral("an end that is a date"));
        return;
    }
    read(endKey, end);
    if (const Result<DateRange> range = DateRange::create(start, end, expected))
        value = *range;
    else
        fail(endKey, QStringLiteral("an end that is not before the start"));
}

template <typename Text, typename Make>
void JsonReader::readLocalized(const QString& key, Localized<Text>& value, Make make)
{
    if (m_object.value(key).isString()) {
        value = Localized<Text>::shared(make(*textOf(key)));
        return;
    }
    std::optional<JsonReader> sides = object(key);
    if (!sides)
        return;
    bool shared = false;
    sides->read(QStringLiteral("shared"), shared);
    std::optional<JsonReader> changed = sides->object(QStringLiteral("changed"));
    std::optional<JsonReader> confirmed = sides->object(QStringLiteral("confirmed"));
    const auto time = [&](std::optional<JsonReader>& times, Language language) {
        const std::optional<QString> iso = times ? times->textOf(codeOf(language)) : std::nullopt;
        const std::optional<Timestamp> when = iso ? parseTimestamp(*iso) : Timestamp{};
        if (!when)
            times->fail(codeOf(language), QStringLiteral("a time such as 2026-01-31T12:00:00.000Z"));
        return when.value_or(Timestamp{});
    };
    value = {};
    if (shared)
        value = Localized<Text>::shared({});
    for (Language language : allLanguages) {
        QString text;
        sides->read(codeOf(language), text);
        const Timestamp changedAt = time(changed, language);
        const Timestamp confirmedAt = time(confirmed, language);
        if (shared && language != allLanguages.front()) {
            if (!text.isEmpty())
                sides->fail(codeOf(language), QStringLiteral("one text only, as it is shared"));
            continue;
        }
        value.setText(language, make(text), changedAt);
        value.setTimes(language, changedAt, confirmedAt);
    }
    for (std::optional<JsonReader>* part : {&changed, &confirmed}) {
        if (*part) {
            (*part)->refuseUnread();
            sides->adopt(**part);
        }
    }
    sides->refuseUnread();
    adopt(*sides);
}

void JsonReader::read(const QString& key, LocalizedText& value)
{
    readLocalized(key, value, [](const QString& text) { return text; });
}

void JsonReader::read(const QString& key, LocalizedRichText& value)
{
    readLocalized(key, value, [](const QString& text) { return RichText::fromMarkdown(text); });
}

QList<JsonReader> JsonReader::items(const QString& key)
{
    QList<JsonReader> result;
    const QJsonValue given = take(key);
    if (given.isUndefined())
        return result;
    if (!given.isArray()) {
        fail(key, QStringLiteral("a list"));
        return result;
    }
    const QJsonArray list = given.toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString itemKey = QStringLiteral("%1[%2]").arg(key, QString::number(i));
        if (list[i].isObject())
            result += JsonReader(list[i].toObject(), pathOf(itemKey));
        else
            fail(itemKey, QStringLiteral("an object"));
    }
    return result;
}

std::optional<JsonReader> JsonReader::object(const QString& key)
{
    const QJsonValue given = take(key);
    if (given.isUndefined())
        return std::nullopt;
    if (!given.isObject()) {
        fail(key, QStringLiteral("an object"));
        return std::nullopt;
    }
    return JsonReader(given.toObject(), pathOf(key));
}

} // namespace duovita
