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

    /// The version that held then; none if what the row holds did already.
    std::optional<QVariantList> version(const QString& columns, const QString& table, const QString& key,
                                        const QString& id)
    {
        const auto rows = m_statements.rows(QStringLiteral("SELECT %1 FROM %2 WHERE %3 = ? AND replaced_at > ?"
                                                           " ORDER BY replaced_at LIMIT 1")
                                                .arg(columns, table, key),
                                            {id, m_when});
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
        const auto old = version(QStringLiteral("summary, content, photo_digest, extra, sections, cvs"),
                                 QStringLiteral("person_history"), QStringLiteral("person_id"), id);
        if (!old) {
            sections = liveIds(QStringLiteral("section"), QStringLiteral("person_id"), id);
            return loadFacts(m_statements, m_person);
        }
        const QVariantList& row = *old;
        sections = textsOf(listFrom(row[4]));
        QByteArray photo;
        if (!row[2].isNull())
            photo = m_statements
                        .value(QStringLiteral("SELECT photo FROM old_photo WHERE person_id = ? AND digest = ?"),
                               {id, row[2]})
                        .toByteArray();
        auto person = accept(personFrom(id, {row[0].toString(), row[1].toString(), photo, row[3].toString()}));
        if (!person)
            return std::nullopt;
        QList<Cv> cvs;
        for (const QJsonValue& value : listFrom(row[5])) {
            if (const auto cv =
                    accept(cvFrom(value[QStringLiteral("id")].toString(), value[QStringLiteral("content")].toString())))
                cvs += *cv;
        }
        if (!cvs.isEmpty())
            person->cvs = cvs;
        return person;
    }

    void addSection(PastRecord& past, const QString& id)
    {
        const auto now =
            m_statements.rows(QStringLiteral("SELECT kind, content, extra FROM section WHERE id = ?"), {id});
        const auto old = version(QStringLiteral("content, extra, entries"), QStringLiteral("section_history"),
                                 QStringLiteral("section_id"), id);
        if (now.isEmpty()) { // removed for good, its versions and its entries with it
            ++past.gone;
            return;
        }
        const QVariantList& row = now.front();
        const SectionColumns columns =
            old ? SectionColumns{row[0].toString(), (*old)[0].toString(), (*old)[1].toString()}
                : SectionColumns{row[0].toString(), row[1].toString(), row[2].toString()};
        std::optional<Section> section = accept(sectionFrom(id, columns));
        if (!section)
            return;
        const QStringList entries =
            old ? textsOf(listFrom((*old)[2])) : liveIds(QStringLiteral("entry"), QStringLiteral("section_id"), id);
        for (const QString& entry : entries)
            addEntry(past, *section, entry);
        past.person.sections += *section;
    }

    void addEntry(PastRecord& past, Section& section, const QString& id)
    {
        const auto old =
            version(QStringLiteral("content, extra"), QStringLiteral("entry_history"), QStringLiteral("entry_id"), id);
        if (old) {
            if (const auto entry =
                    accept(entryOfVersion(id, section.kind(), (*old)[0].toString(), (*old)[1].toString())))
                static_cast<void>(section.append(*entry));
            return;
        }
        const auto now = m_statements.rows(QStringLiteral("SELECT content, extra FROM entry WHERE id = ?"), {id});
        if (now.isEmpty()) {
            ++past.gone;
            return;
        }
        const QVariantList& row = now.front();
        const EntryColumns columns{row[0].toString(), row[1].toString(), loadHighlights(m_statements, id)};
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
