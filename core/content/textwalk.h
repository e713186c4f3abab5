#pragma once

#include "core/content/cvcontent.h"
#include "core/terms/neededtexts.h"

namespace duovita {

/// The place of a text in a record. If a field has several texts (contacts, links, authors), `part` tells them apart.
struct TextPlace {
    ContentSource source;
    QString part = {};      ///< "2.label": the label of the third item; empty if the field is a single text
    bool isPrivate = false; ///< only for the owner: a note, or a contact that is not public
    QList<Language> languages = everyLanguage(); ///< the languages that it is needed in (core/terms/neededtexts.h)
    TextNature nature = TextNature::Prose;
};

/// Visits every text of a record in its order: names, titles, all fields and points, links, notes, and the CVs' own
/// texts. Calls the visitor with the place and a QString, LocalizedText or LocalizedRichText, which it may change.
template <typename Visitor>
class TextWalk {
public:
    explicit TextWalk(Visitor visitor) : m_visit(std::move(visitor)) {}

    void walk(Person& person)
    {
        take(ContentSource{{}, {}, {}, Field::Name}, person.name);
        take(Field::Headline, person.headline);
        m_place.source.field = Field::NameVariants;
        takeEach(person.nameVariants, [this](QString& name) { take(name); });
        if (person.photo)
            take(Field::Photo, person.photo->alternative);
        m_place.source.field = Field::Contacts;
        takeContacts(person.contacts);
        takePersonalFacts(person.personalFacts);
        takeWords(person.words);
        takePrivate(Field::Notes, person.notes);
        for (Section& section : person.sections)
            walk(section);
        for (Cv& cv : person.cvs)
            walk(cv);
    }

private:
    /// A CV needs its own texts only in its languages.
    void walk(Cv& cv)
    {
        m_scope = cv.languages;
        take(ContentSource{{}, {}, {}, Field::Headline, cv.id}, cv.headline);
        take(Field::Summary, cv.summary);
        m_scope = everyLanguage();
    }

    void walk(Section& section)
    {
        m_scope = languagesOfTitle(section);
        take(ContentSource{section.id(), {}, {}, Field::Title}, section.title);
        m_scope = everyLanguage();
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            Entry entry = section.entries()[i];
            m_place.source = {section.id(), entry.id, {}, Field::None};
            walk(entry, section.kind());
            if (entry != section.entries()[i])
                static_cast<void>(section.replace(i, entry)); // its kind stays
        }
    }

    void walk(Entry& entry, SectionKind kind)
    {
        forEachField(entry.details, [&](Field field, auto& value) {
            m_place.source.field = field;
            m_place.nature = natureOf(field, kind);
            takeValue(value);
        });
        m_place.source.field = Field::Highlights;
        m_place.nature = natureOf(Field::Highlights, kind);
        for (Highlight& highlight : entry.highlights) {
            m_place.source.highlight = highlight.id;
            take(highlight.text);
        }
        m_place.source.highlight.reset();
        m_place.source.field = Field::Links;
        m_place.nature = natureOf(Field::Links, kind);
        takeEach(entry.links, [this](Link& link) {
            takePart("label", link.label);
            takePart("url", link.url);
        });
        m_place.nature = TextNature::Prose;
        takePrivate(Field::Note, entry.note);
    }

    void takeAuthors(LocalizedAuthors& authors)
    {
        for (const Language language : allLanguages) {
            if (authors.isShared() && language != allLanguages.front())
                continue;
            const QString side = authors.isShared() ? QString() : QString(u'.' + codeOf(language));
            QList<Author> people = authors.text(language);
            for (qsizetype i = 0; i < people.size(); ++i) {
                m_place.part = QString::number(i) + side;
                take(people[i].name);
            }
            authors.setText(language, people);
        }
        m_place.part.clear();
    }

