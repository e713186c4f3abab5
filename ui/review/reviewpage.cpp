#include "ui/review/reviewpage.h"

#include "core/import/validate/leftover.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/forms/entryform.h"
#include "ui/forms/personform.h"
#include "ui/forms/sectionform.h"
#include "ui/review/highlightpairing.h"
#include "ui/review/pairingview.h"
#include "ui/review/sourceview.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

namespace duovita {

ReviewPage::ReviewPage(QWidget* parent)
    : Retranslated(parent), m_title(new QLabel(this)), m_targetLabel(new QLabel(this)), m_target(new QComboBox(this)),
      m_summary(new QLabel(this)), m_decisions(makeNotice("review.decisions")),
      m_splitter(new QSplitter(Qt::Horizontal, this)), m_source(new SourceView(this)), m_pairing(new PairingView(this)),
      m_highlights(new HighlightPairing(this)), m_form(new QScrollArea(this)),
      m_differences(makeNotice("review.differences")), m_accept(new QPushButton(this)),
      m_acceptRest(new QPushButton(this)), m_skip(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("reviewPage"));
    m_form->setWidgetResizable(true);
    m_form->setFrameShape(QFrame::NoFrame);
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_differences);
    column->addWidget(m_form, 1);
    m_splitter->setObjectName(QStringLiteral("reviewSplitter"));
    m_splitter->setChildrenCollapsible(false);
    auto* middle = new QSplitter(Qt::Vertical, this);
    middle->setObjectName(QStringLiteral("reviewPairs"));
    middle->setChildrenCollapsible(false);
    middle->addWidget(m_pairing);
    middle->addWidget(m_highlights);
    middle->setStretchFactor(0, 2);
    middle->setStretchFactor(1, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_source, middle, right})
        m_splitter->addWidget(part);
    m_splitter->setSizes({420, 520, 560});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeHead());
    layout->addWidget(m_decisions);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(makeButtons());

    connect(m_target, &QComboBox::activated, this, &ReviewPage::takeTarget);
    connect(m_source, &SourceView::entryClicked, m_pairing, &PairingView::choose);
    connect(m_pairing, &PairingView::chosen, this, &ReviewPage::showChosen);
    connect(m_pairing, &PairingView::leftOverDropped, this, [this](const SectionId& section, const QString& text) {
        m_document->closeMerge();
        m_document->replaceRecord(leftOverAsEntry(m_document->person(), text, section), ChangeCause::Edit);
    });
    connect(m_pairing, &PairingView::joinWanted, this,
            [this](const EntryId& record, const EntryId& entry) { decide([&] { m_plan->join(record, entry); }); });
    connect(m_pairing, &PairingView::cutWanted, this,
            [this](const EntryId& entry) { decide([&] { m_plan->cut(entry); }); });
    connect(m_highlights, &HighlightPairing::joinWanted, this,
            [this](const HighlightId& record, const HighlightId& highlight) {
                decide([&] { m_plan->joinHighlights(*m_pairing->chosenEntry(), record, highlight); });
            });
    connect(m_highlights, &HighlightPairing::cutWanted, this, [this](const HighlightId& highlight) {
        decide([&] { m_plan->cutHighlight(*m_pairing->chosenEntry(), highlight); });
    });
    connect(m_pairing, &PairingView::leftOutChanged, this,
            [this](const EntryId& entry, bool leftOut) { decide([&] { m_plan->setLeftOut(entry, leftOut); }); });
    retranslate();
}

ReviewPage::~ReviewPage()
{
    clear();
}

/// What the import decided, in a line or two where one looks: tinted, as large as all else.
QLabel* ReviewPage::makeNotice(const char* name)
{
    auto* notice = new QLabel(this);
    notice->setObjectName(QString::fromLatin1(name));
    notice->setWordWrap(true);
    notice->setTextFormat(Qt::PlainText);
    notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    notice->setAutoFillBackground(true);
    notice->setBackgroundRole(QPalette::AlternateBase);
    notice->setContentsMargins(12, 6, 12, 6);
    notice->hide();
    return notice;
}

QWidget* ReviewPage::makeHead()
{
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    m_target->setObjectName(QStringLiteral("review.target"));
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_targetLabel->setBuddy(m_target);
    m_summary->setObjectName(QStringLiteral("review.summary"));
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title);
    row->addSpacing(16);
    row->addWidget(m_targetLabel);
    row->addWidget(m_target);
    row->addStretch();
    row->addWidget(m_summary);
    return head;
}

