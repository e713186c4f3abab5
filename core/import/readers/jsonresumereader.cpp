#include "core/domain/bareaddresses.h"
#include "core/import/readers/resumefields.h"
#include "core/import/readers/structuredresume.h"

#include <QJsonDocument>

namespace duovita {

namespace {

class JsonResumeReader {
public:
    JsonResumeReader(const QJsonObject& object, Language language, const ImportOptions& options)
        : m_options(options), m_fields(object, language)
    {
    }

    QList<ImportNote> takeNotes() { return std::exchange(m_notes, {}); }

    Person read()
    {
        readBasics();
        addAll("work", SectionKind::Work, &JsonResumeReader::work);
        addAll("volunteer", SectionKind::Custom, &JsonResumeReader::volunteer, "Volunteering", "志愿服务");
        addAll("education", SectionKind::Education, &JsonResumeReader::education);
        addAll("projects", SectionKind::Project, &JsonResumeReader::project);
        addAll("publications", SectionKind::Publication, &JsonResumeReader::publication);
        addAll("awards", SectionKind::Award, &JsonResumeReader::award);
        addAll("certificates", SectionKind::Certificate, &JsonResumeReader::certificate);
        addAll("skills", SectionKind::Skill, &JsonResumeReader::skill);
        addAll("languages", SectionKind::Language, &JsonResumeReader::language);
        addAll("interests", SectionKind::Interest, &JsonResumeReader::interest);
        addAll("references", SectionKind::Reference, &JsonResumeReader::reference);
        m_person.extra = m_fields.rest();
        // Describes the file, not the person.
        const QString schema = QStringLiteral("$schema");
        if (m_person.extra.value(schema).toString().contains(QStringLiteral("jsonresume")))
            m_person.extra.remove(schema);
        if (!m_basicsRest.isEmpty())
            m_person.extra.insert(QStringLiteral("basics"), m_basicsRest);
        return m_person;
    }

private:
    using Read = Details (JsonResumeReader::*)(ResumeFields&, Entry&);

    /// Reads the entries of one list into a section of its own.
    void addAll(const char* key, SectionKind kind, Read readEntry, const char* english = "", const char* chinese = "")
    {
        Section section(kind);
        if (*english)
            section.title = LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
        for (const QJsonObject& object : m_fields.objects(key)) {
            ResumeFields fields(object, m_fields.language());
            Entry entry = section.newEntry();
            entry.details = (this->*readEntry)(fields, entry);
            entry.extra = fields.rest();
            static_cast<void>(section.append(entry)); // the kind fits
        }
        if (!section.entries().isEmpty())
            m_person.sections += section;
    }

    static void addTexts(ResumeFields& fields, Entry& entry, const char* paragraph, const char* bullets)
    {
        if (const QString text = fields.text(paragraph); !text.isEmpty())
            entry.highlights += fields.paragraphOf(text);
        for (const QString& text : fields.texts(bullets))
            entry.highlights += fields.bulletOf(text);
    }

    void readBasics()
    {
        ResumeFields basics(m_fields.object("basics"), m_fields.language());
        const QString name = basics.text("name");
        m_person.name = name.isEmpty() ? LocalizedText() : LocalizedText::of(languageOfText(name), name);
        m_person.headline = basics.localized("label");
        addContact(m_person, ContactKind::Email, basics.text("email"));
        addContact(m_person, ContactKind::Phone, basics.text("phone"));
        addContact(m_person, ContactKind::Website, basics.text("url"));
        readLocation(basics);
        for (const QJsonObject& object : basics.objects("profiles"))
            readProfile(object);
        if (const QString summary = basics.text("summary"); !summary.isEmpty()) {
            Section section(SectionKind::Summary);
            Entry entry = section.newEntry();
            entry.highlights += basics.paragraphOf(summary);
            static_cast<void>(section.append(entry)); // the kind fits
            m_person.sections += section;
        }
        for (const char* key : {"image", "picture"}) { // schema 1.x and 0.x
            if (!m_person.photo)
                m_person.photo = takePhoto(basics, key, m_options, m_notes);
        }
        m_basicsRest = basics.rest();
    }

    void readLocation(ResumeFields& basics)
    {
        ResumeFields location(basics.object("location"), basics.language());
        QStringList parts;
        for (const char* key : {"address", "postalCode", "city", "region", "countryCode"}) {
            if (const QString part = location.text(key); !part.isEmpty())
                parts += part;
        }
        addContact(m_person, ContactKind::Location, parts.join(QStringLiteral(", ")));
    }

    void readProfile(const QJsonObject& object)
    {
        ResumeFields profile(object, m_fields.language());
        const QString network = profile.text("network");
        const QString url = profile.text("url");
        const QString username = profile.text("username");
        const ContactKind kind = kindOfNetwork(network);
        addContact(m_person, kind, url.isEmpty() ? username : url, kind == ContactKind::Other ? network : QString());
        if (url.isEmpty() && username.isEmpty() && !network.isEmpty())
            m_person.unparsed += network;
        const QString account = username.startsWith(u'@') ? username.mid(1) : username;
        if (!url.isEmpty() && !account.isEmpty() && !decodedAddress(url).contains(account))
            m_person.unparsed += username;
    }