    void takeContacts(QList<Contact>& contacts)
    {
        takeEach(contacts, [this](Contact& contact) {
            m_place.isPrivate = !contact.isPublic;
            m_place.nature = natureOf(contact.kind);
            m_scope = languagesOfValue(contact);
            takePart("value", contact.value);
            m_place.nature = TextNature::Names;
            m_scope = languagesOfLabel(contact);
            takePart("label", contact.label);
            m_scope = everyLanguage();
            m_place.nature = TextNature::Prose;
            m_place.isPrivate = false;
        });
    }

    void takePersonalFacts(QList<PersonalFact>& facts)
    {
        m_place.source.field = Field::PersonalFacts;
        takeEach(facts, [this](PersonalFact& fact) {
            m_place.isPrivate = fact.isPrivate;
            m_place.nature = TextNature::Names;
            m_scope = languagesOfValue(fact);
            takePart("value", fact.value);
            m_scope = languagesOfLabel(fact);
            takePart("label", fact.label);
            m_scope = everyLanguage();
            m_place.nature = TextNature::Prose;
            m_place.isPrivate = false;
        });
    }

    /// No language needs these: if they are missing, the document uses its own words.
    void takeWords(OwnWords& words)
    {
        m_place.source.field = Field::Words;
        m_scope.clear();
        for (const DocumentWordInfo& row : ownWordTable) {
            if (!words.contains(row.word))
                continue;
            m_place.part = QString::fromLatin1(row.name);
            take(words[row.word]);
            if (words[row.word].isEmpty())
                words.remove(row.word);
        }
        m_place.part.clear();
        m_scope = everyLanguage();
    }

    template <typename Value>
    void takeValue(Value& value)
    {
        if constexpr (std::is_same_v<Value, LocalizedText> || std::is_same_v<Value, QString>) {
            take(value);
        } else if constexpr (std::is_same_v<Value, LocalizedAuthors>) {
            takeAuthors(value);
        } else if constexpr (std::is_same_v<Value, QList<Contact>>) {
            takeContacts(value);
        } else if constexpr (std::is_same_v<Value, QList<HeldPosition>>) {
            takeEach(value, [this](HeldPosition& held) {
                forEachField(held, [&](Field field, auto& inner) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(inner)>, LocalizedText>)
                        takePart(nameOf(field).toLatin1().constData(), inner);
                });
            });
        }
    }

    /// Visits the members of a list that have no ids and are identified by their index.
    template <typename Item, typename Take>
    void takeEach(QList<Item>& items, Take take)
    {
        for (qsizetype i = 0; i < items.size(); ++i) {
            m_place.part = QString::number(i);
            take(items[i]);
        }
        m_place.part.clear();
    }

    template <typename Text>
    void takePart(const char* name, Text& text)
    {
        const QString item = m_place.part;
        m_place.part = item + u'.' + QLatin1StringView(name);
        take(text);
        m_place.part = item;
    }

    template <typename Text>
    void take(const ContentSource& source, Text& text)
    {
        m_place.source = source;
        take(text);
    }
    template <typename Text>
    void take(Field field, Text& text)
    {
        m_place.source.field = field;
        take(text);
    }
    template <typename Text>
    void takePrivate(Field field, Text& text)
    {
        m_place.isPrivate = true;
        take(field, text);
        m_place.isPrivate = false;
    }
    void take(QString& text) { m_visit(std::as_const(m_place), text); }
    template <typename Text>
    void take(Localized<Text>& text)
    {
        m_place.languages = standsForAll(text, m_place.nature) ? QList<Language>() : m_scope;
        m_visit(std::as_const(m_place), text);
    }

    Visitor m_visit;
    TextPlace m_place;
    QList<Language> m_scope = everyLanguage(); ///< languages that texts here are needed in, whatever their nature
};

/// A text in its stored form: Markdown for rich text.
inline const QString& keptText(const QString& text)
{
    return text;
}
inline const QString& keptText(const RichText& text)
{
    return text.markdown();
}
inline void setKeptText(QString& text, const QString& kept)
{
    text = kept;
}
inline void setKeptText(RichText& text, const QString& kept)
{
    text = RichText::fromMarkdown(kept);
}

} // namespace duovita
