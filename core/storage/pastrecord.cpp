#include "core/storage/pastrecord.h"

#include "core/storage/columns.h"
#include "core/storage/recordloading.h"

#include <QJsonDocument>

namespace duovita {

Result<Entry> entryOfVersion(const QString& id, SectionKind kind, const QString& content, const QString& extra)
{
    Result<QJsonObject> object = parseObject(content);
    if (!object)
        return object.error();
    const QJsonArray highlights = object->take(QStringLiteral("highlights")).toArray();
    return entryFrom(id, kind, {toText(*object), extra, highlights});
}

namespace {

QJsonArray listFrom(const QVariant& text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).array();
}

QStringList textsOf(const QJsonArray& list)
{
    QStringList texts;
    for (const QJsonValue& value : list)
        texts += value.toString();
    return texts;
}

class PastReader {
public:
    PastReader(Statements& statements, const PersonId& person, Timestamp when)
        : m_statements(statements), m_person(person), m_when(when.time_since_epoch().count())
    {
    }

    std::optional<PastRecord> read()
    {
        QStringList sections;
        std::optional<Person> person = readPerson(sections);
        if (!person)
            return std::nullopt;
        PastRecord past{*person, 0};
        for (const QString& id : sections)
            addSection(past, id);
        return past;
    }

private:
    template <typename T>
    std::optional<T> accept(Result<T> value)
    {
        if (value)
            return *std::move(value);
        m_statements.failDamaged(value.error());
        return std::nullopt;
    }

    /// The version that was current then; nothing if it is the row's present content.
    std::optional<StoredRow> version(RowsOf what, const QString& key, const QString& id)
    {
        return first(what, key + QStringLiteral(" = ? AND replaced_at > ? ORDER BY replaced_at LIMIT 1"), {id, m_when});
    }

    std::optional<StoredRow> first(RowsOf what, const QString& condition, const QVariantList& values)
    {
        const auto rows = readRows(m_statements, what, QStringLiteral("WHERE ") + condition, values);
        return rows.isEmpty() ? std::nullopt : std::optional(rows.front());
    }

    QList<QVariantList> idRows(const QString& table, const QString& parent, const QString& id)
    {
        return m_statements.rows(
            QStringLiteral("SELECT id FROM %1 WHERE %2 = ? AND deleted_at IS NULL ORDER BY position")
                .arg(table, parent),
            {id});
    }

    QStringList liveIds(const QString& table, const QString& parent, const QString& id)
    {
        QStringList ids;
        for (const QVariantList& row : idRows(table, parent, id))
            ids += row[0].toString();
        return ids;
    }

    std::optional<Person> readPerson(QStringList& sections)
    {
        const QString id = m_person.toString();
        const auto old = version(RowsOf::PersonHistory, QStringLiteral("person_id"), id);
        if (!old) {
            sections = liveIds(QStringLiteral("section"), QStringLiteral("person_id"), id);
            return loadFacts(m_statements, m_person);
        }
        sections = textsOf(listFrom(old->value("sections")));
        auto person =
            accept(personFrom(id, {old->text("summary"), old->text("content"), photoOf(*old, id), old->text("extra")}));
        if (!person)
            return std::nullopt;
        QList<Cv> cvs;
        for (const QJsonValue& value : listFrom(old->value("cvs"))) {
            if (const auto cv =
                    accept(cvFrom(value[QStringLiteral("id")].toString(), value[QStringLiteral("content")].toString())))
                cvs += *cv;
        }
        if (!cvs.isEmpty())
            person->cvs = cvs;
        return person;
    }

    QByteArray photoOf(const StoredRow& version, const QString& person)
    {
        const QVariant& digest = version.value("photo_digest");
        if (digest.isNull())
            return {};
        const auto photo = first(RowsOf::OldPhoto, QStringLiteral("person_id = ? AND digest = ?"), {person, digest});
        return photo ? photo->value("photo").toByteArray() : QByteArray();
    }

    void addSection(PastRecord& past, const QString& id)
    {
        const auto now = first(RowsOf::Section, QStringLiteral("id = ?"), {id});
        const auto old = version(RowsOf::SectionHistory, QStringLiteral("section_id"), id);
        if (!now) { // removed for good, with its versions and its entries
            ++past.gone;
            return;
        }
        const SectionColumns columns =
            old ? SectionColumns{now->text("kind"), old->text("content"), old->text("extra")} : sectionColumnsOf(*now);
        std::optional<Section> section = accept(sectionFrom(id, columns));
        if (!section)
            return;
        const QStringList entries = old ? textsOf(listFrom(old->value("entries")))
                                        : liveIds(QStringLiteral("entry"), QStringLiteral("section_id"), id);
        for (const QString& entry : entries)
            addEntry(past, *section, entry);
        past.person.sections += *section;
    }

    void addEntry(PastRecord& past, Section& section, const QString& id)
    {
        const auto old = version(RowsOf::EntryHistory, QStringLiteral("entry_id"), id);
        if (old) {
            if (const auto entry = accept(entryOfVersion(id, section.kind(), old->text("content"), old->text("extra"))))
                static_cast<void>(section.append(*entry));
            return;
        }
        const auto now = first(RowsOf::Entry, QStringLiteral("id = ?"), {id});
        if (!now) {
            ++past.gone;
            return;
        }
        const EntryColumns columns{now->text("content"), now->text("extra"), loadHighlights(m_statements, id)};
        if (const auto entry = accept(entryFrom(id, section.kind(), columns)))
            static_cast<void>(section.append(*entry));
    }

    Statements& m_statements;
    const PersonId& m_person;
    qint64 m_when;
};

} // namespace

std::optional<PastRecord> recordAsOf(Statements& statements, const PersonId& id, Timestamp when)
{
    return PastReader(statements, id, when).read();
}

} // namespace duovita
