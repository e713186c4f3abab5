#include "core/messages/errorwords.h"
#include "core/messages/recordwords.h"
#include "ui/background.h"
#include "ui/review/pairingview.h"
#include "ui/review/questionbox.h"
#include "ui/review/reviewbar.h"
#include "ui/review/reviewform.h"
#include "ui/review/reviewpage.h"
#include "ui/review/structurenotice.h"

#include <QSplitter>
#include <QTimer>

namespace duovita {

// Choosing the person to whom a document is added.

void ReviewPage::goInto(const StoredPerson& stored)
{
    const auto held = std::find_if(m_item.records.begin(), m_item.records.end(),
                                   [&](const auto& record) { return record->person.id == stored.person.id; });
    if (held == m_item.records.end()) {
        m_item.records += std::make_shared<const StoredPerson>(stored);
        m_item.matches += PersonMatch{stored.person.id, stored.person.name};
    }
    m_chosen = stored.person.id;
    fillTargets();
    chooseTarget();
}

void ReviewPage::goIntoNewPerson()
{
    m_chosen.reset();
    fillTargets();
    chooseTarget();
}

/// Lists the best guess first, with its reasons; then a new person, and somebody else.
void ReviewPage::fillTargets()
{
    QList<ReviewBar::Target> targets;
    for (qsizetype i = 0; i < m_item.records.size(); ++i) {
        const PersonMatch& match = m_item.matches[i];
        const auto wordsFor = [&](const QList<SamePersonReason>& reasons) {
            const bool isSure = m_item.merging || match.grade == PersonMatch::Grade::Sure;
            const QString words = reasons.isEmpty() ? QString() : describe(reasons);
            return isSure || words.isEmpty() ? words : tr("perhaps: %1").arg(words);
        };
        constexpr qsizetype telling = 2; // the strongest come first
        targets +=
            {titleOf(m_item.records[i]->person), wordsFor(match.reasons.first(qMin(telling, match.reasons.size()))),
             wordsFor(match.reasons), match.person.toString()};
    }
    if (!m_item.merging) {
        targets += {tr("a new person"), {}, {}, QString()};
        targets += {tr("Somebody else…"), {}, {}, {}};
    }
    m_bar->setTargets(targets, m_chosen ? m_chosen->toString() : QString());
    const bool edited = m_item.merging && m_document && m_document->canUndo();
    m_bar->setTargetFixed(edited,
                          tr("The person to keep can no longer be changed: something here has already been edited."));
}

void ReviewPage::takeTarget(const QVariant& wanted)
{
    const auto before = m_chosen;
    if (!wanted.isValid()) {
        m_bar->chooseTarget(m_chosen ? m_chosen->toString() : QString());
        Q_EMIT otherWanted();
        return;
    }
    const auto id = PersonId::parse(wanted.toString());
    m_chosen = id ? std::optional(*id) : std::nullopt;
    if (m_chosen == before)
        return;
    if (m_item.merging)
        Q_EMIT swapWanted();
    else
        chooseTarget();
}

std::shared_ptr<const StoredPerson> ReviewPage::target() const
{
    for (const auto& record : m_item.records) {
        if (m_chosen == record->person.id)
            return record;
    }
    return nullptr;
}

void ReviewPage::nameSides()
{
    const auto record = target();
    QString document = tr("In the document");
    QString own = tr("In the record");
    if (m_item.merging && record) {
        document = tr("%1 (merged in)").arg(titleOf(m_document->person()));
        own = tr("%1 (kept)").arg(titleOf(record->person));
    }
    m_pairing->setSides(document, record ? own : QString());
    m_form->question().setSides(m_item.merging ? titleOf(m_document->person()) : tr("Document"),
                                record && m_item.merging ? titleOf(record->person) : tr("Record"));
}

void ReviewPage::chooseTarget()
{
    if (const auto record = target())
        compareWith(record->person, m_item.structure());
    else
        planNewPerson();
}

/// Plans a new person from the document without its adaptations to a record (see asRead()).
void ReviewPage::planNewPerson()
{
    endWaiting();
    takePlan(MergePlan(asRead()), asRead());
}

/// The document before its structure was adapted to a record, unless it has been edited since.
Person ReviewPage::asRead() const
{
    const bool isCut = m_plan && !m_plan->structureChanges().isEmpty();
    return isCut && !m_document->canUndo() ? m_asRead : m_document->person();
}

/// Compares in the background, because this takes seconds for very long records.
void ReviewPage::compareWith(const Person& record, MergePlan::Structure structure)
{
    awaitPlan();
    const Person document = asRead();
    runInBackground(
        this,
        [record, document, glossary = m_item.glossary, structure] {
            return std::make_shared<const MergePlan>(record, document, glossary, structure);
        },
        [this, asked = m_asked, record, document, structure](const std::shared_ptr<const MergePlan>& plan) {
            if (asked != m_asked)
                return;
            if (document != asRead()) // edited meanwhile
                return compareWith(record, structure);
            endWaiting();
            takePlan(*plan, document);
        });
}

void ReviewPage::awaitPlan()
{
    ++m_asked;
    m_bar->setReady(false);
    m_structure->setUndoable(false);
    if (!m_messageDelay->isActive())
        m_messageDelay->start();
}

void ReviewPage::endWaiting()
{
    ++m_asked;
    m_messageDelay->stop();
    m_bar->setReady(true);
    m_splitter->setEnabled(true);
}

/// Disables decisions, which the next plan would not contain.
void ReviewPage::showWaiting()
{
    m_splitter->setEnabled(false);
    const auto record = target();
    m_bar->setSummary(record ? tr("Comparing with %1…").arg(titleOf(record->person)).toHtmlEscaped() : QString());
}

/// `document`: before its structure was adapted to the record's.
void ReviewPage::takePlan(const MergePlan& plan, const Person& document)
{
    m_pairing->setPlan(nullptr);
    m_form->setReview({});
    m_asRead = document;
    m_plan = std::make_unique<MergePlan>(plan);
    if (m_plan->document() != m_document->person())
        openDocument(m_plan->document());
    showPlan();
}

void ReviewPage::showPlan()
{
    m_answered.clear();
    m_structure->setChanges(m_plan->structureChanges());
    m_structure->setUndoable(!m_document->canUndo());
    findDoubts();
    nameSides();
    const auto language = m_item.merging ? std::nullopt : std::optional(m_item.draft.language);
    m_form->setReview({m_document.get(), m_plan.get(), &m_result, language, m_item.moreFollow});
    m_pairing->setPlan(m_plan.get(), m_doubts, m_item.glossary); // also chooses the first row to check
    showSummary();
}

PersonRevisions ReviewPage::revisions() const
{
    const auto record = target();
    return record ? record->revisions : PersonRevisions();
}

} // namespace duovita
