#include "core/export/rendercv.h"

#include "core/content/documentlabels.h"
#include "core/content/owntexts.h"
#include "core/export/onelanguage.h"
#include "core/export/publicrecord.h"

#include <yaml-cpp/yaml.h>

namespace duovita {

namespace {

void put(YAML::Node& node, const char* key, const QString& text)
{
    if (!text.isEmpty())
        node[key] = text.toStdString();
}

YAML::Node nodeOf(const QJsonValue& value)
{
    if (value.isArray()) {
        YAML::Node list(YAML::NodeType::Sequence);
        for (const QJsonValue& item : value.toArray())
            list.push_back(nodeOf(item));
        return list;
    }
    if (value.isObject()) {
        YAML::Node map(YAML::NodeType::Map);
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            map[it.key().toStdString()] = nodeOf(it.value());
        return map;
    }
    if (value.isBool())
        return YAML::Node(value.toBool());
    return value.isNull() ? YAML::Node() : YAML::Node(value.toVariant().toString().toStdString());
}

void putKept(YAML::Node& node, const QJsonObject& extra)
{
    for (auto it = extra.begin(); it != extra.end(); ++it) {
        const std::string key = it.key().toStdString();
        if (!node[key])
            node[key] = nodeOf(it.value());
    }
}

class RenderCvWriter {
public:
    RenderCvWriter(const Person& person, Language language) : m_person(person), m_text(language) {}

    QByteArray write()
    {
        YAML::Node cv(YAML::NodeType::Map);
        put(cv, "name", m_text(m_person.name));
        put(cv, "headline", m_text(m_person.headline));
        writeContacts(cv);
        YAML::Node sections(YAML::NodeType::Map);
        for (const Section& section : m_person.sections)
            writeSection(section, sections);
        if (sections.size() > 0)
            cv["sections"] = sections;
        // What other tools keep beside the CV (design, locale) was kept with the record.
        YAML::Node document(YAML::NodeType::Map);
        document["cv"] = cv;
        QJsonObject own;
        for (auto it = m_person.extra.begin(); it != m_person.extra.end(); ++it) {
            if (beside().contains(it.key()))
                document[it.key().toStdString()] = nodeOf(it.value());
            else
                own.insert(it.key(), it.value());
        }
        putKept(cv, own);
        YAML::Emitter out;
        out << document;
        return QByteArray(out.c_str()) + '\n';
    }

private:
    static const QStringList& beside()
    {
        static const QStringList keys{QStringLiteral("design"), QStringLiteral("locale"), QStringLiteral("settings"),
                                      QStringLiteral("rendercv_settings"), QStringLiteral("locale_catalog")};
        return keys;
    }

    void writeContacts(YAML::Node& cv)
    {
        YAML::Node networks(YAML::NodeType::Sequence);
        for (const Contact& contact : m_person.contacts) {
            static const QHash<ContactKind, const char*> members{{ContactKind::Location, "location"},
                                                                 {ContactKind::Email, "email"},
                                                                 {ContactKind::Phone, "phone"},
                                                                 {ContactKind::Website, "website"}};
            const char* member = members.value(contact.kind, nullptr);
            if (member && !cv[member]) {
                put(cv, member, m_text(contact.value));
                continue;
            }
            YAML::Node network(YAML::NodeType::Map);
            put(network, "network", networkOf(contact, m_text.language()));
            put(network, "username", m_text(contact.value));
            networks.push_back(network);
        }
        if (networks.size() > 0)
            cv["social_networks"] = networks;
    }

    void writeSection(const Section& section, YAML::Node& sections)
    {
        if (section.entries().isEmpty())
            return;
        QString title = m_text(section.title);
        if (title.isEmpty())
            title = standardTitle(section.kind(), m_text.language());
        // Two sections of one title cannot stand in one mapping.
        QString unique = title;
        for (int n = 2; sections[unique.toStdString()]; ++n)
            unique = QStringLiteral("%1 (%2)").arg(title).arg(n);
        YAML::Node entries(YAML::NodeType::Sequence);
        for (const Entry& entry : section.entries())
            writeEntry(entry, entries);
        sections[unique.toStdString()] = entries;
    }

