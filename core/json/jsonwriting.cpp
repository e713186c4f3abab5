#include "core/json/jsonwriting.h"

#include "core/domain/jsonkey.h"
#include "core/json/jsonreading.h"

namespace duovita {

namespace {

QString sourceOf(const QString& text)
{
    return text;
}

QString sourceOf(const RichText& text)
{
    return text.markdown();
}

void writeTime(QJsonObject& times, Language language, Timestamp when)
{
    if (when != Timestamp{})
        times[codeOf(language)] = toIso(when);
}

template <typename Text>
void writeLocalized(QJsonObject& object, const QString& key, const Localized<Text>& value)
{
    QJsonObject sides;
    QJsonObject changed;
    QJsonObject confirmed;
    for (Language language : allLanguages) {
        if (value.isShared() && language != allLanguages.front())
            break;
        const QString text = sourceOf(value.text(language));
        if (!text.isEmpty())
            sides[codeOf(language)] = text;
        writeTime(changed, language, value.changed(language));
        writeTime(confirmed, language, value.confirmed(language));
    }
    const bool timeless = changed.isEmpty() && confirmed.isEmpty();
    if (value.isShared() && timeless) {
        object[key] = sourceOf(value.text(allLanguages.front()));
        return;
    }
    if (sides.isEmpty() && timeless)
        return;
    if (value.isShared())
        sides[QStringLiteral("shared")] = true;
    if (!changed.isEmpty())
        sides[QStringLiteral("changed")] = changed;
    if (!confirmed.isEmpty())
        sides[QStringLiteral("confirmed")] = confirmed;
    object[key] = sides;
}

} // namespace

void write(QJsonObject& object, const QString& key, const QString& value)
{
    if (!value.isEmpty())
        object[key] = value;
}

void write(QJsonObject& object, const QString& key, const QStringList& value)
{
    if (!value.isEmpty())
        object[key] = QJsonArray::fromStringList(value);
}

void write(QJsonObject& object, const QString& key, const TypedTexts& value)
{
    QJsonObject texts;
    for (auto it = value.constBegin(); it != value.constEnd(); ++it)
        texts[jsonKey(it.key())] = it.value();
    if (!texts.isEmpty())
        object[key] = texts;
}

void write(QJsonObject& object, const QString& key, const LocalizedText& value)
{
    writeLocalized(object, key, value);
}

void write(QJsonObject& object, const QString& key, const LocalizedRichText& value)
{
    writeLocalized(object, key, value);
}

void write(QJsonObject& object, const QString& key, const std::optional<PartialDate>& value)
{
    if (value)
        object[key] = value->toText();
}

void writeRange(QJsonObject& object, const DateRange& value)
{
    write(object, QStringLiteral("start"), value.start());
    write(object, QStringLiteral("end"), value.end());
    if (value.isPresent())
        object[QStringLiteral("end")] = QStringLiteral("present");
    if (value.isExpected())
        object[QStringLiteral("expected")] = true;
}

void writeExtra(QJsonObject& object, const QJsonObject& extra)
{
    for (auto it = extra.begin(); it != extra.end(); ++it) {
        if (const QString key = jsonKey(it.key()); !object.contains(key))
            object[key] = it.value();
    }
}

} // namespace duovita
