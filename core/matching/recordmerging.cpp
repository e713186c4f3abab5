#include "core/matching/recordmerging.h"

#include "core/import/annotate/ownname.h"
#include "core/matching/contactevidence.h"
#include "core/matching/entrymerging.h"
#include "core/matching/entrypairing.h"
#include "core/matching/evidence.h"

#include <QHash>

#include <algorithm>

namespace duovita {

namespace {

const QString& sourceOf(const QString& text)
{
    return text;
}

const QString& sourceOf(const RichText& text)
{
    return text.markdown();
}

class RecordMerger {
public:
    RecordMerger(const Person& record, const Person& other, const QList<EntryPair>& pairs, QSet<QString> written = {})
        : m_other(other), m_written(std::move(written))
    {
        m_merged.person = record;
        for (const EntryPair& pair : pairs)
            m_partners.insert(pair.other, pair);
    }

    MergedRecord merge()
    {
        mergeFacts();
        for (const Section& section : m_other.sections)
            mergeSection(section);
        mergeHeadings();
        markOwnName();
        return std::move(m_merged);
    }

private:
    Person& person() { return m_merged.person; }

    void mergeFacts()
    {
        Entry scratch; // for texts outside entries
        EntryMerger merger(scratch, m_merged.findings, m_written);
        merger.mergeText(person().name, m_other.name, nameOf(Field::Name));
        merger.mergeText(person().headline, m_other.headline, nameOf(Field::Headline));
        scratch.extra = person().extra;
        merger.mergeExtra(m_other.extra);
        person().extra = scratch.extra;
        for (const QString& text : scratch.unparsed + m_other.unparsed)
            keep(person().unparsed, text);
        for (const QString& problem : m_other.dismissedProblems)
            keep(person().dismissedProblems, problem);
        for (const QString& name : m_other.nameVariants)
            keep(person().nameVariants, name);
        for (const QString& tag : m_other.tags)
            keep(person().tags, tag);
        for (const Contact& contact : m_other.contacts)
            mergeContact(contact);
        for (const PersonalFact& fact : m_other.personalFacts)
            mergePersonalFact(fact);
        mergeWords();
        if (!person().photo)
            person().photo = m_other.photo;
        if (person().notes.isEmpty())
            person().notes = m_other.notes;
        else if (!person().notes.contains(m_other.notes))
            person().notes += QStringLiteral("\n\n") + m_other.notes;
        for (const Cv& cv : m_other.cvs)
            mergeOwnTexts(cv);
    }

    /// The record's words stay; differing ones are kept aside.
    void mergeWords()
    {
        for (auto word = m_other.words.begin(); word != m_other.words.end(); ++word) {
            for (const Language language : allLanguages) {
                const QString& given = word->text(language);
                const QString held = person().words.value(word.key()).text(language);
                if (given.isEmpty() || squeezed(given) == squeezed(held))
                    continue;
                if (held.isEmpty()) {
                    setOwnWord(person().words, word.key(), language, given);
                    continue;
                }
                m_merged.findings +=
                    MergeFinding{MergeFinding::Kind::TextsDiffer, {nameOf(Field::Words), held, given}, EntryId()};
                keep(person().unparsed, given);
            }
        }
    }

    /// Moves the CV's own headline and summary to the record's CV with the same id or else the same name. What it shows
    /// is ignored, so no CV is added; texts of a CV without a counterpart are kept aside.
    void mergeOwnTexts(const Cv& other)
    {
        Cv scratch;
        Cv* own = findCv(other);
        mergeOwnText(own ? own->headline : scratch.headline, other.headline, own, Field::Headline);
        mergeOwnText(own ? own->summary : scratch.summary, other.summary, own, Field::Summary);
    }

    template <typename Text>
    void mergeOwnText(Localized<Text>& text, const Localized<Text>& other, bool hasPlace, Field field)
    {
        if (hasPlace && text.isEmpty()) {
            text = other;
            return;
        }
        for (const Language language : allLanguages) {
            const QString& given = sourceOf(other.text(language));
            const QString& held = sourceOf(text.text(language));
            if (given.isEmpty() || squeezed(given) == squeezed(held))
                continue;
            if (hasPlace && held.isEmpty()) {
                text.setCounterpart(language, other.text(language));
                continue;
            }
            if (hasPlace)
                m_merged.findings +=
                    MergeFinding{MergeFinding::Kind::TextsDiffer, {nameOf(field), held, given}, EntryId()};
            keep(person().unparsed, given);
        }
    }

    Cv* findCv(const Cv& other)
    {
        QList<Cv>& cvs = person().cvs;
        const auto sameId = std::find_if(cvs.begin(), cvs.end(), [&](const Cv& cv) { return cv.id == other.id; });
        if (sameId != cvs.end())
            return &*sameId;
        const auto sameName = std::find_if(cvs.begin(), cvs.end(), [&](const Cv& cv) {
            return cv.name.compare(other.name, Qt::CaseInsensitive) == 0;
        });
        return sameName == cvs.end() ? nullptr : &*sameName;
    }

