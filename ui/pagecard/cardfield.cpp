#include "ui/pagecard/cardfield.h"

#include "core/content/cvediting.h"
#include "core/content/textwalk.h"
#include "core/messages/kindwords.h"
#include "core/terms/headings.h"
#include "core/terms/neededtexts.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/formfocus.h"
#include "ui/now.h"
#include "ui/terms/fieldterms.h"
#include "ui/typing.h"
#include "ui/widgets/formattedtextedit.h"
#include "ui/widgets/localizededit.h"
#include "ui/widgets/pointediting.h"
#include "ui/widgets/teardown.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace duovita {

namespace {

const QString stem = QStringLiteral("card"); // the form's field for the same text has another name

/// Calls visit(value) with the field of the details, whatever its type.
template <typename Visit>
void withField(Details& details, Field field, const Visit& visit)
{
    forEachField(details, [&](Field candidate, auto& value) {
        if (candidate == field)
            visit(value);
    });
}

const Section* sectionOf(const PersonDocument& document, const EntryId& id)
{
    for (const Section& section : document.person().sections) {
        if (std::any_of(section.entries().begin(), section.entries().end(),
                        [&](const Entry& entry) { return entry.id == id; }))
            return &section;
    }
    return nullptr;
}

} // namespace

CardField::CardField(PersonDocument& document, const ContentSource& source, TermSource* terms, QWidget* parent)
    : QWidget(parent), m_document(document), m_source(source), m_terms(terms), m_layout(makeFormLayout(this))
{
    load();
    build();
    connect(&document, &PersonDocument::changed, this, [this] {
        if (!isThere(m_document, m_source))
            return;
        const qsizetype rows = m_person.contacts.size() + m_person.personalFacts.size();
        load();
        if (rows == m_person.contacts.size() + m_person.personalFacts.size())
            m_grid->refresh();
        else
            build();
    });
}

CardField::~CardField()
{
    silenceChildren(*this);
}

bool CardField::isThere(const PersonDocument& document, const ContentSource& source)
{
    if (source.entry) {
        const Entry* entry = document.findEntry(*source.entry);
        return entry && (!source.highlight ||
                         std::any_of(entry->highlights.begin(), entry->highlights.end(),
                                     [&](const Highlight& highlight) { return highlight.id == *source.highlight; }));
    }
    const QList<Cv>& cvs = document.person().cvs;
    if (source.cv)
        return std::any_of(cvs.begin(), cvs.end(), [&](const Cv& cv) { return cv.id == *source.cv; });
    return !source.section || document.findSection(*source.section);
}

void CardField::load()
{
    if (m_source.entry) {
        m_entry = *m_document.findEntry(*m_source.entry);
        m_kind = sectionOf(m_document, *m_source.entry)->kind();
    } else if (m_source.section) {
        const Section& section = *m_document.findSection(*m_source.section);
        m_title = section.title;
        m_kind = section.kind();
    } else {
        m_person = m_document.person();
    }
}

FormBinding CardField::binding()
{
    FormBinding binding{[this](const QString& key) {
                            if (m_source.entry)
                                m_document.replaceEntry(m_entry, key.isEmpty() ? key : m_entry.id.toString() + key);
                            else if (m_source.section)
                                m_document.setSectionTitle(*m_source.section, m_title,
                                                           key.isEmpty() ? key : m_source.section->toString() + key);
                            else
                                m_document.replaceProfile(m_person, key);
                        },
                        [this] { m_document.closeMerge(); }, [this] { build(); }, m_terms};
    binding.typed = [this]() -> TypedTexts& { return m_entry.asTyped; };
    binding.kind = m_kind;
    return binding;
}

