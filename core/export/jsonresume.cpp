#include "core/export/jsonresume.h"

#include "core/content/owntexts.h"
#include "core/export/onelanguage.h"
#include "core/export/publicrecord.h"

#include <QRegularExpression>

namespace duovita {

namespace {

bool isAddress(const QString& text)
{
    return text.startsWith(QStringLiteral("http://")) || text.startsWith(QStringLiteral("https://"));
}

class ResumeWriter {
public:
    ResumeWriter(const Person& person, Language language) : m_person(person), m_text(language) {}

    QJsonObject write()
    {
        m_resume.insert(
            QStringLiteral("$schema"),
            QStringLiteral("https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"));
        writeBasics();
        for (const Section& section : m_person.sections)
            writeSection(section);
        insertKept(m_resume, m_person.extra);
        return m_resume;
    }

private:
    void writeBasics()
    {
        QJsonObject basics;
        insertText(basics, "name", m_text(m_person.name));
        insertText(basics, "label", m_text(m_person.headline));
        QJsonArray profiles;
        for (const Contact& contact : m_person.contacts)
            writeContact(contact, basics, profiles);
        if (!profiles.isEmpty())
            basics.insert(QStringLiteral("profiles"), profiles);
        insertText(basics, "summary", summary());
        m_resume.insert(QStringLiteral("basics"), basics);
    }

    /// The schema has one mail address, one telephone number and one location; further ones become profiles.
    void writeContact(const Contact& contact, QJsonObject& basics, QJsonArray& profiles) const
    {
        static const QHash<ContactKind, const char*> members{
            {ContactKind::Email, "email"}, {ContactKind::Phone, "phone"}, {ContactKind::Website, "url"}};
        const QString value = m_text(contact.value);
        if (contact.kind == ContactKind::Location) {
            QJsonObject location = basics.value(QStringLiteral("location")).toObject();
            const QString before = location.value(QStringLiteral("address")).toString();
            insertText(location, "address", before.isEmpty() ? value : before + QStringLiteral("; ") + value);
            basics.insert(QStringLiteral("location"), location);
            return;
        }
        const char* member = members.value(contact.kind, nullptr);
        if (member && !basics.contains(QLatin1StringView(member))) {
            insertText(basics, member, value);
            return;
        }
        QJsonObject profile;
        insertText(profile, "network", networkOf(contact, m_text.language()));
        insertText(profile, isAddress(value) ? "url" : "username", value);
        profiles += profile;
    }

    QString summary() const
    {
        QStringList paragraphs;
        for (const Section& section : m_person.sections) {
            if (section.kind() != SectionKind::Summary)
                continue;
            for (const Entry& entry : section.entries()) {
                for (const Highlight& highlight : entry.highlights)
                    paragraphs += m_text(highlight.text);
            }
        }
        return paragraphs.join(QStringLiteral("\n\n"));
    }

    void writeSection(const Section& section)
    {
        const QString list = listOf(section);
        if (list.isEmpty())
            return;
        QJsonArray entries = m_resume.value(list).toArray();
        for (const Entry& entry : section.entries()) {
            QJsonObject object;
            std::visit([&](const auto& details) { write(details, entry, object); }, entry.details);
            insertKept(object, entry.extra);
            entries += object;
        }
        if (!entries.isEmpty())
            m_resume.insert(list, entries);
    }

    QString listOf(const Section& section) const
    {
        static const QHash<SectionKind, QString> lists{{SectionKind::Education, QStringLiteral("education")},
                                                       {SectionKind::Work, QStringLiteral("work")},
                                                       {SectionKind::Project, QStringLiteral("projects")},
                                                       {SectionKind::Research, QStringLiteral("projects")},
                                                       {SectionKind::Publication, QStringLiteral("publications")},
                                                       {SectionKind::Patent, QStringLiteral("patents")},
                                                       {SectionKind::Award, QStringLiteral("awards")},
                                                       {SectionKind::Skill, QStringLiteral("skills")},
                                                       {SectionKind::Language, QStringLiteral("languages")},
                                                       {SectionKind::Service, QStringLiteral("volunteer")},
                                                       {SectionKind::Teaching, QStringLiteral("teaching")},
                                                       {SectionKind::Talk, QStringLiteral("talks")},
                                                       {SectionKind::Certificate, QStringLiteral("certificates")},
                                                       {SectionKind::Reference, QStringLiteral("references")},
                                                       {SectionKind::Interest, QStringLiteral("interests")}};
        static const QRegularExpression volunteer(QStringLiteral("volunteer|志愿"),
                                                  QRegularExpression::CaseInsensitiveOption);
        if (section.kind() == SectionKind::Custom)
            return m_text(section.title).contains(volunteer) ? QStringLiteral("volunteer") : QStringLiteral("custom");
        return lists.value(section.kind());
    }

    /// The first paragraph becomes the summary, everything else the list.
    void writeTexts(const Entry& entry, QJsonObject& object, const char* paragraph, const char* bullets) const
    {
        QJsonArray list;
        for (const Highlight& highlight : entry.highlights) {
            const bool first = &highlight == &entry.highlights.first();
            if (first && highlight.style == HighlightStyle::Paragraph)
                insertText(object, paragraph, m_text(highlight.text));
            else
                list += m_text(highlight.text);
        }
        if (!list.isEmpty())
            object.insert(QLatin1StringView(bullets), list);
    }

    static void writeRange(const DateRange& range, QJsonObject& object)
    {
        if (range.start())
            insertText(object, "startDate", range.start()->toIso());
        if (range.end())
            insertText(object, "endDate", range.end()->toIso());
    }

    static QJsonArray parted(const QString& text)
    {
        static const QRegularExpression mark(QStringLiteral("\\s*[,，、]\\s*"));
        return QJsonArray::fromStringList(text.split(mark, Qt::SkipEmptyParts));
    }

