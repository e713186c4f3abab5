#include "core/editing/recasting.h"
#include "core/messages/recordwords.h"
#include "ui/review/pairingview.h"
#include "ui/review/questionbox.h"
#include "ui/review/reviewform.h"
#include "ui/review/reviewpage.h"
#include "ui/review/sourceview.h"

#include <QApplication>

namespace duovita {

// Questions to a person, the answers, and their effects.

namespace {

/// Where a number in the bar leads.
enum class RowsToFind { Open, Differing, NotPlaced };

QString linkTo(RowsToFind rows, const QString& words)
{
    return QStringLiteral("<a href=\"%1\" style=\"text-decoration:none\">%2</a>")
        .arg(QString::number(static_cast<int>(rows)), words);
}

bool isAmong(RowsToFind rows, const PairRow& row)
{
    switch (rows) {
    case RowsToFind::Open:
        return row.isOpen && !row.isSettled;
    case RowsToFind::Differing:
        return row.differs && !(row.isOpen && !row.isSettled);
    case RowsToFind::NotPlaced:
        return row.kind == PairRow::Kind::UnplacedText;
    }
    return false;
}

} // namespace

/// Chooses the next of the rows that a number in the bar stands for.
void ReviewPage::follow(const QString& link)
{
    m_pairing->chooseNext(
        [rows = static_cast<RowsToFind>(link.toInt())](const PairRow& row) { return isAmong(rows, row); });
}

void ReviewPage::decide(const std::function<void()>& change)
{
    m_isUnsettled = false;
    settleChosen();
    change();
    if (m_item.merging)
        fillTargets();
    findDoubts();
    m_pairing->refresh(m_doubts);
    m_form->refresh();
    ask();
    showSummary();
}

/// What stands above the form's fields and the order of the rows follow later: nothing moves under the cursor of
/// somebody who is typing.
void ReviewPage::takeEdit()
{
    QWidget* focused = QApplication::focusWidget();
    if (!focused || !m_form->isAncestorOf(focused) || !focused->inputMethodQuery(Qt::ImEnabled).toBool())
        return decide([this] { m_plan->setDocument(m_document->person()); });
    m_edited = focused;
    m_isUnsettled = true;
    m_plan->setDocument(m_document->person());
    const auto chosen = m_pairing->chosenEntry();
    const QList<Problem> before = m_doubts.value(chosen.value_or(EntryId())).contradictions;
    const QSet<EntryId> listed = m_doubts.listed;
    findDoubts();
    m_doubts.listed = listed;
    if (m_doubts.value(chosen.value_or(EntryId())).contradictions != before) // the row says which
        m_pairing->refresh(m_doubts);
    m_form->refresh(ReviewForm::Extent::Fields);
    showSummary();
}

/// A button that is being pressed must not move either.
void ReviewPage::settleWhenIdle()
{
    if (!m_isUnsettled || !m_plan || (m_edited && QApplication::focusWidget() == m_edited))
        return;
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return m_settling->start();
    decide([] {});
}

/// Choosing a value for every difference answers an entry's question, but only once the user has moved on to another
/// row.
void ReviewPage::settleChosen()
{
    for (auto doubt = m_doubts.constBegin(); doubt != m_doubts.constEnd(); ++doubt) {
        if (doubt->isOpen() && !doubt->needsAnswer() && doubt.key() != m_pairing->chosenEntry())
            m_answered += doubt.key();
    }
}

/// Confirming that two entries are the same also confirms the values that are shown to stay.
void ReviewPage::chooseAsShown(const EntryId& entry)
{
    const QList<MergeFinding> shown = m_doubts.value(entry).choosable();
    for (const MergeFinding& finding : shown)
        m_plan->chooseValue(entry, finding.parameters, finding.takesOther);
}

/// An entry of another kind first becomes one of the record's kind.
void ReviewPage::join(const EntryId& record, const EntryId& entry)
{
    const auto own = m_plan->record()->findEntry(record);
    const Entry* given = m_document->findEntry(entry);
    if (!own || !given)
        return;
    const Section& section = m_plan->record()->sections[own->section];
    if (!mayJoin(section.entries()[own->entry], *given))
        static_cast<void>(recastInDocument(*m_document, entry, section.kind()));
    decide([&] { m_plan->join(record, entry); });
    m_pairing->choose(entry);
}

/// Also goes to the next question. If the focus was in the question's box, it stays on the same button for the next
/// question, or moves to the list after the last one.
void ReviewPage::answer(const EntryId& entry, bool one)
{
    QuestionBox& question = m_form->question();
    QWidget* focused = focusWidget();
    const bool within = question.isAncestorOf(focused);
    const auto partner = m_plan->partnerOf(entry);
    decide([&] {
        if (one)
            chooseAsShown(entry);
        if (one && partner && m_plan->stateOf(entry) == MergePlan::State::Uncertain)
            m_plan->join(*partner, entry);
        if (one)
            m_answered += entry;
        else
            m_plan->cut(entry);
    });
    const bool more = m_pairing->chooseOpen() && question.isAsking();
    if (within && more)
        question.takeFocus(focused);
    else if (within)
        m_pairing->takeFocus();
}

void ReviewPage::ask()
{
    m_source->markDifferences({});
    const PairRow* row = m_pairing->chosenRow();
    const auto doubt = row && row->entry ? m_doubts.constFind(*row->entry) : m_doubts.constEnd();
    if (doubt == m_doubts.constEnd() || (!doubt->isOpen() && doubt->findings.isEmpty()))
        return m_form->question().clear();
    const auto partner = m_plan->partnerOf(*row->entry);
    const QList<DifferingValues> values = differingValuesOf(*m_plan, *row->entry, *doubt);
    m_form->question().ask(*doubt, rowTitleOf(m_plan->document(), *row->entry),
                           partner ? rowTitleOf(*m_plan->record(), *partner) : QString(), values);
    QList<DifferingText> given;
    for (const DifferingValues& each : doubt->isOpen() ? values : QList<DifferingValues>())
        given += differingTexts(each.finding).document;
    m_source->markDifferences(given);
}

/// An entry whose contradictions are mended stays where it is listed while it is chosen.
void ReviewPage::findDoubts()
{
    const auto chosen = m_pairing->chosenEntry();
    const bool wasListed = chosen && m_doubts.listed.contains(*chosen);
    m_result = m_plan->record() ? m_plan->result() : MergedRecord();
    m_doubts = m_plan->record() ? doubtsOf(*m_plan, m_result.findings, m_answered) : Doubts();
    if (m_plan->record())
        addContradictions(m_doubts, *m_plan, m_result.person);
    if (m_plan->record() && !m_item.merging) // two people's records have both languages
        addChangesOnOtherPages(m_doubts, *m_plan, m_result.person, m_item.draft.language);
    if (wasListed && m_plan->partnerOf(*chosen) && m_plan->stateOf(*chosen) != MergePlan::State::LeftOut)
        m_doubts.listed += *chosen;
}

int ReviewPage::questions() const
{
    return static_cast<int>(
        std::count_if(m_doubts.begin(), m_doubts.end(), [](const Doubt& doubt) { return doubt.needsAnswer(); }));
}

/// The numbers of new, joined, uncertain and other entries, as HTML: those that a person should look at lead there.
QString ReviewPage::counted() const
{
    QHash<MergePlan::State, int> counts;
    for (const Section& section : m_plan->document().sections) {
        for (const Entry& entry : section.entries())
            ++counts[m_plan->stateOf(entry.id)];
    }
    QStringList words;
    if (const int count = counts[MergePlan::State::New])
        words += tr("%n new", nullptr, count);
    if (const int count = counts[MergePlan::State::Joined])
        words += tr("%n joined", nullptr, count);
    if (const int count = questions())
        words += linkTo(RowsToFind::Open, tr("%n to be confirmed", nullptr, count));
    const auto differs = [](const Doubt& doubt) { return !doubt.contradictions.isEmpty() && !doubt.needsAnswer(); };
    if (const auto count = std::count_if(m_doubts.begin(), m_doubts.end(), differs))
        words += linkTo(RowsToFind::Differing, tr("%n with differing languages", nullptr, static_cast<int>(count)));
    if (const int count = counts[MergePlan::State::LeftOut])
        words += tr("%n left out", nullptr, count);
    if (const int count = m_plan->notPlaced())
        words += linkTo(RowsToFind::NotPlaced, tr("%n not placed", nullptr, count));
    return words.isEmpty() ? tr("%n new", nullptr, 0) : words.join(QStringLiteral(" · "));
}

} // namespace duovita
