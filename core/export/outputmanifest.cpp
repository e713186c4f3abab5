#include "core/export/outputmanifest.h"

#include "core/export/contenthash.h"
#include "core/export/filewriting.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

QString schemaName()
{
    return QStringLiteral("duovita-manifest/1");
}

QString keyOf(const PersonId& person, const QString& asked)
{
    return person.toString() + u' ' + asked;
}

QJsonObject toJson(const WrittenFile& file)
{
    QJsonObject json{
        {QStringLiteral("name"), file.name},       {QStringLiteral("language"), file.language},
        {QStringLiteral("bytes"), file.bytes},     {QStringLiteral("modified"), file.modified},
        {QStringLiteral("changed"), file.changed}, {QStringLiteral("sha256"), QString::fromLatin1(file.hash)}};
    if (file.missingTexts > 0)
        json[QStringLiteral("missingTexts")] = file.missingTexts;
    if (file.entriesLeftOut > 0)
        json[QStringLiteral("entriesLeftOut")] = file.entriesLeftOut;
    return json;
}

WrittenFile fileFrom(const QJsonObject& json)
{
    return {json[QStringLiteral("name")].toString(),      json[QStringLiteral("language")].toString(),
            json[QStringLiteral("bytes")].toInteger(),    json[QStringLiteral("modified")].toInteger(),
            json[QStringLiteral("changed")].toInteger(),  json[QStringLiteral("sha256")].toString().toLatin1(),
            json[QStringLiteral("missingTexts")].toInt(), json[QStringLiteral("entriesLeftOut")].toInt()};
}

QJsonObject toJson(const OutputRecord& record)
{
    QJsonArray files;
    for (const WrittenFile& file : record.files)
        files += toJson(file);
    const OutputRecipe& recipe = record.recipe;
    return {{QStringLiteral("person"), record.person.toString()},
            {QStringLiteral("updated"), record.updated},
            {QStringLiteral("content"), QString::fromLatin1(record.content)},
            {QStringLiteral("asked"), recipe.asked},
            {QStringLiteral("program"), recipe.program},
            {QStringLiteral("fonts"), recipe.fonts},
            {QStringLiteral("template"), recipe.templateName},
            {QStringLiteral("design"), recipe.design},
            {QStringLiteral("marks"), recipe.marks},
            {QStringLiteral("whole"), record.whole},
            {QStringLiteral("files"), files},
            {QStringLiteral("store"), record.store}};
}

/// Whether the file is in the folder itself. A name that leads out of the folder is not ours.
bool isPlain(const QString& name)
{
    return !name.isEmpty() && !name.contains(u'/') && name != QStringLiteral("..");
}

std::optional<OutputRecord> recordFrom(const QJsonObject& json)
{
    const Result<PersonId> person = PersonId::parse(json[QStringLiteral("person")].toString());
    if (!person)
        return std::nullopt;
    const auto text = [&](const char* key) { return json[QLatin1StringView(key)].toString(); };
    OutputRecord record{
        *person,
        json[QStringLiteral("updated")].toInteger(),
        text("content").toLatin1(),
        {text("asked"), text("program"), text("fonts"), text("template"), text("design"), text("marks")},
        json[QStringLiteral("whole")].toBool(),
        {},
        text("store")};
    for (const QJsonValue& value : json[QStringLiteral("files")].toArray()) {
        const WrittenFile file = fileFrom(value.toObject());
        if (!isPlain(file.name))
            return std::nullopt;
        record.files += file;
    }
    return record;
}

/// The records of a manifest by person and options; nothing if it is unreadable.
std::optional<QHash<QString, OutputRecord>> recordsIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    if (json[QStringLiteral("schema")].toString() != schemaName())
        return std::nullopt;
    QHash<QString, OutputRecord> records;
    for (const QJsonValue& value : json[QStringLiteral("people")].toArray()) {
        if (const auto record = recordFrom(value.toObject()))
            records.insert(keyOf(record->person, record->recipe.asked), *record);
    }
    return records;
}

} // namespace

QString storeMark(const QString& path)
{
    constexpr qsizetype length = 16;
    const QFileInfo file(path);
    const QString whole = file.exists() ? file.canonicalFilePath() : path;
    return QString::fromLatin1(contentHash(whole.toUtf8()).left(length));
}

