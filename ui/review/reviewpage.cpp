#include "ui/review/reviewpage.h"

#include "core/import/validate/leftover.h"
#include "core/messages/errorwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/forms/leftoverplaces.h"
#include "ui/review/pairingview.h"
#include "ui/review/questionbox.h"
#include "ui/review/reviewbar.h"
#include "ui/review/reviewform.h"
#include "ui/review/sourceview.h"
#include "ui/review/structurenotice.h"
#include "ui/style/roles.h"

#include <QApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>

namespace duovita {

namespace {

constexpr std::chrono::milliseconds settlingTime(150); ///< longer than a click
constexpr int roomForAll = 1200; ///< below this width, the document's text and the list take turns

} // namespace

ReviewPage::ReviewPage(QWidget* parent)
    : Retranslated(parent), m_messageDelay(new QTimer(this)), m_settling(new QTimer(this)), m_bar(new ReviewBar(this)),
      m_decisions(makeNotice()), m_structure(new StructureNotice(this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)), m_sourcePane(new QWidget(this)),
      m_sourceTitle(new QLabel(m_sourcePane)), m_sourceCount(new QLabel(m_sourcePane)),
      m_source(new SourceView(m_sourcePane)), m_pairing(new PairingView(this)), m_form(new ReviewForm(this))
{
    setObjectName(QStringLiteral("reviewPage"));
    m_settling->setSingleShot(true);
    m_settling->setInterval(settlingTime);
    connect(m_settling, &QTimer::timeout, this, &ReviewPage::settleWhenIdle);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        if (m_isUnsettled && m_edited != now)
            m_settling->start();
    });
    m_splitter->setObjectName(QStringLiteral("reviewSplitter"));
    m_splitter->setChildrenCollapsible(false);
    setGround(*m_sourcePane, Tone::Outline);
    setTextLook(*m_sourceTitle, Tone::Text2, TextSize::Small, true);
    setTextLook(*m_sourceCount, Tone::Text2, TextSize::Small);
    auto* head = new QHBoxLayout;
    constexpr int headSide = 16;
    head->setContentsMargins(headSide, 0, headSide, 0);
    head->addStrut(measure(Measure::PaneHeader));
    head->addWidget(m_sourceTitle);
    head->addStretch();
    head->addWidget(m_sourceCount);
    auto* pane = new QVBoxLayout(m_sourcePane);
    pane->setContentsMargins(0, 0, 0, 0);
    pane->setSpacing(0);
    pane->addLayout(head);
    pane->addWidget(m_source, 1);
    int place = 0;
    for (const auto& [part, share] : {std::pair<QWidget*, int>{m_sourcePane, 380}, {m_pairing, 520}, {m_form, 600}}) {
        m_splitter->addWidget(part);
        m_splitter->setStretchFactor(place++, share);
    }
    m_splitter->setSizes({380, 520, 600});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_decisions);
    layout->addWidget(m_structure);
    layout->addWidget(m_splitter, 1);
    constexpr std::chrono::milliseconds soon(150); // no message for shorter waits
    m_messageDelay->setSingleShot(true);
    m_messageDelay->setInterval(soon);
    connect(m_messageDelay, &QTimer::timeout, this, &ReviewPage::showWaiting);
    connectBar();
    connectPairs();
    connect(m_structure, &StructureNotice::undoWanted, this, [this] {
        if (const auto record = target())
            compareWith(record->person, MergePlan::Structure::AsItIs);
    });
    retranslate();
}

ReviewPage::~ReviewPage()
{
    clear();
}

void ReviewPage::connectBar()
{
    connect(m_bar, &ReviewBar::targetChosen, this, &ReviewPage::takeTarget);
    connect(m_bar, &ReviewBar::accepted, this, [this] { Q_EMIT accepted(*m_plan, revisions()); });
    connect(m_bar, &ReviewBar::restAccepted, this, [this] { Q_EMIT restAccepted(*m_plan, revisions()); });
    connect(m_bar, &ReviewBar::linkActivated, this, &ReviewPage::follow);
    connect(m_bar, &ReviewBar::skipped, this, &ReviewPage::skipped);
    connect(m_bar, &ReviewBar::cancelled, this, &ReviewPage::cancelled);
    connect(m_bar, &ReviewBar::sourceWanted, this, [this](bool shown) {
        m_sourceWanted = shown;
        arrange();
    });
}