    Details work(ResumeFields& fields, Entry& entry)
    {
        ExperienceDetails details;
        details.organization = fields.localized("name");
        if (details.organization.isEmpty())
            details.organization = fields.localized("company"); // the name in schema 0.x
        details.position = fields.localized("position");
        details.location = fields.localized("location");
        details.url = fields.text("url");
        details.range = fields.range("startDate", "endDate");
        addTexts(fields, entry, "summary", "highlights");
        return details;
    }

    Details volunteer(ResumeFields& fields, Entry& entry)
    {
        GeneralDetails details;
        details.title = fields.localized("organization");
        details.subtitle = fields.localized("position");
        details.url = fields.text("url");
        details.range = fields.range("startDate", "endDate");
        addTexts(fields, entry, "summary", "highlights");
        return details;
    }

    Details education(ResumeFields& fields, Entry& entry)
    {
        EducationDetails details;
        details.institution = fields.localized("institution");
        details.area = fields.localized("area");
        details.degree = fields.localized("studyType");
        details.score = fields.localized("score");
        details.range = fields.range("startDate", "endDate");
        addTexts(fields, entry, "summary", "courses");
        return details;
    }

    Details project(ResumeFields& fields, Entry& entry)
    {
        ExperienceDetails details;
        details.title = fields.localized("name");
        details.organization = fields.localized("entity");
        details.position = fields.localizedOf(fields.texts("roles").join(QStringLiteral(", ")));
        details.url = fields.text("url");
        details.range = fields.range("startDate", "endDate");
        addTexts(fields, entry, "description", "highlights");
        entry.tags = fields.texts("keywords");
        return details;
    }

    Details publication(ResumeFields& fields, Entry& entry)
    {
        PublicationDetails details;
        details.title = fields.localized("name");
        details.venue = fields.localized("publisher");
        details.year = fields.date("releaseDate");
        if (const QString url = fields.text("url"); !url.isEmpty())
            entry.links += Link{LocalizedText::shared(QStringLiteral("link")), url};
        addTexts(fields, entry, "summary", "highlights");
        return details;
    }

    Details award(ResumeFields& fields, Entry& entry)
    {
        AwardDetails details;
        details.title = fields.localized("title");
        details.issuer = fields.localized("awarder");
        if (const auto date = fields.date("date"))
            details.dates += *date;
        details.range = fields.range("startDate", "endDate");
        addTexts(fields, entry, "summary", "highlights");
        return details;
    }

    Details certificate(ResumeFields& fields, Entry& entry)
    {
        GeneralDetails details;
        details.title = fields.localized("name");
        details.subtitle = fields.localized("issuer");
        details.url = fields.text("url");
        if (const auto date = fields.date("date"))
            details.range = *DateRange::create(std::nullopt, date);
        addTexts(fields, entry, "summary", "highlights");
        return details;
    }

    Details skill(ResumeFields& fields, Entry&)
    {
        SkillDetails details;
        details.label = fields.localized("name");
        const QStringList keywords = fields.texts("keywords");
        const QString items = keywords.isEmpty() ? fields.text("level") : keywords.join(QStringLiteral(", "));
        details.items = fields.localizedOf(RichText::fromPlain(items).markdown()); // "__init__", "C*"
        return details;
    }

    Details language(ResumeFields& fields, Entry&)
    {
        LanguageSkillDetails details;
        details.language = fields.localized("language");
        details.level = fields.localized("fluency");
        return details;
    }

    Details interest(ResumeFields& fields, Entry&)
    {
        GeneralDetails details;
        details.title = fields.localized("name");
        details.subtitle = fields.localizedOf(fields.texts("keywords").join(QStringLiteral(", ")));
        return details;
    }

    Details reference(ResumeFields& fields, Entry& entry)
    {
        ReferenceDetails details;
        details.name = fields.localized("name");
        details.title = fields.localized("relationship");
        for (const auto& [key, kind] :
             {std::pair("email", ContactKind::Email), std::pair("phone", ContactKind::Phone)}) {
            if (const QString value = fields.text(key); !value.isEmpty())
                details.contacts += Contact{kind, LocalizedText::shared(value), {}, true};
        }
        addTexts(fields, entry, "reference", "highlights");
        return details;
    }

    const ImportOptions& m_options;
    QList<ImportNote> m_notes;
    ResumeFields m_fields;
    QJsonObject m_basicsRest; // members of `basics` that the record has no field for
    Person m_person;
};

} // namespace

bool isJsonResume(const QJsonObject& object)
{
    return !object.contains(QStringLiteral("people")) &&
           (object.value(QStringLiteral("basics")).isObject() ||
            (object.value(QStringLiteral("work")).isArray() && object.value(QStringLiteral("education")).isArray()));
}

Result<ImportDraft> readJsonResume(const QJsonObject& object, const QString& file, const ImportOptions& options)
{
    ImportDraft draft;
    draft.file = file;
    draft.language = options.language.value_or(
        guessLanguage(QString::fromUtf8(QJsonDocument(object).toJson())).value_or(Language::English));
    JsonResumeReader reader(object, draft.language, options);
    draft.person = reader.read();
    draft.notes = reader.takeNotes();
    return named(std::move(draft), options);
}

} // namespace duovita