void CardField::build()
{
    const QString focused = focusedName(*this);
    delete m_grid;
    m_text = nullptr;
    m_grid = new FormGrid(this);
    m_grid->layout()->setContentsMargins(0, 0, 0, 0); // the card has its own margins
    const FormBinding bound = binding();
    if (m_source.highlight)
        addPoint(bound);
    else if (m_source.entry)
        addEntryField(bound);
    else if (m_source.section)
        addText(
            Field::Title, [this]() -> LocalizedText& { return m_title; }, bound);
    else
        addPersonField(bound);
    if (m_source.section && m_text && !m_source.entry) {
        for (const Language language : allLanguages) {
            const QString word = titleForMissing(m_title, *m_kind, language);
            if (*m_kind == SectionKind::Custom)
                m_text->setStandIn(language, word);
            else
                m_text->setUsual(language, word);
        }
    }
    m_layout->addWidget(m_grid);
    focusNamed(*this, *m_grid, focused);
}

void CardField::addEntryField(const FormBinding& bound)
{
    const Field field = m_source.field;
    if (field == Field::Links)
        return addField(*m_grid, field, Access<QList<Link>>([this]() -> QList<Link>& { return m_entry.links; }), bound,
                        stem);
    withField(m_entry.details, field, [&](auto& sample) {
        using Value = std::decay_t<decltype(sample)>;
        // Look the value up each time, because the working copy is replaced as a whole.
        const Access<Value> value = [this, field]() -> Value& {
            Value* found = nullptr;
            withField(m_entry.details, field, [&](auto& held) {
                if constexpr (std::is_same_v<std::decay_t<decltype(held)>, Value>)
                    found = &held;
            });
            return *found;
        };
        if constexpr (std::is_same_v<Value, LocalizedText>)
            addText(field, value, bound);
        else
            addField(*m_grid, field, value, bound, stem);
    });
}

void CardField::addPersonField(const FormBinding& bound)
{
    if (m_source.cv && m_source.field == Field::Summary)
        return addRichText(
            Field::Summary, [this]() -> LocalizedRichText& { return cv()->summary; }, bound);
    if (m_source.cv)
        return addText(
            Field::Headline, [this]() -> LocalizedText& { return cv()->headline; }, bound);
    switch (m_source.field) {
    case Field::Name:
        return addText(
            Field::Name, [this]() -> LocalizedText& { return m_person.name; }, bound);
    case Field::Headline:
        return addText(
            Field::Headline, [this]() -> LocalizedText& { return m_person.headline; }, bound);
    case Field::Contacts:
        return addField(*m_grid, Field::Contacts,
                        Access<QList<Contact>>([this]() -> QList<Contact>& { return m_person.contacts; }), bound, stem);
    case Field::PersonalFacts:
        return addField(*m_grid, Field::PersonalFacts, Access<QList<PersonalFact>>([this]() -> QList<PersonalFact>& {
            return m_person.personalFacts;
        }),
                        bound, stem);
    default:
        return;
    }
}

void CardField::addText(Field field, const Access<LocalizedText>& value, const FormBinding& bound)
{
    const QString name = duovita::objectName(field, stem);
    const auto texts = holdsMarkdown(field) ? LocalizedEdit::Texts::FormattedNames : LocalizedEdit::Texts::Plain;
    m_text = new LocalizedEdit(name, bound.wordFor(field), texts);
    m_grid->addWide(m_text);
    const TextNature nature = m_kind ? natureOf(field, *m_kind) : TextNature::Prose;
    m_grid->addRefresh([edit = m_text, value, nature] {
        edit->setNeeded(standsForAll(value(), nature) ? QList<Language>() : everyLanguage());
    });
    if (const auto kind = termKindOf(field); kind && m_terms && kind != TermKind::Venue) // must precede the first texts
        new FieldTerms(*m_text, *kind, *m_terms, nullptr);
    bindTexts(*m_grid, *m_text, name, value, bound);
}

void CardField::addPoint(const FormBinding& bound)
{
    addRichText(
        Field::Highlights, [this]() -> LocalizedRichText& { return point()->text; }, bound);
    for (const Language language : allLanguages)
        m_text->edit(language)->installEventFilter(this);
}