void ReviewPage::connectPairs()
{
    connect(m_source, &SourceView::entryClicked, m_pairing, qOverload<const EntryId&>(&PairingView::choose));
    connect(m_pairing, &PairingView::chosen, this, &ReviewPage::showChosen);
    connect(m_pairing, &PairingView::unplacedTextDropped, this, [this](const SectionId& section, const QString& text) {
        m_document->closeMerge();
        m_document->replaceRecord(leftOverAsEntry(m_document->person(), text, section), ChangeCause::Edit);
    });
    connect(m_pairing, &PairingView::placesWanted, this,
            [this](QMenu* menu, const QString& text) { addLeftOverPlaces(*menu, *m_document, text); });
    connect(m_pairing, &PairingView::joinWanted, this, &ReviewPage::join);
    connect(m_pairing, &PairingView::cutWanted, this,
            [this](const EntryId& entry) { decide([&] { m_plan->cut(entry); }); });
    connect(m_pairing, &PairingView::pointsJoinWanted, this, [this](const HighlightId& record, const HighlightId& own) {
        decide([&] { m_plan->joinHighlights(*m_pairing->chosenEntry(), record, own); });
    });
    connect(m_pairing, &PairingView::pointCutWanted, this, [this](const HighlightId& highlight) {
        decide([&] { m_plan->cutHighlight(*m_pairing->chosenEntry(), highlight); });
    });
    connect(m_pairing, &PairingView::leftOutChanged, this,
            [this](const EntryId& entry, bool leftOut) { decide([&] { m_plan->setLeftOut(entry, leftOut); }); });
    connect(m_pairing, &PairingView::answered, this, [this](const EntryId& entry) { answer(entry, true); });
    const auto answerChosen = [this](bool one) {
        if (const auto entry = m_pairing->chosenEntry())
            answer(*entry, one);
    };
    connect(&m_form->question(), &QuestionBox::oneWanted, this, [answerChosen] { answerChosen(true); });
    connect(&m_form->question(), &QuestionBox::valueChosen, this,
            [this](const QStringList& difference, bool takesOther) {
                if (const auto entry = m_pairing->chosenEntry())
                    decide([&] { m_plan->chooseValue(*entry, difference, takesOther); });
            });
    connect(&m_form->question(), &QuestionBox::twoWanted, this, [answerChosen] { answerChosen(false); });
}

/// The notice about the document's name: tinted and in normal size, so that it is noticed.
QLabel* ReviewPage::makeNotice()
{
    auto* notice = new QLabel(this);
    notice->setObjectName(QStringLiteral("review.decisions"));
    notice->setWordWrap(true);
    notice->setTextFormat(Qt::PlainText);
    notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setGround(*notice, Tone::WarnTint);
    setTextLook(*notice, Tone::Text, TextSize::Normal);
    notice->setContentsMargins(16, 6, 16, 6);
    notice->hide();
    return notice;
}

void ReviewPage::review(const ReviewItem& item)
{
    clear();
    m_item = item;
    openDocument(item.draft.person);
    m_bar->setMerging(item.merging);
    m_source->setDraft(item.draft);
    m_sourceWanted = false;
    arrange();
    m_chosen = item.isIntoFirst() ? std::optional(item.matches.front().person) : std::nullopt;
    retranslate();
    if (item.plan)
        takePlan(*item.plan, item.draft.person);
    else
        chooseTarget();
    m_bar->accept()->setFocus();
}

void ReviewPage::openDocument(const Person& person)
{
    m_document = std::make_unique<PersonDocument>(person);
    connect(m_document.get(), &PersonDocument::changed, this, [this] {
        takeEdit();
        m_structure->setUndoable(!m_document->canUndo());
    });
}

/// Shows how the name was guessed, until it is corrected.
void ReviewPage::showDecisions()
{
    const bool settled = m_item.draft.isNameGuessed && m_document->person().name != m_item.draft.person.name;
    m_decisions->setText(settled ? QString() : guessedNameOf(m_item.draft));
    m_decisions->setVisible(!m_decisions->text().isEmpty());
}

void ReviewPage::takeMessages(MessageBar& messages)
{
    m_bar->takeMessages(messages);
}

void ReviewPage::clear()
{
    m_isUnsettled = false;
    m_bar->returnMessages();
    endWaiting();
    m_pairing->setPlan(nullptr);
    m_form->setReview({});
    m_decisions->hide();
    m_structure->setChanges({});
    m_doubts.clear();
    m_answered.clear();
    m_result = {};
    m_plan.reset();
    m_document.reset();
}

void ReviewPage::retranslate()
{
    m_bar->retranslate();
    m_source->setAccessibleName(tr("Document text"));
    m_sourceTitle->setText(tr("Document text"));
    m_sourceCount->setText(tr("all %n line(s) read", nullptr, m_source->lineCount()));
    m_pairing->retranslate();
    m_form->retranslate(m_item.merging);
    if (!m_document)
        return;
    QString file = m_item.merging ? tr("Merge two people") : QFileInfo(m_item.draft.file).fileName();
    if (m_item.draft.isColumn)
        file += QStringLiteral(" · ") + wordFor(m_item.draft.language);
    if (m_item.total > 1)
        file = tr("%1 (%2 of %3)").arg(file, QString::number(m_item.number), QString::number(m_item.total));
    m_bar->setTitle(file, m_item.nextFile.isEmpty() ? file : tr("%1, next: %2").arg(file, m_item.nextFile));
    m_bar->setSeveral(m_item.total > 1, m_item.moreFollow);
    fillTargets();
    if (!m_plan)
        return;
    nameSides();
    m_pairing->refresh(m_doubts);
    showChosen();
    showSummary();
}

void ReviewPage::showChosen()
{
    if (!m_document || !m_plan)
        return;
    m_document->closeMerge();
    m_form->show(m_pairing->chosenRow());
    m_source->mark(m_pairing->chosenEntry());
    ask();
}

void ReviewPage::showSummary()
{
    m_bar->setSummary(counted());
    m_bar->setOpen(questions());
    showDecisions();
}

void ReviewPage::arrange()
{
    const bool there = !m_item.draft.source.isEmpty();
    const bool both = width() >= roomForAll;
    m_sourcePane->setVisible(there && (both || m_sourceWanted));
    m_pairing->setVisible(both || !there || !m_sourceWanted); // a click in the text chooses the entry, too
    m_bar->setSource(there && !both, m_sourceWanted);
}

void ReviewPage::resizeEvent(QResizeEvent* event)
{
    Retranslated::resizeEvent(event);
    arrange();
}

} // namespace duovita
