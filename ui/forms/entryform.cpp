#include "ui/forms/entryform.h"

#include "core/content/cvediting.h"
#include "core/messages/kindwords.h"
#include "core/messages/oneofkind.h"
#include "ui/forms/absencenotice.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/formfocus.h"
#include "ui/forms/kindfields.h"
#include "ui/forms/ownsummary.h"
#include "ui/style/appearance.h"
#include "ui/style/roles.h"
#include "ui/widgets/highlightsedit.h"
#include "ui/widgets/teardown.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace duovita {

namespace {

bool isFilled(const LocalizedText& text)
{
    return !text.isEmpty();
}

template <typename Value>
bool isFilled(const Value& value)
{
    return !(value == Value());
}

bool isFilled(int count)
{
    return count != 1;
}

/// Calls visit(value) with the field of the details, whatever its type.
template <typename Visit>
void withField(Details& details, Field field, const Visit& visit)
{
    forEachField(details, [&](Field candidate, auto& value) {
        if (candidate == field)
            visit(value);
    });
}

SectionKind kindOf(const PersonDocument& document, const EntryId& id)
{
    for (const Section& section : document.person().sections) {
        if (std::any_of(section.entries().begin(), section.entries().end(),
                        [&](const Entry& entry) { return entry.id == id; }))
            return section.kind();
    }
    return SectionKind::Custom;
}

} // namespace

EntryForm::EntryForm(PersonDocument& document, const EntryId& id, TermSource* terms, QWidget* parent)
    : QWidget(parent), m_document(document), m_terms(terms), m_kind(kindOf(document, id)),
      m_entry(*document.findEntry(id)), m_becomes(m_kind), m_layout(makeFormLayout(this)),
      m_absence(new AbsenceNotice(this))
{
    m_layout->addWidget(m_absence);
    connect(m_absence, &AbsenceNotice::writeWanted, this,
            [this] { goTo(m_absences.front().text, m_absences.front().language); });
    connect(m_absence, &AbsenceNotice::showWanted, this, &EntryForm::showInOtherLanguage);
    build();
    connect(&Appearance::instance(), &Appearance::changed, this, [this] {
        if (m_grid->isOutgrown())
            build();
    });
    connect(&document, &PersonDocument::entryChanged, this, [this](const EntryId& changed) {
        if (changed == m_entry.id)
            load();
    });
    connect(&document, &PersonDocument::factsChanged, this, &EntryForm::showCvMarks); // the CVs' selection
}

EntryForm::~EntryForm()
{
    silenceChildren(*this);
}

void EntryForm::build()
{
    const QString focused = focusedName(*this);
    delete m_grid;
    m_sharedNote = nullptr;
    m_grid = new FormGrid(this);
    const FormBinding binding{[this](const QString& key) {
                                  const QString ownKey = key.isEmpty() ? key : m_entry.id.toString() + key;
                                  m_document.replaceEntry(m_entry, ownKey);
                              },
                              [this] { m_document.closeMerge(); },
                              [this] { build(); },
                              m_terms,
                              [this](Language side, const VenueInfo& venue) { takeVenue(side, venue); },
                              [this]() -> TypedTexts& { return m_entry.asTyped; },
                              [this](const DateRange& period) { return takePeriod(period); },
                              [this](Field field, QMenu* menu) { offerMoves({field}, menu); },
                              m_becomes,
                              m_needed,
                              [this](const QString& name) { focusNamed(*this, *m_grid, name); }};
    m_grid->addHeads(wordForOneOf(m_becomes));
    if (m_kind == SectionKind::Summary)
        m_ownSummary = new OwnSummary(m_document, *m_grid, m_needed);
    const QList<FormField>& fields = formOf(m_kind).fields;
    // Points come last, unless this kind mainly consists of them.
    const bool pointsFirst = fields.front().field == Field::Highlights;
    for (const FormField& field : fields) {
        if (field.field != Field::Highlights || pointsFirst)
            addFolded(field, binding);
    }
    m_sharedNote = new QLabel(tr("Changes appear in all CVs that show this entry"), m_grid);
    m_sharedNote->setObjectName(QStringLiteral("form.sharedNote"));
    m_sharedNote->setWordWrap(true);
    setTextLook(*m_sharedNote, Tone::Text2, TextSize::Small);
    m_grid->addBelow(m_sharedNote);
    m_sharedNote->hide();
    m_grid->addChips();
    for (const FormField& field : fields) {
        if (field.field == Field::Highlights && !pointsFirst)
            addFolded(field, binding);
    }
    addLeftOver(binding);
    if (m_ownSummary && m_cv)
        m_ownSummary->setCv(*m_cv);
    m_grid->refresh();
    showCvMarks();
    showDifferences();
    followDifferences();
    m_layout->addWidget(m_grid);
    if (isVisible())
        m_grid->show(); // before setting the focus: hidden widgets cannot take it
    focusNamed(*this, *m_grid, focused);
    Q_EMIT built();
}

void EntryForm::setNeeded(const QList<Language>& languages)
{
    if (m_needed == languages)
        return;
    m_needed = languages;
    build();
}