    void write(const EducationDetails& details, const Entry& entry, QJsonObject& object) const
    {
        insertText(object, "institution", m_text(details.institution));
        insertText(object, "area", m_text(details.area));
        insertText(object, "studyType", m_text(details.degree));
        insertText(object, "score", m_text(details.score));
        insertText(object, "location", m_text(details.location));
        writeRange(details.range, object);
        writeTexts(entry, object, "summary", "courses");
    }

    void write(const ExperienceDetails& details, const Entry& entry, QJsonObject& object) const
    {
        const bool project = !details.title.isEmpty();
        insertText(object, "name", m_text(project ? details.title : details.organization));
        if (project) {
            insertText(object, "entity", m_text(details.organization));
            const QJsonArray roles = parted(m_text(details.position));
            if (!roles.isEmpty())
                object.insert(QStringLiteral("roles"), roles);
            if (!entry.tags.isEmpty())
                object.insert(QStringLiteral("keywords"), QJsonArray::fromStringList(entry.tags));
        } else {
            insertText(object, "position", m_text(details.position));
        }
        insertText(object, "department", m_text(details.department));
        insertText(object, "location", m_text(details.location));
        insertText(object, "url", details.url);
        writeRange(details.range, object);
        writeTexts(entry, object, project ? "description" : "summary", "highlights");
    }

    void write(const PublicationDetails& details, const Entry& entry, QJsonObject& object) const
    {
        insertText(object, "name", m_text(details.title));
        insertText(object, "publisher", m_text(details.venue.isEmpty() ? details.venueShort : details.venue));
        if (details.year)
            insertText(object, "releaseDate", details.year->toIso());
        insertText(object, "url", entry.links.value(0).url);
        QJsonArray authors;
        for (const Author& author : m_text(details.authors))
            authors += author.name;
        if (!authors.isEmpty())
            object.insert(QStringLiteral("authors"), authors);
        insertText(object, "doi", details.doi);
        writeTexts(entry, object, "summary", "highlights");
    }

    void write(const PatentDetails& details, const Entry& entry, QJsonObject& object) const
    {
        insertText(object, "name", m_text(details.title));
        insertText(object, "number", details.number);
        insertText(object, "status", m_text(details.status));
        if (details.date)
            insertText(object, "date", details.date->toIso());
        QJsonArray inventors;
        for (const Author& inventor : m_text(details.inventors))
            inventors += inventor.name;
        if (!inventors.isEmpty())
            object.insert(QStringLiteral("inventors"), inventors);
        writeTexts(entry, object, "summary", "highlights");
    }

    void write(const AwardDetails& details, const Entry& entry, QJsonObject& object) const
    {
        const QString title = m_text(details.title);
        insertText(object, "title",
                   details.count > 1 ? QStringLiteral("%1 ×%2").arg(title, QString::number(details.count)) : title);
        insertText(object, "awarder", m_text(details.issuer));
        if (!details.dates.isEmpty())
            insertText(object, "date", details.dates.last().toIso());
        writeRange(details.range, object);
        writeTexts(entry, object, "summary", "highlights");
    }

    void write(const SkillDetails& details, const Entry&, QJsonObject& object) const
    {
        insertText(object, "name", m_text(details.label));
        const QJsonArray keywords = parted(RichText::fromMarkdown(m_text(details.items)).plainText());
        if (!keywords.isEmpty())
            object.insert(QStringLiteral("keywords"), keywords);
    }

    void write(const LanguageSkillDetails& details, const Entry&, QJsonObject& object) const
    {
        insertText(object, "language", m_text(details.language));
        insertText(object, "fluency", m_text(details.level));
    }

    void write(const ReferenceDetails& details, const Entry& entry, QJsonObject& object) const
    {
        insertText(object, "name", m_text(details.name));
        insertText(object, "relationship", m_text(details.title));
        for (const Contact& contact : details.contacts) {
            if (contact.isPublic && (contact.kind == ContactKind::Email || contact.kind == ContactKind::Phone))
                insertText(object, contact.kind == ContactKind::Email ? "email" : "phone", m_text(contact.value));
        }
        writeTexts(entry, object, "reference", "highlights");
    }

    void write(const GeneralDetails& details, const Entry& entry, QJsonObject& object) const
    {
        const SectionKind kind = kindOf(entry);
        const char* name = kind == SectionKind::Service || kind == SectionKind::Custom ? "organization" : "name";
        insertText(object, name, m_text(details.title));
        if (kind == SectionKind::Interest) {
            const QJsonArray keywords = parted(m_text(details.subtitle));
            if (!keywords.isEmpty())
                object.insert(QStringLiteral("keywords"), keywords);
        } else if (kind == SectionKind::Certificate) {
            insertText(object, "issuer", m_text(details.subtitle));
            if (details.range.end())
                insertText(object, "date", details.range.end()->toIso());
        } else {
            insertText(object, "position", m_text(details.subtitle));
            writeRange(details.range, object);
        }
        insertText(object, "url", details.url);
        writeTexts(entry, object, "summary", "highlights");
    }

    SectionKind kindOf(const Entry& entry) const
    {
        const auto place = m_person.findEntry(entry.id);
        return place ? m_person.sections[place->section].kind() : SectionKind::Custom;
    }

    const Person& m_person;
    OneLanguage m_text;
    QJsonObject m_resume;
};

} // namespace

QJsonObject toJsonResume(const Person& person, const Cv& cv, Language language)
{
    const Person shown = publicRecord(person, cv, ImportedFields::Kept).person;
    return ResumeWriter(withOwnTexts(shown, shown.cvs.front()), language).write();
}

} // namespace duovita