/// As in the form: Enter within a text splits the point there. In an empty one it ends, as a list does in a text
/// editor.
void CardField::addPointBelow(Language language)
{
    if (point()->text.isEmpty()) {
        Q_EMIT ended();
        return;
    }
    const auto parts = qobject_cast<FormattedTextEdit*>(m_text->edit(language))->partsAtCursor();
    Highlight added;
    added.style = point()->style;
    added.level = point()->level;
    if (parts)
        added = partPoint(*point(), language, *parts, now());
    const HighlightId id = added.id;
    m_entry.highlights.insert(point() - &m_entry.highlights.front() + 1, added);
    m_document.closeMerge();
    m_document.replaceEntry(m_entry);
    m_document.closeMerge();
    Q_EMIT pointAdded(id);
}

bool CardField::eventFilter(QObject* watched, QEvent* event)
{
    const auto* press = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    const bool isEnter = press && (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter);
    if (!isEnter || press->modifiers().testFlag(Qt::AltModifier) || !m_text) // Alt+Enter opens the text's menu
        return QWidget::eventFilter(watched, event);
    for (const Language language : allLanguages) {
        if (m_text->edit(language) == watched) {
            addPointBelow(language);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CardField::addRichText(Field field, const Access<LocalizedRichText>& value, const FormBinding& bound)
{
    const QString name = duovita::objectName(field, stem);
    m_text = new LocalizedEdit(name, bound.wordFor(field), LocalizedEdit::Texts::Formatted);
    m_grid->addWide(m_text);
    m_grid->addRefresh([edit = m_text, value] {
        edit->setNeeded(standsForAll(value(), natureOfPoints) ? QList<Language>() : everyLanguage());
    });
    bindTexts(*m_grid, *m_text, name, value, bound);
}

Highlight* CardField::point()
{
    return &*std::find_if(m_entry.highlights.begin(), m_entry.highlights.end(),
                          [this](const Highlight& highlight) { return highlight.id == *m_source.highlight; });
}

Cv* CardField::cv()
{
    return &cvOf(m_person, *m_source.cv);
}

void CardField::focus(Language language)
{
    QWidget* field = m_text ? m_text->edit(language) : nullptr;
    if (field && !field->isVisibleTo(this)) // a shared text has only one side
        field = m_text->edit(firstLanguage);
    const QList<QWidget*> controls = findChildren<QWidget*>();
    for (QWidget* control : controls) {
        const bool isControl = control->focusPolicy() & Qt::TabFocus && control->isVisibleTo(this);
        if (!field && isControl && control->objectName().startsWith(stem))
            field = control;
    }
    if (!field)
        return;
    field->setFocus(Qt::OtherFocusReason);
    if (auto* text = qobject_cast<QPlainTextEdit*>(field))
        text->moveCursor(QTextCursor::End);
}

bool CardField::focusNextLanguage(bool forwards, Language ofPage)
{
    const auto isThere = [&](Language language) { // a shared text has only one side
        return language != ofPage && m_text->edit(language)->isVisibleTo(this);
    };
    if (!m_text)
        return false;
    const auto* beside = std::find_if(allLanguages.begin(), allLanguages.end(), isThere);
    if (beside == allLanguages.end())
        return false;
    if (m_text->edit(*beside)->hasFocus()) {
        if (forwards == m_wentForwards)
            return false;
        focus(ofPage);
        return true;
    }
    if (!m_text->edit(ofPage)->hasFocus() || (!forwards && m_wasBeside))
        return false;
    m_wentForwards = forwards;
    m_wasBeside = true;
    focus(*beside);
    return true;
}

bool CardField::hasLanguages() const
{
    return m_text && !m_text->isShared();
}

bool CardField::hasMore(bool forwards) const
{
    const QWidget* focused = m_text ? nullptr : focusWidget();
    if (!focused || !isAncestorOf(focused))
        return false;
    const QWidget* next = focused;
    do {
        next = forwards ? next->nextInFocusChain() : next->previousInFocusChain();
    } while (next != focused && !(next->focusPolicy() & Qt::TabFocus && next->isVisible() && next->isEnabled()));
    return next != focused && isAncestorOf(next);
}

} // namespace duovita