QWidget* ReviewPage::makeButtons()
{
    const std::pair<QPushButton*, const char*> named[]{{m_accept, "review.accept"},
                                                       {m_acceptRest, "review.acceptRest"},
                                                       {m_skip, "review.skip"},
                                                       {m_cancel, "review.cancel"}};
    for (const auto& [button, name] : named)
        button->setObjectName(QString::fromLatin1(name));
    m_accept->setDefault(true);
    connect(m_accept, &QPushButton::clicked, this, [this] { Q_EMIT accepted(*m_plan, revisions()); });
    connect(m_acceptRest, &QPushButton::clicked, this, [this] { Q_EMIT restAccepted(*m_plan, revisions()); });
    connect(m_skip, &QPushButton::clicked, this, &ReviewPage::skipped);
    connect(m_cancel, &QPushButton::clicked, this, &ReviewPage::cancelled);
    auto* buttons = new QWidget(this);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_cancel);
    row->addStretch();
    row->addWidget(m_skip);
    row->addWidget(m_acceptRest);
    row->addWidget(m_accept);
    return buttons;
}

void ReviewPage::review(const ReviewItem& item)
{
    clear();
    m_item = item;
    m_document = std::make_unique<PersonDocument>(item.draft.person);
    connect(m_document.get(), &PersonDocument::changed, this,
            [this] { decide([this] { m_plan->setDocument(m_document->person()); }); });
    m_pairing->setMerging(item.merging);
    m_source->setDraft(item.draft);
    m_source->setVisible(!item.draft.source.isEmpty());
    const bool proposed =
        !item.matches.isEmpty() && (item.merging || item.matches.front().grade != PersonMatch::Grade::Possible);
    m_chosen = proposed ? std::optional(item.matches.front().person) : std::nullopt;
    retranslate();
    chooseTarget();
    m_accept->setFocus();
}

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

/// The best guess first, with its reasons; then a new person, and anybody else.
void ReviewPage::fillTargets()
{
    m_target->clear();
    for (qsizetype i = 0; i < m_item.records.size(); ++i) {
        const QString title = titleOf(m_item.records[i]->person);
        const QString reasons = m_item.merging ? QString() : describe(m_item.matches[i].reasons);
        m_target->addItem(reasons.isEmpty() ? title : QString(title + QStringLiteral(" – ") + reasons),
                          m_item.matches[i].person.toString());
    }
    if (!m_item.merging) {
        m_target->addItem(tr("a new person"), QString());
        m_target->addItem(tr("somebody else…"));
    }
    m_target->setCurrentIndex(m_target->findData(m_chosen ? m_chosen->toString() : QString()));
    const bool edited = m_item.merging && m_document && m_document->canUndo();
    m_target->setEnabled(!edited);
    m_target->setToolTip(edited ? tr("Who stays is settled: something was changed here already.") : QString());
}

