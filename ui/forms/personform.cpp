#include "ui/forms/personform.h"

#include "core/content/cvediting.h"
#include "core/messages/kindwords.h"
#include "core/messages/recordwords.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/formfocus.h"
#include "ui/forms/sharednote.h"
#include "ui/forms/wordsfields.h"
#include "ui/style/appearance.h"
#include "ui/widgets/photoedit.h"
#include "ui/widgets/teardown.h"
#include "ui/widgets/unparsedlist.h"

#include <QVBoxLayout>

namespace duovita {

PersonForm::PersonForm(PersonDocument& document, TermSource* terms, QWidget* parent)
    : QWidget(parent), m_document(document), m_terms(terms), m_person(document.person()), m_layout(makeFormLayout(this))
{
    build();
    connect(&Appearance::instance(), &Appearance::changed, this, [this] {
        if (m_grid->isOutgrown())
            build();
    });
    connect(&document, &PersonDocument::factsChanged, this, [this] {
        const Person& now = m_document.person();
        const bool sameItems = m_person.contacts.size() == now.contacts.size() &&
                               m_person.personalFacts.size() == now.personalFacts.size();
        m_person = m_document.person();
        const bool sameHeadlines = hasOwnHeadline() == m_showsOwn || isOwnHeadlineEdited();
        if (sameItems && sameHeadlines)
            m_grid->refresh();
        else
            build();
    });
}

void PersonForm::addPhoto(const FormBinding& binding)
{
    auto* edit = new PhotoEdit;
    m_grid->addRow(wordFor(Field::Photo), edit);
    m_grid->addRefresh([this, edit] { edit->setPhoto(m_person.photo); });
    connect(edit, &PhotoEdit::edited, this, [this, binding](const std::optional<Photo>& photo) {
        m_person.photo = photo;
        binding.commit({});
    });
}

void PersonForm::setCv(const CvId& cv)
{
    if (m_cv == cv)
        return;
    m_cv = cv;
    if (m_showsOwn || hasOwnHeadline())
        build();
    else
        m_grid->refresh();
}

bool PersonForm::hasOwnHeadline() const
{
    return m_cv && !cvOf(m_person, *m_cv).headline.isEmpty();
}

/// An emptied headline keeps its row until the focus leaves it.
bool PersonForm::isOwnHeadlineEdited() const
{
    const QWidget* focused = focusWidget();
    return m_showsOwn && focused && focused->objectName().startsWith(ownHeadlineName);
}

void PersonForm::addTextRow(const QString& label, const QString& name, const Access<LocalizedText>& text,
                            const FormBinding& binding)
{
    auto* edit = new LocalizedEdit(name, label, LocalizedEdit::Texts::Plain);
    m_grid->addRefresh(
        [=] { edit->setNeeded(standsForAll(text(), TextNature::Prose) ? QList<Language>() : binding.needed); });
    m_grid->addRow(label, edit, label);
    bindTexts(*m_grid, *edit, name, text, binding);
}

/// The CV's own headline comes first, because it is the one that is printed.
void PersonForm::addHeadlines(const FormBinding& binding)
{
    m_showsOwn = hasOwnHeadline();
    const Access<LocalizedText> ofPerson = [this]() -> LocalizedText& { return m_person.headline; };
    if (!m_showsOwn) {
        addField(*m_grid, Field::Headline, ofPerson, binding);
        return addHeadlineNote(binding);
    }
    const Access<LocalizedText> ofCv = [this]() -> LocalizedText& { return cvOf(m_person, *m_cv).headline; };
    addTextRow(wordFor(Field::Headline), ownHeadlineName, ofCv, binding);
    addHeadlineNote(binding);
    addTextRow(SharedNote::otherCvs(), duovita::objectName(Field::Headline, {}), ofPerson, binding);
}

void PersonForm::addHeadlineNote(const FormBinding& binding)
{
    auto* note = new SharedNote(ownHeadlineName + QStringLiteral(".note"));
    const bool isOwn = m_showsOwn;
    m_grid->addBelow(note);
    m_grid->addRefresh([this, note, isOwn] {
        const bool several = m_cv && m_person.cvs.size() > 1 && !m_person.headline.isEmpty();
        const QString cv = m_cv ? shownName(cvOf(m_person, *m_cv)) : QString();
        if (isOwn)
            note->showOwn(cv);
        else if (several)
            note->showShared(cv);
        else
            note->hide();
    });
    connect(note, &SharedNote::ownWanted, this, [this, binding] { setOwnHeadline(m_person.headline, binding); });
    connect(note, &SharedNote::sharedWanted, this, [this, binding] { setOwnHeadline({}, binding); });
}

/// Queued, because the button that leads here is deleted with its row.
void PersonForm::setOwnHeadline(const LocalizedText& headline, const FormBinding& binding)
{
    QMetaObject::invokeMethod(
        this,
        [=, this] {
            cvOf(m_person, *m_cv).headline = headline;
            m_document.closeMerge();
            binding.commit({});
            if (m_showsOwn != hasOwnHeadline()) // it is still being edited
                build();
            const QString field = hasOwnHeadline() ? ownHeadlineName : duovita::objectName(Field::Headline, {});
            focusNamed(*this, *m_grid, field + u'.' + codeOf(m_needed.value(0, firstLanguage)));
        },
        Qt::QueuedConnection);
}

void PersonForm::setNeeded(const QList<Language>& languages)
{
    if (m_needed == languages)
        return;
    m_needed = languages;
    build();
}

void PersonForm::build()
{
    const QString focused = focusedName(*this);
    delete m_grid;
    m_grid = new FormGrid(this);
    FormBinding binding{[this](const QString& key) { m_document.replaceProfile(m_person, key); },
                        [this] { m_document.closeMerge(); }, [this] { build(); }, m_terms};
    binding.needed = m_needed;
    binding.goTo = [this](const QString& name) { focusNamed(*this, *m_grid, name); };
    const auto fold = [this](Field field, const std::function<bool()>& isFilled) {
        m_grid->beginFold(nameOf(field), wordFor(field), isFilled);
    };
    m_grid->addHeads(tr("Personal data"));
    addField(*m_grid, Field::Name, Access<LocalizedText>([this]() -> LocalizedText& { return m_person.name; }),
             binding);
    addHeadlines(binding);
    fold(Field::NameVariants, [this] { return !m_person.nameVariants.isEmpty(); });
    addField(*m_grid, Field::NameVariants,
             Access<QStringList>([this]() -> QStringList& { return m_person.nameVariants; }), binding);
    m_grid->endFold();
    addPhoto(binding);
    addField(*m_grid, Field::Contacts,
             Access<QList<Contact>>([this]() -> QList<Contact>& { return m_person.contacts; }), binding);
    fold(Field::PersonalFacts, [this] { return !m_person.personalFacts.isEmpty(); });
    addField(*m_grid, Field::PersonalFacts,
             Access<QList<PersonalFact>>([this]() -> QList<PersonalFact>& { return m_person.personalFacts; }), binding);
    m_grid->endFold();
    fold(Field::Tags, [this] { return !m_person.tags.isEmpty(); });
    addField(*m_grid, Field::Tags, Access<QStringList>([this]() -> QStringList& { return m_person.tags; }), binding);
    m_grid->endFold();
    fold(Field::Notes, [this] { return !m_person.notes.isEmpty(); });
    addField(*m_grid, Field::Notes, Access<QString>([this]() -> QString& { return m_person.notes; }), binding);
    m_grid->endFold();
    addWordFields(
        *m_grid, [this]() -> OwnWords& { return m_person.words; }, binding);
    m_grid->addChips();
    addUnparsed(
        *m_grid, m_document, UnparsedList::Points::No, [this]() -> QStringList& { return m_person.unparsed; },
        [binding] { binding.commit({}); });
    m_grid->refresh();
    m_layout->addWidget(m_grid);
    if (isVisible())
        m_grid->show(); // before setting the focus: hidden widgets cannot take it
    focusNamed(*this, *m_grid, focused);
    Q_EMIT built();
}

PersonForm::~PersonForm()
{
    silenceChildren(*this);
}

} // namespace duovita
