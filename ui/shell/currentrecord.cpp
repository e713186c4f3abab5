#include "ui/shell/currentrecord.h"

#include "core/services/store.h"
#include "ui/background.h"

#include <QScopedValueRollback>
#include <QTimer>

namespace duovita {

CurrentRecord::CurrentRecord(QString databasePath, QObject* parent)
    : QObject(parent), m_database(std::move(databasePath))
{
}

CurrentRecord::~CurrentRecord() = default;

std::optional<PersonId> CurrentRecord::id() const
{
    return m_record ? std::optional(person().id) : std::nullopt;
}

void CurrentRecord::open(const PersonId& person)
{
    if (isOf(person) || m_coming == person)
        return;
    if (const Result<void> saved = flush(); !saved && !isKept()) {
        Q_EMIT failed(saved.error());
        return;
    }
    read(person, false);
}

void CurrentRecord::show(const PersonId& person)
{
    Q_EMIT wanted(person);
    open(person);
}

void CurrentRecord::reopen(const PersonId& person)
{
    if (isOf(person))
        close();
    show(person);
}

void CurrentRecord::read(const PersonId& person, bool silently)
{
    m_coming = person;
    runInBackground(
        this, [path = m_database, person] { return loadPerson(path, person); },
        [this, person, silently](const Result<StoredPerson>& stored) { take(person, stored, silently); });
}

void CurrentRecord::take(const PersonId& person, const Result<StoredPerson>& stored, bool silently)
{
    if (m_flushing) {            // wait until the open record is saved
        constexpr int soon = 20; // milliseconds
        QTimer::singleShot(soon, this, [this, person, stored, silently] { take(person, stored, silently); });
        return;
    }
    if (m_coming != person)
        return; // another person was chosen meanwhile
    m_coming.reset();
    if (!stored) {
        if (!silently)
            Q_EMIT failed(stored.error());
        return;
    }
    close();
    m_record = std::make_unique<OpenRecord>(m_database, *stored);
    m_undoMemory.giveBack(m_record->document);
    connect(&m_record->document, &PersonDocument::changed, this, &CurrentRecord::changed);
    connect(&m_record->document, &PersonDocument::factsChanged, this, &CurrentRecord::factsChanged);
    connect(&m_record->document, &PersonDocument::undoStateChanged, this, &CurrentRecord::undoStateChanged);
    connect(&m_record->autosave, &Autosave::stateChanged, this, &CurrentRecord::saveStateChanged);
    Q_EMIT opened(*stored);
}

void CurrentRecord::close()
{
    if (!m_record)
        return;
    Q_EMIT closing();
    m_undoMemory.keep(m_record->document);
    m_record.reset();
}

void CurrentRecord::leave()
{
    close();
    Q_EMIT left();
}

void CurrentRecord::dropRedo(const QList<PersonId>& people)
{
    m_undoMemory.dropRedo(people);
    if (!m_record || !people.contains(person().id) || !m_record->document.canRedo())
        return;
    UndoHistory history = m_record->document.takeHistory();
    history.dropRedo();
    m_record->document.resume(std::move(history));
}

void CurrentRecord::release()
{
    m_released = m_record ? id() : m_coming;
    stopComing();
    leave();
    m_undoMemory.forgetAll();
}

void CurrentRecord::comeBack()
{
    if (const auto person = std::exchange(m_released, std::nullopt))
        read(*person, true);
}

Result<void> CurrentRecord::flush()
{
    if (!m_record)
        return {};
    Result<void> saved;
    {
        const QScopedValueRollback guard(m_flushing, true);
        saved = m_record->autosave.flush();
    }
    Q_EMIT flushed();
    return saved;
}

bool CurrentRecord::saveFirst()
{
    const Result<void> saved = flush();
    if (!saved)
        Q_EMIT failed(saved.error());
    return saved.hasValue();
}

bool CurrentRecord::isKept() const
{
    return m_record && !m_record->autosave.keptIn().isEmpty();
}

void CurrentRecord::lookForOthersChanges()
{
    const auto isSaved = [this] { return m_record && m_record->autosave.state() == Autosave::State::Saved; };
    if (!isSaved())
        return;
    runInBackground(
        this, [path = m_database, id = person().id] { return loadPerson(path, id); },
        [this, isSaved](const Result<StoredPerson>& stored) {
            if (stored && isSaved() && isOf(stored->person.id) && stored->person != person())
                Q_EMIT changedElsewhere(stored->person.id);
        });
}

void CurrentRecord::followOthers()
{
    if (!m_record)
        return;
    runInBackground(
        this, [path = m_database, id = person().id] { return loadPerson(path, id); },
        [this](const Result<StoredPerson>& stored) {
            if (!stored)
                Q_EMIT failed(stored.error());
            else if (isOf(stored->person.id))
                m_record->autosave.follow(*stored);
        });
}

} // namespace duovita
