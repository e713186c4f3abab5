#include "core/domain/jsonkey.h"
#include "core/import/annotate/headingvocabulary.h"
#include "core/import/annotate/ownname.h"
#include "core/import/readers/resumefields.h"
#include "core/import/readers/structuredresume.h"
#include "core/import/readers/yamltojson.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

class RenderCvReader {
public:
    RenderCvReader(const QJsonObject& cv, Language language, const ImportOptions& options)
        : m_options(options), m_fields(cv, language)
    {
    }

    QList<ImportNote> takeNotes() { return std::exchange(m_notes, {}); }

    Person read()
    {
        const QString name = m_fields.text("name");
        if (!name.isEmpty())
            m_person.name = LocalizedText::of(languageOfText(name), name);
        m_person.headline = m_fields.localized("headline");
        if (m_person.headline.isEmpty())
            m_person.headline = m_fields.localized("label");
        for (const auto& [key, kind] : {std::pair{"email", ContactKind::Email},
                                        {"phone", ContactKind::Phone},
                                        {"website", ContactKind::Website},
                                        {"location", ContactKind::Location}}) {
            addContact(m_person, kind, m_fields.text(key)); // one value is a text, several are a list
            for (const QString& value : m_fields.texts(key))
                addContact(m_person, kind, value);
        }
        for (const QJsonObject& object : m_fields.objects("social_networks")) {
            ResumeFields network(object, m_fields.language());
            const QString label = network.text("network");
            const ContactKind kind = kindOfNetwork(label);
            addContact(m_person, kind, network.text("username"), kind == ContactKind::Other ? label : QString());
        }
        m_person.photo = takePhoto(m_fields, "photo", m_options, m_notes);
        const QJsonArray connections = readConnections();
        const QJsonObject sections = m_fields.object("sections");
        for (const QJsonValue& key : sections.value(memberOrderKey()).toArray())
            readSection(key.toString(), sections.value(jsonKey(key.toString())).toArray());
        m_person.extra = withoutOrder(m_fields.rest()).toObject();
        if (!connections.isEmpty())
            m_person.extra.insert(QStringLiteral("custom_connections"), withoutOrder(connections));
        return m_person;
    }

private:
    /// Reads connections with a contact kind of their own, by icon, as toRenderCv() writes them; others remain.
    QJsonArray readConnections()
    {
        static const QHash<QString, ContactKind> kinds{{QStringLiteral("envelope"), ContactKind::Email},
                                                       {QStringLiteral("phone"), ContactKind::Phone},
                                                       {QStringLiteral("location-dot"), ContactKind::Location},
                                                       {QStringLiteral("weixin"), ContactKind::WeChat},
                                                       {QStringLiteral("link"), ContactKind::Other}};
        static const QRegularExpression labelled(QStringLiteral("^([^:：]+)(?:[:：](?!//))\\s*(.+)$"));
        QJsonArray left;
        for (const QJsonObject& object : m_fields.objects("custom_connections")) {
            const auto kind = kinds.constFind(object.value(QStringLiteral("fontawesome_icon")).toString());
            const QString text = object.value(QStringLiteral("placeholder")).toString();
            if (kind == kinds.constEnd() || text.isEmpty()) {
                left += object;
                continue;
            }
            const auto match = *kind == ContactKind::Other ? labelled.match(text) : QRegularExpressionMatch();
            const QString label = match.captured(1);
            const ContactKind known = label.isEmpty() ? *kind : kindOfNetwork(label);
            addContact(m_person, known, label.isEmpty() ? text : match.captured(2),
                       known == ContactKind::Other ? label : QString());
        }
        return left;
    }

    /// "selected_honors" is displayed as "Selected Honors".
    static QString titleOf(const QString& key)
    {
        if (key.contains(u' ') || key != key.toLower())
            return key;
        QString title = QString(key).replace(u'_', u' ');
        for (qsizetype i = 0; i < title.size(); ++i) {
            if (i == 0 || title[i - 1] == u' ')
                title[i] = title[i].toUpper();
        }
        return title;
    }