    /// An entry of nothing but text is a text there.
    void writeEntry(const Entry& entry, YAML::Node& entries)
    {
        YAML::Node node(YAML::NodeType::Map);
        std::visit([&](const auto& details) { write(details, entry, node); }, entry.details);
        putKept(node, entry.extra);
        if (node.size() == 0) {
            for (const QString& text : points(entry))
                entries.push_back(text.toStdString());
            return;
        }
        writeTexts(entry, node);
        entries.push_back(node);
    }

    /// "A point - what is nested below it".
    QStringList points(const Entry& entry) const
    {
        QStringList texts;
        for (const Highlight& highlight : entry.highlights) {
            const QString text = m_text(highlight.text);
            if (highlight.level > 0 && !texts.isEmpty())
                texts.last() += QStringLiteral(" - ") + text;
            else
                texts += text;
        }
        return texts;
    }

    void writeTexts(const Entry& entry, YAML::Node& node)
    {
        Entry rest = entry;
        if (!rest.highlights.isEmpty() && rest.highlights.first().style == HighlightStyle::Paragraph)
            put(node, "summary", m_text(rest.highlights.takeFirst().text));
        for (const QString& point : points(rest))
            node["highlights"].push_back(point.toStdString());
        if (!entry.links.isEmpty() && !node["url"])
            put(node, "url", entry.links.first().url);
    }

    static void putRange(YAML::Node& node, const DateRange& range)
    {
        if (!range.start() && range.end()) {
            put(node, "date", range.end()->toIso());
            return;
        }
        if (range.start())
            put(node, "start_date", range.start()->toIso());
        if (range.isPresent())
            put(node, "end_date", QStringLiteral("present"));
        else if (range.end())
            put(node, "end_date", range.end()->toIso());
    }

    void write(const EducationDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "institution", m_text(details.institution));
        put(node, "area", m_text(details.area));
        put(node, "degree", m_text(details.degree));
        put(node, "location", m_text(details.location));
        putRange(node, details.range);
    }

    void write(const ExperienceDetails& details, const Entry&, YAML::Node& node) const
    {
        const QString title = m_text(details.title);
        put(node, "company", m_text(details.organization));
        put(node, "position", m_text(details.position));
        put(node, "name",
            title.isEmpty() || details.url.isEmpty() ? title : QStringLiteral("[%1](%2)").arg(title, details.url));
        put(node, "department", m_text(details.department));
        put(node, "location", m_text(details.location));
        putRange(node, details.range);
    }

    void write(const PublicationDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "title", m_text(details.title));
        for (const Author& author : details.authors)
            node["authors"].push_back(
                (author.self ? QStringLiteral("*%1*").arg(author.name) : author.name).toStdString());
        put(node, "journal", m_text(details.venue.isEmpty() ? details.venueShort : details.venue));
        put(node, "doi", details.doi);
        if (details.year)
            put(node, "date", details.year->toIso());
    }

    void write(const PatentDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "name", m_text(details.title));
        put(node, "location", details.number);
        if (details.date)
            put(node, "date", details.date->toIso());
    }

    void write(const AwardDetails& details, const Entry&, YAML::Node& node) const
    {
        const QString title = m_text(details.title);
        put(node, "name", details.count > 1 ? QStringLiteral("%1 ×%2").arg(title).arg(details.count) : title);
        if (!details.dates.isEmpty())
            put(node, "date", details.dates.last().toIso());
        else
            putRange(node, details.range);
    }

    void write(const SkillDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "label", m_text(details.label));
        put(node, "details", m_text(details.items));
    }

    void write(const LanguageSkillDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "label", m_text(details.language));
        put(node, "details", m_text(details.level));
    }

    void write(const ReferenceDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "name", m_text(details.name));
        put(node, "location", m_text(details.title));
    }

    void write(const GeneralDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "name", m_text(details.title));
        put(node, "location", m_text(details.subtitle));
        putRange(node, details.range);
        put(node, "url", details.url);
    }

    const Person& m_person;
    OneLanguage m_text;
};

} // namespace

QByteArray toRenderCv(const Person& person, const Cv& cv, Language language)
{
    const Person shown = publicRecord(person, cv, ImportedFields::Kept).person;
    return RenderCvWriter(withOwnTexts(shown, shown.cvs.front()), language).write();
}

} // namespace duovita