WrittenFile WrittenFile::of(const QString& path, const QString& language, const QByteArray& content)
{
    const QFileInfo info(path);
    return {info.fileName(),
            language,
            content.size(),
            info.lastModified().toMSecsSinceEpoch(),
            info.metadataChangeTime().toMSecsSinceEpoch(),
            contentHash(content)};
}

bool WrittenFile::isIntact(const QString& folder)
{
    const QFileInfo info(QDir(folder).filePath(name));
    if (!info.isFile() || info.size() != bytes)
        return false;
    const qint64 nowModified = info.lastModified().toMSecsSinceEpoch();
    const qint64 nowChanged = info.metadataChangeTime().toMSecsSinceEpoch();
    if (nowModified == modified && nowChanged == changed)
        return true;
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly) || contentHash(file.readAll()) != hash)
        return false;
    modified = nowModified;
    changed = nowChanged;
    return true;
}

QString OutputManifest::usualName()
{
    return QStringLiteral("duovita-manifest.json");
}

QString OutputManifest::fileName() const
{
    if (m_shard.count == 1)
        return QDir(m_folder).filePath(usualName());
    return QDir(m_folder).filePath(QStringLiteral("duovita-manifest-%1-of-%2.json")
                                       .arg(QString::number(m_shard.number), QString::number(m_shard.count)));
}

QStringList OutputManifest::load()
{
    // Oldest first, so that the newest wins if two manifests have the same person: the number of shards may have
    // changed.
    QFileInfoList files = QDir(m_folder).entryInfoList({QStringLiteral("duovita-manifest*.json")}, QDir::Files,
                                                       QDir::Time | QDir::Reversed);
    QStringList unreadable;
    for (const QFileInfo& file : files) {
        const auto records = recordsIn(file.filePath());
        if (records)
            m_records.insert(*records);
        else
            unreadable += file.filePath();
    }
    m_changed = false;
    return unreadable;
}

Result<void> OutputManifest::save()
{
    if (!m_changed && QFile::exists(fileName()))
        return {};
    // Another program may be working in this folder: keep the records that it has added since.
    QLockFile lock(fileName() + QStringLiteral(".lock"));
    constexpr int patience = 2000; // milliseconds
    lock.tryLock(patience);
    const auto there = recordsIn(fileName());
    for (auto record = there ? there->begin() : m_records.end(); there && record != there->end(); ++record) {
        if (!m_own.contains(record.key()) && !m_dropped.contains(record.key()))
            m_records.insert(record.key(), *record);
    }
    QStringList keys = m_records.keys();
    keys.sort();
    QJsonArray people;
    for (const QString& key : keys) {
        const OutputRecord& record = m_records[key];
        if (m_shard.holds(record.person))
            people += toJson(record);
    }
    const QJsonObject json{{QStringLiteral("schema"), schemaName()}, {QStringLiteral("people"), people}};
    Result<void> written = writeFile(fileName(), QJsonDocument(json).toJson());
    m_changed = m_changed && !written;
    return written;
}

const OutputRecord* OutputManifest::find(const PersonId& person, const QString& asked) const
{
    const auto found = m_records.constFind(keyOf(person, asked));
    return found == m_records.constEnd() ? nullptr : &*found;
}

void OutputManifest::put(const OutputRecord& record)
{
    const QString key = keyOf(record.person, record.recipe.asked);
    m_own += key;
    OutputRecord& kept = m_records[key];
    if (kept == record)
        return;
    if (record.whole) // after a failure, the old files are better than none
        m_replaced += kept.files;
    kept = record;
    m_changed = true;
}

void OutputManifest::keepOnly(const QSet<PersonId>& people, const QString& store)
{
    for (auto record = m_records.begin(); record != m_records.end();) {
        if (record->store != store || people.contains(record->person)) {
            ++record;
            continue;
        }
        m_dropped += record.key();
        m_replaced += record->files;
        m_changed = true;
        record = m_records.erase(record);
    }
}

QStringList OutputManifest::abandoned()
{
    QSet<QString> spokenOf;
    for (const OutputRecord& record : std::as_const(m_records)) {
        for (const WrittenFile& file : record.files)
            spokenOf += file.name.toCaseFolded();
    }
    QSet<QString> paths;
    for (WrittenFile& file : m_replaced) {
        if (!spokenOf.contains(file.name.toCaseFolded()) && file.isIntact(m_folder))
            paths += QDir(m_folder).filePath(file.name);
    }
    m_replaced.clear();
    QStringList sorted(paths.begin(), paths.end());
    sorted.sort();
    return sorted;
}

} // namespace duovita