    /// If each document has only one place and they are in different languages, they are the same place.
    bool isOnePlace(const Contact& own, const Contact& contact) const
    {
        const auto places = [](const Person& person) {
            return std::count_if(person.contacts.begin(), person.contacts.end(),
                                 [](const Contact& held) { return held.kind == ContactKind::Location; });
        };
        const bool apart = std::none_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
            return !own.value.text(language).isEmpty() && !contact.value.text(language).isEmpty();
        });
        return own.kind == ContactKind::Location && contact.kind == own.kind && apart && places(m_merged.person) == 1 &&
               places(m_other) == 1;
    }

    void mergeContact(const Contact& contact)
    {
        for (Contact& own : person().contacts) {
            if (!isOneContact(own, contact) && !isOnePlace(own, contact))
                continue;
            Entry scratch;
            QList<MergeFinding> ignored;
            EntryMerger merger(scratch, ignored, m_written);
            merger.mergeText(own.label, contact.label, {});
            if (isFullerNumber(contact, own))
                own.value = contact.value;
            if (own.kind == ContactKind::Location)
                merger.mergeText(own.value, contact.value, {});
            for (const QString& text : std::as_const(scratch.unparsed))
                keep(person().unparsed, text);
            return;
        }
        person().contacts += contact;
    }

    /// Two facts are the same if no language has two different values; facts with custom labels must also have the same
    /// label. Keeps the record's privacy setting.
    void mergePersonalFact(const PersonalFact& fact)
    {
        for (PersonalFact& own : person().personalFacts) {
            const bool isOther = fact.kind == PersonalFactKind::Other;
            if (own.kind != fact.kind || !agree(own.label, fact.label) || !agree(own.value, fact.value) ||
                (isOther && !sharesText(own.label, fact.label)))
                continue;
            Entry scratch;
            QList<MergeFinding> ignored;
            EntryMerger merger(scratch, ignored, m_written);
            merger.mergeText(own.label, fact.label, {});
            merger.mergeText(own.value, fact.value, {});
            return;
        }
        person().personalFacts += fact;
    }

