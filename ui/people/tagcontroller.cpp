#include "ui/people/tagcontroller.h"

#include "core/messages/errorwords.h"
#include "ui/background.h"
#include "ui/people/tagsdialog.h"
#include "ui/shell/messagebar.h"

namespace duovita {

TagController::TagController(QString databasePath, MessageBar& messages, QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_messages(messages), m_window(window)
{
}

void TagController::setDocument(PersonDocument* document)
{
    m_document = document;
}

void TagController::edit(const QList<PersonId>& people)
{
    if (people.isEmpty())
        return;
    runInBackground(
        this, [path = m_database, people] { return readTagsOf(path, people); },
        [this](const Result<PeopleTags>& read) {
            if (read)
                ask(read->inUse, read->people);
            else
                m_messages.showFailure(describe(read.error()));
        });
}

void TagController::ask(const QStringList& offered, const QList<Retagging>& people)
{
    QList<Retagging> chosen = people;
    QList<QStringList> tags;
    for (Retagging& each : chosen) {
        if (m_document && m_document->person().id == each.person)
            each.from = m_document->person().tags; // may not be saved yet
        tags += each.from;
    }
    auto* dialog = new TagsDialog(offered, tags, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, chosen]() mutable {
        for (Retagging& each : chosen)
            each.to = dialog->changed(each.from);
        chosen.removeIf([](const Retagging& each) { return each.from == each.to; });
        if (!chosen.isEmpty())
            apply(chosen, Going::Forth);
    });
    dialog->open();
}

/// The open record changes in one undo step; the others change in the store.
void TagController::apply(const QList<Retagging>& changes, Going going)
{
    QList<Retagging> elsewhere;
    QList<Retagging> done;
    for (const Retagging& change : changes) {
        if (!m_document || m_document->person().id != change.person) {
            elsewhere += change;
            continue;
        }
        Person facts = m_document->person();
        facts.tags = retagged(facts.tags, change);
        done += Retagging{change.person, m_document->person().tags, facts.tags};
        const PersonDocument::Step step(*m_document, going == Going::Back ? ChangeCause::Undo : ChangeCause::Edit);
        m_document->replaceProfile(facts);
    }
    runInBackground(
        this,
        [path = m_database, elsewhere, going] {
            return retagPeople(path, elsewhere, going == Going::Back ? ChangeCause::Undo : ChangeCause::Edit);
        },
        [this, done, going](const Retagged& stored) {
            say({done + stored.done, stored.error}, going);
            Q_EMIT changed();
        });
}

void TagController::say(const Retagged& outcome, Going going)
{
    const auto count = static_cast<int>(outcome.done.size());
    QString text = going == Going::Back ? tr("Undone: tags of %n person(s)", nullptr, count)
                                        : tr("The tags of %n person(s) have changed.", nullptr, count);
    if (outcome.error)
        text = count == 0 ? describe(*outcome.error) : QString(text + u'\n' + describe(*outcome.error));
    if (going == Going::Back || count == 0)
        return m_messages.show(text);
    QList<Retagging> back;
    for (const Retagging& each : outcome.done)
        back += each.reversed();
    m_messages.show(text, tr("Undo"), [this, back] { apply(back, Going::Back); });
}

} // namespace duovita
