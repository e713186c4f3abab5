#include "core/services/documentnaming.h"

namespace duovita {

namespace {

bool isWork(const Section& section)
{
    return section.kind() == SectionKind::Publication || section.kind() == SectionKind::Patent;
}

qsizetype worksIn(const Person& person)
{
    qsizetype works = 0;
    for (const Section& section : person.sections)
        works += isWork(section) ? section.entries().size() : 0;
    return works;
}

} // namespace

bool ReadDocument::isNameOpen() const
{
    return !drafts.isEmpty() && (drafts.front().isNameGuessed || drafts.front().isNameMissing);
}

ReadDocument readDocument(GuardedReading& reading, const QString& file, const ImportOptions& options,
                          const QString& name)
{
    ImportOptions given = options;
    given.mayBeNameless = true;
    if (!name.isEmpty())
        given.personName = name;
    auto drafts = reading.read(file, given);
    return drafts ? ReadDocument{file, *std::move(drafts)} : ReadDocument{file, {}, drafts.error()};
}

void DocumentNaming::add(const ReadDocument& document)
{
    for (const ImportDraft& draft : document.drafts) {
        if (!draft.isNameGuessed && !draft.isNameMissing)
            add(draft);
    }
}

void DocumentNaming::add(const ImportDraft& named)
{
    Person facts;
    facts.name = named.person.name;
    facts.contacts = named.person.contacts;
    for (const Section& section : named.person.sections) {
        if (isWork(section))
            facts.sections += section;
    }
    if (!facts.name.isEmpty() && (!facts.contacts.isEmpty() || !facts.sections.isEmpty()))
        m_named += {facts, named.file};
}

/// A shared contact suffices, or half of the works: one or two works may be a co-author's too.
DocumentNaming::Likeness DocumentNaming::likeness(const Person& nameless) const
{
    const qsizetype works = worksIn(nameless);
    Likeness like;
    for (const Named& named : m_named) {
        const SharedFacts shared = sharedFacts(named.facts, nameless);
        const bool contact = !shared.reasons.isEmpty() && shared.reasons.front() < SamePersonReason::Works;
        if (!contact && (shared.works < 2 || 2 * shared.works < works))
            continue;
        if (like.named && likenessOf(like.named->facts.name, named.facts.name) <= NameLikeness::Unknown)
            return {};
        if (!like.named)
            like = {&named, shared.reasons};
    }
    return like;
}

std::optional<ReadDocument> DocumentNaming::namedLikeOthers(GuardedReading& reading, const ReadDocument& document,
                                                            const ImportOptions& options) const
{
    const Likeness like = likeness(document.drafts.front().person);
    if (!like.named)
        return std::nullopt;
    const LocalizedText& name = like.named->facts.name;
    ReadDocument read = readDocument(reading, document.file, options, bilingualName(name));
    if (read.error)
        return std::nullopt;
    for (ImportDraft& draft : read.drafts) {
        draft.notes.removeIf([](const ImportNote& note) { return note.kind == ImportNote::Kind::PersonNamedByUser; });
        draft.notes +=
            ImportNote{ImportNote::Kind::NamedLikeOther,
                       QStringList{name.textOrFallback(draft.language), like.named->file} + namesOf(like.reasons)};
    }
    return read;
}

} // namespace duovita
