#include "core/editing/persondocument.h"

#include "core/editing/restoring.h"
#include "core/editing/undosteps.h"

namespace duovita {

struct PersonDocument::Private {
    Private(Person open, UndoSteps::Become become) : person(std::move(open)), steps(person, std::move(become)) {}

    Person person;
    UndoSteps steps;
    bool isBecoming = false; // what is changed is no step
    int mergeGeneration = 0; // a new one for each closed merge
    ChangeCause stepCause = ChangeCause::Edit;
    ChangeCause lastCause = ChangeCause::Edit;
};

namespace {

/// Equal keys fold only where they change the same thing.
MergeKey within(const QString& target, const MergeKey& key)
{
    return key.isEmpty() ? key : MergeKey(target + u'/' + key);
}

} // namespace

PersonDocument::PersonDocument(Person person, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(std::move(person), [this](const Person& after) { become(after); }))
{
}

PersonDocument::~PersonDocument() = default;

const Person& PersonDocument::person() const
{
    return d->person;
}

const Entry* PersonDocument::findEntry(const EntryId& id) const
{
    const auto place = d->person.findEntry(id);
    return place ? &std::as_const(d->person).sections.at(place->section).entries().at(place->entry) : nullptr;
}

const Section* PersonDocument::findSection(const SectionId& id) const
{
    const qsizetype at = d->person.indexOf(id);
    return at < 0 ? nullptr : &std::as_const(d->person).sections.at(at);
}

void PersonDocument::push(std::function<void()> redo, std::function<void()> undo, const MergeKey& key)
{
    if (d->isBecoming)
        return redo();
    const QString ownKey = key.isEmpty() ? key : QStringLiteral("%1#%2").arg(key).arg(d->mergeGeneration);
    d->lastCause = d->stepCause;
    d->steps.push(std::move(redo), std::move(undo), ownKey);
    sayChanged();
}

/// A step is said when it is whole.
void PersonDocument::sayChanged()
{
    if (d->steps.isOpen())
        return;
    Q_EMIT changed();
    Q_EMIT undoStateChanged();
}

bool PersonDocument::replaceEntry(const Entry& after, const MergeKey& key)
{
    const Entry* before = findEntry(after.id);
    if (!before || kindOf(before->details) != kindOf(after.details))
        return false;
    if (*before == after)
        return true;
    const auto put = [this](const Entry& entry) {
        const auto place = d->person.findEntry(entry.id);
        static_cast<void>(d->person.sections[place->section].replace(place->entry, entry));
        Q_EMIT entryChanged(entry.id);
    };
    push([put, after] { put(after); }, [put, old = *before] { put(old); }, within(after.id.toString(), key));
    return true;
}

void PersonDocument::putEntry(const SectionId& section, qsizetype index, const Entry& entry)
{
    Q_EMIT entryAboutToBeInserted(section, index);
    static_cast<void>(d->person.sections[d->person.indexOf(section)].insert(index, entry));
    Q_EMIT entryInserted(section, index);
}

void PersonDocument::takeEntry(const SectionId& section, qsizetype index)
{
    Q_EMIT entryAboutToBeRemoved(section, index);
    d->person.sections[d->person.indexOf(section)].take(index);
    Q_EMIT entryRemoved(section, index);
}

bool PersonDocument::insertEntry(const SectionId& section, qsizetype index, const Entry& entry)
{
    const Section* target = findSection(section);
    if (!target || !target->accepts(entry) || findEntry(entry.id) || index < 0 || index > target->entries().size())
        return false;
    push([=, this] { putEntry(section, index, entry); }, [=, this] { takeEntry(section, index); }, {});
    return true;
}

bool PersonDocument::removeEntry(const EntryId& id)
{
    const auto place = d->person.findEntry(id);
    if (!place)
        return false;
    const SectionId section = d->person.sections.at(place->section).id();
    const Entry entry = *findEntry(id);
    const qsizetype index = place->entry;
    push([=, this] { takeEntry(section, index); }, [=, this] { putEntry(section, index, entry); }, {});
    return true;
}

bool PersonDocument::moveEntry(const EntryId& id, const SectionId& to, qsizetype index)
{
    const auto place = d->person.findEntry(id);
    const Section* target = findSection(to);
    if (!place || !target || !target->accepts(*findEntry(id)))
        return false;
    const SectionId from = d->person.sections.at(place->section).id();
    const qsizetype room = target->entries().size() - (from == to ? 1 : 0);
    if (index < 0 || index > room)
        return false;
    if (from == to && place->entry == index)
        return true;
    const Entry entry = *findEntry(id);
    const qsizetype old = place->entry;
    push(
        [=, this] {
            takeEntry(from, old);
            putEntry(to, index, entry);
        },
        [=, this] {
            takeEntry(to, index);
            putEntry(from, old, entry);
        },
        {});
    return true;
}

void PersonDocument::putSection(qsizetype index, const Section& section)
{
    Q_EMIT sectionAboutToBeInserted(index);
    d->person.sections.insert(index, section);
    Q_EMIT sectionInserted(index);
}

void PersonDocument::takeSection(qsizetype index)
{
    Q_EMIT sectionAboutToBeRemoved(index);
    d->person.sections.removeAt(index);
    Q_EMIT sectionRemoved(index);
}

bool PersonDocument::insertSection(qsizetype index, const Section& section)
{
    if (index < 0 || index > d->person.sections.size() || findSection(section.id()))
        return false;
    push([=, this] { putSection(index, section); }, [=, this] { takeSection(index); }, {});
    return true;
}

bool PersonDocument::removeSection(const SectionId& id)
{
    const qsizetype index = d->person.indexOf(id);
    if (index < 0)
        return false;
    const Section section = d->person.sections.at(index);
    push([=, this] { takeSection(index); }, [=, this] { putSection(index, section); }, {});
    return true;
}

bool PersonDocument::moveSection(const SectionId& id, qsizetype index)
{
    const qsizetype old = d->person.indexOf(id);
    if (old < 0 || index < 0 || index >= d->person.sections.size())
        return false;
    if (old == index)
        return true;
    const Section section = d->person.sections.at(old);
    push(
        [=, this] {
            takeSection(old);
            putSection(index, section);
        },
        [=, this] {
            takeSection(index);
            putSection(old, section);
        },
        {});
    return true;
}

bool PersonDocument::changeSection(const SectionId& id, const std::function<void(Section&)>& change,
                                   const MergeKey& key)
{
    const Section* section = findSection(id);
    if (!section)
        return false;
    // Only the facts: the entries may have changed by the time this is undone.
    Section after = *section;
    change(after);
    if (after == *section)
        return true;
    const auto facts = [this](const Section& from) {
        return [this, facts = headOf(from)] {
            Section& target = d->person.sections[d->person.indexOf(facts.id())];
            target.title = facts.title;
            target.visible = facts.visible;
            target.unparsed = facts.unparsed;
            target.extra = facts.extra;
            Q_EMIT sectionChanged(facts.id());
        };
    };
    push(facts(after), facts(*section), within(id.toString(), key));
    return true;
}

/// All but its entries.
bool PersonDocument::setSectionHead(const Section& head)
{
    const auto change = [&](Section& section) {
        section.title = head.title;
        section.visible = head.visible;
        section.unparsed = head.unparsed;
        section.extra = head.extra;
    };
    return changeSection(head.id(), change, {});
}

bool PersonDocument::setSectionTitle(const SectionId& id, const LocalizedText& title, const MergeKey& key)
{
    return changeSection(
        id, [&](Section& section) { section.title = title; }, key);
}

bool PersonDocument::setSectionVisible(const SectionId& id, bool visible)
{
    return changeSection(id, [&](Section& section) { section.visible = visible; }, {});
}

bool PersonDocument::setSectionUnparsed(const SectionId& id, const QStringList& unparsed)
{
    return changeSection(id, [&](Section& section) { section.unparsed = unparsed; }, {});
}

bool PersonDocument::replaceFacts(const Person& after, const MergeKey& key)
{
    if (!(after.id == d->person.id))
        return false;
    Person facts = after;
    facts.sections = d->person.sections;
    if (facts == d->person)
        return true;
    const auto put = [this](Person person) {
        person.sections = d->person.sections;
        d->person = std::move(person);
        Q_EMIT factsChanged();
    };
    Person before = d->person;
    before.sections.clear();
    facts.sections.clear();
    push([put, facts] { put(facts); }, [put, before] { put(before); }, within(after.id.toString(), key));
    return true;
}

bool PersonDocument::replaceTexts(const Person& after)
{
    const Person before = d->person;
    const auto sameEntries = [](const Section& a, const Section& b) {
        return a.id() == b.id() && a.kind() == b.kind() &&
               std::equal(a.entries().begin(), a.entries().end(), b.entries().begin(), b.entries().end(),
                          [](const Entry& one, const Entry& other) { return one.id == other.id; });
    };
    if (!(after.id == before.id) || !std::equal(after.sections.begin(), after.sections.end(), before.sections.begin(),
                                                before.sections.end(), sameEntries))
        return false;
    if (after == before)
        return true;
    const auto put = [this](const Person& person) {
        const Person old = std::exchange(d->person, person);
        Q_EMIT factsChanged();
        for (qsizetype s = 0; s < person.sections.size(); ++s) {
            if (person.sections[s].title != old.sections[s].title)
                Q_EMIT sectionChanged(person.sections[s].id());
            for (qsizetype e = 0; e < person.sections[s].entries().size(); ++e) {
                const Entry& entry = person.sections[s].entries()[e];
                if (entry != old.sections[s].entries()[e])
                    Q_EMIT entryChanged(entry.id);
            }
        }
    };
    push([put, after] { put(after); }, [put, before] { put(before); }, {});
    return true;
}

PersonDocument::Step::Step(PersonDocument& document, ChangeCause cause) : m_document(document)
{
    m_document.closeMerge();
    m_document.d->stepCause = cause;
    m_document.d->steps.begin();
}

PersonDocument::Step::~Step()
{
    m_document.d->steps.end();
    m_document.d->stepCause = ChangeCause::Edit;
    m_document.closeMerge();
    m_document.sayChanged();
}

void PersonDocument::closeMerge()
{
    ++d->mergeGeneration;
}

ChangeCause PersonDocument::lastCause() const
{
    return d->lastCause;
}

bool PersonDocument::canUndo() const
{
    return d->steps.canUndo();
}

bool PersonDocument::canRedo() const
{
    return d->steps.canRedo();
}

EditSummary PersonDocument::undoSummary() const
{
    const UndoSteps::Difference* step = d->steps.toUndo();
    return step ? summarizeEdit(step->before, step->after) : EditSummary();
}

EditSummary PersonDocument::redoSummary() const
{
    const UndoSteps::Difference* step = d->steps.toRedo();
    return step ? summarizeEdit(step->before, step->after) : EditSummary();
}

void PersonDocument::undo()
{
    closeMerge();
    d->lastCause = ChangeCause::Undo;
    d->steps.undo();
    sayChanged();
}

void PersonDocument::redo()
{
    closeMerge();
    d->lastCause = ChangeCause::Undo;
    d->steps.redo();
    sayChanged();
}

UndoHistory PersonDocument::takeHistory()
{
    closeMerge();
    const QSignalBlocker quiet(this); // it goes through its steps, and is what it was
    return d->steps.takeHistory();
}

void PersonDocument::resume(UndoHistory history)
{
    closeMerge();
    d->steps.resume(std::move(history));
    Q_EMIT undoStateChanged();
}

/// What came and went is said, and is no step.
void PersonDocument::become(const Person& after)
{
    d->isBecoming = true;
    putRecord(after);
    d->isBecoming = false;
}

bool PersonDocument::takeIn(const Person& after)
{
    if (!(after.id == d->person.id))
        return false;
    if (after == d->person)
        return true;
    closeMerge();
    {
        const QSignalBlocker quiet(this); // it goes through its steps, and is what it was
        d->steps.detach();
    }
    d->lastCause = ChangeCause::Merge;
    become(after);
    sayChanged();
    return true;
}

} // namespace duovita
