#include "core/json/personjson.h"

#include "core/domain/jsonkey.h"
#include "core/json/detailsjson.h"
#include "core/json/jsonwriting.h"
#include "core/json/names.h"

#include <QJsonDocument>
#include <QSet>

namespace duovita {

namespace {

QString schemaName()
{
    return QStringLiteral("duovita/1");
}

template <typename T>
Result<T> finish(T value, const JsonReader& reader)
{
    if (reader.error())
        return *reader.error();
    return value;
}

QJsonObject toJson(const Highlight& highlight)
{
    QJsonObject object;
    object[QStringLiteral("id")] = highlight.id.toString();
    object[QStringLiteral("style")] = nameIn(highlightStyleNames, highlight.style);
    object[QStringLiteral("level")] = highlight.level;
    write(object, QStringLiteral("text"), highlight.text);
    write(object, QStringLiteral("tags"), highlight.tags);
    if (!highlight.visible)
        object[QStringLiteral("visible")] = false;
    return object;
}

Highlight readHighlight(JsonReader& reader)
{
    Highlight highlight;
    reader.read(QStringLiteral("id"), highlight.id);
    reader.readNamed(QStringLiteral("style"), highlightStyleNames, &Named<HighlightStyle>::value, highlight.style);
    reader.read(QStringLiteral("level"), highlight.level, 0, Highlight::deepestLevel);
    reader.read(QStringLiteral("text"), highlight.text);
    reader.read(QStringLiteral("tags"), highlight.tags);
    reader.read(QStringLiteral("visible"), highlight.visible);
    reader.refuseUnread();
    return highlight;
}

Entry readEntry(JsonReader& reader, SectionKind kind)
{
    Entry entry;
    reader.read(QStringLiteral("id"), entry.id);
    entry.details = readDetails(reader, infoOf(kind).details);
    reader.readList(QStringLiteral("highlights"), entry.highlights, readHighlight);
    reader.readList(QStringLiteral("links"), entry.links, readLink);
    reader.read(QStringLiteral("tags"), entry.tags);
    reader.read(QStringLiteral("note"), entry.note);
    reader.read(QStringLiteral("visible"), entry.visible);
    reader.read(QStringLiteral("unparsed"), entry.unparsed);
    reader.read(QStringLiteral("asTyped"), entry.asTyped);
    entry.extra = reader.unread();
    return entry;
}

Section readSection(JsonReader& reader)
{
    SectionId id;
    reader.read(QStringLiteral("id"), id);
    SectionKind kind = SectionKind::Custom;
    reader.readNamed(QStringLiteral("kind"), sectionKindTable, &SectionKindInfo::kind, kind);
    if (!reader.contains(QStringLiteral("kind")))
        reader.fail(QStringLiteral("kind"), QStringLiteral("the section's kind"));
    Section section(kind, id);
    reader.read(QStringLiteral("title"), section.title);
    reader.read(QStringLiteral("visible"), section.visible);
    reader.read(QStringLiteral("unparsed"), section.unparsed);
    for (JsonReader& item : reader.items(QStringLiteral("entries"))) {
        if (!section.append(readEntry(item, kind)))
            item.fail({}, QStringLiteral("an entry of the section's kind"));
        reader.adopt(item);
    }
    section.extra = reader.unread();
    return section;
}

template <typename Tag>
void writeIds(QJsonObject& object, const QString& key, const QList<Id<Tag>>& ids)
{
    writeList(object, key, ids, [](const Id<Tag>& id) { return id.toString(); });
}

template <typename Tag>
void readIds(JsonReader& reader, const QString& key, QList<Id<Tag>>& ids)
{
    QStringList texts;
    reader.read(key, texts);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (const Result<Id<Tag>> id = Id<Tag>::parse(texts[i]))
            ids += *id;
        else
            reader.fail(QStringLiteral("%1[%2]").arg(key, QString::number(i)), QStringLiteral("an id"));
    }
}

/// Older files have the name of a template, which looked different then.
void readDesign(JsonReader& reader, Design& design)
{
    if (reader.contains(QStringLiteral("template"))) {
        reader.read(QStringLiteral("template"), design.templateName);
        design.templateName = earlierTemplate(design.templateName);
    }
    if (!reader.contains(QStringLiteral("design")))
        return;
    QJsonObject object;
    reader.read(QStringLiteral("design"), object);
    design = designOf(object);
    if (design.templateName.isEmpty())
        reader.fail(QStringLiteral("design"), QStringLiteral("an object with a template's name in “base”"));
}

Cv readCv(JsonReader& reader)
{
    Cv cv;
    reader.read(QStringLiteral("id"), cv.id);
    reader.read(QStringLiteral("name"), cv.name);
    reader.read(nameOf(Field::Headline), cv.headline);
    reader.read(nameOf(Field::Summary), cv.summary);
    if (reader.contains(QStringLiteral("languages"))) {
        QStringList codes;
        reader.read(QStringLiteral("languages"), codes);
        cv.languages.clear();
        for (const QString& code : codes) {
            if (const std::optional<Language> language = findLanguage(code))
                cv.languages += *language;
            else
                reader.fail(QStringLiteral("languages"), QStringLiteral("codes of document languages"));
        }
    }
    readDesign(reader, cv.design);
    reader.readNamed(QStringLiteral("paper"), paperNames, &Named<Paper>::value, cv.paper);
    if (reader.contains(QStringLiteral("targetPages"))) {
        int pages = 1;
        reader.read(QStringLiteral("targetPages"), pages, 1, 999);
        cv.targetPages = pages;
    }
    if (reader.contains(QStringLiteral("margins"))) {
        int margins = narrowestMargins;
        reader.read(QStringLiteral("margins"), margins, narrowestMargins, widestMargins);
        cv.margins = margins;
    }
    reader.readNamed(QStringLiteral("references"), referenceStyleNames, &Named<ReferenceStyle>::value, cv.references);
    reader.readNamed(QStringLiteral("missingTexts"), missingTextsNames, &Named<MissingTexts>::value, cv.missingTexts);
    readIds(reader, QStringLiteral("sectionOrder"), cv.sectionOrder);
    readIds(reader, QStringLiteral("hiddenSections"), cv.hiddenSections);
    readIds(reader, QStringLiteral("hiddenEntries"), cv.hiddenEntries);
    readIds(reader, QStringLiteral("hiddenHighlights"), cv.hiddenHighlights);
    readIds(reader, QStringLiteral("pageStartSections"), cv.pageStartSections);
    readIds(reader, QStringLiteral("pageStartEntries"), cv.pageStartEntries);
    readIds(reader, QStringLiteral("keptSections"), cv.keptSections);
    readIds(reader, QStringLiteral("keptEntries"), cv.keptEntries);
    reader.read(QStringLiteral("includeTags"), cv.includeTags);
    reader.read(QStringLiteral("excludeTags"), cv.excludeTags);
    // Older files excluded entries without tags by an empty string among the tags.
    cv.excludeUntagged = cv.excludeTags.removeAll(QString()) > 0;
    reader.read(QStringLiteral("excludeUntagged"), cv.excludeUntagged);
    reader.refuseUnread();
    return cv;
}

QJsonObject toJson(const Photo& photo)
{
    QJsonObject object;
    object[QStringLiteral("data")] = QString::fromLatin1(photo.data.toBase64());
    object[QStringLiteral("mediaType")] = photo.mediaType;
    write(object, QStringLiteral("alternative"), photo.alternative);
    return object;
}

std::optional<Photo> readPhoto(JsonReader& parent)
{
    std::optional<JsonReader> reader = parent.object(QStringLiteral("photo"));
    if (!reader)
        return std::nullopt;
    Photo photo;
    QString data;
    reader->read(QStringLiteral("data"), data);
    const auto decoded = QByteArray::fromBase64Encoding(data.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        reader->fail(QStringLiteral("data"), QStringLiteral("base64"));
    photo.data = *decoded;
    reader->read(QStringLiteral("mediaType"), photo.mediaType);
    reader->read(QStringLiteral("alternative"), photo.alternative);
    reader->refuseUnread();
    parent.adopt(*reader);
    return photo;
}

/// Two parts with the same id would overwrite each other in a store.
void refuseTwins(const Person& person, JsonReader& reader)
{
    QSet<QString> seen;
    const auto add = [&](const QString& id) {
        if (seen.contains(id))
            reader.fail(QStringLiteral("id"), QStringLiteral("an id that occurs once, not %1 again").arg(id));
        seen.insert(id);
    };
    for (const Section& section : person.sections) {
        add(section.id().toString());
        for (const Entry& entry : section.entries()) {
            add(entry.id.toString());
            for (const Highlight& highlight : entry.highlights)
                add(highlight.id.toString());
        }
    }
    for (const Cv& cv : person.cvs)
        add(cv.id.toString());
}

OwnWords readWords(JsonReader& parent)
{
    OwnWords words;
    std::optional<JsonReader> reader = parent.object(nameOf(Field::Words));
    if (!reader)
        return words;
    for (const DocumentWordInfo& row : ownWordTable) {
        LocalizedText text;
        reader->read(QString::fromLatin1(row.name), text);
        if (!text.isEmpty())
            words.insert(row.word, text);
    }
    reader->refuseUnread();
    parent.adopt(*reader);
    return words;
}

QJsonObject toJson(const OwnWords& words)
{
    QJsonObject object;
    for (const DocumentWordInfo& row : ownWordTable) {
        if (words.contains(row.word))
            write(object, QString::fromLatin1(row.name), words.value(row.word));
    }
    return object;
}

Person readPerson(JsonReader& reader)
{
    Person person;
    reader.read(QStringLiteral("id"), person.id);
    reader.read(QStringLiteral("name"), person.name);
    reader.read(QStringLiteral("writtenNames"), person.nameVariants);
    reader.read(QStringLiteral("headline"), person.headline);
    person.photo = readPhoto(reader);
    reader.readList(QStringLiteral("contacts"), person.contacts, readContact);
    reader.readList(nameOf(Field::PersonalFacts), person.personalFacts, readPersonalFact);
    person.words = readWords(reader);
    reader.readList(QStringLiteral("sections"), person.sections, readSection);
    QList<Cv> cvs;
    reader.readList(QStringLiteral("cvs"), cvs, readCv);
    if (!cvs.isEmpty())
        person.cvs = cvs;
    reader.read(QStringLiteral("tags"), person.tags);
    reader.read(QStringLiteral("notes"), person.notes);
    reader.read(QStringLiteral("unparsed"), person.unparsed);
    reader.read(QStringLiteral("dismissedProblems"), person.dismissedProblems);
    person.extra = reader.unread();
    refuseTwins(person, reader);
    return person;
}

} // namespace

QJsonObject toJson(const Entry& entry)
{
    QJsonObject object;
    object[QStringLiteral("id")] = entry.id.toString();
    writeDetails(object, entry.details);
    writeList(object, QStringLiteral("highlights"), entry.highlights, [](const Highlight& h) { return toJson(h); });
    writeList(object, QStringLiteral("links"), entry.links, [](const Link& link) { return toJson(link); });
    write(object, QStringLiteral("tags"), entry.tags);
    write(object, QStringLiteral("note"), entry.note);
    if (!entry.visible)
        object[QStringLiteral("visible")] = false;
    write(object, QStringLiteral("unparsed"), entry.unparsed);
    write(object, QStringLiteral("asTyped"), entry.asTyped);
    writeExtra(object, entry.extra);
    return object;
}

QJsonObject toJson(const Section& section)
{
    QJsonObject object;
    object[QStringLiteral("id")] = section.id().toString();
    object[QStringLiteral("kind")] = nameOf(section.kind());
    write(object, QStringLiteral("title"), section.title);
    if (!section.visible)
        object[QStringLiteral("visible")] = false;
    write(object, QStringLiteral("unparsed"), section.unparsed);
    writeList(object, QStringLiteral("entries"), section.entries(), [](const Entry& entry) { return toJson(entry); });
    writeExtra(object, section.extra);
    return object;
}

QJsonObject toJson(const Cv& cv)
{
    QJsonObject object;
    object[QStringLiteral("id")] = cv.id.toString();
    object[QStringLiteral("name")] = cv.name;
    write(object, nameOf(Field::Headline), cv.headline);
    write(object, nameOf(Field::Summary), cv.summary);
    object[QStringLiteral("languages")] = QJsonArray();
    writeList(object, QStringLiteral("languages"), cv.languages, [](Language language) { return codeOf(language); });
    object[QStringLiteral("design")] = toJson(cv.design);
    object[QStringLiteral("paper")] = nameIn(paperNames, cv.paper);
    if (cv.targetPages)
        object[QStringLiteral("targetPages")] = *cv.targetPages;
    if (cv.margins)
        object[QStringLiteral("margins")] = *cv.margins;
    if (cv.references != ReferenceStyle::Plain)
        object[QStringLiteral("references")] = nameIn(referenceStyleNames, cv.references);
    if (cv.missingTexts != MissingTexts::Shown)
        object[QStringLiteral("missingTexts")] = nameIn(missingTextsNames, cv.missingTexts);
    writeIds(object, QStringLiteral("sectionOrder"), cv.sectionOrder);
    writeIds(object, QStringLiteral("hiddenSections"), cv.hiddenSections);
    writeIds(object, QStringLiteral("hiddenEntries"), cv.hiddenEntries);
    writeIds(object, QStringLiteral("hiddenHighlights"), cv.hiddenHighlights);
    writeIds(object, QStringLiteral("pageStartSections"), cv.pageStartSections);
    writeIds(object, QStringLiteral("pageStartEntries"), cv.pageStartEntries);
    writeIds(object, QStringLiteral("keptSections"), cv.keptSections);
    writeIds(object, QStringLiteral("keptEntries"), cv.keptEntries);
    write(object, QStringLiteral("includeTags"), cv.includeTags);
    write(object, QStringLiteral("excludeTags"), cv.excludeTags);
    if (cv.excludeUntagged)
        object[QStringLiteral("excludeUntagged")] = true;
    return object;
}

QJsonObject toJson(const Person& person)
{
    QJsonObject object;
    object[QStringLiteral("id")] = person.id.toString();
    write(object, QStringLiteral("name"), person.name);
    write(object, QStringLiteral("writtenNames"), person.nameVariants);
    write(object, QStringLiteral("headline"), person.headline);
    if (person.photo)
        object[QStringLiteral("photo")] = toJson(*person.photo);
    writeList(object, QStringLiteral("contacts"), person.contacts, [](const Contact& c) { return toJson(c); });
    writeList(object, nameOf(Field::PersonalFacts), person.personalFacts,
              [](const PersonalFact& fact) { return toJson(fact); });
    if (!person.words.isEmpty())
        object[nameOf(Field::Words)] = toJson(person.words);
    writeList(object, QStringLiteral("sections"), person.sections, [](const Section& s) { return toJson(s); });
    writeList(object, QStringLiteral("cvs"), person.cvs, [](const Cv& cv) { return toJson(cv); });
    write(object, QStringLiteral("tags"), person.tags);
    write(object, QStringLiteral("notes"), person.notes);
    write(object, QStringLiteral("unparsed"), person.unparsed);
    write(object, QStringLiteral("dismissedProblems"), person.dismissedProblems);
    writeExtra(object, person.extra);
    return object;
}

namespace {

/// `read` reads the record's own members.
template <typename Read>
void keepApart(QJsonObject& extra, const Read& read)
{
    if (extra.isEmpty())
        return;
    JsonReader reader(extra, {});
    static_cast<void>(read(reader));
    QJsonObject kept = reader.unread();
    for (auto it = extra.constBegin(); it != extra.constEnd(); ++it) {
        QString key = jsonKey(it.key());
        if (kept.contains(key))
            continue;
        do
            key += QStringLiteral(" (imported)");
        while (extra.contains(key));
        kept[key] = it.value();
    }
    extra = kept;
}

} // namespace

void keepExtraApart(Person& person)
{
    keepApart(person.extra, readPerson);
    for (Section& section : person.sections) {
        keepApart(section.extra, readSection);
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            Entry entry = section.entries()[i];
            keepApart(entry.extra, [&](JsonReader& reader) { return readEntry(reader, section.kind()); });
            if (!(entry.extra == section.entries()[i].extra))
                static_cast<void>(section.replace(i, entry)); // cannot fail: same kind
        }
    }
}

