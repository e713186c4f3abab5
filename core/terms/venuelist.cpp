#include "core/terms/venuelist.h"

#include "core/json/jsonreading.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace duovita {

namespace {

QString schemaName()
{
    return QStringLiteral("duovita-venues/1");
}

struct VenueTypeInfo {
    PublicationType type;
    const char* name;
};
constexpr std::array venueTypes{
    VenueTypeInfo{PublicationType::Journal, "journal"},
    VenueTypeInfo{PublicationType::Conference, "conference"},
    VenueTypeInfo{PublicationType::Workshop, "workshop"},
};

VenueInfo readVenue(JsonReader& reader)
{
    VenueInfo venue;
    reader.read(QStringLiteral("short"), venue.brief);
    reader.read(QStringLiteral("name"), venue.name);
    reader.readNamed(QStringLiteral("type"), venueTypes, &VenueTypeInfo::type, venue.type);
    reader.read(QStringLiteral("rank"), venue.rank);
    if (venue.name.trimmed().isEmpty())
        reader.fail(QStringLiteral("name"), QStringLiteral("the venue's full name"));
    reader.refuseUnread();
    return venue;
}

bool hasWord(const QString& text, const QString& typed)
{
    for (qsizetype at = text.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    }
    return false;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Result<QList<VenueInfo>> readVenues(const QByteArray& json, const QString& file)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError) {
        const QByteArray before = json.left(problem.offset);
        return Error{ErrorCode::JsonSyntax,
                     {file, problem.errorString()},
                     {file, static_cast<int>(before.count('\n')) + 1,
                      static_cast<int>(before.size() - before.lastIndexOf('\n'))}};
    }
    JsonReader reader(document.object(), {});
    QString schema;
    QString edition;
    reader.read(QStringLiteral("schema"), schema);
    reader.read(QStringLiteral("edition"), edition);
    if (schema != schemaName())
        return Error{ErrorCode::JsonShape, {QStringLiteral("schema"), schemaName()}, {file}};
    QList<VenueInfo> venues;
    reader.readList(QStringLiteral("venues"), venues, readVenue);
    reader.refuseUnread();
    if (reader.error())
        return Error{reader.error()->code, reader.error()->parameters, {file}};
    return venues;
}

QString VenueList::userFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("venues.json"));
}

namespace {

QList<VenueInfo> shippedVenues()
{
    const QString file = QStringLiteral(":/terms/venues.json");
    const Result<QList<VenueInfo>> venues = readVenues(contentsOf(file), file);
    return venues ? *venues : QList<VenueInfo>();
}

/// In lower case, without a year or brackets at the end.
QString venueKey(const QString& name)
{
    static const QRegularExpression behind(
        QStringLiteral("\\s*(?:[(（][^()（）]*[)）]|['’‘ʼ]\\s*\\d\\d|\\b(?:19|20)\\d\\d)\\s*$"));
    QString key = name.simplified().toLower();
    for (qsizetype before = -1; before != key.size();) {
        before = key.size();
        key.remove(behind);
    }
    return key;
}

QHash<QString, PublicationType> typesByVenue()
{
    QHash<QString, PublicationType> types;
    for (const VenueInfo& venue : shippedVenues()) {
        for (const QString& name : {venue.brief, venue.name}) {
            if (!name.isEmpty())
                types.insert(venueKey(name), venue.type);
        }
    }
    return types;
}

} // namespace

PublicationType knownVenueType(const QString& venue)
{
    static const QHash<QString, PublicationType> types = typesByVenue();
    return venue.isEmpty() ? PublicationType::Unspecified : types.value(venueKey(venue), PublicationType::Unspecified);
}

VenueList VenueList::load(const QString& ownFile)
{
    VenueList list;
    for (const VenueInfo& venue : shippedVenues())
        list.add(venue);
    if (!QFile::exists(ownFile))
        return list;
    const auto venues = readVenues(contentsOf(ownFile), ownFile);
    if (!venues) {
        list.m_problem = venues.error();
        return list;
    }
    for (const VenueInfo& venue : *venues)
        list.add(venue);
    return list;
}

/// A later venue replaces an earlier one with the same short name (or, without one, the same full name).
void VenueList::add(const VenueInfo& venue)
{
    const auto same = std::find_if(m_venues.begin(), m_venues.end(), [&](const VenueInfo& held) {
        return venue.brief.isEmpty() ? held.name.compare(venue.name, Qt::CaseInsensitive) == 0
                                     : held.brief.compare(venue.brief, Qt::CaseInsensitive) == 0;
    });
    if (same == m_venues.end())
        m_venues += venue;
    else
        *same = venue;
}

QList<VenueInfo> VenueList::matching(const QString& typed, qsizetype most) const
{
    const QString wanted = typed.simplified();
    if (wanted.isEmpty())
        return {};
    QList<VenueInfo> found;
    const auto addIf = [&](auto fits) {
        for (const VenueInfo& venue : m_venues) {
            if (found.size() < most && fits(venue) && !found.contains(venue))
                found += venue;
        }
    };
    addIf([&](const VenueInfo& venue) { return venue.brief.compare(wanted, Qt::CaseInsensitive) == 0; });
    addIf([&](const VenueInfo& venue) { return venue.brief.startsWith(wanted, Qt::CaseInsensitive); });
    addIf([&](const VenueInfo& venue) { return hasWord(venue.name, wanted) || hasWord(venue.brief, wanted); });
    return found;
}

} // namespace duovita
