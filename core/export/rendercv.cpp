#include "core/export/rendercv.h"

#include "core/content/documentlabels.h"
#include "core/content/owntexts.h"
#include "core/export/onelanguage.h"
#include "core/export/publicrecord.h"
#include "core/export/rendercvcontacts.h"
#include "core/terms/neededtexts.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <vector>

namespace duovita {

namespace {

/// YAML treats a carriage return as the end of a line, but the YAML writer does not escape it.
std::string yamlText(QString text)
{
    return text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n').toStdString();
}

void put(YAML::Node& node, const char* key, const QString& text)
{
    if (!text.isEmpty())
        node[key] = yamlText(text);
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
    return value.isNull() ? YAML::Node() : YAML::Node(yamlText(value.toVariant().toString()));
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
        putRenderCvContacts(cv, m_person.contacts, m_text);
        YAML::Node sections(YAML::NodeType::Map);
        for (const Section& section : m_person.sections)
            writeSection(section, sections);
        if (sections.size() > 0)
            cv["sections"] = sections;
        // Fields that other tools keep beside the CV (design, locale) were kept with the record at import.
        YAML::Node document(YAML::NodeType::Map);
        document["cv"] = cv;
        for (auto it = m_person.extra.begin(); it != m_person.extra.end(); ++it) {
            if (beside().contains(it.key()))
                document[it.key().toStdString()] = nodeOf(it.value());
        }
        putOwn(cv);
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

    /// Adds data for which the record has no field, under names that RenderCV knows; it rejects others.
    void putOwn(YAML::Node& cv) const
    {
        static const QString connections = QStringLiteral("custom_connections");
        for (const QJsonValue& connection : m_person.extra.value(connections).toArray())
            cv["custom_connections"].push_back(nodeOf(connection));
        QJsonObject own;
        for (const QString& key :
             {QStringLiteral("photo"), QStringLiteral("headline"), QStringLiteral("email"), QStringLiteral("phone"),
              QStringLiteral("website"), QStringLiteral("location"), QStringLiteral("social_networks"), connections}) {
            // A field with the name of one of our own members is kept under another name (personjson.h).
            for (const QString& kept : {key, QString(key + QStringLiteral(" (imported)"))}) {
                if (m_person.extra.contains(kept))
                    own.insert(key, m_person.extra.value(kept));
            }
        }
        putKept(cv, own);
    }

    void writeSection(const Section& section, YAML::Node& sections)
    {
        if (section.entries().isEmpty())
            return;
        const QString title = titleInDocuments(section.title, section.kind(), m_text.language());
        // A mapping cannot contain two sections with the same title.
        QString unique = title;
        for (int n = 2; sections[unique.toStdString()]; ++n)
            unique = QStringLiteral("%1 (%2)").arg(title, QString::number(n));
        sections[unique.toStdString()] = entriesOf(section);
    }

    /// RenderCV guesses the type of entries from their fields, and all entries of a section must have the same type, so
    /// each gets every required field. If no entry has more than text, they are written as text entries.
    YAML::Node entriesOf(const Section& section) const
    {
        std::vector<YAML::Node> nodes;
        for (const Entry& entry : section.entries()) {
            nodes.emplace_back(YAML::NodeType::Map);
            std::visit([&](const auto& details) { write(details, entry, nodes.back()); }, entry.details);
            putKept(nodes.back(), entry.extra);
        }
        const bool texts = std::all_of(nodes.begin(), nodes.end(), [](const auto& node) { return node.size() == 0; });
        const bool named = std::any_of(nodes.begin(), nodes.end(), [](const auto& node) { return bool(node["name"]); });
        YAML::Node entries(YAML::NodeType::Sequence);
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            const Entry& entry = section.entries()[i];
            if (texts) {
                for (const QString& text : points(entry))
                    entries.push_back(text.toStdString());
                continue;
            }
            YAML::Node& node = nodes[static_cast<std::size_t>(i)];
            complete(node, infoOf(section.kind()).details, named);
            writeTexts(entry, node);
            entries.push_back(node);
        }
        return entries;
    }

    /// Adds the required fields of the entry's type, empty if necessary.
    static void complete(YAML::Node& node, DetailsKind kind, bool named)
    {
        const auto require = [&](const char* key, const std::string& otherwise = {}) {
            if (!node[key])
                node[key] = otherwise;
        };
        switch (kind) {
        case DetailsKind::Education:
            require("institution");
            require("area");
            break;
        case DetailsKind::Experience:
            // If one entry has a title, all are named: those without one by their organization, which the reader
            // ignores as a title.
            if (named) {
                require("name", node["company"] ? node["company"].as<std::string>() : std::string());
                break;
            }
            require("company");
            require("position");
            break;
        case DetailsKind::Publication:
            require("title");
            if (!node["authors"])
                node["authors"] = YAML::Node(YAML::NodeType::Sequence);
            break;
        case DetailsKind::Skill:
        case DetailsKind::LanguageSkill:
            require("label");
            require("details");
            break;
        default:
            require("name");
        }
    }

    /// Points as text, with nested ones appended: "A point - a nested point".
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

    void writeTexts(const Entry& entry, YAML::Node& node) const
    {
        Entry rest = entry;
        if (!rest.highlights.isEmpty() && rest.highlights.first().style == HighlightStyle::Paragraph)
            put(node, "summary", m_text(rest.highlights.takeFirst().text));
        for (const QString& point : points(rest))
            node["highlights"].push_back(point.toStdString());
        const auto leads = [](const Link& link) { return link.url.startsWith(QStringLiteral("http")); };
        const auto link = std::find_if(entry.links.begin(), entry.links.end(), leads);
        if (link != entry.links.end() && !node["url"])
            put(node, "url", link->url);
    }

    /// Only "date" accepts free text, which a season or a quarter needs.
    static void putRange(YAML::Node& node, const DateRange& range)
    {
        if (!range.start() && range.end()) {
            put(node, "date", range.end()->toText());
            return;
        }
        if ((range.start() && range.start()->part()) || (range.end() && range.end()->part())) {
            const QString end = range.end() ? range.end()->toText() : QStringLiteral("present");
            put(node, "date",
                range.end() || range.isPresent() ? QString(range.start()->toText() + QStringLiteral(" – ") + end)
                                                 : range.start()->toText());
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
        for (const Author& author : m_text(details.authors))
            node["authors"].push_back(
                (author.self ? QStringLiteral("*%1*").arg(author.name) : author.name).toStdString());
        put(node, "journal", m_text(details.venue.isEmpty() ? details.venueShort : details.venue));
        put(node, "doi", details.doi);
        if (details.year)
            put(node, "date", details.year->toText());
    }

    void write(const PatentDetails& details, const Entry&, YAML::Node& node) const
    {
        put(node, "name", m_text(details.title));
        put(node, "location", details.number);
        if (details.date)
            put(node, "date", details.date->toText());
    }

    void write(const AwardDetails& details, const Entry&, YAML::Node& node) const
    {
        const QString title = m_text(details.title);
        put(node, "name",
            details.count > 1 ? QStringLiteral("%1 ×%2").arg(title, QString::number(details.count)) : title);
        if (!details.dates.isEmpty())
            put(node, "date", details.dates.last().toText());
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