    /// Judged by its entries first: their members reveal their type.
    SectionKind kindOf(const QString& title, const QJsonArray& entries) const
    {
        const QJsonObject first = entries.first().toObject();
        const auto named = m_vocabulary.findSection(title);
        const auto has = [&](const char* key) { return first.contains(QString::fromLatin1(key)); };
        if (has("institution"))
            return SectionKind::Education;
        if (has("authors"))
            return SectionKind::Publication;
        if (has("company"))
            return named && infoOf(*named).details == DetailsKind::Experience ? *named : SectionKind::Work;
        const auto isOneLine = [](const QJsonValue& entry) {
            return entry.toObject().contains(QStringLiteral("label"));
        };
        const bool mixed = has("label") && !std::all_of(entries.begin(), entries.end(), isOneLine);
        if (has("label") && !mixed)
            return named == SectionKind::Language ? SectionKind::Language : SectionKind::Skill;
        if (has("name"))
            return named == SectionKind::Award || (named && infoOf(*named).details == DetailsKind::Experience)
                       ? *named
                       : SectionKind::Project;
        if (named && infoOf(*named).details == DetailsKind::General)
            return *named;
        return named == SectionKind::Award ? SectionKind::Award : SectionKind::Custom;
    }

    void readSection(const QString& key, const QJsonArray& entries)
    {
        if (entries.isEmpty())
            return;
        const QString title = titleOf(key);
        Section section(kindOf(title, entries));
        section.title = LocalizedText::of(languageOfText(title), title);
        for (const QJsonValue& value : entries) {
            Entry entry = section.newEntry();
            if (value.isString()) {
                readText(value.toString(), entry, section.kind());
            } else {
                ResumeFields fields(value.toObject(), m_fields.language());
                readEntry(fields, entry);
                entry.extra = withoutOrder(fields.rest()).toObject();
            }
            static_cast<void>(section.append(entry)); // its details have that kind
        }
        m_person.sections += section;
    }

    void readText(const QString& text, Entry& entry, SectionKind kind)
    {
        if (auto* award = std::get_if<AwardDetails>(&entry.details))
            award->title = m_fields.localizedOf(text);
        else
            entry.highlights += kind == SectionKind::Summary ? m_fields.paragraphOf(text) : m_fields.bulletOf(text);
    }

    void readEntry(ResumeFields& fields, Entry& entry)
    {
        std::visit([&](auto& details) { readDetails(fields, details); }, entry.details);
        readOneLine(fields, entry);
        for (const char* key : {"bullet", "number", "reversed_number"}) {
            if (const QString text = fields.text(key); !text.isEmpty())
                readText(text, entry, SectionKind::Custom);
        }
        for (const char* key : {"summary", "details"}) {
            if (const QString text = fields.text(key); !text.isEmpty())
                entry.highlights += fields.paragraphOf(text);
        }
        for (const QString& text : fields.texts("highlights"))
            addPoints(fields, entry, text);
        unwrapLink(entry);
        if (const QString url = fields.text("url"); !url.isEmpty())
            entry.links += Link{LocalizedText::shared(QStringLiteral("link")), url};
    }

    /// "Lantern: oil and LED" among entries of another type.
    static void readOneLine(ResumeFields& fields, Entry& entry)
    {
        const QString label = fields.text("label");
        const QString details = label.isEmpty() ? QString() : fields.text("details");
        const QString colon = containsHan(label) ? QStringLiteral("：") : QStringLiteral(": ");
        if (!label.isEmpty())
            entry.highlights += fields.bulletOf(details.isEmpty() ? label : QString(label + colon + details));
    }

    /// "Did this - and that - and more": text after a hyphen between spaces is nested.
    static void addPoints(const ResumeFields& fields, Entry& entry, const QString& text)
    {
        const QStringList points = text.split(QStringLiteral(" - "));
        for (qsizetype i = 0; i < points.size(); ++i) {
            entry.highlights += fields.bulletOf(points[i].trimmed());
            entry.highlights.last().level = i == 0 ? 0 : 1;
        }
    }

