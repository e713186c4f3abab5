#include "core/export/publicrecord.h"

#include "core/content/owntexts.h"
#include "core/content/selection.h"
#include "core/domain/photodata.h"
#include "core/json/personjson.h"

#include <algorithm>

namespace duovita {

namespace {

int countAndClear(QString& text)
{
    const int count = text.isEmpty() ? 0 : 1;
    text.clear();
    return count;
}

int countAndClear(QStringList& texts)
{
    const auto count = static_cast<int>(texts.size());
    texts.clear();
    return count;
}

int countAndClear(TypedTexts& texts)
{
    const auto count = static_cast<int>(texts.size());
    texts.clear();
    return count;
}

template <typename Text>
int hide(Localized<Text>& text)
{
    const int count = text.isEmpty() ? 0 : 1;
    text = {};
    return count;
}

class Cleaner {
public:
    Cleaner(const Person& person, const Cv& cv, ImportedFields fields)
        : m_record{person}, m_cv(cv), m_keeps(fields == ImportedFields::Kept)
    {
    }

    PublicRecord clean()
    {
        Person& person = m_record.person;
        m_record.notes += countAndClear(person.notes);
        m_record.unparsed += countAndClear(person.unparsed);
        person.dismissedProblems.clear(); // they concern only the owner
        if (person.photo)
            person.photo->data = withoutMetadata(person.photo->data);
        dropImported(person);
        dropPrivate(person.contacts);
        m_record.privateFacts +=
            static_cast<int>(person.personalFacts.removeIf([](const PersonalFact& fact) { return fact.isPrivate; }));
        person.cvs = {shownCv(person)};
        if (!m_cv.headline.isEmpty())
            m_record.hidden += hide(person.headline);
        QList<Section> sections;
        const QList<const Section*> chosen = chosenSections(person, m_cv);
        for (const Section& section : std::as_const(person.sections)) {
            if (chosen.contains(&section))
                sections += cleaned(section);
            else
                ++m_record.hidden;
        }
        person.sections = sections;
        return m_record;
    }

private:
    /// The CV without the ids of things it leaves out, which are no longer in the record.
    Cv shownCv(const Person& person)
    {
        Cv cv = m_cv;
        if (!showsOwnSummary(person, cv))
            m_record.hidden += hide(cv.summary);
        cv.hiddenSections.clear();
        cv.hiddenEntries.clear();
        cv.hiddenHighlights.clear();
        cv.includeTags.clear();
        cv.excludeTags.clear();
        cv.excludeUntagged = false;
        return cv;
    }

    template <typename Holder>
    void dropImported(Holder& holder) const
    {
        if (m_keeps)
            return;
        holder.tags.clear();
        holder.extra = {};
    }

    void dropPrivate(QList<Contact>& contacts)
    {
        m_record.privateContacts +=
            static_cast<int>(contacts.removeIf([](const Contact& contact) { return !contact.isPublic; }));
    }

    Section cleaned(const Section& section)
    {
        Section kept(section.kind(), section.id());
        kept.title = section.title;
        m_record.unparsed += static_cast<int>(section.unparsed.size());
        const QList<const Entry*> chosen = chosenEntries(section, m_cv);
        m_record.hidden += static_cast<int>(section.entries().size() - chosen.size());
        for (const Entry* shown : chosen) {
            Entry entry = *shown;
            clean(entry);
            static_cast<void>(kept.append(entry)); // cannot fail: same kind
        }
        return kept;
    }

    void clean(Entry& entry)
    {
        m_record.notes += countAndClear(entry.note);
        m_record.unparsed += countAndClear(entry.unparsed) + countAndClear(entry.asTyped);
        QList<Highlight> highlights;
        for (const Highlight* shown : chosenHighlights(entry, m_cv)) {
            highlights += *shown;
            highlights.last().tags.clear();
        }
        m_record.hidden += static_cast<int>(entry.highlights.size() - highlights.size());
        entry.highlights = highlights;
        dropImported(entry);
        if (auto* reference = std::get_if<ReferenceDetails>(&entry.details))
            dropPrivate(reference->contacts);
    }

    PublicRecord m_record;
    const Cv& m_cv;
    bool m_keeps;
};

Timestamp newest(const Person& person)
{
    Timestamp time{};
    const auto see = [&time](const auto& text) {
        for (const Language language : allLanguages)
            time = std::max(time, text.changed(language));
    };
    see(person.name);
    see(person.headline);
    for (const Cv& cv : person.cvs) {
        see(cv.headline);
        see(cv.summary);
    }
    for (const Section& section : person.sections) {
        see(section.title);
        for (const Entry& entry : section.entries()) {
            for (const Highlight& highlight : entry.highlights)
                see(highlight.text);
        }
    }
    return time;
}

} // namespace

PublicRecord publicRecord(const Person& person, const Cv& cv, ImportedFields fields)
{
    return Cleaner(person, cv, fields).clean();
}

PdfAttachment attachmentOf(const PublicRecord& record)
{
    PdfAttachment attachment;
    attachment.name = QStringLiteral("duovita.json");
    attachment.description = QStringLiteral("The record this document was made from, in all languages");
    attachment.data = writePeople({record.person});
    attachment.changed = QDateTime::fromMSecsSinceEpoch(newest(record.person).time_since_epoch().count()).toUTC();
    return attachment;
}

} // namespace duovita