Result<Person> personFromJson(const QJsonObject& object)
{
    JsonReader reader(object, {});
    return finish(readPerson(reader), reader);
}

Result<Section> sectionFromJson(const QJsonObject& object)
{
    JsonReader reader(object, {});
    return finish(readSection(reader), reader);
}

Result<Entry> entryFromJson(const QJsonObject& object, SectionKind kind)
{
    JsonReader reader(object, {});
    return finish(readEntry(reader, kind), reader);
}

Result<Cv> cvFromJson(const QJsonObject& object)
{
    JsonReader reader(object, {});
    return finish(readCv(reader), reader);
}

QByteArray writePeople(const QList<Person>& people)
{
    QJsonObject document;
    document[QStringLiteral("schema")] = schemaName();
    QJsonArray list;
    for (const Person& person : people)
        list += toJson(person);
    document[QStringLiteral("people")] = list;
    return QJsonDocument(document).toJson(QJsonDocument::Indented);
}

Result<QList<Person>> readPeople(const QByteArray& json, const QString& file)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError) {
        const QByteArray before = json.left(problem.offset);
        const int line = static_cast<int>(before.count('\n')) + 1;
        const int column = static_cast<int>(before.size() - before.lastIndexOf('\n'));
        return Error{ErrorCode::JsonSyntax, {file, problem.errorString()}, {file, line, column}};
    }
    JsonReader reader(document.object(), {});
    QString schema;
    reader.read(QStringLiteral("schema"), schema);
    if (schema != schemaName())
        return Error{ErrorCode::SchemaUnknown, {schema}, {file}};
    QList<Person> people;
    reader.readList(QStringLiteral("people"), people, readPerson);
    reader.refuseUnread();
    if (reader.error())
        return Error{reader.error()->code, reader.error()->parameters, {file}};
    return people;
}

} // namespace duovita
