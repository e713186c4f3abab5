#include "core/editing/persondocument.h"

#include "core/editing/restoring.h"
#include "core/editing/undosteps.h"

namespace duovita {

struct PersonDocument::Private {
    Private(Person open, UndoSteps::Become become) : person(std::move(open)), steps(person, std::move(become)) {}

    Person person;
    UndoSteps steps;
    bool isBecoming = false; // changes are then not recorded as steps
    int mergeGeneration = 0; // incremented by each closeMerge()
    ChangeCause stepCause = ChangeCause::Edit;
    ChangeCause lastCause = ChangeCause::Edit;
};

namespace {

/// Edits with equal keys are merged only if they change the same target.
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

void PersonDocument::push(const std::function<void()>& change, const MergeKey& key)
{
    if (d->isBecoming)
        return change();
    const QString ownKey = key.isEmpty() ? key : QStringLiteral("%1#%2").arg(key, QString::number(d->mergeGeneration));
    d->lastCause = d->stepCause;
    d->steps.push(change, ownKey);
    emitChanged();
}

/// Emits changed() unless a step is still open.
void PersonDocument::emitChanged()
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
    const auto put = [&] {
        const auto place = d->person.findEntry(after.id);
        static_cast<void>(d->person.sections[place->section].replace(place->entry, after));
        Q_EMIT entryChanged(after.id);
    };
    push(put, within(after.id.toString(), key));
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
    push([&] { putEntry(section, index, entry); }, {});
    return true;
}

bool PersonDocument::removeEntry(const EntryId& id)
{
    const auto place = d->person.findEntry(id);
    if (!place)
        return false;
    const SectionId section = d->person.sections.at(place->section).id();
    push([&] { takeEntry(section, place->entry); }, {});
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
    const auto move = [&] {
        takeEntry(from, place->entry);
        putEntry(to, index, entry);
    };
    push(move, {});
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
    push([&] { putSection(index, section); }, {});
    return true;
}

bool PersonDocument::removeSection(const SectionId& id)
{
    const qsizetype index = d->person.indexOf(id);
    if (index < 0)
        return false;
    push([&] { takeSection(index); }, {});
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
    const auto move = [&] {
        takeSection(old);
        putSection(index, section);
    };
    push(move, {});
    return true;
}

bool PersonDocument::changeSection(const SectionId& id, const std::function<void(Section&)>& change,
                                   const MergeKey& key)
{
    const Section* section = findSection(id);
    if (!section)
        return false;
    Section after = *section;
    change(after);
    if (after == *section)
        return true;
    const auto put = [&] {
        d->person.sections[d->person.indexOf(id)] = after;
        Q_EMIT sectionChanged(id);
    };
    push(put, within(id.toString(), key));
    return true;
}

/// Changes everything but the section's entries.
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

bool PersonDocument::replaceProfile(const Person& after, const MergeKey& key)
{
    if (!(after.id == d->person.id))
        return false;
    Person facts = after;
    facts.sections = d->person.sections;
    if (facts == d->person)
        return true;
    const auto put = [&] {
        d->person = facts;
        Q_EMIT factsChanged();
    };
    push(put, within(after.id.toString(), key));
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
    const auto put = [&] {
        d->person = after;
        Q_EMIT factsChanged();
        for (qsizetype s = 0; s < after.sections.size(); ++s) {
            if (after.sections[s].title != before.sections[s].title)
                Q_EMIT sectionChanged(after.sections[s].id());
            for (qsizetype e = 0; e < after.sections[s].entries().size(); ++e) {
                const Entry& entry = after.sections[s].entries()[e];
                if (entry != before.sections[s].entries()[e])
                    Q_EMIT entryChanged(entry.id);
            }
        }
    };
    push(put, {});
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
    m_document.emitChanged();
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
    emitChanged();
}

void PersonDocument::redo()
{
    closeMerge();
    d->lastCause = ChangeCause::Undo;
    d->steps.redo();
    emitChanged();
}

UndoHistory PersonDocument::takeHistory()
{
    closeMerge();
    return d->steps.takeHistory();
}

void PersonDocument::resume(UndoHistory history)
{
    closeMerge();
    d->steps.resume(std::move(history));
    Q_EMIT undoStateChanged();
}

/// Changes the record with all signals, but without an undo step.
void PersonDocument::become(const Person& after)
{
    d->isBecoming = true;
    putRecord(after);
    d->isBecoming = false;
}

bool PersonDocument::applyRemote(const Person& after)
{
    if (!(after.id == d->person.id))
        return false;
    if (after == d->person)
        return true;
    closeMerge();
    d->lastCause = ChangeCause::Merge;
    become(after);
    emitChanged();
    return true;
}

} // namespace duovita