void ReviewPage::takeTarget()
{
    const QVariant wanted = m_target->currentData();
    const auto before = m_chosen;
    if (!wanted.isValid()) {
        m_target->setCurrentIndex(m_target->findData(m_chosen ? m_chosen->toString() : QString()));
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

/// Of the name, until it is put right; and of whom it goes into.
void ReviewPage::showDecisions()
{
    QStringList lines;
    if (m_item.draft.isNameGuessed && m_document->person().name == m_item.draft.person.name)
        lines += guessedNameOf(m_item.draft);
    else if (!m_item.draft.isNameGuessed)
        lines += guessedNameOf(m_item.draft); // taken from another file
    for (const PersonMatch& match : m_item.matches) {
        if (match.person != m_chosen || match.reasons.isEmpty())
            continue;
        const QString name = match.name.textOrFallback(interfaceLanguage());
        lines += match.grade == PersonMatch::Grade::Sure || m_item.merging
                     ? tr("The same person as %1: %2.").arg(name, describe(match.reasons))
                     : tr("Perhaps the same person as %1: %2.").arg(name, describe(match.reasons));
    }
    lines.removeAll(QString());
    m_decisions->setText(lines.join(u'\n'));
    m_decisions->setVisible(!lines.isEmpty());
}

void ReviewPage::clear()
{
    m_pairing->setPlan(nullptr);
    m_highlights->show(nullptr, std::nullopt);
    delete m_form->takeWidget();
    m_decisions->hide();
    m_plan.reset();
    m_document.reset();
}

void ReviewPage::retranslate()
{
    m_targetLabel->setText(m_item.merging ? tr("Who stays:") : tr("Goes into:"));
    m_accept->setText(m_item.merging ? tr("Merge") : tr("Accept"));
    m_acceptRest->setText(tr("Accept this and all others"));
    m_skip->setText(tr("Skip this document"));
    m_cancel->setText(m_item.merging ? tr("Cancel") : tr("Stop the import"));
    m_source->setAccessibleName(tr("The document's text"));
    m_pairing->retranslate();
    m_highlights->retranslate();
    if (!m_document)
        return;
    QString file = m_item.merging ? tr("Merge two people") : QFileInfo(m_item.draft.file).fileName();
    if (m_item.draft.isColumn)
        file += QStringLiteral(" · ") + wordFor(m_item.draft.language);
    m_title->setText(m_item.total > 1 ? tr("%1 (%2 of %3)").arg(file).arg(m_item.number).arg(m_item.total) : file);
    m_acceptRest->setVisible(m_item.total > 1);
    m_skip->setVisible(m_item.total > 1);
    fillTargets();
    if (!m_plan)
        return;
    m_pairing->refresh();
    showChosen();
    showSummary();
}

void ReviewPage::chooseTarget()
{
    m_pairing->setPlan(nullptr);
    m_highlights->show(nullptr, std::nullopt);
    if (const auto record = target())
        m_plan = std::make_unique<MergePlan>(record->person, m_document->person(), m_item.glossary);
    else
        m_plan = std::make_unique<MergePlan>(m_document->person());
    m_pairing->setPlan(m_plan.get());
    showChosen();
    showSummary();
}

PersonRevisions ReviewPage::revisions() const
{
    const auto record = target();
    return record ? record->revisions : PersonRevisions();
}

void ReviewPage::decide(const std::function<void()>& change)
{
    change();
    if (m_item.merging)
        fillTargets();
    m_pairing->refresh();
    m_highlights->show(m_plan.get(), m_pairing->chosenEntry());
    askForTexts();
    showSummary();
}

/// What the document says in its language is not missing in the other where the record has the entry, or the
/// person, too.
void ReviewPage::askForTexts()
{
    const QList<Language> own{m_item.draft.language};
    const auto entry = m_pairing->chosenEntry();
    if (auto* form = qobject_cast<EntryForm*>(m_form->widget()); form && entry)
        form->setNeeded(m_plan->partnerOf(*entry) ? own : everyLanguage());
    if (auto* form = qobject_cast<PersonForm*>(m_form->widget()))
        form->setNeeded(m_plan->record() ? own : everyLanguage());
}

/// The form of what is chosen, and its lines in the document.
void ReviewPage::showChosen()
{
    if (!m_document || !m_plan)
        return;
    m_document->closeMerge();
    delete m_form->takeWidget();
    const auto entry = m_pairing->chosenEntry();
    const auto section = m_pairing->chosenSection();
    if (entry && m_document->findEntry(*entry))
        m_form->setWidget(new EntryForm(*m_document, *entry));
    else if (section && m_document->findSection(*section))
        m_form->setWidget(new SectionForm(*m_document, *section));
    else
        m_form->setWidget(new PersonForm(*m_document));
    askForTexts();
    m_source->mark(entry);
    m_highlights->show(m_plan.get(), entry);
    showSummary();
}

/// How much is new, joined and in doubt.
QString ReviewPage::counted(qsizetype differing) const
{
    QHash<MergePlan::State, int> counts;
    for (const Section& section : m_plan->document().sections) {
        for (const Entry& entry : section.entries())
            ++counts[m_plan->stateOf(entry.id)];
    }
    QStringList words{tr("%n new", nullptr, counts[MergePlan::State::New])};
    if (m_plan->record())
        words += tr("%n joined", nullptr, counts[MergePlan::State::Joined]);
    if (const int count = counts[MergePlan::State::Uncertain])
        words += tr("%n uncertain", nullptr, count);
    if (differing > 0)
        words += tr("%n differ", nullptr, static_cast<int>(differing));
    if (const int count = counts[MergePlan::State::LeftOut])
        words += tr("%n left out", nullptr, count);
    if (const int count = m_plan->notPlaced())
        words += tr("%n not placed", nullptr, count);
    return words.join(QStringLiteral(" · "));
}

/// What the document comes to; and where entries differ from the record's, at the chosen one in words.
void ReviewPage::showSummary()
{
    const QList<MergeFinding> findings = m_plan->record() ? m_plan->result().findings : QList<MergeFinding>();
    QSet<EntryId> differing;
    for (const EntryPair& pair : m_plan->pairs()) {
        const bool differs = std::any_of(findings.begin(), findings.end(), [&](const MergeFinding& finding) {
            return finding.entry == pair.record && finding.kind != MergeFinding::Kind::TextExtended;
        });
        if (differs)
            differing += pair.other;
    }
    m_pairing->setDiffering(differing);
    m_summary->setText(counted(differing.size()));

    showDecisions();
    QStringList differences;
    const auto chosen = m_pairing->chosenEntry();
    const auto partner = chosen ? m_plan->partnerOf(*chosen) : std::nullopt;
    for (const MergeFinding& finding : findings) {
        if (partner && finding.entry == *partner)
            differences += describe(noteOf(finding));
    }
    m_differences->setText(differences.join(u'\n'));
    m_differences->setVisible(!differences.isEmpty());
}

} // namespace duovita