    /// "[Name](address)" as a project's name.
    static void unwrapLink(Entry& entry)
    {
        static const QRegularExpression link(QStringLiteral("^\\[(.+)\\]\\((\\S+)\\)$"));
        auto* details = std::get_if<ExperienceDetails>(&entry.details);
        if (!details)
            return;
        const auto match = link.match(details->title.textOrFallback(Language::English));
        if (!match.hasMatch())
            return;
        details->title = LocalizedText::of(*details->title.resolve(Language::English), match.captured(1));
        details->url = match.captured(2);
    }

    static DateRange rangeOf(ResumeFields& fields)
    {
        if (const auto period = fields.period("date"))
            return *period;
        if (const auto single = fields.date("date")) {
            const auto range = DateRange::create(std::nullopt, single);
            return range ? *range : DateRange();
        }
        return fields.range("start_date", "end_date");
    }

    static void readDetails(ResumeFields& fields, EducationDetails& details)
    {
        details.institution = fields.localized("institution");
        details.area = fields.localized("area");
        details.degree = fields.localized("degree");
        details.location = fields.localized("location");
        details.range = rangeOf(fields);
    }

    static void readDetails(ResumeFields& fields, ExperienceDetails& details)
    {
        details.organization = fields.localized("company");
        details.title = fields.localized("name");
        if (details.title == details.organization) // only present because an entry needs a name
            details.title = {};
        details.position = fields.localized("position");
        details.location = fields.localized("location");
        details.range = rangeOf(fields);
    }

    void readDetails(ResumeFields& fields, PublicationDetails& details) const
    {
        details.title = fields.localized("title");
        const OwnName own(m_person.name, m_person.nameVariants);
        QList<Author> authors;
        for (QString name : fields.texts("authors")) {
            Author author;
            author.self = name.startsWith(u'*') && name.endsWith(u'*'); // emphasized: the CV's owner
            author.name = name.remove(u'*').trimmed();
            author.self = author.self || own.matches(author.name);
            authors += author;
        }
        details.authors = LocalizedAuthors::shared(authors);
        details.venue = fields.localized("journal");
        details.doi = fields.text("doi");
        details.year = fields.date("date");
    }

    static void readDetails(ResumeFields& fields, SkillDetails& details)
    {
        details.label = fields.localized("label");
        details.items = fields.localized("details");
    }

    static void readDetails(ResumeFields& fields, LanguageSkillDetails& details)
    {
        details.language = fields.localized("label");
        details.level = fields.localized("details");
    }

    static void readDetails(ResumeFields& fields, AwardDetails& details)
    {
        details.title = fields.localized("name");
        if (details.title.isEmpty())
            details.title = fields.localized("bullet");
        if (const auto date = fields.date("date"))
            details.dates += *date;
        details.range = rangeOf(fields);
    }

    static void readDetails(ResumeFields& fields, GeneralDetails& details)
    {
        details.title = fields.localized("name");
        details.subtitle = fields.localized("location");
        details.range = rangeOf(fields);
    }

    template <typename Other>
    static void readDetails(ResumeFields&, Other&)
    {
        // RenderCV has no entry type for patents and references.
    }

    const ImportOptions& m_options;
    QList<ImportNote> m_notes;
    ResumeFields m_fields;
    const Vocabulary& m_vocabulary = Vocabulary::standard();
    Person m_person;
};

} // namespace

Result<ImportDraft> readRenderCv(const QJsonObject& object, const QString& file, const ImportOptions& options)
{
    ImportDraft draft;
    draft.file = file;
    const QJsonObject cv = object.value(QStringLiteral("cv")).toObject();
    draft.language = options.language.value_or(
        guessLanguage(QString::fromUtf8(QJsonDocument(cv).toJson())).value_or(Language::English));
    RenderCvReader reader(cv, draft.language, options);
    draft.person = reader.read();
    draft.notes = reader.takeNotes();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() != QStringLiteral("cv"))
            draft.person.extra.insert(jsonKey(it.key()), withoutOrder(it.value()));
    }
    return named(std::move(draft), options);
}

} // namespace duovita
