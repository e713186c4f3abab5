#include "ui/review/reviewform.h"

#include "core/matching/entrymerging.h"
#include "core/messages/recordwords.h"
#include "ui/forms/entryform.h"
#include "ui/forms/personform.h"
#include "ui/forms/sectionform.h"
#include "ui/review/questionbox.h"
#include "ui/style/roles.h"
#include "ui/style/shapes.h"
#include "ui/widgets/daterangeedit.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/statesign.h"
#include "ui/widgets/unparsedlist.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>

namespace duovita {

namespace {

constexpr int formLeft = 20;
constexpr int formRight = 24;

const Entry* entryIn(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    return place ? &person.sections[place->section].entries()[place->entry] : nullptr;
}

QString nameOfPoint(qsizetype row)
{
    return QStringLiteral("highlights.%1").arg(row);
}

qsizetype placeOfPoint(const std::optional<HighlightId>& id, const QList<Highlight>& among)
{
    const auto found = std::find_if(among.begin(), among.end(), [&](const Highlight& each) { return id == each.id; });
    return found == among.end() ? -1 : found - among.begin();
}

LocalizedEdit* textsOf(const GrowingTextEdit& edit)
{
    for (QWidget* outer = edit.parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto* texts = qobject_cast<LocalizedEdit*>(outer))
            return texts;
    }
    return nullptr;
}

/// Whether not both can hold; one may know more than the other.
bool contradict(const DateRange& a, const DateRange& b)
{
    const auto differ = [](const std::optional<PartialDate>& one, const std::optional<PartialDate>& other) {
        return one && other && one->hasMonth() == other->hasMonth() && *one != *other;
    };
    const bool ends = a.isPresent() != b.isPresent() && (a.end() || b.end());
    return differ(a.start(), b.start()) || differ(a.end(), b.end()) || ends;
}

} // namespace

/// The ground of what the document brings.
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
    m_beside.reset();
}

void ReviewForm::retranslate(bool merging)
{
    m_title->setText(merging ? tr("What becomes of them") : tr("What becomes of it"));
    m_legendText->setText(merging ? tr("from who is taken in") : tr("from the document"));
    m_question->retranslate();
    m_beside.reset(); // texts of its own may be in it
}

void ReviewForm::setReview(PersonDocument* document, const MergePlan* plan, Language language)
{
    clearForm();
    m_question->clear();
    m_row.reset();
    m_document = document;
    m_plan = plan;
    m_language = language;
    m_beside.reset();
    m_record = plan && plan->record() ? std::make_unique<PersonDocument>(*plan->record()) : nullptr;
    m_legend->setVisible(m_record != nullptr);
    m_legendText->setVisible(m_record != nullptr);
}

/// Not at once: it may be what the change comes from.
void ReviewForm::leaveForm()
{
    if (QWidget* form = m_form->takeWidget()) {
        m_left += form;
        form->deleteLater();
    }
}

void ReviewForm::clearForm()
{
    leaveForm();
    for (const QPointer<QWidget>& form : std::exchange(m_left, {}))
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
    if (m_row->kind == PairRow::Kind::LeftOver)
        goToPiece(m_row->given);
}

void ReviewForm::makeForm(const PairRow& row)
{
    if (row.entry && m_document->findEntry(*row.entry)) {
        auto* form = new EntryForm(*m_document, *row.entry);
        connect(form, &EntryForm::built, this, &ReviewForm::compare, Qt::QueuedConnection);
        m_form->setWidget(form);
    } else if (row.section && row.kind != PairRow::Kind::Entry && m_document->findSection(*row.section)) {
        m_form->setWidget(new SectionForm(*m_document, *row.section));
    } else if (row.kind == PairRow::Kind::Entry || row.kind == PairRow::Kind::Section) {
        auto* words = new QLabel(tr("Only the record has this. It stays as it is."));
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        words->setContentsMargins(formLeft, 0, formRight, 0);
        setTextLook(*words, Tone::Text2, TextSize::Normal);
        m_form->setWidget(words);
    } else {
        auto* form = new PersonForm(*m_document);
        connect(form, &PersonForm::built, this, &ReviewForm::compare, Qt::QueuedConnection);
        m_form->setWidget(form);
    }
    setGround(*m_form->widget(), Tone::Form);
}

/// The piece is chosen in the list of those without a place, and in sight.
void ReviewForm::goToPiece(const QString& text)
{
    auto* pieces = m_form->widget()->findChild<UnparsedList*>();
    QWidget* focused = window()->focusWidget();
    if (!pieces || !pieces->choose(text))
        return;
    if (focused)
        focused->setFocus(); // one goes on in the list
    m_form->ensureWidgetVisible(pieces);
}

void ReviewForm::refresh()
{
    if (!m_row || !m_plan || !m_form->widget())
        return;
    // What the document says in its language is not missing in the other where the record has it, too.
    const QList<Language> own{m_language};
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const Entry* beside = partner ? entryIn(*m_plan->record(), *partner) : nullptr;
    if (auto* form = qobject_cast<EntryForm*>(m_form->widget())) {
        form->setNeeded(partner ? own : everyLanguage());
        form->setBeside(beside ? std::optional(*beside) : std::nullopt);
    }
    if (auto* form = qobject_cast<PersonForm*>(m_form->widget()))
        form->setNeeded(m_plan->record() ? own : everyLanguage());
    compare();
}