    static bool sharesText(const LocalizedText& one, const LocalizedText& other)
    {
        return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
            return !one.text(language).isEmpty() && one.text(language) == other.text(language);
        });
    }

    /// Whether the texts are equal in every language that both have.
    static bool agree(const LocalizedText& one, const LocalizedText& other)
    {
        return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
            const QString& text = one.text(language);
            const QString& otherText = other.text(language);
            return text.isEmpty() || otherText.isEmpty() || text == otherText;
        });
    }

    void mergeSection(const Section& other)
    {
        bool anyAlone = false;
        for (const Entry& entry : other.entries()) {
            const auto partner = m_partners.constFind(entry.id);
            if (partner == m_partners.constEnd())
                anyAlone = true;
            else
                mergeEntry(*partner, entry, other.visible);
        }
        Section& home = homeOf(other, !anyAlone);
        m_lastHome = home.id();
        m_merged.homes.insert(other.id(), home.id());
        Entry scratch;
        QList<MergeFinding> ignored;
        EntryMerger merger(scratch, ignored, m_written);
        scratch.extra = home.extra;
        merger.mergeExtra(other.extra);
        home.extra = scratch.extra;
        for (const QString& text : std::as_const(scratch.unparsed))
            keep(home.unparsed, text);
        for (const QString& text : other.unparsed)
            keep(home.unparsed, text);
        addUnpaired(other, home);
    }

    /// Adds each entry without a partner where it stands in the other: behind the entry before it, or else before the
    /// next one.
    void addUnpaired(const Section& other, Section& home)
    {
        const auto placeOf = [&](const Entry& entry) {
            const auto partner = m_partners.constFind(entry.id);
            return home.indexOf(partner == m_partners.constEnd() ? entry.id : partner->record);
        };
        const QList<Entry>& entries = other.entries();
        for (auto at = entries.begin(); at != entries.end(); ++at) {
            if (m_partners.contains(at->id))
                continue;
            const auto isPlaced = [&](const Entry& entry) { return placeOf(entry) >= 0; };
            const auto before = std::find_if(std::make_reverse_iterator(at), entries.rend(), isPlaced);
            const auto after = std::find_if(at, entries.end(), isPlaced);
            const qsizetype place = before != entries.rend() ? placeOf(*before) + 1
                                    : after != entries.end() ? placeOf(*after)
                                                             : home.entries().size();
            Entry entry = *at;
            entry.visible = entry.visible && other.visible; // hidden content stays hidden
            static_cast<void>(home.insert(place, entry));   // cannot fail: same kind
            ++m_merged.added;
        }
    }

    /// Headings of sections of the same kind come first: they fit the record's section best. If a section's entries
    /// were moved to a section of another kind, its heading is kept, unless it is that section's default heading.
    void mergeHeadings()
    {
        for (const bool isSameKind : {true, false}) {
            for (const Section& section : m_other.sections) {
                Section& home = person().sections[person().indexOf(m_merged.homes.value(section.id()))];
                if ((home.kind() == section.kind()) == isSameKind)
                    mergeHeading(home, section);
            }
        }
    }

    void mergeHeading(Section& home, const Section& other)
    {
        LocalizedText given = other.title;
        for (const Language language : allLanguages) {
            if (home.kind() != other.kind() && home.title.text(language).isEmpty() && !given.isShared() &&
                squeezed(given.text(language)) == squeezed(standardTitle(home.kind(), language)))
                given.setText(language, {});
        }
        Entry scratch;
        QList<MergeFinding> differing;
        EntryMerger(scratch, differing, m_written).mergeText(home.title, given, nameOf(Field::Title));
        for (MergeFinding& finding : differing) {
            finding.entry = EntryId();
            finding.section = other.id();
        }
        m_merged.findings += differing;
        for (const QString& text : std::as_const(scratch.unparsed))
            keep(home.unparsed, text);
    }

    void mergeEntry(const EntryPair& pair, const Entry& other, bool isSectionVisible)
    {
        const std::optional<Person::EntryPlace> place = person().findEntry(pair.record);
        if (!place)
            return;
        Section& section = person().sections[place->section];
        Entry entry = section.entries()[place->entry];
        Entry given = other;
        if (!other.visible || !isSectionVisible) { // hidden content stays hidden
            for (Highlight& highlight : given.highlights)
                highlight.visible = false;
        }
        EntryMerger(entry, m_merged.findings, m_written, pair.choices).merge(given, pair.highlights);
        static_cast<void>(section.replace(place->entry, entry)); // cannot fail: same kind
        ++m_merged.joined;
    }

    /// The section of the same kind with most partners of its entries: among several lists of papers, the one in the
    /// other language.
    Section* homeOfPartners(const Section& other)
    {
        QMap<qsizetype, int> partners; // by the record's section
        for (const Entry& entry : other.entries()) {
            const auto pair = m_partners.constFind(entry.id);
            const auto place = pair == m_partners.constEnd() ? std::nullopt : person().findEntry(pair->record);
            if (place && person().sections[place->section].kind() == other.kind())
                ++partners[place->section];
        }
        const auto most = std::max_element(partners.begin(), partners.end());
        return most == partners.end() ? nullptr : &person().sections[most.key()];
    }

    /// The section for unpaired entries: of the same kind, preferably with the same title or with partners of its
    /// entries; otherwise a new one.
    Section& homeOf(const Section& other, bool onlyIfThere)
    {
        Section* home = nullptr;
        for (Section& section : person().sections) {
            if (section.kind() != other.kind())
                continue;
            const bool titled = section.kind() == SectionKind::Custom;
            const bool sameTitle = std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language l) {
                return !other.title.text(l).isEmpty() &&
                       squeezed(section.title.text(l)) == squeezed(other.title.text(l));
            });
            if (sameTitle)
                return section;
            if (!home && !titled)
                home = &section;
        }
        if (Section* const homeOfMost = homeOfPartners(other))
            return *homeOfMost;
        if (home)
            return *home;
        if (onlyIfThere && !other.entries().isEmpty()) {
            // All its entries were paired with entries elsewhere: use the section of the first partner.
            const EntryId partner = m_partners.value(other.entries().front().id).record;
            if (const auto place = person().findEntry(partner))
                return person().sections[place->section];
        }
        Section added(other.kind(), other.id());
        added.title = other.title;
        added.visible = other.visible;
        added.extra = other.extra;
        return *person().sections.insert(placeOfNew(), added);
    }

    /// After the section that received the previous section; at the end if this is the first.
    QList<Section>::iterator placeOfNew()
    {
        QList<Section>& sections = person().sections;
        const auto before = std::find_if(sections.begin(), sections.end(),
                                         [this](const Section& section) { return section.id() == m_lastHome; });
        return before == sections.end() ? before : before + 1;
    }

    /// Each document may know the person by only one name.
    void markOwnName()
    {
        const OwnName own(person().name, person().nameVariants);
        const auto mark = [&](LocalizedAuthors& authors) {
            for (const Language language : allLanguages) {
                QList<Author> people = authors.text(language);
                for (Author& author : people)
                    author.self = author.self || own.matches(author.name);
                authors.setText(language, people);
            }
        };
        for (Section& section : person().sections) {
            for (qsizetype i = 0; i < section.entries().size(); ++i) {
                Entry entry = section.entries()[i];
                if (auto* work = std::get_if<PublicationDetails>(&entry.details))
                    mark(work->authors);
                else if (auto* patent = std::get_if<PatentDetails>(&entry.details))
                    mark(patent->inventors);
                else
                    continue;
                static_cast<void>(section.replace(i, entry)); // cannot fail: same kind
            }
        }
    }

    const Person& m_other;
    QSet<QString> m_written;
    MergedRecord m_merged;
    QHash<EntryId, EntryPair> m_partners; // by the other's entry
    std::optional<SectionId> m_lastHome;  // the section that received the previous section
};

} // namespace

MergedRecord linkRecords(const Person& record, const Person& other)
{
    return RecordMerger(record, other, pairEntries(record, other)).merge();
}

MergedRecord linkRecords(const Person& record, const Person& other, const QList<EntryPair>& pairs,
                         const QSet<QString>& written)
{
    return RecordMerger(record, other, pairs, written).merge();
}

} // namespace duovita
