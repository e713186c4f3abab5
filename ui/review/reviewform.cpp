#include "ui/review/reviewform.h"

#include "core/messages/recordwords.h"
#include "ui/forms/entryform.h"
#include "ui/forms/personform.h"
#include "ui/forms/sectionform.h"
#include "ui/review/changelist.h"
#include "ui/review/questionbox.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/unparsedlist.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>

namespace duovita {

namespace {

constexpr int formLeft = 20;
constexpr int formRight = 24;

} // namespace

/// A sample of the background that marks content from the document.
class ReviewForm::Legend : public QWidget {
public:
    explicit Legend(QWidget* parent) : QWidget(parent) { setFixedSize(16, 12); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        drawShape(painter, rect(), tone(Tone::Selection, palette()), tone(Tone::SelectionLine, palette()), 2);
    }
};

ReviewForm::ReviewForm(QWidget* parent)
    : QWidget(parent), m_title(new ElidedLabel(this)), m_legend(new Legend(this)), m_legendText(new QLabel(this)),
      m_question(new QuestionBox(this)), m_form(new QScrollArea(this))
{
    setGround(*this, Tone::Form);
    setTextLook(*m_title, Tone::Text2, TextSize::Small, true);
    setTextLook(*m_legendText, Tone::Text2, TextSize::Small);
    m_legendText->setObjectName(QStringLiteral("review.legend"));
    m_form->setObjectName(QStringLiteral("review.form"));
    m_form->setWidgetResizable(true);
    m_form->setFrameShape(QFrame::NoFrame);
    m_form->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* head = new QWidget(this);
    head->setFixedHeight(measure(Measure::PaneHeader));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(formLeft, 0, formRight, 0);
    row->setSpacing(8);
    row->addWidget(m_title, 1);
    row->addWidget(m_legend);
    row->addWidget(m_legendText);
    auto* question = new QHBoxLayout;
    question->setContentsMargins(formLeft, 0, formRight, 8);
    question->addWidget(m_question);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addLayout(question);
    layout->addWidget(m_form, 1);
}

ReviewForm::~ReviewForm()
{
    clearForm();
    m_recordForm.reset();
}

void ReviewForm::retranslate(bool merging)
{
    m_merging = merging;
    m_title->setText(tr("Result"));
    m_question->retranslate();
    m_recordForm.reset(); // it may contain translated words
}

void ReviewForm::setReview(const Reviewed& reviewed)
{
    clearForm();
    m_question->clear();
    m_row.reset();
    m_document = reviewed.document;
    m_plan = reviewed.plan;
    m_result = reviewed.result;
    m_language = reviewed.language;
    m_moreFollow = reviewed.moreFollow;
    m_recordForm.reset();
    m_record = m_plan && m_plan->record() ? std::make_unique<PersonDocument>(*m_plan->record()) : nullptr;
    showLegend(0);
}

void ReviewForm::showLegend(qsizetype places)
{
    const auto count = static_cast<int>(places);
    m_legendText->setText(m_merging ? tr("%n change(s) from the person merged in", nullptr, count)
                                    : tr("%n change(s) from the document", nullptr, count));
    m_legend->setVisible(places > 0);
    m_legendText->setVisible(places > 0);
}

/// Deletes the form later, because the current change may come from it.
void ReviewForm::leaveForm()
{
    if (QWidget* form = m_form->takeWidget()) {
        m_discarded += form;
        form->deleteLater();
    }
}

void ReviewForm::clearForm()
{
    m_given.clear();
    leaveForm();
    for (const QPointer<QWidget>& form : std::exchange(m_discarded, {}))
        delete form;
}

void ReviewForm::show(const PairRow* row)
{
    leaveForm();
    m_row = row ? std::optional(*row) : std::nullopt;
    if (!m_row || !m_document)
        return;
    makeForm(*m_row);
    refresh();
    if (m_row->kind == PairRow::Kind::UnplacedText)
        goToPiece(m_row->given);
}

void ReviewForm::makeForm(const PairRow& row)
{
    if (row.entry && m_document->findEntry(*row.entry)) {
        auto* form = new EntryForm(*m_document, *row.entry);
        connect(
            form, &EntryForm::built, this, [this] { compare(); }, Qt::QueuedConnection);
        m_fields = form;
    } else if (row.section && row.kind != PairRow::Kind::Entry && m_document->findSection(*row.section)) {
        m_fields = new SectionForm(*m_document, *row.section);
    } else if (row.kind == PairRow::Kind::Entry || row.kind == PairRow::Kind::Section) {
        auto* words = new QLabel(tr("Only the record has this. It stays as it is."));
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        words->setContentsMargins(formLeft, 0, formRight, 0);
        setTextLook(*words, Tone::Text2, TextSize::Normal);
        m_fields = words;
    } else {
        auto* form = new PersonForm(*m_document);
        connect(
            form, &PersonForm::built, this, [this] { compare(); }, Qt::QueuedConnection);
        m_fields = form;
    }
    auto* page = new QWidget;
    m_changes = new ChangeList(page);
    auto* changes = new QHBoxLayout;
    changes->setContentsMargins(formLeft, 0, formRight, 0);
    changes->addWidget(m_changes);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(changes);
    layout->addWidget(m_fields, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{page, m_fields})
        setGround(*part, Tone::Form);
    m_form->setWidget(page);
}

/// Selects the piece in the form's list of unplaced texts and scrolls there.
void ReviewForm::goToPiece(const QString& text)
{
    auto* pieces = m_fields->findChild<UnparsedList*>();
    QWidget* focused = window()->focusWidget();
    if (!pieces || !pieces->choose(text))
        return;
    if (focused)
        focused->setFocus(); // choose() moved the focus, but the user goes on in the list of rows
    m_form->ensureWidgetVisible(pieces);
}

} // namespace duovita