/// The record's own form, which nobody sees: its fields have the names of those in sight.
const QWidget* ReviewForm::besideOf(const std::optional<EntryId>& entry)
{
    if (m_beside && m_besideOf == entry)
        return m_beside.get();
    m_besideOf = entry;
    if (!entry)
        m_beside = std::make_unique<PersonForm>(*m_record);
    else if (m_record->findEntry(*entry))
        m_beside = std::make_unique<EntryForm>(*m_record, *entry);
    else
        m_beside.reset();
    return m_beside.get();
}

/// Leaves alone what a form itself shows in its empty fields.
void ReviewForm::showBeside(LocalizedEdit& texts, Language side, const QString& text)
{
    GrowingTextEdit& edit = *texts.edit(side);
    constexpr auto property = "besideText";
    if (edit.property(property).toString() == text)
        return;
    edit.setProperty(property, text);
    texts.setUsual(side, text);
}

bool ReviewForm::takesOther(const QString& own, const QString& given) const
{
    for (const EntryPair& pair : m_plan->pairs()) {
        if (!m_row->entry || pair.other != *m_row->entry)
            continue;
        return std::any_of(pair.choices.begin(), pair.choices.end(), [&](const ValueChoice& choice) {
            return choice.takesOther && choice.difference.value(1) == own && choice.difference.value(2) == given;
        });
    }
    return false;
}

/// What the record says in this text's place; empty: it says nothing else. One of them stands.
void ReviewForm::showDiffering(GrowingTextEdit& edit, const QString& own) const
{
    constexpr auto property = "saidInstead";
    const bool before = !edit.property(property).toString().isEmpty();
    edit.setProperty(property, own);
    if (!own.isEmpty())
        edit.setSign(Sign::Differ, (takesOther(own, edit.text()) ? tr("“%1” was there, and is kept aside")
                                                                 : tr("“%1” is there already, and stays"))
                                       .arg(own.simplified()));
    else if (before)
        edit.setSign(Sign::None, {});
}

/// Shows what the record has in the fields that the document leaves empty, and which texts are the document's alone.
void ReviewForm::compare()
{
    if (!m_row || !m_plan || !m_form->widget())
        return;
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const bool isPerson = m_row->kind == PairRow::Kind::Person;
    const QWidget* record = m_record && (partner || isPerson) ? besideOf(partner) : nullptr;
    QHash<QString, QString> names; // of points, which have other places in the record
    for (const auto& [document, own] : record ? pointNames() : QList<std::pair<QString, QString>>())
        names[document] = own;
    for (GrowingTextEdit* edit : m_form->widget()->findChildren<GrowingTextEdit*>()) {
        LocalizedEdit* texts = textsOf(*edit);
        const QString stem = edit->objectName().section(u'.', 0, -2);
        const auto language = findLanguage(edit->objectName().section(u'.', -1));
        if (!texts || !language || texts->isShared())
            continue;
        const bool isPoint = stem.startsWith(QStringLiteral("highlights."));
        const bool hasPlace = isPoint || stem.count(u'.') == 1; // rows of lists may stand in another order
        const QString name = isPoint ? names.value(stem) : stem;
        const auto* own = record && hasPlace && !name.isEmpty()
                              ? record->findChild<GrowingTextEdit*>(name + u'.' + codeOf(*language))
                              : nullptr;
        const QString said = own ? own->text() : QString();
        showBeside(*texts, *language, said);
        edit->setBrought(record && hasPlace && !edit->text().isEmpty() && said.isEmpty());
        showDiffering(
            *edit, hasPlace && !edit->text().isEmpty() && !said.isEmpty() && edit->text() != said ? said : QString());
    }
    for (DateRangeEdit* edit : m_form->widget()->findChildren<DateRangeEdit*>()) {
        const auto* own = record ? record->findChild<DateRangeEdit*>(edit->objectName()) : nullptr;
        if (!own || !contradict(own->range(), edit->range())) {
            edit->setRemark({});
            continue;
        }
        const QString dates = textOf(own->range());
        edit->setRemark((takesOther(dates, textOf(edit->range())) ? tr("instead of %1") : tr("%1 stays")).arg(dates));
    }
}

/// "highlights.2" of the document and of the record, of the points that become one.
QList<std::pair<QString, QString>> ReviewForm::pointNames() const
{
    QList<std::pair<QString, QString>> names;
    const auto partner = m_row->entry ? m_plan->partnerOf(*m_row->entry) : std::nullopt;
    const Entry* own = partner ? entryIn(*m_plan->record(), *partner) : nullptr;
    const Entry* given = m_row->entry ? entryIn(m_plan->document(), *m_row->entry) : nullptr;
    if (!own || !given)
        return names;
    for (const MergePlan::HighlightRow& row : m_plan->highlightRows(*m_row->entry)) {
        const qsizetype document = placeOfPoint(row.entry, given->highlights);
        const qsizetype record = placeOfPoint(row.record, own->highlights);
        if (document >= 0 && record >= 0)
            names += {nameOfPoint(document), nameOfPoint(record)};
    }
    return names;
}

} // namespace duovita