void EntryForm::setCv(const CvId& cv)
{
    m_cv = cv;
    if (m_ownSummary)
        m_ownSummary->setCv(cv);
    showCvMarks();
}

void EntryForm::setBeside(const std::optional<Entry>& other, SectionKind kind)
{
    if (m_beside == other && m_becomes == kind)
        return;
    m_beside = other;
    m_becomes = kind;
    build();
}

void EntryForm::unfoldAll()
{
    m_grid->unfoldAll();
}

void EntryForm::addFolded(const FormField& field, const FormBinding& binding)
{
    if (field.rare)
        m_grid->beginFold(nameOf(field.field), binding.wordFor(field.field),
                          [this, name = field.field] { return holds(name); });
    addRow(field.field, binding);
    m_grid->endFold();
}

bool EntryForm::isFilledIn(const Entry& entry, Field field)
{
    switch (field) {
    case Field::Highlights:
        return !entry.highlights.isEmpty();
    case Field::Links:
        return !entry.links.isEmpty();
    case Field::Tags:
        return !entry.tags.isEmpty();
    case Field::Note:
        return !entry.note.isEmpty();
    default:
        bool filled = false;
        forEachField(entry.details, [&](Field candidate, const auto& value) {
            if (candidate == field)
                filled = isFilled(value);
        });
        return filled || std::any_of(entry.asTyped.keyBegin(), entry.asTyped.keyEnd(), [field](const QString& path) {
                   return !path.contains(u'.') && fieldOfPath(path) == field;
               });
    }
}

bool EntryForm::holds(Field field) const
{
    return isFilledIn(m_entry, field) || (m_beside && isFilledIn(*m_beside, field));
}

void EntryForm::addRow(Field field, const FormBinding& binding)
{
    switch (field) {
    case Field::Highlights:
        return addPoints(binding);
    case Field::Links:
        return addField(*m_grid, field, Access<QList<Link>>([this]() -> QList<Link>& { return m_entry.links; }),
                        binding);
    case Field::Tags:
        return addField(*m_grid, field, Access<QStringList>([this]() -> QStringList& { return m_entry.tags; }),
                        binding);
    case Field::Note:
        return addField(*m_grid, field, Access<QString>([this]() -> QString& { return m_entry.note; }), binding);
    default:
        withField(m_entry.details, field, [&](auto& sample) {
            using Value = std::decay_t<decltype(sample)>;
            // Look the value up each time, because the working copy is replaced as a whole.
            addField(*m_grid, field, Access<Value>([this, field]() -> Value& {
                Value* found = nullptr;
                withField(m_entry.details, field, [&](auto& held) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(held)>, Value>)
                        found = &held;
                });
                return *found;
            }),
                     binding);
        });
    }
}

void EntryForm::load()
{
    const Entry* entry = m_document.findEntry(m_entry.id);
    if (!entry || *entry == m_entry) {
        m_grid->refresh(); // e.g. translation states
        return;
    }
    const auto rows = [](const Entry& e) {
        const auto* work = std::get_if<ExperienceDetails>(&e.details);
        const auto* reference = std::get_if<ReferenceDetails>(&e.details);
        return std::tuple{e.links.size(), work ? work->morePositions.size() : 0,
                          reference ? reference->contacts.size() : 0};
    };
    const bool sameRows = rows(*entry) == rows(m_entry);
    m_entry = *entry;
    if (sameRows)
        m_grid->refresh();
    else
        build();
}

void EntryForm::goTo(const ContentSource& source, Language language)
{
    if (source.cv && m_ownSummary && m_ownSummary->isShown())
        return m_ownSummary->focus(language);
    if (source.highlight) {
        m_grid->reveal(m_highlights);
        m_highlights->focusText(*source.highlight, language);
        return;
    }
    const QString name = QStringLiteral("field.") + nameOf(source.field);
    const auto take = [this](QWidget* widget) {
        if (widget)
            m_grid->reveal(widget);
        if (!widget || !widget->isVisibleTo(this) || widget->focusPolicy() == Qt::NoFocus)
            return false;
        widget->setFocus();
        return true;
    };
    for (const QString& candidate :
         {QString(name + u'.' + codeOf(language)), QString(name + u'.' + codeOf(firstLanguage)), name,
          QString(name + QStringLiteral(".0.label")),
          (source.field == Field::Range ? QStringLiteral("field.start") : name)}) {
        if (take(findChild<QWidget*>(candidate)))
            return;
    }
    // A source without its own field belongs to the entry: go to the first text.
    for (QWidget* field : findChildren<QWidget*>()) {
        if (field->objectName().startsWith(QStringLiteral("field.")) && qobject_cast<QPlainTextEdit*>(field) &&
            field->isVisibleTo(this) && take(field))
            return;
    }
}

void EntryForm::focusFirst()
{
    if (m_ownSummary && m_ownSummary->isShown())
        return m_ownSummary->focus(firstLanguage);
    const Field first = formOf(m_kind).fields.front().field;
    if (first == Field::Highlights && !m_entry.highlights.isEmpty())
        m_highlights->focusText(m_entry.highlights.front().id, firstLanguage);
    else
        goTo(ContentSource{{}, {}, {}, first}, firstLanguage);
}

} // namespace duovita
