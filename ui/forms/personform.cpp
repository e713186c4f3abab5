#include "ui/forms/personform.h"

#include "core/messages/kindwords.h"
#include "ui/forms/fieldparts.h"
#include "ui/forms/formfocus.h"
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
        const bool sameRows = m_person.contacts.size() == now.contacts.size() &&
                              m_person.personalFacts.size() == now.personalFacts.size();
        m_person = m_document.person();
        if (sameRows)
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
    m_grid->addHeads(tr("Person"));
    addField(*m_grid, Field::Name, Access<LocalizedText>([this]() -> LocalizedText& { return m_person.name; }),
             binding);
    addField(*m_grid, Field::Headline, Access<LocalizedText>([this]() -> LocalizedText& { return m_person.headline; }),
             binding);
    fold(Field::WrittenNames, [this] { return !m_person.nameVariants.isEmpty(); });
    addField(*m_grid, Field::WrittenNames,
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
        m_grid->show(); // now: what is not shown yet takes no focus
    focusNamed(*this, *m_grid, focused);
    Q_EMIT built();
}

PersonForm::~PersonForm()
{
    silenceChildren(*this);
}

} // namespace duovita
