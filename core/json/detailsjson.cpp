#include "core/json/detailsjson.h"

#include "core/json/jsonwriting.h"
#include "core/json/names.h"

#include <limits>

namespace duovita {

namespace {

QJsonObject toJson(const Author& author)
{
    QJsonObject object;
    object[QStringLiteral("name")] = author.name;
    if (author.self)
        object[QStringLiteral("self")] = true;
    if (author.person)
        object[QStringLiteral("person")] = author.person->toString();
    write(object, QStringLiteral("marks"), author.marks);
    if (!author.conjunction.isEmpty())
        object[QStringLiteral("conjunction")] = author.conjunction;
    return object;
}

Author readAuthor(JsonReader& reader)
{
    Author author;
    reader.read(QStringLiteral("name"), author.name);
    reader.read(QStringLiteral("self"), author.self);
    if (reader.contains(QStringLiteral("person"))) {
        PersonId person;
        reader.read(QStringLiteral("person"), person);
        author.person = person;
    }
    reader.read(QStringLiteral("marks"), author.marks);
    reader.read(QStringLiteral("conjunction"), author.conjunction);
    reader.refuseUnread();
    return author;
}

/// Writes a field according to the type of its value.
struct FieldWriter {
    QJsonObject& object;

    template <typename Value>
    void operator()(Field field, const Value& value) const
    {
        if constexpr (std::is_same_v<Value, DateRange>)
            writeRange(object, value);
        else
            writeField(nameOf(field), value);
    }

    template <typename Value>
    void writeField(const QString& key, const Value& value) const
    {
        write(object, key, value);
    }
    void writeField(const QString& key, int count) const
    {
        if (count != 1)
            object[key] = count;
    }
    void writeField(const QString& key, PublicationType type) const
    {
        if (type != PublicationType::Unspecified)
            object[key] = nameIn(publicationTypeNames, type);
    }
    void writeField(const QString& key, const QList<Author>& authors) const
    {
        writeList(object, key, authors, [](const Author& author) { return toJson(author); });
    }
    /// A list if it is shared by all languages, otherwise an object with a list per language.
    void writeField(const QString& key, const LocalizedAuthors& authors) const
    {
        if (authors.isShared())
            return writeField(key, authors.text(allLanguages.front()));
        QJsonObject sides;
        for (const Language language : allLanguages)
            FieldWriter{sides}.writeField(codeOf(language), authors.text(language));
        object[key] = sides;
    }
    void writeField(const QString& key, const QList<Contact>& contacts) const
    {
        writeList(object, key, contacts, [](const Contact& contact) { return duovita::toJson(contact); });
    }
    void writeField(const QString& key, const QList<PartialDate>& dates) const
    {
        writeList(object, key, dates, [](const PartialDate& date) { return date.toText(); });
    }
    void writeField(const QString& key, const QList<HeldPosition>& positions) const
    {
        writeList(object, key, positions, [](const HeldPosition& position) {
            QJsonObject item;
            forEachField(position, FieldWriter{item});
            return item;
        });
    }
};

struct FieldReader {
    JsonReader& reader;

    template <typename Value>
    void operator()(Field field, Value& value) const
    {
        if constexpr (std::is_same_v<Value, DateRange>)
            reader.readRange(value);
        else
            readField(nameOf(field), value);
    }

    template <typename Value>
    void readField(const QString& key, Value& value) const
    {
        reader.read(key, value);
    }
    void readField(const QString& key, int& count) const
    {
        reader.read(key, count, 1, std::numeric_limits<int>::max());
    }
    void readField(const QString& key, PublicationType& type) const
    {
        reader.readNamed(key, publicationTypeNames, &Named<PublicationType>::value, type);
    }
    void readField(const QString& key, LocalizedAuthors& authors) const
    {
        const auto readSide = [&authors](JsonReader& from, const QString& name, Language language) {
            QList<Author> people;
            from.readList(name, people, readAuthor);
            authors.setText(language, people);
        };
        if (!reader.isObject(key)) {
            authors = LocalizedAuthors::shared({});
            return readSide(reader, key, allLanguages.front());
        }
        std::optional<JsonReader> sides = reader.object(key);
        authors = {};
        for (const Language language : allLanguages)
            readSide(*sides, codeOf(language), language);
        sides->refuseUnread();
        reader.adopt(*sides);
    }
    void readField(const QString& key, QList<Contact>& contacts) const { reader.readList(key, contacts, readContact); }
    void readField(const QString& key, QList<PartialDate>& dates) const
    {
        QStringList texts;
        reader.read(key, texts);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (const Result<PartialDate> date = PartialDate::parse(texts[i]))
                dates += *date;
            else
                reader.fail(QStringLiteral("%1[%2]").arg(key, QString::number(i)), QStringLiteral("a date"));
        }
    }
    void readField(const QString& key, QList<HeldPosition>& positions) const
    {
        reader.readList(key, positions, [](JsonReader& item) {
            HeldPosition position;
            forEachField(position, FieldReader{item});
            item.refuseUnread();
            return position;
        });
    }
};

} // namespace

void writeDetails(QJsonObject& object, const Details& details)
{
    forEachField(details, FieldWriter{object});
}

Details readDetails(JsonReader& reader, DetailsKind kind)
{
    Details details = makeDetails(kind);
    forEachField(details, FieldReader{reader});
    return details;
}

QJsonObject toJson(const Contact& contact)
{
    QJsonObject object;
    object[QStringLiteral("kind")] = QString::fromLatin1(contactKindTable[static_cast<std::size_t>(contact.kind)].name);
    write(object, QStringLiteral("value"), contact.value);
    write(object, QStringLiteral("label"), contact.label);
    if (!contact.isPublic)
        object[QStringLiteral("public")] = false;
    return object;
}

Contact readContact(JsonReader& reader)
{
    Contact contact;
    reader.readNamed(QStringLiteral("kind"), contactKindTable, &ContactKindInfo::kind, contact.kind);
    reader.read(QStringLiteral("value"), contact.value);
    reader.read(QStringLiteral("label"), contact.label);
    reader.read(QStringLiteral("public"), contact.isPublic);
    reader.refuseUnread();
    return contact;
}

QJsonObject toJson(const PersonalFact& fact)
{
    QJsonObject object;
    object[QStringLiteral("kind")] =
        QString::fromLatin1(personalFactKindTable[static_cast<std::size_t>(fact.kind)].name);
    write(object, QStringLiteral("value"), fact.value);
    write(object, QStringLiteral("label"), fact.label);
    if (!fact.isPrivate)
        object[QStringLiteral("public")] = true;
    return object;
}

PersonalFact readPersonalFact(JsonReader& reader)
{
    PersonalFact fact;
    reader.readNamed(QStringLiteral("kind"), personalFactKindTable, &PersonalFactKindRow::kind, fact.kind);
    reader.read(QStringLiteral("value"), fact.value);
    reader.read(QStringLiteral("label"), fact.label);
    bool isPublic = false;
    reader.read(QStringLiteral("public"), isPublic);
    fact.isPrivate = !isPublic;
    reader.refuseUnread();
    return fact;
}

QJsonObject toJson(const Link& link)
{
    QJsonObject object;
    write(object, QStringLiteral("label"), link.label);
    object[QStringLiteral("url")] = link.url;
    return object;
}

Link readLink(JsonReader& reader)
{
    Link link;
    reader.read(QStringLiteral("label"), link.label);
    reader.read(QStringLiteral("url"), link.url);
    reader.refuseUnread();
    return link;
}

} // namespace duovita
