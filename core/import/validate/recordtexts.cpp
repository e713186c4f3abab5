#include "core/import/validate/recordtexts.h"

#include "core/json/names.h"

#include <QJsonArray>

namespace duovita {

namespace {

/// Collects the words of a value, according to its type.
class Taking {
public:
    /// A field with a value also covers the words of its label: "Position held: Teacher".
    void operator()(Field field, const auto& value)
    {
        const qsizetype before = m_texts.size();
        take(value);
        if (m_texts.size() > before)
            take(nameOf(field));
    }

    void take(const QString& text)
    {
        if (!text.isEmpty())
            m_texts += text;
    }
    void take(const RichText& text) { take(text.markdown()); }
    void take(const char* name) { take(QString::fromLatin1(name)); }
    template <typename Text>
    void take(const Localized<Text>& text)
    {
        for (const Language language : allLanguages) {
            if (!text.isShared() || language == allLanguages.front())
                take(text.text(language));
        }
    }
    template <typename Item>
    void take(const QList<Item>& items)
    {
        for (const Item& item : items)
            take(item);
    }
    void take(const Author& author)
    {
        take(author.name);
        take(author.marks);
        take(author.conjunction);
    }
    void take(const Contact& contact)
    {
        take(contactKindTable[static_cast<std::size_t>(contact.kind)].name);
        take(contact.value);
        take(contact.label);
    }
    void take(const PersonalFact& fact)
    {
        take(personalFactKindTable[static_cast<std::size_t>(fact.kind)].name);
        take(fact.value);
        take(fact.label);
    }
    void take(const Link& link)
    {
        take(link.label);
        take(link.url);
    }
    void take(PublicationType type)
    {
        if (type != PublicationType::Unspecified)
            take(nameIn(publicationTypeNames, type));
    }
    void take(const HeldPosition& position) { forEachField(position, *this); }
    void take(const Highlight& highlight)
    {
        take(highlight.text);
        take(highlight.tags);
    }
    void take(const QJsonValue& value)
    {
        take(value.toString());
        for (const QJsonValue& item : value.toArray())
            take(item);
        take(value.toObject());
    }
    /// The keys are the document's own words.
    void take(const QJsonObject& object)
    {
        for (auto it = object.begin(); it != object.end(); ++it) {
            take(it.key());
            take(it.value());
        }
    }
    void take(const Entry& entry)
    {
        forEachField(entry.details, *this);
        take(entry.highlights);
        take(entry.links);
        take(entry.tags);
        take(entry.note);
        take(entry.unparsed);
        take(entry.asTyped.values());
        take(entry.extra);
    }
    void take(const Section& section)
    {
        take(section.title);
        take(section.unparsed);
        take(section.entries());
        take(section.extra);
    }
    void take(const Cv& cv)
    {
        take(cv.name);
        take(cv.headline);
        take(cv.summary);
    }
    void take(const Person& person)
    {
        take(person.name);
        take(person.nameVariants);
        take(person.headline);
        if (person.photo)
            take(person.photo->alternative);
        take(person.contacts);
        take(person.personalFacts);
        take(person.words.values());
        take(person.sections);
        take(person.cvs);
        take(person.tags);
        take(person.notes);
        take(person.unparsed);
        take(person.extra);
    }
    // Numbers are checked separately (lostnumbers).
    void take(const DateRange&) {}
    void take(const PartialDate&) {}
    void take(const std::optional<PartialDate>&) {}
    void take(int) {}

    QStringList texts() const { return m_texts; }

private:
    QStringList m_texts;
};

} // namespace

QStringList recordTexts(const Section& section)
{
    Taking taking;
    taking.take(section);
    return taking.texts();
}

QStringList recordTexts(const Person& person)
{
    Taking taking;
    taking.take(person);
    return taking.texts();
}

} // namespace duovita
